export default {
  title: 'Terms and privacy',
  list: 'Documents',
  version: 'Version {{version}}',
  back: 'Back',
  failed: 'The documents didn’t load',
  failedText: 'Check the connection and try again.',
} as const

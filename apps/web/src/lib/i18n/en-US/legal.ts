export default {
  title: 'Terms and privacy',
  list: 'Documents',
  version: 'Version: {{version}}',
  back: 'Back',
  failed: "The documents didn't load",
  failedText: 'Check the connection and try again.',
  newAgreements: {
    title: 'Something changed in our agreement',
    text: 'Please read what is new before you go on. Your chats stay as they are.',
    accept: 'I accept the new version',
    submit: 'Go on',
    busy: 'Saving',
    version: 'Version: {{version}}',
    logOut: 'Log out',
  },
} as const

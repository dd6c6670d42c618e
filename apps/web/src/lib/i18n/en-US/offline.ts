export default {
  mark: 'Answered offline',
  note: 'Lumi answers from this device. It goes to your other devices later.',
  title: 'Without a network',
  about: 'Lumi solves, gives hints and checks on this device.',
  maths: 'Math',
  physics: 'Physics',
  chemistry: 'Chemistry',
  size: '{{size}} MB to download',
  unknown: 'Downloaded when there is a network',
  loading: 'Downloading: {{percent}}%',
  ready: 'On this device',
}

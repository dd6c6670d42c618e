export default {
  pageTitle: 'Sign in',
  title: 'Nearly there.',
  titleAgain: "Let's try that again.",
  asking: 'One moment, we are opening your account',
  signUp: {
    title: 'Your new account',
    text: 'You come with {{provider}}, and your email is <b>{{email}}</b>.',
    textEmail:
      'You come with {{provider}}. Which email is yours? We will send a letter with a code, also if the email already has a Lumi account.',
    otherAddress: 'Use another email',
  },
  link: {
    title: 'You are already here',
    text: '<b>{{email}}</b> has a Lumi account. Type its password once, and from then on {{provider}} opens it too.',
    textNoPassword:
      '<b>{{email}}</b> has a Lumi account. We will send it a letter, and then {{provider}} opens it too.',
    password: 'Password of your Lumi account',
    mismatch: 'This is not the password of this account. Check for Caps Lock.',
    submit: 'Connect and log in',
    busy: 'Connecting',
    letter: 'Send the letter',
    letterInstead: 'Send me a letter instead',
    sending: 'Sending',
  },
  sent: {
    text: 'We have written to <b>{{email}}</b>. Type the code from the letter here, or open its link in this browser. Both work for {{minutes}} minutes.',
    code: 'Code from the letter',
    submit: 'Confirm',
    busy: 'Confirming',
    otherAddress: 'Use another email',
  },
  confirm: {
    title: 'Is it you?',
    text: 'Press the button, and <b>{{email}}</b> opens with {{provider}}.',
    submit: 'Yes, it is me',
    busy: 'Opening',
  },
  problem: {
    toLogin: 'Back to log in',
    toSignup: 'Create an account',
    refused: {
      title: 'You stopped halfway',
      text: 'The sign-in was canceled there, so nothing was changed here. You can try again or use your email.',
    },
    expired: {
      title: 'That took a little too long',
      text: 'Or the sign-in was begun in another browser. Start again here, it is quick.',
    },
    unavailable: {
      title: 'The sign-in service is resting',
      text: 'It does not answer right now. Try again soon, or use your email and password.',
    },
    failed: {
      title: 'We could not check the answer',
      text: 'The sign-in service sent something we cannot rely on, so we opened nothing. Please start again.',
    },
    over: {
      title: 'This sign-in is over',
      text: 'It was already used, or it waited too long. Start again, it is quick.',
    },
    otherBrowser: {
      title: 'Go back to where you began',
      text: 'For your safety this link works only in the browser where you began. Go back there and type the code from the letter.',
    },
    taken: {
      title: 'Already used for another account',
      text: 'This sign-in opens another Lumi account. Log in with it there, or choose another way here.',
    },
    other: {
      title: "That didn't work",
      text: 'Perhaps the connection broke. Nothing is lost: try again.',
    },
  },
  methods: {
    title: 'Other ways to sign in',
    about: 'Add one more, and you get in even if you forget the password.',
    linked: 'Opens your account',
    only: 'Your only way to sign in',
    add: 'Add {{provider}}',
    addAbout: 'Log in with one press',
    added: 'Added. You can log in like this from now on',
    remove: 'Remove',
    removeOne: 'Remove {{provider}}',
    removing: 'Removing',
    removed: '{{provider}} no longer opens your account',
  },
} as const

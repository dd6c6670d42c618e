export default {
  pageTitle: 'For parents',
  loading: 'Loading',
  request: {
    title: 'May your child learn with Lumi?',
    text: 'Please read what Lumi is and what it keeps. Nothing is decided for you.',
    expires: 'You can answer until {{day}}.',
  },
  correction: {
    title: 'Is the new date of birth right?',
    text: 'You agreed that this student uses Lumi. Now they have entered something else, and with it they could decide without you sooner.',
    before: 'Until now',
    after: 'New',
    agree: 'Yes, it is right',
    refuse: 'No, leave it as it was',
    agreedTitle: 'The correction is stored',
    refusedTitle: 'Everything stays as it was',
    doneText: 'Thank you. You can close this page.',
  },
  who: {
    title: 'Who asks',
    email: 'Email',
    age: 'Age',
    ageYears_one: '{{count}} year',
    ageYears_other: '{{count}} years',
    country: 'Country',
    signedUp: 'Signed up',
    birthDate: 'Date of birth',
    masked: 'The address is shortened in case this letter reached the wrong person.',
  },
  independent: 'The student is meanwhile old enough to decide alone. Your answer is not needed any more.',
  consent: {
    title: 'What you agree to',
    version: 'Version {{version}}',
    hash: 'Fingerprint of this text (SHA-256)',
    confirm: 'I am the parent or guardian of this student, and I agree to the text above.',
    agree: 'I agree',
    agreeing: 'Saving',
    refuse: 'I do not agree',
    refusing: 'Saving',
    outdated: 'The text has changed while the page was open. Please read it once more.',
  },
  manage: {
    givenTitle: 'You agreed: the chat is open',
    givenText:
      'You agreed on {{day}} to version {{version}}. We have mailed you the link to this page; with it you can change your mind at any time.',
    refusedTitle: 'You did not agree: the chat stays closed',
    refusedText:
      'You decided on {{day}}. What we have is deleted after {{days}} days. Until then you can change your mind here.',
    withdrawnTitle: 'You took the consent back: the chat is closed',
    withdrawnText:
      'You decided on {{day}}. The account is deleted after {{days}} days. Until then you can agree again here.',
    keptTitle: 'What is kept',
    kept: 'Email, date of birth, country, language, messages and replies, sign-ins, and your decision. The student can download all of it under Settings, Account.',
    withdraw: 'Take the consent back',
    withdrawSure:
      'The chat closes at once on all devices. After {{days}} days the account is deleted. Take the consent back?',
    withdrawing: 'Saving',
    again: 'Agree after all',
    delete: 'Delete everything now',
    deleteSure: 'The account and all messages are deleted for good. This cannot be undone.',
    deleteYes: 'Delete for good',
    deleting: 'Deleting',
    keep: 'Cancel',
    deletedTitle: 'The account is being deleted',
    deletedText: 'Everything is gone within a few minutes, in backups after 30 days. You can close this page.',
  },
  problem: {
    incompleteTitle: 'A piece of the link is missing',
    incompleteText:
      'Open it from the letter once more, best with the button. If you have decided already, we can mail you a new link.',
    invalidTitle: 'This link opens nothing',
    invalidText:
      'It is not complete, or the account it was about is gone. If you have decided already, we can mail you a new link.',
    expiredTitle: 'This request has expired',
    expiredText:
      'Nobody answered in time, so the account of the student is deleted. If you want to agree, the student can sign up again and name you.',
    replacedTitle: 'This request went to another address since',
    replacedText:
      'The student has corrected the address. The newest letter is in that mailbox. You need not do anything.',
    usedTitle: 'This request is answered',
    usedText:
      'Each request can be answered once. The letter that came after your answer has a link to change it. We can send it again.',
    failedTitle: 'The page did not load',
  },
  newLink: {
    title: 'A new link',
    email: 'Your email',
    submit: 'Mail me the link',
    busy: 'Sending',
    sentTitle: 'Check your mail',
    sentText: 'If there is a decision of <b>{{email}}</b>, a link to it is on its way.',
  },
} as const

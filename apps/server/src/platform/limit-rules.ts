/** Rules, Limits. `points` within `seconds`; the environment raises one by `LIMIT_<NAME>`, none can be switched off. */
export const limits = {
  /** Failures of one account from one address; above it the delay grows. */
  'login-account': { points: 10, seconds: 15 * 60 },
  /** A school is one address. */
  'login-address': { points: 300, seconds: 15 * 60 },
  'sign-up-device': { points: 5, seconds: 60 * 60 },
  'sign-up-address': { points: 100, seconds: 60 * 60 },
  /** Mailed codes that confirm a session, per student. */
  'confirmation-code': { points: 5, seconds: 60 * 60 },
  /** Orders to change the address, per student. */
  'email-change': { points: 5, seconds: 60 * 60 },
  'mail-mailbox': { points: 3, seconds: 60 * 60 },
  /** Mails to parents that one student orders. */
  'guardian-student': { points: 6, seconds: 24 * 60 * 60 },
  /** Sign-ins begun with another service. A school is one address. */
  'social-address': { points: 300, seconds: 15 * 60 },
  /** Openings of a parent's page: links cannot be guessed; this bounds the load on the database. */
  'guardian-page': { points: 60, seconds: 15 * 60 },
  /** Exports that were begun; only one a day is finished. */
  export: { points: 10, seconds: 60 * 60 },
  /** Conversations saved as a file, per student. */
  'export-conversation': { points: 20, seconds: 10 * 60 },
  /** Requests to support, per student. */
  feedback: { points: 10, seconds: 60 * 60 },
  /** Opinions on replies, per student. */
  'chat-feedback': { points: 60, seconds: 60 },
  /** Counted actions, per student: each is one click. */
  'user-action': { points: 120, seconds: 60 },
  /** Batches of analytics, per student: four a minute and one at each leaving of the page. */
  telemetry: { points: 60, seconds: 60 },
  /** Suggestions of places, per student: one a keystroke, and a provider may have to be paid for each. */
  places: { points: 120, seconds: 60 },
  /** Searches of the own messages, per student: one for each pause while typing. */
  search: { points: 120, seconds: 60 },
  /** Recordings to be written down, per student; a provider is paid for each. */
  transcribe: { points: 30, seconds: 60 * 60 },
  'transcribe-day': { points: 100, seconds: 24 * 60 * 60 },
  /** Replies read aloud by the speech service, per student; one that is still known costs nothing. */
  speech: { points: 60, seconds: 60 * 60 },
  'speech-day': { points: 200, seconds: 24 * 60 * 60 },
  /** Codes for a phone number, per student and per number. */
  'phone-student': { points: 5, seconds: 24 * 60 * 60 },
  'phone-number': { points: 5, seconds: 24 * 60 * 60 },
  'phone-minute': { points: 1, seconds: 60 },
  /** Promo codes that were tried, per student. */
  'promo-code': { points: 10, seconds: 60 * 60 },
  /** Orders of one student; one that is sent again does not count. */
  purchase: { points: 5, seconds: 60 * 60 },
  /** Links to a payer that one student makes. */
  'payer-link': { points: 10, seconds: 24 * 60 * 60 },
  /** Calls of a payer's page: links cannot be guessed; this bounds the load on the database. */
  'payer-page': { points: 120, seconds: 15 * 60 },
  send: { points: 20, seconds: 60 },
  /** Calls that bring turns taken without a network, per student: up to 20 turns in each. */
  'merge-offline': { points: 15, seconds: 60 },
  /** Turns of the tutor that took too long, per student: past it the student waits. A cry for help does not. */
  'turns-given-up': { points: 6, seconds: 10 * 60 },
  /** Pictures that were read, per student. One that is known already does not count. */
  upload: { points: 30, seconds: 60 * 60 },
  /** Calls of browsers about their pushes, which need no session. A school is one address. */
  'push-address': { points: 300, seconds: 15 * 60 },
  'hub-events': { points: 50, seconds: 10 },
} as const satisfies Record<string, { points: number; seconds: number }>

export type LimitName = keyof typeof limits
export const limitNames = Object.keys(limits) as LimitName[]

/** Numbers of the product, grouped by thing, each with its source. Do not repeat them as literals elsewhere. */

/** V03; the upper limit is decision 025. */
export const PASSWORD = {
  minLength: 8,
  maxLength: 128,
  /** A password that needs fewer guesses is refused: an attacker makes them in seconds. */
  minGuesses: 1_000_000,
  /** Patterns are searched in the first characters only. */
  judgedLength: 32,
} as const

/** V02: 8 to 16 symbols, the plus counted. */
export const PHONE = { minLength: 8, maxLength: 16 } as const

/** Decision 054: the code that confirms a number. */
export const PHONE_CODE = {
  /** Of the number that calls. */
  callDigits: 4,
  textDigits: 6,
  minutes: 10,
  tries: 6,
  /** Until it can be sent again. */
  resendSeconds: 60,
} as const

/** Section 9 of the promises; the length is changed by the operator's TRIAL_DAYS. */
export const TRIAL = {
  days: 10,
  /** Ours: the reminder comes this long before the end. */
  reminderHours: 48,
} as const

/** Decision 055. */
export const PROMO_CODE = {
  maxLength: 32,
  /** With the spaces that people type or paste. */
  maxTypedLength: 100,
  /** Of a personal code, without the hyphen in its middle. */
  personalLength: 6,
} as const

/** Section 9 of the promises and decision 055; changed by REFERRAL_REWARDS and REFERRAL_MIN_FRIEND_MESSAGES. */
export const REFERRAL = {
  /** Messages for the referrer, by the referrer's country (ISO 3166-1). */
  rewards: { RU: { registration: 20, purchase: 100 }, BY: { registration: 20, purchase: 100 } } as Readonly<
    Record<string, { registration: number; purchase: number }>
  >,
  otherRewards: { registration: 60, purchase: 100 },
  /** The most that registrations can earn one referrer. Purchases have no limit. */
  registrationLimit: 100,
  friendDiscountPercent: 10,
  minFriendMessages: 0,
  /** Ours: a reward is taken back if the friend turns out to be the referrer within this time. */
  watchedDays: 30,
} as const

export const MESSAGE = {
  /** Rules, Requests: at most 8 000 characters for messages (UTF-16 code units). */
  maxLength: 8000,
  /** Rules, Requests: page of at most 100; the chat keeps at most 60 in the DOM. */
  pageSize: 30,
  maxPageSize: 100,
  /** Ours: the page offers undo for 5 s; the server allows more time for a slow network. */
  undoSeconds: 60,
} as const

/** Decision 050: turns without a network. */
export const OFFLINE = {
  /** Turns in one call. A longer time without a network is told in several calls. */
  maxTurns: 20,
  /** Characters of all messages in one call, so that it stays below the limit of a body (256 kB). */
  maxTextLength: 40_000,
  /** The state of a conversation is below 16 kB; the rest is what is known of the student. */
  maxBaseLength: 160_000,
  /** For one subject, as it is downloaded: 5 MB. */
  maxPackBytes: 5_000_000,
} as const

/** Decision 003; rules, Models. */
export const REPLY = {
  /** Time between two deltas of a reply. */
  deltaIntervalMs: 40,
  firstTokenTimeoutMs: 20_000,
  silenceTimeoutMs: 20_000,
  wholeTimeoutMs: 180_000,
  /** SR05: after the death of its process, a reply ends or continues within this time. */
  takeOverWithinMs: 60_000,
  /** Ours: turns of a student and day in which a language model may be asked, free ones included. */
  modelTurnsPerDay: 150,
  /** Ours: how long a reply waits for the second model that looks at its claims. */
  judgeTimeoutMs: 4000,
  /** Decision 026: a stopped reply is charged from this length. */
  chargedFromCharacters: 200,
} as const

/** Decision 026: the allowance of the free plan, which everybody has. */
export const USAGE = {
  freeMessagesPerDay: 15,
  /** Ours: the limit of fair use; a day with so many messages is shown as one without a limit. */
  fairUsePerDay: 1000,
  /** With no message left, the open problem may continue for this many turns. */
  graceTurns: 20,
  /** Ours: the page shows the quota when at most this many are left. */
  lowFrom: 3,
  /** Decision 026: the least time between the starts of two days. */
  minHoursBetweenDayStarts: 20,
} as const

/** How many subjects may be active at once on the free plan, which everybody has. */
export const SUBJECTS = { freeLimit: 2 } as const

/** Decision 052. Prices and allowances are data: see the catalogue. */
export const BILLING = {
  /** A message is sent so many days before money moves. */
  reminderDays: [7, 1],
  /** A declined renewal is tried again after so many days, counted from the first try; then the plan ends. */
  retryDays: [1, 3],
  /** An order that nobody pays ends after this time. */
  openPaymentHours: 24,
  /** The provider is asked about a payment that is open for longer, whatever was said meanwhile. */
  reconcileAfterMinutes: 10,
  /**
   * A charge without an answer is sent again under its key for so long. Providers forget a key after a day at the earliest;
   * from here on the charge is only looked for, until `openPaymentHours` have passed and their lists are up to date.
   */
  chargeKeyHours: 20,
  /** How long the same `Idempotency-Key` is the same order. */
  idempotencyHours: 24,
  /** A payer's link that has not paid. */
  payerLinkDays: 7,
  pageSize: 20,
} as const

/** Ours. */
export const FEEDBACK = {
  maxLength: 1000,
  attachedMessages: 5,
  /** Ours: pictures with one message to support. */
  maxPictures: 3,
  firstNumber: 1001,
  /** The topics, in the order of the chips; also the values of `?feedbackType=`. */
  topics: ['idea', 'broken', 'answer', 'other'],
} as const

/**
 * P05: support Mon-Fri 10:00-19:00. The promise names no time zone; this is the one of Minsk and Moscow. Changed by the
 * operator's SUPPORT_TIME_ZONE.
 */
export const SUPPORT = {
  firstDay: 1,
  lastDay: 5,
  fromHour: 10,
  toHour: 19,
  timeZone: 'Europe/Minsk',
  /** Ours: a closed request opens again when its student writes; after this time it can only be read. */
  archivedAfterDays: 30,
  /** Ours: how long an address works to which a mail about a request is answered. */
  replyAddressDays: 30,
  /** Ours: messages in one request, whoever wrote them. Beyond it a new request is the better place. */
  maxMessages: 200,
} as const

/** Promise K06. */
export const LOCALE = { defaultCountryId: 1, defaultLanguageId: 1, waitMs: 3000 } as const

/** Promise K04. */
export const NOTIFICATION = { timeoutMs: 5000, newVersionTimeoutMs: 0 } as const

/** Promises A03, A21, K07. */
export const QUERY_CACHE = {
  staleMs: 5 * 60_000,
  keptMs: 60 * 60_000,
  retries: 3,
  retryMinMs: 1000,
  retryMaxMs: 30_000,
} as const

/** Rules, Sessions. */
export const SESSION = {
  accessMinutes: 15,
  refreshIdleDays: 30,
  refreshAbsoluteDays: 180,
  /** A used refresh token returns the same successor again within this time, in case the answer was lost. */
  refreshGraceSeconds: 10,
  /** Decision 025: actions that are hard to undo need a sign-in or confirmation younger than this. */
  recentMinutes: 10,
  /** The mailed code of such a confirmation: tries per code, and how long it is valid (rules, Limits). */
  confirmationCodeDigits: 6,
  confirmationCodeMinutes: 10,
  confirmationCodeTries: 5,
  /** A device counts as new again after this time without a sign-in. */
  knownDeviceDays: 400,
} as const

/** Other ages are taken for a typing error. */
export const STUDENT_AGE = { min: 5, max: 120 } as const

/**
 * Decision 013: students under the age of their country need a parent's consent before the chat opens. Countries that are not
 * listed have the highest age in use anywhere; the operator's CONSENT_AGES can add more. United Kingdom: Data Protection Act
 * 2018, section 9.
 */
export const CONSENT = {
  ages: { US: 13, RU: 14, BY: 16, GB: 13 } as Readonly<Record<string, number>>,
  defaultAge: 16,
  /** Without an answer after this time, the child's data is deleted. */
  answerDays: 30,
  reminderDays: [3, 7],
  /** Until the same mail may be sent again. */
  resendSeconds: 60,
} as const

/** Sign-in with another service (decision 015). */
export const SOCIAL = {
  /** From the press of the button to the return from the provider. */
  requestMinutes: 10,
  /** The `q` of `/complete-signup`. */
  ticketMinutes: 15,
  /** The mail that confirms an address or links an account. */
  mailMinutes: 60,
  codeTries: 5,
  /** Older sign-in data of a messenger is refused. */
  launchMaxAgeMinutes: 10,
} as const

/** Names in any script, up to 200 characters. The number of schools and courses at once is ours. */
export const PROFILE = { nameMaxLength: 200, maxInstitutions: 10 } as const

/** A26: the maps loader retries 3 times with doubling pauses. */
export const MAPS = { loaderRetries: 3, loaderRetryMs: 250 } as const

/** Ours: number of suggestions for city and school; a longer list does not help on a phone. */
export const PLACES = { queryMaxLength: 100, maxSuggestions: 8 } as const

/** Links in mails. */
export const MAIL_LINK = {
  confirmationHours: 48,
  passwordChangeHours: 2,
  emailChangeHours: 24,
  /** How long a change of address can be undone from the old address. */
  emailChangeUndoDays: 7,
  /** Countdown before the confirmation can be asked for again. */
  resendAfterSeconds: 60,
} as const

/** Promise K08. */
export const TEXTAREA = { rows: 6, maxRows: 12 } as const

/** S17: registrationReferralInfo is kept for 30 days, with a limited length. */
export const REFERRAL_INFO = { keptDays: 30, maxLength: 2000 } as const

/** Decision 025: until then signing in can undo the deletion. Changed by the operator's DELETION_GRACE_DAYS; 0 is allowed. */
export const DELETION = { graceDays: 7 } as const

/** Rules, Minors: one export a day. */
export const EXPORT = { everyHours: 24 } as const

/** Retention times. `docs/privacy/data.md` lists them by column, and a test compares the two. */
export const RETENTION = {
  auditDays: 365,
  /** Addresses and subjects of mails. The text of a sent mail is deleted at once. */
  mailDays: 30,
  /** That a mailbox does not exist: it may have been full, or may be opened again. */
  bounceDays: 90,
  /** The mail about a deleted account, sent or not. */
  lastMailHours: 24,
  /** A sign-up that was not confirmed. */
  unconfirmedDays: 30,
  /** Rules, Minors: chats, after the last message. */
  idleChatMonths: 24,
  /** Text of a deleted message. */
  deletedMessageHours: 24,
  /** Ours: a picture that was uploaded and whose message never came. The device sends both within minutes. */
  unsentPictureHours: 24,
  /** Ours: a number whose confirmation was begun and not finished. */
  openPhoneHours: 24,
  /** What calls and texts of a day have cost, by hashes of numbers and addresses. */
  phoneCostDays: 2,
  /** What payment providers sent, as it came: for disputes. */
  paymentEventDays: 90,
  /** The books: payments without name, address or account. */
  paymentYears: 5,
} as const

/** P06. Pushes and their limits; hours are of the student's own time zone. */
export const PUSH = {
  quietFromHour: 21,
  quietToHour: 8,
  reviewsPerWeek: 3,
  /** After school. */
  reviewFromHour: 15,
  /** Browsers of one student; the one that was used longest ago goes first. */
  maxClients: 20,
  maxEndpointLength: 1024,
  /** Mails instead of pushes: at most one about replies and one about reviews in so many days. */
  replyMailDays: 1,
  reviewMailDays: 7,
  /** A push that could not leave by then tells nothing new. */
  staleHours: 36,
  /** Of pushes, and of browsers that belong to nobody. */
  keptDays: 30,
} as const

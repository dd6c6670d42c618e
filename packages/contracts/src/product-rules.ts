/** Numbers of the product, grouped by thing. Each names where it comes from; none may stand as a literal elsewhere. */

/** V03; the upper limit is decision 025. */
export const PASSWORD = {
  minLength: 8,
  maxLength: 128,
  /** Fewer guesses than this are made in seconds; the same on both sides. */
  minGuesses: 1_000_000,
  /** Patterns are looked for in so many characters. */
  judgedLength: 32,
} as const

/** V02: 8 to 16 symbols, the plus counted. */
export const PHONE = { minLength: 8, maxLength: 16 } as const

export const MESSAGE = {
  /** Rules, Requests: at most 8 000 characters for messages (UTF-16 code units). */
  maxLength: 8000,
  /** Rules, Requests: page of at most 100; the chat keeps at most 60 in the DOM. */
  pageSize: 30,
  maxPageSize: 100,
  /** Design 3: "Deleted: row collapses, undo for 5 s"; the server allows a little longer for a slow network. */
  undoSeconds: 60,
} as const

/** Decision 003 and rules, Models and 9. */
export const REPLY = {
  /** Deltas are coalesced to this beat. */
  deltaIntervalMs: 40,
  firstTokenTimeoutMs: 20_000,
  silenceTimeoutMs: 20_000,
  wholeTimeoutMs: 180_000,
  /** SR05: after its process died, a reply ends or goes on within this time. */
  takeOverWithinMs: 60_000,
  /** Decision 026: a stopped reply is charged from this length. */
  chargedFromCharacters: 200,
} as const

/** Decision 026: the allowance of the free plan, which everybody has. */
export const USAGE = {
  freeMessagesPerDay: 15,
  /** At zero the open problem goes on for up to this many turns. */
  graceTurns: 20,
  /** Design 3: the quota strip shows from this many left. */
  lowFrom: 3,
  /** Decision 026: two starts of a day are never less than this apart. */
  minHoursBetweenDayStarts: 20,
} as const

/** How many subjects may be active at once on the free plan, which everybody has. */
export const SUBJECTS = { freeLimit: 2 } as const

/** Design mock-up `feedback`: 1000 characters, the last 5 messages. */
export const FEEDBACK = {
  maxLength: 1000,
  attachedMessages: 5,
  firstNumber: 1001,
  /** What is offered, in the order of the chips; also what `?feedbackType=` names. Nothing can be paid for yet. */
  topics: ['idea', 'broken', 'answer', 'other'],
} as const

/**
 * P05: support Mon-Fri 10:00-19:00. The promise names no zone; Minsk and Moscow share theirs. The operator's
 * SUPPORT_TIME_ZONE moves it.
 */
export const SUPPORT = { firstDay: 1, lastDay: 5, fromHour: 10, toHour: 19, timeZone: 'Europe/Minsk' } as const

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
  /** A used parent of the newest token gets the same successor again within this time. */
  refreshGraceSeconds: 10,
  /** Decision 025: what is hard to undo needs a sign-in, or a confirmation, younger than this. */
  recentMinutes: 10,
  /** The mailed code of such a confirmation. Rules, Limits: as for the phone code: tries per code, and how long it works. */
  confirmationCodeDigits: 6,
  confirmationCodeMinutes: 10,
  confirmationCodeTries: 5,
  /** A device nobody signed in from for so long counts as new again. */
  knownDeviceDays: 400,
} as const

/** Other ages are a slip of the finger. */
export const STUDENT_AGE = { min: 5, max: 120 } as const

/**
 * Decision 013. Under the age of their country a parent agrees before the chat opens. Countries that are
 * not named here have the highest age in use anywhere; the operator's CONSENT_AGES names more of them.
 */
export const CONSENT = {
  ages: { US: 13, RU: 14, BY: 16 } as Readonly<Record<string, number>>,
  defaultAge: 16,
  /** Without an answer after so long, what was kept of the child is deleted. */
  answerDays: 30,
  reminderDays: [3, 7],
  /** Until the same mail may be sent again. */
  resendSeconds: 60,
} as const

/** Sign-in with another service (decision 015). */
export const SOCIAL = {
  /** From the button to the way back from the provider. */
  requestMinutes: 10,
  /** The `q` of `/complete-signup`. */
  ticketMinutes: 15,
  /** The mail that confirms an address or links an account. */
  mailMinutes: 60,
  codeTries: 5,
  /** Older sign-in data of Telegram is refused. */
  telegramMaxAgeMinutes: 10,
} as const

/** Names in any script up to 200. How many schools and courses somebody can be in at once is ours. */
export const PROFILE = { nameMaxLength: 200, maxInstitutions: 10 } as const

/** A26: the maps loader retries 3 times. Each pause is twice as long as the one before it. */
export const MAPS = { loaderRetries: 3, loaderRetryMs: 250 } as const

/** Suggestions for city and school; a list longer than this is no help on a phone. */
export const PLACES = { queryMaxLength: 100, maxSuggestions: 8 } as const

/** Links in mails. */
export const MAIL_LINK = {
  confirmationHours: 48,
  passwordChangeHours: 2,
  emailChangeHours: 24,
  /** How long the old address can take the account back. */
  emailChangeUndoDays: 7,
  /** Countdown before the confirmation can be asked for again. */
  resendAfterSeconds: 60,
} as const

/** Promise K08. */
export const TEXTAREA = { rows: 6, maxRows: 12 } as const

/** S17: registrationReferralInfo is kept 30 days and limited in length. */
export const REFERRAL_INFO = { keptDays: 30, maxLength: 2000 } as const

/** Decision 025: until then the account can be kept by signing in. The operator's DELETION_GRACE_DAYS, 0 allowed. */
export const DELETION = { graceDays: 7 } as const

/** Rules, Minors: an export is made once a day. */
export const EXPORT = { everyHours: 24 } as const

/** What is kept for a time only. `docs/privacy/data.md` says it column by column, and a test compares the two. */
export const RETENTION = {
  auditDays: 365,
  /** Addresses and subjects of mails; the text of a sent mail goes at once. */
  mailDays: 30,
  /** The mail that says that an account is gone is itself gone after this, sent or not. */
  lastMailHours: 24,
  /** A sign-up nobody confirmed. */
  unconfirmedDays: 30,
  /** Rules, Minors: chats until deletion, or so long without a message. */
  idleChatMonths: 24,
  /** Text of a deleted message, which can be brought back for a minute only. */
  deletedMessageHours: 24,
} as const

/** Promise A19. */
export const TELEMETRY = {
  bufferedEvents: 2000,
  batchMaxBytes: 102_400,
  /** Ours: what one request may give the server to check [SR22]. */
  batchMaxEvents: 500,
  sendIntervalMs: 15_000,
  maxRetries: 10,
  /** Ours: names and values are short words. */
  propertyMaxLength: 100,
} as const

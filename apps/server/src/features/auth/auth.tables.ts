import type { Browser, System } from '@lumi/contracts/account'
import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const at = () => timestamp({ withTimezone: true })

export const students = pgTable('students', {
  id: text().primaryKey(),
  /** As typed. */
  email: text().notNull(),
  /** Lower case: the address by which a student is found. Unique, so two accounts of one address cannot be stored. */
  emailKey: text().notNull().unique(),
  /** argon2id. Null: the student has no password (sign-in through another service). */
  passwordHash: text(),
  /** Null: the address is not confirmed, nobody can sign in yet. */
  emailConfirmedAt: at(),
  name: text(),
  languageId: integer().notNull(),
  countryId: integer().notNull(),
  /** IANA name. */
  timeZone: text().notNull(),
  /** Query string of the first visit. Specification section 3, registrationReferralInfo. */
  referralInfo: text(),
  createdAt: at().notNull(),
  /** Null: not asked yet. From then on the country is the student's own word too, and no guess from the language. */
  birthDate: date({ mode: 'string' }),
  /** Where the parent's consent stands; null: nobody was asked. Decides together with age and country. */
  guardianState: text().$type<GuardianState>(),
  /** Since when the chat waits for a parent, or the parent has decided. */
  guardianStateAt: at(),
})
export type GuardianState = 'asked' | 'given' | 'refused' | 'withdrawn'

/** One row per sign-in: the "family" to which all tokens of that sign-in belong. Security 2. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    createdAt: at().notNull(),
    /** Absolute end, 180 days after the sign-in. */
    expiresAt: at().notNull(),
    endedAt: at(),
    endReason: text().$type<SessionEndReason>(),
    /** When the student last proved who they are after the sign-in; null: not since then. */
    confirmedAt: at(),
    /** Moved by every refresh, so it is true to 15 minutes while the session is in use. */
    lastUsedAt: at(),
    /** What the list of sessions tells of the device: words and prefixes, never the raw header or address. */
    browser: text().$type<Browser>(),
    system: text().$type<System>(),
    addressPrefix: text(),
    /** IANA name, as the device told it. */
    timeZone: text(),
  },
  (table) => [index().on(table.studentId)],
)
export type SessionEndReason =
  | 'logout'
  | 'login'
  | 'reuse'
  | 'password'
  | 'expired'
  /** In settings, or by the operator. */
  | 'signed-out'
  | 'email-change'
  | 'deletion'

/** Access and refresh tokens, as SHA-256 only. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text().$type<'access' | 'refresh'>().notNull(),
    expiresAt: at().notNull(),
    /** Refresh: when it was exchanged. */
    usedAt: at(),
    /** Refresh: hash of the refresh token it was exchanged for. */
    successorHash: text(),
    /** Refresh: both new tokens, readable with this token only, for a lost answer (10 s). */
    successorSealed: text(),
  },
  (table) => [index().on(table.sessionId), index().on(table.expiresAt)],
)

/** Devices a student has signed in from: the first sign-in from another one is told by mail. */
export const knownDevices = pgTable(
  'known_devices',
  {
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device cookie. */
    deviceHash: text().notNull(),
    firstSeenAt: at().notNull(),
    lastSeenAt: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.deviceHash] })],
)

/** Mailed codes by which a student confirms a session. One row per session: only the newest code works. */
export const confirmationCodes = pgTable('confirmation_codes', {
  sessionId: text()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** Keyed with the server's secret: six digits alone could be tried through. */
  codeHash: text().notNull(),
  triesLeft: integer().notNull(),
  createdAt: at().notNull(),
  expiresAt: at().notNull(),
})

/** Mailed links, single use, only the hash of the secret is stored. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    id: text().primaryKey(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    secretHash: text().notNull(),
    /**
     * The password chosen in the sign-up that sent this link. Confirming sets it, so whoever signed up with an address
     * that is not theirs never keeps a password on the account of its owner.
     */
    passwordHash: text(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (table) => [index().on(table.studentId)],
)

export const passwordRequests = pgTable(
  'password_requests',
  {
    id: text().primaryKey(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (table) => [index().on(table.studentId)],
)

/** What exactly a student accepted, and when. */
export const acceptedAgreements = pgTable(
  'accepted_agreements',
  {
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    agreementId: text().notNull(),
    version: text().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    /** SHA-256 of the text that was shown. */
    contentHash: text().notNull(),
    acceptedAt: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.agreementId, table.version] })],
)

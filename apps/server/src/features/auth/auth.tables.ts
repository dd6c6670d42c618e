import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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
})

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
  },
  (table) => [index().on(table.studentId)],
)
export type SessionEndReason = 'logout' | 'login' | 'reuse' | 'password' | 'expired'

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

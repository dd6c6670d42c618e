import type { Browser, System } from '@lumi/contracts/account'
import type { Gender } from '@lumi/contracts/profile'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

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
  /** Query string of the first visit (S17, registrationReferralInfo). */
  referralInfo: text(),
  createdAt: at().notNull(),
  /** Id of the deletion order; null: none. Random, so it identifies nobody afterwards. */
  deletionId: uuid().unique(),
  deletionRequestedAt: at(),
  deletionRequestedBy: text().$type<DeletionBy>(),
  /** The end of the grace: until then the deletion can be undone. */
  deletesAt: at(),
  /** From then on parts are gone, and nobody can undo the order any more. */
  deletionBegunAt: at(),
  /** The last export of all data. */
  exportedAt: at(),
  /** Null: not asked yet. From then on the country is the student's own word too, and no guess from the language. */
  birthDate: date({ mode: 'string' }),
  /** `unset`: rather not say. Null: not asked yet. */
  gender: text().$type<Gender>(),
  city: text(),
  /** State of the parent's consent; null: no parent was asked. Read together with age and country. */
  guardianState: text().$type<GuardianState>(),
  /** Time of the last change of `consent`. */
  guardianStateAt: at(),
})
/** `retention`: nobody, a time that the table of docs/privacy/data.md names has run out. */
export type DeletionBy = 'student' | 'guardian' | 'operator' | 'retention'
export type GuardianState = 'asked' | 'given' | 'refused' | 'withdrawn'

/** One row per sign-in: the "family" to which all tokens of that sign-in belong. Rules, Sessions. */
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
    /** Last confirmation (password or code) after the sign-in; null: none. */
    confirmedAt: at(),
    /** Updated by every refresh, so accurate to 15 minutes while the session is in use. */
    lastUsedAt: at(),
    /** Shown in the list of sessions: derived words and prefixes, never the raw header or address. */
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
    /** Refresh: the successor tokens, encrypted under this token, to repeat a lost answer (10 s). */
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

/**
 * A new address that waits for its confirmation, and afterwards the way back to the old one. At most one waits per
 * student. A taken address gets a row too, whose link nobody has.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text().primaryKey(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** The session that asked; it survives when the others end. */
    sessionId: text().notNull(),
    oldEmail: text().notNull(),
    newEmail: text().notNull(),
    secretHash: text().notNull(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    confirmedAt: at(),
    /** Hash of the undo link mailed to the old address. */
    undoHash: text(),
    undoExpiresAt: at(),
    /** Cancelled, replaced by another, or undone. */
    closedAt: at(),
  },
  (table) => [
    index().on(table.studentId),
    uniqueIndex('email_changes_one_waits').on(table.studentId).where(sql`confirmed_at is null and closed_at is null`),
  ],
)

/** Mailed codes by which a student confirms a session. One row per session: only the newest code works. */
export const confirmationCodes = pgTable('confirmation_codes', {
  sessionId: text()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** Keyed hash: six digits alone could be brute-forced. */
  codeHash: text().notNull(),
  triesLeft: integer().notNull(),
  createdAt: at().notNull(),
  expiresAt: at().notNull(),
})

/** Exactly which text somebody accepted. */
export interface AcceptedText {
  agreementId: string
  version: string
  language: 'en' | 'ru'
  /** SHA-256 of the text that was shown. */
  contentHash: string
}

/**
 * A sign-up that waits for its mailed link to be opened, known to its device by a cookie. What depends on whether the
 * address has an account is done later by the outbox, so that response times reveal nothing.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: text().primaryKey(),
    /** SHA-256 of the cookie. */
    tokenHash: text().notNull().unique(),
    /** SHA-256 of the attempt id made by the form: a retry after a lost answer is the same sign-up. */
    attemptHash: text().unique(),
    email: text().notNull(),
    emailKey: text().notNull(),
    passwordHash: text(),
    acceptedTexts: jsonb().$type<AcceptedText[]>().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    languageId: integer().notNull(),
    countryId: integer().notNull(),
    timeZone: text().notNull(),
    referralInfo: text(),
    addressPrefix: text(),
    /** Recipient of the newest mail. */
    studentId: text().references(() => students.id, { onDelete: 'cascade' }),
    /** The address had an account before. Only its owner is told, by mail. */
    isTaken: boolean().notNull().default(false),
    createdAt: at().notNull(),
    /** When the newest mail was asked for. */
    orderedAt: at().notNull(),
    /** `orderedAt` of the newest mail that was written. */
    writtenFor: at(),
    expiresAt: at().notNull(),
  },
  (table) => [index().on(table.studentId), index().on(table.expiresAt)],
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
    /** The sign-up this was mailed for: correcting its address invalidates the link sent to the wrong mailbox. */
    signUpId: text().references(() => signUps.id, { onDelete: 'set null' }),
    /**
     * The password chosen in the sign-up that sent this link. Confirming sets it if all links to the address carry the
     * same one: of different ones nobody knows which is the owner's.
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
    /** The sign-up this was mailed for: correcting its address invalidates the link sent to the wrong mailbox. */
    signUpId: text().references(() => signUps.id, { onDelete: 'set null' }),
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

import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { type AcceptedText, students } from '../auth.tables.ts'

const at = () => timestamp({ withTimezone: true })

/**
 * Who a student is at another service. Issuer and subject are the identity: an address there may change, and may later
 * belong to somebody else.
 */
export const studentIdentities = pgTable(
  'student_identities',
  {
    id: text().primaryKey(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Name of the provider in the settings, for its mark and its button. */
    providerId: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** Latest display name from the provider, to tell two accounts apart; never used for decisions. */
    email: text(),
    createdAt: at().notNull(),
    lastUsedAt: at().notNull(),
  },
  (table) => [unique().on(table.issuer, table.subject), index().on(table.studentId)],
)

/** An open round trip to a provider. The callback deletes the row, so a state is valid once. */
export const socialRequests = pgTable(
  'social_requests',
  {
    /** SHA-256 of the state; PKCE verifier and nonce are computed from the state, so nothing here opens anything. */
    stateHash: text().primaryKey(),
    providerId: text().notNull(),
    /** SHA-256 of the browser's cookie. */
    browserHash: text().notNull(),
    /** SHA-256 of the cookie that comes back with a form of the provider's page. */
    formHash: text(),
    /** Origin of the product that the browser comes back to. */
    returnOrigin: text().notNull(),
    /** Query of the page that was left: the wanted page, campaign parameters. */
    search: text().notNull(),
    /** Set when linking: the account and session that asked. */
    studentId: text().references(() => students.id, { onDelete: 'cascade' }),
    sessionId: text(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.studentId)],
)

/** Identity from a provider until it is used; use deletes the row. */
export const socialTickets = pgTable(
  'social_tickets',
  {
    /** SHA-256 of the `q` of `/complete-signup`. */
    ticketHash: text().primaryKey(),
    providerId: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The address as the provider names it. */
    email: text(),
    isEmailVerified: boolean().notNull(),
    browserHash: text().notNull(),
    /** Set when linking: the account and session that asked. */
    studentId: text().references(() => students.id, { onDelete: 'cascade' }),
    sessionId: text(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),

    /** From here on: a mail is on its way to the address that the account shall have. SHA-256 of the mailed `q`. */
    mailHash: text().unique(),
    /** Of the mailed code, keyed with the server's secret. */
    codeHash: text(),
    codeTriesLeft: integer(),
    wantedEmail: text(),
    acceptedAgreements: jsonb().$type<readonly AcceptedText[]>(),
    timeZone: text(),
    referralInfo: text(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.studentId)],
)

import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

const at = () => timestamp({ withTimezone: true })

/** One request for consent to one parent. */
export const guardianRequests = pgTable(
  'guardian_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    kind: text().$type<'consent' | 'correction'>().notNull(),
    /** As the student typed it. */
    email: text().notNull(),
    /** Lower case, to find a parent's decisions. */
    emailKey: text().notNull(),
    /** Language of the mails to the parent, chosen by the student. */
    language: text().$type<'en' | 'ru'>().notNull(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    /** When the student last had a mail sent. */
    sentAt: at().notNull(),
    remindersSent: integer().notNull().default(0),
    /** Set for a correction only. */
    newBirthDate: date({ mode: 'string' }),
    newCountryId: integer(),
    outcome: text().$type<RequestOutcome>(),
    closedAt: at(),
  },
  (table) => [
    index().on(table.emailKey),
    // A student has at most one open request.
    uniqueIndex('guardian_requests_one_open').on(table.studentId, table.kind).where(sql`${table.closedAt} is null`),
  ],
)
export type RequestOutcome = 'agreed' | 'refused' | 'replaced' | 'expired'

/** A link in a mail to a parent. Each mail has its own, and all links of a request work. The secret is stored as a hash. */
export const guardianLinks = pgTable(
  'guardian_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid()
      .notNull()
      .references(() => guardianRequests.id, { onDelete: 'cascade' }),
    /** `answer`: answers the open request, once. `manage`: stays valid, to change the decision. */
    kind: text().$type<'answer' | 'manage'>().notNull(),
    secretHash: text().notNull(),
    createdAt: at().notNull(),
  },
  (table) => [index().on(table.requestId)],
)

/**
 * Append-only log of what parents decided (a trigger refuses changes). Rows name neither child nor parent: after a deletion
 * only somebody who gives the address can show that a row is about them.
 */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: at().notNull(),
    /** No foreign key, because the proof outlives the account. */
    studentId: text().notNull(),
    requestId: uuid().notNull(),
    /** Keyed hash of the parent's address. */
    guardianKey: text().notNull(),
    decision: text().$type<ConsentDecision | CorrectionDecision>().notNull(),
    /** Hash of the text that was shown. */
    version: text().notNull(),
    contentHash: text().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    addressPrefix: text(),
  },
  (table) => [index().on(table.studentId, table.at)],
)
export type ConsentDecision = 'given' | 'refused' | 'withdrawn'
export type CorrectionDecision = 'correction-agreed' | 'correction-refused'

/** Schools and courses. The first one holds the target grade, which is known before the school's name. */
export const studentInstitutions = pgTable(
  'student_institutions',
  {
    institutionId: uuid().primaryKey().defaultRandom(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** 1 for the first. */
    position: integer().notNull(),
    name: text(),
    city: text(),
    educationYear: integer(),
    createdAt: at().notNull(),
  },
  // Two devices that answer at the same time cannot both insert a first one.
  (table) => [unique().on(table.studentId, table.position)],
)

import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

const at = () => timestamp({ withTimezone: true })

/** One question to one parent. */
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
    /** Lower case, to find what a parent decided. */
    emailKey: text().notNull(),
    /** Of the mails to the parent, as the student chose. */
    language: text().$type<'en' | 'ru'>().notNull(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    /** The last mail by the student's wish. */
    sentAt: at().notNull(),
    remindersSent: integer().notNull().default(0),
    /** Only a correction has them. */
    newBirthDate: date({ mode: 'string' }),
    newCountryId: integer(),
    outcome: text().$type<RequestOutcome>(),
    closedAt: at(),
  },
  (table) => [
    index().on(table.emailKey),
    // Two answers can never be wanted at once.
    uniqueIndex('guardian_requests_one_open').on(table.studentId, table.kind).where(sql`${table.closedAt} is null`),
  ],
)
export type RequestOutcome = 'agreed' | 'refused' | 'replaced' | 'expired'

/** A link in a mail to a parent: each mail has its own, all of one request work. Of the secret only the hash is stored. */
export const guardianLinks = pgTable(
  'guardian_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid()
      .notNull()
      .references(() => guardianRequests.id, { onDelete: 'cascade' }),
    /** `answer` is for the open request, once; `manage` stays, to change what was decided. */
    kind: text().$type<'answer' | 'manage'>().notNull(),
    secretHash: text().notNull(),
    createdAt: at().notNull(),
  },
  (table) => [index().on(table.requestId)],
)

/**
 * What a parent decided, for ever: rows are added and never changed (a trigger refuses it). They name neither child nor
 * parent: after a deletion only who brings the address can show that the row is about them.
 */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: at().notNull(),
    /** No foreign key: the proof outlives the account. */
    studentId: text().notNull(),
    requestId: uuid().notNull(),
    /** Keyed hash of the parent's address. */
    guardianKey: text().notNull(),
    decision: text().$type<ConsentDecision | CorrectionDecision>().notNull(),
    /** Of the text that was shown. */
    version: text().notNull(),
    contentHash: text().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    addressPrefix: text(),
  },
  (table) => [index().on(table.studentId, table.at)],
)
export type ConsentDecision = 'given' | 'refused' | 'withdrawn'
export type CorrectionDecision = 'correction-agreed' | 'correction-refused'

/** Schools and courses. The first one has the target grade, which is known before the school's name is. */
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
  // Two devices that answer at once cannot make two first ones.
  (table) => [unique().on(table.studentId, table.position)],
)

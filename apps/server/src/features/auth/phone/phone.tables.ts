import type { PhoneChannel } from '@lumi/contracts/phone'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { students } from '../auth.tables.ts'

const at = () => timestamp({ withTimezone: true, precision: 3 })

/** The confirmation of a number that a student has begun: one per student, and only the newest code counts. */
export const phoneVerifications = pgTable(
  'phone_verifications',
  {
    studentId: text()
      .primaryKey()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Changes with every code, so that the order of an older one does nothing. */
    orderId: uuid().notNull(),
    /** E.164. Null once it is confirmed: from then on only its hash is kept. */
    phone: text(),
    phoneHash: text().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    channel: text().$type<PhoneChannel>().notNull(),
    state: text({ enum: ['ordered', 'sending', 'sent', 'failed', 'confirmed'] }).notNull(),
    /** Null: not sent yet, or the service checks the code. */
    codeHash: text(),
    /** Name of the verification at the service that checks the code. */
    reference: text(),
    digits: integer().notNull(),
    triesLeft: integer().notNull(),
    createdAt: at().notNull(),
    resendAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (table) => [index().on(table.createdAt)],
)

/**
 * Numbers that have started a trial. Names nobody: the hash is keyed with a secret of the server. Kept when the account is
 * deleted, because one number starts one trial for ever (decision 054).
 */
export const phoneTrials = pgTable('phone_trials', {
  phoneHash: text().primaryKey(),
  startedAt: at().notNull(),
})

/** Numbers that a student has confirmed, as hashes. */
export const studentPhones = pgTable(
  'student_phones',
  {
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    phoneHash: text().notNull(),
    confirmedAt: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.phoneHash] }), index().on(table.phoneHash)],
)

/** The trial of a student: the key is what makes two impossible. */
export const trials = pgTable(
  'trials',
  {
    studentId: text()
      .primaryKey()
      .references(() => students.id, { onDelete: 'cascade' }),
    startedAt: at().notNull(),
    endsAt: at().notNull(),
    remindedAt: at(),
  },
  (table) => [index().on(table.endsAt)],
)

/** What calls and texts have cost today. Keys are keyed hashes, or the code of a country. */
export const phoneCosts = pgTable(
  'phone_costs',
  {
    /** UTC. */
    day: text().notNull(),
    kind: text({ enum: ['number', 'address', 'country', 'total'] }).notNull(),
    key: text().notNull(),
    cost: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.key] })],
)

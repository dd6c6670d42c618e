import type { PhoneChannel } from '@lumi/contracts/phone'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Calls and texts that were kept because no service is connected (local mode only); shown on the outbox page. */
export const keptCalls = pgTable(
  'kept_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    studentId: text().notNull(),
    channel: text().$type<PhoneChannel>().notNull(),
    /** E.164. */
    phone: text().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    /** Of a call: the number that calls. */
    text: text().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.studentId)],
)

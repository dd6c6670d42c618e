import type { LearnerEvent } from '@lumi/tutor'
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

/**
 * Append-only event log: rows are never changed, and taking something back is a row of its own. What is known about a
 * student is computed from these rows and stored nowhere.
 */
export const learnerEvents = pgTable(
  'learner_events',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Derived from the reply, so that storing the events of a reply again changes nothing. */
    eventId: text().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    kind: text().$type<LearnerEvent['kind']>().notNull(),
    /** Null: the event is not about one skill. */
    skill: text(),
    event: jsonb().$type<LearnerEvent>().notNull(),
  },
  (table) => [
    uniqueIndex('learner_events_once').on(table.studentId, table.eventId),
    index('learner_events_student').on(table.studentId, table.seq),
    check(
      'learner_events_whole',
      sql`${table.event} ->> 'id' = ${table.eventId} and ${table.event} ->> 'kind' = ${table.kind}`,
    ),
  ],
)

import type { LearnerEvent } from '@lumi/tutor'
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

/**
 * What happened, for good: rows are added and never changed; taking something back is a row of its own. What is known of a
 * student is computed from them and stored nowhere.
 */
export const learnerEvents = pgTable(
  'learner_events',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Made from the reply the event came with: the same reply cannot tell it twice. */
    eventId: text().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    kind: text().$type<LearnerEvent['kind']>().notNull(),
    /** Null: the event is about no one skill. */
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

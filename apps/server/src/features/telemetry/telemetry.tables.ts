import type { AnalyticsEvent, UserProperties } from '@lumi/contracts/telemetry'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

/** Analytics of students who have said yes to them, as they came: one row for each batch of events. */
export const analyticsBatches = pgTable(
  'analytics_batches',
  {
    batchId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    sessionId: text().notNull(),
    receivedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    properties: jsonb().$type<UserProperties>().notNull(),
    events: jsonb().$type<AnalyticsEvent[]>().notNull(),
    sizeBytes: integer().notNull(),
  },
  (table) => [index().on(table.studentId, table.receivedAt), index().on(table.receivedAt)],
)

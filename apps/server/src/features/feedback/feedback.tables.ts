import type { FeedbackType } from '@lumi/contracts/feedback'
import { FEEDBACK } from '@lumi/contracts/product-rules'
import { bigint, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

/** What students wrote to support. */
export const feedbackRequests = pgTable(
  'feedback_requests',
  {
    /** What the student is told, and the operator asks by. */
    requestNumber: bigint({ mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: FEEDBACK.firstNumber }),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Made on the device: a request sent twice is stored once. */
    clientRequestId: uuid().notNull(),
    type: text().$type<FeedbackType>().notNull(),
    text: text().notNull(),
    /** The end of the chat, as it was; null: the student did not want that. */
    messages: jsonb().$type<AttachedMessage[]>(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [unique('feedback_requests_once').on(table.studentId, table.clientRequestId), index().on(table.createdAt)],
)

export interface AttachedMessage {
  author: 'student' | 'tutor'
  text: string
}

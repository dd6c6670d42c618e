import type { ChatFeedback, ChatFeedbackReason } from '@lumi/contracts/chat'
import type { FeedbackType } from '@lumi/contracts/feedback'
import { FEEDBACK } from '@lumi/contracts/product-rules'
import { bigint, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'
import { messages } from '../chat/chat.tables.ts'

/** What students wrote to support. */
export const feedbackRequests = pgTable(
  'feedback_requests',
  {
    /** Told to the student; the operator finds the request by it. */
    requestNumber: bigint({ mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: FEEDBACK.firstNumber }),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Made on the device, so that a request sent twice is stored once. */
    clientRequestId: uuid().notNull(),
    type: text().$type<FeedbackType>().notNull(),
    text: text().notNull(),
    /** A copy of the last messages of the chat; null: the student did not add it. */
    messages: jsonb().$type<AttachedMessage[]>(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [unique('feedback_requests_once').on(table.studentId, table.clientRequestId), index().on(table.createdAt)],
)

export interface AttachedMessage {
  author: 'student' | 'tutor'
  text: string
}

/** What students think of replies: one opinion per reply. */
export const chatFeedback = pgTable(
  'chat_feedback',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => messages.messageId, { onDelete: 'cascade' }),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    rating: text().$type<ChatFeedback['rating']>().notNull(),
    reasons: jsonb().$type<ChatFeedbackReason[]>().notNull(),
    text: text().notNull(),
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('chat_feedback_student').on(table.studentId), index('chat_feedback_newest').on(table.updatedAt)],
)

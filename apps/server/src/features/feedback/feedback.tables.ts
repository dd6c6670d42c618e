import type { ChatFeedback, ChatFeedbackReason, Picture } from '@lumi/contracts/chat'
import type { FeedbackType, RequestMessage, RequestStatus } from '@lumi/contracts/feedback'
import { FEEDBACK } from '@lumi/contracts/product-rules'
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
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
    pictures: jsonb().$type<Picture[]>(),
    /** `archived` is not stored: it follows from `changedAt`. */
    status: text().$type<Exclude<RequestStatus, 'archived'>>().notNull().default('open'),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Of the last message, or when it was closed. */
    changedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [unique('feedback_requests_once').on(table.studentId, table.clientRequestId), index().on(table.createdAt)],
)

/** What was written after the request itself. */
export const feedbackMessages = pgTable(
  'feedback_messages',
  {
    messageId: uuid().primaryKey().defaultRandom(),
    requestNumber: bigint({ mode: 'number' })
      .notNull()
      .references(() => feedbackRequests.requestNumber, { onDelete: 'cascade' }),
    author: text().$type<RequestMessage['author']>().notNull(),
    /** Empty: an automatic message, whose words are made where it is shown. */
    text: text().notNull(),
    pictures: jsonb().$type<Picture[]>(),
    /** Of an automatic message: when the next hours of support begin. */
    opensAt: timestamp({ withTimezone: true, precision: 3 }),
    /** An id made on the device, or a hash of a mail: what is sent twice is stored once. */
    onceKey: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    unique('feedback_messages_once').on(table.requestNumber, table.onceKey),
    index().on(table.requestNumber, table.createdAt),
    check('feedback_messages_automatic', sql`(${table.author} = 'automatic') = (${table.opensAt} is not null)`),
  ],
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

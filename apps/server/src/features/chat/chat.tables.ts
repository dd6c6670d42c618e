import type { Intent, MessageState, ReplyContent } from '@lumi/contracts/chat'
import type { Subject } from '@lumi/contracts/programs'
import type { TutorState } from '@lumi/tutor'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

const instant = () => timestamp({ withTimezone: true, precision: 3 })

/** One standing conversation per subject and a general one (decision 025), each made when it is first opened. */
export const conversations = pgTable(
  'conversations',
  {
    conversationId: uuid().primaryKey(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['general', 'subject'] }).notNull(),
    subject: text().$type<Subject>(),
    /** Position of the next message. Whoever takes one holds this row's lock, so a conversation grows one message at a time. */
    nextPosition: integer().notNull().default(1),
    /**
     * Rows of `reply_orders`, counted here because a statement that waited for this row's lock sees its newest version, and
     * other tables as they were before it waited.
     */
    owedReplies: integer().notNull().default(0),
    /** The tutor's memory of this conversation; null before the first reply ended. */
    tutorState: jsonb().$type<TutorState>(),
    /** The problem that may be finished on grace turns when the day's messages are used up. */
    openProblemId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('conversations_one_general').on(table.studentId).where(sql`${table.kind} = 'general'`),
    uniqueIndex('conversations_one_subject').on(table.studentId, table.subject),
    check('conversations_kind', sql`(${table.kind} = 'subject') = (${table.subject} is not null)`),
    index('conversations_student').on(table.studentId),
  ],
)

/** What the student wrote and what the tutor replied. Columns follow the contract's `Message`. */
export const messages = pgTable(
  'messages',
  {
    messageId: uuid().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.conversationId, { onDelete: 'cascade' }),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    author: text({ enum: ['student', 'tutor'] }).notNull(),
    state: text().$type<MessageState>().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    clientMessageId: uuid(),
    replyTo: uuid(),
    intent: jsonb().$type<Intent>(),
    content: jsonb().$type<ReplyContent>(),
    failure: text({ enum: ['reply_failed', 'reply_provider_unavailable', 'reply_timed_out'] }),
    /** Counts how often a reply was ordered: a retried reply keeps its place, its units are told apart by this. */
    attempt: integer().notNull().default(1),
    deletedAt: instant(),
  },
  (table) => [
    // SR02: the same message sent twice cannot be stored twice. Replies have no client id; nulls do not collide.
    unique('messages_once').on(table.studentId, table.clientMessageId),
    // Order within the conversation, and the index that pages through it.
    unique('messages_place').on(table.conversationId, table.position),
    index('messages_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('messages_state', sql`${table.state} in ('sent', 'pending', 'streaming', 'done', 'stopped', 'failed')`),
    check('messages_author', sql`(${table.author} = 'student') = (${table.state} = 'sent')`),
  ],
)

/**
 * The outbox of replies: a row stands here from the moment a message is accepted until its reply ended. A process writes a
 * reply only while it holds the lease; a lease that ran out (the process died) is taken over by another.
 */
export const replyOrders = pgTable(
  'reply_orders',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => messages.messageId, { onDelete: 'cascade' }),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.conversationId, { onDelete: 'cascade' }),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    attempt: integer().notNull(),
    interfaceLanguage: text({ enum: ['en', 'ru'] }).notNull(),
    /** The usage period that lent the unit, and how many units: 0 for a grace turn. */
    periodNumber: integer().notNull(),
    units: integer().notNull(),
    leaseOwner: text(),
    leaseUntil: instant(),
    /** How many processes have begun this reply. A reply that keeps killing its process ends as failed. */
    starts: integer().notNull().default(0),
  },
  (table) => [unique('reply_orders_queue').on(table.conversationId, table.position)],
)

/** A student's day of messages. Periods are numbered, so two first messages of a day cannot open two of them. */
export const usagePeriods = pgTable(
  'usage_periods',
  {
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    allowance: integer().notNull(),
    used: integer().notNull().default(0),
    graceTurnsUsed: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.number] }),
    check('usage_periods_used', sql`${table.used} between 0 and ${table.allowance}`),
  ],
)

/** Every unit taken, kept or given back is a row that the student can read (decision 026). */
export const usageEntries = pgTable(
  'usage_entries',
  {
    entryId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    periodNumber: integer().notNull(),
    /** The reply the unit was for. No foreign key: the entry outlives the message. */
    messageId: uuid().notNull(),
    attempt: integer().notNull(),
    kind: text({ enum: ['reserved', 'charged', 'refunded'] }).notNull(),
    /** Change to the messages left: -1 reserved, 0 charged, +1 refunded; 0 throughout for a grace turn. */
    units: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('usage_entries_reserved_once')
      .on(table.messageId, table.attempt)
      .where(sql`${table.kind} = 'reserved'`),
    // SR09 in small: a unit is charged or given back, never both, never twice.
    uniqueIndex('usage_entries_settled_once')
      .on(table.messageId, table.attempt)
      .where(sql`${table.kind} <> 'reserved'`),
    index('usage_entries_student').on(table.studentId, table.entryId),
  ],
)

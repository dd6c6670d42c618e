import type { BonusReason } from '@lumi/contracts/billing'
import type { Intent, MessageState, Picture, ReplyContent } from '@lumi/contracts/chat'
import type { Subject } from '@lumi/contracts/programs'
import type { TutorState } from '@lumi/tutor'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

/** Stemmed words with their places, for full-text search. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const instant = () => timestamp({ withTimezone: true, precision: 3 })

/** One conversation per subject and a general one (decision 025), each created when it is first opened. */
export const conversations = pgTable(
  'conversations',
  {
    conversationId: uuid().primaryKey(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['general', 'subject'] }).notNull(),
    subject: text().$type<Subject>(),
    /** Position of the next message. Taking one locks this row, so a conversation grows one message at a time. */
    nextPosition: integer().notNull().default(1),
    /**
     * Number of rows in `reply_orders`. Counted here because a statement that waited for this row's lock sees the newest
     * version of this row, but other tables as they were before the wait.
     */
    owedReplies: integer().notNull().default(0),
    /** The tutor's state in this conversation; null until the first reply has ended. */
    tutorState: jsonb().$type<TutorState>(),
    /** The problem that grace turns may finish when the day's units are used up. */
    openProblemId: text(),
    /** Everything up to this position was shown on some device. */
    readTo: integer().notNull().default(0),
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
    /** As in the contract, so that reading messages joins nothing; null: none. Which student owns them is in `pictures`. */
    pictures: jsonb().$type<Picture[]>(),
    content: jsonb().$type<ReplyContent>(),
    failure: text({ enum: ['reply_failed', 'reply_provider_unavailable', 'reply_timed_out'] }),
    /** How often the reply was ordered. A retried reply keeps its position; this tells the units of its attempts apart. */
    attempt: integer().notNull().default(1),
    deletedAt: instant(),
  },
  (table) => [
    // SR02: the same message cannot be stored twice. Replies have no client id, and nulls are not equal to each other.
    unique('messages_once').on(table.studentId, table.clientMessageId),
    // The order within the conversation; also the index for paging.
    unique('messages_place').on(table.conversationId, table.position),
    index('messages_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('messages_state', sql`${table.state} in ('sent', 'pending', 'streaming', 'done', 'stopped', 'failed')`),
    check('messages_author', sql`(${table.author} = 'student') = (${table.state} = 'sent')`),
  ],
)

/**
 * The words of messages, for searching. Filled when a student searches (decision 044), so that sending costs nothing and
 * nothing is kept for students who never search. What is searched is always joined with `messages`.
 */
export const messageWords = pgTable(
  'message_words',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => messages.messageId, { onDelete: 'cascade' }),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
  },
  (table) => [index('message_words_student').on(table.studentId)],
)

/**
 * Pictures of students. Their files are in the object store under `pictures/<pictureId>.jpg`: a random id, so that a name
 * cannot be guessed. A file without a row here is deleted by the hourly clean-up, so deleting the row deletes the picture.
 */
export const pictures = pgTable(
  'pictures',
  {
    pictureId: uuid().primaryKey(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** The id made on the device, so that an upload repeated after a lost answer stores one picture. */
    clientImageId: uuid().notNull(),
    /** Null: its message has not come yet. */
    messageId: uuid().references(() => messages.messageId, { onDelete: 'cascade' }),
    /** Uploaded for support; no message of the chat may name it. */
    isForSupport: boolean().notNull().default(false),
    /**
     * The request to support that shows it; null: none yet. Not a foreign key, because the table belongs to a feature that
     * is built on this one; requests and pictures both go with their student.
     */
    requestNumber: bigint({ mode: 'number' }),
    width: integer().notNull(),
    height: integer().notNull(),
    sizeBytes: integer().notNull(),
    /** SHA-256 of the file as hex: what was stored can be told from what a disk made of it. */
    contentHash: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('pictures_once').on(table.studentId, table.clientImageId),
    index('pictures_message').on(table.messageId),
    index('pictures_unsent').on(table.createdAt).where(sql`${table.messageId} is null`),
  ],
)

/**
 * The outbox of replies: there is a row from the moment a message is accepted until its reply has ended. A process writes a
 * reply only while it holds the lease; an expired lease (the process died) is taken over by another process.
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
    /** The usage period the unit was taken from, and how many units: 0 for a grace turn. */
    periodNumber: integer().notNull(),
    units: integer().notNull(),
    /** The unit is a bonus message, and goes back there. */
    isBonus: boolean().notNull().default(false),
    leaseOwner: text(),
    leaseUntil: instant(),
    /** How often this reply was started. Poison message limit: past `maxStarts` it ends as failed. */
    starts: integer().notNull().default(0),
  },
  (table) => [unique('reply_orders_queue').on(table.conversationId, table.position)],
)

/** A student's day of messages. The number in the key keeps two parallel first messages from opening two days. */
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
    /** Turns in which a language model was asked, whatever came of it. */
    modelTurns: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.number] }),
    check('usage_periods_used', sql`${table.used} between 0 and ${table.allowance}`),
  ],
)

/** The ledger of units: each one taken, charged or given back is a row that the student can read (decision 026). */
export const usageEntries = pgTable(
  'usage_entries',
  {
    entryId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    periodNumber: integer().notNull(),
    /** The reply the unit was for. No foreign key, because the entry outlives the message. */
    messageId: uuid().notNull(),
    attempt: integer().notNull(),
    kind: text({ enum: ['reserved', 'charged', 'refunded'] }).notNull(),
    /** Change to the messages left: -1 reserved, 0 charged, +1 refunded; 0 throughout for a grace turn. */
    units: integer().notNull(),
    /** A bonus message, not one of the day. */
    isBonus: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('usage_entries_reserved_once')
      .on(table.messageId, table.attempt)
      .where(sql`${table.kind} = 'reserved'`),
    // A unit is charged once or given back once, never both.
    uniqueIndex('usage_entries_settled_once')
      .on(table.messageId, table.attempt)
      .where(sql`${table.kind} <> 'reserved'`),
    index('usage_entries_student').on(table.studentId, table.entryId),
  ],
)

/**
 * What a language model cost: one row for each call of a provider, of which a turn makes several (drafts, rounds of tools,
 * retries, the judge). The id is made before the row is stored, so that storing it again adds nothing.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    callId: uuid().primaryKey(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** All of the request, what came from the provider's cache included. */
    inputTokens: integer().notNull(),
    cachedTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    /** By the operator's prices of that day, in the operator's currency; 0 where none were set. */
    cost: numeric({ precision: 20, scale: 12, mode: 'number' }).notNull(),
  },
  (table) => [index('model_calls_student').on(table.studentId, table.at), index('model_calls_at').on(table.at)],
)

/** Bonus messages that are left. A row of its own, because they belong to no day. */
export const bonusBalances = pgTable(
  'bonus_balances',
  {
    studentId: text()
      .primaryKey()
      .references(() => students.id, { onDelete: 'cascade' }),
    messagesLeft: integer().notNull(),
  },
  (table) => [check('bonus_balances_left', sql`${table.messagesLeft} >= 0`)],
)

/** The ledger of bonus messages: given and taken back, each once. Their use is in `usage_entries`. */
export const bonusEntries = pgTable(
  'bonus_entries',
  {
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** What makes it happen once, such as the id of the reward. */
    key: text().notNull(),
    units: integer().notNull(),
    reason: text().$type<BonusReason>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.key] })],
)

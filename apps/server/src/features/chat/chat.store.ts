import type { Message } from '@lumi/contracts/chat'
import type { Subject } from '@lumi/contracts/programs'
import { and, asc, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, rows, type Tx } from '../../platform/db.ts'
import { conversations, messages } from './chat.tables.ts'

type MessageRow = typeof messages.$inferSelect

function toMessage(row: MessageRow): Message {
  return {
    messageId: row.messageId,
    conversationId: row.conversationId,
    position: row.position,
    version: row.version,
    author: row.author,
    state: row.state,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    clientMessageId: row.clientMessageId,
    replyTo: row.replyTo,
    intent: row.intent,
    ...(row.pictures && { pictures: row.pictures }),
    content: row.content,
    failure: row.failure,
  }
}

export interface Conversation {
  conversationId: string
  /** Null: the general conversation. */
  subject: Subject | null
}

/** One conversation of a student, by its id or by its subject. */
export async function findConversation(
  db: Db,
  studentId: string,
  which: { conversationId: string } | { subject: Subject | null },
): Promise<Conversation | undefined> {
  const condition =
    'conversationId' in which
      ? eq(conversations.conversationId, which.conversationId)
      : which.subject === null
        ? isNull(conversations.subject)
        : eq(conversations.subject, which.subject)
  const [found] = await db
    .select({ conversationId: conversations.conversationId, subject: conversations.subject })
    .from(conversations)
    .where(and(eq(conversations.studentId, studentId), condition))
  return found
}

/** The conversation of a subject, or the general one (null). Created if it does not exist. */
export async function standingConversation(
  db: Db,
  studentId: string,
  subject: Subject | null,
  now: Date,
): Promise<Conversation> {
  const found = await findConversation(db, studentId, { subject })
  if (found) return found
  const kind = subject === null ? 'general' : 'subject'
  await db
    .insert(conversations)
    .values({ conversationId: crypto.randomUUID(), studentId, kind, subject, createdAt: now })
    .onConflictDoNothing()
  return (await findConversation(db, studentId, { subject }))!
}

/**
 * Turns the general conversation into that of a subject that has none yet. It keeps its messages, its open problem and its
 * id, so open pages and messages that are on their way still find it. A new general one is created when it is next opened.
 */
export async function giveGeneralConversation(tx: Tx, studentId: string, subject: Subject): Promise<void> {
  if (await findConversation(tx, studentId, { subject })) return
  await tx
    .update(conversations)
    .set({ kind: 'subject', subject })
    .where(and(eq(conversations.studentId, studentId), eq(conversations.kind, 'general')))
}

/** A message that was sent before, with the reply it got. */
export async function findSentMessage(
  db: Db,
  studentId: string,
  clientMessageId: string,
): Promise<{ message: Message; reply: Message } | undefined> {
  const reply = alias(messages, 'reply')
  const [found] = await db
    .select({ message: messages, reply })
    .from(messages)
    .innerJoin(
      reply,
      and(eq(reply.conversationId, messages.conversationId), eq(reply.position, sql`${messages.position} + 1`)),
    )
    .where(and(eq(messages.studentId, studentId), eq(messages.clientMessageId, clientMessageId)))
  return found && { message: toMessage(found.message), reply: toMessage(found.reply) }
}

/** A message of this student. Includes deleted ones: deleting twice and undoing need them. */
export async function findMessage(
  db: Db,
  studentId: string,
  messageId: string,
): Promise<{ message: Message; deletedAt: Date | null; attempt: number } | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.messageId, messageId), eq(messages.studentId, studentId)))
  return row && { message: toMessage(row), deletedAt: row.deletedAt, attempt: row.attempt }
}

/** The reply to a student's message while it is still owed. */
export async function findOwedReplyId(db: Db, message: Message): Promise<string | undefined> {
  const [found] = await rows<{ messageId: string }>(
    db,
    sql`select message_id as "messageId" from reply_orders
        where conversation_id = ${message.conversationId}::uuid and position = ${message.position + 1}`,
  )
  return found?.messageId
}

/** The reply that is being written in a conversation, or the next one in the queue. */
export async function findActiveReplyId(db: Db, conversationId: string): Promise<string | null> {
  const [found] = await rows<{ messageId: string }>(
    db,
    sql`select message_id as "messageId" from reply_orders
        where conversation_id = ${conversationId}::uuid order by position limit 1`,
  )
  return found?.messageId ?? null
}

/** Replies that are owed to a student, the newest first. */
export async function listOwedReplyIds(db: Db, studentId: string): Promise<string[]> {
  const found = await rows<{ messageId: string }>(
    db,
    sql`select message_id as "messageId" from reply_orders
        where student_id = ${studentId} order by conversation_id, position desc`,
  )
  return found.map(({ messageId }) => messageId)
}

export interface PageRequest {
  before?: number | undefined
  from?: number | undefined
  limit: number
}

/** A page ordered by position: the newest messages, the newest before `before`, or the oldest from `from` on. */
export async function listMessages(db: Db, conversationId: string, page: PageRequest) {
  const { before, from, limit } = page
  const visible = and(eq(messages.conversationId, conversationId), isNull(messages.deletedAt))
  const ascends = from !== undefined
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        visible,
        from === undefined ? undefined : gte(messages.position, from),
        before === undefined ? undefined : lt(messages.position, before),
      ),
    )
    .orderBy(ascends ? asc(messages.position) : desc(messages.position))
    .limit(limit + 1)
  const hasMore = found.length > limit
  const shown = found.slice(0, limit)
  if (!ascends) shown.reverse()
  const exists = async (condition: SQL) =>
    (await db.select({ one: sql`1` }).from(messages).where(and(visible, condition)).limit(1)).length > 0
  const isCutAbove = ascends && !hasMore && before !== undefined
  return {
    messages: shown.map(toMessage),
    hasOlder: ascends ? from > 0 && (await exists(lt(messages.position, from))) : hasMore,
    hasNewer: isCutAbove || !ascends ? before !== undefined && (await exists(gte(messages.position, before))) : hasMore,
  }
}

/** The messages from one position to before another, oldest first: the history for a language model. */
export async function listHistory(db: Db, conversationId: string, { from, before }: { from: number; before: number }) {
  const { position, author, text, deletedAt } = messages
  return db
    .select({ author, text, position })
    .from(messages)
    .where(
      and(eq(messages.conversationId, conversationId), gte(position, from), lt(position, before), isNull(deletedAt)),
    )
    .orderBy(asc(position))
}

/** Null when it was deleted already. */
export async function deleteMessageRow(db: Db, messageId: string, now: Date): Promise<{ version: number } | undefined> {
  const [deleted] = await db
    .update(messages)
    .set({ deletedAt: now, version: sql`${messages.version} + 1` })
    .where(and(eq(messages.messageId, messageId), isNull(messages.deletedAt)))
    .returning({ version: messages.version })
  return deleted
}

/** Undefined when the message is not deleted. */
export async function restoreMessageRow(db: Db, messageId: string): Promise<Message | undefined> {
  const [restored] = await db
    .update(messages)
    .set({ deletedAt: null, version: sql`${messages.version} + 1` })
    .where(and(eq(messages.messageId, messageId), sql`${messages.deletedAt} is not null`))
    .returning()
  return restored && toMessage(restored)
}

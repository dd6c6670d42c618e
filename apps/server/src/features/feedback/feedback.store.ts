import type { ChatFeedback } from '@lumi/contracts/chat'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { messages } from '../chat/chat.tables.ts'
import { chatFeedback } from './feedback.tables.ts'

/** One opinion per reply: the last one counts. Null takes it back. */
export async function saveChatFeedback(
  db: Db,
  reply: { studentId: string; messageId: string },
  feedback: ChatFeedback | null,
  now: Date,
): Promise<void> {
  if (feedback === null) {
    await db.delete(chatFeedback).where(eq(chatFeedback.messageId, reply.messageId))
    return
  }
  const opinion = { ...feedback, updatedAt: now }
  await db
    .insert(chatFeedback)
    .values({ ...reply, ...opinion })
    .onConflictDoUpdate({ target: chatFeedback.messageId, set: opinion })
}

/** Opinions on replies that are not deleted, of one conversation or all, oldest first. */
export const listChatFeedback = (db: Db, studentId: string, conversationId?: string) =>
  db
    .select({ messageId: chatFeedback.messageId, feedback: opinion, updatedAt: chatFeedback.updatedAt })
    .from(chatFeedback)
    .innerJoin(messages, eq(messages.messageId, chatFeedback.messageId))
    .where(
      and(
        eq(chatFeedback.studentId, studentId),
        isNull(messages.deletedAt),
        conversationId === undefined ? undefined : eq(messages.conversationId, conversationId),
      ),
    )
    .orderBy(asc(chatFeedback.updatedAt), asc(chatFeedback.messageId))

const opinion = { rating: chatFeedback.rating, reasons: chatFeedback.reasons, text: chatFeedback.text }

/** The newest dislikes with the reply they are about, for the operator. Names no student. */
export const listDislikes = (db: Db, limit: number) =>
  db
    .select({ feedback: opinion, updatedAt: chatFeedback.updatedAt, reply: messages.text })
    .from(chatFeedback)
    .innerJoin(messages, eq(messages.messageId, chatFeedback.messageId))
    .where(and(eq(chatFeedback.rating, 'dislike'), isNull(messages.deletedAt)))
    .orderBy(desc(chatFeedback.updatedAt))
    .limit(limit)

/** Opinions on replies whose text is gone. */
export async function deleteOutlivedFeedback(db: Db, deletedBefore: Date): Promise<void> {
  await db.execute(sql`
    delete from chat_feedback as f using messages as m
    where m.message_id = f.message_id and m.deleted_at < ${deletedBefore.toISOString()}::timestamptz`)
}

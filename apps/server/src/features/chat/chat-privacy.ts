import { RETENTION } from '@lumi/contracts/product-rules'
import { withoutMessage } from '@lumi/tutor/session'
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import { type Db, rows } from '../../platform/db.ts'
import { conversations, messages, modelCalls, usageEntries, usagePeriods } from './chat.tables.ts'

/** Page size of reads and deletes: a longer statement on the embedded database would block the event loop. */
const pageSize = 200

/** The student's conversations, or one of them, oldest message first, in pages. Deleted messages are gone for the student, so here too. */
export async function* exportMessages(db: Db, studentId: string, conversationId?: string) {
  let after: { conversationId: string; position: number } | undefined
  for (;;) {
    const page = await db
      .select({
        conversationId: messages.conversationId,
        conversation: conversations.kind,
        subject: conversations.subject,
        position: messages.position,
        author: messages.author,
        createdAt: messages.createdAt,
        state: messages.state,
        text: messages.text,
        intent: messages.intent,
        pictures: messages.pictures,
        content: messages.content,
        failure: messages.failure,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.conversationId, messages.conversationId))
      .where(
        and(
          eq(conversations.studentId, studentId),
          conversationId === undefined ? undefined : eq(messages.conversationId, conversationId),
          isNull(messages.deletedAt),
          after &&
            or(
              gt(messages.conversationId, after.conversationId),
              and(eq(messages.conversationId, after.conversationId), gt(messages.position, after.position)),
            ),
        ),
      )
      .orderBy(asc(messages.conversationId), asc(messages.position))
      .limit(pageSize)
    yield* page
    after = page.at(-1)
    if (page.length < pageSize) return
  }
}

/** Every message taken, kept or given back. */
export async function* exportUsage(db: Db, studentId: string) {
  let after = 0
  for (;;) {
    const page = await db
      .select()
      .from(usageEntries)
      .where(and(eq(usageEntries.studentId, studentId), gt(usageEntries.entryId, after)))
      .orderBy(asc(usageEntries.entryId))
      .limit(pageSize)
    for (const { entryId, createdAt, kind, units, messageId } of page) {
      after = entryId
      yield { at: createdAt, kind, units, messageId }
    }
    if (page.length < pageSize) return
  }
}

/** What a language model cost for the student, by day (UTC). */
export const exportModelCosts = (db: Db, studentId: string) =>
  rows<{ day: string; calls: number; inputTokens: number; cachedTokens: number; outputTokens: number; cost: number }>(
    db,
    sql`select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as calls,
          sum(input_tokens)::float8 as "inputTokens", sum(cached_tokens)::float8 as "cachedTokens",
          sum(output_tokens)::float8 as "outputTokens", sum(cost)::float8 as cost
        from model_calls where student_id = ${studentId} group by 1 order by 1`,
  )

/** Deletes the messages, in pages. Conversations, orders and units are deleted with the student's row (cascade). */
export async function eraseMessages(db: Db, studentId: string): Promise<void> {
  for (;;) {
    const deleted = await rows(
      db,
      sql`delete from messages where message_id in (
            select message_id from messages where student_id = ${studentId} limit ${pageSize}
          ) returning 1`,
    )
    if (deleted.length < pageSize) return
  }
}

/** What the chat keeps for a time only (`docs/privacy/data.md`). */
export const cleanUpChat = (db: Db, clock: Clock) => async (): Promise<void> => {
  const now = clock.now()
  const deletedBefore = new Date(now.getTime() - RETENTION.deletedMessageHours * 3_600_000).toISOString()
  await forgetInStates(db, deletedBefore)
  await db.execute(sql`
    update messages set text = '', content = null, intent = null, pictures = null
    where deleted_at < ${deletedBefore}::timestamptz
      and (text <> '' or content is not null or intent is not null or pictures is not null)`)
  await db.execute(sql`
    delete from message_words as w using messages as m
    where m.message_id = w.message_id and m.deleted_at < ${deletedBefore}::timestamptz`)
  const idleSince = new Date(now)
  idleSince.setUTCMonth(idleSince.getUTCMonth() - RETENTION.idleChatMonths)
  const idle = idleSince.toISOString()
  await db.execute(sql`
    delete from conversations as c where c.created_at < ${idle}::timestamptz and not exists (
      select 1 from messages as m where m.conversation_id = c.conversation_id and m.created_at >= ${idle}::timestamptz
    )`)
  await db.delete(usageEntries).where(sql`${usageEntries.createdAt} < ${idle}::timestamptz`)
  await db.delete(modelCalls).where(sql`${modelCalls.at} < ${idle}::timestamptz`)
  await db.delete(usagePeriods).where(sql`${usagePeriods.endsAt} < ${idle}::timestamptz`)
}

/** The tutor's state of a conversation quotes messages: the open task, a list of tasks. Before their text goes, that goes. */
async function forgetInStates(db: Db, deletedBefore: string): Promise<void> {
  const quoted = await rows<{ conversationId: string; text: string }>(
    db,
    sql`select conversation_id as "conversationId", text from messages
        where deleted_at < ${deletedBefore}::timestamptz and author = 'student' and text <> ''`,
  )
  for (const { conversationId, text } of quoted) {
    await db.transaction(async (tx) => {
      const [conversation] = await tx
        .select({ state: conversations.tutorState })
        .from(conversations)
        .where(eq(conversations.conversationId, conversationId))
        .for('update')
      if (!conversation?.state) return
      const tutorState = withoutMessage(conversation.state, text)
      if (tutorState === conversation.state) return
      await tx.update(conversations).set({ tutorState }).where(eq(conversations.conversationId, conversationId))
    })
  }
}

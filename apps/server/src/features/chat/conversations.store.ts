import type { MessageState } from '@lumi/contracts/chat'
import type { Subject } from '@lumi/contracts/programs'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/db.ts'
import { messages } from './chat.tables.ts'

export interface ListedConversation {
  conversationId: string
  subject: Subject | null
  unread: number
  author: 'student' | 'tutor'
  state: MessageState
  /** The beginning of the newest message. */
  text: string
  createdAtMs: number
}

/** Longer than any shown line, also where formulas take more characters than they show. */
const beginning = 600
/** More are not counted: the list then says "99+". */
const maxUnread = 100

/** Conversations with a message that is not deleted, the newest first. */
export function listConversations(db: Db, studentId: string): Promise<ListedConversation[]> {
  return rows(
    db,
    sql`select c.conversation_id as "conversationId", c.subject, unread.count as unread, newest.author, newest.state,
          left(newest.text, ${beginning}) as text, (extract(epoch from newest.created_at) * 1000)::float8 as "createdAtMs"
        from conversations c
        cross join lateral (
          select m.author, m.state, m.text, m.created_at from messages m
          where m.conversation_id = c.conversation_id and m.deleted_at is null
          order by m.position desc limit 1
        ) newest
        cross join lateral (
          select count(*)::int as count from (
            select 1 from messages m
            where m.conversation_id = c.conversation_id and m.position > c.read_to and m.deleted_at is null
              and m.author = 'tutor' and m.state in ('done', 'stopped', 'failed')
            limit ${maxUnread}
          ) counted
        ) unread
        where c.student_id = ${studentId}
        order by newest.created_at desc, c.conversation_id`,
  )
}

/** Undefined when the conversation was read at least so far already, or is not this student's. */
export async function saveReadTo(
  db: Db,
  studentId: string,
  conversationId: string,
  position: number,
): Promise<{ readTo: number } | undefined> {
  const [moved] = await rows<{ readTo: number }>(
    db,
    sql`update conversations set read_to = least(${position}::int, next_position - 1)
        where conversation_id = ${conversationId}::uuid and student_id = ${studentId}
          and read_to < least(${position}::int, next_position - 1)
        returning read_to as "readTo"`,
  )
  return moved
}

/** Whether a reply is there and no device has shown it yet. */
export async function isUnread(db: Db, studentId: string, messageId: string): Promise<boolean> {
  const [found] = await rows<{ found: boolean }>(
    db,
    sql`select exists (
          select 1 from messages m join conversations c on c.conversation_id = m.conversation_id
          where m.message_id = ${messageId}::uuid and c.student_id = ${studentId}
            and m.position > c.read_to and m.deleted_at is null
        ) as found`,
  )
  return found?.found === true
}

/** Unread replies in all conversations but one, at most `maxUnread`. */
export async function countUnreadElsewhere(db: Db, studentId: string, conversationId: string): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select 1 from conversations c join messages m on m.conversation_id = c.conversation_id
          where c.student_id = ${studentId} and c.conversation_id <> ${conversationId}::uuid
            and m.position > c.read_to and m.deleted_at is null
            and m.author = 'tutor' and m.state in ('done', 'stopped', 'failed')
          limit ${maxUnread}
        ) counted`,
  )
  return found?.count ?? 0
}

/** How many messages a student has ever sent, deleted ones that are still stored included. */
export const countSent = (db: Db, studentId: string): Promise<number> =>
  db.$count(messages, and(eq(messages.studentId, studentId), isNotNull(messages.clientMessageId)))

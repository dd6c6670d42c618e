import type { Message } from '@lumi/contracts/chat'
import type { Subject } from '@lumi/contracts/programs'
import type { TutorState } from '@lumi/tutor'
import { and, desc, eq, gt, max, sql } from 'drizzle-orm'
import { type Db, rows, type Tx } from '../../../platform/db.ts'
import { asStorable, toJson } from '../../../platform/storable-json.ts'
import { conversations, messages } from '../chat.tables.ts'

export interface Talk {
  subject: Subject | null
  nextPosition: number
  owedReplies: number
  tutorState: TutorState | null
}

const columns = {
  subject: conversations.subject,
  nextPosition: conversations.nextPosition,
  owedReplies: conversations.owedReplies,
  tutorState: conversations.tutorState,
}
const ofStudent = (studentId: string, conversationId: string) =>
  and(eq(conversations.conversationId, conversationId), eq(conversations.studentId, studentId))

export async function findTalk(db: Db, studentId: string, conversationId: string): Promise<Talk | undefined> {
  const [found] = await db.select(columns).from(conversations).where(ofStudent(studentId, conversationId))
  return found
}

/** Until the transaction ends nobody else stores a message of this conversation. */
export async function lockTalk(tx: Tx, studentId: string, conversationId: string): Promise<Talk | undefined> {
  const [found] = await tx.select(columns).from(conversations).where(ofStudent(studentId, conversationId)).for('update')
  return found
}

/** When the student last wrote past a position. Null: nothing since. */
export async function lastWrittenAfter(tx: Tx, conversationId: string, position: number): Promise<Date | null> {
  const [found] = await tx
    .select({ at: max(messages.createdAt) })
    .from(messages)
    .where(
      and(eq(messages.conversationId, conversationId), gt(messages.position, position), eq(messages.author, 'student')),
    )
  return found?.at ?? null
}

/** The newest message of a conversation; 0: none. */
export async function newestPosition(db: Db, conversationId: string): Promise<number> {
  const [found] = await db
    .select({ position: messages.position })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.position))
    .limit(1)
  return found?.position ?? 0
}

/** Puts finished messages at the end of a locked conversation. They were read where they were written. */
export async function saveTurns(
  tx: Tx,
  studentId: string,
  conversationId: string,
  said: readonly Message[],
  after: { tutorState: TutorState; openProblemId: string | null | undefined },
): Promise<void> {
  await tx.insert(messages).values(
    said.map((message) => ({
      ...message,
      content: asStorable(message.content),
      studentId,
      createdAt: new Date(message.createdAt),
    })),
  )
  const last = said.at(-1)!.position
  await rows(
    tx,
    sql`
      update conversations set next_position = ${last + 1}, read_to = greatest(read_to, ${last}),
        tutor_state = ${toJson(after.tutorState)}::jsonb,
        open_problem_id = ${after.openProblemId === undefined ? sql`open_problem_id` : sql`${after.openProblemId}::text`}
      where conversation_id = ${conversationId}::uuid and student_id = ${studentId}`,
  )
}

import type { getUsageHistory } from '@lumi/contracts/billing'
import type * as contract from '@lumi/contracts/chat'
import type { Message } from '@lumi/contracts/chat'
import type * as lists from '@lumi/contracts/conversations'
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '@lumi/contracts/endpoint'
import type { Language } from '@lumi/contracts/errors'
import type { Subject } from '@lumi/contracts/programs'
import type { Db } from '../../platform/db.ts'
import type { Conversation } from './chat.store.ts'
import type { ChatStudent } from './message-orders.ts'

/** Answered by the `programs` feature: the subject that the student has chosen. Null: none, so the general conversation. */
export type ProgramInFocus = (
  reader: Db,
  studentId: string,
) => Promise<{ programId: string; subject: Subject; grade: number } | null>

/** Answered by the `programs` feature: what the student studies in a subject, also when paused. Undefined: nothing yet. */
export type ProgramOfSubject = (
  studentId: string,
  subject: Subject,
) => Promise<{ programId: string; subject: Subject; grade: number } | undefined>

type Answer<E extends Endpoint> = Promise<ResponseOf<E>>

/** What the routes of the chat and other features may call. */
export interface ChatService {
  sendMessage(
    student: ChatStudent,
    language: Language,
    body: BodyOf<typeof contract.sendMessage>,
  ): Answer<typeof contract.sendMessage>
  listMessages(
    student: ChatStudent,
    query: QueryOf<typeof contract.getChatMessagesList>,
  ): Answer<typeof contract.getChatMessagesList>
  getStatus(student: ChatStudent, query: QueryOf<typeof contract.getChatStatus>): Answer<typeof contract.getChatStatus>
  stopReply(student: ChatStudent, messageId: string): Promise<Message>
  retryReply(student: ChatStudent, language: Language, messageId: string): Answer<typeof contract.retryReply>
  deleteMessage(student: ChatStudent, messageId: string): Promise<void>
  undoDelete(student: ChatStudent, messageId: string): Promise<Message>
  listConversations(student: ChatStudent): Answer<typeof lists.getConversations>
  markRead(student: ChatStudent, body: BodyOf<typeof contract.markRead>): Promise<void>
  /** @param leaving aborted when the caller has left, which ends the work */
  search(
    student: ChatStudent,
    query: QueryOf<typeof lists.searchMessages>,
    leaving: AbortSignal,
  ): Answer<typeof lists.searchMessages>
  /** The days of the ledger before a day, newest first. */
  listUsage(student: ChatStudent, beforeDay: number | undefined): Answer<typeof getUsageHistory>
  /** A reply of this student that is not deleted, for the `feedback` feature. */
  findReply(studentId: string, messageId: string): Promise<Message | undefined>
  /** The conversation of this id. @throws AppError `chat_conversation_not_found` */
  getConversation(studentId: string, conversationId: string): Promise<Conversation>
  /** Ends every reply that is owed to a student or being written. */
  stopReplies(studentId: string): Promise<void>
  /** The newest messages of the conversation the student is in, oldest first. */
  lastMessages(studentId: string, limit: number): Promise<{ author: 'student' | 'tutor'; text: string }[]>
}

import type * as contract from '@lumi/contracts/chat'
import type { Message } from '@lumi/contracts/chat'
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '@lumi/contracts/endpoint'
import { AppError, type Language } from '@lumi/contracts/errors'
import { MESSAGE } from '@lumi/contracts/product-rules'
import type { Subject } from '@lumi/contracts/programs'
import type { Db, Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  assertSameMessage,
  assertUndoable,
  canRetry,
  canTakeGraceTurn,
  isBeingWritten,
  turnWithoutUnit,
} from './chat.rules.ts'
import {
  deleteMessageRow,
  findActiveReplyId,
  findConversation,
  findMessage,
  findOwedReplyId,
  findSentMessage,
  listMessages,
  listOwedReplyIds,
  type NewMessage,
  restoreMessageRow,
  saveStudentMessage,
  standingConversation,
} from './chat.store.ts'
import {
  lockConversation,
  type NewOrder,
  orderNewReply,
  orderReplyAgain,
  type PeriodAfter,
  settleReply,
} from './reply-orders.store.ts'
import type { ReplyWorker } from './reply-worker.ts'
import { isCharged, nextPeriod, usageOf, usageOfPeriod } from './usage.rules.ts'
import { findNewestPeriod, openPeriod } from './usage.store.ts'

/** Who acts. */
interface ChatStudent {
  id: string
  countryId: number
  timeZone: string
  birthDate: string | null
}

/** The `programs` feature: the subject that the student has chosen; null: none, the general conversation is meant. */
export type ProgramInFocus = (
  reader: Db,
  studentId: string,
) => Promise<{ programId: string; subject: Subject; grade: number } | null>

type Answer<E extends Endpoint> = Promise<ResponseOf<E>>

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
  /** Ends every reply that is owed to a student or being written. */
  stopReplies(studentId: string): Promise<void>
  /** The end of the conversation the student is in, oldest first. */
  lastMessages(studentId: string, limit: number): Promise<{ author: 'student' | 'tutor'; text: string }[]>
}

export function createChatService(
  platform: Pick<Platform, 'db' | 'hub' | 'clock'>,
  worker: ReplyWorker,
  { tutor, programInFocus }: { tutor: 'built-in' | 'model'; programInFocus: ProgramInFocus },
): ChatService {
  const { db, hub, clock } = platform

  const publishMessage = (studentId: string, message: Message) => hub.publish(studentId, 'message.changed', { message })

  /** The conversation of this id; without one, that of the subject the student has chosen. */
  async function getConversation(studentId: string, conversationId: string | undefined) {
    const program = await programInFocus(db, studentId)
    if (conversationId === undefined) {
      const standing = await standingConversation(db, studentId, program?.subject ?? null, clock.now())
      return { ...standing, program }
    }
    const found = await findConversation(db, studentId, { conversationId })
    if (!found) throw new AppError('chat_conversation_not_found')
    return { ...found, program: found.subject !== null && found.subject === program?.subject ? program : null }
  }

  async function getMessage(student: Pick<ChatStudent, 'id'>, messageId: string) {
    const found = await findMessage(db, student.id, messageId)
    if (!found) throw new AppError('chat_message_not_found')
    return found
  }

  /**
   * Orders a reply and takes its unit. On the first message of a day the day is opened first; with nothing left the open
   * problem goes on for some turns.
   *
   * The day is read from the server's clock, which the test hook can move, not from the database's. That grants nothing to a
   * wrong clock: days are numbered, follow each other without overlap and are stored, so one that was opened too early is the
   * one in use when the right time comes. Leases, which several processes compare, use the database's clock.
   */
  async function orderWithUnit(
    tx: Tx,
    student: ChatStudent,
    /** What may be taken when no message is left. */
    otherwise: 'grace' | 'care' | null,
    order: (takes: NewOrder['takes']) => Promise<(PeriodAfter & { isLeased: boolean }) | undefined>,
  ): Promise<PeriodAfter & { isLeased: boolean }> {
    const ordered = await order('unit')
    if (ordered) return ordered
    const now = clock.now()
    const newest = await findNewestPeriod(tx, student.id)
    if (!newest || newest.endsAt <= now) {
      await openPeriod(tx, student.id, nextPeriod(newest, student.timeZone, now))
      const onNewDay = await order('unit')
      if (onNewDay) return onNewDay
    }
    const withoutUnit = otherwise ? await order(otherwise) : undefined
    if (!withoutUnit) throw new AppError('chat_quota_exceeded')
    return withoutUnit
  }

  /** One transaction: the message, its unit, the reply's place and the order, or nothing (SR01, SR02, SR06). */
  async function storeAndOrder(tx: Tx, student: ChatStudent, language: Language, sent: NewMessage) {
    const stored = await saveStudentMessage(tx, sent)
    if (!stored) return undefined
    const { conversationId, position, tutorState, openProblemId } = stored
    if (!stored.isNew) {
      const before = await findSentMessage(tx, student.id, sent.clientMessageId)
      if (!before) throw new AppError('chat_message_conflict')
      assertSameMessage(before.message, sent)
      return {
        kind: 'known' as const,
        ...before,
        usage: usageOf(await findNewestPeriod(tx, student.id), student.timeZone, sent.now),
      }
    }
    const createdAt = sent.now.toISOString()
    const shared = { conversationId, version: 1, createdAt, content: null, failure: null }
    const message: Message = {
      ...shared,
      messageId: sent.messageId,
      position,
      author: 'student',
      state: 'sent',
      text: sent.text,
      clientMessageId: sent.clientMessageId,
      replyTo: null,
      intent: sent.intent ?? null,
    }
    const reply: Message = {
      ...shared,
      messageId: crypto.randomUUID(),
      position: position + 1,
      author: 'tutor',
      state: 'pending',
      text: '',
      clientMessageId: null,
      replyTo: message.messageId,
      intent: null,
    }
    const order: Omit<NewOrder, 'takes'> = {
      studentId: student.id,
      conversationId,
      replyId: reply.messageId,
      position: reply.position,
      attempt: 1,
      interfaceLanguage: language,
      owner: worker.owner,
      now: sent.now,
    }
    const ordered = await orderWithUnit(tx, student, turnWithoutUnit(openProblemId, sent), (takes) =>
      orderNewReply(tx, { ...order, takes }, message.messageId),
    )
    return {
      kind: 'new' as const,
      message,
      reply,
      tutorState,
      isLeased: ordered.isLeased,
      usage: usageOfPeriod(ordered, sent.now)!,
    }
  }

  return {
    async sendMessage(student, language, body) {
      const sent: NewMessage = {
        messageId: crypto.randomUUID(),
        studentId: student.id,
        conversationId: body.conversationId?.toLowerCase(),
        clientMessageId: body.clientMessageId.toLowerCase(),
        text: body.text,
        intent: body.intent,
        now: clock.now(),
      }
      const store = () => db.transaction((tx) => storeAndOrder(tx, student, language, sent))
      if (sent.conversationId === undefined && (await programInFocus(db, student.id))) {
        sent.conversationId = (await getConversation(student.id, undefined)).conversationId
      }
      let result = await store()
      if (!result) {
        await getConversation(student.id, sent.conversationId)
        result = (await store())!
      }
      const { message, reply, usage } = result
      if (result.kind === 'known') return { message, reply, usage }

      publishMessage(student.id, message)
      publishMessage(student.id, reply)
      hub.publish(student.id, 'usage.changed', { usage })
      if (result.isLeased) {
        worker.begin({
          studentId: student.id,
          reply,
          interfaceLanguage: language,
          countryId: student.countryId,
          timeZone: student.timeZone,
          birthDate: student.birthDate,
          sent: { text: sent.text, intent: sent.intent, at: sent.now },
          tutorState: result.tutorState,
          starts: 1,
        })
      } else worker.wake(reply.conversationId)
      return { message, reply, usage }
    },

    async listMessages(student, query) {
      const { conversationId } = await getConversation(student.id, query.conversationId)
      const page = await listMessages(db, conversationId, { ...query, limit: query.limit ?? MESSAGE.pageSize })
      return { conversationId, ...page }
    },

    async getStatus(student, query) {
      const { conversationId, program } = await getConversation(student.id, query.conversationId)
      return {
        conversationId,
        program,
        usage: usageOf(await findNewestPeriod(db, student.id), student.timeZone, clock.now()),
        activeReplyId: await findActiveReplyId(db, conversationId),
        tutor,
      }
    },

    async stopReply(student, messageId) {
      const { message, deletedAt } = await getMessage(student, messageId)
      if (deletedAt) throw new AppError('chat_message_not_found')
      return isBeingWritten(message) ? endReply(student, message) : message
    },

    async retryReply(student, language, messageId) {
      const found = await getMessage(student, messageId)
      const { conversationId } = found.message
      if (found.deletedAt) throw new AppError('chat_message_not_found')
      const ordered = await db.transaction(async (tx) => {
        const conversation = (await lockConversation(tx, conversationId))!
        // Read again under the lock: two devices may press the button at once.
        const current = (await findMessage(tx, student.id, messageId))!
        if (!canRetry(current.message)) return undefined
        const order: Omit<NewOrder, 'takes'> = {
          studentId: student.id,
          conversationId,
          replyId: messageId,
          position: current.message.position,
          attempt: current.attempt + 1,
          interfaceLanguage: language,
          // Waking looks the order up with all that belongs to it; a retry is rare enough for that.
          owner: null,
          now: clock.now(),
        }
        const otherwise = canTakeGraceTurn(conversation.openProblemId, undefined) ? 'grace' : null
        return orderWithUnit(tx, student, otherwise, (takes) => orderReplyAgain(tx, { ...order, takes }))
      })
      const { message } = await getMessage(student, messageId)
      const usage = usageOf(await findNewestPeriod(db, student.id), student.timeZone, clock.now())
      if (ordered) {
        publishMessage(student.id, message)
        hub.publish(student.id, 'usage.changed', { usage })
        worker.wake(conversationId)
      }
      return { message, usage }
    },

    async deleteMessage(student, messageId) {
      const { message } = await getMessage(student, messageId)
      // Without its question a reply makes no sense: deleting either ends it.
      const owedReplyId = message.author === 'student' ? await findOwedReplyId(db, message) : undefined
      if (owedReplyId) await endReply(student, (await getMessage(student, owedReplyId)).message)
      else if (isBeingWritten(message)) await endReply(student, message)
      const deleted = await deleteMessageRow(db, messageId, clock.now())
      if (!deleted) return
      const { conversationId } = message
      hub.publish(student.id, 'message.deleted', {
        conversationId,
        messageId: message.messageId,
        version: deleted.version,
      })
    },

    async undoDelete(student, messageId) {
      const { message, deletedAt } = await getMessage(student, messageId)
      if (!deletedAt) return message
      assertUndoable(deletedAt, clock.now())
      const restored = await restoreMessageRow(db, messageId)
      if (restored) publishMessage(student.id, restored)
      return restored ?? (await getMessage(student, messageId)).message
    },

    async lastMessages(studentId, limit) {
      const { conversationId } = await getConversation(studentId, undefined)
      const { messages } = await listMessages(db, conversationId, { limit })
      return messages.map(({ author, text }) => ({ author, text }))
    },

    async stopReplies(studentId) {
      // One after the other from the last: ending a reply begins the next one of its conversation.
      for (const messageId of await listOwedReplyIds(db, studentId)) {
        const found = await findMessage(db, studentId, messageId)
        if (found && isBeingWritten(found.message)) await endReply({ id: studentId }, found.message)
      }
    },
  }

  /** Ends a reply where it is: by the process itself when it writes it, else in the database, which its writer will notice. */
  async function endReply(student: Pick<ChatStudent, 'id'>, reply: Message): Promise<Message> {
    const ended = await worker.stopReply(reply.messageId)
    if (ended) return ended
    const { message: current } = await getMessage(student, reply.messageId)
    if (!isBeingWritten(current)) return current
    const settled = await settleStopped(db, current)
    const { message } = await getMessage(student, reply.messageId)
    if (settled) {
      worker.publishSettled(student.id, message, settled)
      worker.wake(message.conversationId)
    }
    return message
  }

  function settleStopped(on: Db, reply: Message) {
    return settleReply(on, {
      messageId: reply.messageId,
      owner: undefined,
      state: 'stopped',
      text: undefined,
      content: null,
      failure: null,
      isCharged: isCharged({ state: 'stopped', length: reply.text.length, isFree: false }),
      tutorState: undefined,
      openProblemId: undefined,
      now: clock.now(),
    })
  }
}

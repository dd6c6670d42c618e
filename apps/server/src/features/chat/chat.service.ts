import type { getUsageHistory } from '@lumi/contracts/billing'
import type * as contract from '@lumi/contracts/chat'
import type { Message } from '@lumi/contracts/chat'
import type * as lists from '@lumi/contracts/conversations'
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '@lumi/contracts/endpoint'
import { AppError, type Language } from '@lumi/contracts/errors'
import { MESSAGE } from '@lumi/contracts/product-rules'
import type { Subject } from '@lumi/contracts/programs'
import type { Db } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { assertUndoable, canRetry, isBeingWritten } from './chat.rules.ts'
import {
  type Conversation,
  deleteMessageRow,
  findActiveReplyId,
  findConversation,
  findMessage,
  findOwedReplyId,
  listMessages,
  listOwedReplyIds,
  restoreMessageRow,
  standingConversation,
} from './chat.store.ts'
import { countUnreadElsewhere, listConversations, saveReadTo } from './conversations.store.ts'
import { listLedger } from './ledger.store.ts'
import { type ChatStudent, createMessageOrders } from './message-orders.ts'
import type { Pictures } from './pictures/pictures.service.ts'
import { type NewMessage, type NewOrder, orderReplyAgain, settleReply } from './reply-orders.store.ts'
import type { ReplyWorker } from './reply-worker.ts'
import { searchMessages } from './search.service.ts'
import { plainLine } from './search-words.ts'
import { isCharged } from './usage.rules.ts'
import type { UsageService } from './usage.service.ts'

/** Characters of the last message in the list of conversations. */
const lastLineCharacters = 120

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
  search(student: ChatStudent, query: QueryOf<typeof lists.searchMessages>): Answer<typeof lists.searchMessages>
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

export function createChatService(
  platform: Pick<Platform, 'db' | 'hub' | 'clock'>,
  worker: ReplyWorker,
  options: {
    tutor: 'built-in' | 'model'
    programInFocus: ProgramInFocus
    programOf: ProgramOfSubject
    isCryForHelp(text: string): Promise<boolean>
    pictures: Pick<Pictures, 'forMessage'>
    usage: UsageService
  },
): ChatService {
  const { db, hub, clock } = platform
  const { tutor, programInFocus, programOf, pictures, usage: usages } = options

  const publishMessage = (studentId: string, message: Message) => hub.publish(studentId, 'message.changed', { message })

  /** The conversation of this id; without one, that of the subject the student has chosen. */
  async function getConversation(studentId: string, conversationId: string | undefined) {
    if (conversationId === undefined) {
      const program = await programInFocus(db, studentId)
      return standingConversation(db, studentId, program?.subject ?? null, clock.now())
    }
    const found = await findConversation(db, studentId, { conversationId })
    if (!found) throw new AppError('chat_conversation_not_found')
    return found
  }

  async function getMessage(student: Pick<ChatStudent, 'id'>, messageId: string) {
    const found = await findMessage(db, student.id, messageId)
    if (!found) throw new AppError('chat_message_not_found')
    return found
  }

  const { storeAndOrder, orderOtherwise } = createMessageOrders(platform, {
    owner: worker.owner,
    usage: usages,
    isCryForHelp: options.isCryForHelp,
    areTaken: async ({ studentId, pictures: named, clientMessageId }) => {
      if (named.length === 0) return false
      const ids = named.map(({ pictureId }) => pictureId)
      return pictures.forMessage(studentId, ids, clientMessageId).then(
        () => false,
        () => true,
      )
    },
    openConversation: getConversation,
  })

  return {
    async sendMessage(student, language, body) {
      const sent: NewMessage = {
        messageId: crypto.randomUUID(),
        studentId: student.id,
        conversationId: body.conversationId?.toLowerCase(),
        clientMessageId: body.clientMessageId.toLowerCase(),
        text: body.text,
        intent: body.intent,
        pictures: body.attachmentIds?.length
          ? await pictures.forMessage(student.id, body.attachmentIds, body.clientMessageId)
          : [],
        now: clock.now(),
      }
      if (sent.conversationId === undefined && (await programInFocus(db, student.id))) {
        sent.conversationId = (await getConversation(student.id, undefined)).conversationId
      }
      const result = await storeAndOrder(student, language, sent)
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
          sent: { text: sent.text, intent: sent.intent, pictures: sent.pictures, at: sent.now },
          subject: result.subject,
          tutorState: result.tutorState,
          starts: 1,
        })
      } else worker.wake(reply.conversationId)
      return { message, reply, usage }
    },

    async listMessages(student, query) {
      const { conversationId } = await getConversation(student.id, query.conversationId)
      const page = await listMessages(db, conversationId, { ...query, limit: query.limit ?? MESSAGE.pageSize })
      // A reply that is being written is ahead of what is stored: answer what the devices have been shown.
      return { conversationId, ...page, messages: page.messages.map(worker.asShown) }
    },

    async getStatus(student, query) {
      const { conversationId, subject } = await getConversation(student.id, query.conversationId)
      return {
        conversationId,
        program: (subject && (await programOf(student.id, subject))) ?? null,
        usage: await usages.today(student),
        activeReplyId: await findActiveReplyId(db, conversationId),
        unreadElsewhere: await countUnreadElsewhere(db, student.id, conversationId),
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
      const order = (takes: NewOrder['takes']) =>
        orderReplyAgain(
          db,
          {
            studentId: student.id,
            replyId: messageId,
            interfaceLanguage: language,
            takes,
            // No lease is taken here; `wake` reads the whole order. A retry is rare enough for that.
            owner: null,
            now: clock.now(),
          },
          { conversationId, attempt: found.attempt },
        )
      const ordered =
        canRetry(found.message) &&
        ((await order('unit')) ?? (await orderOtherwise(student, async () => 'grace', order)))
      const { message } = await getMessage(student, messageId)
      // Still failed, so no other device has retried it meanwhile: there was no unit left.
      if (!ordered && canRetry(message)) throw new AppError('chat_quota_exceeded')
      const usage = await usages.today(student)
      if (ordered) {
        publishMessage(student.id, message)
        hub.publish(student.id, 'usage.changed', { usage })
        worker.wake(conversationId)
      }
      return { message, usage }
    },

    async deleteMessage(student, messageId) {
      const { message } = await getMessage(student, messageId)
      // A reply without its question makes no sense, so deleting either one ends the reply.
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

    async listConversations({ id }) {
      const found = await listConversations(db, id)
      const conversations = found.map(({ conversationId, subject, unread, author, state, text, createdAtMs }) => ({
        conversationId,
        subject,
        lastMessage: {
          author,
          state,
          text: plainLine(text).slice(0, lastLineCharacters),
          createdAt: new Date(createdAtMs).toISOString(),
        },
        unread,
      }))
      return { conversations }
    },

    async markRead({ id }, { conversationId, position }) {
      const moved = await saveReadTo(db, id, conversationId, position)
      if (moved) hub.publish(id, 'conversation.read', { conversationId, position: moved.readTo })
      else await getConversation(id, conversationId)
    },

    async search(student, { text, afterMessageId }) {
      const after = afterMessageId === undefined ? undefined : (await getMessage(student, afterMessageId)).message
      return searchMessages(db, student.id, text, after)
    },

    async listUsage({ id, timeZone }, beforeDay) {
      const usage = await usages.today({ id, timeZone })
      const bonuses = beforeDay === undefined ? await usages.listBonuses(id) : []
      return { usage, ...(await listLedger(db, id, beforeDay)), bonuses }
    },

    async findReply(studentId, messageId) {
      const found = await findMessage(db, studentId, messageId)
      return found && !found.deletedAt && found.message.author === 'tutor' ? found.message : undefined
    },

    getConversation,

    async lastMessages(studentId, limit) {
      const { conversationId } = await getConversation(studentId, undefined)
      const { messages } = await listMessages(db, conversationId, { limit })
      return messages.map(({ author, text }) => ({ author, text }))
    },

    async stopReplies(studentId) {
      // Newest first: ending a reply starts the next one of its conversation.
      for (const messageId of await listOwedReplyIds(db, studentId)) {
        const found = await findMessage(db, studentId, messageId)
        if (found && isBeingWritten(found.message)) await endReply({ id: studentId }, found.message)
      }
    },
  }

  /** Ends a reply where it is: here when this process writes it, otherwise in the database, where its writer notices it. */
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

import { MESSAGE } from '@lumi/contracts/product-rules'
import type { Platform } from '../../platform/platform.ts'
import { findActiveReplyId, findMessage, listMessages } from './chat.store.ts'
import type { ChatService, ProgramOfSubject } from './chat-calls.ts'
import { createChatRecords } from './chat-records.ts'
import { countUnreadElsewhere, listConversations, saveReadTo } from './conversations.store.ts'
import { listLedger } from './ledger.store.ts'
import { createMessageDeletionService } from './message-deletion.service.ts'
import { createReplyStops } from './reply-stops.ts'
import type { ReplyWorker } from './reply-worker.ts'
import { searchMessages } from './search.service.ts'
import type { SearchIndex } from './search-index.ts'
import { plainLine, withPowers } from './search-words.ts'
import { createSendingService, type SendingOptions } from './sending.service.ts'

/** Characters of the last message in the list of conversations. */
const lastLineCharacters = 120

interface Options extends SendingOptions {
  tutor: 'built-in' | 'model'
  programOf: ProgramOfSubject
  searchIndex: SearchIndex
}

/** Everything that students do with messages. Reading is here; sending, stopping and deleting have their own files. */
export function createChatService(
  platform: Pick<Platform, 'db' | 'hub' | 'clock'>,
  worker: ReplyWorker,
  options: Options,
): ChatService {
  const { db, hub } = platform
  const { tutor, programOf, searchIndex, usage: usages } = options
  const records = createChatRecords(platform, options.programInFocus)
  const { getConversation, getMessage } = records
  const stops = createReplyStops(platform, worker, records)

  const sending = createSendingService(platform, worker, records, options)
  const deletion = createMessageDeletionService(platform, records, stops)

  return {
    ...sending,
    ...deletion,
    async retryReply(student, language, messageId) {
      const answer = await sending.retryReply(student, language, messageId)
      searchIndex.readAgain(student.id, answer.message)
      return answer
    },
    async undoDelete(student, messageId) {
      const message = await deletion.undoDelete(student, messageId)
      searchIndex.readAgain(student.id, message)
      return message
    },
    stopReply: (student, messageId) => stops.stop(student.id, messageId),
    stopReplies: stops.stopAll,
    getConversation,

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

    async listConversations({ id }) {
      const found = await listConversations(db, id)
      const conversations = found.map(({ conversationId, subject, unread, author, state, text, createdAtMs }) => ({
        conversationId,
        subject,
        lastMessage: {
          author,
          state,
          text: withPowers(plainLine(text)).slice(0, lastLineCharacters),
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

    async search(student, { text, afterMessageId }, leaving) {
      const after = afterMessageId === undefined ? undefined : (await getMessage(student.id, afterMessageId)).message
      return searchMessages(db, searchIndex, { studentId: student.id, text, after, leaving })
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

    async lastMessages(studentId, limit) {
      const { conversationId } = await getConversation(studentId, undefined)
      const { messages } = await listMessages(db, conversationId, { limit })
      return messages.map(({ author, text }) => ({ author, text }))
    },
  }
}

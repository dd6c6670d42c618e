import type { Message } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import type { Platform } from '../../platform/platform.ts'
import { canRetry } from './chat.rules.ts'
import type { ChatService, ProgramInFocus } from './chat-calls.ts'
import type { ChatRecords } from './chat-records.ts'
import { createMessageOrders } from './message-orders.ts'
import type { Pictures } from './pictures/pictures.service.ts'
import { type NewMessage, type NewOrder, orderReplyAgain } from './reply-orders.store.ts'
import type { ReplyWorker } from './reply-worker.ts'
import type { UsageService } from './usage.service.ts'

export interface SendingOptions {
  programInFocus: ProgramInFocus
  isCryForHelp(text: string): Promise<boolean>
  pictures: Pick<Pictures, 'forMessage'>
  usage: UsageService
}

/** Takes messages and orders their replies; orders a failed reply again. */
export function createSendingService(
  platform: Pick<Platform, 'db' | 'hub' | 'clock'>,
  worker: ReplyWorker,
  { getConversation, getMessage }: ChatRecords,
  { programInFocus, isCryForHelp, pictures, usage: usages }: SendingOptions,
): Pick<ChatService, 'sendMessage' | 'retryReply'> {
  const { db, hub, clock } = platform
  const { storeAndOrder, orderOtherwise } = createMessageOrders(platform, {
    owner: worker.owner,
    usage: usages,
    isCryForHelp,
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

  const publishMessage = (studentId: string, message: Message) => hub.publish(studentId, 'message.changed', { message })

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

    async retryReply(student, language, messageId) {
      const found = await getMessage(student.id, messageId)
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
      const { message } = await getMessage(student.id, messageId)
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
  }
}

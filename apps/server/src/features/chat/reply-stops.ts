import type { Message } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import type { Platform } from '../../platform/platform.ts'
import { isBeingWritten } from './chat.rules.ts'
import { findMessage, listOwedReplyIds } from './chat.store.ts'
import type { ChatRecords } from './chat-records.ts'
import { settleReply } from './reply-orders.store.ts'
import type { ReplyWorker } from './reply-worker.ts'
import { isCharged } from './usage.rules.ts'

export type ReplyStops = ReturnType<typeof createReplyStops>

/** Ends replies before their end: stopped by the student, deleted, or because the account is erased. */
export function createReplyStops(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  worker: ReplyWorker,
  { getMessage }: ChatRecords,
) {
  const settleStopped = (reply: Message) =>
    settleReply(db, {
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

  /** Ends a reply where it is: here when this process writes it, otherwise in the database, where its writer notices it. */
  async function end(studentId: string, reply: Message): Promise<Message> {
    const ended = await worker.stopReply(reply.messageId)
    if (ended) return ended
    const { message: current } = await getMessage(studentId, reply.messageId)
    if (!isBeingWritten(current)) return current
    const settled = await settleStopped(current)
    const { message } = await getMessage(studentId, reply.messageId)
    if (settled) {
      worker.publishSettled(studentId, message, settled)
      worker.wake(message.conversationId)
    }
    return message
  }

  return {
    end,

    /** @returns the reply as it is after the stop; one that has ended already stays as it is */
    async stop(studentId: string, messageId: string): Promise<Message> {
      const { message, deletedAt } = await getMessage(studentId, messageId)
      if (deletedAt) throw new AppError('chat_message_not_found')
      return isBeingWritten(message) ? end(studentId, message) : message
    },

    async stopAll(studentId: string): Promise<void> {
      // Newest first: ending a reply starts the next one of its conversation.
      for (const messageId of await listOwedReplyIds(db, studentId)) {
        const found = await findMessage(db, studentId, messageId)
        if (found && isBeingWritten(found.message)) await end(studentId, found.message)
      }
    },
  }
}

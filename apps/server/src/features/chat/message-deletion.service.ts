import type { Platform } from '../../platform/platform.ts'
import { assertUndoable, isBeingWritten } from './chat.rules.ts'
import { deleteMessageRow, findOwedReplyId, restoreMessageRow } from './chat.store.ts'
import type { ChatService } from './chat-calls.ts'
import type { ChatRecords } from './chat-records.ts'
import type { ReplyStops } from './reply-stops.ts'

/** Deletes single messages, and takes a deletion back. */
export function createMessageDeletionService(
  { db, hub, clock }: Pick<Platform, 'db' | 'hub' | 'clock'>,
  { getMessage }: ChatRecords,
  stops: ReplyStops,
): Pick<ChatService, 'deleteMessage' | 'undoDelete'> {
  return {
    async deleteMessage(student, messageId) {
      const { message } = await getMessage(student.id, messageId)
      // A reply without its question makes no sense, so deleting either one ends the reply.
      const owedReplyId = message.author === 'student' ? await findOwedReplyId(db, message) : undefined
      if (owedReplyId) await stops.end(student.id, (await getMessage(student.id, owedReplyId)).message)
      else if (isBeingWritten(message)) await stops.end(student.id, message)
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
      const { message, deletedAt } = await getMessage(student.id, messageId)
      if (!deletedAt) return message
      assertUndoable(deletedAt, clock.now())
      const restored = await restoreMessageRow(db, messageId)
      if (restored) hub.publish(student.id, 'message.changed', { message: restored })
      return restored ?? (await getMessage(student.id, messageId)).message
    },
  }
}

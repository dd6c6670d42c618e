import { AppError } from '@lumi/contracts/errors'
import type { Platform } from '../../platform/platform.ts'
import { type Conversation, findConversation, findMessage, standingConversation } from './chat.store.ts'
import type { ProgramInFocus } from './chat-calls.ts'

export type ChatRecords = ReturnType<typeof createChatRecords>

/** Finds the conversations and messages of a student. What is somebody else's is not found. */
export function createChatRecords({ db, clock }: Pick<Platform, 'db' | 'clock'>, programInFocus: ProgramInFocus) {
  return {
    /** The conversation of this id; without one, that of the subject the student has chosen. */
    async getConversation(studentId: string, conversationId: string | undefined): Promise<Conversation> {
      if (conversationId === undefined) {
        const program = await programInFocus(db, studentId)
        return standingConversation(db, studentId, program?.subject ?? null, clock.now())
      }
      const found = await findConversation(db, studentId, { conversationId })
      if (!found) throw new AppError('chat_conversation_not_found')
      return found
    },

    /** A message that may be deleted. */
    async getMessage(studentId: string, messageId: string) {
      const found = await findMessage(db, studentId, messageId)
      if (!found) throw new AppError('chat_message_not_found')
      return found
    },
  }
}

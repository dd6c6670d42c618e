import { deleteMessage, undoDelete } from '@lumi/contracts/chat'
import { api } from '../../lib/api.ts'
import { attempt } from './attempt.ts'
import type { ChatAction, ChatState } from './chat-state.ts'

/** Design section 3: "Deleted: row collapses, undo for 5 s". */
const undoShownMs = 5000

interface DeletionsOptions {
  chat: () => ChatState
  dispatch: (action: ChatAction) => void
}

/** Deletes a message and offers to undo that for a moment. */
export function createDeletions({ chat, dispatch }: DeletionsOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    async remove(messageId: string) {
      const message = chat().messages.get(messageId)
      if (!message) return
      clearTimeout(timer)
      dispatch({ type: 'undo', message })
      timer = setTimeout(() => dispatch({ type: 'undo', message: null }), undoShownMs)
      const done = await attempt(async () => {
        await api(deleteMessage, { body: { messageId } })
        const current = chat().messages.get(messageId)
        const version = (current ?? message).version + (current ? 1 : 0)
        dispatch({
          type: 'message.deleted',
          event: { conversationId: message.conversationId, messageId, version },
        })
      })
      if (!done && chat().undo?.messageId === messageId) dispatch({ type: 'undo', message: null })
    },

    async undo() {
      const message = chat().undo
      if (!message) return
      await attempt(async () => {
        const { message: back } = await api(undoDelete, { body: { messageId: message.messageId } })
        clearTimeout(timer)
        dispatch({ type: 'undo', message: null })
        dispatch({ type: 'message.changed', event: { message: back } })
      })
    },

    close: () => clearTimeout(timer),
  }
}

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
  /** The last order to delete. Bringing a message back waits for it: the server may take two calls in any order. */
  let deleting: Promise<unknown> = Promise.resolve()

  /** Whoever has come to the row by keyboard is not hurried. */
  const endSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.activeElement?.matches('[data-undo] :focus-visible')) endSoon()
      else dispatch({ type: 'undo', message: null })
    }, undoShownMs)
  }

  const order = (messageId: string, conversationId: string, knownVersion: number) =>
    attempt(async () => {
      // The row is gone from the screen already: a reload now must not bring the message back.
      await api(deleteMessage, { body: { messageId }, outlivesPage: true })
      const current = chat().messages.get(messageId)
      const version = current ? current.version + 1 : knownVersion
      dispatch({ type: 'message.deleted', event: { conversationId, messageId, version } })
    })

  return {
    async remove(messageId: string) {
      const message = chat().messages.get(messageId)
      if (!message) return
      dispatch({ type: 'undo', message })
      endSoon()
      const ordered = order(messageId, message.conversationId, message.version)
      deleting = ordered
      if (!(await ordered) && chat().undo?.messageId === messageId) dispatch({ type: 'undo', message: null })
    },

    async undo() {
      const message = chat().undo
      if (!message) return
      // The time to decide is over with the press, however long the calls take.
      clearTimeout(timer)
      await deleting
      const done = await attempt(async () => {
        const { message: back } = await api(undoDelete, { body: { messageId: message.messageId } })
        if (chat().undo?.messageId === message.messageId) dispatch({ type: 'undo', message: null })
        dispatch({ type: 'message.changed', event: { message: back } })
      })
      // Failed: it can be tried again for a moment.
      if (!done) endSoon()
    },

    close: () => clearTimeout(timer),
  }
}

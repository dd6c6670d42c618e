import { sendMessage } from '@lumi/contracts/chat'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import type { AppError } from '@lumi/contracts/errors'
import { api } from '../../lib/api.ts'
import { loadCurrentUser } from '../../lib/current-user.ts'
import { notifyError } from '../../lib/errors.ts'
import { session } from '../../lib/session.ts'
import { isSessionOver } from './attempt.ts'
import type { QueuedMessage } from './chat-state.ts'
import { addToDraft } from './drafts.ts'
import { openSendQueue, type SendQueue } from './send-queue.ts'

type NewMessage = Omit<QueuedMessage, 'state' | 'failure'>

interface OutboxOptions {
  /** Null: not known yet. */
  conversationId: () => string | null
  isOffline: () => boolean
  /** Shows these as the unsent messages of the conversation. */
  onQueue: (queue: readonly QueuedMessage[]) => void
  onSent: (response: ResponseOf<typeof sendMessage>) => void
  /** A message of this conversation that was not accepted: its text goes back into the field. */
  onReturned: (text: string) => void
  /** No messages are left today. */
  onQuota: (error: AppError) => void
}

/** Messages written here and not yet stored on the server. Accepts messages before the device's send queue is open. */
export function createOutbox({ conversationId, isOffline, onQueue, onSent, onReturned, onQuota }: OutboxOptions) {
  let queue: SendQueue | null = null
  /** Everything unsent on this device, also of other conversations. */
  let queued: readonly QueuedMessage[] = []
  const beforeQueue: NewMessage[] = []
  let isClosed = false
  /** Counts the starts: a queue still opening for an earlier start is dropped. */
  let run = 0

  /** Until the conversation is known, every unsent message may belong to it. */
  const show = () => {
    const here = conversationId()
    const mayBeHere = (message: QueuedMessage) =>
      here === null || message.conversationId === null || message.conversationId === here
    onQueue(queued.filter(mayBeHere))
  }

  const open = async () => {
    const mine = run
    const userId = session.userId() ?? (await loadCurrentUser()).userId
    if (isClosed || mine !== run) return
    queue = openSendQueue({
      userId,
      isOffline,
      conversationId,
      send: ({ clientMessageId, text, intent, conversationId }, signal) =>
        api(sendMessage, {
          signal,
          body: {
            clientMessageId,
            text,
            ...(conversationId !== null && { conversationId }),
            ...(intent !== null && { intent }),
          },
        }),
      onChange: (messages) => {
        queued = messages
        show()
      },
      onSent,
      onFailed: (error) => notifyError(error, 'send_failed'),
      onQuota: (message, error) => {
        if (message.conversationId === conversationId()) onReturned(message.text)
        else void addToDraft(userId, message.conversationId, message.text)
        onQuota(error)
      },
    })
    for (const message of beforeQueue.splice(0)) void queue.add(message)
  }

  return {
    start() {
      isClosed = false
      run++
      open().catch((cause: unknown) => {
        if (!isSessionOver(cause)) notifyError(cause)
      })
    },

    add(message: NewMessage, shown: readonly QueuedMessage[]) {
      if (queue) return void queue.add(message)
      beforeQueue.push(message)
      onQueue([...shown, { ...message, state: 'queued', failure: null }])
    },

    /** The conversation is known: shows only its messages. */
    showAgain() {
      if (queued.length > 0) show()
    },

    conversationKnown: () => queue?.conversationKnown(),
    retry: () => queue?.retry(),

    close() {
      isClosed = true
      queue?.close()
      queue = null
    },
  }
}

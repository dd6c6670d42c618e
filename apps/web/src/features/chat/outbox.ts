import { sendMessage } from '@lumi/contracts/chat'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import { AppError } from '@lumi/contracts/errors'
import { api } from '../../lib/api.ts'
import { loadCurrentUser } from '../../lib/current-user.ts'
import { notifyError } from '../../lib/errors.ts'
import { session } from '../../lib/session.ts'
import { isSessionOver } from './attempt.ts'
import type { QueuedMessage, QueuedPicture } from './chat-state.ts'
import { addToDraft } from './drafts.ts'
import { openSendQueue, type SendQueue } from './send-queue.ts'

async function upload(pictures: readonly QueuedPicture[], signal: AbortSignal): Promise<string[]> {
  const { uploadPictures } = await import('./pictures/upload-pictures.ts').catch((cause: unknown) => {
    // Its file could not be loaded: tried again like any other failure of the network.
    throw new AppError('network', { cause })
  })
  return uploadPictures(pictures, signal)
}

type NewMessage = Omit<QueuedMessage, 'state' | 'failure'>

interface OutboxOptions {
  /** Null: not known yet. */
  conversationId: () => string | null
  isOffline: () => boolean
  /** Shows these as the unsent messages of the conversation. */
  onQueue: (queue: readonly QueuedMessage[]) => void
  onSent: (response: ResponseOf<typeof sendMessage>) => void
  /** A message of this conversation that was not accepted: what was written goes back into the composer. */
  onReturned: (message: QueuedMessage, error: AppError) => void
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
      send: async (message, signal, onUploaded) => {
        const sendAsUsual = async () => {
          const { clientMessageId, text, intent, conversationId, pictures } = message
          const attachmentIds = pictures && (await upload(pictures, signal))
          onUploaded()
          return api(sendMessage, {
            signal,
            body: {
              clientMessageId,
              text,
              ...(attachmentIds && { attachmentIds }),
              ...(conversationId !== null && { conversationId }),
              ...(intent !== null && { intent }),
            },
          })
        }
        if (!message.offline) return sendAsUsual()
        onUploaded()
        const { mergeOffline } = await import('./offline/merge.ts')
        return (await mergeOffline(userId, message, signal)) ?? sendAsUsual()
      },
      onChange: (messages) => {
        queued = messages
        show()
      },
      onSent,
      onFailed: (error) => notifyError(error, 'send_failed'),
      keep: ({ conversationId: place, text, pictures }) => addToDraft(userId, place, text, pictures),
      onReturned: (message, error) => {
        if (message.conversationId === conversationId()) onReturned(message, error)
        if (error.code === 'chat_quota_exceeded') onQuota(error)
        else notifyError(error)
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

    /** Null: too late. */
    take: async (clientMessageId: string) => (await queue?.take(clientMessageId)) ?? null,
    answered: async (...answered: Parameters<SendQueue['answered']>) => queue?.answered(...answered),
    conversationKnown: () => queue?.conversationKnown(),
    retry: () => queue?.retry(),

    close() {
      isClosed = true
      queue?.close()
      queue = null
    },
  }
}

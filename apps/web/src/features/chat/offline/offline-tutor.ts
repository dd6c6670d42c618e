import type { Message } from '@lumi/contracts/chat'
import { getOfflineBase } from '@lumi/contracts/offline'
import type { OfflineBase } from '@lumi/tutor'
import { api } from '../../../lib/api.ts'
import { loadWords, words } from '../../../lib/i18n/words.ts'
import { session } from '../../../lib/session.ts'
import { activeReply, type ChatAction, type ChatState, localReplyId, type QueuedMessage } from '../chat-state.ts'
import { isAnswered, keptBase, nextSequence } from './device-state.ts'
import { type PackSubject, packSubjects, packs } from './packs.ts'
import { createTutorClient } from './tutor-client.ts'

/** Several changes of the chat are looked at together. */
const soonMs = 60
/** After a fetch that failed. */
const againMs = 5000

interface OfflineTutorOptions {
  view: () => { chat: ChatState; program: { subject: string } | null; answersOffline: boolean }
  conversationId: () => string | null
  isOffline: () => boolean
  dispatch: (action: ChatAction) => void
  /** Keeps a reply with the message that it answers. */
  answered: (clientMessageId: string, offline: NonNullable<QueuedMessage['offline']>) => Promise<void>
  onReady: (isReady: boolean) => void
}

export type OfflineTutor = ReturnType<typeof createOfflineTutor>

/**
 * The tutor on the device, for the open conversation (decision 051). While there is a network it only keeps what the tutor
 * would go on from. Without one it answers what waits in the queue; the queue brings it to the server later (`merge.ts`).
 */
export function createOfflineTutor(options: OfflineTutorOptions) {
  const client = createTutorClient()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWorking = false
  let isClosed = false
  let notBefore = 0
  /** The newest message when the base was kept. */
  let keptWith: string | undefined

  // Both are shown when nothing can be loaded any more.
  void import('./offline-mark.tsx')
  void import('./offline-note.tsx')
  void import('./merge.ts')
  void loadWords('talks')
  void packs.check().then(() => look())
  const forget = packs.subscribe(() => look())

  const isReady = () => {
    const subject = options.view().program?.subject ?? 'maths'
    return isPackSubject(subject) && packs.get()[subject].kind === 'ready'
  }

  function look() {
    if (isClosed) return
    timer ??= setTimeout(() => {
      timer = undefined
      void work()
    }, soonMs)
  }

  async function work() {
    if (isClosed || isWorking) return
    isWorking = true
    try {
      showAnswered()
      const ready = isReady()
      if (options.view().answersOffline !== ready) options.onReady(ready)
      if (!ready) return
      if (options.isOffline()) await answerNext()
      else if (Date.now() >= notBefore) await keepBase()
    } catch {
      // The messages wait as they do without the tutor. Looked at again with the next change.
      notBefore = Date.now() + againMs
    } finally {
      isWorking = false
    }
  }

  /** Queued messages with the reply of this device, in the list. */
  function showAnswered() {
    const { chat } = options.view()
    const newest = Math.floor(newestOf(chat)?.position ?? 0)
    const known = new Set([...chat.messages.values()].map(({ clientMessageId }) => clientMessageId))
    const waiting = chat.queue.filter(isAnswered).sort((a, b) => a.offline.sequence - b.offline.sequence)
    for (const [index, queued] of waiting.entries()) {
      if (known.has(queued.clientMessageId)) continue
      // Between two places of stored messages, in the order of this device.
      const position = newest + (index + 1) / (waiting.length + 2)
      for (const message of exchangeOf(queued, position, 0.5 / (waiting.length + 2)))
        options.dispatch({ type: 'message.changed', event: { message } })
    }
  }

  async function keepBase() {
    const { chat } = options.view()
    const conversationId = options.conversationId()
    const userId = session.userId()
    const newest = newestOf(chat)
    if (!chat.opened || conversationId === null || userId === null || chat.queue.length > 0 || activeReply(chat)) return
    const present = `${conversationId} ${newest?.messageId} ${newest?.version}`
    if (keptWith === present) return
    const sealed = await api(getOfflineBase, { query: { conversationId } })
    // Written here meanwhile: what is queued goes on from the base that was kept before.
    if (options.view().chat.queue.length > 0) return
    await keptBase.set(userId, conversationId, sealed)
    keptWith = present
  }

  async function answerNext() {
    const { chat } = options.view()
    const conversationId = options.conversationId()
    const userId = session.userId()
    const queue = chat.queue.filter((message) => message.conversationId === conversationId)
    const message = queue.find((each) => !isAnswered(each))
    if (conversationId === null || userId === null || message?.state !== 'queued' || activeReply(chat)) return
    // What is in a picture only a model can read.
    if (message.pictures) return
    const kept = await keptBase.get(userId, conversationId)
    if (!kept) return
    const before = queue.slice(0, queue.indexOf(message)).findLast(isAnswered)
    const base = (before?.offline.next ?? JSON.parse(kept.base)) as OfflineBase
    // Something was said since: the server knows more than this device.
    const newest = newestOf(chat)
    if (newest && newest.position > base.position) return
    const writtenAt = Date.now()
    const language = words.language()
    const { reply, next } = await client.take({
      base,
      message: {
        clientMessageId: message.clientMessageId,
        text: message.text,
        ...(message.intent && { intent: message.intent }),
        interfaceLanguage: language,
        at: writtenAt + kept.offset,
      },
    })
    if (isClosed) return
    await options.answered(message.clientMessageId, {
      reply,
      language,
      sequence: await nextSequence(userId),
      writtenAt,
      next,
    })
  }

  return {
    look,
    close() {
      isClosed = true
      clearTimeout(timer)
      forget()
      client.end()
    },
  }
}

const isPackSubject = (subject: string): subject is PackSubject => packSubjects.some((each) => each === subject)

const newestOf = (chat: ChatState): Message | undefined => {
  const id = chat.order.findLast((each) => chat.messages.get(each)!.version > 0)
  return id === undefined ? undefined : chat.messages.get(id)
}

/** A message and its reply as the list shows them until the server has its own. */
function exchangeOf(
  queued: QueuedMessage & { offline: NonNullable<QueuedMessage['offline']> },
  position: number,
  step: number,
): Message[] {
  const { clientMessageId, text, intent, createdAt, offline } = queued
  const shared = { conversationId: queued.conversationId ?? '', version: 0, createdAt, failure: null }
  return [
    {
      ...shared,
      messageId: clientMessageId,
      position,
      author: 'student',
      state: 'sent',
      text,
      clientMessageId,
      replyTo: null,
      intent,
      content: null,
    },
    {
      ...shared,
      messageId: localReplyId(clientMessageId),
      position: position + step,
      author: 'tutor',
      state: 'done',
      text: offline.reply.text,
      clientMessageId: null,
      replyTo: clientMessageId,
      intent: null,
      content: { ...offline.reply.content, offline: true },
    },
  ]
}

import {
  deleteMessage,
  getChatMessagesList,
  getChatStatus,
  type Intent,
  type Message,
  retryReply,
  sendMessage,
  stopAnswer,
  undoDelete,
} from '@lumi/contracts/chat'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import { AppError } from '@lumi/contracts/errors'
import { MESSAGE } from '@lumi/contracts/product-rules'
import { api } from '../../lib/api.ts'
import { loadCurrentUser } from '../../lib/current-user.ts'
import { notifyError } from '../../lib/errors.ts'
import { type Hub, openHub } from '../../lib/realtime.ts'
import { session } from '../../lib/session.ts'
import { settings } from '../../lib/storage.ts'
import {
  activeReply,
  type ChatAction,
  type ChatState,
  type Cursor,
  chatReducer,
  emptyChat,
  knownVersions,
  type Page,
  type QueuedMessage,
  resyncPosition,
} from './chat-state.ts'
import { addToDraft } from './drafts.ts'
import { openSendQueue, type SendQueue } from './send-queue.ts'

/** Design section 3: "Deleted: row collapses, undo for 5 s". */
const undoShownMs = 5000
const retryMinMs = 1000
const retryMaxMs = 30_000
/** A reply that says nothing for so long is asked for: the news of its end may have been lost. */
const silenceMs = 8000
/** The same without a connection to the hub, where no news can come. */
const pollMs = 2000
const olderPauseMs = 5000
const connectAtLatestMs = 2000
/** Growing text is drawn so often: a clause at a time reads as flowing, and each drawing costs a cheap phone 10 ms. */
const textDrawnEveryMs = 150

export interface ChatView {
  chat: ChatState
  /** `failed`: the newest page could not be fetched. */
  phase: 'opening' | 'open' | 'failed'
  isOffline: boolean
  isLoadingOlder: boolean
  /** Text that goes into the composer: an example, or that of a message that could not be accepted. */
  returned: { text: string; isExample: boolean } | null
  /** What this conversation is about; null: the general one, or not known yet. */
  program: Program | null
}

type Program = ResponseOf<typeof getChatStatus>['program']

export type ChatStore = ReturnType<typeof createChatStore>

/**
 * One open conversation: fetches, listens, sends. The rules are in `chat-state.ts`; this only carries. Which conversation it
 * is (that of the chosen subject), the first answer of the server says; it stays that one, whatever is chosen elsewhere, for
 * every later call and for every message, also for those that were written before the answer.
 */
export function createChatStore(onSubject: (programId: string | null | undefined) => void) {
  let view: ChatView = {
    chat: emptyChat,
    phase: 'opening',
    isOffline: false,
    isLoadingOlder: false,
    returned: null,
    program: null,
  }
  /** `clientMessageId` of each message sent from this page. */
  const askedHere = new Set<string>()
  const listeners = new Set<() => void>()
  let conversationId: string | null = null
  /** False: another subject was chosen somewhere else. */
  let isInFocus = true
  let isProgramKnown = false
  const leaving: (() => void)[] = []
  let hub: Hub | null = null
  let queue: SendQueue | null = null
  let closed = false
  /** Which start this is: what an earlier one was still loading is dropped. */
  let run = 0
  /** The start whose connection has been opened. */
  let hubRun = 0
  let connectTimer: ReturnType<typeof setTimeout> | undefined
  let frame: number | null = null
  let pace: ReturnType<typeof setTimeout> | undefined
  let toldAt = 0
  let fetching = false
  let olderNotBefore = 0
  let failures = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let undoTimer: ReturnType<typeof setTimeout> | undefined
  let silenceTimer: ReturnType<typeof setTimeout> | undefined
  let heardAt = 0
  /** Everything unsent on this device, also of other conversations. */
  let queued: readonly QueuedMessage[] = []
  const unsentBeforeQueue: Omit<QueuedMessage, 'state' | 'failure'>[] = []

  const cancelDrawing = () => {
    if (frame !== null) cancelAnimationFrame(frame)
    clearTimeout(pace)
    frame = null
    pace = undefined
  }

  const tell = () => {
    cancelDrawing()
    toldAt = performance.now()
    for (const listener of listeners) listener()
  }

  /** Once before the next frame, however much happens until then; not within `everyMs` of the last time. */
  const tellSoon = (everyMs: number) => {
    // A hidden page has no frames.
    if (document.hidden) return tell()
    if (frame !== null) return
    const wait = toldAt + everyMs - performance.now()
    if (wait <= 0) {
      cancelDrawing()
      frame = requestAnimationFrame(tell)
    } else
      pace ??= setTimeout(() => {
        pace = undefined
        frame = requestAnimationFrame(tell)
      }, wait)
  }

  const change = (changes: Partial<ChatView>) => {
    if (closed) return
    view = { ...view, ...changes }
    tellSoon(0)
  }

  const dispatch = (action: ChatAction) => {
    const chat = chatReducer(view.chat, action)
    if (chat === view.chat || closed) return
    const onlyText = chat.structure === view.chat.structure
    view = { ...view, chat }
    tellSoon(onlyText ? textDrawnEveryMs : 0)
    watchSilence()
    if (chat.missedFrom !== null && chat.opened) void fetchMissed()
  }

  const isOffline = () => !navigator.onLine || (hub !== null && !hub.isConnected())

  const reached = () => {
    failures = 0
    if (view.isOffline && navigator.onLine && (hub === null || hub.isConnected())) change({ isOffline: false })
  }

  const unreached = (retry: () => void) => {
    if (closed) return
    failures++
    if (isOffline()) change({ isOffline: true })
    clearTimeout(retryTimer)
    retryTimer = setTimeout(retry, Math.min(retryMinMs * 2 ** (failures - 1), retryMaxMs))
  }

  const ofConversation = () => (conversationId === null ? {} : { conversationId })

  /** Whether the answer is about this conversation. Two questions that left before it was known may be answered differently. */
  const isHere = (answer: { conversationId: string }): boolean => {
    if (conversationId === null) {
      conversationId = answer.conversationId
      if (!closed) settings.set('conversationId', conversationId)
      queue?.conversationKnown()
    }
    return answer.conversationId === conversationId
  }

  const fetchPage = async (cursor: Cursor, limit: number): Promise<Page> => {
    const known = knownVersions(view.chat)
    const page = await api(getChatMessagesList, {
      query: {
        limit,
        ...ofConversation(),
        ...(cursor.kind === 'from' && { from: cursor.position }),
        ...(cursor.kind === 'before' && { before: cursor.position }),
      },
    })
    if (!isHere(page)) return fetchPage(cursor, limit)
    dispatch({ type: 'page', cursor, page, known })
    return page
  }

  const open = async () => {
    try {
      await fetchPage({ kind: 'newest' }, MESSAGE.pageSize)
      reached()
      if (queued.length > 0) showQueue()
      change({ phase: 'open' })
      connectSoon()
    } catch (error) {
      if (isSessionOver(error)) return
      if (!view.chat.opened) change({ phase: 'failed' })
      unreached(open)
    }
  }

  /** Before the conversation is known, everything unsent may belong to it. */
  const showQueue = () => {
    const mayBeHere = (message: QueuedMessage) =>
      conversationId === null || message.conversationId === null || message.conversationId === conversationId
    dispatch({ type: 'queue', queue: queued.filter(mayBeHere) })
  }

  const loadStatus = async (): Promise<void> => {
    try {
      const status = await api(getChatStatus, { query: ofConversation() })
      if (!isHere(status)) return loadStatus()
      showStatus(status)
    } catch (error) {
      // The allowance is a comfort: without it the chat works, and the next message brings it.
      if (!isSessionOver(error)) console.warn('The allowance could not be loaded', error)
    }
  }

  const showStatus = ({ usage, program }: ResponseOf<typeof getChatStatus>) => {
    if (closed) return
    isProgramKnown = true
    dispatch({ type: 'usage', usage })
    change({ program })
    onSubject(program?.programId ?? null)
  }

  /** Some page or device has chosen a subject, or the first one was added: whether this one is in focus still. */
  const followFocus = async () => {
    try {
      const status = await api(getChatStatus, { query: {} })
      isInFocus = isHere(status)
      if (isInFocus) showStatus(status)
      else await loadStatus()
    } catch {
      // Asked again with the next change; the conversation is the same in any case.
    }
  }

  /** What is written to is what the student is at: a reload, and any other device, opens it again. */
  const takeFocus = async () => {
    if (isInFocus || !isProgramKnown) return
    isInFocus = true
    const { chooseProgram } = await import('@lumi/contracts/programs')
    await api(chooseProgram, { body: view.program ? { programId: view.program.programId } : {} })
  }

  const fetchMissed = async () => {
    if (fetching || closed) return
    fetching = true
    try {
      while (view.chat.missedFrom !== null && !closed) {
        const from = view.chat.missedFrom
        dispatch({ type: 'fetch-started' })
        try {
          for (let position = from; ; ) {
            const page = await fetchPage({ kind: 'from', position }, MESSAGE.maxPageSize)
            const last = page.messages.at(-1)
            if (!page.hasNewer || last === undefined) break
            position = last.position + 1
          }
          reached()
        } catch (error) {
          dispatch({ type: 'fetch-failed', missedFrom: from })
          if (!isSessionOver(error)) unreached(() => void fetchMissed())
          return
        }
      }
    } finally {
      fetching = false
    }
  }

  const missed = (position: number) => dispatch({ type: 'fetch-failed', missedFrom: position })

  const silenceLimitMs = () => (hub?.isConnected() ? silenceMs : pollMs)

  // One timer that looks again, not a new one with every delta.
  const watchSilence = () => {
    heardAt = performance.now()
    if (activeReply(view.chat) !== null) silenceTimer ??= setTimeout(checkSilence, silenceLimitMs())
  }

  const checkSilence = () => {
    silenceTimer = undefined
    const reply = activeReply(view.chat)
    if (reply === null || closed) return
    const rest = heardAt + silenceLimitMs() - performance.now()
    if (rest > 0) silenceTimer = setTimeout(checkSilence, rest)
    else {
      missed(reply.position)
      watchSilence()
    }
  }

  const backOnline = () => {
    failures = 0
    queue?.retry()
    if (view.phase === 'failed') void open()
    else if (view.chat.opened) missed(resyncPosition(view.chat))
  }

  /** After the messages have been drawn: preparing the connection would take their time on a slow phone. */
  const connectSoon = () => requestAnimationFrame(() => setTimeout(connect))

  const connect = () => {
    if (closed || hubRun === run) return
    hubRun = run
    startHub().catch((cause: unknown) => {
      // Without live news the chat still works: replies are polled while they are written.
      console.warn('The live connection could not be loaded', cause)
    })
  }

  const startHub = async () => {
    const mine = run
    const opened = await openHub()
    if (closed || mine !== run) return opened.close()
    hub = opened
    let connects = 0
    leaving.push(
      opened.on('message.changed', (event) => dispatch({ type: 'message.changed', event })),
      opened.on('reply.delta', (event) => dispatch({ type: 'reply.delta', event })),
      opened.on('message.deleted', (event) => dispatch({ type: 'message.deleted', event })),
      opened.on('usage.changed', ({ usage }) => dispatch({ type: 'usage', usage })),
      opened.on('programs.changed', () => void followFocus()),
      opened.onConnect((missedNothing) => {
        change({ isOffline: !navigator.onLine })
        // What happened between the first page and the first connection is news too.
        if (!missedNothing && view.chat.opened) missed(resyncPosition(view.chat))
        // The subject too, except where the page was asked for a moment ago.
        if (!missedNothing && (connects > 0 || !view.chat.opened)) void followFocus()
        if (connects++ > 0) queue?.retry()
      }),
      opened.onDisconnect(() => change({ isOffline: true })),
    )
  }

  const startQueue = async () => {
    const mine = run
    const userId = session.userId() ?? (await loadCurrentUser()).userId
    if (closed || mine !== run) return
    queue = openSendQueue({
      userId,
      isOffline,
      conversationId: () => conversationId,
      send: (message, signal) =>
        api(sendMessage, {
          signal,
          body: {
            clientMessageId: message.clientMessageId,
            text: message.text,
            ...(message.conversationId !== null && { conversationId: message.conversationId }),
            ...(message.intent !== null && { intent: message.intent }),
          },
        }),
      onChange: (messages) => {
        queued = messages
        showQueue()
      },
      onSent: ({ message, reply, usage }) => {
        reached()
        dispatch({ type: 'message.changed', event: { message } })
        dispatch({ type: 'message.changed', event: { message: reply } })
        dispatch({ type: 'usage', usage })
      },
      onFailed: (error) => notifyError(error, 'send_failed'),
      onQuota: (message, error) => {
        if (message.conversationId === conversationId) change({ returned: { text: message.text, isExample: false } })
        else void addToDraft(userId, message.conversationId, message.text)
        notifyError(error)
        void loadStatus()
      },
    })
    for (const message of unsentBeforeQueue.splice(0)) void queue.add(message)
  }

  const onOnline = () => {
    if (hub?.isConnected() !== false) change({ isOffline: false })
    backOnline()
  }
  const onOffline = () => change({ isOffline: true })
  const onVisible = () => {
    if (!document.hidden && view.chat.opened && !hub?.isConnected()) backOnline()
  }

  return {
    getView: () => view,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    start() {
      closed = false
      run++
      window.addEventListener('online', onOnline)
      window.addEventListener('offline', onOffline)
      document.addEventListener('visibilitychange', onVisible)
      void open()
      void loadStatus()
      startQueue().catch((cause: unknown) => {
        if (!isSessionOver(cause)) notifyError(cause)
      })
      // Behind the first page, see `open`; a page that does not come must not keep news away.
      connectTimer = setTimeout(connect, connectAtLatestMs)
    },

    close() {
      closed = true
      onSubject(undefined)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', onOffline)
      document.removeEventListener('visibilitychange', onVisible)
      for (const leave of leaving.splice(0)) leave()
      for (const timer of [retryTimer, undoTimer, silenceTimer, connectTimer]) clearTimeout(timer)
      silenceTimer = undefined
      cancelDrawing()
      hub?.close()
      queue?.close()
      hub = null
      queue = null
    },

    reopen() {
      change({ phase: 'opening' })
      void open()
    },

    send(text: string, intent: Intent | null) {
      connect()
      // A paused subject is never in focus; the message is stored all the same.
      takeFocus().catch(() => {
        isInFocus = false
      })
      const clientMessageId = crypto.randomUUID()
      askedHere.add(clientMessageId)
      const message = { clientMessageId, conversationId, text, intent, createdAt: new Date().toISOString() }
      if (queue) void queue.add(message)
      else {
        unsentBeforeQueue.push(message)
        dispatch({
          type: 'queue',
          queue: [...view.chat.queue, { ...message, state: 'queued', failure: null }],
        })
      }
    },

    retrySending() {
      queue?.retry()
    },

    /** Puts an example into the composer, for the student to send or to change. */
    suggest(text: string) {
      change({ returned: { text, isExample: true } })
    },

    takeReturned() {
      const { returned } = view
      if (returned) change({ returned: null })
      return returned
    },

    async loadOlder() {
      if (view.isLoadingOlder || !view.chat.hasOlder || !Number.isFinite(view.chat.loadedFrom)) return
      if (Date.now() < olderNotBefore) return
      change({ isLoadingOlder: true })
      try {
        await fetchPage({ kind: 'before', position: view.chat.loadedFrom }, MESSAGE.pageSize)
        reached()
      } catch (error) {
        // The list asks again as soon as it is drawn: without a pause it would ask without end.
        olderNotBefore = Date.now() + olderPauseMs
        if (!isSessionOver(error)) notifyError(error)
      } finally {
        change({ isLoadingOlder: false })
      }
    },

    /** Whether this reply answers a message that was sent from this page. */
    wasAskedHere({ replyTo }: Message): boolean {
      const asked = replyTo === null ? undefined : view.chat.messages.get(replyTo)
      return askedHere.has(asked?.clientMessageId ?? '')
    },

    stop: (messageId: string) =>
      attempt(async () => {
        const { message } = await api(stopAnswer, { body: { messageId } })
        dispatch({ type: 'message.changed', event: { message } })
      }),

    retryReply: (messageId: string) =>
      attempt(async () => {
        const { message, usage } = await api(retryReply, { body: { messageId } })
        dispatch({ type: 'message.changed', event: { message } })
        dispatch({ type: 'usage', usage })
      }),

    async remove(messageId: string) {
      const message = view.chat.messages.get(messageId)
      if (!message) return
      clearTimeout(undoTimer)
      dispatch({ type: 'undo', message })
      undoTimer = setTimeout(() => dispatch({ type: 'undo', message: null }), undoShownMs)
      const done = await attempt(async () => {
        await api(deleteMessage, { body: { messageId } })
        const current = view.chat.messages.get(messageId)
        const version = (current ?? message).version + (current ? 1 : 0)
        dispatch({
          type: 'message.deleted',
          event: { conversationId: message.conversationId, messageId, version },
        })
      })
      if (!done && view.chat.undo?.messageId === messageId) dispatch({ type: 'undo', message: null })
    },

    async undoRemove() {
      const message = view.chat.undo
      if (!message) return
      await attempt(async () => {
        const { message: back } = await api(undoDelete, { body: { messageId: message.messageId } })
        clearTimeout(undoTimer)
        dispatch({ type: 'undo', message: null })
        dispatch({ type: 'message.changed', event: { message: back } })
      })
    },
  }
}

async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!isSessionOver(error)) notifyError(error)
    return false
  }
}

/** `api()` has already ended the session, and the page follows it. */
const isSessionOver = (error: unknown) => error instanceof AppError && error.code === 'auth_required'

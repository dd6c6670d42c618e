import { type Intent, type Message, retryReply, stopAnswer } from '@lumi/contracts/chat'
import { MESSAGE } from '@lumi/contracts/product-rules'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { settings } from '../../lib/storage.ts'
import { attempt, isSessionOver } from './attempt.ts'
import {
  type ChatAction,
  type ChatState,
  type Cursor,
  chatReducer,
  emptyChat,
  knownVersions,
  type Page,
  resyncPosition,
} from './chat-state.ts'
import { type ChatStatus, createConversation } from './conversation.ts'
import { createDeletions } from './deletions.ts'
import { createLiveConnection } from './live-connection.ts'
import { createOutbox } from './outbox.ts'
import { createPainter } from './painter.ts'
import { createPoller } from './poller.ts'

const olderPauseMs = 5000

export interface ChatView {
  chat: ChatState
  /** `failed`: the newest page could not be fetched. */
  phase: 'opening' | 'open' | 'failed'
  isOffline: boolean
  isLoadingOlder: boolean
  /** Text that goes into the composer: an example, or that of a message that could not be accepted. */
  returned: { text: string; isExample: boolean } | null
  /** What this conversation is about; null: the general one, or not known yet. */
  program: ChatStatus['program']
}

export type ChatStore = ReturnType<typeof createChatStore>

/**
 * The store of one open conversation. The rules are in `chat-state.ts`. This joins the parts: the conversation's
 * identity, the live connection, the poller for what events did not deliver, the outbox, and the painter.
 * @param onSubject receives the program of the conversation; null: the general one; undefined: closed, or not known yet
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
  let closed = false
  /** `clientMessageId` of each message sent from this page. */
  const askedHere = new Set<string>()
  let olderNotBefore = 0
  const painter = createPainter()

  const change = (changes: Partial<ChatView>) => {
    if (closed) return
    view = { ...view, ...changes }
    painter.paint('all')
  }

  const dispatch = (action: ChatAction) => {
    const chat = chatReducer(view.chat, action)
    if (chat === view.chat || closed) return
    const onlyText = chat.structure === view.chat.structure
    view = { ...view, chat }
    painter.paint(onlyText ? 'text' : 'all')
    poller.heard()
    if (chat.missedFrom !== null && chat.opened) void poller.fetchMissed()
  }

  const conversation = createConversation({
    onKnown(conversationId) {
      if (!closed) settings.set('conversationId', conversationId)
      outbox.conversationKnown()
    },
    onStatus({ usage, program }) {
      if (closed) return
      dispatch({ type: 'usage', usage })
      change({ program })
      onSubject(program?.programId ?? null)
    },
  })

  const connection = createLiveConnection((hub) => {
    let connects = 0
    return [
      hub.on('message.changed', (event) => dispatch({ type: 'message.changed', event })),
      hub.on('reply.delta', (event) => dispatch({ type: 'reply.delta', event })),
      hub.on('message.deleted', (event) => dispatch({ type: 'message.deleted', event })),
      hub.on('usage.changed', ({ usage }) => dispatch({ type: 'usage', usage })),
      hub.on('programs.changed', () => void conversation.followFocus()),
      hub.onConnect((missedNothing) => {
        change({ isOffline: !navigator.onLine })
        // Whatever happened between the first page and the first connection was missed too.
        if (!missedNothing && view.chat.opened) poller.missed(resyncPosition(view.chat))
        // The subject may have changed too, unless the page was fetched only a moment ago.
        if (!missedNothing && (connects > 0 || !view.chat.opened)) void conversation.followFocus()
        if (connects++ > 0) outbox.retry()
      }),
      hub.onDisconnect(() => change({ isOffline: true })),
    ]
  })

  const isOffline = () => !navigator.onLine || connection.isConnected() === false

  const fetchPage = async (cursor: Cursor, limit: number): Promise<Page> => {
    const known = knownVersions(view.chat)
    const page = await conversation.page(cursor, limit)
    if (page === null) return fetchPage(cursor, limit)
    dispatch({ type: 'page', cursor, page, known })
    return page
  }

  const poller = createPoller({
    chat: () => view.chat,
    dispatch,
    fetchPage,
    isLive: () => connection.isConnected() === true,
    onReached() {
      if (view.isOffline && !isOffline()) change({ isOffline: false })
    },
    onUnreached() {
      if (isOffline()) change({ isOffline: true })
    },
  })

  const outbox = createOutbox({
    conversationId: conversation.id,
    isOffline,
    onQueue: (queue) => dispatch({ type: 'queue', queue }),
    onSent({ message, reply, usage }) {
      poller.reached()
      dispatch({ type: 'message.changed', event: { message } })
      dispatch({ type: 'message.changed', event: { message: reply } })
      dispatch({ type: 'usage', usage })
    },
    onReturned: (text) => change({ returned: { text, isExample: false } }),
    onQuota(error) {
      notifyError(error)
      void conversation.loadStatus()
    },
  })

  const deletions = createDeletions({ chat: () => view.chat, dispatch })

  // Shown with the first frame: no placeholder, no second rendering.
  let atHand = conversation.pageAtHand(MESSAGE.pageSize)
  if (atHand) {
    const page = { type: 'page', cursor: { kind: 'newest' }, page: atHand, known: new Map() } as const
    view = { ...view, chat: chatReducer(view.chat, page), phase: 'open' }
  }

  const open = async () => {
    try {
      if (atHand) conversation.adopt(atHand)
      else await fetchPage({ kind: 'newest' }, MESSAGE.pageSize)
      atHand = null
      poller.reached()
      outbox.showAgain()
      change({ phase: 'open' })
      connection.openSoon()
    } catch (error) {
      if (isSessionOver(error)) return
      if (!view.chat.opened) change({ phase: 'failed' })
      poller.retryLater(open)
    }
  }

  const backOnline = () => {
    poller.forgetFailures()
    outbox.retry()
    if (view.phase === 'failed') void open()
    else if (view.chat.opened) poller.missed(resyncPosition(view.chat))
  }

  const onOnline = () => {
    if (!isOffline()) change({ isOffline: false })
    backOnline()
  }
  const onOffline = () => change({ isOffline: true })
  const onVisible = () => {
    if (!document.hidden && view.chat.opened && !connection.isConnected()) backOnline()
  }

  return {
    getView: () => view,
    subscribe: painter.subscribe,

    start() {
      closed = false
      window.addEventListener('online', onOnline)
      window.addEventListener('offline', onOffline)
      document.addEventListener('visibilitychange', onVisible)
      poller.start()
      // Before a conversation is named: the early script has asked without a name.
      void conversation.loadStatus()
      void open()
      outbox.start()
      connection.start()
    },

    close() {
      closed = true
      onSubject(undefined)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', onOffline)
      document.removeEventListener('visibilitychange', onVisible)
      deletions.close()
      painter.cancel()
      poller.close()
      connection.close()
      outbox.close()
    },

    reopen() {
      change({ phase: 'opening' })
      void open()
    },

    send(text: string, intent: Intent | null) {
      connection.open()
      void conversation.takeFocus()
      const clientMessageId = crypto.randomUUID()
      askedHere.add(clientMessageId)
      const createdAt = new Date().toISOString()
      outbox.add({ clientMessageId, conversationId: conversation.id(), text, intent, createdAt }, view.chat.queue)
    },

    retrySending: () => outbox.retry(),

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
        poller.reached()
      } catch (error) {
        // The list asks again as soon as it is rendered: without a pause it would loop.
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

    remove: deletions.remove,
    undoRemove: deletions.undo,
  }
}

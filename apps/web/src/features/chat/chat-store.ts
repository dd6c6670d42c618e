import { type ChatFeedback, type Intent, type Message, retryReply, stopAnswer } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import { MESSAGE } from '@lumi/contracts/product-rules'
import { api } from '../../lib/api.ts'
import { conversationNews } from '../../lib/conversation-news.ts'
import { notifyError } from '../../lib/errors.ts'
import { miniApp } from '../../lib/mini-app.ts'
import { settings } from '../../lib/storage.ts'
import { attempt, isSessionOver } from './attempt.ts'
import {
  activeReply,
  type ChatAction,
  type ChatState,
  type Cursor,
  chatReducer,
  emptyChat,
  isDetached,
  isElsewhere,
  isFinal,
  knownVersions,
  type Page,
  type QueuedMessage,
  type QueuedPicture,
  type ReturnedMessage,
  resyncPosition,
} from './chat-state.ts'
import { type ChatStatus, createConversation } from './conversation.ts'
import { createDeletions } from './deletions.ts'
import type { createJumps } from './jumps.ts'
import { createLiveConnection } from './live-connection.ts'
import type { OfflineTutor } from './offline/offline-tutor.ts'
import { createOutbox } from './outbox.ts'
import { createPainter } from './painter.ts'
import { createPoller } from './poller.ts'
import { createReadMarks } from './read-marks.ts'
import { readingPlace } from './reading-place.ts'

const olderPauseMs = 5000
/** Changes in a row are stored on the device together. */
const keepPauseMs = 5000

/** A page that was just opened shows what the device knows; later the subject may have changed meanwhile. */
let isFirstHere = true

export interface ChatView {
  chat: ChatState
  /** `failed`: the newest page could not be fetched. */
  phase: 'opening' | 'open' | 'failed'
  isOffline: boolean
  isLoadingOlder: boolean
  isLoadingNewer: boolean
  /** The message to scroll to; a new object for every jump. */
  target: Target | null
  /** Grows when the list of conversations may have changed. */
  listStamp: number
  /** Replies in other conversations that were not shown yet. */
  unreadElsewhere: number
  /** What the student said about replies, by message; null: not fetched. */
  ratings: ReadonlyMap<string, ChatFeedback> | null
  isPaywallOpen: boolean
  /** Text that goes into the composer: an example, or that of a message that could not be accepted. */
  returned: ReturnedMessage | null
  /** What this conversation is about; null: the general one, or not known yet. */
  program: ChatStatus['program']
  /** The reply that the student has stopped here, until the server has ended it. */
  stopping: string | null
  /** The tutor on the device can answer here when there is no network. */
  answersOffline: boolean
}

export interface Target {
  messageId: string
  position: number
  /** Where it is put, in pixels below the upper edge of the list. Absent: in view and marked as what was looked for. */
  top?: number
}

export interface Start {
  /** A conversation to open instead of that of the chosen subject. */
  conversationId?: string
  /** A message in it. */
  target?: Target | undefined
  /** Goes into the composer; empty: only the focus does. */
  text?: string | undefined
  /** Pictures that another app has shared go there too. `lost`: they did not arrive. */
  shared?: 'kept' | 'lost' | undefined
}

export type ChatStore = ReturnType<typeof createChatStore>

/**
 * The store of one open conversation. The rules are in `chat-state.ts`. This joins the parts: the conversation's
 * identity, the live connection, the poller for what events did not deliver, the outbox, and the painter.
 * @param onSubject receives the program of the conversation; null: the general one; undefined: closed, or not known yet
 */
export function createChatStore(onSubject: (programId: string | null | undefined) => void, start?: Start) {
  let view: ChatView = {
    chat: emptyChat,
    phase: 'opening',
    isOffline: false,
    isLoadingOlder: false,
    isLoadingNewer: false,
    target: null,
    listStamp: 0,
    unreadElsewhere: 0,
    ratings: null,
    isPaywallOpen: false,
    returned: start?.text === undefined ? null : { text: start.text, isExample: true, shared: start.shared },
    program: null,
    stopping: null,
    answersOffline: false,
  }
  let closed = false
  /** `clientMessageId` of each message sent from this page. */
  const askedHere = new Set<string>()
  let olderNotBefore = 0
  /** Absent before the first jump: until then the newest messages are loaded. */
  let jumps: ReturnType<typeof createJumps> | undefined
  /** Absent unless its files are on the device. */
  let offline: OfflineTutor | undefined
  const painter = createPainter()

  const change = (changes: Partial<ChatView>) => {
    if (closed) return
    view = { ...view, ...changes }
    painter.paint('all')
    offline?.look()
  }

  const dispatch = (action: ChatAction) => {
    const chat = chatReducer(view.chat, action)
    if (chat === view.chat || closed) return
    // The end of a reply that no event told of: nor did one tell of what came back with it.
    const isLateEnd = action.type === 'page' && activeReply(view.chat) !== null && activeReply(chat) === null
    const onlyText = chat.structure === view.chat.structure
    view = { ...view, chat }
    painter.paint(onlyText ? 'text' : 'all')
    poller.heard()
    keepTimer ??= setTimeout(keep, keepPauseMs)
    offline?.look()
    if (chat.missedFrom !== null && chat.opened) void poller.fetchMissed()
    if (isLateEnd) void conversation.loadStatus()
  }

  /** Versions of the messages that were shown from the device. */
  let kept: ReadonlyMap<string, number> = new Map()
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(keepTimer)
    keepTimer = undefined
    import('./kept-messages.ts').then(({ keepMessages }) => keepMessages(view.chat, view.program)).catch(() => {})
  }
  const keepNow = () => keepTimer !== undefined && document.hidden && keep()

  /** Until the server answers, what this device knows is shown. */
  const showKept = async () => {
    const isRecent = isFirstHere || start?.conversationId !== undefined
    isFirstHere = false
    if (!isRecent || (start?.conversationId ?? settings.get('conversationId')) === null) return
    const { keptMessages } = await import('./kept-messages.ts')
    const known = await keptMessages(start?.conversationId)
    if (!known || view.chat.opened) return
    const { page, program = null } = known
    dispatch({ type: 'page', cursor: { kind: 'newest' }, page, known: kept })
    kept = knownVersions(view.chat)
    if (view.phase === 'failed') adoptKept()
    change({ phase: 'open', program: view.program ?? program })
  }

  /** The server cannot be reached: what is written now belongs to the conversation on screen. */
  const adoptKept = () => {
    const { conversationId } = view.chat
    if (conversation.id() !== null || conversationId === null) return
    conversation.adopt({ conversationId, messages: [], hasOlder: false, hasNewer: false })
    change({ isOffline: true })
  }

  const conversation = createConversation({
    wanted: start?.conversationId,
    onKnown(conversationId) {
      if (!closed) settings.set('conversationId', conversationId)
      outbox.conversationKnown()
    },
    onStatus({ usage, program, unreadElsewhere = 0 }) {
      if (closed) return
      dispatch({ type: 'usage', usage })
      change({ program, unreadElsewhere })
      onSubject(program?.programId ?? null)
    },
  })

  const connection = createLiveConnection((hub) => {
    let connects = 0
    return [
      hub.on('message.changed', (event) => {
        dispatch({ type: 'message.changed', event })
        listChanged(event.message)
      }),
      hub.on('reply.delta', (event) => dispatch({ type: 'reply.delta', event })),
      hub.on('message.deleted', (event) => {
        dispatch({ type: 'message.deleted', event })
        listChanged(event)
      }),
      hub.on('conversation.read', (event) => {
        listChanged(event)
        conversationNews.tell()
      }),
      hub.on('feedback.changed', ({ messageId, feedback }) => rate(messageId, feedback)),
      hub.on('usage.changed', ({ usage }) => dispatch({ type: 'usage', usage })),
      hub.on('programs.changed', () => void conversation.followFocus()),
      hub.onConnect((missedNothing) => {
        change({ isOffline: !navigator.onLine })
        // Whatever happened between the first page and the first connection was missed too.
        if (!missedNothing && view.chat.opened) poller.missed(resyncPosition(view.chat))
        // The subject may have changed too, unless the page was fetched only a moment ago.
        if (!missedNothing && (connects > 0 || !view.chat.opened)) void conversation.followFocus()
        else void conversation.loadMissingStatus()
        if (!missedNothing) conversationNews.tell()
        if (connects++ > 0) outbox.retry()
      }),
      hub.onDisconnect(() => change({ isOffline: true })),
    ]
  })

  const listChanged = ({ conversationId }: { conversationId: string }) => {
    change({ listStamp: view.listStamp + 1 })
    // The status says how many replies wait in other conversations.
    if (conversationId === conversation.id()) return
    void conversation.loadStatus()
    conversationNews.tell()
  }

  const rate = (messageId: string, feedback: ChatFeedback | null) => {
    if (view.ratings === null) return
    const ratings = new Map(view.ratings)
    if (feedback) ratings.set(messageId, feedback)
    else ratings.delete(messageId)
    change({ ratings })
  }

  const isOffline = () => !navigator.onLine || connection.isConnected() === false

  const fetchPage = async (cursor: Cursor, limit: number): Promise<Page> => {
    const known = knownVersions(view.chat)
    const page = await conversation.page(cursor, limit)
    if (page === null) return fetchPage(cursor, limit)
    // What the device knows was of another conversation.
    if (isElsewhere(view.chat, page.conversationId)) view = { ...view, chat: { ...emptyChat, queue: view.chat.queue } }
    dispatch({ type: 'page', cursor, page, known: kept.size > 0 ? new Map([...known, ...kept]) : known })
    kept = new Map()
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
      const known = view.chat.messages.get(reply.messageId)
      dispatch({ type: 'message.changed', event: { message } })
      dispatch({ type: 'message.changed', event: { message: reply } })
      // The end of a quick reply may come before this answer, with a newer number.
      if (!known || !isFinal(known)) dispatch({ type: 'usage', usage })
    },
    onReturned: giveBack,
    onQuota() {
      change({ isPaywallOpen: true })
      void conversation.loadStatus()
    },
  })

  /** What was not sent goes back into the composer. */
  function giveBack({ text, pictures }: QueuedMessage, error?: AppError) {
    change({ returned: { text, isExample: false, ...(pictures && { pictures }), ...(error && { error }) } })
  }

  const loadOffline = async () => {
    if (offline || settings.get('tutorPacks') === null) return
    const { createOfflineTutor } = await import('./offline/offline-tutor.ts')
    if (closed || offline) return
    offline = createOfflineTutor({
      view: () => view,
      conversationId: conversation.id,
      isOffline,
      dispatch,
      answered: outbox.answered,
      onReady: (answersOffline) => change({ answersOffline }),
    })
  }

  const deletions = createDeletions({ chat: () => view.chat, dispatch })

  // Shown with the first frame: no placeholder, no second rendering.
  let atHand = conversation.pageAtHand(MESSAGE.pageSize)
  if (atHand) {
    const page = { type: 'page', cursor: { kind: 'newest' }, page: atHand, known: new Map() } as const
    view = { ...view, chat: chatReducer(view.chat, page), phase: 'open' }
  }

  /** Where the reader was before a reload, or what a link names. */
  const firstTarget = (): Target | null => {
    const conversationId = conversation.id()
    if (start?.target && start.conversationId === conversationId) return start.target
    return conversationId === null ? null : readingPlace.take(conversationId)
  }

  const goTo = async (target: Target): Promise<void> => {
    if (!view.chat.messages.has(target.messageId)) {
      const { createJumps } = await import('./jumps.ts')
      jumps ??= createJumps({
        chat: () => view.chat,
        dispatch,
        page: conversation.page,
        fetchPage,
        onMissed: poller.missed,
      })
      await jumps.to(target.position)
    }
    change({ target })
  }

  const goToLatest = async (): Promise<boolean> => !jumps || !isDetached(view.chat) || jumps.toLatest()

  const readMarks = createReadMarks()

  const open = async () => {
    try {
      if (atHand) conversation.adopt(atHand)
      else await fetchPage({ kind: 'newest' }, MESSAGE.pageSize)
      atHand = null
      poller.reached()
      outbox.showAgain()
      const target = firstTarget()
      // If it fails, the newest messages are shown.
      if (target) await goTo(target).catch(() => {})
      change({ phase: 'open' })
      connection.openSoon()
    } catch (error) {
      if (isSessionOver(error)) return
      if (error instanceof AppError && error.code === 'chat_conversation_not_found' && conversation.forgetWanted())
        return open()
      if (view.chat.opened) adoptKept()
      else change({ phase: 'failed' })
      poller.retryLater(open)
    }
  }

  const backOnline = () => {
    poller.forgetFailures()
    void conversation.loadMissingStatus()
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
      document.addEventListener('visibilitychange', keepNow)
      poller.start()
      // Without it messages wait, as they do on a device that has no pack.
      loadOffline().catch(() => {})
      // Before a conversation is named: the early script has asked without a name.
      void (start?.conversationId ? conversation.followFocus() : conversation.loadStatus())
      if (!atHand) showKept().catch(() => {})
      void open()
      outbox.start()
      connection.start()
      readMarks.start()
    },

    close() {
      closed = true
      onSubject(undefined)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', onOffline)
      document.removeEventListener('visibilitychange', onVisible)
      document.removeEventListener('visibilitychange', keepNow)
      if (keepTimer !== undefined) keep()
      deletions.close()
      readMarks.close()
      painter.cancel()
      poller.close()
      connection.close()
      outbox.close()
      offline?.close()
      offline = undefined
    },

    reopen() {
      change({ phase: 'opening' })
      void open()
    },

    send(text: string, intent: Intent | null, pictures: readonly QueuedPicture[] = []) {
      miniApp()?.feel('tap')
      connection.open()
      void goToLatest()
      void conversation.takeFocus()
      const clientMessageId = crypto.randomUUID()
      askedHere.add(clientMessageId)
      const createdAt = new Date().toISOString()
      const message = { clientMessageId, conversationId: conversation.id(), text, intent, createdAt }
      outbox.add({ ...message, ...(pictures.length > 0 && { pictures }) }, view.chat.queue)
    },

    /** Takes a message back into the composer while its pictures are on their way. */
    async takeBack(clientMessageId: string) {
      const message = await outbox.take(clientMessageId)
      if (message) giveBack(message)
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
      if (performance.now() < olderNotBefore) return
      change({ isLoadingOlder: true })
      try {
        await fetchPage({ kind: 'before', position: view.chat.loadedFrom }, MESSAGE.pageSize)
        poller.reached()
      } catch (error) {
        // The list asks again as soon as it is rendered: without a pause it would loop.
        olderNotBefore = performance.now() + olderPauseMs
        // Without a network the strip says so, on this page and on the next.
        if (!isSessionOver(error) && !view.isOffline) notifyError(error)
      } finally {
        change({ isLoadingOlder: false })
      }
    },

    async loadNewer() {
      if (isDetached(view.chat)) await jumps?.loadNewer((isLoadingNewer) => change({ isLoadingNewer }))
    },

    conversationId: conversation.id,
    setRatings: (ratings: ReadonlyMap<string, ChatFeedback>) => change({ ratings }),
    rate,
    showPaywall: (isPaywallOpen: boolean) => change({ isPaywallOpen }),
    goToLatest,
    /** Scrolls to a message of this conversation, wherever it is. */
    goTo: (target: Target) => attempt(() => goTo(target)),

    /** The student has seen everything up to this position; other devices are told. */
    read(shown: number) {
      const conversationId = conversation.id()
      if (conversationId !== null) readMarks.read(conversationId, shown)
    },

    /** Whether this reply answers a message that was sent from this page. */
    wasAskedHere({ replyTo }: Message): boolean {
      const asked = replyTo === null ? undefined : view.chat.messages.get(replyTo)
      return askedHere.has(asked?.clientMessageId ?? '')
    },

    /** Shown with the press, however long the server takes; if it cannot be reached, the reply goes on. */
    async stop(messageId: string) {
      if (view.stopping === messageId) return false
      change({ stopping: messageId })
      const done = await attempt(async () => {
        const { message } = await api(stopAnswer, { body: { messageId } })
        dispatch({ type: 'message.changed', event: { message } })
      })
      if (view.stopping === messageId) change({ stopping: null })
      return done
    },

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

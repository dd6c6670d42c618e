import { AppError, type ErrorCode } from '@lumi/contracts/errors'
import { channelOf } from '../../lib/channel.ts'
import { deviceStore } from '../../lib/device-store.ts'
import { queueChannel, queuePrefix, sendLock, sendTag } from '../../lib/queue-keys.ts'
import type { QueuedMessage } from './chat-state.ts'
import { unstoredMessages } from './unstored-messages.ts'

const retryMinMs = 1000
const retryMaxMs = 30_000
/** After this many failures in a row while online, the student is told. */
const attemptsBeforeFailed = 2
const defaultRetryAfterSeconds = 5

/** Maximum random delay added, as a share of the wait: clients refused together must not return together. */
const retryJitter = 0.5

type Stored = Omit<QueuedMessage, 'state' | 'wait'> & {
  /** Sorts the queue: when it was written (ISO 8601), or later if the clock has been put back since the one before. */
  place: string
}

/** From another tab: the queue on the device has changed, one of its messages was sent, or has left it. */
type TabMessage = 'changed' | { sent: unknown } | { gone: string }

export interface SendQueueOptions<Response> {
  userId: string
  /** `onUploaded`: its pictures are on the server; from here on the message cannot be taken back. */
  send: (message: QueuedMessage, signal: AbortSignal, onUploaded: () => void) => Promise<Response>
  /** The open conversation: messages written before it was known go there. Null: not known yet. */
  conversationId: () => string | null
  /** The device cannot reach the server: messages wait and are not marked as failed. */
  isOffline: () => boolean
  onChange: (queue: readonly QueuedMessage[]) => void
  onSent: (response: Response) => void
  /** The message could not be sent now (it stays in the queue) or was refused for good. */
  onFailed: (error: AppError) => void
  /** Stores what was written as unsent text of its conversation, before it leaves the queue. */
  keep: (message: QueuedMessage) => Promise<void>
  /** The message was not accepted and is out of the queue: what was written goes back to the student. */
  onReturned: (message: QueuedMessage, error: AppError) => void
}

export interface SendQueue {
  add(message: Omit<QueuedMessage, 'state' | 'failure'>): Promise<void>
  /** The tutor on the device has answered a message that still waits. */
  answered(clientMessageId: string, offline: NonNullable<QueuedMessage['offline']>): Promise<void>
  /** Sends the messages that waited for it. */
  conversationKnown(): void
  /** Takes a message that is not sent yet out of the queue. Null: it is not there, or too late. */
  take(clientMessageId: string): Promise<QueuedMessage | null>
  /** Called by the student, or when the server can be reached again. */
  retry(): void
  close(): void
}

/**
 * Messages written on this device, in order, kept in IndexedDB until the server has stored them. One tab sends at a
 * time, and the id created on the device makes a retry idempotent: each message arrives exactly once, whatever happens
 * to page, tab or network.
 */
export function openSendQueue<Response>(options: SendQueueOptions<Response>): SendQueue {
  const { userId } = options
  const storage = queueStorage(userId)
  const otherTabs = channelOf(queueChannel(userId))
  const closing = new AbortController()
  let stored: Stored[] = []
  let sending: string | null = null
  /** Ends what is being sent, as long as that is only its pictures. */
  let uploading: AbortController | null = null
  let attempts = 0
  let draining = false
  let drainAgain = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let notBefore = 0
  /** The server asked for this pause; nothing else cuts it short. */
  let wait: QueuedMessage['wait']

  /**
   * Messages that the device does not have any more, because another tab has sent them or taken them back, and that tab has
   * not said so yet: its word may come later than the change that it made. Until then they stay on the screen.
   */
  let leaving: readonly Stored[] = []

  const show = () => {
    if (closing.signal.aborted) return
    const next = sendable(stored)
    options.onChange(
      [...leaving, ...stored].map((message) => ({
        ...message,
        state: message.failure ? 'failed' : message.clientMessageId === sending ? 'sending' : 'queued',
        ...(wait && sending === null && message === next && { wait }),
      })),
    )
  }

  /** Changes on their way to the device, by id; null: deleted. What is read meanwhile may not hold them. */
  const underway = new Map<string, Stored | null>()
  /** For each reading of the device, the changes since it began. */
  const readings = new Set<Map<string, Stored | null>>()
  /** Have left the queue, here or by the word of another tab. */
  const gone = new Set<string>()
  /** Their place in the queue is not known yet. */
  const placing = new Set<string>()
  let newestReading = 0
  let shownReading = 0

  const load = async () => {
    const reading = ++newestReading
    const meanwhile = new Map(underway)
    readings.add(meanwhile)
    const found = await storage.load().finally(() => readings.delete(meanwhile))
    if (reading < shownReading) return
    shownReading = reading
    const before = [...leaving, ...stored]
    // The database has stopped answering: what is known here is all there is, and is still sent.
    stored = [...meanwhile].reduce(changed, found ?? stored)
    leaving = before.filter(
      ({ clientMessageId: id }) =>
        !gone.has(id) && meanwhile.get(id) !== null && stored.every((known) => known.clientMessageId !== id),
    )
    show()
  }
  const rescued = storage.rescue()
  let loaded = rescued.then(load)
  const placed = () => stored.filter(({ clientMessageId: id }) => !placing.has(id) && !givenUp.has(id))

  const change = async (message: Stored, next: Stored | null) => {
    const id = message.clientMessageId
    stored = changed(stored, [id, next])
    show()
    for (const meanwhile of [underway, ...readings]) meanwhile.set(id, next)
    await (next ? storage.set(next) : storage.delete(message))
    if (underway.get(id) === next) underway.delete(id)
    tell('changed')
  }
  const save = (message: Stored) => change(message, message)
  const remove = async (message: Stored) => {
    gone.add(message.clientMessageId)
    await change(message, null)
    tell({ gone: message.clientMessageId })
  }
  /** On their way back to the student: no longer sent. */
  const givenUp = new Set<string>()
  /** What was written must be stored somewhere at every moment: the page may close in between. */
  const giveUp = async (message: Stored) => {
    const id = message.clientMessageId
    givenUp.add(id)
    try {
      await options.keep({ ...message, state: 'queued' })
      await remove(message)
    } finally {
      givenUp.delete(id)
    }
  }
  /** The channel is closed with the queue; what was begun before that ends all the same. */
  const tell = (message: TabMessage) => {
    if (!closing.signal.aborted) otherTabs?.postMessage(message)
  }

  const later = (ms: number) => {
    clearTimeout(timer)
    notBefore = performance.now() + ms
    timer = setTimeout(drain, ms)
  }

  /** Returns whether the next message may be sent. */
  const sendOne = async (found: Stored): Promise<boolean> => {
    const conversationId = found.conversationId ?? options.conversationId()
    if (conversationId === null) return false
    const message = { ...found, conversationId }
    // Stored before sending: whichever page retries it uses the same conversation.
    if (found.conversationId === null) await save(message)
    if (givenUp.has(message.clientMessageId)) return true
    // Taken back meanwhile, or sent already by a page that was gone before it could delete it: the device knows.
    if (gone.has(message.clientMessageId)) {
      await load()
      if (stored.every((one) => one.clientMessageId !== message.clientMessageId)) return true
    }
    sending = message.clientMessageId
    wait = undefined
    show()
    try {
      if (message.pictures) uploading = new AbortController()
      const signal = uploading ? AbortSignal.any([closing.signal, uploading.signal]) : closing.signal
      const response = await options.send({ ...message, state: 'sending' }, signal, () => {
        uploading = null
      })
      sending = null
      attempts = 0
      options.onSent(response)
      // The other tabs show it as sent before they hear that it is no longer in the queue.
      tell({ sent: response })
      await remove(message)
      return true
    } catch (cause) {
      sending = null
      const isTaken = uploading?.signal.aborted
      uploading = null
      if (isTaken) return true
      if (closing.signal.aborted) return false
      const error = cause instanceof AppError ? cause : new AppError('internal', { cause })
      return refused(message, error)
    }
  }

  const refused = async (message: Stored, error: AppError): Promise<boolean> => {
    switch (kindOf(error)) {
      case 'session':
        show()
        return false
      case 'wait': {
        const waitMs = (error.details.retryAfterSeconds ?? defaultRetryAfterSeconds) * 1000
        later(waitMs * (1 + Math.random() * retryJitter))
        wait = { until: Date.now() + notBefore - performance.now(), isBusy: error.code === 'busy' }
        show()
        return false
      }
      case 'returned':
        await giveUp(message)
        options.onReturned({ ...message, state: 'queued' }, error)
        return true
      case 'passing': {
        attempts++
        const blamed = !options.isOffline() && attempts >= attemptsBeforeFailed
        if (blamed && message.failure === null) {
          await save({ ...message, failure: error.code })
          options.onFailed(error)
        } else show()
        later(Math.min(retryMinMs * 2 ** (attempts - 1), retryMaxMs))
        sendInBackground()
        return false
      }
      case 'final':
        await save({ ...message, failure: error.code })
        options.onFailed(error)
        return true
    }
  }

  const drain = async () => {
    if (draining) {
      drainAgain = true
      return
    }
    draining = true
    try {
      do {
        drainAgain = false
        await rescued
        await inOneTab(sendLock(userId), closing.signal, async () => {
          loaded = load()
          await loaded
          for (let next = sendable(placed()); next && performance.now() >= notBefore; next = sendable(placed())) {
            if (closing.signal.aborted || !(await sendOne(next))) return
          }
        })
      } while (drainAgain && !closing.signal.aborted && performance.now() >= notBefore)
    } finally {
      draining = false
    }
  }

  otherTabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (closing.signal.aborted) return
    if (data === 'changed') void load().then(drain)
    else if ('gone' in data) {
      gone.add(data.gone)
      // Taken back there while its pictures were on their way from here.
      if (data.gone === sending) uploading?.abort()
      leaving = leaving.filter(({ clientMessageId }) => clientMessageId !== data.gone)
      show()
    } else options.onSent(data.sent as Response)
  })
  /** The page may be gone before it could send: closed, or killed by the device. */
  const onHidden = () => {
    if (document.hidden && stored.length > 0) sendInBackground()
  }
  document.addEventListener('visibilitychange', onHidden)
  void drain()

  return {
    async add(message) {
      const id = message.clientMessageId
      const entry: Stored = { ...message, failure: null, place: message.createdAt }
      if (!entry.pictures) unstoredMessages.add({ ...entry, userId })
      stored = changed(stored, [id, entry])
      // On the screen at once, whatever is still being read.
      for (const meanwhile of [underway, ...readings]) meanwhile.set(id, entry)
      show()
      placing.add(id)
      await loaded
      const before = stored.slice(
        0,
        stored.findIndex((known) => known.clientMessageId === id),
      )
      const saved = save({ ...entry, place: placeBehind(before, entry.place) })
      placing.delete(id)
      await saved
      unstoredMessages.remove(id)
      await drain()
    },
    async take(clientMessageId) {
      const message = stored.find((one) => one.clientMessageId === clientMessageId)
      if (!message || (sending === clientMessageId && uploading === null)) return null
      // Given up first: what the abort ends goes on with the next message.
      const isGivenUp = giveUp(message)
      if (sending === clientMessageId) uploading?.abort()
      await isGivenUp
      return { ...message, state: 'queued' }
    },
    async answered(clientMessageId, offline) {
      const message = stored.find((known) => known.clientMessageId === clientMessageId)
      if (message && sending !== clientMessageId) await save({ ...message, offline })
    },
    conversationKnown: () => void drain(),
    retry() {
      attempts = 0
      if (!wait) {
        notBefore = 0
        clearTimeout(timer)
      }
      const failed = stored.filter((message) => message.failure !== null)
      void Promise.all(failed.map((message) => save({ ...message, failure: null }))).then(drain)
    },
    close() {
      closing.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onHidden)
      otherTabs?.close()
    },
  }
}

/** The messages of this student in the store of the device. */
function queueStorage(userId: string) {
  const prefix = queuePrefix(userId)
  // Keys sort by place, so all tabs agree on the order.
  const keyOf = (message: Stored) => `${prefix}${message.place}/${message.clientMessageId}`
  return {
    set: (message: Stored) => deviceStore.set(keyOf(message), message),
    delete: (message: Stored) => deviceStore.delete(keyOf(message)),
    /** Stores what an earlier page could not, behind what it could. */
    async rescue(): Promise<void> {
      const left = unstoredMessages.leftBy<Stored & { userId: string }>(userId)
      if (left.length === 0) return
      const found = (await this.load()) ?? []
      for (const { userId: _, ...message } of left) {
        if (!found.some(({ clientMessageId }) => clientMessageId === message.clientMessageId)) {
          const placed = { ...message, place: placeBehind(found, message.place) }
          await deviceStore.set(keyOf(placed), placed)
          found.push(placed)
        }
        unstoredMessages.remove(message.clientMessageId)
      }
    },
    /**
     * Oldest first, each once: a page that went away may have left one under two places. Null: the device cannot be read.
     */
    async load(): Promise<Stored[] | null> {
      await deviceStore.claim(userId)
      const keys = (await deviceStore.keys(prefix)).sort()
      const found = await deviceStore.getMany<Stored>(keys)
      if (!deviceStore.isReadable()) return null
      const seen = new Set<string>()
      // Those of an older version of the app were sorted by the time of writing.
      return found
        .filter((message) => message !== undefined)
        .filter(({ clientMessageId: id }) => !seen.has(id) && seen.add(id))
        .map((message) => ({ ...message, place: message.place ?? message.createdAt }))
    },
  }
}

/** The queue after a change of one message. */
function changed(queue: readonly Stored[], [id, next]: [string, Stored | null]): Stored[] {
  if (next === null) return queue.filter((known) => known.clientMessageId !== id)
  const isKnown = queue.some((known) => known.clientMessageId === id)
  return isKnown ? queue.map((known) => (known.clientMessageId === id ? next : known)) : [...queue, next]
}

/** The place wanted, or one behind the last of these if the clock has been put back since. */
function placeBehind(before: readonly Stored[], wanted: string): string {
  const last = before.reduce((latest, { place }) => (place > latest ? place : latest), '')
  return last < wanted ? wanted : new Date(Date.parse(last) + 1).toISOString()
}

/** The first message that was not refused for good: later ones may overtake a refused one. */
function sendable(stored: readonly Stored[]): Stored | undefined {
  return stored.find((message) => message.failure === null || isPassing(message.failure))
}

function isPassing(code: ErrorCode): boolean {
  return kindOf(new AppError(code)) === 'passing'
}

function kindOf(error: AppError): 'session' | 'wait' | 'returned' | 'passing' | 'final' {
  if (error.code === 'auth_required') return 'session'
  // A picture that is refused, or the limit of pictures, must not hold up the messages behind it.
  if ('clientImageId' in error) return 'returned'
  if (error.code === 'too_many_requests' || error.code === 'busy') return 'wait'
  if (error.code === 'chat_quota_exceeded') return 'returned'
  return error.status === 0 || error.status >= 500 ? 'passing' : 'final'
}

/**
 * Asks the browser to wake the service worker when there is a network, also without a page (`service-worker/unsent.ts`).
 * Where there is no Background Sync, the messages wait for the next start of the app.
 */
function sendInBackground(): void {
  navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => (registration as WithSync | undefined)?.sync?.register(sendTag))
    // Refused by the student's settings of the browser.
    .catch(() => {})
}

/** Not in the types of TypeScript: only Chromium has it. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

async function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  let isMine = false
  try {
    await navigator.locks.request(name, { signal }, () => {
      isMine = true
      return work()
    })
  } catch (cause) {
    // Closed while waiting for another tab, which sends.
    if (signal.aborted) return
    if (isMine) throw cause
    // A browser without storage may refuse locks too; then no other tab shares the queue.
    await work()
  }
}

import { AppError, type ErrorCode } from '@lumi/contracts/errors'
import { deviceStore } from '../../lib/device-store.ts'
import type { QueuedMessage } from './chat-state.ts'

/** Unsent messages outlive the session by this much, for the same student only (decisions, "Failed refresh"). */
const keptMs = 7 * 24 * 60 * 60_000
const retryMinMs = 1000
const retryMaxMs = 30_000
/** After so many refusals in a row, with the network there, the student is told. */
const attemptsBeforeFailed = 2
const defaultRetryAfterSeconds = 5

type Stored = Omit<QueuedMessage, 'state'>

export interface SendQueueOptions<Response> {
  userId: string
  send: (message: QueuedMessage, signal: AbortSignal) => Promise<Response>
  /** The device has no way to the server: messages wait and nobody is at fault. */
  isOffline: () => boolean
  onChange: (queue: readonly QueuedMessage[]) => void
  onSent: (response: Response) => void
  /** The message could not be sent for now (it stays in the queue) or at all. */
  onFailed: (error: AppError) => void
  /** No messages left today: the text goes back to whoever wrote it. */
  onQuota: (message: QueuedMessage, error: AppError) => void
}

export interface SendQueue {
  add(message: Omit<QueuedMessage, 'state' | 'failure'>): Promise<void>
  /** By hand, or because the way to the server is back. */
  retry(): void
  close(): void
}

/**
 * Messages written on this device, in order, in IndexedDB until the server has them. One tab sends at a time, and the id
 * made on the device makes a second try harmless: a message arrives once, whatever happens to page, tab or network.
 */
export function openSendQueue<Response>(options: SendQueueOptions<Response>): SendQueue {
  const { userId } = options
  const prefix = `${userId}/queue/`
  // The time orders the keys, and with them the messages of every tab.
  const keyOf = (message: { createdAt: string; clientMessageId: string }) =>
    `${prefix}${message.createdAt}/${message.clientMessageId}`
  const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`lumi-queue-${userId}`)
  const closing = new AbortController()
  let stored: Stored[] = []
  let sending: string | null = null
  let attempts = 0
  let draining = false
  let drainAgain = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let notBefore = 0

  const show = () => {
    if (closing.signal.aborted) return
    options.onChange(
      stored.map((message) => ({
        ...message,
        state: message.failure ? 'failed' : message.clientMessageId === sending ? 'sending' : 'queued',
      })),
    )
  }

  const load = async () => {
    const keys = (await deviceStore.keys(prefix)).sort()
    const found = await Promise.all(keys.map((key) => deviceStore.get<Stored>(key)))
    const now = Date.now()
    const fresh = found.filter((message) => message !== undefined)
    const expired = fresh.filter((message) => now - Date.parse(message.createdAt) > keptMs)
    await Promise.all(expired.map((message) => deviceStore.delete(keyOf(message))))
    stored = fresh.filter((message) => !expired.includes(message))
    show()
  }

  const save = async (message: Stored) => {
    stored = stored.map((known) => (known.clientMessageId === message.clientMessageId ? message : known))
    show()
    await deviceStore.set(keyOf(message), message)
    otherTabs?.postMessage('changed')
  }

  const remove = async (message: Stored) => {
    stored = stored.filter((known) => known.clientMessageId !== message.clientMessageId)
    await deviceStore.delete(keyOf(message))
    show()
    otherTabs?.postMessage('changed')
  }

  const later = (ms: number) => {
    clearTimeout(timer)
    notBefore = Date.now() + ms
    timer = setTimeout(drain, ms)
  }

  /** Whether the next message may follow. */
  const sendOne = async (message: Stored): Promise<boolean> => {
    sending = message.clientMessageId
    show()
    try {
      const response = await options.send({ ...message, state: 'sending' }, closing.signal)
      sending = null
      attempts = 0
      options.onSent(response)
      await remove(message)
      return true
    } catch (cause) {
      sending = null
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
      case 'busy':
        show()
        later((error.details.retryAfterSeconds ?? defaultRetryAfterSeconds) * 1000)
        return false
      case 'quota':
        await remove(message)
        options.onQuota({ ...message, state: 'queued' }, error)
        return true
      case 'passing': {
        attempts++
        const blamed = !options.isOffline() && attempts >= attemptsBeforeFailed
        if (blamed && message.failure === null) {
          await save({ ...message, failure: error.code })
          options.onFailed(error)
        } else show()
        later(Math.min(retryMinMs * 2 ** (attempts - 1), retryMaxMs))
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
        await inOneTab(`lumi/${userId}/send`, closing.signal, async () => {
          await load()
          for (let next = sendable(stored); next && Date.now() >= notBefore; next = sendable(stored)) {
            if (closing.signal.aborted || !(await sendOne(next))) return
          }
        })
      } while (drainAgain && !closing.signal.aborted && Date.now() >= notBefore)
    } finally {
      draining = false
    }
  }

  otherTabs?.addEventListener('message', () => void load().then(drain))
  void drain()

  return {
    async add(message) {
      const entry: Stored = { ...message, failure: null }
      stored = [...stored, entry]
      show()
      await deviceStore.set(keyOf(entry), entry)
      otherTabs?.postMessage('changed')
      await drain()
    },
    retry() {
      attempts = 0
      notBefore = 0
      clearTimeout(timer)
      const failed = stored.filter((message) => message.failure !== null)
      void Promise.all(failed.map((message) => save({ ...message, failure: null }))).then(drain)
    },
    close() {
      closing.abort()
      clearTimeout(timer)
      otherTabs?.close()
    },
  }
}

/** The first message, unless it was refused for good: the ones behind it may go on. */
function sendable(stored: readonly Stored[]): Stored | undefined {
  return stored.find((message) => message.failure === null || isPassing(message.failure))
}

function isPassing(code: ErrorCode): boolean {
  return kindOf(new AppError(code)) === 'passing'
}

function kindOf(error: AppError): 'session' | 'busy' | 'quota' | 'passing' | 'final' {
  if (error.code === 'auth_required') return 'session'
  if (error.code === 'too_many_requests') return 'busy'
  if (error.code === 'chat_quota_exceeded') return 'quota'
  return error.status === 0 || error.status >= 500 ? 'passing' : 'final'
}

async function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  try {
    await navigator.locks.request(name, { signal }, work)
  } catch (cause) {
    // Closed while waiting for the other tab: it sends.
    if (!signal.aborted) throw cause
  }
}

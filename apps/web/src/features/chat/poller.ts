import { MESSAGE } from '@lumi/contracts/product-rules'
import { isSessionOver } from './attempt.ts'
import { activeReply, type ChatAction, type ChatState, type Cursor, type Page } from './chat-state.ts'

const retryMinMs = 1000
const retryMaxMs = 30_000
/** A reply silent for this long is fetched: the event of its end may have been lost. */
const silenceMs = 8000
/** The same without a live connection, where no event can come. */
const pollMs = 2000

interface PollerOptions {
  chat: () => ChatState
  dispatch: (action: ChatAction) => void
  fetchPage: (cursor: Cursor, limit: number) => Promise<Page>
  /** Whether events can come. */
  isLive: () => boolean
  onReached: () => void
  onUnreached: () => void
}

/**
 * Fetches what events did not deliver: missed messages, and a reply that has fallen silent. Backs off while fetching
 * fails.
 */
export function createPoller({ chat, dispatch, fetchPage, isLive, onReached, onUnreached }: PollerOptions) {
  let isClosed = false
  let isFetching = false
  let failures = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let silenceTimer: ReturnType<typeof setTimeout> | undefined
  let heardAt = 0

  const reached = () => {
    failures = 0
    onReached()
  }

  const retryLater = (retry: () => void) => {
    if (isClosed) return
    failures++
    onUnreached()
    clearTimeout(retryTimer)
    retryTimer = setTimeout(retry, Math.min(retryMinMs * 2 ** (failures - 1), retryMaxMs))
  }

  const fetchFrom = async (from: number) => {
    for (let position = from; ; ) {
      const { loadedTo } = chat()
      const bound = Number.isFinite(loadedTo) ? { to: loadedTo } : {}
      const page = await fetchPage({ kind: 'from', position, ...bound }, MESSAGE.maxPageSize)
      const last = page.messages.at(-1)
      if (!page.hasNewer || last === undefined) return
      position = last.position + 1
    }
  }

  const fetchMissed = async () => {
    if (isFetching || isClosed) return
    isFetching = true
    try {
      for (let from = chat().missedFrom; from !== null && !isClosed; from = chat().missedFrom) {
        dispatch({ type: 'fetch-started' })
        try {
          await fetchFrom(from)
          reached()
        } catch (error) {
          dispatch({ type: 'fetch-failed', missedFrom: from })
          if (!isSessionOver(error)) retryLater(() => void fetchMissed())
          return
        }
      }
    } finally {
      isFetching = false
    }
  }

  /** Messages from this position on were missed. `fetchMissed` follows from the change of state. */
  const missed = (position: number) => dispatch({ type: 'fetch-failed', missedFrom: position })

  const silenceLimitMs = () => (isLive() ? silenceMs : pollMs)

  // One timer that checks again, instead of a new one at every delta.
  const heard = () => {
    heardAt = performance.now()
    if (activeReply(chat()) !== null) silenceTimer ??= setTimeout(checkSilence, silenceLimitMs())
  }

  const checkSilence = () => {
    silenceTimer = undefined
    const reply = activeReply(chat())
    if (reply === null || isClosed) return
    const restMs = heardAt + silenceLimitMs() - performance.now()
    if (restMs > 0) {
      silenceTimer = setTimeout(checkSilence, restMs)
      return
    }
    missed(reply.position)
    heard()
  }

  return {
    start() {
      isClosed = false
    },
    reached,
    retryLater,
    fetchMissed,
    missed,
    /** The state has changed, so the current reply is not silent. */
    heard,
    /** The server can be reached again: resets the back-off. */
    forgetFailures() {
      failures = 0
    },
    close() {
      isClosed = true
      clearTimeout(retryTimer)
      clearTimeout(silenceTimer)
      silenceTimer = undefined
    },
  }
}

import type { Query, QueryClient } from '@tanstack/react-query'
import { deviceStore, seenPrefix, unsentKeptMs } from './device-store.ts'
import { session } from './session.ts'

/** A server that says nothing for so long gives way to what was seen before. */
const patienceMs = 3000

interface Seen {
  data: unknown
  /** Milliseconds since 1970. */
  savedAt: number
}

const keyOf = (query: Query) => {
  const userId = session.userId()
  return userId === null || !session.isSignedIn() ? null : `${seenPrefix}${userId}/${query.queryHash}`
}

/**
 * Keeps every answer on the device and shows it again when the server cannot be reached: what was seen stays readable.
 * Not shown first and replaced a moment later: with a server that answers, a page shows only what is true now. The
 * persisters of the library do that, for the whole cache or, as an experiment, for each query.
 */
export function keepSeenAnswers(client: QueryClient): void {
  const restore = async (query: Query) => {
    const key = keyOf(query)
    const seen = key === null ? undefined : await deviceStore.get<Seen>(key)
    if (!seen || query.state.data !== undefined || Date.now() - seen.savedAt > unsentKeptMs) return
    client.setQueryData(query.queryKey, seen.data, { updatedAt: seen.savedAt })
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'success' && !action.manual) {
      const key = keyOf(query)
      if (key !== null) void deviceStore.set(key, { data: query.state.data, savedAt: Date.now() } satisfies Seen)
    }
    if (query.state.data !== undefined) return
    if (action.type === 'failed' || action.type === 'error') void restore(query)
    if (action.type === 'fetch') setTimeout(() => void restore(query), patienceMs)
  })
}

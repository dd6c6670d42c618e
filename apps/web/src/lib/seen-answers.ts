import type { Query, QueryClient } from '@tanstack/react-query'
import { deviceStore, seenPrefix, unsentKeptMs } from './device-store.ts'
import { serverNow } from './server-time.ts'
import { session } from './session.ts'

/** After this time without a response, the stored one is shown. */
const patienceMs = 3000

interface Seen {
  data: unknown
  /** Milliseconds since 1970, by the server's clock where it is known: the device's may be put right later. */
  savedAt: number
}

const keyOf = (query: Query) => {
  const userId = session.userId()
  return userId === null || !session.isSignedIn() ? null : `${seenPrefix}${userId}/${query.queryHash}`
}

/**
 * Stores every response on the device and shows it when the server cannot be reached. Not stale-while-revalidate: if
 * the server answers, a page shows current data only. The library's persisters always show stored data first, and store
 * either the whole cache or, as an experiment, each query.
 */
export function keepSeenAnswers(client: QueryClient): void {
  const restore = async (query: Query) => {
    const key = keyOf(query)
    const seen = key === null ? undefined : await deviceStore.get<Seen>(key)
    if (!seen || query.state.data !== undefined || (serverNow() ?? Date.now()) - seen.savedAt > unsentKeptMs) return
    // By the device's clock, as all updates are; never in its future, or it would count as new for so long.
    client.setQueryData(query.queryKey, seen.data, { updatedAt: Math.min(seen.savedAt, Date.now()) })
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'success' && !action.manual) {
      const key = keyOf(query)
      const savedAt = serverNow() ?? Date.now()
      if (key !== null) void deviceStore.set(key, { data: query.state.data, savedAt } satisfies Seen)
    }
    if (query.state.data !== undefined) return
    if (action.type === 'failed' || action.type === 'error') void restore(query)
    if (action.type === 'fetch') setTimeout(() => void restore(query), patienceMs)
  })
}

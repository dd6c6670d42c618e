import type { QueryClient } from '@tanstack/react-query'
import { connection } from './connection.ts'
import { loadCurrentUser } from './current-user.ts'
import { session } from './session.ts'

const retryMinMs = 2000
const retryMaxMs = 30_000

/** Polls a server that cannot be reached, and then refetches everything on screen: nobody has to press a button. */
export function recoverByItself(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let wasLost = false

  const attempt = () => {
    clearTimeout(timer)
    if (!connection.isLost() || !session.isSignedIn()) return
    timer = setTimeout(attempt, Math.min(retryMinMs * 2 ** attempts++, retryMaxMs))
    if (attempts > 1 && navigator.onLine && !document.hidden) loadCurrentUser().catch(() => {})
  }
  connection.subscribe(() => {
    if (connection.isLost()) {
      if (!wasLost) attempts = 0
      wasLost = true
      return attempt()
    }
    clearTimeout(timer)
    if (!wasLost) return
    wasLost = false
    void client.refetchQueries({
      type: 'active',
      predicate: (query) => query.state.status === 'error' || query.isStale(),
    })
  })
  // When the network returns, the last call may be one that failed.
  addEventListener('online', () => {
    attempts = 1
    attempt()
  })
}

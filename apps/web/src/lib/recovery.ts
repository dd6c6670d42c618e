import type { QueryClient } from '@tanstack/react-query'
import { connection } from './connection.ts'
import { loadCurrentUser } from './current-user.ts'
import { session } from './session.ts'

const retryMinMs = 2000
const retryMaxMs = 30_000

/** Asks a server that was out of reach until it answers, and then everything on screen again: nobody has to press a button. */
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
  // Back after a loss of the network, the last call may still be one that failed.
  addEventListener('online', () => {
    attempts = 1
    attempt()
  })
}

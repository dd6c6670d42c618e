import { useEffect, useEffectEvent, useState } from 'react'
import { connection } from './connection.ts'

const tryAgainMs = 5000

/**
 * Retries what failed because the server could not be reached: at once when the network is back, and every few seconds.
 *
 * @param isOutOfReach the caller knows that it failed for want of a connection, which may be back by now
 */
export function useTryAgain(attempt: () => void, isOutOfReach = false) {
  // Another call may find out first that the server is back: what failed here has still to be tried again.
  const [wasLost] = useState(connection.isLost)
  const again = useEffectEvent(() => {
    if ((isOutOfReach || wasLost || connection.isLost()) && navigator.onLine) attempt()
  })
  useEffect(() => {
    const open = () => again()
    const timer = setInterval(open, tryAgainMs)
    addEventListener('online', open)
    return () => {
      clearInterval(timer)
      removeEventListener('online', open)
    }
  }, [])
}

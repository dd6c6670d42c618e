import { useEffect, useEffectEvent } from 'react'
import { connection } from './connection.ts'

const tryAgainMs = 5000

/**
 * Retries what failed because the server could not be reached: at once when the network is back, and every few seconds.
 */
export function useTryAgain(attempt: () => void) {
  const again = useEffectEvent(() => {
    if (connection.isLost() && navigator.onLine) attempt()
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

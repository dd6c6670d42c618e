import { useEffect, useState } from 'react'

/**
 * Seconds left on the device's clock, at least zero.
 * @param time epoch milliseconds
 */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((time - now) / 1000))
}

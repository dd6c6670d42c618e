import { useEffect } from 'react'
import { type Hub, openHub } from './realtime.ts'

/**
 * Connects to the hub while the component is on screen. Where there is no connection nothing is heard: pages fetch again
 * by themselves as well.
 * @param listen a function outside the component, or one that keeps its identity
 */
export function useHub(listen: (hub: Hub) => void): void {
  useEffect(() => {
    const closing = new AbortController()
    openHub().then(
      (hub) => {
        if (closing.signal.aborted) return hub.close()
        listen(hub)
        closing.signal.addEventListener('abort', () => hub.close())
      },
      () => {},
    )
    return () => closing.abort()
  }, [listen])
}

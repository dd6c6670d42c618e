/** To the other tabs of this browser; null where there is none: at build time, or where a browser that stores nothing refuses. */
export function channelOf(name: string): BroadcastChannel | null {
  try {
    return typeof window === 'undefined' ? null : new BroadcastChannel(name)
  } catch {
    return null
  }
}

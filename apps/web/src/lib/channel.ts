/**
 * A channel to the other tabs of this browser. Null if there is none: at build time, or if a browser without storage
 * refuses.
 */
export function channelOf(name: string): BroadcastChannel | null {
  try {
    return typeof window === 'undefined' ? null : new BroadcastChannel(name)
  } catch {
    return null
  }
}

let isLost = false
let lastAnswer: { date: string | null; at: number; ticks: number } | undefined
const listeners = new Set<() => void>()

function become(lost: boolean) {
  if (isLost === lost) return
  isLost = lost
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

/**
 * Whether the server can be reached, judged by the last call: `navigator.onLine` only knows about the local network.
 * The chat uses its live connection instead.
 */
export const connection = {
  isLost: () => isLost || !navigator.onLine,
  /** True: the device itself has no network. False: the server does not answer. */
  isDeviceOffline: () => !navigator.onLine,
  /** @param date the header of the answer */
  reached(date: string | null) {
    lastAnswer = { date, at: Date.now(), ticks: performance.now() }
    become(false)
  },
  /** When the server answered last, by its own clock, by this device's, and by one that is never put right. */
  lastAnswer: () => lastAnswer,
  failed: () => become(true),
  subscribe(listener: () => void) {
    if (listeners.size === 0) {
      addEventListener('online', tell)
      addEventListener('offline', tell)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      removeEventListener('online', tell)
      removeEventListener('offline', tell)
    }
  },
}

/** What was asked for in the moment the network returns may fail once more, because its old connections are closed. */
const returningMs = 10_000

let isLost = false
let backAt = Number.NEGATIVE_INFINITY
let lastAnswer: { date: string | null; at: number; ticks: number } | undefined
const listeners = new Set<() => void>()

function become(lost: boolean) {
  if (isLost === lost) return
  isLost = lost
  if (!lost) backAt = performance.now()
  tell()
}

function comeBack() {
  backAt = performance.now()
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
  /** Lost, or lost until a few seconds ago: a failure now says nothing about what was asked for. */
  wasLostLately: () => connection.isLost() || performance.now() - backAt < returningMs,
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
      addEventListener('online', comeBack)
      addEventListener('offline', tell)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      removeEventListener('online', comeBack)
      removeEventListener('offline', tell)
    }
  },
}

let isLost = false
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
  reached: () => become(false),
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

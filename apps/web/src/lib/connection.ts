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
 * Whether the server can be reached, by how the last call ended: `navigator.onLine` knows of no network behind the cable.
 * The chat judges by its live connection instead.
 */
export const connection = {
  isLost: () => isLost || !navigator.onLine,
  /** Without a network this device knows by itself; otherwise the server does not answer. */
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

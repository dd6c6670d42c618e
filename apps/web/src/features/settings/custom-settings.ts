import { type CustomSettings, getCustomSettings } from '@lumi/contracts/settings'
import { useSyncExternalStore } from 'react'
import { api } from '../../lib/api.ts'
import { session } from '../../lib/session.ts'

let known: { settings: CustomSettings; at: number } | null = null
let running: Promise<CustomSettings> | null = null
const listeners = new Set<() => void>()

/**
 * The account's settings as last fetched, for code that runs in the background of every page. The query cache, which
 * only the settings page needs, is too large for that: its query loads through this module and reports its changes
 * here.
 */
export const customSettings = {
  get: (): CustomSettings | null => known?.settings ?? null,
  /** Epoch milliseconds. */
  seenAt: (): number | undefined => known?.at,
  set(settings: CustomSettings | null) {
    // A response still on its way may be older than this.
    running = null
    known = settings && { settings, at: Date.now() }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

session.subscribe(() => {
  if (!session.isSignedIn()) customSettings.set(null)
})

export const useCustomSettings = () =>
  useSyncExternalStore(customSettings.subscribe, customSettings.get, customSettings.get)

/** Fetches the settings. Concurrent callers share one request. */
export function loadCustomSettings(): Promise<CustomSettings> {
  if (running) return running
  const mine = api(getCustomSettings).then(
    (settings) => {
      if (running === mine) customSettings.set(settings)
      return settings
    },
    (cause: unknown) => {
      if (running === mine) running = null
      throw cause
    },
  )
  running = mine
  return mine
}

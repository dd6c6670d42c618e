import { type AnalyticsName, type UserAction, userActionTriggered } from '@lumi/contracts/telemetry'
import { api } from './api.ts'

/** Counts the use of a feature. Not awaited; failures are silent. */
export function count(name: UserAction): void {
  api(userActionTriggered, { body: { name } }).catch((cause: unknown) => console.warn('Not counted', name, cause))
}

export interface TrackOptions {
  properties?: Record<string, string | number | boolean>
  /** Once per event name, or per name and user if one is given. */
  fireOnce?: boolean
  userId?: string
}
type Tracker = (name: AnalyticsName, options: TrackOptions) => void

let tracker: Tracker | null = null

/** Analytics. A tracker is set only while the student consents; without one, events are neither sent nor stored. */
export function track(name: AnalyticsName, options: TrackOptions = {}): void {
  tracker?.(name, options)
}

export function trackBy(next: Tracker | null): void {
  tracker = next
}

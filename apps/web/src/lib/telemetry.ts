import { type AnalyticsName, type UserAction, userActionTriggered } from '@lumi/contracts/telemetry'
import { api } from './api.ts'

/** Counts that something was used. Nobody waits for it, and nobody sees it fail. */
export function count(name: UserAction): void {
  api(userActionTriggered, { body: { name } }).catch((cause: unknown) => console.warn('Not counted', name, cause))
}

export interface TrackOptions {
  properties?: Record<string, string | number | boolean>
  /** Once per event name, and per user where one is given. */
  fireOnce?: boolean
  userId?: string
}
type Tracker = (name: AnalyticsName, options: TrackOptions) => void

let tracker: Tracker | null = null

/** Analytics. There is a tracker while the student agrees; without one nothing is sent, and nothing kept for later. */
export function track(name: AnalyticsName, options: TrackOptions = {}): void {
  tracker?.(name, options)
}

export function trackBy(next: Tracker | null): void {
  tracker = next
}

import { countryCode } from '@lumi/contracts/countries'
import { AppError } from '@lumi/contracts/errors'
import { getStudentPersonalInfo } from '@lumi/contracts/profile'
import { type AnalyticsEvent, type AnalyticsName, track, type UserProperties } from '@lumi/contracts/telemetry'
import { TELEMETRY } from '@lumi/contracts/telemetry-limits'
import { api } from '../../lib/api.ts'
import { apiAddress } from '../../lib/config.ts'
import { calls } from '../../lib/http.ts'
import { localeHeaders } from '../../lib/locale.ts'
import { referralInfo } from '../../lib/referral.ts'
import { settings } from '../../lib/storage.ts'
import { type TrackOptions, trackBy } from '../../lib/telemetry.ts'

const ownPaths: readonly string[] = [track.path, getStudentPersonalInfo.path]
const encoder = new TextEncoder()
/** Reserved for the user's properties and the JSON around the events. */
const reservedBytes = 4096

const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/**
 * Runs from the student's consent until it is withdrawn or the page closes.
 * @returns how to stop; what was not sent yet is dropped
 */
export function startAnalytics(): () => void {
  let waiting: AnalyticsEvent[] = []
  let failures = 0
  let isSending = false
  /** Intervals that passed without a try since the last one. */
  let skipped = 0
  const stopping = new AbortController()
  /** As last sent: a page that is being left has no time to ask. */
  let user: UserProperties | null = null

  let callsOfView = 0

  const add = (name: AnalyticsName, { properties, ...once }: TrackOptions) => {
    if (once.fireOnce && !isFirst(name, once)) return
    if (name === 'screenView') callsOfView = 0
    if (waiting.length >= TELEMETRY.bufferedEvents) return
    waiting.push({ name, at: now(), ...(properties && { properties }) })
  }
  trackBy(add)
  calls.watcher = ({ method, path }, end, startedAt, context) => {
    // A report of what the reports themselves call would never end.
    const isOwn = isSending && ownPaths.includes(path)
    if (isOwn || callsOfView >= TELEMETRY.callsPerView) return
    callsOfView++
    add('apiCall', {
      properties: {
        call: `${method} ${path}`,
        status: String(end),
        ms: Date.now() - startedAt,
        trace: context.slice(3, 35),
      },
    })
  }

  async function send() {
    if (waiting.length === 0 || isSending || skipped++ < pauses(failures)) return
    skipped = 0
    isSending = true
    const batch = batchOf(waiting)
    try {
      user = await userProperties()
      await api(track, { body: { user, sentAt: now(), events: batch }, signal: stopping.signal })
      waiting = waiting.slice(batch.length)
      failures = 0
    } catch (error) {
      // Failures are silent. Without a session, nothing can be sent: the buffer is dropped.
      failures++
      if (error instanceof AppError && error.status === 401) waiting = []
      else if (failures > TELEMETRY.maxRetries) waiting = waiting.slice(batch.length)
    }
    isSending = false
  }

  /** The page may not come back: the browser delivers this by itself. */
  function sendOnLeaving() {
    if (!document.hidden || waiting.length === 0 || isSending) return
    const batch = batchOf(waiting)
    const body = new Blob([JSON.stringify({ user, sentAt: now(), events: batch })], { type: 'application/json' })
    if (user !== null && navigator.sendBeacon(apiAddress(track.path), body)) waiting = waiting.slice(batch.length)
    else void send()
  }

  const timer = setInterval(send, TELEMETRY.sendIntervalMs)
  addEventListener('visibilitychange', sendOnLeaving, { signal: stopping.signal })
  return () => {
    clearInterval(timer)
    stopping.abort()
    trackBy(null)
    calls.watcher = null
  }
}

/** By the clock of the device: the server moves it if that is wrong. */
const now = () => new Date().toISOString()

const maxPauses = 16
/** After each failure in a row twice as many intervals pass, up to 4 minutes. */
const pauses = (failures: number) => (failures === 0 ? 0 : Math.min(2 ** (failures - 1), maxPauses))

/** The oldest events, as many as fit into one request. */
function batchOf(events: readonly AnalyticsEvent[]): AnalyticsEvent[] {
  let bytes = 0
  return events.slice(0, TELEMETRY.batchMaxEvents).filter((event) => {
    bytes += encoder.encode(JSON.stringify(event)).length
    return bytes <= TELEMETRY.batchMaxBytes - reservedBytes
  })
}

/** Stored by name and user: with one key for all events, only the first would ever be sent. */
function isFirst(name: AnalyticsName, { userId }: TrackOptions): boolean {
  const fired = new Set<string>(JSON.parse(settings.get('firedEvents') ?? '[]'))
  const key = userId === undefined ? name : `${name} ${userId}`
  if (fired.has(key)) return false
  settings.set('firedEvents', JSON.stringify([...fired, key]))
  return true
}

/** Current values: the campaign of the first visit, country and school year. */
async function userProperties(): Promise<UserProperties> {
  const visit = new URLSearchParams(referralInfo() ?? '')
  const country = countryCode(Number(localeHeaders()['Country-Id']))
  const { educationYear } = await api(getStudentPersonalInfo)
  return {
    ...(country !== undefined && { country }),
    educationYear,
    ...Object.fromEntries(
      campaign.flatMap((name) => {
        const value = visit.get(name)?.slice(0, TELEMETRY.propertyMaxLength)
        return value ? [[name, value]] : []
      }),
    ),
  }
}

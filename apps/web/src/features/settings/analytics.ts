import { countryCode } from '@lumi/contracts/countries'
import { AppError } from '@lumi/contracts/errors'
import { TELEMETRY } from '@lumi/contracts/product-rules'
import { getStudentPersonalInfo } from '@lumi/contracts/profile'
import { type AnalyticsEvent, type AnalyticsName, track, type UserProperties } from '@lumi/contracts/telemetry'
import { api } from '../../lib/api.ts'
import { localeHeaders } from '../../lib/locale.ts'
import { referralInfo } from '../../lib/referral.ts'
import { settings } from '../../lib/storage.ts'
import { type TrackOptions, trackBy } from '../../lib/telemetry.ts'

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
  const stopping = new AbortController()

  trackBy((name, { properties, ...once }) => {
    if (once.fireOnce && !isFirst(name, once)) return
    if (waiting.length >= TELEMETRY.bufferedEvents) return
    waiting.push({ name, at: new Date().toISOString(), ...(properties && { properties }) })
  })

  async function send() {
    if (waiting.length === 0 || isSending) return
    isSending = true
    const batch = batchOf(waiting)
    try {
      await api(track, { body: { user: await userProperties(), events: batch }, signal: stopping.signal })
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

  const timer = setInterval(send, TELEMETRY.sendIntervalMs)
  addEventListener('visibilitychange', () => document.hidden && void send(), { signal: stopping.signal })
  return () => {
    clearInterval(timer)
    stopping.abort()
    trackBy(null)
  }
}

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

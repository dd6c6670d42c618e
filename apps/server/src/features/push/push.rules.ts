import { PUSH } from '@lumi/contracts/product-rules'
import type { PushKind } from '@lumi/contracts/push'

/** Push services of the browsers: Chrome and those made from it, Firefox, Safari, Edge. */
const knownServices = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
]

/**
 * Whether we send to this address: that of a known push service, or of an origin that the operator has listed. Everything
 * else would let a stranger make this server ask addresses of their choice (SR17).
 */
export function endpointStanding(endpoint: string, own: readonly string[]): 'known' | 'own' | 'unknown' {
  const url = URL.parse(endpoint)
  if (url?.username !== '' || url.password !== '') return 'unknown'
  if (own.includes(url.origin)) return 'own'
  const isKnown = url.protocol === 'https:' && url.port === '' && knownServices.some((host) => host.test(url.hostname))
  return isKnown ? 'known' : 'unknown'
}

function localTime(timeZone: string, at: Date): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime())
  try {
    return instant.toZonedDateTimeISO(timeZone)
  } catch {
    return instant.toZonedDateTimeISO('UTC')
  }
}

/** When a push may leave: now, or at the end of the quiet hours of the student's night. */
export function leavesAt(timeZone: string, now: Date): Date {
  const local = localTime(timeZone, now)
  if (local.hour >= PUSH.quietToHour && local.hour < PUSH.quietFromHour) return now
  const day = local.hour >= PUSH.quietFromHour ? local.toPlainDate().add({ days: 1 }) : local.toPlainDate()
  const morning = day.toZonedDateTime({ timeZone: local.timeZoneId, plainTime: { hour: PUSH.quietToHour } })
  return new Date(morning.epochMilliseconds)
}

/** Reviews are told of after school and before the evening ends. */
export function isTimeForReviews(timeZone: string, now: Date): boolean {
  const { hour } = localTime(timeZone, now)
  return hour >= PUSH.reviewFromHour && hour < PUSH.quietFromHour
}

/** The student's own date, `2026-11-22`. */
export const dayOf = (timeZone: string, now: Date): string => localTime(timeZone, now).toPlainDate().toString()

export const isStale = (createdAt: Date, now: Date) => now.getTime() - createdAt.getTime() > PUSH.staleHours * 3_600_000

/** What a student has switched on. */
export interface Switches {
  replies: boolean
  reviews: boolean
  payments: boolean
  plans: boolean
  parents: boolean
  support: boolean
  /** Replies and reviews come by mail when no browser takes pushes. */
  mail: boolean
}

const switchOf = {
  reply: 'replies',
  review: 'reviews',
  payment: 'payments',
  plan: 'plans',
  parent: 'parents',
  support: 'support',
} as const satisfies Record<PushKind, keyof Switches>

export const isWanted = (kind: PushKind, switches: Switches): boolean => switches[switchOf[kind]]

import type { Usage } from '@lumi/contracts/chat'
import { REPLY, USAGE } from '@lumi/contracts/product-rules'

const HOUR_MS = 3_600_000

export interface Period {
  number: number
  startsAt: Date
  endsAt: Date
  allowance: number
  used: number
  graceTurnsUsed: number
}

/** The last midnight before `at` in the student's time zone. An unknown zone counts as UTC. */
function startOfDay(at: Date, timeZone: string, addDays = 0): Date {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime())
  let local: Temporal.ZonedDateTime
  try {
    local = instant.toZonedDateTimeISO(timeZone)
  } catch {
    local = instant.toZonedDateTimeISO('UTC')
  }
  return new Date(local.startOfDay().add({ days: addDays }).startOfDay().epochMilliseconds)
}

/**
 * The period after `previous` that contains `now`. A day lasts from midnight to midnight in the student's time zone. A
 * changed zone counts from the next day on, and two days never start less than 20 h apart (decision 026), so the day after
 * a change of zone may be longer than usual but not shorter.
 */
export function nextPeriod(
  previous: Period | null,
  timeZone: string,
  now: Date,
  allowance: number = USAGE.freeMessagesPerDay,
): Period {
  const midnight = startOfDay(now, timeZone)
  const startsAt = previous && previous.endsAt > midnight ? previous.endsAt : midnight
  const earliestEnd = startsAt.getTime() + USAGE.minHoursBetweenDayStarts * HOUR_MS
  let endsAt = startOfDay(startsAt, timeZone, 1)
  for (let days = 2; endsAt.getTime() < earliestEnd; days++) endsAt = startOfDay(startsAt, timeZone, days)
  const number = (previous?.number ?? 0) + 1
  return { number, startsAt, endsAt, allowance, used: 0, graceTurnsUsed: 0 }
}

/** The units of a day. `perDay: null`: no limit but that of fair use. */
export const unitsOf = (perDay: number | null): number => perDay ?? USAGE.fairUsePerDay

const shownUsage = (allowance: number, used: number, endsAtMs: number, bonusLeft: number): Usage => ({
  messagesLeft: allowance - used + bonusLeft,
  messagesPerDay: allowance,
  resetsAt: new Date(endsAtMs).toISOString(),
  ...(bonusLeft > 0 && { bonusLeft }),
  ...(allowance >= USAGE.fairUsePerDay && { isUnlimited: true }),
})

/** What the student may still send in a day. */
export const usageOf = ({ allowance, used, endsAt }: Period, bonusLeft: number): Usage =>
  shownUsage(allowance, used, endsAt.getTime(), bonusLeft)

/** What is left in a period. Undefined when the period is over: it says nothing about today. */
export function usageOfPeriod(
  period: { allowance: number; used: number; endsAtMs: number; bonusLeft: number },
  now: Date,
): Usage | undefined {
  if (period.endsAtMs <= now.getTime()) return undefined
  return shownUsage(period.allowance, period.used, period.endsAtMs, period.bonusLeft)
}

export interface EndOfReply {
  state: 'done' | 'stopped' | 'failed'
  /** Characters of the reply that the student was shown. */
  length: number
  /** The maths core answered a hint or a step check by itself. */
  isFree: boolean
}

/** Fair charge (decision 026): a reply is charged when it is done, or was stopped late; otherwise the unit is given back. */
export function isCharged(end: EndOfReply): boolean {
  if (end.isFree || end.state === 'failed') return false
  return end.state === 'done' || end.length >= REPLY.chargedFromCharacters
}

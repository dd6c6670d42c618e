import type { RequestStatus } from '@lumi/contracts/feedback'
import { SUPPORT } from '@lumi/contracts/product-rules'

/** The hours of support, today's if not over, else the next ones. Instants, so that each reader sees their own time zone. */
export function supportDay(timeZone: string, now: Date): { from: Date; to: Date } {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  let day = instant.toZonedDateTimeISO(timeZone).toPlainDate()
  const at = (hour: number) => new Date(day.toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds)
  while (day.dayOfWeek < SUPPORT.firstDay || day.dayOfWeek > SUPPORT.lastDay || at(SUPPORT.toHour) <= now) {
    day = day.add({ days: 1 })
  }
  return { from: at(SUPPORT.fromHour), to: at(SUPPORT.toHour) }
}

/** When the support hours that come next begin; null: support is there now. */
export function nextOpening(timeZone: string, now: Date): Date | null {
  const { from } = supportDay(timeZone, now)
  return from > now ? from : null
}

const dayMs = 86_400_000

/** Requests that were closed before this instant are archived. */
export const archivedBefore = (now: Date) => new Date(now.getTime() - SUPPORT.archivedAfterDays * dayMs)

/** Not stored: a closed request becomes archived by itself. */
export const statusOf = (
  { status, changedAt }: { status: Exclude<RequestStatus, 'archived'>; changedAt: Date },
  now: Date,
): RequestStatus => (status === 'closed' && changedAt <= archivedBefore(now) ? 'archived' : status)

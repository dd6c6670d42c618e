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

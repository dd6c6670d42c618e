import { SUPPORT } from '@lumi/contracts/product-rules'

/** The support day that is open now, else the next one, as instants: whoever reads them sees their own clock. */
export function supportDay(timeZone: string, now: Date): { from: Date; to: Date } {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  let day = instant.toZonedDateTimeISO(timeZone).toPlainDate()
  const at = (hour: number) => new Date(day.toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds)
  while (day.dayOfWeek < SUPPORT.firstDay || day.dayOfWeek > SUPPORT.lastDay || at(SUPPORT.toHour) <= now) {
    day = day.add({ days: 1 })
  }
  return { from: at(SUPPORT.fromHour), to: at(SUPPORT.toHour) }
}

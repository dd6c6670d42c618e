import type { ResponseOf } from '@lumi/contracts/endpoint'
import type { Language } from '@lumi/contracts/errors'
import type { getGeneralFeedbackInfo } from '@lumi/contracts/feedback'
import { clockTime, localeOf } from '../../lib/clock.ts'

type Support = ResponseOf<typeof getGeneralFeedbackInfo>['support']

/** The hours in the time zone of support, and in the student's own zone where they differ. */
export function supportHours({ from, to, timeZone }: Support, language: Language) {
  const timeIn = (instant: string, zone?: string) => clockTime(instant, language, zone)
  const zoneName = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(from))
    .find(({ type }) => type === 'timeZoneName')
  const there = { from: timeIn(from, timeZone), to: timeIn(to, timeZone) }
  const here = { from: timeIn(from), to: timeIn(to) }
  return {
    ...there,
    zone: zoneName?.value ?? timeZone,
    here: here.from === there.from && here.to === there.to ? null : here,
  }
}

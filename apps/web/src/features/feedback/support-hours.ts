import type { ResponseOf } from '@lumi/contracts/endpoint'
import type { getGeneralFeedbackInfo } from '@lumi/contracts/feedback'

type Support = ResponseOf<typeof getGeneralFeedbackInfo>['support']

const localeOf = (language: string) => (language === 'ru' ? 'ru-RU' : 'en-GB')

/** The hours in the zone of support, and on the clock of this device where that shows another time. */
export function supportHours({ from, to, timeZone }: Support, language: string) {
  const locale = localeOf(language)
  const timeIn = (instant: string, zone?: string) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(new Date(instant))
  const zoneName = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
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

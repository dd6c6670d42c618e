import type { Language } from '@lumi/contracts/errors'
import { serverNow } from './server-time.ts'
import { studentZone } from './student-zone.ts'

// Apart from `dates.ts`: the chat needs nothing else of it on its first screen.

/** Formats for dates and times: American English with a 12-hour clock, or Russian. */
export const localeOf = (language: Language) => (language === 'ru' ? 'ru-RU' : 'en-US')

/** "9:05 AM" (with a no-break space) or "09:05"; in the student's time zone unless one is given. */
export const clockTime = (
  instant: string | number | Date,
  language: Language,
  timeZone: string | undefined = studentZone(),
): string => {
  const key = `${language} ${timeZone}`
  if (times?.key !== key)
    times = {
      key,
      format: new Intl.DateTimeFormat(localeOf(language), {
        hour: language === 'ru' ? '2-digit' : 'numeric',
        minute: '2-digit',
        ...inZone(timeZone),
      }),
    }
  // A line never ends between the hour and what half of the day it is of.
  return times.format.format(new Date(instant)).replace(/\s/, '\u00a0')
}

// Making a formatter takes longer than using it a hundred times.
let times: { key: string; format: Intl.DateTimeFormat } | undefined
let days: { zone: string | undefined; format: Intl.DateTimeFormat } | undefined

/** The student's calendar day as `2026-11-21`. */
export function dayOf(instant: string | number): string {
  const zone = studentZone()
  // Swedish dates are ISO 8601.
  if (days?.zone !== zone || !days)
    days = { zone, format: new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...inZone(zone) }) }
  return days.format.format(new Date(instant))
}

/** In calendar days of the student: -1 is yesterday. */
export function daysFromToday(instant: string, now = serverNow() ?? Date.now()): number {
  return (Date.parse(dayOf(instant)) - Date.parse(dayOf(now))) / 86_400_000
}

/** For `Intl`: the student's time zone, if it is known. */
export const inZone = (timeZone = studentZone()) => (timeZone === undefined ? {} : { timeZone })

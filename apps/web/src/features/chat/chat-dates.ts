import type { Language } from '@lumi/contracts/errors'
import { clockTime, dayOf, inZone, localeOf } from '../../lib/clock.ts'

/** Dates and times as the chat writes them, in the student's time zone. */
export const timeOf = (at: string, language: Language): string => clockTime(at, language)

/** "Monday, November 16"; with the year unless it is the current one. */
export function dateOf(at: string, language: Language): string {
  const date = new Date(at)
  const locale = localeOf(language)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', ...inZone() }).format(date)
  const isThisYear = dayOf(at).slice(0, 4) === dayOf(Date.now()).slice(0, 4)
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    ...inZone(),
  }).format(date)
  return `${weekday.charAt(0).toLocaleUpperCase(locale)}${weekday.slice(1)}, ${day}`
}

/** "Nov 16", or "16 нояб." */
export const shortDay = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', ...inZone() }).format(new Date(at))

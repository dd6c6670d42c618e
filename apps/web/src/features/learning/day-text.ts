import type { Language } from '@lumi/contracts/errors'
import { inZone, localeOf } from '../../lib/clock.ts'

/** "Friday, November 27" */
export const dayText = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...inZone(),
  }).format(new Date(instant))

/** "Nov 21, 2:05 PM" */
export const momentText = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...inZone(),
  }).format(new Date(instant))

/** The weekday of a calendar day such as `2026-11-21`. */
export const weekdayText = (day: string, language: Language, weekday: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

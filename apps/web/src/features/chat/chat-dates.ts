import type { Language } from '@lumi/contracts/errors'
import { clockTime, localeOf } from '../../lib/clock.ts'

/** Dates and times as the chat writes them, in the device's time zone. */
export const timeOf = (at: string, language: Language): string => clockTime(at, language)

/** The calendar day as a key for comparison, not for display. */
export function dayOf(at: string): string {
  return new Date(at).toDateString()
}

export function daysFromToday(at: string, now = new Date()): number {
  const start = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  return Math.round((start(new Date(at)) - start(now)) / (24 * 60 * 60_000))
}

/** "Monday, November 16"; with the year unless it is the current one. */
export function dateOf(at: string, language: Language): string {
  const date = new Date(at)
  const locale = localeOf(language)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(date)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date)
  return `${weekday.charAt(0).toLocaleUpperCase(locale)}${weekday.slice(1)}, ${day}`
}

/** "Nov 16", or "16 нояб." */
export const shortDay = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' }).format(new Date(at))

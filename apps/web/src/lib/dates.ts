import { isRealDay } from '@lumi/contracts/birth-date'
import type { Language } from '@lumi/contracts/errors'
import { localeOf } from './clock.ts'

/** V07: DD.MM.YYYY in Russian, MM/DD/YYYY in US English; other English has the day first. */
const formats = {
  us: { pattern: 'MM/DD/YYYY', shown: 'MM/DD/YYYY', separator: '/', isDayFirst: false },
  english: { pattern: 'DD/MM/YYYY', shown: 'DD/MM/YYYY', separator: '/', isDayFirst: true },
  russian: { pattern: 'DD.MM.YYYY', shown: 'ДД.ММ.ГГГГ', separator: '.', isDayFirst: true },
} as const

/** Countries whose English has the day first; a device set to plain English, or another language, has the American order. */
const dayFirst = /^en-(?:AU|GB|IE|IN|KE|MT|NG|NZ|PK|SG|ZA)\b/

const formatOf = (language: Language) =>
  formats[language === 'ru' ? 'russian' : dayFirst.test(navigator.language) ? 'english' : 'us']

/** The day comes before the month. */
export const isDayFirst = (language: Language): boolean => formatOf(language).isDayFirst

/** The pattern with the letters of the language. */
export const datePattern = (language: Language): string => formatOf(language).shown

/** The missing rest of the pattern, with underscores: `__.____` after `31`. */
export function dateRest(typed: string, language: Language): string {
  return formatOf(language).pattern.slice(typed.length).replace(/[A-Z]/g, '_')
}

/** Formats the digits of typed or pasted text like the pattern; `2012-03-31` is accepted too. */
export function formatDate(typed: string, language: Language): string {
  const { separator } = formatOf(language)
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(typed)
  if (iso) return showDay(`${iso[1]}-${iso[2]}-${iso[3]}`, language)
  // "1." means day 1: a typed separator completes the part.
  const padded = typed.replace(/(^|\D)(\d)(?=\D)/g, '$10$2')
  const digits = padded.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join(separator)
}

/** `2012-03-31` for a complete typed date; with fewer than eight digits the text itself, which fails validation. */
export function parseDate(typed: string, language: Language): string {
  const digits = typed.replace(/\D/g, '')
  if (digits.length !== 8) return typed.trim()
  const [first, second, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  return isDayFirst(language) ? `${year}-${second}-${first}` : `${year}-${first}-${second}`
}

/** A calendar day in words: "31 March 2012". Other text, such as a version that is not a date, is returned unchanged. */
export function showDayInWords(day: string, language: Language): string {
  const words = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  if (!isRealDay(day)) return day
  // Drops the abbreviation for "year": at the end of a sentence there would be two dots.
  return words.format(new Date(`${day}T00:00:00Z`)).replace(/\s*г\.$/, '')
}

/** A calendar day in digits, in the order of the language, and of the country where there are several. */
export function showDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return (isDayFirst(language) ? [date, month, year] : [month, date, year]).join(formatOf(language).separator)
}

/** Today's date on this device. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

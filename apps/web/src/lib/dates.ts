import { isRealDay } from '@lumi/contracts/birth-date'
import type { Language } from '@lumi/contracts/errors'

/** How dates and times are written: American English, with its clock of 12 hours, or Russian. */
export const localeOf = (language: Language) => (language === 'ru' ? 'ru-RU' : 'en-US')

/** "9:05 AM", or "09:05"; by the clock of this device unless a zone is named. */
export const clockTime = (instant: string | number | Date, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: language === 'ru' ? '2-digit' : 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(instant))

/** V07: DD.MM.YYYY in Russian, MM/DD/YYYY in US English. */
const formats = {
  en: { pattern: 'MM/DD/YYYY', shown: 'MM/DD/YYYY', separator: '/' },
  ru: { pattern: 'DD.MM.YYYY', shown: 'ДД.ММ.ГГГГ', separator: '.' },
} as const

/** The pattern in the letters of its language. */
export const datePattern = (language: Language): string => formats[language].shown

/** What the pattern still lacks, filled with underscores: `__.____` after `31`. */
export function dateRest(typed: string, language: Language): string {
  return formats[language].pattern.slice(typed.length).replace(/[A-Z]/g, '_')
}

/** Digits in the shape of the pattern, whatever was typed or pasted between them; `2012-03-31` is understood as well. */
export function formatDate(typed: string, language: Language): string {
  const { separator } = formats[language]
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(typed)
  if (iso) return showDay(`${iso[1]}-${iso[2]}-${iso[3]}`, language)
  // "1." is the first: whoever types the separator has finished the part.
  const padded = typed.replace(/(^|\D)(\d)(?=\D)/g, '$10$2')
  const digits = padded.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join(separator)
}

/** `2012-03-31` of a typed date; of less than eight digits the text itself, which is no date. */
export function parseDate(typed: string, language: Language): string {
  const digits = typed.replace(/\D/g, '')
  if (digits.length !== 8) return typed.trim()
  const [first, second, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  return language === 'en' ? `${year}-${first}-${second}` : `${year}-${second}-${first}`
}

/** A day of the calendar in words: "31 March 2012". Anything else, such as a version that is no day, comes back as it is. */
export function showDayInWords(day: string, language: Language): string {
  const words = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  if (!isRealDay(day)) return day
  // Without the abbreviation for "year": at the end of a sentence its dot would stand beside another.
  return words.format(new Date(`${day}T00:00:00Z`)).replace(/\s*г\.$/, '')
}

/** A day of the calendar in digits, in the order of the language. */
export function showDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const { separator } = formats[language]
  return (language === 'en' ? [month, date, year] : [date, month, year]).join(separator)
}

/** The day it is on this device. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

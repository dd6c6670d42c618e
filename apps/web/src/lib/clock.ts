import type { Language } from '@lumi/contracts/errors'

// Apart from `dates.ts`: the chat needs nothing else of it on its first screen.

/** Formats for dates and times: American English with a 12-hour clock, or Russian. */
export const localeOf = (language: Language) => (language === 'ru' ? 'ru-RU' : 'en-US')

/** "9:05 AM" or "09:05"; in the device's time zone unless one is given. */
export const clockTime = (instant: string | number | Date, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: language === 'ru' ? '2-digit' : 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(instant))

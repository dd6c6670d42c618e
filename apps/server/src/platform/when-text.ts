import type { Language } from '@lumi/contracts/errors'

const locales = { en: 'en-US', ru: 'ru-RU' } as const

/** Date and time where the reader lives, with the zone named: "November 21, 2026, 5:30 PM GMT+3". */
export const whenText = (at: Date, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at)

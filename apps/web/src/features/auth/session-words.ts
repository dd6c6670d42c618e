import type { Language } from '@lumi/contracts/errors'

const locales = { en: 'en-US', ru: 'ru-RU' } as const
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "2 hours ago". The server knows the last use to within 15 minutes, so anything less is "now". */
export function agoText(instant: string, language: Language, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  const ms = now - Date.parse(instant)
  if (ms < 15 * 60_000) return words.format(0, 'second')
  const [unit, size] = units.find(([, unitMs]) => ms >= unitMs) ?? units[2]
  return words.format(-Math.floor(ms / size), unit)
}

/** "Belarus Time" for `Europe/Minsk`, the only hint at a device's place. Undefined for an unknown zone. */
export function timeZoneText(timeZone: string, language: Language): string | undefined {
  try {
    return new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'shortGeneric' })
      .formatToParts()
      .find((part) => part.type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}

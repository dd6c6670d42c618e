import type { Translate } from '../../lib/i18n/use-translation.ts'

const localeOf = (language: string) => (language === 'ru' ? 'ru-RU' : 'en-GB')
const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** "tomorrow at 00:00", by the clock of this device. */
export function whenText(instant: string, t: Translate<'programs'>, language: string): string {
  const at = new Date(instant)
  const locale = localeOf(language)
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at)
  const days = Math.round((startOf(at) - startOf(new Date())) / 86_400_000)
  if (days <= 0) return t('when.today', { time })
  if (days === 1) return t('when.tomorrow', { time })
  return t('when.later', { day: dayText(instant, language), time })
}

/** "2 October", or "2 октября". */
export const dayText = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long' }).format(new Date(instant))

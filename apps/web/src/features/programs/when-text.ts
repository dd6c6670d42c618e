import type { Language } from '@lumi/contracts/errors'
import { clockTime, localeOf } from '../../lib/clock.ts'
import type { Translate } from '../../lib/i18n/use-translation.ts'

const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** "tomorrow at 12:00 AM", in the device's time zone. */
export function whenText(instant: string, t: Translate<'programs'>, language: Language): string {
  const at = new Date(instant)
  const time = clockTime(at, language)
  const days = Math.round((startOf(at) - startOf(new Date())) / 86_400_000)
  if (days <= 0) return t('when.today', { time })
  if (days === 1) return t('when.tomorrow', { time })
  return t('when.later', { day: dayText(instant, language), time })
}

/** "October 2", or "2 октября". */
export const dayText = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long' }).format(new Date(instant))

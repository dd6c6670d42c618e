import type { Language } from '@lumi/contracts/errors'
import { clockTime, daysFromToday, inZone, localeOf } from '../../lib/clock.ts'
import type { Translate } from '../../lib/i18n/use-translation.ts'

/** "tomorrow at 12:00 AM", in the student's time zone. */
export function whenText(instant: string, t: Translate<'programs'>, language: Language): string {
  const time = clockTime(instant, language)
  const days = daysFromToday(instant)
  if (days <= 0) return t('when.today', { time })
  if (days === 1) return t('when.tomorrow', { time })
  return t('when.later', { day: dayText(instant, language), time })
}

/** "October 2", or "2 октября". */
export const dayText = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', ...inZone() }).format(new Date(instant))

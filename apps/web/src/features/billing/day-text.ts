import type { Language } from '@lumi/contracts/errors'
import { localeOf } from '../../lib/clock.ts'

/** "February 20, 2027" or "20 февраля 2027", in the device's time zone. */
export const dayText = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' })
    .format(new Date(instant))
    // Drops the abbreviation for "year": at the end of a sentence there would be two dots.
    .replace(/\s*г\.$/, '')

import type { Language } from '@lumi/contracts/errors'
import { inZone, localeOf } from '../../lib/clock.ts'

/** Day and time in the student's time zone: "November 28, 2026 at 5:30 PM". */
export const whenText = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', ...inZone() }).format(at)

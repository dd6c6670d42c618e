import type { Money } from '@lumi/contracts/billing'
import type { Language } from '@lumi/contracts/errors'
import { localeOf } from '../../lib/clock.ts'

const minorUnits = 100

/** "$24.30", "24,30 $", "67,50 Br"; whole amounts without zeros. */
export function moneyText({ amountMinor, currency }: Money, language: Language): string {
  // Only the Belarusian culture has the sign of the Belarusian ruble.
  const locale = currency === 'BYN' && language === 'ru' ? 'ru-BY' : localeOf(language)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / minorUnits)
}

/** "February 20, 2027" or "20 февраля 2027", in the device's time zone. */
export const dayText = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' })
    .format(new Date(instant))
    // Drops the abbreviation for "year": at the end of a sentence there would be two dots.
    .replace(/\s*г\.$/, '')

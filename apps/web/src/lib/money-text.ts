import type { Money } from '@lumi/contracts/billing'
import type { Language } from '@lumi/contracts/errors'
import { localeOf } from './clock.ts'

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

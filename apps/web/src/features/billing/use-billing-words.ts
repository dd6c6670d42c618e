import type { Money } from '@lumi/contracts/billing'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { moneyText } from '../../lib/money-text.ts'
import { dayText } from './day-text.ts'

/** The words of this feature, with money, days and periods as it writes them. */
export function useBillingWords() {
  const { t, i18n } = useTranslation('billing')
  const { language } = i18n
  return {
    t,
    language,
    money: (money: Money) => moneyText(money, language),
    day: (instant: string | null) => (instant === null ? '' : dayText(instant, language)),
    /** "3 months" */
    months: (count: number) => t('months', { count }),
    /** "every 3 months" */
    every: (count: number) => t('every', { count }),
    /** "Card ending 4242" */
    card: ({ last4, brand }: { last4: string; brand: string }) =>
      last4 ? t('cardEnding', { last4 }) : brand || t('wallet'),
  }
}

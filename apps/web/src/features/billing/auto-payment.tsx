import type { TariffPeriod } from '@lumi/contracts/billing'
import * as z from 'zod/mini'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from './billing.module.css'
import { Facts } from './facts.tsx'
import { useBillingWords } from './use-billing-words.ts'

const ticked = {
  acceptsTerms: z.literal(true, 'checkout_terms'),
  acceptsAutoPayment: z.literal(true, 'checkout_autopay'),
}
const optional = { acceptsTerms: z.boolean(), acceptsAutoPayment: z.boolean() }

/** V10: where the law asks for it, both boxes must be ticked. */
export const consentFields = (isNeeded: boolean) => (isNeeded ? ticked : optional)

export const consentOf = (data: FormData) => ({
  acceptsTerms: data.has('acceptsTerms'),
  acceptsAutoPayment: data.has('acceptsAutoPayment'),
})

/** Now and later: what is charged, and the discount that is between the two. */
export function Charges({ period }: { period: TariffPeriod }) {
  const { t, money, every } = useBillingWords()
  const { price, firstPayment, discount, months } = period
  const saved = { ...price, amountMinor: price.amountMinor - firstPayment.amountMinor }
  return (
    <Facts
      facts={[
        ...(discount
          ? [
              [
                discount.kind === 'friend' ? t('checkout.friend') : t('checkout.saved', { code: discount.code }),
                `−${money(saved)}`,
              ] as const,
            ]
          : []),
        [t('checkout.now'), <b key="now">{money(firstPayment)}</b>],
        [t('checkout.later', { every: every(months) }), money(price)],
      ]}
    />
  )
}

/** Two boxes that start empty. Each sentence says what it allows. */
export function CheckoutConsent({ period }: { period: TariffPeriod }) {
  const { t, money, every } = useBillingWords()
  return (
    <div className={styles.consent}>
      <Checkbox name="acceptsTerms">{t('checkout.terms')}</Checkbox>
      <a href="/legal" target="_blank" rel="noreferrer">
        {t('checkout.readTerms')}
      </a>
      <Checkbox name="acceptsAutoPayment">
        {t('checkout.autopay', { price: money(period.price), every: every(period.months) })}
      </Checkbox>
    </div>
  )
}

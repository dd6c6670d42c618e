import type { Payment } from '@lumi/contracts/billing'
import { Facts } from './facts.tsx'
import { useBillingWords } from './use-billing-words.ts'

/** A payment in a few lines; the card by its last digits. */
export function PaymentLines({ payment, renewsAt = null }: { payment: Payment; renewsAt?: string | null }) {
  const { t, money, day, months } = useBillingWords()
  const { status, name, amount, card, number } = payment
  const isPaid = status === 'Succeeded'
  const lines: [string, string | null][] = [
    [t('status.plan'), t('period', { name, months: months(payment.months) })],
    [t(isPaid ? 'status.paid' : 'status.amount'), money(amount)],
    [t('status.renews'), isPaid && renewsAt ? day(renewsAt) : null],
    [t('status.card'), card?.last4 ? t('status.cardEnding', { last4: card.last4 }) : null],
    [t('status.number'), number],
  ]
  return <Facts facts={lines.filter((line): line is [string, string] => line[1] !== null)} />
}

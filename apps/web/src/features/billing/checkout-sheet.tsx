import { buyTariff, type TariffPeriod } from '@lumi/contracts/billing'
import { AppError } from '@lumi/contracts/errors'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Charges, CheckoutConsent, consentFields, consentOf } from './auto-payment.tsx'
import { type PaidTariffId, refetchBilling } from './billing.api.ts'
import styles from './billing.module.css'
import { goToCheckout } from './go-to-checkout.ts'
import { useBillingWords } from './use-billing-words.ts'

interface CheckoutSheetProps {
  tariffId: PaidTariffId
  name: string
  period: TariffPeriod
  needsConsent: boolean
  isSandbox: boolean
  originLink: string
  onClose: () => void
}

/** The last look before paying: what is charged now, what later, and that it repeats by itself. */
export function CheckoutSheet(props: CheckoutSheetProps) {
  const { tariffId, name, period, needsConsent, isSandbox, originLink, onClose } = props
  const { t, money, months, every } = useBillingWords()
  const navigate = useNavigate()
  // The same order sent again, after a lost answer or a second press, is the same payment.
  const [attemptId, setAttemptId] = useState(() => crypto.randomUUID())
  const schema = z.object(consentFields(needsConsent))
  const { firstPayment, price } = period
  const buy = async (consent: z.output<typeof schema>) => {
    const order = { tariffId, months: period.months, shown: firstPayment, attemptId, originLink }
    await goToCheckout(await api(buyTariff, { body: { ...order, ...(needsConsent && consent) } }), navigate)
  }
  const failed = (error: unknown) => {
    notifyError(error)
    if (!(error instanceof AppError) || error.status === 0) return undefined
    // Refused: the next press is a new order, at the price that is now shown.
    setAttemptId(crypto.randomUUID())
    void refetchBilling()
    return undefined
  }
  return (
    <Sheet title={t('period', { name, months: months(period.months) })} onClose={onClose}>
      <Form schema={schema} read={consentOf} onSubmit={buy} onFailure={failed} className={styles.sheet}>
        <Charges period={period} />
        <p>{t('checkout.auto', { price: money(price), every: every(period.months) })}</p>
        {needsConsent && <CheckoutConsent period={period} />}
        <SubmitButton busy={t('checkout.busy')}>{t('checkout.pay', { price: money(firstPayment) })}</SubmitButton>
        <p className={styles.fine}>
          {isSandbox && <b>{t('checkout.sandbox')} </b>}
          {t('checkout.away')}
        </p>
      </Form>
    </Sheet>
  )
}

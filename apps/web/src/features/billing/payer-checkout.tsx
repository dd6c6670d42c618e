import {
  buyAsPayer,
  type PayerPage,
  type PaymentFailure,
  type PeriodMonths,
  periodMonths,
  type TariffPeriod,
} from '@lumi/contracts/billing'
import { AppError } from '@lumi/contracts/errors'
import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Charges, CheckoutConsent, consentFields, consentOf } from './auto-payment.tsx'
import { isPaid, type PaidTariffId } from './billing.api.ts'
import styles from './billing.module.css'
import { leaveFor, untilShownAgain } from './go-to-checkout.ts'
import { type PayerLink, payerEmail } from './payer-link.ts'
import { PeriodSwitch } from './period-switch.tsx'
import { PlanCards } from './plan-cards.tsx'
import { useBillingWords } from './use-billing-words.ts'

const usualMonths = 3

interface PayerCheckoutProps {
  page: PayerPage
  link: PayerLink
  /** What is shown may be out of date. */
  onStale: () => void
}

/** Plans with their prices; the chosen one is paid right under them. */
export function PayerCheckout({ page, link, onStale }: PayerCheckoutProps) {
  const { t, day } = useBillingWords()
  const { tariffs, wish } = page
  const sold = tariffs.filter(({ tariffId, periods }) => isPaid(tariffId) && periods.length > 0)
  // Declined, or gone back: what was chosen stays chosen. Before that, it is what the student wishes.
  const start = page.payment ?? wish
  const [months, setMonths] = useState<PeriodMonths>(
    () => periodMonths.find((count) => count === start.months) ?? usualMonths,
  )
  const periodOf = (tariffId: string) =>
    sold.find((each) => each.tariffId === tariffId)?.periods.find((each) => each.months === months)
  const [chosen, setChosen] = useState(start.tariffId)
  const buyable = sold.filter(({ tariffId }) => periodOf(tariffId)?.step === 'buy')
  const tariff = buyable.find(({ tariffId }) => tariffId === chosen) ?? buyable[0]
  const period = tariff && periodOf(tariff.tariffId)
  return (
    <>
      {page.payment?.failure && <Refused failure={page.payment.failure} />}
      <PeriodSwitch tariffs={sold} months={months} onChange={setMonths} />
      <PlanCards
        tariffs={sold}
        months={months}
        onBoard={tariff?.tariffId ?? null}
        marksCurrent={false}
        action={({ tariffId, name }) =>
          tariffId === tariff?.tariffId ? (
            <p className={styles.isChosen}>
              <CheckIcon size={20} />
              {t('pay.isChosen')}
            </p>
          ) : (
            periodOf(tariffId)?.step === 'buy' && (
              <Button variant="secondary" size="lg" full onClick={() => setChosen(tariffId)}>
                {t('pay.chosen', { name })}
              </Button>
            )
          )
        }
      />
      {tariff && period && isPaid(tariff.tariffId) ? (
        <PayForm
          page={page}
          link={link}
          tariffId={tariff.tariffId}
          name={tariff.name}
          period={period}
          onStale={onStale}
        />
      ) : (
        <p>{t('pay.unavailable')}</p>
      )}
      <p className={styles.fine}>
        {t('pay.expires', { day: day(page.expiresAt) })} {t('pay.masked')}
      </p>
    </>
  )
}

/** Why it was not paid. What the payer has closed or replaced needs no word. */
function Refused({ failure }: { failure: PaymentFailure }) {
  const { t } = useBillingWords()
  if (failure === 'given_up' || failure === 'replaced') return null
  return (
    <div className={styles.notice} role="status">
      <CloseIcon />
      <div>
        <b>{t('pay.failed')}</b>
        <p>
          {t(`status.failure.${failure}`)} {failure !== 'check_failed' && t('pay.failedAgain')}
        </p>
      </div>
    </div>
  )
}

interface PayFormProps extends PayerCheckoutProps {
  tariffId: PaidTariffId
  name: string
  period: TariffPeriod
}

function PayForm({ page, link, tariffId, name, period, onStale }: PayFormProps) {
  const { t, money, months, every } = useBillingWords()
  const { needsCheckoutConsent, isSandbox } = page
  // The same order sent again is the same payment; another plan or period is another order.
  const order = `${tariffId} ${period.months}`
  const [attempt, setAttempt] = useState(() => ({ order, id: crypto.randomUUID() }))
  if (attempt.order !== order) setAttempt({ order, id: crypto.randomUUID() })
  const schema = z.object({ email: buyAsPayer.body.shape.email, ...consentFields(needsCheckoutConsent) })
  const { firstPayment, price } = period
  return (
    <section className={styles.pay} aria-label={t('period', { name, months: months(period.months) })}>
      <h2>{t('period', { name, months: months(period.months) })}</h2>
      <Form
        schema={schema}
        read={(data) => ({ email: data.get('email'), ...consentOf(data) })}
        onSubmit={async ({ email, ...consent }) => {
          const { checkoutUrl } = await api(buyAsPayer, {
            body: {
              ...link,
              tariffId,
              months: period.months,
              shown: firstPayment,
              email,
              attemptId: attempt.id,
              ...(needsCheckoutConsent && consent),
            },
          })
          if (checkoutUrl === null) return onStale()
          payerEmail.keep(email)
          leaveFor(checkoutUrl)
          await untilShownAgain()
        }}
        onFailure={(error) => {
          notifyError(error)
          if (!(error instanceof AppError) || error.status === 0) return undefined
          setAttempt({ order, id: crypto.randomUUID() })
          onStale()
          return undefined
        }}
        className={styles.sheet}
      >
        <Charges period={period} />
        <TextField
          name="email"
          type="email"
          label={t('pay.email')}
          hint={t('pay.emailHint')}
          defaultValue={payerEmail.get()}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck="false"
        />
        <p>{t('pay.auto', { price: money(price), every: every(period.months) })}</p>
        {needsCheckoutConsent && <CheckoutConsent period={period} />}
        <SubmitButton busy={t('checkout.busy')}>{t('checkout.pay', { price: money(firstPayment) })}</SubmitButton>
        <p className={styles.fine}>
          {isSandbox && <b>{t('checkout.sandbox')} </b>}
          {t('checkout.away')}
        </p>
      </Form>
    </section>
  )
}

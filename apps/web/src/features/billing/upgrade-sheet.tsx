import { type CurrentPlan, upgradeTariff } from '@lumi/contracts/billing'
import { AppError } from '@lumi/contracts/errors'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { notify } from '../../lib/notifications.ts'
import { useSignedInUser } from '../../lib/signed-in-user.ts'
import { Button } from '../../ui/button.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { askForUpgrade, type PaidTariffId, refetchBilling, upgradeQuery } from './billing.api.ts'
import styles from './billing.module.css'
import { Facts } from './facts.tsx'
import { goToCheckout } from './go-to-checkout.ts'
import { useAction } from './use-action.ts'
import { useBillingWords } from './use-billing-words.ts'

interface UpgradeSheetProps {
  plan: CurrentPlan
  tariffId: PaidTariffId
  name: string
  onClose: () => void
}

export function UpgradeSheet(props: UpgradeSheetProps) {
  const { t } = useBillingWords()
  return (
    <Sheet title={t('up.title', { name: props.name })} onClose={props.onClose}>
      <div className={styles.sheet}>
        {props.plan.upgradeMode === 'support' ? <ThroughSupport {...props} /> : <ByOneself {...props} />}
      </div>
    </Sheet>
  )
}

function ThroughSupport({ plan, tariffId, onClose }: UpgradeSheetProps) {
  const { t, day } = useBillingWords()
  const email = useSignedInUser((user) => user?.email ?? '')
  const [isBusy, run] = useAction()
  const ask = async () => {
    await askForUpgrade(tariffId)
    onClose()
    notify({ kind: 'good', text: t('up.asked') })
  }
  return (
    <>
      <p>{t('up.support', { email })}</p>
      {plan.upgradeRequestedAt ? (
        <>
          <p>
            <b>{t('change.upAsked', { day: day(plan.upgradeRequestedAt) })}</b>
          </p>
          <Button size="lg" full onClick={onClose}>
            {t('change.ok')}
          </Button>
        </>
      ) : (
        <Button size="lg" full busy={isBusy && t('up.asking')} onClick={() => run(ask)} data-autofocus>
          {t('up.ask')}
        </Button>
      )}
    </>
  )
}

/** What is shown is what is charged: the amount goes with the order, and another one is refused. */
function ByOneself({ tariffId, name }: UpgradeSheetProps) {
  const { t, money, day, months, every } = useBillingWords()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(upgradeQuery(tariffId))
  const [attemptId, setAttemptId] = useState(() => crypto.randomUUID())
  const [isBusy, run] = useAction()
  if (!data) {
    return error ? (
      <LoadingFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <Pending rows={3} label={t('up.loading')} />
    )
  }
  const order = { tariffId, shown: data.charge, attemptId, originLink: '/settings/subscription' }
  const pay = async () => {
    try {
      await goToCheckout(await api(upgradeTariff, { body: order }), navigate)
    } catch (failure) {
      // Without an answer it may be charged: the same order again is the same payment.
      if (failure instanceof AppError && failure.status !== 0) {
        setAttemptId(crypto.randomUUID())
        void refetchBilling()
      }
      throw failure
    }
  }
  return (
    <>
      <Facts
        facts={[
          [t('up.price', { name, months: months(data.months) }), money(data.price)],
          [t('up.credit'), `−${money(data.credit)}`],
          [t('up.charge'), <b key="charge">{money(data.charge)}</b>],
        ]}
      />
      <p>{t('up.self', { day: day(data.renewsAt), price: money(data.price), every: every(data.months) })}</p>
      <p className={styles.quiet}>
        {data.card?.last4 ? t('up.fromCard', { last4: data.card.last4 }) : t('checkout.away')}
      </p>
      <Button size="lg" full busy={isBusy && t('checkout.busy')} onClick={() => run(pay)}>
        {data.charge.amountMinor === 0 ? t('up.free') : t('up.pay', { price: money(data.charge) })}
      </Button>
    </>
  )
}

import {
  type CurrentPlan,
  type getCurrentProducts,
  type PeriodMonths,
  periodMonths,
  type Tariff,
  type TariffPeriod,
} from '@lumi/contracts/billing'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ShareIcon } from '../../ui/icons/share.tsx'
import { List, RowButton } from '../../ui/list.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { isPaid, tariffsQuery } from './billing.api.ts'
import styles from './billing.module.css'
import { CheckoutSheet } from './checkout-sheet.tsx'
import { OpenPayment } from './open-payment.tsx'
import { ParentLetterSheet } from './parent-letter-sheet.tsx'
import { PayerLinkSheet } from './payer-link-sheet.tsx'
import { PeriodSwitch } from './period-switch.tsx'
import { PlanCards } from './plan-cards.tsx'
import type { CameFrom, OtherParts } from './plan-tabs.ts'
import { UpgradeSheet } from './upgrade-sheet.tsx'
import { useBillingWords } from './use-billing-words.ts'

type Products = ResponseOf<typeof getCurrentProducts>
type Open = { kind: 'buy' | 'up'; tariff: Tariff } | { kind: 'parent'; tariff?: Tariff }

interface AllPlansTabProps extends Products, OtherParts {
  from: CameFrom | undefined
}

const usualMonths = 3

export function AllPlansTab({ plan, payAccess, from, promoCode, trial }: AllPlansTabProps) {
  const { t } = useBillingWords()
  const { data, error, refetch } = useQuery(tariffsQuery())
  const held = periodMonths.find((count) => count === plan.months)
  const [months, setMonths] = useState<PeriodMonths>(held ?? usualMonths)
  const [showsTrial] = useState(plan.state !== 'trial')
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  if (!data) {
    return error ? (
      <LoadingFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <Pending rows={6} label={t('plans.loading')} />
    )
  }
  const { tariffs } = data
  const mayPay = payAccess === 'open'
  const next = tariffs.find(({ tariffId, isCurrent, periods }) =>
    mayPay ? periods.some(({ step }) => step === 'buy' || step === 'upgrade') : isPaid(tariffId) && !isCurrent,
  )
  const ofOpen = open?.tariff && tariffs.find(({ tariffId }) => tariffId === open.tariff?.tariffId)
  const openPeriod = ofOpen?.periods.find((each) => each.months === months)
  return (
    <div className={styles.wide}>
      <h2 className={styles.heading}>{t('plans.heading')}</h2>
      {mayPay ? (
        <>
          {plan.openPaymentId && <OpenPayment paymentId={plan.openPaymentId} />}
          <PeriodSwitch tariffs={tariffs} months={months} onChange={setMonths} />
        </>
      ) : (
        <AskParent onAsk={() => setOpen({ kind: 'parent' })} />
      )}
      <PlanCards
        tariffs={tariffs}
        months={months}
        onBoard={next?.tariffId ?? null}
        action={(tariff, period) => (
          <Step plan={plan} tariff={tariff} period={period} isOnBoard={tariff === next} onOpen={setOpen} />
        )}
      />
      {showsTrial && <div className={styles.slot}>{trial}</div>}
      {mayPay && (
        <>
          <div className={styles.two}>
            {promoCode}
            <List>
              <li>
                <RowButton
                  opens
                  icon={<ShareIcon size={26} />}
                  title={t('plans.parent')}
                  caption={t('plans.parentAbout')}
                  onClick={() => setOpen({ kind: 'parent' })}
                />
              </li>
            </List>
          </div>
          <p className={styles.fine}>{t('plans.note')}</p>
        </>
      )}
      {open?.kind === 'buy' && ofOpen && openPeriod && isPaid(ofOpen.tariffId) && (
        <CheckoutSheet
          tariffId={ofOpen.tariffId}
          name={ofOpen.name}
          period={openPeriod}
          needsConsent={data.needsCheckoutConsent}
          isSandbox={data.isSandbox}
          originLink={from === 'chat' ? '/chat' : '/settings/subscription'}
          onClose={close}
        />
      )}
      {open?.kind === 'up' && ofOpen && isPaid(ofOpen.tariffId) && (
        <UpgradeSheet plan={plan} tariffId={ofOpen.tariffId} name={ofOpen.name} onClose={close} />
      )}
      {open?.kind === 'parent' &&
        (mayPay ? <PayerLinkSheet months={months} onClose={close} /> : <ParentLetterSheet onClose={close} />)}
    </div>
  )
}

/** People under age see no price: a parent decides. */
function AskParent({ onAsk }: { onAsk: () => void }) {
  const { t } = useBillingWords()
  return (
    <div className={styles.notice}>
      <ShareIcon />
      <div>
        <b>{t('plans.ask')}</b>
        <p>{t('plans.askText')}</p>
        <Button size="md" onClick={onAsk}>
          {t('payer.title')}
        </Button>
      </div>
    </div>
  )
}

interface StepProps {
  plan: CurrentPlan
  tariff: Tariff
  period: TariffPeriod | undefined
  isOnBoard: boolean
  onOpen: (open: Open) => void
}

/** What the student may do about this tariff now (promise S08): a button, or the sentence that says how. */
function Step({ plan, tariff, period, isOnBoard, onOpen }: StepProps) {
  const { t, day } = useBillingWords()
  const { name } = tariff
  const facts = { day: day(plan.endsAt) }
  if (!period) {
    const isWayDown = tariff.tariffId === 'free' && !tariff.isCurrent && plan.renewsAt !== null
    return isWayDown ? <p className={styles.how}>{t('plans.cancelToFree')}</p> : null
  }
  switch (period.step) {
    case 'buy':
      return (
        <Button
          size="lg"
          full
          variant={isOnBoard ? 'lampy' : 'secondary'}
          onClick={() => onOpen({ kind: 'buy', tariff })}
        >
          {t('plans.choose', { name })}
        </Button>
      )
    case 'upgrade':
      return (
        <Button
          size="lg"
          full
          variant={isOnBoard ? 'lampy' : 'secondary'}
          onClick={() => onOpen({ kind: 'up', tariff })}
        >
          {t('plans.up', { name })}
        </Button>
      )
    case 'cancel_first':
      return <p className={styles.how}>{t('plans.cancelFirst', facts)}</p>
    case 'after_period':
      return <p className={styles.how}>{t('plans.afterPeriod', facts)}</p>
    default:
      return null
  }
}

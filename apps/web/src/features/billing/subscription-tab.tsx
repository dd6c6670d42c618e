import type { CurrentPlan, getCurrentProducts } from '@lumi/contracts/billing'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { notify } from '../../lib/notifications.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CardIcon } from '../../ui/icons/card.tsx'
import { ClockIcon } from '../../ui/icons/clock.tsx'
import { List, Row, Section } from '../../ui/list.tsx'
import { Columns } from '../../ui/page.tsx'
import { AllowanceMeters } from './allowance-meters.tsx'
import { methodsQuery, resumePlan } from './billing.api.ts'
import styles from './billing.module.css'
import { CancelPlan } from './cancel-plan.tsx'
import { ChangePlan } from './change-plan.tsx'
import { OpenPayment } from './open-payment.tsx'
import type { CameFrom, OtherParts } from './plan-tabs.ts'
import { RemoveMethod } from './remove-method.tsx'
import { SubjectChoice } from './subject-choice.tsx'
import { useAction } from './use-action.ts'
import { useBillingWords } from './use-billing-words.ts'

type Products = ResponseOf<typeof getCurrentProducts>

export function SubscriptionTab({
  plan,
  payAccess,
  ledger,
  trial,
  from,
}: Products & OtherParts & { from: CameFrom | undefined }) {
  // Once it runs the plan says so. Not taken away under the student: its dialog has an end of its own.
  const [showsTrial] = useState(plan.state !== 'trial')
  const isPaidPlan = plan.state === 'active' || plan.state === 'ends_soon' || plan.state === 'payment_due'
  return (
    <Columns>
      <div className={styles.stack}>
        {plan.openPaymentId && payAccess === 'open' && <OpenPayment paymentId={plan.openPaymentId} />}
        {plan.mayChooseSubject && <SubjectChoice />}
        <section className={styles.card} aria-label={plan.name}>
          <PlanHead plan={plan} />
          <div className={styles.body}>
            {(plan.state === 'free' || plan.state === 'trial') && <SeePlans from={from} />}
            {plan.state === 'ends_soon' && plan.card !== null && plan.paidBy === 'student' && <Resume plan={plan} />}
            <AllowanceMeters />
          </div>
        </section>
        {showsTrial && <div className={styles.slot}>{trial}</div>}
        {ledger}
      </div>
      <div>
        {isPaidPlan && plan.card && <Method plan={plan} />}
        {isPaidPlan && <ChangePlan plan={plan} mayPay={payAccess === 'open'} />}
        {(plan.state === 'active' || plan.state === 'payment_due') && <CancelPlan plan={plan} />}
      </div>
    </Columns>
  )
}

function PlanHead({ plan }: { plan: CurrentPlan }) {
  const { t, money, day, months } = useBillingWords()
  const { name, state } = plan
  const isOnBoard = state === 'active' || state === 'trial'
  const facts = { name, day: day(plan.endsAt) }
  return (
    <div className={isOnBoard ? `${styles.head} board` : styles.head}>
      <div className={styles.title}>
        <h2>{name}</h2>
        <span className={styles.tag} data-kind={kindOf[state]}>
          {state === 'ends_soon' && <ClockIcon size={16} />}
          {t(`plan.state.${state}`)}
        </span>
      </div>
      {state === 'free' && <p>{t('plan.free')}</p>}
      {state === 'trial' && <p>{t('plan.trial', facts)}</p>}
      {state === 'active' && (
        <p>
          {plan.price
            ? t('plan.active', { months: months(plan.months ?? 1), price: money(plan.price), day: day(plan.renewsAt) })
            : t('plan.activeNoPrice', { months: months(plan.months ?? 1), day: day(plan.renewsAt) })}
        </p>
      )}
      {state === 'ends_soon' && <p>{rich(t('plan.endsSoon', facts), { b: bold })}</p>}
      {state === 'payment_due' && <p>{t('plan.due', facts)}</p>}
      {plan.paidBy === 'parent' && state !== 'free' && <p>{t('plan.byParent')}</p>}
    </div>
  )
}

const kindOf = {
  free: 'plain',
  trial: 'good',
  active: 'good',
  ends_soon: 'warn',
  payment_due: 'bad',
  included: 'plain',
} as const satisfies Record<CurrentPlan['state'], string>

function SeePlans({ from }: { from: CameFrom | undefined }) {
  const { t } = useBillingWords()
  return (
    <ButtonLink to="/settings/subscription" search={{ tab: 'all-plans', from }} full>
      {t('plan.seePlans')}
    </ButtonLink>
  )
}

/** Money moves again after this press, so the sentence before the button says when and how much. */
function Resume({ plan }: { plan: CurrentPlan }) {
  const { t, money, day, every } = useBillingWords()
  const [isBusy, run] = useAction()
  const resume = async () => {
    await resumePlan()
    notify({ kind: 'good', text: t('plan.resumed') })
  }
  return (
    <div className={styles.stack}>
      {plan.price && (
        <p className={styles.quiet}>
          {t('plan.resumeNote', { day: day(plan.endsAt), price: money(plan.price), every: every(plan.months ?? 1) })}
        </p>
      )}
      <Button size="lg" full busy={isBusy && t('plan.resuming')} onClick={() => run(resume)}>
        {t('plan.resume')}
      </Button>
    </div>
  )
}

function Method({ plan }: { plan: CurrentPlan }) {
  const { t, money, day, card } = useBillingWords()
  const { data } = useQuery(methodsQuery())
  if (plan.card === null) return null
  const method = data?.methods.find(({ isForRenewal }) => isForRenewal)
  return (
    <Section title={t('method.title')}>
      <List>
        <li>
          <Row
            icon={<CardIcon size={26} />}
            title={card(plan.card)}
            caption={
              plan.renewsAt && plan.price
                ? t('method.nextCharge', { price: money(plan.price), day: day(plan.renewsAt) })
                : t('method.noCharge')
            }
            after={method && <RemoveMethod method={method} plan={plan} />}
          />
        </li>
      </List>
    </Section>
  )
}

import type { PeriodMonths, Tariff, TariffId, TariffPeriod } from '@lumi/contracts/billing'
import type { ReactNode } from 'react'
import { runtimeConfig } from '../../lib/config.ts'
import { CheckIcon } from '../../ui/icons/check.tsx'
import styles from './billing.module.css'
import { useBillingWords } from './use-billing-words.ts'

interface PlanCardsProps {
  tariffs: readonly Tariff[]
  months: PeriodMonths
  /** On the board: the one that most students would take next; null: none. */
  onBoard: TariffId | null
  /** Shown instead of the tag "Current". @default true */
  marksCurrent?: boolean
  action: (tariff: Tariff, period: TariffPeriod | undefined) => ReactNode
}

/** Paid tariffs first; from 1024 px side by side, the free one at the left. */
export function PlanCards({ tariffs, months, onBoard, marksCurrent = true, action }: PlanCardsProps) {
  const { t } = useBillingWords()
  // What every plan has is no reason to buy one: it is said once, below.
  const isVoiceEverywhere = tariffs.every(({ hasVoice }) => hasVoice)
  const ordered = [...tariffs].sort((a, b) => Number(a.tariffId === 'free') - Number(b.tariffId === 'free'))
  return (
    <>
      <ul className={styles.plans}>
        {ordered.map((tariff) => {
          const period = tariff.periods.find((each) => each.months === months)
          return (
            <li
              key={tariff.tariffId}
              className={tariff.tariffId === onBoard ? `${styles.plan} ${styles.hot} board` : styles.plan}
              data-tariff={tariff.tariffId}
            >
              <h3>
                {tariff.name}
                {marksCurrent && tariff.isCurrent && <CurrentTag />}
              </h3>
              {period && <Price period={period} />}
              <Features tariff={tariff} showsVoice={!isVoiceEverywhere} />
              {action(tariff, period)}
            </li>
          )
        })}
      </ul>
      <p className={styles.fine}>{t(isVoiceEverywhere ? 'plans.everyPlanVoice' : 'plans.everyPlan')}</p>
    </>
  )
}

function CurrentTag() {
  const { t } = useBillingWords()
  return <span className={styles.tag}>{t('plans.current')}</span>
}

/** Per month in large, and right under it what is really charged, now and later. */
function Price({ period }: { period: TariffPeriod }) {
  const { t, money, every } = useBillingWords()
  const { perMonth, price, firstPayment, discount, months } = period
  return (
    <>
      <p className={styles.price}>
        <b>{money(perMonth)}</b> <span>{t('plans.month')}</span>
      </p>
      <p className={styles.charged}>
        {t('plans.charged', { price: money(price), every: every(months) })}
        {discount && '. '}
        {discount?.kind === 'promo_code' && t('plans.first', { price: money(firstPayment), code: discount.code })}
        {discount?.kind === 'friend' && t('plans.firstFriend', { price: money(firstPayment) })}
      </p>
    </>
  )
}

function Features({ tariff, showsVoice }: { tariff: Tariff; showsVoice: boolean }) {
  const { t } = useBillingWords()
  const { messagesPerDay, activeSubjects, photosPerDay, hasVoice } = tariff
  const features = [
    messagesPerDay === null ? t('plans.noLimit') : t('plans.messages', { count: messagesPerDay }),
    activeSubjects === null ? t('plans.allSubjects') : t('plans.subjects', { count: activeSubjects }),
    ...(runtimeConfig().readsPictures
      ? [photosPerDay === null ? t('plans.manyPhotos') : t('plans.photos', { count: photosPerDay })]
      : []),
    ...(hasVoice && showsVoice ? [t('plans.voice')] : []),
  ]
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <CheckIcon size={20} />
          {feature}
        </li>
      ))}
    </ul>
  )
}

import type { CurrentPlan } from '@lumi/contracts/billing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CalendarIcon } from '../../ui/icons/calendar.tsx'
import { LampIcon } from '../../ui/icons/lamp.tsx'
import { List, RowButton, Section } from '../../ui/list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { isPaid, tariffsQuery } from './billing.api.ts'
import styles from './billing.module.css'
import { UpgradeSheet } from './upgrade-sheet.tsx'
import { useBillingWords } from './use-billing-words.ts'

/** Promise S08: up through support (or here, if the operator wants so); anything else after the period has ended. */
export function ChangePlan({ plan, mayPay }: { plan: CurrentPlan; mayPay: boolean }) {
  const { t, day } = useBillingWords()
  const { data } = useQuery(tariffsQuery())
  const [open, setOpen] = useState<'up' | 'other' | null>(null)
  const close = () => setOpen(null)
  // Steps belong to periods. The next tariff is the first after the current one that has a way up.
  const better = data?.tariffs.find(({ periods }) => periods.some(({ step }) => step === 'upgrade'))
  const facts = { name: plan.name, day: day(plan.endsAt) }
  const renews = plan.renewsAt !== null || plan.state === 'payment_due'
  return (
    <Section title={t('change.title')}>
      <List>
        {better && mayPay && isPaid(better.tariffId) && (
          <li>
            <RowButton
              opens
              icon={<LampIcon size={26} />}
              title={t('change.up', { name: better.name })}
              caption={
                plan.upgradeRequestedAt
                  ? t('change.upAsked', { day: day(plan.upgradeRequestedAt) })
                  : t(plan.upgradeMode === 'support' ? 'change.upSupport' : 'change.upSelf')
              }
              onClick={() => setOpen('up')}
            />
          </li>
        )}
        <li>
          <RowButton
            opens
            icon={<CalendarIcon size={26} />}
            title={t('change.other')}
            caption={t(renews ? 'change.otherFirst' : 'change.otherLater', facts)}
            onClick={() => setOpen('other')}
          />
        </li>
      </List>
      {open === 'up' && better && isPaid(better.tariffId) && (
        <UpgradeSheet plan={plan} tariffId={better.tariffId} name={better.name} onClose={close} />
      )}
      {open === 'other' && (
        <Sheet title={t('change.otherTitle')} onClose={close}>
          <div className={styles.sheet}>
            <ol className={styles.steps}>
              {renews && <li>{t('change.otherOne', facts)}</li>}
              <li>{t('change.otherTwo', facts)}</li>
            </ol>
            <Button size="lg" full onClick={close}>
              {t('change.ok')}
            </Button>
          </div>
        </Sheet>
      )}
    </Section>
  )
}

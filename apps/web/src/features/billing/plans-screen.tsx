import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Page } from '../../ui/page.tsx'
import { AllPlansTab } from './all-plans-tab.tsx'
import { planQuery, useBillingNews } from './billing.api.ts'
import styles from './billing.module.css'
import { PaymentsTab } from './payments-tab.tsx'
import { type CameFrom, type OtherParts, type PlanTab, planTabs } from './plan-tabs.ts'
import { SubscriptionTab } from './subscription-tab.tsx'
import { useBillingWords } from './use-billing-words.ts'

interface PlansScreenProps extends OtherParts {
  tab: PlanTab
  from: CameFrom | undefined
}

/** R16: the plan, all plans, the payments. Nothing of it is shown where nothing is sold. */
export function PlansScreen({ tab, from, ...others }: PlansScreenProps) {
  const { t } = useBillingWords()
  useBillingNews()
  const { data, error, refetch } = useQuery(planQuery())
  if (data?.payAccess === 'off') return <Navigate to="/settings" replace />
  // Under the age of consent no price is shown, past ones included.
  const tabs = data?.payAccess === 'ask_parent' ? planTabs.filter((each) => each !== 'payments') : planTabs
  const shown = tabs.find((each) => each === tab) ?? 'subscription'
  return (
    <Page
      title={t('title')}
      back={from === 'chat' ? { to: '/chat', label: t('backToChat') } : { to: '/settings', label: t('back') }}
    >
      <nav className={styles.tabs} aria-label={t('tabs.label')}>
        {tabs.map((each) => (
          <Link
            key={each}
            to="/settings/subscription"
            search={{ tab: each, from }}
            aria-current={each === shown ? 'page' : undefined}
          >
            {t(`tabs.${each === 'all-plans' ? 'plans' : each}`)}
          </Link>
        ))}
      </nav>
      {data ? (
        shown === 'subscription' ? (
          <SubscriptionTab {...data} {...others} from={from} />
        ) : shown === 'all-plans' ? (
          <AllPlansTab {...data} {...others} from={from} />
        ) : (
          <PaymentsTab plan={data.plan} />
        )
      ) : error ? (
        <LoadingFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Pending rows={4} label={t('loading')} />
      )}
    </Page>
  )
}

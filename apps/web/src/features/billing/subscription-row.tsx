import { useQuery } from '@tanstack/react-query'
import { CardIcon } from '../../ui/icons/card.tsx'
import { RowLink } from '../../ui/list.tsx'
import { planQuery } from './billing.api.ts'
import { useBillingWords } from './use-billing-words.ts'

/** Links to the plan and names it. Not shown where nothing is sold, nor before that is known. */
export function SubscriptionRow() {
  const { t } = useBillingWords()
  const { data } = useQuery(planQuery())
  if (!data || data.payAccess === 'off') return null
  return (
    <li>
      <RowLink
        to="/settings/subscription"
        icon={<CardIcon size={26} />}
        title={t('title')}
        caption={t('row.about')}
        value={data.plan.tariffId === 'free' ? t('row.free') : data.plan.name}
      />
    </li>
  )
}

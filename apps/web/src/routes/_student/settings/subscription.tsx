import { createFileRoute } from '@tanstack/react-router'
import { TrialOffer } from '../../../features/auth/phone/trial-offer.tsx'
import { type CameFrom, type PlanTab, planTabs } from '../../../features/billing/plan-tabs.ts'
import { PlansScreen } from '../../../features/billing/plans-screen.tsx'
import { LedgerRow } from '../../../features/chat/talks/ledger-row.tsx'
import { PromoCodeForm } from '../../../features/promo/promo-code-form.tsx'
import { loadWords } from '../../../lib/i18n/words.ts'

export const Route = createFileRoute('/_student/settings/subscription')({
  loader: () => loadWords('billing', 'chat', 'phone', 'promo', 'subjects', 'talks'),
  // Named one by one, and looked at by the screen: this file is part of every page.
  validateSearch: ({ tab, from }): { tab?: PlanTab | undefined; from?: CameFrom | undefined } =>
    ({ tab, from }) as { tab?: PlanTab; from?: CameFrom },
  component: function Subscription() {
    const { tab, from } = Route.useSearch()
    return (
      <PlansScreen
        // R16: a wrong tab falls back to the first.
        tab={planTabs.find((each) => each === tab) ?? 'subscription'}
        from={from === 'chat' ? from : undefined}
        ledger={<LedgerRow />}
        trial={<TrialOffer />}
        promoCode={<PromoCodeForm />}
      />
    )
  },
})

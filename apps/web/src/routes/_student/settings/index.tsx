import { createFileRoute } from '@tanstack/react-router'
import { LogOut } from '../../../features/auth/log-out.tsx'
import { TrialOffer } from '../../../features/auth/phone/trial-offer.tsx'
import { SubscriptionRow } from '../../../features/billing/subscription-row.tsx'
import { AllowanceCard } from '../../../features/chat/allowance-card.tsx'
import PackRows from '../../../features/chat/offline/pack-rows.tsx'
import { CommunityRows } from '../../../features/feedback/community-rows.tsx'
import { FeedbackRow } from '../../../features/feedback/feedback-row.tsx'
import { RequestsRow } from '../../../features/feedback/request-list.tsx'
import { InstallBanner } from '../../../features/install/install-banner.tsx'
import { PushDeviceRow } from '../../../features/push/push-device-row.tsx'
import { ChoiceRows } from '../../../features/reference/choice-rows.tsx'
import { AnalyticsRow } from '../../../features/settings/analytics-row.tsx'
import { NotificationRows } from '../../../features/settings/notification-rows.tsx'
import { RegionNote } from '../../../features/settings/region-note.tsx'
import { saveLanguage, saveTheme } from '../../../features/settings/settings.api.ts'
import { SettingsScreen } from '../../../features/settings/settings-screen.tsx'
import { loadWords } from '../../../lib/i18n/words.ts'

export const Route = createFileRoute('/_student/settings/')({
  staticData: { beforeConsent: true },
  loader: () => loadWords('settings', 'billing', 'phone', 'talks'),
  component: () => (
    <SettingsScreen
      app={
        <ChoiceRows onLanguage={saveLanguage} onTheme={saveTheme}>
          <RegionNote />
        </ChoiceRows>
      }
      offline={<PackRows />}
      analytics={<AnalyticsRow />}
      notifications={<NotificationRows device={<PushDeviceRow />} />}
      install={<InstallBanner />}
      allowance={<AllowanceCard />}
      subscription={<SubscriptionRow />}
      trial={<TrialOffer />}
      feedback={<FeedbackRow />}
      requests={<RequestsRow />}
      community={<CommunityRows />}
      logOut={<LogOut />}
    />
  ),
})

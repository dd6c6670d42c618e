import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '../../../features/auth/settings-screen.tsx'
import { ChoiceRows } from '../../../features/reference/choice-rows.tsx'

export const Route = createFileRoute('/_student/settings/')({
  staticData: { beforeConsent: true },
  component: () => <SettingsScreen app={<ChoiceRows />} />,
})

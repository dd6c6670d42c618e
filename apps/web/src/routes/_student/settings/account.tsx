import { createFileRoute } from '@tanstack/react-router'
import { AccountData } from '../../../features/auth/account-data.tsx'
import { AccountScreen } from '../../../features/auth/account-screen.tsx'
import { SignInMethods } from '../../../features/auth/social/sign-in-methods.tsx'
import { loadWords } from '../../../lib/i18n/words.ts'

export const Route = createFileRoute('/_student/settings/account')({
  staticData: { beforeConsent: true },
  loader: () => loadWords('privacy', 'social'),
  component: () => <AccountScreen methods={<SignInMethods />} data={<AccountData />} />,
})

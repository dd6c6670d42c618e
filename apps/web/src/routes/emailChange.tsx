import { createFileRoute } from '@tanstack/react-router'
import { EmailChangeScreen } from '../features/auth/email-change-screen.tsx'
import { PageTools } from '../features/reference/page-tools.tsx'
import { loadWords } from '../lib/i18n/words.ts'

export const Route = createFileRoute('/emailChange')({
  staticData: { isPublic: true },
  loader: () => loadWords('auth', 'account'),
  component: () => <EmailChangeScreen tools={<PageTools />} />,
})

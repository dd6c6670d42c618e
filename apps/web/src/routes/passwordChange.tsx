import { createFileRoute } from '@tanstack/react-router'
import { PasswordChangeScreen } from '../features/auth/password-change-screen.tsx'
import { PageTools } from '../features/reference/page-tools.tsx'
import { loadWords } from '../lib/i18n/words.ts'

export const Route = createFileRoute('/passwordChange')({
  staticData: { isPublic: true },
  loader: () => loadWords('auth'),
  component: () => <PasswordChangeScreen tools={<PageTools />} />,
})

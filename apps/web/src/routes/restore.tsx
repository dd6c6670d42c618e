import { createFileRoute } from '@tanstack/react-router'
import { RestoreScreen } from '../features/auth/restore-screen.tsx'
import { PageTools } from '../features/reference/page-tools.tsx'
import { loadWords } from '../lib/i18n/words.ts'

export const Route = createFileRoute('/restore')({
  staticData: { isPublic: true },
  loader: () => loadWords('auth'),
  component: () => <RestoreScreen tools={<PageTools />} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { ShareScreen } from '../../../features/promo/share-screen.tsx'
import { loadWords } from '../../../lib/i18n/words.ts'

export const Route = createFileRoute('/_student/settings/share')({
  loader: () => loadWords('promo'),
  component: ShareScreen,
})

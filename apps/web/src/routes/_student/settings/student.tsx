import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../../../features/student/profile-screen.tsx'
import { loadWords } from '../../../lib/i18n/words.ts'

// Closed before the consent: the server returns no profile until then.
export const Route = createFileRoute('/_student/settings/student')({
  loader: () => loadWords('profile', 'student', 'subjects'),
  component: ProfileScreen,
})

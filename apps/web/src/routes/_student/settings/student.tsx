import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../../../features/student/profile-screen.tsx'
import { loadWords } from '../../../lib/i18n/words.ts'

// Not open before the consent: the server tells nothing of a profile until then.
export const Route = createFileRoute('/_student/settings/student')({
  loader: () => loadWords('profile', 'student', 'programs'),
  component: ProfileScreen,
})

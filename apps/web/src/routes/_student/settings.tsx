import { createFileRoute, Outlet } from '@tanstack/react-router'
import { loadWords } from '../../lib/i18n/words.ts'
import { StudentQueries } from '../../lib/student-queries.tsx'

export const Route = createFileRoute('/_student/settings')({
  staticData: { beforeConsent: true },
  loader: () => loadWords('account', 'auth'),
  component: () => (
    <StudentQueries>
      <Outlet />
    </StudentQueries>
  ),
})

import { createFileRoute } from '@tanstack/react-router'
import { SubjectsScreen } from '../../features/programs/subjects-screen.tsx'
import { loadWords } from '../../lib/i18n/words.ts'
import { StudentQueries } from '../../lib/student-queries.tsx'

export const Route = createFileRoute('/_student/subjects')({
  loader: () => loadWords('programs', 'subjects'),
  component: () => (
    <StudentQueries>
      <SubjectsScreen />
    </StudentQueries>
  ),
})

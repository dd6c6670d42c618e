import { createFileRoute } from '@tanstack/react-router'
import { EducationCenterScreen } from '../../features/programs/education-center-screen.tsx'
import { loadWords } from '../../lib/i18n/words.ts'
import { StudentQueries } from '../../lib/student-queries.tsx'

export const Route = createFileRoute('/_student/education-center')({
  loader: () => loadWords('programs'),
  component: () => (
    <StudentQueries>
      <EducationCenterScreen />
    </StudentQueries>
  ),
})

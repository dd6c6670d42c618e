import { createFileRoute } from '@tanstack/react-router'
import { InlineMarkdown } from '../../features/chat/markdown/markdown.tsx'
import { ProgressScreen } from '../../features/learning/progress-screen.tsx'
import { loadWords } from '../../lib/i18n/words.ts'
import { StudentQueries } from '../../lib/student-queries.tsx'

export const Route = createFileRoute('/_student/progress')({
  loader: () => loadWords('learning', 'chat'),
  component: () => (
    <StudentQueries>
      <ProgressScreen Task={InlineMarkdown} />
    </StudentQueries>
  ),
})

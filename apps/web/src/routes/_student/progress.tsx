import { createFileRoute } from '@tanstack/react-router'
import { InlineMarkdown } from '../../features/chat/markdown/markdown.tsx'
import { type CameFrom, ProgressScreen } from '../../features/learning/progress-screen.tsx'
import { loadWords } from '../../lib/i18n/words.ts'
import { StudentQueries } from '../../lib/student-queries.tsx'

export const Route = createFileRoute('/_student/progress')({
  loader: () => loadWords('learning', 'chat'),
  // Present even if undefined: otherwise the router keeps the value from the address.
  validateSearch: ({ from }): { from?: CameFrom | undefined } => ({
    from: from === 'settings' || from === 'chat' ? from : undefined,
  }),
  component: function ProgressRoute() {
    const { from } = Route.useSearch()
    return (
      <StudentQueries>
        <ProgressScreen Task={InlineMarkdown} cameFrom={from} />
      </StudentQueries>
    )
  },
})

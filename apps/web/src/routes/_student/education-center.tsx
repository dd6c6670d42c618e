import { createFileRoute } from '@tanstack/react-router'
import { usePractice } from '../../features/learning/use-practice.ts'
import { EducationCenterScreen } from '../../features/programs/education-center-screen.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { loadWords } from '../../lib/i18n/words.ts'
import { StudentQueries } from '../../lib/student-queries.tsx'

export const Route = createFileRoute('/_student/education-center')({
  loader: () => loadWords('programs', 'subjects', 'learning'),
  component: () => (
    <StudentQueries>
      <EducationCenter />
    </StudentQueries>
  ),
})

/** Starting a topic means practicing it. */
function EducationCenter() {
  const { t } = useTranslation('learning')
  const { start } = usePractice()
  return (
    <EducationCenterScreen
      onPractise={(skillId, topic) => start({ session: 'practice', skillId, text: t('messages.topic', { topic }) })}
    />
  )
}

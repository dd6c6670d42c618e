import { createFileRoute } from '@tanstack/react-router'
import { PlainMarkdown } from '../features/reference/markdown.tsx'
import { PageTools } from '../features/reference/page-tools.tsx'
import { GuardianScreen } from '../features/student/guardian-screen.tsx'
import { loadWords } from '../lib/i18n/words.ts'

export const Route = createFileRoute('/guardian')({
  staticData: { isPublic: true },
  loader: () => loadWords('guardian'),
  component: () => <GuardianScreen tools={<PageTools />} drawText={(text) => <PlainMarkdown text={text} />} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { GoodbyeScreen } from '../features/auth/goodbye-screen.tsx'
import { PageTools } from '../features/reference/page-tools.tsx'
import { loadWords } from '../lib/i18n/words.ts'

export const Route = createFileRoute('/goodbye')({
  staticData: { isPublic: true },
  loader: () => loadWords('auth', 'privacy'),
  validateSearch: ({ deletesAt }: Record<string, unknown>): { deletesAt?: string } => ({
    ...(typeof deletesAt === 'string' && { deletesAt }),
  }),
  component: Goodbye,
})

function Goodbye() {
  const { deletesAt } = Route.useSearch()
  const at = deletesAt ? new Date(deletesAt) : null
  return <GoodbyeScreen deletesAt={at && !Number.isNaN(at.getTime()) ? at : null} tools={<PageTools />} />
}

import { createFileRoute } from '@tanstack/react-router'
import { CompleteSignupScreen } from '../features/auth/social/complete-signup-screen.tsx'
import { PageTools } from '../features/reference/page-tools.tsx'
import { loadWords } from '../lib/i18n/words.ts'

export const Route = createFileRoute('/complete-signup')({
  staticData: { isPublic: true },
  validateSearch: ({ problem, ...rest }: Record<string, unknown>): { problem?: string } => ({
    ...rest,
    ...(typeof problem === 'string' && { problem }),
  }),
  loader: () => loadWords('auth', 'social'),
  component: CompleteSignup,
})

function CompleteSignup() {
  const { problem } = Route.useSearch()
  return <CompleteSignupScreen problem={problem} tools={<PageTools />} />
}

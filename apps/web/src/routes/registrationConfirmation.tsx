import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationScreen } from '../features/auth/confirmation-screen.tsx'
import { PageTools } from '../features/reference/page-tools.tsx'
import { loadWords } from '../lib/i18n/words.ts'

export const Route = createFileRoute('/registrationConfirmation')({
  staticData: { isPublic: true },
  validateSearch: ({ ci, ecs }: Record<string, unknown>): { ci?: string; ecs?: string } => ({
    ...(typeof ci === 'string' && { ci }),
    ...(typeof ecs === 'string' && { ecs }),
  }),
  loader: () => loadWords('auth'),
  component: ConfirmationPage,
})

function ConfirmationPage() {
  const { ci, ecs } = Route.useSearch()
  return <ConfirmationScreen confirmationId={ci} secret={ecs} tools={<PageTools />} />
}

import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadWords } from '../../lib/i18n/words.ts'
import { queryClient } from '../../lib/queries.ts'
import { session } from '../../lib/session.ts'

export const Route = createFileRoute('/_student/settings')({
  staticData: { beforeConsent: true },
  loader: () => loadWords('account', 'auth'),
  component: SettingsArea,
})

function SettingsArea() {
  // Cached answers belong to one student. Cleared once nothing shows them: a query on screen would ask again at once.
  useEffect(
    () => () => {
      if (!session.isSignedIn()) queryClient.clear()
    },
    [],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { queryClient } from './queries.ts'
import { session } from './session.ts'

/** Gives pages of the signed-in area the cache of answers, which belongs to one student. */
export function StudentQueries({ children }: { children: ReactNode }) {
  // Cleared once nothing shows them: a query on screen would ask again at once.
  useEffect(
    () => () => {
      if (!session.isSignedIn()) queryClient.clear()
    },
    [],
  )
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { queryClient } from './queries.ts'
import { session } from './session.ts'

/** Provides the query cache, which belongs to one student, to signed-in pages. */
export function StudentQueries({ children }: { children: ReactNode }) {
  // Cleared after unmounting: a mounted query would refetch at once.
  useEffect(
    () => () => {
      if (!session.isSignedIn()) queryClient.clear()
    },
    [],
  )
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

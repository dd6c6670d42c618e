import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { MeSheet } from '../features/auth/me-sheet.tsx'
import { LanguageSelect } from '../features/reference/language-select.tsx'
import { ThemeSelect } from '../features/reference/theme-select.tsx'
import { currentUserQuery, queryClient } from '../lib/queries.ts'
import { session } from '../lib/session.ts'

/** The sheet of two features: who is signed in, and how the app looks and speaks. */
export default function Me({ onClose }: { onClose: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Sheet onClose={onClose} />
    </QueryClientProvider>
  )
}

function Sheet({ onClose }: { onClose: () => void }) {
  const { data: user } = useQuery(currentUserQuery)
  // Cached answers belong to one student. Cleared once nothing shows them: a query on screen would ask again at once.
  useEffect(
    () => () => {
      if (!session.isSignedIn()) queryClient.clear()
    },
    [],
  )
  return (
    <MeSheet
      user={user}
      onClose={onClose}
      choices={
        <>
          <LanguageSelect wide />
          <ThemeSelect wide />
        </>
      }
    />
  )
}

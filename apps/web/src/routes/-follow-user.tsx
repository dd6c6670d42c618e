import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useAnalytics } from '../features/settings/use-analytics.ts'
import { useThemeOfAccount } from '../features/settings/use-theme-of-account.ts'
import { currentUserQuery, queryClient } from '../lib/queries.ts'

/** Keeps the signed-in student up to date, and the theme with them: asked for again on focus and reconnect (specification section 7). */
export default function FollowUser() {
  return (
    <QueryClientProvider client={queryClient}>
      <Following />
    </QueryClientProvider>
  )
}

function Following() {
  useQuery(currentUserQuery)
  useThemeOfAccount()
  useAnalytics()
  return null
}

import { AppError } from '@lumi/contracts/errors'
import { QUERY_CACHE } from '@lumi/contracts/product-rules'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { knownUser, loadCurrentUser } from './current-user.ts'
import { recoverByItself } from './recovery.ts'
import { keepSeenAnswers } from './seen-answers.ts'
import { session } from './session.ts'

/** A refusal stays a refusal; only what may pass by itself is tried again. */
const mayPass = (error: unknown) =>
  error instanceof AppError && (error.status === 0 || error.status >= 500) && error.code !== 'cancelled'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: QUERY_CACHE.staleMs,
      gcTime: QUERY_CACHE.keptMs,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      // Offline is judged by the answer: `navigator.onLine` is wrong too often to hold a request back.
      networkMode: 'always',
      retry: (failures, error) => failures < QUERY_CACHE.retries && mayPass(error),
      retryDelay: (attempt) => Math.min(QUERY_CACHE.retryMinMs * 2 ** attempt, QUERY_CACHE.retryMaxMs),
    },
    mutations: { networkMode: 'always' },
  },
})

// At build time there is no device and no network to lose.
if (typeof window !== 'undefined') {
  keepSeenAnswers(queryClient)
  recoverByItself(queryClient)
}

// What is on screen goes with its screen; the rest of what was kept for this student goes now.
session.subscribe(() => {
  if (!session.isSignedIn()) queryClient.removeQueries({ type: 'inactive' })
})

/** A03: refetched on focus and reconnect, stale after 5 minutes, kept 1 hour. */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'currentUser'],
  queryFn: loadCurrentUser,
  initialData: () => knownUser()?.user,
  initialDataUpdatedAt: () => knownUser()?.at,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
})

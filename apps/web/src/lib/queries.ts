import { AppError } from '@lumi/contracts/errors'
import { QUERY_CACHE } from '@lumi/contracts/product-rules'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { knownUser, loadCurrentUser } from './current-user.ts'
import { recoverByItself } from './recovery.ts'
import { keepSeenAnswers } from './seen-answers.ts'
import { session } from './session.ts'

/** Retries only transient failures; a refusal is final. */
const mayPass = (error: unknown) =>
  error instanceof AppError && (error.status === 0 || error.status >= 500) && error.code !== 'cancelled'

/**
 * How long an answer that is fetched anew each time is kept when nothing shows it: longer than from drawing a list to
 * listening to its query, which is a frame later, and too short to be shown again.
 */
export const shownOnceMs = 1000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: QUERY_CACHE.staleMs,
      gcTime: QUERY_CACHE.keptMs,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      // Never waits for `navigator.onLine`, which is wrong too often; the response decides.
      networkMode: 'always',
      retry: (failures, error) => failures < QUERY_CACHE.retries && mayPass(error),
      retryDelay: (attempt) => Math.min(QUERY_CACHE.retryMinMs * 2 ** attempt, QUERY_CACHE.retryMaxMs),
    },
    mutations: { networkMode: 'always' },
  },
})

// At build time there is no device store and no network.
if (typeof window !== 'undefined') {
  keepSeenAnswers(queryClient)
  recoverByItself(queryClient)
}

// Queries on screen go away with their screen; the rest of this student's cache is removed now.
session.subscribe(() => {
  if (!session.isSignedIn()) queryClient.removeQueries({ type: 'inactive' })
})

/** A03: refetched on focus and reconnect, stale after 5 minutes, kept for 1 hour. */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'currentUser'],
  queryFn: loadCurrentUser,
  initialData: () => knownUser()?.user,
  initialDataUpdatedAt: () => knownUser()?.at,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
})

import { getAccount, getSessions } from '@lumi/contracts/account'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/queries.ts'

/** Refetched on focus: a link opened in another tab, or another device, may have changed it. */
const refetchOnWindowFocus = 'always'

export const accountQuery = queryOptions({
  queryKey: ['auth', 'account'],
  queryFn: ({ signal }) => api(getAccount, { signal }),
  refetchOnWindowFocus,
})

export const sessionsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: ({ signal }) => api(getSessions, { signal }),
  refetchOnWindowFocus,
})

/** Refetches everything about the account: who it is, how and where the student signs in. */
export const refetchAccount = () => queryClient.invalidateQueries({ queryKey: ['auth'] })

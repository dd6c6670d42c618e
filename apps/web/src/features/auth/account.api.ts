import { getAccount, getSessions } from '@lumi/contracts/account'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/queries.ts'

/** Also changed elsewhere: a mailed link is opened in another tab, another device signs in. */
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

/** Everything on screen about the account is asked for again: who it is, how and where they sign in. */
export const refetchAccount = () => queryClient.invalidateQueries({ queryKey: ['auth'] })

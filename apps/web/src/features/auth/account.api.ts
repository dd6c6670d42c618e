import { getAccount } from '@lumi/contracts/account'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export const accountQuery = queryOptions({
  queryKey: ['auth', 'account'],
  queryFn: ({ signal }) => api(getAccount, { signal }),
})

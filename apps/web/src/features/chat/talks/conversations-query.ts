import { getConversations } from '@lumi/contracts/conversations'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'

export const conversationsQuery = queryOptions({
  queryKey: ['chat', 'conversations'],
  queryFn: ({ signal }) => api(getConversations, { signal }),
  staleTime: 0,
})

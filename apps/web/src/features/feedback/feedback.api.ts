import {
  type FeedbackType,
  getCommunityLinks,
  getGeneralFeedbackInfo,
  sendGeneralFeedback,
} from '@lumi/contracts/feedback'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { count } from '../../lib/telemetry.ts'

export const feedbackInfoQuery = queryOptions({
  queryKey: ['feedback', 'info'],
  queryFn: ({ signal }) => api(getGeneralFeedbackInfo, { signal }),
})

export const communityQuery = queryOptions({
  queryKey: ['feedback', 'community'],
  queryFn: ({ signal }) => api(getCommunityLinks, { signal }),
})

export interface Request {
  clientRequestId: string
  type: FeedbackType
  text: string
  withMessages: boolean
}

export async function sendFeedback(request: Request) {
  const answer = await api(sendGeneralFeedback, { body: request })
  count('feedbackSent')
  return answer
}

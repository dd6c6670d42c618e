import {
  type FeedbackType,
  getCommunityLinks,
  getGeneralFeedbackInfo,
  getRequest,
  getRequests,
  replyToRequest,
  sendGeneralFeedback,
  uploadFeedbackImage,
} from '@lumi/contracts/feedback'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/queries.ts'
import type { Hub } from '../../lib/realtime.ts'
import { count } from '../../lib/telemetry.ts'
import { useHub } from '../../lib/use-hub.ts'

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
  attachmentIds: string[]
}

export async function sendFeedback(request: Request) {
  const answer = await api(sendGeneralFeedback, { body: request })
  count('feedbackSent')
  return answer
}

/** Without a live connection: how often an open request is fetched again. */
const refetchInterval = 30_000

export const requestsQuery = queryOptions({
  queryKey: ['feedback', 'requests'],
  queryFn: async ({ signal }) => (await api(getRequests, { signal })).requests,
  staleTime: 0,
})

export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['feedback', 'request', requestId],
    queryFn: ({ signal }) => api(getRequest, { query: { requestId }, signal }),
    staleTime: 0,
    refetchInterval,
  })

function listen(hub: Hub) {
  const refetch = (key: string) => void queryClient.invalidateQueries({ queryKey: ['feedback', key] })
  hub.on('request.changed', ({ requestId }) => {
    void queryClient.invalidateQueries({ queryKey: requestQuery(requestId).queryKey })
    refetch('requests')
  })
  hub.onConnect((missedNothing) => {
    if (missedNothing) return
    refetch('request')
    refetch('requests')
  })
}

/** While it is on screen, an answer of support arrives as soon as it is written. */
export const useRequestEvents = () => useHub(listen)

export const sendReply = (body: {
  requestId: string
  clientMessageId: string
  text: string
  attachmentIds: string[]
}) => api(replyToRequest, { body })

/** A picture takes longer than a call. */
const uploadTimeoutMs = 60_000

/** @returns the id by which a message names the picture */
export async function uploadPicture(clientImageId: string, picture: Blob, signal: AbortSignal): Promise<string> {
  const boundary = `lumi-${crypto.randomUUID()}`
  const { field } = uploadFeedbackImage.form!
  // Written by hand: browsers disagree about the letters of the boundary in the type of a form's blob.
  const form = new Blob(
    [
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="picture"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      picture,
      `\r\n--${boundary}--\r\n`,
    ],
    { type: `multipart/form-data; boundary=${boundary}` },
  )
  const options = { upload: form, signal, timeoutMs: uploadTimeoutMs }
  return (await api(uploadFeedbackImage, { query: { clientImageId }, ...options })).attachmentId
}

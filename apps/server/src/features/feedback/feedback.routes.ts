import type { Picture } from '@lumi/contracts/chat'
import {
  getChatFeedback,
  getCommunityLinks,
  getGeneralFeedbackInfo,
  getRequest,
  getRequests,
  replyToRequest,
  sendChatFeedback,
  sendGeneralFeedback,
  uploadFeedbackImage,
} from '@lumi/contracts/feedback'
import type { FastifyRequest } from 'fastify'
import { type App, type SignedInStudent, serve } from '../../platform/serve.ts'
import type { FeedbackService } from './feedback.service.ts'
import type { Requests } from './requests.service.ts'

interface Dependencies {
  feedback: FeedbackService
  requests: Requests
  /** Answered by the `chat` feature: takes a picture in for support. */
  uploadPicture(student: SignedInStudent, clientImageId: string, request: FastifyRequest): Promise<Picture>
}

export function feedbackRoutes(app: App, { feedback, requests, uploadPicture }: Dependencies) {
  serve(app, getGeneralFeedbackInfo, () => feedback.getInfo())
  serve(app, getCommunityLinks, ({ student, language }) =>
    feedback.getCommunityLinks({ language, countryId: student.countryId }),
  )
  serve(app, sendGeneralFeedback, ({ student, body }) => requests.send(student, body))
  serve(app, uploadFeedbackImage, async ({ student, query, request }) => {
    const { pictureId, width, height } = await uploadPicture(student, query.clientImageId.toLowerCase(), request)
    return { attachmentId: pictureId, width, height }
  })
  serve(app, getRequests, ({ student }) => requests.list(student.id))
  serve(app, getRequest, ({ student, query }) => requests.getThread(student.id, query.requestId))
  serve(app, replyToRequest, ({ student, body }) => requests.reply(student, body))
  serve(app, getChatFeedback, ({ student, query }) => feedback.listRatings(student.id, query.conversationId))
  serve(app, sendChatFeedback, async ({ student, body }) => {
    await feedback.rateReply(student.id, body)
    return {}
  })
}

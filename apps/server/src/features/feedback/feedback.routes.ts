import {
  getChatFeedback,
  getCommunityLinks,
  getGeneralFeedbackInfo,
  sendChatFeedback,
  sendGeneralFeedback,
} from '@lumi/contracts/feedback'
import { type App, serve } from '../../platform/serve.ts'
import type { FeedbackService } from './feedback.service.ts'

export function feedbackRoutes(app: App, feedback: FeedbackService) {
  serve(app, getGeneralFeedbackInfo, () => feedback.getInfo())
  serve(app, getCommunityLinks, ({ student, language }) =>
    feedback.getCommunityLinks({ language, countryId: student.countryId }),
  )
  serve(app, sendGeneralFeedback, ({ student, body }) => feedback.send(student, body))
  serve(app, getChatFeedback, ({ student, query }) => feedback.listRatings(student.id, query.conversationId))
  serve(app, sendChatFeedback, async ({ student, body }) => {
    await feedback.rateReply(student.id, body)
    return {}
  })
}

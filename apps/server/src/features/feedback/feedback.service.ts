import type { BodyOf } from '@lumi/contracts/endpoint'
import { feedbackTopics, type sendGeneralFeedback } from '@lumi/contracts/feedback'
import { FEEDBACK, SUPPORT } from '@lumi/contracts/product-rules'
import type { Platform } from '../../platform/platform.ts'
import { supportDay } from './feedback.rules.ts'
import { saveRequest } from './feedback.store.ts'
import type { AttachedMessage } from './feedback.tables.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'env' | 'limits'> {
  /** Answered by the `chat` feature: the newest messages of the conversation the student is in, oldest first. */
  lastMessages(studentId: string, limit: number): Promise<AttachedMessage[]>
}

export type FeedbackService = ReturnType<typeof createFeedbackService>

export function createFeedbackService({ db, clock, env, limits, lastMessages }: Dependencies) {
  return {
    getInfo() {
      const { from, to } = supportDay(env.supportTimeZone, clock.now())
      return {
        types: [...feedbackTopics],
        maxLength: FEEDBACK.maxLength,
        attachedMessages: FEEDBACK.attachedMessages,
        support: {
          email: env.supportEmail,
          timeZone: env.supportTimeZone,
          firstDay: SUPPORT.firstDay,
          lastDay: SUPPORT.lastDay,
          from: from.toISOString(),
          to: to.toISOString(),
        },
      }
    },

    getCommunityLinks: () => ({ links: [...env.communityLinks], email: env.supportEmail }),

    async send(student: { id: string; email: string }, body: BodyOf<typeof sendGeneralFeedback>) {
      await limits.take('feedback', student.id)
      const messages = body.withMessages ? await lastMessages(student.id, FEEDBACK.attachedMessages) : null
      const requestNumber = await db.transaction((tx) =>
        saveRequest(tx, {
          studentId: student.id,
          clientRequestId: body.clientRequestId.toLowerCase(),
          type: body.type,
          text: body.text,
          messages,
          createdAt: clock.now(),
        }),
      )
      return { requestNumber, replyTo: student.email }
    },
  }
}

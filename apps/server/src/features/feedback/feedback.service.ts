import type { BodyOf } from '@lumi/contracts/endpoint'
import { AppError, type Language } from '@lumi/contracts/errors'
import { feedbackTopics, type sendChatFeedback } from '@lumi/contracts/feedback'
import { FEEDBACK, RETENTION, SUPPORT } from '@lumi/contracts/product-rules'
import { communityLinksFor } from '../../platform/community-links.ts'
import type { Platform } from '../../platform/platform.ts'
import { supportDay } from './feedback.rules.ts'
import { deleteOutlivedFeedback, listChatFeedback, saveChatFeedback } from './feedback.store.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'env' | 'hub' | 'limits'> {
  /** Answered by the `chat` feature: a reply to this student that is not deleted. */
  findReply(studentId: string, messageId: string): Promise<{ conversationId: string } | undefined>
  /** Answered by the `chat` feature. @throws AppError `chat_conversation_not_found` */
  getConversation(studentId: string, conversationId: string): Promise<unknown>
}

export type FeedbackService = ReturnType<typeof createFeedbackService>

export function createFeedbackService({ db, clock, env, hub, limits, findReply, getConversation }: Dependencies) {
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

    getCommunityLinks: (reader: { language: Language; countryId: number }) => ({
      links: communityLinksFor(env.communityLinks, reader),
      email: env.supportEmail,
    }),

    async rateReply(studentId: string, { messageId, feedback }: BodyOf<typeof sendChatFeedback>) {
      await limits.take('chat-feedback', studentId)
      const reply = await findReply(studentId, messageId)
      if (!reply) throw new AppError('chat_message_not_found')
      const opinion = feedback && { ...feedback, reasons: [...new Set(feedback.reasons)] }
      await saveChatFeedback(db, { studentId, messageId }, opinion, clock.now())
      const { conversationId } = reply
      hub.publish(studentId, 'feedback.changed', { conversationId, messageId, feedback: opinion })
    },

    async listRatings(studentId: string, conversationId: string) {
      await getConversation(studentId, conversationId)
      const found = await listChatFeedback(db, studentId, conversationId)
      return { feedback: found.map(({ messageId, feedback }) => ({ messageId, feedback })) }
    },

    /** An opinion is kept as long as the text of its reply. */
    cleanUp: () =>
      deleteOutlivedFeedback(db, new Date(clock.now().getTime() - RETENTION.deletedMessageHours * 3_600_000)),
  }
}

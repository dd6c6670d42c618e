import * as z from 'zod/mini'
import { ChatFeedback } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { FEEDBACK } from './product-rules.ts'
import { code, Empty, instant, text, uuid } from './text.ts'

export const feedbackTypes = ['idea', 'broken', 'answer', 'payment', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

export const feedbackTopics = FEEDBACK.topics satisfies readonly FeedbackType[]
export type FeedbackTopic = (typeof feedbackTopics)[number]

export const getGeneralFeedbackInfo = endpoint({
  method: 'GET',
  path: '/api/v1/feedback/getGeneralFeedbackInfo',
  access: 'student',
  summary: 'What feedback may be about, how long it may be, and when support answers.',
  response: z.object({
    types: z.array(z.enum(feedbackTopics)),
    maxLength: z.int(),
    /** How many messages of the chat can be attached. */
    attachedMessages: z.int(),
    support: z.object({
      email: z.string(),
      /** IANA name of the time zone of the hours. */
      timeZone: z.string(),
      /** ISO 8601: 1 is Monday. */
      firstDay: z.int(),
      lastDay: z.int(),
      /** Start and end of the current or next support hours, as instants, to show them in the reader's time zone. */
      from: instant,
      to: instant,
    }),
  }),
  errors: ['auth_required'],
})

export const sendGeneralFeedback = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/sendGeneralFeedback',
  access: 'student',
  summary: 'Stores a request to support. Idempotent by clientRequestId; answers the number that the student is shown.',
  body: z.object({
    clientRequestId: uuid,
    type: z.enum(feedbackTypes, code('required')),
    text: text(FEEDBACK.maxLength).check(z.trim(), z.minLength(1, { error: 'required', abort: true })),
    /** Attach a copy of the last messages of the chat. */
    withMessages: z.optional(z.boolean()),
  }),
  names: { clientRequestId: 'device' },
  response: z.object({ requestNumber: z.int(), replyTo: z.string() }),
  errors: ['auth_required'],
})

export const getCommunityLinks = endpoint({
  method: 'GET',
  path: '/api/v1/feedback/getCommunityLinks',
  access: 'student',
  summary: 'Where students of this language and country meet, as the operator has set it.',
  response: z.object({ links: z.array(z.object({ name: z.string(), url: z.string() })), email: z.string() }),
  errors: ['auth_required'],
})

export const sendChatFeedback = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/sendChatFeedback',
  access: 'student',
  summary: "Stores the student's opinion on a reply, one per reply: the last one counts. Null takes it back.",
  body: z.object({ messageId: uuid, feedback: z.nullable(ChatFeedback) }),
  names: { messageId: 'own' },
  response: Empty,
  errors: ['auth_required', 'chat_message_not_found'],
})

export const getChatFeedback = endpoint({
  method: 'GET',
  path: '/api/v1/feedback/getChatFeedback',
  access: 'student',
  summary: "The student's opinions on the replies of a conversation, without those on deleted replies.",
  query: z.object({ conversationId: uuid }),
  names: { conversationId: 'own' },
  response: z.object({ feedback: z.array(z.object({ messageId: uuid, feedback: ChatFeedback })) }),
  errors: ['auth_required', 'chat_conversation_not_found'],
})

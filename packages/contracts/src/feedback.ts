import * as z from 'zod/mini'
import { ChatFeedback, Picture } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { PICTURE } from './picture-limits.ts'
import { FEEDBACK } from './product-rules.ts'
import { code, Empty, instant, text, uuid } from './text.ts'

export const feedbackTypes = ['idea', 'broken', 'answer', 'payment', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

export const feedbackTopics = FEEDBACK.topics satisfies readonly FeedbackType[]
export type FeedbackTopic = (typeof feedbackTopics)[number]

/** Pictures that were uploaded before. */
const attachments = z.optional(z.array(uuid).check(z.maxLength(FEEDBACK.maxPictures, code('invalid'))))

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
    attachmentIds: attachments,
  }),
  names: { clientRequestId: 'device', attachmentIds: 'own' },
  response: z.object({ requestNumber: z.int(), replyTo: z.string() }),
  errors: ['auth_required', 'picture_not_found'],
})

/** Uploads as `chat/uploadImage` does; the picture is for support only and counts against no plan. */
export const uploadFeedbackImage = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/uploadImage',
  access: 'student',
  summary: 'Uploads a picture for a message to support. Idempotent by clientImageId.',
  query: z.object({ clientImageId: uuid }),
  form: { field: 'image', maxBytes: PICTURE.maxSizeBytes, tooLarge: 'picture_max_file_size' },
  names: { clientImageId: 'device' },
  response: z.object({ attachmentId: uuid, width: z.int(), height: z.int() }),
  errors: [
    'auth_required',
    'picture_max_file_size',
    'picture_min_width',
    'picture_max_width',
    'picture_min_height',
    'picture_max_height',
    'picture_max_pixels',
    'picture_not_an_image',
    'picture_broken',
    'picture_no_space',
  ],
})

/**
 * `open`: support has to answer. `answered`: support wrote last. `closed`: nothing is open; a message of the student opens
 * it again. `archived`: closed for so long that it can only be read.
 */
export const requestStatuses = ['open', 'answered', 'closed', 'archived'] as const
export type RequestStatus = (typeof requestStatuses)[number]

const FeedbackRequest = z.object({
  /** The `clientRequestId` it was sent with. */
  requestId: uuid,
  requestNumber: z.int(),
  type: z.enum(feedbackTypes),
  status: z.enum(requestStatuses),
  /** What the student wrote first. */
  text: z.string(),
  createdAt: instant,
  /** Of the last message or change. */
  changedAt: instant,
})
export type FeedbackRequest = z.infer<typeof FeedbackRequest>

const RequestMessage = z.object({
  messageId: uuid,
  /** `automatic`: sent at once outside the hours of support; its words are made where it is shown, from `opensAt`. */
  author: z.enum(['student', 'support', 'automatic']),
  text: z.string(),
  pictures: z.array(Picture),
  /** When the next hours of support begin; of an automatic message only. */
  opensAt: z.nullable(instant),
  createdAt: instant,
})
export type RequestMessage = z.infer<typeof RequestMessage>

const RequestThread = z.object({
  request: FeedbackRequest,
  /** Pictures sent with the request itself. */
  pictures: z.array(Picture),
  /** How many messages of the chat were sent along. */
  attachedMessages: z.int(),
  messages: z.array(RequestMessage),
})
export type RequestThread = z.infer<typeof RequestThread>

export const getRequests = endpoint({
  method: 'GET',
  path: '/api/v1/feedback/getRequests',
  access: 'student',
  summary: "The student's requests to support with their status, the last changed first.",
  response: z.object({ requests: z.array(FeedbackRequest) }),
  errors: ['auth_required'],
})

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/v1/feedback/getRequest',
  access: 'student',
  summary: 'A request to support with every message, oldest first.',
  query: z.object({ requestId: uuid }),
  names: { requestId: 'own' },
  response: RequestThread,
  errors: ['auth_required', 'feedback_request_not_found'],
})

export const replyToRequest = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/replyToRequest',
  access: 'student',
  summary: 'Adds a message to a request; a closed one opens again. Idempotent by clientMessageId.',
  body: z.object({
    requestId: uuid,
    clientMessageId: uuid,
    text: text(FEEDBACK.maxLength).check(z.trim(), z.minLength(1, { error: 'required', abort: true })),
    attachmentIds: attachments,
  }),
  names: { requestId: 'own', clientMessageId: 'device', attachmentIds: 'own' },
  response: RequestThread,
  errors: [
    'auth_required',
    'feedback_request_archived',
    'feedback_request_full',
    'feedback_request_not_found',
    'picture_not_found',
  ],
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

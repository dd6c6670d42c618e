import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { integerRule, maxRule, minRule } from './field-rules.ts'
import { PICTURE } from './picture-limits.ts'
import { FEEDBACK, MESSAGE } from './product-rules.ts'
import { subjects } from './programs.ts'
import { code, Empty, field, instant, text, uuid } from './text.ts'

// ---- What a reply holds besides its Markdown text ---------------------------------------------------------------

/** Hint levels: 0 orient, 1 strategy, 2 next step, 3 worked twin, 4 do the step, 5 solution. */
export const HintLevel = z.int().check(z.gte(0), z.lte(5))

/** The rungs of the hint ladder: 1 nudge, 2 bigger hint, 3 similar example, 4 show this step, 5 solution. */
export const rungLevels = { nudge: 1, bigger: 2, example: 3, step: 4, solution: 5 } as const
export type RungKind = keyof typeof rungLevels

const Rung = z.object({
  kind: z.enum(['nudge', 'bigger', 'example', 'step', 'solution']),
  state: z.enum(['open', 'next', 'locked']),
  /** Markdown with `$...$`; present when open. */
  text: z.optional(z.string()),
})
export type Rung = z.infer<typeof Rung>

const Ladder = z.object({
  problemId: z.string(),
  /** One-based number of the step that the rungs are about. */
  step: z.int(),
  level: HintLevel,
  rungs: z.array(Rung),
})
export type Ladder = z.infer<typeof Ladder>

const WorkStep = z.object({
  /** Inline Markdown with `$...$`. */
  label: z.string(),
  state: z.enum(['done', 'now', 'later']),
  /** LaTeX of the last line of this step; only for steps that are done. */
  latex: z.optional(z.string()),
  /** The line was verified by the maths core. */
  checked: z.boolean(),
})
/** One problem on squared paper: the steps that are done, the next one, and later ones (named, not shown). */
const Work = z.object({ title: z.string(), steps: z.array(WorkStep) })
export type Work = z.infer<typeof Work>

/** One line of the student's work with the verdict on it. */
const CheckedLine = z.object({
  /** The student's line as LaTeX. */
  latex: z.string(),
  verdict: z.enum(['correct', 'incorrect', 'unknown']),
  /** A short remark next to the line, plain text. */
  remark: z.optional(z.string()),
})
export type CheckedLine = z.infer<typeof CheckedLine>

export const Verdict = z.enum(['correct', 'correct-but', 'incorrect', 'cannot-check'])
export type Verdict = z.infer<typeof Verdict>

/** How the maths of a reply was verified; null: nothing was, so no badge. */
export const Badge = z.enum(['checked', 'lesson', 'model'])

export const ReplyContent = z.object({
  badge: z.nullable(Badge),
  problem: z.optional(
    z.object({ problemId: z.string(), latex: z.string(), title: z.string(), solved: z.boolean(), step: z.int() }),
  ),
  verdict: z.optional(Verdict),
  lines: z.optional(z.array(CheckedLine)),
  work: z.optional(Work),
  ladder: z.optional(Ladder),
  /** Outcome of "My answer is right", the second check. Task and line in the notation of the core, for finding the bug. */
  contest: z.optional(z.object({ upheld: z.boolean(), task: z.string(), line: z.string() })),
  /** Suggested answers to the reply's question, plain text. A tap sends one as it is; the student may also type another. */
  choices: z.optional(z.array(z.string())),
  /** It sets an exercise, or asks for another answer to it: shown as a card, with `choices` as the answers to tap. */
  exercise: z.optional(z.literal(true)),
  /** It shows telephone numbers for somebody in danger: nothing may cover it. */
  helplines: z.optional(z.literal(true)),
  /** Said by the tutor on the device, without a network. */
  offline: z.optional(z.literal(true)),
  /** Present when the reply is the text of one rung. */
  hintLevel: z.optional(HintLevel),
})
export type ReplyContent = z.infer<typeof ReplyContent>

// ---- Messages ----------------------------------------------------------------------------------------------------

/** A practice session in the chat. `check`: one exercise without help, some time after the student had help. */
const PracticeSession = z.enum(['practice', 'review', 'warm-up', 'check'], code('invalid'))

/** What the student wants with a message (A07). */
export const Intent = z.object({
  kind: z.enum(['ask', 'hint', 'check', 'answer', 'practice', 'contest'], code('invalid')),
  problemId: z.optional(field(100)),
  step: z.optional(z.int(code('integer')).check(minRule(1), maxRule(1000))),
  level: z.optional(z.int(code('integer')).check(minRule(0), maxRule(5))),
  /** With `practice`: which session to start, and its skill. */
  session: z.optional(PracticeSession),
  skillId: z.optional(field(100)),
})
export type Intent = z.infer<typeof Intent>

/** `pending`: no text yet. `done`, `stopped` and `failed` are final. A student's message is `sent`. */
export const MessageState = z.enum(['sent', 'pending', 'streaming', 'done', 'stopped', 'failed'])
export type MessageState = z.infer<typeof MessageState>

/** A picture of a message. Its file is at `/images/<pictureId>`, for its owner only. */
export const Picture = z.object({
  pictureId: uuid,
  /** Pixels, upright. */
  width: z.int(),
  height: z.int(),
})
export type Picture = z.infer<typeof Picture>

export const Message = z.object({
  messageId: uuid,
  conversationId: uuid,
  /** Order within the conversation: unique, ascending, with gaps. */
  position: z.int(),
  /** Incremented by every change except appended text. An event with an older version is out of date. */
  version: z.int(),
  author: z.enum(['student', 'tutor']),
  state: MessageState,
  /** Markdown for the tutor, plain text for the student. */
  text: z.string(),
  createdAt: instant,
  /** Of a student's message: the id made on the device. */
  clientMessageId: z.nullable(uuid),
  /** Of a reply: the student's message it answers. */
  replyTo: z.nullable(uuid),
  intent: z.nullable(Intent),
  /** Of a student's message; absent: none. */
  pictures: z.optional(z.array(Picture)),
  content: z.nullable(ReplyContent),
  /** Why a reply is `failed`. */
  failure: z.nullable(z.enum(['reply_failed', 'reply_provider_unavailable', 'reply_timed_out'])),
})
export type Message = z.infer<typeof Message>

/** How many messages a student may still send today. */
export const Usage = z.object({
  /** Of today, and bonus messages. */
  messagesLeft: z.int(),
  messagesPerDay: z.int(),
  /** Bonus messages among those left; they are used after the day's own and never run out of time. Absent: none. */
  bonusLeft: z.optional(z.int()),
  /** No daily limit is shown: the numbers are those of fair use. */
  isUnlimited: z.optional(z.boolean()),
  /** When the next day's messages become available. */
  resetsAt: instant,
})
export type Usage = z.infer<typeof Usage>

// ---- Calls -------------------------------------------------------------------------------------------------------

/** Positions are stored in 32 bits; a greater number would be an error of the database. */
const maxPosition = 2 ** 31 - 1
const position = z.coerce
  .number(code('invalid'))
  .check(z.int(code('invalid')), z.gte(0, code('invalid')), z.lte(maxPosition, code('invalid')))

export const getChatMessagesList = endpoint({
  method: 'GET',
  path: '/api/v1/chat/getChatMessagesList',
  access: 'student',
  summary: 'A page of a conversation, in order of position. Without a cursor: the newest page.',
  query: z.object({
    /** Absent: the conversation of the chosen subject, or the general one if there is none. */
    conversationId: z.optional(uuid),
    /** Only messages before this position (an older page). */
    before: z.optional(position),
    /** Only messages from this position on (newer ones). */
    from: z.optional(position),
    limit: z.optional(integerRule().check(minRule(1), maxRule(MESSAGE.maxPageSize))),
  }),
  names: { conversationId: 'own' },
  response: z.object({
    conversationId: uuid,
    messages: z.array(Message),
    hasOlder: z.boolean(),
    hasNewer: z.boolean(),
  }),
  errors: ['auth_required', 'chat_conversation_not_found'],
})

export const getChatStatus = endpoint({
  method: 'GET',
  path: '/api/v1/chat/getChatStatus',
  access: 'student',
  summary: 'The conversation to open, the reply being written, and what is left today.',
  query: z.object({ conversationId: z.optional(uuid) }),
  names: { conversationId: 'own' },
  response: z.object({
    conversationId: uuid,
    /** The student's program in the subject of this conversation, also when paused; null: the general conversation. */
    program: z.nullable(z.object({ programId: z.string(), subject: z.enum(subjects), grade: z.int() })),
    usage: Usage,
    activeReplyId: z.nullable(uuid),
    /** Replies in the student's other conversations that no device has shown. */
    unreadElsewhere: z.optional(z.int()),
    /** Whether a language model words the replies. */
    tutor: z.enum(['built-in', 'model']),
  }),
  errors: ['auth_required', 'chat_conversation_not_found'],
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/v1/chat/sendMessage',
  access: 'student',
  summary: 'Stores a message and orders a reply. Idempotent by clientMessageId.',
  body: z
    .object({
      clientMessageId: uuid,
      conversationId: z.optional(uuid),
      /** May be empty beside a picture. */
      text: text(MESSAGE.maxLength, 'message_too_long'),
      /** Pictures that were uploaded before, in the order in which they are shown. */
      attachmentIds: z.optional(z.array(uuid).check(z.maxLength(PICTURE.maxPerMessage, code('invalid')))),
      replyTo: z.optional(uuid),
      intent: z.optional(Intent),
    })
    .check(
      z.refine(({ text, attachmentIds = [] }) => text.trim() !== '' || attachmentIds.length > 0, {
        ...code('required'),
        path: ['text'],
      }),
    ),
  names: {
    clientMessageId: 'device',
    conversationId: 'own',
    attachmentIds: 'own',
    replyTo: 'own',
    'intent.problemId': 'own',
    'intent.skillId': 'common',
  },
  response: z.object({ message: Message, reply: Message, usage: Usage }),
  errors: [
    'auth_required',
    'busy',
    'chat_conversation_not_found',
    'chat_message_conflict',
    'chat_quota_exceeded',
    'picture_not_found',
    'picture_conflict',
  ],
})

/** Sends one picture ahead of the message that will name it. A picture that no message names is deleted after a day. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/v1/chat/uploadImage',
  access: 'student',
  summary: 'Uploads a picture for a message. Idempotent by clientImageId.',
  /** `clientImageId`: made on the device; the same id again gets the same answer, whatever the file. */
  query: z.object({ clientImageId: uuid }),
  form: { field: 'image', maxBytes: PICTURE.maxSizeBytes, tooLarge: 'picture_max_file_size' },
  names: { clientImageId: 'device' },
  response: z.object({
    attachmentId: uuid,
    /** Pixels, upright, of the stored picture. */
    width: z.int(),
    height: z.int(),
  }),
  errors: [
    'auth_required',
    'picture_max_file_size',
    'picture_min_width',
    'picture_max_width',
    'picture_min_height',
    'picture_max_height',
    'picture_max_pixels',
    'picture_day_limit',
    'picture_not_an_image',
    'picture_broken',
    'picture_no_space',
  ],
})

/** Ends a reply where it is. Returns it in its final state; a reply that has already ended is not changed. */
export const stopAnswer = endpoint({
  method: 'POST',
  path: '/api/v1/chat/stopAnswer',
  access: 'student',
  summary: 'Stops the reply that is being written.',
  body: z.object({ messageId: uuid }),
  names: { messageId: 'own' },
  response: z.object({ message: Message }),
  errors: ['auth_required', 'chat_message_not_found'],
})

/** Orders a failed reply again at its position. Its unit was given back when it failed; a new one is taken. */
export const retryReply = endpoint({
  method: 'POST',
  path: '/api/v1/chat/retryReply',
  access: 'student',
  summary: 'Tries a failed reply again.',
  body: z.object({ messageId: uuid }),
  names: { messageId: 'own' },
  response: z.object({ message: Message, usage: Usage }),
  errors: ['auth_required', 'busy', 'chat_message_not_found', 'chat_quota_exceeded'],
})

export const deleteMessage = endpoint({
  method: 'POST',
  path: '/api/v1/chat/deleteMessage',
  access: 'student',
  summary: 'Deletes a message. A reply that is being written is stopped first. Deleting twice is fine.',
  body: z.object({ messageId: uuid }),
  names: { messageId: 'own' },
  response: Empty,
  errors: ['auth_required', 'chat_message_not_found'],
})

export const undoDelete = endpoint({
  method: 'POST',
  path: '/api/v1/chat/undoDelete',
  access: 'student',
  summary: 'Brings a message back shortly after it was deleted.',
  body: z.object({ messageId: uuid }),
  names: { messageId: 'own' },
  response: z.object({ message: Message }),
  errors: ['auth_required', 'chat_message_not_found'],
})

// ---- Opinions ----------------------------------------------------------------------------------------------------

/** Why a reply did not help. Design section 5: three reasons and a text. */
export const chatFeedbackReasons = ['wrong', 'unclear', 'not_asked'] as const
export type ChatFeedbackReason = (typeof chatFeedbackReasons)[number]

export const ChatFeedback = z.object({
  rating: z.enum(['like', 'dislike'], code('required')),
  /** With a dislike. */
  reasons: z.array(z.enum(chatFeedbackReasons, code('invalid'))).check(z.maxLength(chatFeedbackReasons.length)),
  text: text(FEEDBACK.maxLength).check(z.trim()),
})
export type ChatFeedback = z.infer<typeof ChatFeedback>

/** A position only moves forward, so a late or repeated call changes nothing. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/v1/chat/markRead',
  access: 'student',
  summary: 'Everything up to this position of a conversation has been shown to the student.',
  body: z.object({ conversationId: uuid, position: z.int(code('integer')).check(minRule(0), maxRule(maxPosition)) }),
  names: { conversationId: 'own' },
  response: Empty,
  errors: ['auth_required', 'chat_conversation_not_found'],
})

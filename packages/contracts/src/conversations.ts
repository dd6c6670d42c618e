import * as z from 'zod/mini'
import { MessageState } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { subjects } from './programs.ts'
import { code, instant, text, uuid } from './text.ts'

// Apart from `chat.ts`: no page needs these calls before its first screen.

/** Ours: searching the student's own messages. */
export const SEARCH = {
  maxLength: 100,
  pageSize: 20,
  /** Characters of a hit's excerpt. */
  excerptLength: 160,
} as const

export const getConversations = endpoint({
  method: 'GET',
  path: '/api/v1/chat/getConversations',
  access: 'student',
  summary: 'The conversations with at least one message, the one with the newest message first.',
  response: z.object({
    conversations: z.array(
      z.object({
        conversationId: uuid,
        /** Null: the general conversation. */
        subject: z.nullable(z.enum(subjects)),
        lastMessage: z.object({
          author: z.enum(['student', 'tutor']),
          state: MessageState,
          /** Its beginning as plain text, formulas in one line. */
          text: z.string(),
          createdAt: instant,
        }),
        /** Replies that have ended and that no device of the student has shown. */
        unread: z.int(),
      }),
    ),
  }),
  errors: ['auth_required'],
})

const Hit = z.object({
  messageId: uuid,
  conversationId: uuid,
  subject: z.nullable(z.enum(subjects)),
  position: z.int(),
  author: z.enum(['student', 'tutor']),
  createdAt: instant,
  /** Plain text around the first found words, formulas in one line. Joined, the parts are the excerpt. */
  excerpt: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
})
export type Hit = z.infer<typeof Hit>

export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/v1/chat/searchMessages',
  access: 'student',
  summary: 'Messages of the student and replies with all these words or formulas, newest first. Never deleted ones.',
  query: z.object({
    text: text(SEARCH.maxLength).check(z.trim(), z.minLength(1, code('required'))),
    /** The last hit of the page before. */
    afterMessageId: z.optional(uuid),
  }),
  names: { afterMessageId: 'own' },
  response: z.object({
    hits: z.array(Hit),
    hasMore: z.boolean(),
    /** Older messages are still being prepared for searching, so some of them may be missing. */
    isPreparing: z.boolean(),
  }),
  errors: ['auth_required', 'chat_message_not_found'],
})

export const exportConversation = endpoint({
  method: 'GET',
  path: '/api/v1/chat/exportConversation',
  access: 'student',
  summary: 'A conversation as a file: Markdown, or a page to print with its formulas. Deleted messages are not in it.',
  query: z.object({ conversationId: uuid, format: z.enum(['markdown', 'page'], code('invalid')) }),
  names: { conversationId: 'own' },
  response: z.unknown(),
  file: ['text/markdown; charset=utf-8', 'text/html; charset=utf-8'],
  errors: ['auth_required', 'chat_conversation_not_found'],
})

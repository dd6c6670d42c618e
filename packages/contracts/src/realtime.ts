import * as z from 'zod/mini'
import { ChatAccess } from './auth.ts'
import { ChatFeedback, Message, Usage } from './chat.ts'
import { uuid } from './text.ts'

/**
 * Events of the hub at `/apphub` (Socket.IO), from the server to the devices of one student. The hub is stateless and the
 * database is authoritative: a client that missed an event fetches again (decision 003; SR03, SR04).
 */
export const hubEvents = {
  /** A message was stored or changed (state, version, final text). Carries the whole message. */
  'message.changed': z.object({ message: Message }),
  /** Text appended to a reply: `text` starts at `offset` (UTF-16 code units) of the text of `version`. */
  'reply.delta': z.object({
    conversationId: uuid,
    messageId: uuid,
    version: z.int(),
    offset: z.int(),
    text: z.string(),
  }),
  'message.deleted': z.object({ conversationId: uuid, messageId: uuid, version: z.int() }),
  /** A device has shown everything up to this position. */
  'conversation.read': z.object({ conversationId: uuid, position: z.int() }),
  /** The student's opinion on a reply; null: taken back. */
  'feedback.changed': z.object({ conversationId: uuid, messageId: uuid, feedback: z.nullable(ChatFeedback) }),
  'usage.changed': z.object({ usage: Usage }),
  /** The chat was opened or closed: a parent has decided, or the date of birth is now known. */
  'access.changed': z.object({ chatAccess: ChatAccess }),
  /** A program was added, paused, resumed or chosen: fetch the programs again. */
  'programs.changed': z.object({}),
  /** A payment has a new status: fetch it again. */
  'payment.changed': z.object({ paymentId: uuid }),
  /** The plan was begun, renewed, turned off or ended: fetch plan, tariffs and usage again. */
  'plan.changed': z.object({}),
  /** An invitation has earned messages, or (below zero) what it had earned is taken back. */
  'referral.changed': z.object({ kind: z.enum(['registration', 'purchase']), messages: z.int() }),
  /** A request to support was written, answered or closed: fetch it again. */
  'request.changed': z.object({ requestId: uuid }),
  /** The server has ended the session of this socket. */
  'session.ended': z.object({}),
} as const

export type HubEventName = keyof typeof hubEvents
export type HubEvent<Name extends HubEventName = HubEventName> = z.output<(typeof hubEvents)[Name]>

/** Map of handlers in the shape that Socket.IO's types need. */
export type ServerToClientEvents = { [Name in HubEventName]: (event: HubEvent<Name>) => void }

export const HUB_PATH = '/apphub'

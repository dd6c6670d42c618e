import * as z from 'zod/mini'
import { ChatAccess } from './auth.ts'
import { Message, Usage } from './chat.ts'
import { uuid } from './text.ts'

/**
 * Events of the hub at `/apphub` (Socket.IO), server to client, in the room of one student. The database is the truth,
 * the hub only carries news: a client that missed something fetches (decision 003; SR03, SR04).
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
  'usage.changed': z.object({ usage: Usage }),
  /** The chat was opened or closed: a parent has decided, or the date of birth is known now. */
  'access.changed': z.object({ chatAccess: ChatAccess }),
  /** A subject was added, paused, resumed, or is the one the chat follows now: fetch the programs again. */
  'programs.changed': z.object({}),
  /** The session of this socket was ended on the server. */
  'session.ended': z.object({}),
} as const

export type HubEventName = keyof typeof hubEvents
export type HubEvent<Name extends HubEventName = HubEventName> = z.output<(typeof hubEvents)[Name]>

/** Handler map in the shape Socket.IO's generics want. */
export type ServerToClientEvents = { [Name in HubEventName]: (event: HubEvent<Name>) => void }

export const HUB_PATH = '/apphub'

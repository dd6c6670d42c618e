import * as z from 'zod/mini'
import { Intent, Message, Usage } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { MESSAGE, OFFLINE } from './product-rules.ts'
import { code, field, text, uuid } from './text.ts'

/**
 * What a device needs to go on without a network, as JSON of `OfflineBase` (packages/tutor), and the seal by which the
 * server knows that it was its own word (decision 050).
 */
const sealedBase = { base: text(OFFLINE.maxBaseLength), seal: field(100) }

export const getOfflineBase = endpoint({
  method: 'GET',
  path: '/api/v1/chat/getOfflineBase',
  access: 'student',
  summary: 'What the tutor on the device goes on from when there is no network.',
  query: z.object({ conversationId: uuid }),
  names: { conversationId: 'own' },
  response: z.object(sealedBase),
  errors: ['auth_required', 'chat_conversation_not_found'],
})

/** Milliseconds since 1970 by the clock of the device, which may be wrong by years. */
const deviceTime = z.int(code('integer'))

const OfflineTurn = z.object({
  clientMessageId: uuid,
  text: text(MESSAGE.maxLength, 'message_too_long').check(z.refine((value) => value.trim() !== '', code('required'))),
  intent: z.optional(Intent),
  /** Language of the interface when it was written. */
  language: z.enum(['en', 'ru'], code('invalid')),
  writtenAt: deviceTime,
  /** Grows with every turn of this device, whatever its clock says. */
  sequence: z.int(code('integer')).check(z.gte(0, code('invalid'))),
})

/**
 * Brings turns that a device has taken without a network. The replies are not sent: the server takes the same turns again
 * from the sealed base, so nothing becomes a reply that the tutor has not said.
 */
export const mergeOfflineTurns = endpoint({
  method: 'POST',
  path: '/api/v1/chat/mergeOfflineTurns',
  access: 'student',
  summary: 'Stores turns that were taken without a network. Idempotent by clientMessageId. Costs no messages.',
  body: z.object({
    /** Made on the device, once for each student. */
    deviceId: uuid,
    ...sealedBase,
    /** The clock of the device now: its offset is measured at each contact. */
    sentAt: deviceTime,
    turns: z.array(OfflineTurn).check(
      z.minLength(1, code('required')),
      z.maxLength(OFFLINE.maxTurns, code('invalid')),
      z.refine((turns) => turns.reduce((sum, turn) => sum + turn.text.length, 0) <= OFFLINE.maxTextLength, {
        error: 'message_too_long',
      }),
      // Each later than the one before.
      z.refine((turns) => turns.every((turn, index) => index === 0 || turn.sequence > turns[index - 1]!.sequence), {
        ...code('invalid'),
      }),
    ),
  }),
  names: {
    deviceId: 'device',
    'turns.clientMessageId': 'device',
    'turns.intent.problemId': 'own',
    'turns.intent.skillId': 'common',
  },
  response: z.object({
    /** Of the first turns: one that takes too long is the last of its call. */
    turns: z.array(z.object({ message: Message, reply: Message })),
    usage: Usage,
    /** For the turns that follow on these. */
    ...sealedBase,
  }),
  errors: [
    'auth_required',
    'busy',
    'chat_conversation_not_found',
    'chat_message_conflict',
    'chat_message_not_replayable',
  ],
})

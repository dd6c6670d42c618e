import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PUSH } from './product-rules.ts'
import { code, Empty, text, uuid } from './text.ts'

/** What pushes tell of. None holds anything that was said in a chat. */
export const pushKinds = ['reply', 'review', 'payment', 'plan', 'parent', 'support'] as const
export type PushKind = (typeof pushKinds)[number]

const base64url = (characters: number) =>
  text(characters, 'invalid').check(z.regex(new RegExp(`^[\\w-]{${characters}}$`), code('invalid')))

/** A subscription of the Push API: where the browser's push service takes messages, and the keys of RFC 8291. */
const PushToken = z.object({
  endpoint: text(PUSH.maxEndpointLength, 'invalid').check(z.regex(/^https?:\/\//, code('invalid'))),
  /** Point on P-256, 65 bytes. */
  p256dh: base64url(87),
  /** 16 bytes. */
  auth: base64url(22),
})
export type PushToken = z.infer<typeof PushToken>

const device = { clientId: uuid, token: PushToken }

/** A client is a browser on a device. It makes its own id, keeps it to itself and names itself by it. */
export const bindClientPushToken = endpoint({
  method: 'POST',
  path: '/api/v1/pushNotification/bindClientPushToken',
  access: 'public',
  summary: 'Stores where a browser takes pushes. Again with another token: the new one counts.',
  body: z.object(device),
  names: { clientId: 'device' },
  response: Empty,
  errors: ['push_endpoint_unknown'],
})

export const updateClientPushToken = endpoint({
  method: 'POST',
  path: '/api/v1/pushNotification/updateClientPushToken',
  access: 'public',
  summary: 'The browser has a new token. Whose pushes it gets stays as it was.',
  body: z.object(device),
  names: { clientId: 'device' },
  response: Empty,
  errors: ['push_client_not_found', 'push_endpoint_unknown'],
})

export const bindClientPushTokenToUser = endpoint({
  method: 'POST',
  path: '/api/v1/pushNotification/bindClientPushTokenToUser',
  access: 'student',
  summary: 'From now on this browser gets the pushes of the signed-in student, until the session ends.',
  body: z.object({ clientId: uuid }),
  names: { clientId: 'device' },
  response: Empty,
  errors: ['auth_required', 'push_client_not_found'],
  beforeConsent: true,
})

export const unbindClientPushTokenFromUser = endpoint({
  method: 'POST',
  path: '/api/v1/pushNotification/unbindClientPushTokenFromUser',
  access: 'public',
  summary: "This browser gets nobody's pushes any more; its token stays. Works without a session, after it was lost.",
  body: z.object({ clientId: uuid }),
  names: { clientId: 'device' },
  response: Empty,
  errors: [],
})

export const setPushMessageStatus = endpoint({
  method: 'POST',
  path: '/api/v1/pushNotification/setPushMessageStatus',
  access: 'public',
  summary: 'A push was shown or tapped. Said by the browser, which may have no session.',
  body: z.object({
    clientId: uuid,
    /** Only its reader knows it. */
    pushMessage: uuid,
    status: z.enum(['delivered', 'clicked'], code('invalid')),
  }),
  names: { clientId: 'device' },
  response: Empty,
  errors: [],
})

export const getClientIdByToken = endpoint({
  method: 'GET',
  path: '/api/v1/pushNotification/getClientIdByToken',
  access: 'public',
  summary: 'The id of the browser with this endpoint, which has forgotten it; null: none is known.',
  query: z.object({ endpoint: PushToken.shape.endpoint, auth: PushToken.shape.auth }),
  response: z.object({ clientId: z.nullable(uuid) }),
  errors: [],
})

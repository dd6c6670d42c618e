import type { Language } from '@lumi/contracts/errors'
import { sendOutbound } from '../../platform/http.ts'
import type { Platform } from '../../platform/platform.ts'
import { endpointStanding } from './push.rules.ts'
import type { pushMessages } from './push.tables.ts'
import { pathOf, wordsOf } from './push.texts.ts'

const timeoutMs = 10_000
/** A browser that was off for longer need not be told. */
const liveSeconds = 24 * 60 * 60

interface Client {
  clientId: string
  endpoint: string
  p256dh: string
  auth: string
}

/** What the service worker shows. It names the browser, whose worker cannot read the settings of the page. */
const payloadOf = (clientId: string, { pushMessageId, facts }: typeof pushMessages.$inferSelect, language: Language) =>
  JSON.stringify({
    pushMessage: pushMessageId,
    clientId,
    kind: facts.kind,
    ...wordsOf(facts, language),
    path: pathOf(facts),
    language,
  })

/** Encrypts for the browser (RFC 8291), signs with the keys of this server (RFC 8292), and asks the push service. */
export function createPushSender({ env }: Pick<Platform, 'env'>) {
  /** `gone`: the browser has withdrawn the token. @throws when the service should be asked again later */
  return async function send(
    client: Client,
    message: typeof pushMessages.$inferSelect,
    language: Language,
  ): Promise<'sent' | 'gone'> {
    const standing = endpointStanding(client.endpoint, env.webPush.services)
    if (standing === 'unknown') return 'gone'
    // Loaded with the first push.
    const { default: webPush } = await import('web-push')
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      { endpoint: client.endpoint, keys: { p256dh: client.p256dh, auth: client.auth } },
      payloadOf(client.clientId, message, language),
      {
        vapidDetails: { subject: env.webPush.contact, ...env.webPush.keys },
        TTL: liveSeconds,
        urgency: message.kind === 'review' ? 'low' : 'normal',
        topic: message.pushMessageId.replaceAll('-', ''),
      },
    )
    const { 'Content-Length': _length, ...named } = headers
    const answer = await sendOutbound({
      url: endpoint,
      method: method as 'POST',
      headers: Object.fromEntries(Object.entries(named).map(([name, value]) => [name, String(value)])),
      body: body as Buffer,
      timeoutMs,
      // A known service is looked up like an address that somebody else has named, because somebody else has.
      isFromAnswer: standing === 'known',
      signal: AbortSignal.timeout(timeoutMs),
    })
    answer.body.destroy()
    if (answer.status === 404 || answer.status === 410) return 'gone'
    if (answer.status >= 200 && answer.status < 300) return 'sent'
    // 400 and 413 would be the same again, but such a service is rather out of order than our request.
    throw new Error(`A push service answered ${answer.status}`)
  }
}

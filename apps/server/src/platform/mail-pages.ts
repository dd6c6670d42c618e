import type { IncomingHttpHeaders } from 'node:http'
import { AppError, type Language } from '@lumi/contracts/errors'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from './env.ts'
import { parsedFields } from './fields.ts'
import type { Log } from './log.ts'
import { mails } from './mail.tables.ts'
import { stopPath } from './mail.ts'
import type { MailTopic } from './mail-kinds.ts'
import { brandIn, escapeHtml } from './mail-layout.ts'
import { confirmationUrl, readReports, readReturned } from './mail-reports.ts'
import { isEqualText } from './payments/equal-text.ts'
import type { Platform } from './platform.ts'
import { type Policy, staticPagePolicy, withPolicy } from './security-headers.ts'
import { preferredLanguage } from './web-app.ts'

/** A bounced mail may come back whole. */
const maxReturnedBytes = 256 * 1024
const maxFormBytes = 4096

const words = {
  en: {
    ask: 'Stop these letters?',
    stop: 'Stop them',
    stopped: 'Done. They will not come any more.',
    again: 'It was a mistake, send them',
    resumed: 'They will come again.',
    gone: 'This link is not complete',
    goneHint: 'Open it from the letter once more.',
    notices: 'Letters about a reply or a review, when a notification cannot reach you.',
    invitations: 'Letters about what your invitations have earned.',
    rest: 'Letters about your account, payments and consent keep coming: they are needed.',
  },
  ru: {
    ask: 'Больше не присылать такие письма?',
    stop: 'Не присылать',
    stopped: 'Готово. Больше не придут.',
    again: 'Это ошибка, присылайте',
    resumed: 'Письма снова будут приходить.',
    gone: 'Ссылка неполная',
    goneHint: 'Открой её из письма ещё раз.',
    notices: 'Письма об ответе или повторении, когда уведомление не доходит.',
    invitations: 'Письма о том, что принесли приглашения.',
    rest: 'Письма об аккаунте, оплате и согласии продолжат приходить: без них нельзя.',
  },
} as const

const style = `:root{color-scheme:light dark;--bg:#F7F8F3;--surface:#fff;--line:#DDE2D6;--text:#15241D;--text-2:#48564E;--primary:#0D654C;--on:#fff}
@media(prefers-color-scheme:dark){:root{--bg:#0F1A16;--surface:#16241E;--line:#2A3B33;--text:#EAF2EC;--text-2:#A9B8AE;--primary:#7EDDB8;--on:#0F1B17}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:17px/26px Onest,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:32rem;margin:24px auto;padding:28px;background:var(--surface);border:1px solid var(--line);border-radius:20px;width:calc(100% - 32px)}
h1{font-size:26px;line-height:33px;margin:0 0 12px}p{margin:0 0 16px}.quiet{color:var(--text-2);font-size:15px;line-height:22px}
button{font:inherit;font-weight:700;min-height:52px;padding:0 28px;border:0;border-radius:16px;background:var(--primary);color:var(--on);cursor:pointer}
button.second{background:none;color:var(--primary);border:1px solid var(--line)}button:focus-visible{outline:3px solid var(--text);outline-offset:2px}`

const pagePolicy: Policy = { ...staticPagePolicy(style), 'form-action': ["'self'"] }

interface Query {
  ticket?: unknown
  again?: unknown
}

type Dependencies = Pick<Platform, 'db' | 'env' | 'log' | 'mail' | 'metrics'>

/** The page behind the link that ends mails of a topic, and where mail services report what became of mails. */
export function serveMailPages(server: FastifyInstance, platform: Dependencies) {
  const { db, env, log, mail, metrics } = platform
  const orderOf = ({ query }: FastifyRequest) => {
    const { ticket } = query as Query
    return typeof ticket === 'string' ? mail.stops.readTicket(ticket) : undefined
  }
  const page = (request: FastifyRequest, reply: FastifyReply, state: PageState, topic?: MailTopic) =>
    reply
      .code(topic === undefined ? 400 : 200)
      .type('text/html; charset=utf-8')
      .send(asPage(preferredLanguage(request), state, topic, String((request.query as Query).ticket ?? '')))

  // Scanners of mail follow links, so opening the page changes nothing.
  server.get(stopPath, { helmet: withPolicy(pagePolicy) }, (request, reply) =>
    page(request, reply, 'ask', orderOf(request)?.topic),
  )

  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // A form in either encoding (RFC 8058) that says nothing more than the address does.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxFormBytes }, (_request, body, done) =>
      done(null, body),
    )
    // The signed ticket is the proof; mail programs name no origin.
    const options = { helmet: withPolicy(pagePolicy), config: { takesFormFrom: () => true } }
    scope.post(stopPath, options, async (request, reply) => {
      const order = orderOf(request)
      if (!order) return page(request, reply, 'ask')
      const { topic, addressKey, studentId } = order
      const isAgain = (request.query as Query).again !== undefined
      await db.transaction(async (tx) => {
        if (isAgain) await mail.stops.resumeKey(tx, addressKey, topic)
        else await mail.stops.stopKey(tx, addressKey, topic)
        if (studentId !== null) await mail.tellOfStop(tx, { topic, studentId, isStopped: !isAgain })
      })
      if (!isAgain) metrics.mails.inc({ kind: topic, outcome: 'unsubscribed' })
      return page(request, reply, isAgain ? 'resumed' : 'stopped', topic)
    })
  })

  server.register(async (scope) => {
    scope.addContentTypeParser(
      ['message/rfc822', 'text/plain'],
      { parseAs: 'string', bodyLimit: maxReturnedBytes },
      (_request, body, done) => done(null, body),
    )
    scope.post('/api/v1/mail/events', async (request) => {
      assertMailService(env, request)
      // Amazon says that its JSON is plain text.
      const body = (typeof request.body === 'string' && parsedFields(request.body)) || request.body
      tellOfConfirmation(log, body)
      const reports = typeof body === 'string' ? await returned(body) : readReports(body)
      for (const { address, reason } of reports) {
        await mail.stops.stop(db, address, reason)
        metrics.mails.inc({ kind: 'mail', outcome: reason })
      }
      return { taken: reports.length }
    })
  })

  async function returned(text: string) {
    const found = readReturned(text)
    const mailId = found && mail.stops.readBounceTag(found.tag)
    if (!found || mailId === undefined) return []
    const [row] = await db.select({ address: mails.recipient }).from(mails).where(eq(mails.id, mailId))
    return row ? [{ address: row.address, reason: found.reason }] : []
  }
}

/** Amazon asks before it posts anything. */
export function tellOfConfirmation(log: Log, body: unknown): void {
  const url = confirmationUrl(body)
  if (url !== undefined)
    log.warn({ url }, 'A mail service wants to know whether it may post here: open the address once')
}

/** Only the operator's mail service or mail server may tell of mails. @throws AppError */
export function assertMailService({ mailWebhookKey }: Pick<Env, 'mailWebhookKey'>, request: FastifyRequest): void {
  if (mailWebhookKey === undefined) throw new AppError('not_found')
  const { key } = request.query as { key?: unknown }
  const given = keyOf(request.headers) ?? (typeof key === 'string' ? key : '')
  if (!isEqualText(given, mailWebhookKey)) throw new AppError('auth_required')
}

/** `Bearer KEY`, or the password of `Basic`, which every service can send as part of an address. */
function keyOf({ authorization }: IncomingHttpHeaders): string | undefined {
  const [, scheme = '', value = ''] = /^(\w+) (\S+)$/.exec(authorization ?? '') ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic') return undefined
  return Buffer.from(value, 'base64').toString('utf8').split(':').slice(1).join(':')
}

type PageState = 'ask' | 'stopped' | 'resumed'

function asPage(language: Language, state: PageState, topic: MailTopic | undefined, ticket: string): string {
  const t = words[language]
  const form = (label: string, isAgain: boolean) =>
    `<form method="post" action="?${escapeHtml(new URLSearchParams({ ticket, ...(isAgain && { again: '1' }) }).toString())}"><button${isAgain ? ' class="second"' : ''}>${label}</button></form>`
  const heading = topic === undefined ? t.gone : { ask: t.ask, stopped: t.stopped, resumed: t.resumed }[state]
  const content =
    topic === undefined
      ? `<p>${t.goneHint}</p>`
      : `<p>${t[topic]}</p><p class="quiet">${t.rest}</p>${state === 'resumed' ? '' : form(state === 'ask' ? t.stop : t.again, state === 'stopped')}`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${heading} · ${brandIn(language)}</title><style>${style}</style></head>
<body><main><h1>${heading}</h1>${content}</main></body></html>
`
}

// One database is enough: what is tried here is what mail servers, mail services and mail programs say.
import { randomUUID } from 'node:crypto'
import { requestUserPasswordChangeByEmail } from '@lumi/contracts/auth-links'
import { sendMessage } from '@lumi/contracts/chat'
import { createOrUpdateCustomSettings, getCustomSettings } from '@lumi/contracts/settings'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pushMessages } from '../features/push/push.tables.ts'
import { aStudent } from '../testing/a-student.ts'
import { type DeliveredMail, type MailServer, startMailServer, textOf } from '../testing/mail-server.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../testing/start-test-server.ts'

const key = 'a-key-that-the-mail-service-knows'
let smtp: MailServer
let server: TestServer
beforeAll(async () => {
  smtp = await startMailServer()
  server = await startTestServer({
    ...smtp.settings,
    MAIL_WEBHOOK_KEY: key,
    MAIL_BOUNCES: 'bounces@lumi.example',
  })
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

const patience = { timeout: 20_000 }
const mailed = async (email: string, count = 1): Promise<DeliveredMail> => {
  await expect.poll(() => smtp.deliveredTo(email).length, patience).toBe(count)
  return smtp.deliveredTo(email).at(-1)!
}
const askForPassword = (email: string) => server.guest().call(requestUserPasswordChangeByEmail, { body: { email } })
const countOf = async (outcome: string, kind = 'password-request') => {
  const text = await server.lumi.platform.metrics.registry.getSingleMetricAsString('lumi_mails_total')
  return Number(new RegExp(`kind="${kind}",outcome="${outcome}"} (\\d+)`).exec(text)?.[1] ?? 0)
}
const report = (body: unknown, headers: Record<string, string> = { authorization: `Bearer ${key}` }) =>
  server.guest().request('/api/v1/mail/events', {
    method: 'POST',
    headers: { 'content-type': typeof body === 'string' ? 'message/rfc822' : 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
/** Whether a mail still goes there. */
const isReached = async (email: string) => {
  const [before, stopped] = [smtp.deliveredTo(email).length, await countOf('stopped')]
  await askForPassword(email)
  await expect
    .poll(async () => smtp.deliveredTo(email).length - before + (await countOf('stopped')) - stopped, patience)
    .toBe(1)
  return smtp.deliveredTo(email).length > before
}

describe('a mailbox that does not exist gets no more mail', () => {
  test('said by the mail server when the mail is handed over', async () => {
    const { email } = await server.given(aStudent())
    smtp.missing.set(email, '550 5.1.1 No such user here')
    const bounced = await countOf('bounced')
    await askForPassword(email)
    await expect.poll(() => countOf('bounced'), patience).toBe(bounced + 1)
    smtp.missing.delete(email)
    expect(await isReached(email)).toBe(false)
  })

  test('what the mail server says of us, and not of the mailbox, stops nothing and is tried again', async () => {
    const { email } = await server.given(aStudent())
    smtp.missing.set(email, '550 5.7.1 Our policy refuses your network')
    await askForPassword(email)
    await expect.poll(() => server.logText().includes('Our policy refuses'), patience).toBe(true)
    smtp.missing.delete(email)
    await mailed(email)
  })

  test('returned to the bounce address, whose tag names the mail; nobody can name one that we did not send', async () => {
    const { email } = await server.given(aStudent())
    await askForPassword(email)
    const { from } = await mailed(email)
    expect(from).toMatch(/^bounces\+[0-9a-f-]{36}\.[\w-]{32}@lumi\.example$/)
    const returned = (to: string, status = '5.1.1', action = 'failed') =>
      report(
        `To: <${to}>\r\nContent-Type: multipart/report; report-type=delivery-status\r\n\r\nAction: ${action}\r\nStatus: ${status}\r\n`,
      )
    for (const harmless of [
      returned(from.replace(/\.([\w-])/, (_, sign: string) => `.${sign === 'A' ? 'B' : 'A'}`)),
      returned(from, '4.2.2', 'delayed'),
      returned(from, '5.7.1'),
    ])
      expect(await (await harmless).json()).toEqual({ taken: 0 })
    expect(await isReached(email)).toBe(true)
    expect(await (await returned(from)).json()).toEqual({ taken: 1 })
    expect(await isReached(email)).toBe(false)
  })

  test.each<[service: string, body: (email: string) => unknown, contentType?: string]>([
    ['our own form', (address) => ({ events: [{ event: 'bounced', address }, { event: 'opened' }] })],
    ['Postmark', (Email) => ({ RecordType: 'Bounce', Type: 'HardBounce', Email })],
    ['Mailgun', (recipient) => ({ 'event-data': { event: 'failed', severity: 'permanent', recipient } })],
    [
      'SendGrid',
      (email) => [
        { event: 'delivered', email },
        { event: 'bounce', email },
      ],
    ],
    [
      'Amazon SES',
      (emailAddress) => ({
        Type: 'Notification',
        Message: JSON.stringify({
          notificationType: 'Bounce',
          bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] },
        }),
      }),
      // SNS says that its JSON is plain text.
      'text/plain; charset=UTF-8',
    ],
  ])('reported by %s', async (_service, body, contentType = 'application/json') => {
    const { email } = await server.given(aStudent())
    const headers = { authorization: `Bearer ${key}`, 'content-type': contentType }
    expect((await report(body(email.toUpperCase()), headers)).status).toBe(200)
    expect(await isReached(email)).toBe(false)
  })

  test('for some time only', async () => {
    const { email } = await server.given(aStudent())
    await report({ events: [{ event: 'bounced', address: email }] })
    await server.lumi.platform.mail.stops.deleteOld(new Date(server.lumi.platform.clock.now().getTime() + 1000))
    expect(await isReached(email)).toBe(true)
  })
})

test.each([
  ['without the key', {}],
  ['with another key', { authorization: 'Bearer another-key-that-is-long-enough' }],
])('nobody can report %s', async (_how, headers) => {
  const { email } = await server.given(aStudent())
  const refused = await report({ events: [{ event: 'bounced', address: email }] }, headers)
  expect(refused.status).toBe(401)
  expect(await isReached(email)).toBe(true)
})

test.each<[what: string, body: unknown]>([
  ['nothing', {}],
  ['a text', '{'],
  ['other types', { events: { event: 7 }, RecordType: 7, Message: '{' }],
  ['no addresses', { events: [{ event: 'bounced', address: 'nobody' }, { event: 'bounced' }, null] }],
  ['a message that is none', { Type: 'Notification', Message: 'hello' }],
])('a report that holds %s is taken and changes nothing', async (_what, body) => {
  const answer = await report(body)
  expect([answer.status, await answer.json()]).toEqual([200, { taken: 0 }])
})

describe('mails instead of pushes', () => {
  const agreed = async () => {
    const client = await server.signIn(aStudent({ timeZone: dayZone() }))
    await client.call(createOrUpdateCustomSettings, { body: { notifications: { replies: true, mail: true } } })
    return client
  }
  /** A zone in which it is afternoon: nothing waits for the morning. */
  function dayZone(): string {
    const behind = (new Date(server.lumi.platform.clock.now()).getUTCHours() - 15 + 24) % 24
    return `Etc/GMT${behind <= 12 ? `+${behind}` : `-${24 - behind}`}`
  }
  const say = (client: SignedInClient) =>
    client.call(sendMessage, { body: { clientMessageId: randomUUID(), text: 'my secret 3x + 4 = 19' } })
  const stopLink = (source: string) => new URL(/https?:\/\/\S+\/api\/v1\/mail\/stop\?\S+/.exec(textOf(source))![0])
  const oneClick = (link: URL, headers: Record<string, string> = {}) =>
    server.guest().request(link.pathname + link.search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'List-Unsubscribe=One-Click',
    })
  const hasMail = async (client: SignedInClient) => (await client.call(getCustomSettings)).notifications.mail

  test('a reply that no browser could be told of comes by mail, without a word of it, and one press ends it [P06]', async () => {
    const client = await agreed()
    const { email } = client.student
    const { reply } = await say(client)
    const { source } = await mailed(email)
    const text = textOf(source)
    expect(text).toContain(`/chat?conversation=${reply.conversationId}`)
    expect(text).not.toContain('secret')
    const unfolded = source.replaceAll(/\r\n[ \t]+/g, ' ')
    const [, header = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(unfolded) ?? []
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const link = stopLink(source)
    expect(header).toBe(link.href)
    // A scanner opens the link: nothing happens.
    const page = await server.guest().request(link.pathname + link.search)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Stop these letters?')])
    expect(await hasMail(client)).toBe(true)
    expect((await oneClick(link, { origin: 'https://mail.example' })).status).toBe(200)
    expect(await hasMail(client)).toBe(false)
    // A mistake is taken back on the page, and in the settings.
    link.searchParams.set('again', '1')
    await oneClick(link)
    expect(await hasMail(client)).toBe(true)
  })

  test('a second reply of the day is not mailed', async () => {
    const client = await agreed()
    await say(client)
    await mailed(client.student.email)
    const { reply } = await say(client)
    const dropped = async () => {
      const [row] = await server.lumi.platform.db
        .select()
        .from(pushMessages)
        .where(eq(pushMessages.news, `reply:${reply.messageId}`))
      return row?.dropped
    }
    await expect.poll(dropped, patience).toBe('no-browser')
    expect(smtp.deliveredTo(client.student.email)).toHaveLength(1)
  })

  test('a ticket that was changed stops nothing', async () => {
    const client = await agreed()
    await say(client)
    const link = stopLink((await mailed(client.student.email)).source)
    const ticket = link.searchParams.get('ticket')!
    for (const wrong of [ticket.slice(0, -1), ticket.replace('notices', 'invitations'), '', 'x'.repeat(3000), '...']) {
      link.searchParams.set('ticket', wrong)
      expect((await oneClick(link)).status).toBe(400)
    }
    expect(await hasMail(client)).toBe(true)
  })

  test('a complaint ends what is nice to know, and what the owner needs still comes', async () => {
    const client = await agreed()
    const { email } = client.student
    await report({ RecordType: 'SpamComplaint', Email: email })
    await say(client)
    await expect.poll(() => countOf('stopped', 'reply-ready'), patience).toBeGreaterThan(0)
    expect(smtp.deliveredTo(email)).toEqual([])
    expect(await isReached(email)).toBe(true)
  })
})

import { randomUUID } from 'node:crypto'
import { getRequest, sendGeneralFeedback } from '@lumi/contracts/feedback'
import { SUPPORT } from '@lumi/contracts/product-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { type DeliveredMail, type MailServer, startMailServer, textOf } from '../../testing/mail-server.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { answerIn, plainTextOf } from './inbound-mail.ts'

const key = 'a-key-that-the-mail-service-knows'
const support = 'help@lumi.example'
let smtp: MailServer
let server: TestServer
beforeAll(async () => {
  smtp = await startMailServer()
  server = await startTestServer({
    ...smtp.settings,
    MAIL_WEBHOOK_KEY: key,
    SUPPORT_EMAIL: support,
    SUPPORT_REPLIES: 'answers@lumi.example',
  })
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

const patience = { timeout: 20_000 }
const inbound = async (body: string | Buffer<ArrayBuffer> | object, headers: Record<string, string> = {}) => {
  const response = await server.guest().request('/api/v1/mail/inbound', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': typeof body === 'string' ? 'message/rfc822' : 'application/json',
      ...headers,
    },
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  })
  return response.ok ? ((await response.json()) as { taken: number }).taken : response.status
}
const message = (to: string, body: string, headers: string[] = []) =>
  [`From: Ann <ann@example.org>`, `To: Lumi <${to}>`, `Message-ID: <${randomUUID()}@x>`, ...headers, '', body].join(
    '\r\n',
  )
/** The fields of https://www.twilio.com/docs/sendgrid/for-developers/parsing-email/setting-up-the-inbound-parse-webhook */
async function sendGrid(fields: Record<string, string | Blob>) {
  const form = new FormData()
  const always = { from: 'Ann <ann@example.org>', subject: 'Re: Request', SPF: 'pass', attachments: '0', ...fields }
  for (const [name, value] of Object.entries(always)) form.append(name, value)
  const { headers, body } = new Request('http://x', { method: 'POST', body: form })
  const parts = Buffer.from(await new Response(body).arrayBuffer()).toString('latin1')
  // A field of bytes has no file name there, which `FormData` gives to each.
  const bytes = Buffer.from(
    parts.replaceAll('; filename="blob"\r\nContent-Type: application/octet-stream', ''),
    'latin1',
  )
  return inbound(bytes, { 'content-type': headers.get('content-type')! })
}
/** SNS says that its JSON is plain text. */
const sns = (message: object) => inbound(JSON.stringify(message), { 'content-type': 'text/plain; charset=UTF-8' })
/** https://docs.aws.amazon.com/ses/latest/dg/receiving-email-notifications-examples.html, the action `SNS` */
const ses = (to: string, mail: string, encoding: 'UTF8' | 'BASE64') =>
  sns({
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: 'arn:aws:sns:eu-west-1:123456789012:answers',
    Message: JSON.stringify({
      notificationType: 'Received',
      mail: { source: 'ann@example.org', destination: [to], messageId: randomUUID() },
      receipt: { recipients: [to], spamVerdict: { status: 'PASS' }, action: { type: 'SNS', encoding } },
      content: encoding === 'UTF8' ? mail : Buffer.from(mail).toString('base64'),
    }),
  })
const addressIn = ({ source }: DeliveredMail) =>
  /answers\+[\w-]+@lumi\.example/.exec(source.replaceAll(/\r\n[ \t]+/g, ''))![0]

/** A request, and the addresses to which its two readers answer. */
async function aRequest() {
  const client = await server.signIn(aStudent())
  const requestId = randomUUID()
  const { requestNumber } = await client.call(sendGeneralFeedback, {
    body: { clientRequestId: requestId, type: 'broken', text: `Broken ${requestId}` },
  })
  const about = () => smtp.deliveredTo(support).find(({ source }) => textOf(source).includes(requestId))
  await expect.poll(about, patience).toBeDefined()
  const forSupport = addressIn(about()!)
  const forStudent = server.lumi.features.requests.replyAddress.of(
    'student',
    requestNumber,
    server.lumi.platform.clock.now(),
  )!
  return { client, requestId, requestNumber, forSupport, forStudent }
}
const threadOf = (client: SignedInClient, requestId: string) => client.call(getRequest, { query: { requestId } })
const written = async (client: SignedInClient, requestId: string) =>
  (await threadOf(client, requestId)).messages
    .filter(({ author }) => author !== 'automatic')
    .map(({ author, text }) => [author, text])

describe('a mail about a request is answered by mail', () => {
  test('support answers, the student gets it and answers back; each address writes for its reader only', async () => {
    const { client, requestId, forSupport } = await aRequest()
    const said = 'It is mended.\r\n\r\nOn Mon, Nov 23, 2026 at 5:00 PM Lumi <lumi@x> wrote:\r\n'
    const quoted = '> === Write your answer above this line ===\r\n>\r\n> Request'
    expect(await inbound(message(forSupport, said + quoted))).toBe(1)
    expect(await written(client, requestId)).toEqual([['support', 'It is mended.']])
    const mails = () => smtp.deliveredTo(client.student.email).filter(({ source }) => source.includes('support-answer'))
    await expect.poll(() => mails().length, patience).toBe(1)
    const back = addressIn(mails()[0]!)
    expect(back).not.toBe(forSupport)
    expect(back.slice(0, back.indexOf('@')).length).toBeLessThanOrEqual(64)
    // Mail programs may write an address in capitals.
    expect(await inbound(message(back.toUpperCase(), 'Thank you\r\n/close'))).toBe(1)
    expect(await written(client, requestId)).toEqual([
      ['support', 'It is mended.'],
      ['student', 'Thank you'],
    ])
    expect((await threadOf(client, requestId)).request.status).toBe('open')
  })

  test('a line with nothing but /close closes it, with or without an answer', async () => {
    const { client, requestId, forSupport } = await aRequest()
    expect(await inbound(message(forSupport, 'Done.\r\n/close\r\n'))).toBe(1)
    expect((await threadOf(client, requestId)).request.status).toBe('closed')
    expect(await inbound(message(forSupport, 'One more thing'))).toBe(1)
    expect(await inbound(message(forSupport, '/close'))).toBe(1)
    expect((await threadOf(client, requestId)).request.status).toBe('closed')
    expect(await written(client, requestId)).toHaveLength(2)
  })

  test('the same mail handed over twice is one answer', async () => {
    const { client, requestId, forSupport } = await aRequest()
    const mail = message(forSupport, 'Once')
    await inbound(mail)
    await inbound(mail)
    expect(await written(client, requestId)).toEqual([['support', 'Once']])
  })

  test.each<[service: string, send: (to: string) => Promise<number>]>([
    ['our own form', (to) => inbound({ to, text: 'Hello', messageId: '1@x' })],
    ['Postmark', (To) => inbound({ To, TextBody: 'Hello', MessageID: '1', Headers: [{ Name: 'X', Value: 'y' }] })],
    [
      'Mailgun',
      (recipient) =>
        inbound(new URLSearchParams({ recipient, 'body-plain': 'Hello', 'Message-Id': '<1@x>' }).toString(), {
          'content-type': 'application/x-www-form-urlencoded',
        }),
    ],
    [
      'Mailgun, the mail itself',
      (recipient) =>
        inbound(new URLSearchParams({ recipient, 'body-mime': message('x@y.example', 'Hello') }).toString(), {
          'content-type': 'application/x-www-form-urlencoded',
        }),
    ],
    ['SendGrid', (to) => sendGrid({ to: `Lumi <${to}>`, text: 'Hello', headers: 'Message-ID: <1@x>\r\nX: y' })],
    [
      'SendGrid, known by its envelope only',
      (to) =>
        sendGrid({ to: 'x@y.example', envelope: JSON.stringify({ to: [to], from: 'a@b.example' }), html: '<p>Hello' }),
    ],
    ['SendGrid, the mail itself', (to) => sendGrid({ to, email: message('x@y.example', 'Hello') })],
    ['Amazon SES', (to) => ses(to, message('x@y.example', 'Hello'), 'UTF8')],
    ['Amazon SES, as base64', (to) => ses(to, message('x@y.example', 'Hello'), 'BASE64')],
  ])('as %s hands it over', async (_service, send) => {
    const { client, requestId, forSupport } = await aRequest()
    expect(await send(forSupport)).toBe(1)
    expect(await written(client, requestId)).toEqual([['support', 'Hello']])
  })

  test('SendGrid leaves the text in the charset of the mail, with a picture beside it, and posts it again', async () => {
    const { client, requestId, forSupport } = await aRequest()
    const again = () =>
      sendGrid({
        to: forSupport,
        headers: 'Message-ID: <same@x>',
        charsets: JSON.stringify({ to: 'UTF-8', text: 'koi8-r' }),
        text: new Blob([Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4])]),
        attachment1: new File([Buffer.alloc(4000, 'A')], 'page.jpg', { type: 'image/jpeg' }),
      })
    expect([await again(), await again()]).toEqual([1, 1])
    expect(await written(client, requestId)).toEqual([['support', 'Привет']])
  })

  test('Amazon asks first whether it may post here: the operator finds the address in the log', async () => {
    const SubscribeURL = `https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=${randomUUID()}`
    expect(await sns({ Type: 'SubscriptionConfirmation', SubscribeURL, Message: 'You have chosen' })).toBe(0)
    expect(server.logText()).toContain(SubscribeURL)
  })

  test('base64 in another alphabet, in two parts, with a picture beside it', async () => {
    const { client, requestId, forSupport } = await aRequest()
    const body = [
      '--a',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=koi8-r',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]).toString('base64'),
      '--b--',
      '--a',
      'Content-Type: image/jpeg',
      'Content-Transfer-Encoding: base64',
      '',
      'A'.repeat(4000),
      '--a--',
    ].join('\r\n')
    expect(await inbound(message(forSupport, body, ['Content-Type: multipart/mixed; boundary=a']))).toBe(1)
    expect(await written(client, requestId)).toEqual([['support', 'Привет']])
  })
})

describe('what is not used', () => {
  test.each<[what: string, send: (to: string) => Promise<number>]>([
    [
      'a changed signature',
      (to) =>
        inbound(
          message(
            to.replace(/.(?=@)/, (sign) => (sign === 'a' ? 'b' : 'a')),
            'Hi',
          ),
        ),
    ],
    [
      'another request',
      (to) =>
        inbound(
          message(
            to.replace(/s(\d+)/, (_, number) => `s${Number(number) - 1}`),
            'Hi',
          ),
        ),
    ],
    ['the other reader', (to) => inbound(message(to.replace('+s', '+p'), 'Hi'))],
    ['a later day', (to) => inbound(message(to.replace(/-[0-9a-z]+-/, '-zzzz-'), 'Hi'))],
    ['no signature', () => inbound(message('answers@lumi.example', 'Hi'))],
    ['an absence note', (to) => inbound(message(to, 'I am away', ['Auto-Submitted: auto-replied']))],
    [
      'an absence note by SendGrid',
      (to) => sendGrid({ to, text: 'I am away', headers: 'Auto-Submitted: auto-replied' }),
    ],
    [
      'an absence note by Amazon SES',
      (to) => ses(to, message(to, 'I am away', ['Auto-Submitted: auto-replied']), 'UTF8'),
    ],
    [
      'a mail that Amazon SES keeps elsewhere',
      (to) => sns({ Message: JSON.stringify({ receipt: { recipients: [to] } }) }),
    ],
    [
      'a form without an end',
      (to) =>
        inbound(`--a\r\nContent-Disposition: form-data; name="to"\r\n\r\n${to}`, {
          'content-type': 'multipart/form-data; boundary=a',
        }),
    ],
    ['a form without its boundary', (to) => inbound(to, { 'content-type': 'multipart/form-data' })],
    ['a list', (to) => inbound(message(to, 'News', ['Precedence: bulk']))],
    ['an empty one', (to) => inbound(message(to, '> === Write your answer above this line ==='))],
    ['no mail', () => inbound('\u0000\u0001')],
    ['no form', () => inbound([])],
    ['parts in parts', (to) => inbound(message(to, nested(200), ['Content-Type: multipart/mixed; boundary=b0']))],
  ])('%s', async (_what, send) => {
    const { client, requestId, forSupport } = await aRequest()
    expect(await send(forSupport)).toBe(0)
    expect(await written(client, requestId)).toEqual([])
  })

  const nested = (depth: number) =>
    Array.from(
      { length: depth },
      (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
    ).join('')

  test('an address that is too old', async () => {
    const { requestNumber } = await aRequest()
    const { replyAddress } = server.lumi.features.requests
    const now = server.lumi.platform.clock.now()
    const address = replyAddress.of('support', requestNumber, now)!
    const after = (days: number) => new Date(now.getTime() + days * 86_400_000)
    expect(replyAddress.read(address, after(SUPPORT.replyAddressDays))).toEqual({ author: 'support', requestNumber })
    expect(replyAddress.read(address, after(SUPPORT.replyAddressDays + 1.01))).toBeUndefined()
  })

  test('without the key, and more than a mail holds', async () => {
    const { client, requestId, forSupport } = await aRequest()
    expect(await inbound(message(forSupport, 'Hi'), { authorization: 'Bearer another' })).toBe(401)
    expect(await inbound(message(forSupport, 'A'.repeat(30 * 1024 * 1024)))).toBe(413)
    expect(await written(client, requestId)).toEqual([])
  })

  test('a page that is a bomb becomes its few words', async () => {
    const { client, requestId, forSupport } = await aRequest()
    const bomb = `<style>${'a{b:c}'.repeat(10_000)}</style><p>Hello</p>${'<div><table><tr>'.repeat(30_000)}<img src=x onerror=alert(1)>&amp;lt;`
    expect(await inbound(message(forSupport, bomb, ['Content-Type: text/html']))).toBe(1)
    expect(await written(client, requestId)).toEqual([['support', 'Hello\n\n&lt;']])
  })
})

test.each([
  ['One\n\nTwo', 'One\n\nTwo'],
  ['Yes\n> quoted\n> more\n', 'Yes'],
  ['Yes\n-- \nAnn, Support', 'Yes'],
  ['Да\n\nпн, 23 нояб. 2026 г. в 17:00, Луми <lumi@x>:\n\n> === Напиши ответ над этой строкой ===\n> …', 'Да'],
  [
    'Sure\n\nOn Mon, Nov 23, 2026 at 5:00 PM Lumi\n<lumi@lumi.example> wrote:\n\n=== Write your answer above this line ===',
    'Sure',
  ],
  ['Try this:\n\n=== Write your answer above this line ===', 'Try this:'],
])('%j says %j', (mail, said) => {
  expect(answerIn(mail).text).toBe(said)
})

test('a page is read in one pass, whatever is not closed in it', () => {
  expect(plainTextOf('<p>One</p><!-- <b> --><p>Two<script>x<y</script> &amp; three</p><a href="')).toBe(
    '\nOne\n\nTwo & three\n',
  )
})

// One database is enough: what is tried here is SMTP.
import { getCurrentUserInfo, registerWithEmail } from '@lumi/contracts/auth'
import { confirmEmailRegistration, requestUserPasswordChangeByEmail } from '@lumi/contracts/auth-links'
import { getAvailableAgreements } from '@lumi/contracts/reference'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { passwordRequestMail } from '../features/auth/auth.mails.ts'
import { aStudent } from '../testing/a-student.ts'
import { type MailServer, startMailServer, textOf } from '../testing/mail-server.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { mails } from './mail.tables.ts'

let smtp: MailServer
let server: TestServer

beforeAll(async () => {
  smtp = await startMailServer()
  server = await startTestServer(smtp.settings)
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

const orderMail = async () => {
  const student = await server.given(aStudent())
  await server.guest().call(requestUserPasswordChangeByEmail, { body: { email: student.email } })
  return student
}
const deliveredTo = (email: string) => smtp.deliveredTo(email)

test('a mail leaves by SMTP with a text and an HTML part, once, and its secret link is forgotten', async () => {
  const { email } = await orderMail()
  await vi.waitFor(() => expect(deliveredTo(email)).toHaveLength(1), { timeout: 20_000 })
  const { source } = deliveredTo(email)[0]!
  expect(source).toContain('Subject: Set a new password for Lumi')
  expect(source).toContain('Content-Type: text/plain')
  expect(source).toContain('Content-Type: text/html')
  expect(source).toContain('Auto-Submitted: auto-generated')
  // Of its kind, for mailboxes that sort and logs that count.
  expect(source).toMatch(/^Message-ID:\s+<password-request\.[0-9a-f-]{36}@localhost>/m)
  expect(source).toMatch(/^List-ID:\s+<password-request\.localhost>/m)
  await vi.waitFor(async () => {
    const [row] = await server.lumi.platform.db.select().from(mails).where(eq(mails.recipient, email))
    expect(row).toMatchObject({ text: null, html: null, sentAt: expect.any(Date), attempts: 1 })
  })
  expect(await server.mails()).toEqual([])
})

test('a mail server that refuses for now gets the mail again, and once', async () => {
  smtp.refuseNext(1)
  const { email } = await orderMail()
  await vi.waitFor(() => expect(deliveredTo(email)).toHaveLength(1), { timeout: 25_000 })
  await vi.waitFor(async () => {
    const [row] = await server.lumi.platform.db.select().from(mails).where(eq(mails.recipient, email))
    expect(row).toMatchObject({ sentAt: expect.any(Date), attempts: 2 })
  })
  expect(deliveredTo(email)).toHaveLength(1)
  expect(server.logText()).toContain('A job failed and will be tried again')
})

test.each([
  ['1', 'Confirm your email for Lumi', 'Lumi'],
  ['2', 'Подтверди почту для Луми', 'Луми'],
])('the whole sign-up over a real mail server, in language %s [A02][S10]', async (languageId, subject, brand) => {
  const email = `smtp-${languageId}@example.org`
  const headers = { 'language-id': languageId }
  const client = server.guest()
  const acceptedAgreements = await client.call(getAvailableAgreements, { headers })
  const password = 'Quiet-Harbour-7'
  await client.call(registerWithEmail, { body: { email, password, acceptedAgreements }, headers })
  await vi.waitFor(() => expect(deliveredTo(email)).toHaveLength(1), { timeout: 20_000 })
  const { source } = deliveredTo(email)[0]!
  const header = (name: string) =>
    new RegExp(`^${name}: ((?:.|\\r\\n[ \\t])*)`, 'm')
      .exec(source)![1]!
      .replaceAll(/\r\n[ \t]/g, '')
      .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, base64: string) => Buffer.from(base64, 'base64').toString('utf8'))
      .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, quoted: string) => {
        const bytes = quoted
          .replaceAll('_', ' ')
          .replaceAll(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
        return Buffer.from(bytes, 'latin1').toString('utf8')
      })
  expect(header('Subject').trim()).toBe(subject)
  expect(header('From').trim()).toBe(`${brand} <lumi@localhost>`)
  const { searchParams } = new URL(/https?:\/\/\S+registrationConfirmation\?\S+/.exec(textOf(source))![0])
  const body = { confirmationId: searchParams.get('ci')!, secret: searchParams.get('ecs')! }
  await expect(client.call(confirmEmailRegistration, { body })).resolves.toMatchObject({
    outcome: 'verified',
    signedIn: true,
  })
  await expect(client.call(getCurrentUserInfo)).resolves.toMatchObject({ email })
})

test('a mail is the product at a glance: brand, button, plain address, footer, a line for the mailbox, nothing from outside', () => {
  const link = { requestId: 'a', token: 'b"><script>alert(1)</script>' }
  for (const language of ['en', 'ru'] as const) {
    const { html, text } = passwordRequestMail(language, 'https://lumi.example', link)
    expect(html).toContain(language === 'en' ? '>Lumi</td>' : '>Луми</td>')
    expect(language === 'ru' && html.replaceAll(/<a [^>]*>|https?:\S+/g, '').includes('Lumi')).toBe(false)
    expect(html.match(/href="https:\/\/lumi\.example\/passwordChange/g)).toHaveLength(2)
    expect(html).toContain('https://lumi.example/legal')
    expect(html).toContain('display:none')
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).not.toMatch(/<img|<script|url\(|@import|src=/)
    expect(text).toContain('https://lumi.example/passwordChange?')
    expect(text).toContain('https://lumi.example/legal')
  }
})

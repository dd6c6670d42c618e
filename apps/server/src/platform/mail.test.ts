import type { AddressInfo } from 'node:net'
import { requestUserPasswordChangeByEmail } from '@lumi/contracts/auth'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aStudent } from '../testing/a-student.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { mails } from './mail.tables.ts'

interface Delivered {
  recipients: string[]
  source: string
}

let smtp: SMTPServer
let server: TestServer
const delivered: Delivered[] = []
let refusals = 0

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1
          return done(Object.assign(new Error('Try later'), { responseCode: 451 }))
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        delivered.push({ recipients, source: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  server = await startTestServer({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_TLS: 'none' })
})
afterAll(async () => {
  await server.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

const orderMail = async () => {
  const student = await server.given(aStudent())
  await server.guest().call(requestUserPasswordChangeByEmail, { body: { email: student.email } })
  return student
}
const deliveredTo = (email: string) => delivered.filter(({ recipients }) => recipients.includes(email))

test('a mail leaves by SMTP with a text and an HTML part, once, and its secret link is forgotten', async () => {
  const { email } = await orderMail()
  await vi.waitFor(() => expect(deliveredTo(email)).toHaveLength(1), { timeout: 20_000 })
  const { source } = deliveredTo(email)[0]!
  expect(source).toContain('Subject: Set a new password for Lumi')
  expect(source).toContain('Content-Type: text/plain')
  expect(source).toContain('Content-Type: text/html')
  expect(source).toContain('Auto-Submitted: auto-generated')
  await vi.waitFor(async () => {
    const [row] = await server.lumi.platform.db.select().from(mails).where(eq(mails.recipient, email))
    expect(row).toMatchObject({ text: null, html: null, sentAt: expect.any(Date), attempts: 1 })
  })
  expect(await server.mails()).toEqual([])
})

test('a mail server that refuses for now gets the mail again, and once', async () => {
  refusals = 1
  const { email } = await orderMail()
  await vi.waitFor(() => expect(deliveredTo(email)).toHaveLength(1), { timeout: 25_000 })
  await vi.waitFor(async () => {
    const [row] = await server.lumi.platform.db.select().from(mails).where(eq(mails.recipient, email))
    expect(row).toMatchObject({ sentAt: expect.any(Date), attempts: 2 })
  })
  expect(deliveredTo(email)).toHaveLength(1)
  expect(server.logText()).toContain('A job failed and will be tried again')
})

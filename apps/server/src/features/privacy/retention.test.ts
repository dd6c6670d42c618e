import { randomUUID } from 'node:crypto'
import { deleteMessage, getChatMessagesList, sendMessage } from '@lumi/contracts/chat'
import { RETENTION } from '@lumi/contracts/product-rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../../platform/audit.tables.ts'
import { mails } from '../../platform/mail.tables.ts'
import { openDevice } from '../../testing/a-device.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { messages, modelCalls, usageEntries, usagePeriods } from '../chat/chat.tables.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const hook = async (name: string, body: Record<string, unknown> = {}) =>
  server.lumi.platform.testHooks.find(name)!(body)

async function later(ms: number) {
  server.lumi.platform.clock.advance(ms)
  await hook('clean-up')
}

async function exchange(student: SignedInClient, text: string) {
  await hook('set-next-reply', { studentId: student.student.id, text: 'A short reply.', delayMs: 1 })
  const device = await openDevice(server.url, student)
  const sent = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text } })
  await device.untilEnded(sent.reply.messageId)
  device.close()
  return sent
}

test('the text of a deleted message is gone after a day [SR19]', async () => {
  const { db } = server.lumi.platform
  const student = await server.signIn()
  const { message } = await exchange(student, 'I did not want to say this')
  await student.call(deleteMessage, { body: { messageId: message.messageId } })
  const stored = async () =>
    (await db.select({ text: messages.text }).from(messages).where(eq(messages.messageId, message.messageId)))[0]?.text
  await later((RETENTION.deletedMessageHours - 1) * hourMs)
  expect(await stored()).toBe('I did not want to say this')
  await later(2 * hourMs)
  expect(await stored()).toBe('')
})

test('a chat goes 24 months after its last message, and not before [SR19]', async () => {
  const { db } = server.lumi.platform
  const student = await server.signIn()
  const { id } = student.student
  await exchange(student, 'the first of all')
  const { clock } = server.lumi.platform
  await db.insert(modelCalls).values({
    callId: randomUUID(),
    studentId: id,
    at: clock.now(),
    inputTokens: 10,
    cachedTokens: 4,
    outputTokens: 3,
    cost: 0.01,
  })
  await later(23 * 30 * dayMs)
  await exchange(await server.signIn(student.student), 'still here')
  // More than 24 months after the first message, less after the last.
  await later(3 * 30 * dayMs)
  const again = await server.signIn(student.student)
  expect((await again.call(getChatMessagesList, { query: {} })).messages).toHaveLength(4)
  await later(24 * 31 * dayMs)
  const counts = await Promise.all([
    db.select().from(messages).where(eq(messages.studentId, id)),
    db.select().from(usageEntries).where(eq(usageEntries.studentId, id)),
    db.select().from(usagePeriods).where(eq(usagePeriods.studentId, id)),
    db.select().from(modelCalls).where(eq(modelCalls.studentId, id)),
  ])
  expect(counts.map(({ length }) => length)).toEqual([0, 0, 0, 0])
  // The account stays, and a new chat can begin.
  await exchange(await server.signIn(student.student), 'back after years')
})

test('mails go after 30 days, sent or not, and the audit after a year [SR19]', async () => {
  const { db, clock } = server.lumi.platform
  const { student } = await server.signIn()
  await db.insert(mails).values({ createdAt: clock.now(), recipient: student.email, language: 'en', subject: 'Old' })
  await db.insert(audit).values({ at: clock.now(), studentId: student.id, action: 'sign-in', result: 'done' })
  const count = async () => [
    (await db.select().from(mails).where(eq(mails.recipient, student.email))).length,
    (await db.select().from(audit).where(eq(audit.studentId, student.id))).length,
  ]
  await later((RETENTION.mailDays - 1) * dayMs)
  expect(await count()).toEqual([1, 1])
  await later(2 * dayMs)
  expect(await count()).toEqual([0, 1])
  await later((RETENTION.auditDays - RETENTION.mailDays) * dayMs)
  expect(await count()).toEqual([0, 0])
})

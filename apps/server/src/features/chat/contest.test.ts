// One database is enough: the rules of the tutor decide, nothing is stored differently.
import { randomUUID } from 'node:crypto'
import { getChatStatus, type Message, sendMessage } from '@lumi/contracts/chat'
import type { TutorState } from '@lumi/tutor'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Device, openDevice } from '../../testing/a-device.ts'
import { patiently } from '../../testing/patience.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { learnerEvents } from '../learning/learning.tables.ts'
import { conversations, messages, usageEntries, usagePeriods } from './chat.tables.ts'
import { listSetAside } from './contests.store.ts'

// Warm-up: the first turn in each alphabet, and the first with an engine, take seconds on a busy machine.
vi.setConfig({ testTimeout: patiently(120_000) })

let server: TestServer
const devices: Device[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  for (const device of devices) device.close()
  await server.close()
})

async function talk() {
  const student = await server.signIn()
  const phone = await openDevice(server.url, student)
  devices.push(phone)
  const say = async (text: string): Promise<Message> => {
    const { reply } = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text } })
    return phone.untilEnded(reply.messageId)
  }
  return { student, phone, say, id: student.student.id }
}

const left = async (student: SignedInClient) => (await student.call(getChatStatus)).usage.messagesLeft

const contests = async (outcome: string) =>
  (await server.lumi.platform.metrics.contests.get()).values.find(({ labels }) => labels.outcome === outcome)?.value ??
  0

/** As if the core had made a mistake: the right answer was called wrong, and the verdict was charged. */
async function makeTheVerdictWrong(studentId: string, replyId: string) {
  const { db } = server.lumi.platform
  await db
    .update(messages)
    .set({ content: sql`jsonb_set(${messages.content}, '{verdict}', '"incorrect"')` })
    .where(eq(messages.messageId, replyId))
  const settled = and(eq(usageEntries.messageId, replyId), eq(usageEntries.kind, 'refunded'))
  const refunded = await db.update(usageEntries).set({ kind: 'charged', units: 0 }).where(settled).returning()
  expect(refunded).toHaveLength(1)
  await db
    .update(usagePeriods)
    .set({ used: sql`${usagePeriods.used} + 1` })
    .where(eq(usagePeriods.studentId, studentId))
  const [conversation] = await db.select().from(conversations).where(eq(conversations.studentId, studentId))
  const { problem, ...state } = conversation!.tutorState as TutorState
  const tutorState: TutorState = { ...state, problem: { ...problem!, solved: false, verdict: 'incorrect', wrongs: 1 } }
  await db.update(conversations).set({ tutorState }).where(eq(conversations.studentId, studentId))
}

test.each([
  ['my answer is right', 'solve 7x - 4 = 3x + 12', /sorry|apologi/i],
  ['мой ответ верный', 'реши 7x - 4 = 3x + 12', /прости/i],
])(
  '"%s": a verdict that was wrong is put right, with the unit, the learner and a note for the operator',
  async (words, task, apology) => {
    const { student, say, phone, id } = await talk()
    await say(task)
    const verdict = await say('x = 4')
    expect(verdict).toMatchObject({ state: 'done', content: { verdict: 'correct' } })
    await makeTheVerdictWrong(id, verdict.messageId)
    const before = { left: await left(student), upheld: await contests('upheld') }

    const reply = await say(words)
    expect(reply.text).toMatch(apology)
    expect(reply.content).toMatchObject({ verdict: 'correct', badge: 'checked', contest: { upheld: true } })
    expect(reply.content?.problem?.solved).toBe(true)

    // The contest is free, the wrong verdict's unit is given back, and the device is told.
    expect(await left(student)).toBe(before.left + 1)
    expect(phone.usage?.messagesLeft).toBe(before.left + 1)
    const { db } = server.lumi.platform
    const entries = await db.select().from(usageEntries).where(eq(usageEntries.messageId, verdict.messageId))
    expect(entries.map(({ kind, units }) => [kind, units]).sort()).toEqual([
      ['refunded', 1],
      ['reserved', -1],
    ])
    const told = await db.select().from(learnerEvents).where(eq(learnerEvents.studentId, id))
    expect(told.map(({ kind }) => kind)).toContain('upheld')
    expect(await contests('upheld')).toBe(before.upheld + 1)
    const [noted] = await listSetAside(db, 1)
    expect(noted).toMatchObject({ task: 'equation|7 * x - 4|3 * x + 12', line: 'equation|x|4' })

    // Contesting again gives nothing back a second time.
    await say(words)
    expect(await left(student)).toBe(before.left + 1)
  },
)

test.each([
  ['you are wrong', 'solve 7x - 4 = 3x + 12', '31'],
  ['мой ответ верный', 'реши 7x - 4 = 3x + 12', '31'],
])('"%s": a verdict that was right stands, kindly and with numbers', async (words, task, number) => {
  const { student, say, id } = await talk()
  await say(task)
  expect((await say('x = 5')).content?.verdict).toBe('incorrect')
  const before = { left: await left(student), kept: await contests('kept') }
  const reply = await say(words)
  expect(reply.content).toMatchObject({ verdict: 'incorrect', contest: { upheld: false } })
  expect(reply.text).toContain(number)
  expect(await left(student)).toBe(before.left)
  expect(await contests('kept')).toBe(before.kept + 1)
  const { db } = server.lumi.platform
  const told = await db
    .select()
    .from(learnerEvents)
    .where(eq(learnerEvents.studentId, id))
    .orderBy(desc(learnerEvents.kind))
  expect(told.map(({ kind }) => kind)).not.toContain('upheld')
})

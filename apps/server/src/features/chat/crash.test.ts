import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Message, sendMessage } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLumi, type Lumi } from '../../app.ts'
import { readEnv } from '../../platform/env.ts'
import { createLog } from '../../platform/log.ts'
import { openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { type FakeModelServer, startFakeModelServer } from '../../testing/fake-model-server.ts'
import { listAllMessages } from '../../testing/list-all-messages.ts'
import { patiently, startTook } from '../../testing/patience.ts'
import { prepareDataFolder } from '../../testing/pglite-template.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import { killServerProcesses, type ServerProcess, startServerProcess } from '../../testing/start-process.ts'
import { createTestDatabase } from '../../testing/start-test-server.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'
import { createStudent } from '../auth/auth.store.ts'
import { replyOrders, usageEntries, usagePeriods } from './chat.tables.ts'

const isLong = process.env.LUMI_LONG === '1'
const rounds = isLong ? 200 : 25
/** A round is mostly the start of a server, so a busy machine does as many as fit into the time, but at least these. */
const leastRounds = isLong ? 200 : 6
const roundsWithinMs = 15_000
const writers = 20

let settings: Record<string, string>
let database: { url: string; drop(): Promise<void> }
let dataDir: string
let fake: FakeModelServer

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lumi-crash-'))
  database = await createTestDatabase()
  await prepareDataFolder(dataDir)
  fake = await startFakeModelServer()
  settings = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
    DEMO_STUDENT: 'off',
    LIMIT_SEND: '1000000',
    LIMIT_HUB_EVENTS: '1000000',
    BUSY_AFTER_MS: '600000',
    // The embedded database in its folder: one in memory would forget what this test is about.
    ...(database.url.startsWith('memory:') ? {} : { DATABASE_URL: database.url }),
  }
})
afterAll(async () => {
  // Stop what a failed test has left running.
  killServerProcesses()
  await fake.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** The server in this process, on the same data, without listening. */
async function withLumi<T>(work: (lumi: Lumi) => Promise<T>): Promise<T> {
  const lumi = await createLumi(readEnv(settings), createLog('silent', { write: () => {} }))
  try {
    return await work(lumi)
  } finally {
    await lumi.close()
  }
}

/** Signed-in students with more messages than a test can send. */
function givenStudents(count: number): Promise<{ id: string; cookies: TestClient['cookies'] }[]> {
  return withLumi(async ({ platform: { db, clock }, features: { sessions } }) => {
    const given = []
    for (let n = 0; n < count; n++) {
      const { id, email, birthDate } = aStudent()
      const now = clock.now()
      await createStudent(db, {
        id,
        email,
        emailConfirmedAt: now,
        languageId: 1,
        countryId: 1,
        timeZone: 'UTC',
        birthDate,
        createdAt: now,
      })
      const endsAt = new Date(now.getTime() + 86_400_000)
      await db.insert(usagePeriods).values({ studentId: id, number: 1, startsAt: now, endsAt, allowance: 1_000_000 })
      given.push({ id, cookies: await signedIn(db, sessions, id) })
    }
    return given
  })
}

async function signedIn(
  db: Lumi['platform']['db'],
  sessions: Lumi['features']['sessions'],
  id: string,
): Promise<TestClient['cookies']> {
  const { tokens } = await db.transaction((tx) => sessions.start(tx, id, {}))
  return new Map(sessions.cookiesFor(tokens).map(({ name, value, path }) => [name, { value, path }]))
}

/** The long size takes longer than an access token is good for. */
const signInEveryMs = 5 * 60_000

/** To be called while no server runs. */
const signInAgain = (students: { id: string; cookies: TestClient['cookies'] }[]): Promise<void> =>
  withLumi(async ({ platform: { db }, features: { sessions } }) => {
    for (const student of students) student.cookies = await signedIn(db, sessions, student.id)
  })

async function startServer(extra: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ ...settings, ...extra })
  startTook(server.startMs)
  return server
}

function clientOf(url: string, { cookies }: { cookies: TestClient['cookies'] }): TestClient {
  const client = createTestClient(url)
  for (const [name, cookie] of cookies) client.cookies.set(name, cookie)
  return client
}

const isOver = ({ state }: Message) => state !== 'pending' && state !== 'streaming'

test(`${writers} writers, the process killed up to ${rounds} times: what was acknowledged is stored, once [SR01] [SR02]`, {
  timeout: patiently(rounds * 20_000 + 60_000),
}, async () => {
  const random = seededRandom(20261120)
  const given = await givenStudents(writers)
  /** Client id to text, per writer, of everything that was answered with 2xx. */
  const acknowledged = given.map(() => new Map<string, { text: string; messageId: string; replyId: string }>())
  /** Sent, but the answer was lost: sent again after the restart, as the app does. */
  const unsure = given.map(() => new Map<string, string>())

  const answered = () => acknowledged.reduce((sum, { size }) => sum + size, 0)

  let onAnswer: () => void = () => {}

  const startedAt = performance.now()
  let signedInAt = startedAt
  let round = 0
  for (; round < rounds && (round < leastRounds || performance.now() - startedAt < roundsWithinMs); round++) {
    if (performance.now() - signedInAt > signInEveryMs) {
      await signInAgain(given)
      signedInAt = performance.now()
    }
    const server = await startServer()
    let isDead = false
    const writing = given.map(async (student, index) => {
      const client = clientOf(server.url, student)
      const send = async (clientMessageId: string, text: string) => {
        unsure[index]!.set(clientMessageId, text)
        try {
          const { message, reply } = await client.call(sendMessage, { body: { clientMessageId, text } })
          acknowledged[index]!.set(clientMessageId, { text, messageId: message.messageId, replyId: reply.messageId })
          unsure[index]!.delete(clientMessageId)
          onAnswer()
        } catch (error) {
          // Expected: a lost connection, and a database without a free connection (those of a killed process stay open for a
          // while). Nothing was acknowledged then. Any other refusal is a fault.
          const isResting = error instanceof AppError && error.code === 'unavailable'
          if (isResting) await delay(100)
          else if (error instanceof AppError || !isDead) throw error
        }
      }
      for (const [clientMessageId, text] of [...unsure[index]!]) if (!isDead) await send(clientMessageId, text)
      for (let n = 0; !isDead; n++) await send(randomUUID(), `writer ${index}, round ${round}, message ${n}`)
    })
    // By count, not by time, so that a slow machine does as much work; then at a random moment.
    const enough = answered() + 10 + random() * 90
    const isEnough = new Promise<void>((resolve) => {
      onAnswer = () => {
        if (answered() >= enough) resolve()
      }
    })
    // Writers end before their server only when they were refused, which fails the test at once.
    await Promise.race([isEnough, Promise.all(writing)])
    await delay(random() * 30)
    isDead = true
    await server.kill('SIGKILL')
    await Promise.all(writing)
  }

  const server = await startServer()
  try {
    for (const [index, student] of given.entries()) {
      const client = clientOf(server.url, student)
      for (const [clientMessageId, text] of unsure[index]!) {
        await client.call(sendMessage, { body: { clientMessageId, text } })
      }
      const stored = await listAllMessages(client)
      const byClientId = Map.groupBy(stored, ({ clientMessageId }) => clientMessageId)
      for (const [clientMessageId, { text, messageId, replyId }] of acknowledged[index]!) {
        const found = byClientId.get(clientMessageId)
        expect(found).toHaveLength(1)
        expect(found![0]).toMatchObject({ text, messageId })
        expect(stored.find((message) => message.messageId === replyId)).toMatchObject({ replyTo: messageId })
      }
      for (const [clientMessageId] of unsure[index]!) expect(byClientId.get(clientMessageId)).toHaveLength(1)
      expect(new Set(stored.map(({ position }) => position)).size).toBe(stored.length)
    }
    // SR05: no reply hangs, however many were cut off. After many rounds hundreds are owed, so the limit is between two ends:
    // within 45 s another one has ended.
    const client = clientOf(server.url, given[0]!)
    let owed = Number.POSITIVE_INFINITY
    let endedAt = performance.now()
    for (;;) {
      const left = (await listAllMessages(client)).filter((message) => !isOver(message)).length
      if (left === 0) break
      if (left < owed) endedAt = performance.now()
      owed = left
      expect(performance.now() - endedAt).toBeLessThan(patiently(45_000))
      await delay(500)
    }
  } finally {
    await server.kill('SIGTERM')
  }
  await withLumi(async ({ platform: { db } }) => {
    for (const { id } of given) {
      const entries = await db.select().from(usageEntries).where(eq(usageEntries.studentId, id))
      const [period] = await db.select().from(usagePeriods).where(eq(usagePeriods.studentId, id))
      expect(entries.reduce((sum, entry) => sum - entry.units, 0)).toBe(period!.used)
      const reserved = entries.filter(({ kind }) => kind === 'reserved')
      expect(new Set(reserved.map(({ messageId }) => messageId)).size).toBe(reserved.length)
    }
  })
  expect(answered()).toBeGreaterThan(round * 10)
})

test('a reply of the built-in tutor that was cut off by the death of its process goes on and keeps what was shown [SR03] [SR05]', {
  timeout: patiently(180_000),
}, async () => {
  const [student] = await givenStudents(1)
  const first = await startServer()
  const before = clientOf(first.url, student!)
  const phone = await openDevice(first.url, before)
  const { reply } = await before.call(sendMessage, {
    body: { clientMessageId: randomUUID(), text: 'solve 3(x - 2) = 2x + 7' },
  })
  const shown = await phone.until(({ messages }) => {
    const message = messages.get(reply.messageId)
    return message && message.text.length > 0 && message
  })
  await first.kill('SIGKILL')
  phone.close()

  const second = await startServer()
  try {
    const after = clientOf(second.url, student!)
    const find = async () => (await listAllMessages(after)).find(({ messageId }) => messageId === reply.messageId)!
    await expect.poll(async () => isOver(await find()), { timeout: patiently(60_000), interval: 200 }).toBe(true)
    const ended = await find()
    expect(ended.state).toBe('done')
    expect(ended.text.startsWith(shown.text)).toBe(true)
    expect(ended.text.length).toBeGreaterThan(shown.text.length)
  } finally {
    await second.kill('SIGTERM')
  }
})

test('a reply of a model that was cut off keeps its text, ends as failed, and its unit is given back [SR05]', {
  timeout: patiently(180_000),
}, async () => {
  const [student] = await givenStudents(1)
  fake.behave({ text: 'word by word '.repeat(40), tokensPerSecond: 40 })
  const model = { LUMI_MODEL: 'openai-compatible', LUMI_MODEL_BASE_URL: fake.url, LUMI_MODEL_NAME: 'fake' }
  const first = await startServer(model)
  const before = clientOf(first.url, student!)
  const { reply } = await before.call(sendMessage, { body: { clientMessageId: randomUUID(), text: 'tell me a lot' } })
  const stored = async (client: TestClient) =>
    (await listAllMessages(client)).find(({ messageId }) => messageId === reply.messageId)!
  await expect.poll(async () => (await stored(before)).text.length, { timeout: patiently(20_000) }).toBeGreaterThan(0)
  const seen = await stored(before)
  await first.kill('SIGKILL')

  const second = await startServer(model)
  try {
    const after = clientOf(second.url, student!)
    await expect.poll(async () => isOver(await stored(after)), { timeout: patiently(60_000), interval: 200 }).toBe(true)
    const ended = await stored(after)
    expect(ended).toMatchObject({ state: 'failed', failure: 'reply_failed' })
    expect(ended.text.startsWith(seen.text)).toBe(true)
  } finally {
    await second.kill('SIGTERM')
  }
  await withLumi(async ({ platform: { db } }) => {
    const [period] = await db.select().from(usagePeriods).where(eq(usagePeriods.studentId, student!.id))
    expect(period!.used).toBe(0)
    expect(await db.select().from(replyOrders).where(eq(replyOrders.studentId, student!.id))).toEqual([])
  })
})

test('SIGTERM in the middle of a long reply: exit 0 within 15 s, and the next start does not leave the reply hanging', {
  timeout: patiently(180_000),
}, async () => {
  const [student] = await givenStudents(1)
  fake.behave({ text: 'word by word '.repeat(400), tokensPerSecond: 20 })
  const model = { LUMI_MODEL: 'openai-compatible', LUMI_MODEL_BASE_URL: fake.url, LUMI_MODEL_NAME: 'fake' }
  const first = await startServer(model)
  const before = clientOf(first.url, student!)
  const phone = await openDevice(first.url, before)
  const { reply } = await before.call(sendMessage, { body: { clientMessageId: randomUUID(), text: 'tell me a lot' } })
  await phone.until(({ messages }) => (messages.get(reply.messageId)?.text.length ?? 0) > 20)
  const startedAt = performance.now()
  await first.kill('SIGTERM')
  expect(performance.now() - startedAt).toBeLessThan(15_000)
  expect(first.child.exitCode).toBe(0)
  const shown = phone.messages.get(reply.messageId)!
  phone.close()

  const second = await startServer(model)
  try {
    const after = clientOf(second.url, student!)
    const stored = async () => (await listAllMessages(after)).find(({ messageId }) => messageId === reply.messageId)!
    await expect.poll(async () => isOver(await stored()), { timeout: patiently(30_000), interval: 200 }).toBe(true)
    // Handed over with everything that was shown, not only with what the last save had stored.
    expect((await stored()).text.length).toBeGreaterThanOrEqual(shown.text.length)
  } finally {
    await second.kill('SIGTERM')
  }
})

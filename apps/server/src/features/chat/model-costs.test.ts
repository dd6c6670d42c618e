import { randomUUID } from 'node:crypto'
import { getChatStatus, retryReply, sendMessage } from '@lumi/contracts/chat'
import { USAGE } from '@lumi/contracts/product-rules'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db.ts'
import { openDevice } from '../../testing/a-device.ts'
import { type FakeModelServer, startFakeModelServer } from '../../testing/fake-model-server.ts'
import { readZip } from '../../testing/read-zip.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { upload } from '../../testing/upload-picture.ts'
import { exportModelCosts } from './chat-privacy.ts'
import { createModelCosts } from './model-costs.ts'

const dayMs = 86_400_000
/** The fake tells ten tokens for a request, four of them from its cache; at a price of one for each that is new: */
const callCost = 6
const question = 'Which terms hold the unknown?'
const usedUp = /^\*The time with the online tutor is used up for today/

let fake: FakeModelServer
const startServer = (more: Record<string, string> = {}) =>
  startTestServer({
    LUMI_MODEL: 'openai-compatible',
    LUMI_MODEL_BASE_URL: fake.url,
    LUMI_MODEL_NAME: 'fake',
    LUMI_MODEL_PRICES: '1000000,0,0',
    LUMI_MODEL_REST_MS: '1',
    ...more,
  })
let server: TestServer
beforeAll(async () => {
  fake = await startFakeModelServer({})
  server = await startServer()
})
afterAll(async () => {
  await server.close()
  await fake.close()
})

const speaks = (more: Parameters<FakeModelServer['behave']>[0] = {}) =>
  fake.behave({ text: question, tokensPerSecond: 2000, ...more })

/** Sends a message and returns its ended reply. */
async function ask(on: TestServer, student: SignedInClient, text: string, attachmentIds: string[] = []) {
  const device = await openDevice(on.url, student)
  const { reply } = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text, attachmentIds } })
  const ended = await device.untilEnded(reply.messageId)
  device.close()
  return ended
}

const left = async (student: SignedInClient) => (await student.call(getChatStatus)).usage.messagesLeft
const stored = (on: TestServer, { student }: SignedInClient) => exportModelCosts(on.lumi.platform.db, student.id)
async function photographed(student: SignedInClient): Promise<string> {
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  return ((await (await upload(student, photo)).json()) as { attachmentId: string }).attachmentId
}
async function stats(on: TestServer) {
  const answer = await on.lumi.platform.ops.run('stats', {}, 'tester')
  if (!('rows' in answer)) throw new Error('No rows')
  return Object.fromEntries(answer.rows.map(({ what, '1 day': day }) => [what, day]))
}

test('every call is stored for its student and day: drafts, rounds of tools, another day; the operator sees sums', async () => {
  const own = await startServer()
  try {
    const [one, other] = [await own.signIn(), await own.signIn()]
    // Two rounds: a call of a tool, then the words.
    speaks({ calls: [[{ name: 'card', input: { concept: 'fractions' } }]] })
    expect((await ask(own, one, 'What is feudalism?')).content?.badge).toBe('model')
    const today = own.lumi.platform.clock.now().toISOString().slice(0, 10)
    const twoCalls = { day: today, calls: 2, inputTokens: 20, cachedTokens: 8, cost: 2 * callCost }
    expect(await stored(own, one)).toMatchObject([twoCalls])
    expect(await stored(own, other)).toEqual([])
    speaks()
    await ask(own, other, 'What is a vassal?')
    expect(await stats(own)).toMatchObject({
      'calls of the model': 3,
      'tokens that the model was given': 30,
      "of them from the provider's cache": 12,
      'cost of the model': '18.0000',
      'cost of the model per student who used it': '9.0000',
      "cost of the model on a student's dearest day": '12.0000',
    })
    const shown = JSON.stringify(await stats(own))
    for (const { student } of [one, other])
      for (const part of [student.id, student.email]) expect(shown).not.toContain(part)

    own.lumi.platform.clock.advance(dayMs)
    const back = await own.signIn(one.student)
    await ask(own, back, 'What is a fief?')
    const exported = readZip(Buffer.from(await (await back.request('/api/v1/user/exportData')).arrayBuffer()))
    const { modelCosts } = JSON.parse(exported.get('data.json')!.toString()) as { modelCosts: object[] }
    expect(modelCosts).toMatchObject([twoCalls, { calls: 1, cost: callCost }])
  } finally {
    await own.close()
  }
})

test('a call that was refused costs nothing; one that broke off and the one after it both cost', async () => {
  const student = await server.signIn()
  speaks({ fault: '500', faultTimes: 1 })
  await ask(server, student, 'What is feudalism?')
  expect(await stored(server, student)).toMatchObject([{ calls: 1, cost: callCost }])

  // Two long sentences, so that the first is on the screen when the stream breaks.
  const text = `${'It was a system of duties between people who held land and people who worked on it. '.repeat(8)}What else?`
  speaks({ text, fault: 'broken-stream', faultAfter: 600, faultTimes: 1 })
  const broken = await ask(server, student, 'What is a vassal?')
  expect(broken.state).toBe('failed')
  const [afterBreak] = await stored(server, student)
  expect(afterBreak).toMatchObject({ calls: 2 })
  // Guessed: the whole policy was sent.
  expect(afterBreak!.inputTokens).toBeGreaterThan(1000)

  speaks()
  const device = await openDevice(server.url, student)
  await student.call(retryReply, { body: { messageId: broken.messageId } })
  await device.until(({ messages }) => messages.get(broken.messageId)?.state === 'done')
  device.close()
  const [afterRetry] = await stored(server, student)
  expect(afterRetry).toMatchObject({ calls: 3, cost: afterBreak!.cost + callCost })
})

test('a call whose answer from the database was lost is stored again and counted once', async () => {
  const { student } = await server.signIn()
  const { platform } = server.lumi
  let losses = 0
  const insert: Db['insert'] = ((table: Parameters<Db['insert']>[0]) => ({
    values: (row: object) => ({
      async onConflictDoNothing() {
        await platform.db.insert(table).values(row).onConflictDoNothing()
        if (losses++ === 0) throw new Error('Connection lost')
      },
    }),
  })) as never
  const account = createModelCosts(
    { ...platform, db: { ...platform.db, insert } as never },
    {
      student: undefined,
      total: undefined,
    },
  ).accountOf(student.id)
  account.add({ input: 10, cached: 4, output: 3, cost: callCost })
  await account.stored()
  expect(losses).toBe(2)
  expect(await stored(server, await server.signIn(student))).toMatchObject([{ calls: 1, cost: callCost }])
})

test("over a student's money of the day the built-in tutor answers, for nothing; tomorrow the model is back", async () => {
  const own = await startServer({ LUMI_MODEL_DAY_COST_STUDENT: '10' })
  try {
    const [one, other] = [await own.signIn(), await own.signIn()]
    speaks()
    for (const message of ['solve 7x - 4 = 3x + 12', 'why is that so?'])
      expect((await ask(own, one, message)).content?.badge).toBe('model')
    const paid = await left(one)
    const asked = fake.requests.length
    const builtIn = await ask(own, one, 'who are you?')
    expect(builtIn).toMatchObject({ state: 'done', failure: null, text: expect.stringMatching(usedUp) })
    expect(builtIn.content?.badge).not.toBe('model')
    // The task is still open, and what is free is answered without a word about it.
    expect(await ask(own, one, '4x - 4 = 12')).toMatchObject({ state: 'done', content: { verdict: 'correct' } })
    expect(fake.requests).toHaveLength(asked)
    expect(await left(one)).toBe(paid)

    expect((await ask(own, other, 'What is a vassal?')).content?.badge).toBe('model')
    own.lumi.platform.clock.advance(dayMs)
    const back = await own.signIn(one.student)
    expect((await ask(own, back, 'What is a fief?')).content?.badge).toBe('model')
    expect(await left(back)).toBe(USAGE.freeMessagesPerDay - 1)
  } finally {
    await own.close()
  }
})

test("over the operator's money of the day nobody reaches the model, nor its eyes, until midnight UTC", async () => {
  const own = await startServer({ LUMI_MODEL_DAY_COST_TOTAL: '6', LUMI_MODEL_SEES: 'on' })
  try {
    const { clock } = own.lumi.platform
    // Noon, so that what follows is one day.
    clock.advance(dayMs * 1.5 - (clock.now().getTime() % dayMs))
    const [one, other] = [await own.signIn(), await own.signIn()]
    speaks()
    expect((await ask(own, one, 'What is feudalism?')).content?.badge).toBe('model')
    const asked = fake.requests.length
    expect((await ask(own, other, 'What is a vassal?')).text).toMatch(usedUp)
    expect((await ask(own, other, '', [await photographed(other)])).text).toMatch(/^I can't look at pictures right now/)
    expect(fake.requests).toHaveLength(asked)
    expect(await left(other)).toBe(USAGE.freeMessagesPerDay)
    clock.advance(dayMs / 2)
    const back = await own.signIn(other.student)
    expect((await ask(own, back, 'What is a fief?')).content?.badge).toBe('model')
  } finally {
    await own.close()
  }
})

test('a picture that the model reads is a call of the student', async () => {
  const own = await startServer({ LUMI_MODEL_SEES: 'on' })
  try {
    const student = await own.signIn()
    speaks({ text: '3x + 5 = 20' })
    expect((await ask(own, student, '', [await photographed(student)])).content?.badge).toBe('model')
    expect(await stored(own, student)).toMatchObject([{ calls: 1, cost: callCost }])
  } finally {
    await own.close()
  }
})

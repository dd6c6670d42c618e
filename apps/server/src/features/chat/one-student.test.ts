// One database is enough: what is limited is the work of the threads, which see no database.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sendMessage } from '@lumi/contracts/chat'
import type { BodyOf } from '@lumi/contracts/endpoint'
import { getOfflineBase, mergeOfflineTurns } from '@lumi/contracts/offline'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDevice } from '../../testing/a-device.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { TurnTooLong } from './turn-orders.ts'

/** Says to the threads below that they are to give up. */
const hard = 'far too hard'
/** Takes its time, but not too much of it. */
const slow = 'rather slow'
/** The texts of the turns that were begun, and how many were under way at once. */
const begun: string[] = []
let underWay = 0
let mostAtOnce = 0

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(
    { LIMIT_TURNS_GIVEN_UP: '2' },
    {
      withThreads: (threads) => ({
        ...threads,
        async take(input, options) {
          begun.push(input.text)
          underWay++
          mostAtOnce = Math.max(mostAtOnce, underWay)
          try {
            if (input.text.startsWith(slow)) await delay(300)
            if (input.text.startsWith(hard)) throw new TurnTooLong('A test gave it up')
            return await threads.take(input, options)
          } finally {
            underWay--
          }
        },
      }),
    },
  )
})
beforeEach(() => {
  begun.length = 0
  mostAtOnce = 0
})
afterAll(() => server.close())

type Merge = BodyOf<typeof mergeOfflineTurns>

async function aLesson() {
  const client = await server.signIn()
  const device = await openDevice(server.url, client)
  const say = async (text: string) => {
    const { reply } = await client.call(sendMessage, { body: { clientMessageId: randomUUID(), text } })
    return device.untilEnded(reply.messageId)
  }
  const { conversationId } = await say('5x + 3 = 18')
  begun.length = 0
  return { client, say, conversationId, close: () => device.close() }
}

async function bodyOf(client: SignedInClient, conversationId: string, texts: readonly string[]): Promise<Merge> {
  const sealed = await client.call(getOfflineBase, { query: { conversationId } })
  const now = server.lumi.platform.clock.now().getTime()
  const turns = texts.map((text, sequence) => ({
    clientMessageId: randomUUID(),
    text,
    language: 'en' as const,
    writtenAt: now,
    sequence,
  }))
  return { deviceId: randomUUID(), ...sealed, sentAt: now, turns }
}

test('merging ends at its first given-up turn, and the device brings the others with the next call', async () => {
  const { client, conversationId, close } = await aLesson()
  const texts = ['hint', `${hard} 1`, 'x = 4', `${hard} 2`, 'x = 3']
  const body = await bodyOf(client, conversationId, texts)
  const merged = await client.call(mergeOfflineTurns, { body })
  expect(merged.turns.map(({ message }) => message.text)).toEqual(texts.slice(0, 2))
  expect(merged.turns.at(-1)?.reply).toMatchObject({ state: 'done', content: { offline: true } })
  expect(begun).toEqual(texts.slice(0, 2))
  const { base, seal } = merged
  const rest = { ...body, base, seal, turns: body.turns.slice(2, 3) }
  expect((await client.call(mergeOfflineTurns, { body: rest })).turns.map(({ message }) => message.text)).toEqual([
    'x = 4',
  ])
  // What is stored is known, whatever is brought again.
  const again = await client.call(mergeOfflineTurns, { body: { ...body, turns: body.turns.slice(0, 1) } })
  expect(again.turns).toEqual(merged.turns.slice(0, 1))
  close()
})

test('merging ends when the caller has gone, and stores nothing', async () => {
  const { client, conversationId, close } = await aLesson()
  const texts = Array.from({ length: 6 }, (_, index) => `${slow} ${index}`)
  const body = await bodyOf(client, conversationId, texts)
  const gone = new AbortController()
  const call = fetch(`${server.url}${mergeOfflineTurns.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.url,
      cookie: client.cookieHeader(mergeOfflineTurns.path) ?? '',
    },
    body: JSON.stringify(body),
    signal: gone.signal,
  })
  await vi.waitUntil(() => begun.length === 1, { interval: 5, timeout: 20_000 })
  gone.abort()
  await expect(call).rejects.toThrow()
  await vi.waitUntil(() => underWay === 0, { timeout: 20_000 })
  await delay(700)
  expect(begun).toEqual(texts.slice(0, 1))
  close()
})

test('several calls of one student are merged one after another, and another student is answered meanwhile', async () => {
  const { client, conversationId, close } = await aLesson()
  const other = await aLesson()
  const bodies = await Promise.all(
    [1, 2, 3].map((call) => bodyOf(client, conversationId, [`${slow} ${call} a`, `${slow} ${call} b`])),
  )
  const merged = bodies.map((body) => client.call(mergeOfflineTurns, { body }))
  await Promise.all(merged)
  expect([begun.length, mostAtOnce]).toEqual([6, 1])
  expect((await other.say('x = 3')).state).toBe('done')
  close()
  other.close()
})

test('given-up turns count: past the limit a student waits, other students do not, and a cry for help is answered [SR21]', async () => {
  const { client, say, conversationId, close } = await aLesson()
  const other = await aLesson()
  for (const text of [`${hard} 1`, `${hard} 2`]) expect((await say(text)).state).toBe('done')
  const before = begun.length
  await expect(say('2x = 4')).rejects.toMatchObject({ code: 'too_many_requests' })
  const body = await bodyOf(client, conversationId, ['2x = 4'])
  await expect(client.call(mergeOfflineTurns, { body })).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(begun.length).toBe(before)
  expect((await say('I want to die')).text).toContain('911')
  expect((await other.say('x = 3')).state).toBe('done')
  close()
  other.close()
})

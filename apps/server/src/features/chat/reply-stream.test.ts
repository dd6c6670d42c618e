import { randomUUID } from 'node:crypto'
import { getChatMessagesList, sendMessage } from '@lumi/contracts/chat'
import type { HubEvent } from '@lumi/contracts/realtime'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDevice } from '../../testing/a-device.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** What happens between the server and one device while a reply streams. */
const journey = fc.record({
  text: fc
    .array(fc.constantFrom('Шаг 1. ', '$$2x$$ ', '😀', '\\(a\\) ', 'plain words ', '\n\n', '$5', 'é', '👩‍🏫 '), {
      minLength: 10,
      maxLength: 60,
    })
    .map((parts) => `>${parts.join('')}<`),
  chunkSize: fc.integer({ min: 3, max: 40 }),
  /** For each event in turn: whether it is lost. */
  lost: fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }),
  /** After each event, which earlier one is delivered again (0 is the newest). */
  replays: fc.array(fc.nat(5), { maxLength: 30 }),
  /** The connection breaks after this many events and is back at the next check. */
  tunnelAt: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
})

test('whatever is lost, doubled, late or cut, a device that fetches what it misses shows exactly what is stored [SR03] [SR04]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(journey, { minLength: 6, maxLength: 6 }), async (journeys) => {
      await Promise.all(
        journeys.map(async ({ text, chunkSize, lost, replays, tunnelAt }) => {
          const student = await server.signIn()
          await server.lumi.platform.testHooks.find('set-next-reply')!({
            studentId: student.student.id,
            text,
            chunkSize,
          })
          let count = 0
          const clumsy = await openDevice(server.url, student, {
            hears: () => {
              count++
              if (count === tunnelAt) {
                clumsy.disconnect()
                void clumsy.reconnect()
              }
              const replayed = replays[count]
              if (replayed !== undefined && replayed < clumsy.heard.length) {
                clumsy.replay(clumsy.heard.length - 1 - replayed)
              }
              return !lost[count % lost.length]
            },
          })
          const faithful = await openDevice(server.url, student)
          const { reply } = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: 'go' } })
          const ended = await faithful.untilEnded(reply.messageId)
          const grown = clumsy.messages.get(reply.messageId)?.text ?? ''
          expect(text.startsWith(grown)).toBe(true)
          await clumsy.fetch()
          for (let index = 0; index < clumsy.heard.length; index += 3) clumsy.replay(index)
          const { messages } = await student.call(getChatMessagesList)
          expect(ended.text).toBe(text)
          expect(messages.at(-1)).toEqual(ended)
          expect(clumsy.messages.get(reply.messageId)).toEqual(ended)
          clumsy.close()
          faithful.close()
        }),
      )
    }),
    { seed: 20261120, numRuns: 3 },
  )
})

test('at every moment of a long reply, what a reload would show is the beginning of it [SR03]', async () => {
  const student = await server.signIn()
  const text = Array.from({ length: 400 }, (_, n) => `${n} `).join('')
  await server.lumi.platform.testHooks.find('set-next-reply')!({ studentId: student.student.id, text, chunkSize: 16 })
  const { reply } = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: 'go' } })
  const lengths = new Set<number>()
  for (;;) {
    const { messages } = await student.call(getChatMessagesList)
    const seen = messages.find(({ messageId }) => messageId === reply.messageId)!
    expect(text.startsWith(seen.text)).toBe(true)
    lengths.add(seen.text.length)
    if (seen.state === 'done') break
  }
  // Versions of the stored text: the first save, some saves in between, the end.
  expect(lengths.size).toBeGreaterThan(3)
})

test('a device that misses nothing needs nothing but the events: each begins where the last one ended [SR03]', async () => {
  const student = await server.signIn()
  const text = 'Шаг за шагом 😀 $$x$$. '.repeat(20)
  await server.lumi.platform.testHooks.find('set-next-reply')!({ studentId: student.student.id, text, chunkSize: 13 })
  const phone = await openDevice(server.url, student)
  const { reply } = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: 'go' } })
  await phone.untilEnded(reply.messageId)
  let shown = ''
  for (const { name, event } of phone.heard) {
    if (name === 'message.changed') {
      const { message } = event as HubEvent<'message.changed'>
      if (message.messageId === reply.messageId && message.state === 'streaming') shown = message.text
    } else if (name === 'reply.delta') {
      const delta = event as HubEvent<'reply.delta'>
      expect(delta.offset).toBe(shown.length)
      shown += delta.text
    }
  }
  expect(shown).toBe(text)
  phone.close()
})

import { randomUUID } from 'node:crypto'
import { getUsageHistory } from '@lumi/contracts/billing'
import { deleteMessage, getChatStatus, retryReply, sendMessage, stopAnswer } from '@lumi/contracts/chat'
import { REPLY, USAGE } from '@lumi/contracts/product-rules'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Device, openDevice } from '../../testing/a-device.ts'
import { patiently } from '../../testing/patience.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

vi.setConfig({ testTimeout: patiently(60_000) })

let server: TestServer
const devices: Device[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  for (const device of devices) device.close()
  await server.close()
})

async function begin() {
  const student = await server.signIn()
  const phone = await openDevice(server.url, student)
  devices.push(phone)
  return { student, phone }
}

const script = (student: SignedInClient, how: object) =>
  server.lumi.platform.testHooks.find('set-next-reply')?.({ studentId: student.student.id, chunkSize: 1000, ...how })
const send = (student: SignedInClient, text: string) =>
  student.call(sendMessage, { body: { clientMessageId: randomUUID(), text } })
const ledger = (student: SignedInClient) => student.call(getUsageHistory)

test('the student reads what was given, taken and returned, when and for which message [C10]', async () => {
  const { student, phone } = await begin()
  expect((await ledger(student)).days).toEqual([])
  await script(student, { text: 'a reply', delayMs: 1 })
  await phone.untilEnded((await send(student, 'What is **half** of $x$?')).reply.messageId)
  await script(student, { text: '', delayMs: 1, fault: 'failed' })
  const failed = await send(student, 'And then?')
  await phone.untilEnded(failed.reply.messageId)
  const { usage, days, hasMore } = await ledger(student)
  expect(usage.messagesLeft).toBe(USAGE.freeMessagesPerDay - 1)
  expect([days.length, hasMore]).toEqual([1, false])
  expect(days[0]).toMatchObject({ granted: USAGE.freeMessagesPerDay, left: usage.messagesLeft, endsAt: usage.resetsAt })
  expect(days[0]!.lines.map(({ kind, units, state, message }) => [kind, units, state, message?.text])).toEqual([
    ['returned', 1, 'returned', 'And then?'],
    ['taken', -1, 'returned', 'And then?'],
    ['taken', -1, 'charged', 'What is half of x?'],
  ])
  // A deleted message leaves its units, without its words.
  await student.call(deleteMessage, { body: { messageId: failed.message.messageId } })
  const [after] = (await ledger(student)).days
  expect(after!.lines.map(({ message }) => message?.text ?? null)).toEqual([null, null, 'What is half of x?'])
})

test('with one unit left and 100 parallel sends exactly one is accepted [SR06]', async () => {
  const { student } = await begin()
  await server.lumi.platform.testHooks.find('set-messages-left')?.({ studentId: student.student.id, messagesLeft: 1 })
  const results = await Promise.allSettled(Array.from({ length: 100 }, (_, n) => send(student, `hello ${n}`)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [day] = (await ledger(student)).days
  expect([day!.left, day!.lines.length]).toEqual([0, 1])
})

/** What may happen to a message, and what is done besides while others are on their way. */
const turn = fc.record({
  reply: fc.constantFrom(
    { text: 'short', fault: 'none' },
    { text: 'x'.repeat(REPLY.chargedFromCharacters + 50), fault: 'none' },
    { text: 'free', fault: 'none', isFree: true },
    { text: '', fault: 'failed' },
    { text: 'y'.repeat(300), fault: 'unavailable' },
  ),
  delayMs: fc.integer({ min: 1, max: 12 }),
  chunkSize: fc.constantFrom(3, 40, 1000),
  acts: fc.array(fc.constantFrom('stop', 'retry', 'delete', 'delete-reply', 'ask-again'), { maxLength: 3 }),
  isAwaited: fc.boolean(),
})
type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never

/** Bonus messages that are given or taken back meanwhile, as for invitations. */
const bonus = fc.record({ units: fc.integer({ min: -4, max: 4 }), isTwice: fc.boolean() })

async function grant(student: SignedInClient, { units, isTwice }: { units: number; isTwice: boolean }) {
  const { db } = server.lumi.platform
  const order = { studentId: student.student.id, units, reason: 'support', key: randomUUID() } as const
  const give = () => db.transaction((tx) => server.lumi.features.chat.usage.grantBonus(tx, order))
  // The same one twice counts once.
  await Promise.all(isTwice ? [give(), give()] : [give()])
}

test('whatever happens in whatever order, what is left is what was given less what was delivered [SR02][SR06]', async () => {
  let bonusesUsed = 0
  const isPlayed = fc.tuple(
    fc.array(turn, { minLength: 2, maxLength: 8 }),
    fc.array(bonus, { maxLength: 4 }),
    // Of the day's messages; few, so that bonus messages are used.
    fc.integer({ min: 0, max: 6 }),
  )
  await fc.assert(
    fc.asyncProperty(isPlayed, async ([turns, bonuses, messagesLeft]) => {
      const { student, phone } = await begin()
      await grant(student, { units: 3, isTwice: false })
      await server.lumi.platform.testHooks.find('set-messages-left')?.({ studentId: student.student.id, messagesLeft })
      await Promise.all([
        ...turns.map((one) => play(student, phone, one)),
        ...bonuses.map((one) => grant(student, one)),
      ])
      await vi.waitFor(async () => expect((await student.call(getChatStatus)).activeReplyId).toBeNull(), {
        timeout: patiently(20_000),
      })
      const { usage, days, bonuses: given } = await ledger(student)
      const all = days.flatMap((day) => day.lines)
      const sumOf = (of: readonly { units: number }[]) => of.reduce((sum, { units }) => sum + units, 0)
      expect(all.filter(({ kind, state }) => kind === 'taken' && state === 'open')).toEqual([])
      // Each balance is what its own lines say, and every unit was either delivered or came back.
      const bonusLeft = usage.bonusLeft ?? 0
      for (const [isBonus, granted, left] of [
        [false, messagesLeft, usage.messagesLeft - bonusLeft],
        [true, sumOf(given), bonusLeft],
      ] as const) {
        const lines = all.filter((line) => (line.isBonus ?? false) === isBonus)
        const charged = lines.filter(({ kind, state }) => kind === 'taken' && state === 'charged')
        expect([isBonus, left]).toEqual([isBonus, granted + sumOf(lines)])
        expect([isBonus, left]).toEqual([isBonus, granted + sumOf(charged)])
        expect(left).toBeGreaterThanOrEqual(0)
        if (isBonus) bonusesUsed += charged.length
      }
      phone.close()
    }),
    { seed: 20261122, numRuns: 15 },
  )
  expect(bonusesUsed).toBeGreaterThan(0)
})

async function play(student: SignedInClient, phone: Device, { reply, delayMs, chunkSize, acts, isAwaited }: Turn) {
  await script(student, { ...reply, delayMs, chunkSize })
  const body = { clientMessageId: randomUUID(), text: 'hello' }
  const sent = await student.call(sendMessage, { body }).catch((error: unknown) => {
    expect(error).toMatchObject({ code: 'chat_quota_exceeded' })
  })
  if (!sent) return
  const { messageId } = sent.reply
  if (isAwaited) await phone.untilEnded(messageId)
  const calls: Record<Turn['acts'][number], () => Promise<unknown>> = {
    stop: () => student.call(stopAnswer, { body: { messageId } }),
    retry: () => student.call(retryReply, { body: { messageId } }),
    delete: () => student.call(deleteMessage, { body: { messageId: sent.message.messageId } }),
    'delete-reply': () => student.call(deleteMessage, { body: { messageId } }),
    'ask-again': () => student.call(sendMessage, { body }),
  }
  // A refusal is an answer too: stopping what was deleted, retrying what is done.
  await Promise.all(
    acts.map((act) =>
      calls[act]().catch((error: unknown) => expect(error).toMatchObject({ code: expect.stringMatching(/^chat_/) })),
    ),
  )
}

import { randomUUID } from 'node:crypto'
import { getChatMessagesList, getChatStatus, type Intent, sendMessage } from '@lumi/contracts/chat'
import type { BodyOf } from '@lumi/contracts/endpoint'
import { getProgress } from '@lumi/contracts/learning'
import { getOfflineBase, mergeOfflineTurns } from '@lumi/contracts/offline'
import { OFFLINE } from '@lumi/contracts/product-rules'
import { afterOfflineTurn, type OfflineBase, offlineInput, type TutorTurn, takeTurn } from '@lumi/tutor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDevice } from '../../../testing/a-device.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { learnerEvents } from '../../learning/learning.tables.ts'
import { conversations, messages } from '../chat.tables.ts'

let server: TestServer
const opened: { close(): void }[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  for (const device of opened) device.close()
  await server.close()
})

type Merge = BodyOf<typeof mergeOfflineTurns>

const DAY = 86_400_000
const hint = (level: number): Intent => ({ kind: 'hint', level })

/** A student with one problem set online, and a device that hears everything. */
async function aLesson(task = '5x + 3 = 18') {
  const client = await server.signIn()
  const device = await openDevice(server.url, client)
  opened.push(device)
  const { reply } = await client.call(sendMessage, { body: { clientMessageId: randomUUID(), text: task } })
  await device.untilEnded(reply.messageId)
  return { client, device, conversationId: reply.conversationId }
}

/** A device without a network: it answers from a sealed base, by a clock that may be wrong. */
async function away(
  { client, conversationId }: Pick<Awaited<ReturnType<typeof aLesson>>, 'client' | 'conversationId'>,
  wrongBy = 0,
) {
  const clock = () => server.lumi.platform.clock.now().getTime() + wrongBy
  const deviceId = randomUUID()
  let sealed = await client.call(getOfflineBase, { query: { conversationId } })
  let base = JSON.parse(sealed.base) as OfflineBase
  const offset = base.issuedAt - clock()
  const said: TutorTurn[] = []
  const turns: Merge['turns'] = []
  return {
    said,
    turns,
    say(text: string, intent?: Intent) {
      const writtenAt = clock()
      const clientMessageId = randomUUID()
      const turn = takeTurn(
        offlineInput(base, { clientMessageId, text, intent, interfaceLanguage: 'en', at: writtenAt + offset }),
      )
      base = afterOfflineTurn(base, turn)
      said.push(turn)
      turns.push({
        clientMessageId,
        text,
        language: 'en',
        writtenAt,
        sequence: turns.length,
        ...(intent && { intent }),
      })
    },
    body: (changes: Partial<Merge> = {}): Merge => ({ deviceId, ...sealed, sentAt: clock(), turns, ...changes }),
    async back() {
      const merged = await client.call(mergeOfflineTurns, { body: this.body() })
      sealed = { base: merged.base, seal: merged.seal }
      return merged
    },
  }
}

const storedOf = (studentId: string) =>
  server.lumi.platform.db.select().from(messages).where(eq(messages.studentId, studentId)).orderBy(messages.position)
const eventsOf = async ({ student }: SignedInClient) =>
  (await server.lumi.platform.db.select().from(learnerEvents).where(eq(learnerEvents.studentId, student.id))).map(
    ({ event }) => event,
  )
const stateOf = async (conversationId: string) => {
  const [row] = await server.lumi.platform.db
    .select()
    .from(conversations)
    .where(eq(conversations.conversationId, conversationId))
  return row!.tutorState!
}

test('what was said without a network is on every device word for word, once, by the right clock, and costs nothing [SR02] [P09]', async () => {
  // Twelve minutes pass below. Across midnight the day's messages would be granted anew in between.
  const now = server.lumi.platform.clock.now().getTime()
  await server.lumi.platform.clock.advance(DAY - (now % DAY))
  const lesson = await aLesson()
  const { client, device, conversationId } = lesson
  const { usage } = await client.call(getChatStatus)
  // Its clock is wrong by a year.
  const phone = await away(lesson, -365 * DAY)
  await server.lumi.platform.clock.advance(60_000)
  phone.say('hint please')
  await server.lumi.platform.clock.advance(60_000)
  phone.say('x = 4')
  phone.say('x = 3')
  await server.lumi.platform.clock.advance(600_000)
  const [merged, again] = [await phone.back(), await client.call(mergeOfflineTurns, { body: phone.body() })]
  expect(merged.turns.map(({ reply }) => reply.text)).toEqual(phone.said.map(({ text }) => text))
  expect(merged.turns.map(({ reply }) => reply.content)).toEqual(
    phone.said.map(({ content }) => ({ ...content, offline: true })),
  )
  expect(again.turns).toEqual(merged.turns)
  expect(merged.usage).toEqual(usage)
  const last = merged.turns.at(-1)!.reply
  await device.until(({ messages }) => messages.has(last.messageId))
  const page = await client.call(getChatMessagesList)
  expect(page.messages.slice(-6)).toEqual(merged.turns.flatMap(({ message, reply }) => [message, reply]))
  expect((await client.call(getChatStatus)).unreadElsewhere).toBe(0)
  const end = server.lumi.platform.clock.now().getTime()
  const ages = merged.turns.map(({ message }) => Math.round((end - Date.parse(message.createdAt)) / 60_000))
  expect(ages).toEqual([11, 10, 10])
  const events = await eventsOf(client)
  expect(events).toMatchObject([
    { kind: 'help', from: { sequence: 0 } },
    { kind: 'attempt', isCorrect: false, isFirst: true, hintLevel: 1, from: { sequence: 1 } },
    { kind: 'attempt', isCorrect: true, isFirst: false, from: { sequence: 2 } },
  ])
  expect(await stateOf(conversationId)).toMatchObject({ problem: { solved: true, trial: { help: 1 } } })
  // The lesson goes on online from there, and offline from the base that came with the answer.
  const { reply } = await client.call(sendMessage, { body: { clientMessageId: randomUUID(), text: '2x = 8' } })
  expect((await device.untilEnded(reply.messageId)).content?.problem).toMatchObject({ solved: false })
})

test('nobody puts words into the mouth of the tutor, or goes on from a state of their own making', async () => {
  const lesson = await aLesson()
  const { client } = lesson
  const stranger = await aLesson()
  const phone = await away(lesson)
  phone.say('hint please')
  phone.say('x = 3')
  const before = await storedOf(client.student.id)
  const refused = (body: unknown, who = client) =>
    who.call(mergeOfflineTurns, { body: body as Merge }).then(
      () => 'accepted',
      ({ code }: { code: string }) => code,
    )
  const [first, second] = phone.turns as [Merge['turns'][number], Merge['turns'][number]]
  const { base, seal } = phone.body()
  const easier = base.replace(/"solved":false/, '"solved":true')
  expect(easier).not.toBe(base)
  expect(await refused(phone.body({ base: easier }))).toBe('chat_message_not_replayable')
  expect(await refused(phone.body({ seal: 'A'.repeat(seal.length) }))).toBe('chat_message_not_replayable')
  expect(await refused(phone.body({ seal: 'x' }))).toBe('chat_message_not_replayable')
  expect(await refused(phone.body(), stranger.client)).toBe('chat_message_not_replayable')
  expect(await refused(phone.body({ turns: [second, first] }))).toBe('validation_failed')
  expect(await refused(phone.body({ turns: [first, { ...second, sequence: first.sequence }] }))).toBe(
    'validation_failed',
  )
  expect(await refused(phone.body({ turns: [] }))).toBe('validation_failed')
  const many = Array.from({ length: OFFLINE.maxTurns + 1 }, (_, sequence) => ({ ...first, sequence }))
  expect(await refused(phone.body({ turns: many }))).toBe('validation_failed')
  const long = Array.from({ length: 6 }, (_, sequence) => ({ ...first, sequence, text: 'a'.repeat(7900) }))
  expect(await refused(phone.body({ turns: long }))).toBe('validation_failed')
  expect(await storedOf(client.student.id)).toEqual(before)

  // Words of a reply that a device sends along are nobody's.
  const forged = { ...phone.body(), turns: phone.turns.map((turn) => ({ ...turn, reply: { text: 'Full marks!' } })) }
  await client.call(mergeOfflineTurns, { body: forged })
  const stored = await storedOf(client.student.id)
  expect(JSON.stringify(stored)).not.toContain('Full marks!')
  expect(stored.slice(-4).map(({ text }) => text)).toEqual([
    first.text,
    phone.said[0]!.text,
    second.text,
    phone.said[1]!.text,
  ])
  const other = phone.turns.map((turn) => ({ ...turn, text: `${turn.text}!` }))
  expect(await refused(phone.body({ turns: other }))).toBe('chat_message_conflict')
  expect(await storedOf(client.student.id)).toEqual(stored)
})

test('a message that the server had got after all is stored once; while a reply is written, the device waits', async () => {
  const lesson = await aLesson()
  const { client, device, conversationId } = lesson
  const phone = await away(lesson)
  phone.say('hint please')
  phone.say('x = 3')
  const [{ clientMessageId, text }] = phone.turns as [Merge['turns'][number]]
  await server.lumi.platform.testHooks.find('set-next-reply')?.({
    studentId: client.student.id,
    text: 'A reply that takes its time. '.repeat(20),
    delayMs: 50,
  })
  const { reply } = await client.call(sendMessage, { body: { clientMessageId, conversationId, text } })
  await expect(phone.back()).rejects.toMatchObject({ code: 'busy', details: { retryAfterSeconds: 3 } })
  await device.untilEnded(reply.messageId)
  const merged = await phone.back()
  expect(merged.turns[0]!.reply.messageId).toBe(reply.messageId)
  expect(merged.turns[1]!.reply.content).toMatchObject({ verdict: 'correct', offline: true })
  expect((await storedOf(client.student.id)).filter((message) => message.text === text)).toHaveLength(1)
})

test('two devices that were apart: whichever comes back first, the highest hint and the same mastery [P09]', async () => {
  const seen = []
  for (const isPhoneFirst of [true, false]) {
    const lesson = await aLesson()
    const { client, conversationId } = lesson
    const [phone, tablet] = [await away(lesson, 90 * DAY), await away(lesson, -3 * DAY)]
    await server.lumi.platform.clock.advance(60_000)
    tablet.say('hint', hint(1))
    await server.lumi.platform.clock.advance(60_000)
    phone.say('hint', hint(1))
    phone.say('hint', hint(2))
    await server.lumi.platform.clock.advance(60_000)
    tablet.say('x = 4')
    for (const device of isPhoneFirst ? [phone, tablet] : [tablet, phone]) await device.back()
    const { skills } = await client.call(getProgress)
    const { problem } = await stateOf(conversationId)
    seen.push({
      skills: skills.map(({ skillId, standing, explanation, unaided, assisted }) => ({
        skillId,
        standing,
        explanation,
        unaided,
        assisted,
      })),
      level: problem?.level,
      help: problem?.trial.help,
      slips: problem?.slips.length,
    })
  }
  expect(seen[0]).toEqual(seen[1])
  expect(seen[0]).toMatchObject({
    level: 2,
    help: 2,
    slips: 1,
    skills: [{ assisted: { right: 0, all: 1 } }],
  })
})

import { randomUUID } from 'node:crypto'
import { type Message, sendMessage } from '@lumi/contracts/chat'
import { getProgress, resetProgress } from '@lumi/contracts/learning'
import { exportData } from '@lumi/contracts/privacy'
import { type LearnerEvent, learnerFrom } from '@lumi/tutor'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Device, openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { readZip } from '../../testing/read-zip.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { students } from '../auth/auth.tables.ts'
import { conversations, replyOrders } from '../chat/chat.tables.ts'
import { progressFrom } from './learning.rules.ts'
import { learnerEvents } from './learning.tables.ts'

let server: TestServer
const devices: Device[] = []
beforeAll(async () => {
  server = await startTestServer()
  server.lumi.features.chat.prepare()
  server.lumi.features.chat.studentCame()
})
afterAll(async () => {
  for (const device of devices) device.close()
  await server.close()
})

const minsk = { countryId: 112, timeZone: 'Europe/Minsk' }

/** A student with the chat open on one device. */
async function aLesson(student = aStudent(minsk)) {
  const client = await server.signIn(student)
  const device = await openDevice(server.url, client)
  devices.push(device)
  return {
    client,
    id: client.student.id,
    /** Sends and waits for the end of the reply. */
    async say(text: string, intent?: Message['intent']): Promise<Message> {
      const { reply } = await client.call(sendMessage, {
        body: { clientMessageId: randomUUID(), text, ...(intent && { intent }) },
      })
      return device.untilEnded(reply.messageId)
    },
    device,
  }
}

const eventsOf = async (studentId: string) =>
  (
    await server.lumi.platform.db
      .select()
      .from(learnerEvents)
      .where(eq(learnerEvents.studentId, studentId))
      .orderBy(asc(learnerEvents.seq))
  ).map(({ event }) => event)

const progress = (client: SignedInClient) => client.call(getProgress)

describe('what happened in the chat', () => {
  test('is stored with the end of the reply, and the progress is what the events say [P05]', async () => {
    const { client, id, say } = await aLesson()
    expect((await progress(client)).skills).toEqual([])
    await say('7x - 4 = 3x + 12')
    expect(await eventsOf(id)).toEqual([])
    await say('x = 4')
    await say('1/2 + 1/3')
    await say('2/5')
    await say('hint')
    await say('5/6')
    const events = await eventsOf(id)
    expect(events.map(({ kind }) => kind)).toEqual(['attempt', 'attempt', 'help', 'attempt'])
    const shown = await progress(client)
    expect(shown.skills.map(({ skillId, standing }) => [skillId, standing])).toEqual([
      ['6.fractions.add', 'shaky'],
      ['6.equations.both-sides', 'growing'],
    ])
    expect(shown.skills[0]).toMatchObject({ unaided: { right: 0, all: 1 }, assisted: { right: 0, all: 1 } })
    expect(shown.skills[0]!.attempts).toMatchObject([
      { isCorrect: true, isFirst: false, hintLevel: 1 },
      { isCorrect: false, isFirst: true, line: '\\frac{2}{5}' },
    ])
    expect(shown.skills[1]!.explanation).toMatch(/^You solved 1 of 1 without help\./)
    expect(shown.mistakes).toMatchObject([{ skillId: '6.fractions.add', isMended: true }])
    expect(shown.week.at(-1)).toMatchObject({ alone: 1, helped: 1 })
    // The call computes this from the events; there is no second, stored copy.
    const now = server.lumi.platform.clock.now().getTime()
    expect(shown).toEqual(
      progressFrom(events, { country: 'BY', grade: 11, timeZone: minsk.timeZone, language: 'en' }, now),
    )
  })

  test('a mistake has its name in words and the tries behind it, the same one twice is one [P05]', async () => {
    const { client, say } = await aLesson()
    for (const line of ['1/2 + 1/3', '2/5', '5/6', '3/4 - 1/2', '2/2', '(x + 3)^2', 'x^2 + 9']) await say(line)
    const { mistakes } = await progress(client)
    expect(mistakes.map(({ name, isMended }) => [name, isMended])).toEqual([
      ['The square of a sum is not the sum of the squares.', false],
      ['The same was done with the denominators as with the numerators, but they say how big the parts are.', false],
    ])
    expect((await progress(client)).week.at(-1)).toMatchObject({ alone: 0, helped: 1 })
    expect(mistakes[1]!.attempts).toMatchObject([
      { isCorrect: false, line: expect.stringContaining('2') },
      { isCorrect: true, isFirst: false },
      { isCorrect: false, line: '\\frac{2}{5}' },
    ])
    const russian = progressFrom(
      await eventsOf(client.student.id),
      { country: 'BY', grade: 11, timeZone: minsk.timeZone, language: 'ru' },
      server.lumi.platform.clock.now().getTime(),
    )
    expect(russian.mistakes[0]!.name).toMatch(/^Квадрат суммы/)
  })

  test('sent twice, it counts once; taken over by another writer in the middle, it counts once [SR01]', async () => {
    const { client, id, say, device } = await aLesson()
    await say('5x + 3 = 18')
    const body = { clientMessageId: randomUUID(), text: 'x = 3' }
    const [first, second] = await Promise.all([client.call(sendMessage, { body }), client.call(sendMessage, { body })])
    expect(second.reply.messageId).toBe(first.reply.messageId)
    // The lease is lost while the reply is written, as when another process took this one for dead.
    await device.until(({ messages }) => messages.get(first.reply.messageId)?.state === 'streaming')
    await server.lumi.platform.db
      .update(replyOrders)
      .set({ leaseOwner: null, leaseUntil: null })
      .where(eq(replyOrders.messageId, first.reply.messageId))
    await device.untilEnded(first.reply.messageId)
    expect(await eventsOf(id)).toMatchObject([{ kind: 'attempt', isCorrect: true, item: 'equation|5 * x + 3|18' }])
  })

  test('a reply that ends nowhere tells nothing, and told again it tells the same', async () => {
    const { client, id, say } = await aLesson()
    await say('5x + 3 = 18')
    await say('x = 3')
    const [event] = await eventsOf(id)
    const { features, platform } = server.lumi
    await platform.db.transaction((tx) => features.learning.record(tx, id, [event!]))
    expect(await eventsOf(id)).toHaveLength(1)
    await expect(
      platform.db.transaction(async (tx) => {
        await features.learning.record(tx, id, [{ ...event!, id: 'lost' }])
        throw new Error('the end could not be stored')
      }),
    ).rejects.toThrow()
    expect(await eventsOf(id)).toHaveLength(1)
    expect((await progress(client)).skills).toHaveLength(1)
  })
})

test('the week counts a contested answer as it was decided, like the skill', async () => {
  const { client, id, say } = await aLesson()
  for (const line of ['7x - 4 = 3x + 12', 'x = 5', '1/2 + 1/3', '5/6']) await say(line)
  const now = server.lumi.platform.clock.now().getTime()
  const place = { country: 'BY', grade: 11, timeZone: minsk.timeZone, language: 'en' } as const
  const events = await eventsOf(id)
  const weekAfter = (...rulings: LearnerEvent[]) => progressFrom([...events, ...rulings], place, now).week.at(-1)
  const [wrong, right] = events.filter((event) => event.kind === 'attempt')
  expect((await progress(client)).week.at(-1)).toMatchObject({ alone: 1, helped: 0 })
  expect(weekAfter({ kind: 'upheld', id: 'u', at: now, attemptId: wrong!.id })).toMatchObject({ alone: 2, helped: 0 })
  expect(weekAfter({ kind: 'withdrawn', id: 'w', at: now, attemptId: right!.id })).toMatchObject({
    alone: 0,
    helped: 0,
  })
})

describe('practice', () => {
  test('is chosen over what is known, says why, never repeats, and ends with a summary', async () => {
    const { id, say, client } = await aLesson()
    const state = async () => {
      const [row] = await server.lumi.platform.db
        .select({ state: conversations.tutorState })
        .from(conversations)
        .where(eq(conversations.studentId, id))
      return row!.state!
    }
    let reply = await say('practise percent', { kind: 'practice', session: 'practice', skillId: '6.percent.change' })
    expect(reply.text).toMatch(/Practice 1 of 5/)
    for (let n = 1; n <= 5; n++) {
      const { keyed } = await state()
      reply = await say(keyed!.exercise.answers[0]!)
      expect(reply.content?.verdict).toBe('correct')
      if (n < 5) reply = await say('next')
    }
    expect(reply.text).toMatch(/5 of 5/)
    const events = await eventsOf(id)
    const items = events.flatMap((event) => (event.kind === 'given' ? [event.item] : []))
    expect([items.length, new Set(items).size]).toEqual([5, 5])
    expect((await progress(client)).skills).toMatchObject([
      { skillId: '6.percent.change', unaided: { right: 5, all: 5 }, standing: 'growing' },
    ])
    // On a second day it is mastered, and a review is planned.
    await server.lumi.platform.clock.advance(26 * 3_600_000)
    const nextDay = await aLesson(client.student)
    await nextDay.say('practise percent', { kind: 'practice', session: 'practice', skillId: '6.percent.change' })
    await nextDay.say((await state()).keyed!.exercise.answers[0]!)
    const { skills, reviews } = await progress(nextDay.client)
    expect(skills).toMatchObject([{ standing: 'alone' }])
    expect(reviews.nextAt).toBe(skills[0]!.dueAt)
    expect(await server.lumi.features.learning.masteredSkillsOf(id)).toEqual(new Set(['6.percent.change']))
  })

  test('a day after help a try without help is offered', async () => {
    const { client, say } = await aLesson()
    await say('5x + 3 = 18')
    await say('hint')
    await say('x = 3')
    expect((await progress(client)).toTryAlone).toEqual([])
    await server.lumi.platform.clock.advance(24 * 3_600_000)
    const nextDay = await aLesson(client.student)
    const [offered] = (await progress(nextDay.client)).toTryAlone
    expect(offered).toMatchObject({ skillId: '5.equations.two-step' })
    const reply = await nextDay.say('on my own', { kind: 'practice', session: 'check', skillId: offered!.skillId })
    expect(reply.text).toMatch(/^\*\*On your own\.\*\*/)
  })
})

describe('a reset', () => {
  test('of one skill or of all counts from now on; the history stays', async () => {
    const { client, id, say } = await aLesson()
    await say('5x + 3 = 18')
    await say('x = 3')
    await say('1/2 + 1/3')
    await say('5/6')
    await client.call(resetProgress, { body: { skillId: '6.fractions.add' } })
    expect((await progress(client)).skills.map(({ skillId }) => skillId)).toEqual(['5.equations.two-step'])
    await client.call(resetProgress, { body: {} })
    expect(await progress(client)).toMatchObject({ skills: [], mistakes: [] })
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['attempt', 'attempt', 'reset', 'reset'])
    await expect(client.call(resetProgress, { body: { skillId: 'nothing.at.all' } })).rejects.toMatchObject({
      code: 'skill_not_found',
    })
  })

  test("touches nobody else's progress, and neither does a look at it [SR10]", async () => {
    const [mine, theirs] = [await aLesson(), await aLesson()]
    await theirs.say('5x + 3 = 18')
    await theirs.say('x = 3')
    await mine.client.call(resetProgress, { body: {} })
    expect((await progress(mine.client)).skills).toEqual([])
    expect((await progress(theirs.client)).skills).toHaveLength(1)
    await expect(server.guest().call(getProgress)).rejects.toMatchObject({ code: 'auth_required' })
  })
})

test('what happened is exported whole and erased with the account [SR19]', async () => {
  const { client, id, say } = await aLesson()
  await say('5x + 3 = 18')
  await say('x = 3')
  const events = await eventsOf(id)
  const answer = await client.request(exportData.path)
  const zip = readZip(Buffer.from(await answer.arrayBuffer()))
  const { learning } = JSON.parse(zip.get('data.json')!.toString()) as { learning: (LearnerEvent & { at: string })[] }
  expect(learning.map((event) => ({ ...event, at: Date.parse(event.at) }))).toEqual(events)
  expect(learnerFrom(events).skills.size).toBe(1)
  await server.lumi.platform.db.delete(students).where(eq(students.id, id))
  expect(await eventsOf(id)).toEqual([])
})

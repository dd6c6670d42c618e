import { randomUUID } from 'node:crypto'
import { getChatMessagesList, getChatStatus, sendMessage } from '@lumi/contracts/chat'
import { exportData } from '@lumi/contracts/privacy'
import { finishOnboarding } from '@lumi/contracts/profile'
import {
  addProgramForStudy,
  chooseProgram,
  disableStudentEducationProgram,
  enableStudentEducationProgram,
  getCurrentStudentPrograms,
  getOnboardingPrograms,
  getProgramsWithStudyStatus,
} from '@lumi/contracts/programs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Device, openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { readZip } from '../../testing/read-zip.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { students } from '../auth/auth.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const dayMs = 86_400_000
const add = (client: SignedInClient, programId: string, insteadOfId?: string) =>
  client.call(addProgramForStudy, { body: { programId, ...(insteadOfId && { insteadOfId }) } })
const pause = (client: SignedInClient, programId: string) =>
  client.call(disableStudentEducationProgram, { body: { programId } })
const resume = (client: SignedInClient, programId: string, insteadOfId?: string) =>
  client.call(enableStudentEducationProgram, { body: { programId, ...(insteadOfId && { insteadOfId }) } })
const list = (client: SignedInClient) => client.call(getCurrentStudentPrograms)
const statusOf = async (client: SignedInClient) =>
  Object.fromEntries((await list(client)).programs.map(({ programId, status }) => [programId, status]))
const told = (device: Device) => device.heard.filter(({ name }) => name === 'programs.changed').length
const advance = (ms: number) => server.lumi.platform.clock.advance(ms)

/** A student of Belarus, grade 8, who has finished onboarding. */
async function aLearner(timeZone = 'Europe/Minsk') {
  const client = await server.signIn(aStudent({ countryId: 112, timeZone }))
  const { id } = client.student
  await server.lumi.platform.db.transaction((tx) =>
    server.lumi.features.programs.addFirst(tx, { id, countryId: 112, educationYear: 8 }),
  )
  return client
}

describe('programs [A08]', () => {
  test('the end of onboarding adds the program of grade and country; asked again, it changes nothing [S05]', async () => {
    const fresh = await server.signIn()
    expect(await list(fresh)).toMatchObject({ programs: [], inFocus: null, change: { subjectLimit: 2, opensAt: null } })
    expect(await fresh.call(getOnboardingPrograms)).toEqual({ programs: [], isTooEarly: false })
    const client = await aLearner()
    await server.lumi.platform.db.transaction((tx) =>
      server.lumi.features.programs.addFirst(tx, { id: client.student.id, countryId: 112, educationYear: 9 }),
    )
    const { programs, inFocus, change } = await list(client)
    expect(programs).toMatchObject([{ programId: 'by-8-maths', subject: 'maths', grade: 8, status: 'active' }])
    expect([inFocus, change.opensAt]).toEqual(['by-8-maths', null])
    expect(programs[0]!.topics).toContainEqual({
      topicId: 'quadratics',
      title: 'Quadratic equations',
      skills: 6,
      mastered: 0,
      nextSkillId: expect.stringMatching(/^8\./),
    })
    expect((await client.call(getOnboardingPrograms)).programs).toEqual([
      { programId: 'by-8-maths', subject: 'maths', grade: 8 },
    ])
  })

  test('a grade before the first one gets no program of another grade in silence, and takes one up by saying so [S05][P02]', async () => {
    const client = await server.signIn(aStudent({ countryId: 112 }))
    await client.call(finishOnboarding, { body: { educationYear: 3 } })
    expect(await client.call(getOnboardingPrograms)).toEqual({ programs: [], isTooEarly: true })
    expect(await list(client)).toMatchObject({ programs: [], inFocus: null })
    const learn = await client.call(getProgramsWithStudyStatus, { query: {} })
    expect([learn.grade, learn.ownGrade, learn.grades[0]]).toEqual([5, 3, 5])
    expect(await add(client, 'by-5-maths')).toMatchObject({ inFocus: 'by-5-maths', change: { opensAt: null } })
    // A wrong grade is corrected by finishing the onboarding again.
    const other = await server.signIn(aStudent({ countryId: 112 }))
    for (const educationYear of [4, 7]) await other.call(finishOnboarding, { body: { educationYear } })
    expect(await other.call(getOnboardingPrograms)).toEqual({
      programs: [{ programId: 'by-7-maths', subject: 'maths', grade: 7 }],
      isTooEarly: false,
    })
  })

  test('onboarding may look before the consent; the programs themselves are learning, and closed [A25]', async () => {
    const child = await server.signIn(aStudent({ birthDate: null }))
    expect(await child.call(getOnboardingPrograms)).toEqual({ programs: [], isTooEarly: false })
    await expect(list(child)).rejects.toMatchObject({ code: 'consent_required' })
  })

  test('all programs of a grade, in the language of the request, with what is studied [R10]', async () => {
    const client = await aLearner()
    const { grade, grades, programs } = await client.call(getProgramsWithStudyStatus, { query: {} })
    expect([grade, grades]).toEqual([8, [5, 6, 7, 8, 9, 10, 11]])
    expect(programs.map(({ subject, status }) => [subject, status])).toEqual([
      ['maths', 'active'],
      ['physics', 'none'],
      ['chemistry', 'none'],
      ['biology', 'unavailable'],
      ['english', 'unavailable'],
      ['literature', 'unavailable'],
      ['history', 'unavailable'],
      ['computing', 'unavailable'],
    ])
    const russian = await client.request('/api/v1/educationPrograms/getProgramsWithStudyStatus?grade=9', {
      headers: { 'language-id': '2' },
    })
    expect(await russian.text()).toContain('Прогрессии')
    const beyond = await client.call(getProgramsWithStudyStatus, { query: { grade: 99 } })
    expect(beyond.grade).toBe(11)
    await expect(client.call(getProgramsWithStudyStatus, { query: { grade: 'x' as never } })).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })

  test.each(['by-8-magic', 'by-99-maths', 'us-8-maths', '', 'x'.repeat(41), '<b>', "'; drop table students"])(
    'a program that is not in the catalogue of the country cannot be added: %s',
    async (programId) => {
      const client = await aLearner()
      await expect(add(client, programId)).rejects.toMatchObject({
        code: expect.stringMatching(/^(program_not_found|validation_failed)$/),
      })
      expect(await statusOf(client)).toEqual({ 'by-8-maths': 'active' })
    },
  )

  test('a subject that needs the online tutor says so while there is none', async () => {
    await expect(add(await aLearner(), 'by-8-history', 'by-8-maths')).rejects.toMatchObject({
      code: 'program_unavailable',
    })
  })
})

describe('pause and resume [P02] [S09]', () => {
  test('a paused subject keeps its first day, and comes back; the chat follows along', async () => {
    const before = await aLearner()
    const { addedAt } = (await list(before)).programs[0]!
    advance(3 * dayMs)
    const client = await server.signIn(before.student)
    const paused = await pause(client, 'by-8-maths')
    expect(paused).toMatchObject({ programs: [{ status: 'paused', addedAt }], inFocus: null })
    // Pausing twice is allowed and does not count as a change.
    expect((await pause(client, 'by-8-maths')).programs[0]!.pausedAt).toBe(paused.programs[0]!.pausedAt)
    const resumed = await resume(client, 'by-8-maths')
    expect(resumed).toMatchObject({
      programs: [{ status: 'active', addedAt, pausedAt: null }],
      inFocus: 'by-8-maths',
      change: { opensAt: null },
    })
  })

  test('the plan has room for two subjects from the first day; a change a day; the message says when the next one opens [K03]', async () => {
    const client = await aLearner()
    const changed = await add(client, 'by-8-physics')
    expect(changed).toMatchObject({
      programs: [
        { programId: 'by-8-maths', status: 'active' },
        { programId: 'by-8-physics', status: 'active' },
      ],
      inFocus: 'by-8-physics',
    })
    expect(changed.change.afterThisAt).toBe(changed.change.opensAt)
    const opens = Temporal.Instant.from(changed.change.opensAt!).toZonedDateTimeISO('Europe/Minsk')
    expect(opens.toPlainTime().toString()).toBe('00:00:00')
    // Going back to what was paused last does not count; taking another subject does.
    await pause(client, 'by-8-physics')
    await resume(client, 'by-8-physics')
    await expect(add(client, 'by-8-chemistry', 'by-8-physics')).rejects.toMatchObject({ code: 'program_change_limit' })
    expect(await statusOf(client)).toEqual({ 'by-8-maths': 'active', 'by-8-physics': 'active' })
    advance(opens.epochMilliseconds - server.lumi.platform.clock.now().getTime())
    const later = await server.signIn(client.student)
    await expect(add(later, 'by-8-chemistry')).rejects.toMatchObject({ code: 'program_subject_limit' })
    expect((await list(later)).change.opensAt).toBeNull()
    await add(later, 'by-8-chemistry', 'by-8-maths')
    await expect(resume(later, 'by-8-maths', 'by-8-physics')).rejects.toMatchObject({ code: 'program_change_limit' })
    expect(await statusOf(later)).toEqual({
      'by-8-maths': 'paused',
      'by-8-physics': 'active',
      'by-8-chemistry': 'active',
    })
  })

  test('physics and chemistry are there in the middle schools of the United States too [R10]', async () => {
    const client = await server.signIn(aStudent({ countryId: 1 }))
    for (const [grade, ...subjects] of [
      [6, 'maths'],
      [7, 'maths', 'physics'],
      [8, 'maths', 'physics', 'chemistry'],
    ] as const) {
      const { programs } = await client.call(getProgramsWithStudyStatus, { query: { grade } })
      const full = programs.filter(({ kind }) => kind === 'full')
      expect([grade, ...full.map(({ subject }) => subject)]).toEqual([grade, ...subjects])
      expect(full.every(({ topics }) => topics.length > 0)).toBe(true)
    }
    const { programs } = await client.call(getProgramsWithStudyStatus, { query: { grade: 8 } })
    expect(programs[0]!.onlineTopics).toEqual(['Translations and rotations', 'Scatter plots and two-way tables'])
  })

  test('of twenty changes at once one counts [K03]', async () => {
    const client = await aLearner()
    await pause(client, 'by-8-maths')
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => add(client, n % 2 === 0 ? 'by-8-physics' : 'by-8-chemistry')),
    )
    const won = answers.filter(({ status }) => status === 'fulfilled').length
    const active = Object.values(await statusOf(client)).filter((status) => status === 'active')
    // Adding again what is already active does not count as a second change.
    expect([won > 0 && won <= 10, active.length]).toEqual([true, 1])
    const lost = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(new Set(lost)).toEqual(new Set(['program_change_limit']))
  })

  test('moving to another time zone or turning a clock back opens nothing sooner [K03]', async () => {
    const client = await aLearner('Pacific/Pago_Pago')
    const { change } = await add(client, 'by-8-physics', 'by-8-maths')
    const { db } = server.lumi.platform
    await db.update(students).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(students.id, client.student.id))
    const answer = await client.request('/api/v1/educationPrograms/enableStudentEducationProgram', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        timezone: 'Pacific/Kiritimati',
        date: 'Wed, 01 Jan 2031 00:00:00 GMT',
      },
      body: JSON.stringify({ programId: 'by-8-maths', insteadOfId: 'by-8-physics' }),
    })
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([409, true])
    expect((await list(client)).change.opensAt).toBe(change.opensAt)
  })

  test('another grade of the same subject takes its place and is no change of the day', async () => {
    const client = await aLearner()
    const changed = await add(client, 'by-9-maths')
    expect(changed).toMatchObject({
      programs: [
        { programId: 'by-8-maths', status: 'paused' },
        { programId: 'by-9-maths', status: 'active' },
      ],
      inFocus: 'by-9-maths',
      change: { opensAt: null },
    })
  })

  test('the tutor knows what the conversation is about, whatever is in focus meanwhile [C11]', async () => {
    const client = await aLearner()
    const maths = await client.call(getChatStatus)
    await add(client, 'by-9-physics', 'by-8-maths')
    const device = await openDevice(server.url, client)
    const say = async (text: string, conversationId?: string) => {
      const body = { clientMessageId: randomUUID(), text, ...(conversationId && { conversationId }) }
      const { reply } = await client.call(sendMessage, { body })
      return (await device.untilEnded(reply.messageId)).text
    }
    expect(await say('hello')).toMatch(/physics, grade 9/)
    expect(await say('who won the match?')).toMatch(/physics/)
    expect(await say('hello', maths.conversationId)).not.toMatch(/physics/)
    device.close()
  })

  test('every device hears of a change, and of the subject that the chat follows [A17]', async () => {
    const client = await aLearner()
    const device = await openDevice(server.url, client)
    await pause(client, 'by-8-maths')
    await device.until(() => told(device) === 1)
    await resume(client, 'by-8-maths')
    await client.call(chooseProgram, { body: {} })
    await device.until(() => told(device) === 3)
    expect((await list(client)).inFocus).toBeNull()
    await client.call(chooseProgram, { body: { programId: 'by-8-maths' } })
    expect((await list(client)).inFocus).toBe('by-8-maths')
    await pause(client, 'by-8-maths')
    await expect(client.call(chooseProgram, { body: { programId: 'by-8-maths' } })).rejects.toMatchObject({
      code: 'program_not_found',
    })
    device.close()
  })
})

test('programs are in the export [SR19]', async () => {
  const client = await aLearner()
  const answer = await client.request(exportData.path)
  const zip = readZip(Buffer.from(await answer.arrayBuffer()))
  const data = JSON.parse(String(zip.get('data.json')))
  expect(data.programs).toMatchObject([{ programId: 'by-8-maths', pausedAt: null }])
})

describe('the chat follows the chosen subject [P02]', () => {
  const status = (client: SignedInClient) => client.call(getChatStatus, { query: {} })
  const say = (client: SignedInClient, text: string, more: object = {}) =>
    client.call(sendMessage, { body: { clientMessageId: randomUUID(), text, ...more } })

  test('each subject has a conversation of its own, which a pause keeps', async () => {
    const client = await aLearner()
    const maths = await status(client)
    expect(maths.program).toEqual({ programId: 'by-8-maths', subject: 'maths', grade: 8 })
    const { message } = await say(client, '2x = 6')
    expect(message.conversationId).toBe(maths.conversationId)

    await add(client, 'by-8-physics', 'by-8-maths')
    const physics = await status(client)
    expect(physics.program?.subject).toBe('physics')
    expect(physics.conversationId).not.toBe(maths.conversationId)
    expect((await say(client, 'What is a force?')).message.conversationId).toBe(physics.conversationId)
    // A page that still shows maths continues there, and a message that is sent again stays in its conversation.
    const { clientMessageId } = message
    expect((await say(client, '2x = 6', { clientMessageId })).message.messageId).toBe(message.messageId)
    const late = await say(client, '4x = 8', { conversationId: maths.conversationId })
    expect(late.message.conversationId).toBe(maths.conversationId)
    const page = await client.call(getChatMessagesList, { query: { conversationId: maths.conversationId } })
    expect(page.messages.filter(({ author }) => author === 'student').map(({ text }) => text)).toEqual([
      '2x = 6',
      '4x = 8',
    ])

    await client.call(chooseProgram, { body: {} })
    const general = await status(client)
    expect([
      general.program,
      new Set([general, maths, physics].map(({ conversationId }) => conversationId)).size,
    ]).toEqual([null, 3])
  })

  test('a conversation says what it is about, whatever is in focus meanwhile', async () => {
    const client = await aLearner()
    const maths = await status(client)
    await client.call(chooseProgram, { body: {} })
    const { program } = await client.call(getChatStatus, { query: { conversationId: maths.conversationId } })
    expect(program).toEqual({ programId: 'by-8-maths', subject: 'maths', grade: 8 })
    await client.call(disableStudentEducationProgram, { body: { programId: 'by-8-maths' } })
    const paused = await client.call(getChatStatus, { query: { conversationId: maths.conversationId } })
    expect(paused.program?.subject).toBe('maths')
  })

  test('what was said before the onboarding ended goes on in the conversation of the subject', async () => {
    const client = await server.signIn(aStudent({ countryId: 112 }))
    const device = await openDevice(server.url, client)
    const before = await status(client)
    const { message } = await say(client, 'x = ?')
    await client.call(finishOnboarding, { body: { name: 'Nora', gender: 'unset', educationYear: 8 } })
    await device.until(() => told(device) === 1)
    device.close()
    const after = await status(client)
    expect([after.conversationId, after.program?.subject]).toEqual([before.conversationId, 'maths'])
    // Sent by a page that was opened before, with and without the id of the conversation.
    for (const more of [{ conversationId: before.conversationId }, {}])
      expect((await say(client, '2x = 6', more)).message.conversationId).toBe(message.conversationId)
    await client.call(chooseProgram, { body: {} })
    expect((await status(client)).conversationId).not.toBe(before.conversationId)
    expect((await client.call(getChatMessagesList, { query: {} })).messages).toEqual([])
  })

  test('two devices that open a subject at once get one conversation', async () => {
    const client = await aLearner()
    const opened = await Promise.all(Array.from({ length: 10 }, () => status(client)))
    expect(new Set(opened.map(({ conversationId }) => conversationId)).size).toBe(1)
  })

  test('with no subject it is the general conversation, as before', async () => {
    const client = await server.signIn()
    const { conversationId, program } = await status(client)
    expect(program).toBeNull()
    expect((await say(client, 'Hello')).message.conversationId).toBe(conversationId)
  })
})

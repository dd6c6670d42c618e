import { getCurrentUserInfo } from '@lumi/contracts/auth'
import { getChatMessagesList, sendMessage } from '@lumi/contracts/chat'
import { countryIdOf } from '@lumi/contracts/countries'
import { CONSENT } from '@lumi/contracts/product-rules'
import { HUB_PATH, type ServerToClientEvents } from '@lumi/contracts/realtime'
import { askGuardian, getConsentStatus, resendGuardianMail, setRegistrationStudentInfo } from '@lumi/contracts/student'
import { eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { students } from '../auth/auth.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const unasked = (countryId = 1, timeZone = 'UTC') => server.signIn(aStudent({ birthDate: null, countryId, timeZone }))
/** The day `years` and `days` ago, by the server's clock. */
const bornAgo = (years: number, days = 0) =>
  Temporal.Instant.fromEpochMilliseconds(server.lumi.platform.clock.now().getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .subtract({ years })
    .subtract({ days })
    .toString()
const setAge = (client: SignedInClient, birthDate: string, countryId = 1) =>
  client.call(setRegistrationStudentInfo, { body: { birthDate, countryId } })
const accessOf = async (client: SignedInClient) => (await client.call(getCurrentUserInfo)).chatAccess
const mailsTo = async (address: string) => (await server.mails()).filter((mail) => mail.to === address)
const parentsAddress = () => `parent-${crypto.randomUUID()}@example.org`
const aChild = async () => {
  const child = await unasked()
  await setAge(child, bornAgo(10))
  return child
}

test('until date of birth and country are known, and a parent has agreed, every call of learning is refused', async () => {
  const { contracts } = server.lumi.features.app
  const child = await aChild()
  const nobody = await unasked()
  const learning = contracts.filter((contract) => contract.access === 'student' && !contract.beforeConsent)
  expect(learning.length).toBeGreaterThanOrEqual(6)
  for (const client of [child, nobody]) {
    for (const { method, path } of learning) {
      const response = await client.request(path, {
        method,
        ...(method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
      })
      expect([path, response.status, await response.json()]).toEqual([
        path,
        403,
        expect.objectContaining({ code: 'consent_required' }),
      ])
    }
  }
})

test('the refusal is told in the language of the request', async () => {
  const child = await unasked()
  const response = await child.request(getChatMessagesList.path, { headers: { 'language-id': '2' } })
  expect(await response.json()).toMatchObject({ code: 'consent_required', localizedMessage: /Чат откроется/ })
})

test('whoever is old enough starts at once, and nothing may be measured without asking', async () => {
  const student = await unasked()
  expect(await student.call(getCurrentUserInfo)).toMatchObject({
    chatAccess: 'needs_birth_date',
    analyticsAllowed: false,
    timeZone: student.student.timeZone,
    mapsAllowed: false,
  })
  expect(await setAge(student, bornAgo(13))).toEqual({ chatAccess: 'open', isChanged: true })
  expect(await accessOf(student)).toBe('open')
  await student.call(getChatMessagesList, { query: {} })
})

describe('the age of the country decides', () => {
  test.each([
    ['US', 13],
    ['RU', 14],
    ['BY', 16],
    ['DE', 16],
  ])('%s: open from %d, a day younger needs a parent', async (code, age) => {
    const countryId = countryIdOf(code)!
    const old = await unasked()
    expect(await setAge(old, bornAgo(age), countryId)).toMatchObject({ chatAccess: 'open' })
    const young = await unasked()
    expect(await setAge(young, bornAgo(age, -1), countryId)).toMatchObject({ chatAccess: 'needs_guardian' })
    expect(await young.call(getConsentStatus)).toMatchObject({
      consentAge: age,
      opensOn: bornAgo(0, -1),
      request: null,
    })
  })

  test('an operator names further countries', async () => {
    const own = await startTestServer({ CONSENT_AGES: 'DE=14, FR=15', CONSENT_AGE_DEFAULT: '18' })
    const ask = async (code: string, years: number) => {
      const student = await own.signIn(aStudent({ birthDate: null }))
      const body = { birthDate: bornAgo(years), countryId: countryIdOf(code)! }
      return (await student.call(setRegistrationStudentInfo, { body })).chatAccess
    }
    expect([await ask('DE', 14), await ask('DE', 13), await ask('FR', 15), await ask('IT', 17)]).toEqual([
      'open',
      'needs_guardian',
      'open',
      'needs_guardian',
    ])
    await own.close()
  })
})

test.each([
  ['2015-02-31', 1, 'birthDate', 'date'],
  ['31.12.2010', 1, 'birthDate', 'date'],
  ['', 1, 'birthDate', 'required'],
  ['2999-01-01', 1, 'birthDate', 'date_in_future'],
  ['2026-01-01', 1, 'birthDate', 'age_too_young'],
  ['1890-01-01', 1, 'birthDate', 'age_too_old'],
  ['2010-01-01', 99_999, 'countryId', 'invalid'],
])('"%s" in country %d is refused at %s as %s [V12]', async (birthDate, countryId, path, code) => {
  const student = await unasked()
  await expect(setAge(student, birthDate, countryId)).rejects.toMatchObject({
    code: 'validation_failed',
    details: { body: { validationErrors: [expect.objectContaining({ path, code })] } },
  })
  expect(await accessOf(student)).toBe('needs_birth_date')
})

test('fields that nobody asked for grant nothing [SR11]', async () => {
  const student = await unasked()
  const body = { birthDate: bornAgo(10), countryId: 1, guardianState: 'given', chatAccess: 'open', studentId: 'other' }
  expect(await student.call(setRegistrationStudentInfo, { body })).toMatchObject({ chatAccess: 'needs_guardian' })
})

describe('an answer that came out too young is not tried again', () => {
  test('neither a large nor a small correction upwards helps, nor another country', async () => {
    const child = await aChild()
    for (const [birthDate, countryId] of [
      [bornAgo(30), 1],
      [bornAgo(10, 1), 1],
    ] as const) {
      await expect(setAge(child, birthDate, countryId)).rejects.toMatchObject({ code: 'guardian_only' })
    }
    const inBelarus = await unasked()
    await setAge(inBelarus, bornAgo(14), 112)
    await expect(setAge(inBelarus, bornAgo(14), 2)).rejects.toMatchObject({ code: 'guardian_only' })
    expect([await accessOf(child), await accessOf(inBelarus)]).toEqual(['needs_guardian', 'needs_guardian'])
  })

  test('a slip the other way may be corrected, and closes the chat', async () => {
    const student = await unasked()
    await setAge(student, bornAgo(20))
    expect(await setAge(student, bornAgo(11))).toEqual({ chatAccess: 'needs_guardian', isChanged: true })
    await expect(student.call(getChatMessagesList, { query: {} })).rejects.toMatchObject({ code: 'consent_required' })
  })

  test('support can correct it', async () => {
    const child = await aChild()
    const { ops } = server.lumi.platform
    const given = { student: child.student.email, birthDate: bornAgo(20), country: 'US' }
    expect(await ops.run('students correct-age', given, 'anna')).toMatchObject({ say: expect.stringContaining('open') })
    expect(await accessOf(child)).toBe('open')
    for (const wrong of [{ birthDate: '2012-02-31' }, { country: 'Germany' }, { birthDate: '2999-01-01' }]) {
      await expect(ops.run('students correct-age', { ...given, ...wrong }, 'anna')).rejects.toThrow()
    }
  })
})

describe('the time in which a parent has to agree', () => {
  const dayMs = 86_400_000
  const correct = (student: SignedInClient, years: number) =>
    server.lumi.platform.ops.run(
      'students correct-age',
      { student: student.student.email, birthDate: bornAgo(years), country: 'US' },
      'anna',
    )
  /** Whether the account is still there after days in which nobody has agreed. */
  async function isThereAfter(student: SignedInClient, days: number): Promise<boolean> {
    const { clock, db } = server.lumi.platform
    clock.advance(days * dayMs)
    await server.lumi.features.students.runRound()
    await server.lumi.features.deletion.sweep()
    return (await db.select().from(students).where(eq(students.id, student.student.id))).length === 1
  }

  test('begins when support finds a student to be under age', async () => {
    const student = await server.signIn(aStudent({ birthDate: bornAgo(20) }))
    await correct(student, 11)
    expect(await isThereAfter(student, CONSENT.answerDays - 1)).toBe(true)
    expect(await isThereAfter(student, 1)).toBe(false)
  })

  test('begins anew for whoever counted as old enough in between', async () => {
    const child = await aChild()
    await correct(child, 20)
    server.lumi.platform.clock.advance((CONSENT.answerDays + 10) * dayMs)
    const grown = await server.signIn(child.student)
    expect(await setAge(grown, bornAgo(11))).toEqual({ chatAccess: 'needs_guardian', isChanged: true })
    expect(await isThereAfter(grown, CONSENT.answerDays - 1)).toBe(true)
    expect(await isThereAfter(grown, 1)).toBe(false)
  })

  test('does not begin anew with a correction of a child that is a child all the same', async () => {
    const child = await aChild()
    expect(await isThereAfter(child, CONSENT.answerDays - 1)).toBe(true)
    await correct(child, 11)
    expect(await isThereAfter(child, 1)).toBe(false)
  })
})

describe('asking a parent', () => {
  test('the letter is calm, in the language the student chose, and names the child by a masked address', async () => {
    for (const [language, words] of [
      ['en', 'May your child learn with Lumi?'],
      ['ru', 'Можно ли ребёнку заниматься с Луми?'],
    ] as const) {
      const child = await aChild()
      const email = parentsAddress()
      const status = await child.call(askGuardian, { body: { email, language } })
      expect(status).toMatchObject({
        chatAccess: 'waiting_guardian',
        request: { maskedEmail: 'p…@example.org' },
      })
      expect(JSON.stringify(status)).not.toContain(email)
      const [mail] = await mailsTo(email)
      expect(mail).toMatchObject({ language })
      expect(mail?.text).toContain(words)
      expect(mail?.text).toContain('s…@example.org')
      expect(mail?.text).not.toContain(child.student.email)
      expect(mail?.html).not.toContain(child.student.email)
      expect(await accessOf(child)).toBe('waiting_guardian')
    }
  })

  test.each([
    (email: string) => email,
    (email: string) => email.toUpperCase(),
    (email: string) => email.replace('@', '+mum@'),
  ])('the own address is no parent (%#)', async (disguise) => {
    const child = await aChild()
    const body = { email: disguise(child.student.email), language: 'en' as const }
    await expect(child.call(askGuardian, { body })).rejects.toMatchObject({
      details: {
        body: { validationErrors: [expect.objectContaining({ path: 'email', code: 'guardian_is_student' })] },
      },
    })
    expect(await accessOf(child)).toBe('needs_guardian')
  })

  test('nobody is asked for a student who is old enough or whose age is not known', async () => {
    const body = { email: parentsAddress(), language: 'en' as const }
    for (const client of [await server.signIn(), await unasked()]) {
      await expect(client.call(askGuardian, { body })).rejects.toMatchObject({ code: 'guardian_not_needed' })
      await expect(client.call(resendGuardianMail)).rejects.toMatchObject({ code: 'guardian_not_needed' })
    }
    expect(await mailsTo(body.email)).toEqual([])
  })

  test('the letter is sent again after a minute, not before', async () => {
    const child = await aChild()
    const email = parentsAddress()
    await child.call(askGuardian, { body: { email, language: 'en' } })
    const refused = child.call(resendGuardianMail)
    await expect(refused).rejects.toMatchObject({ code: 'too_many_requests' })
    await refused.catch(({ details }) => expect(details.retryAfterSeconds).toBeGreaterThan(50))
    server.lumi.platform.clock.advance(CONSENT.resendSeconds * 1000)
    await child.call(resendGuardianMail)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('of twenty parallel wishes to send it again one is granted', async () => {
    const child = await aChild()
    const email = parentsAddress()
    await child.call(askGuardian, { body: { email, language: 'en' } })
    server.lumi.platform.clock.advance(CONSENT.resendSeconds * 1000)
    const wishes = await Promise.allSettled(Array.from({ length: 20 }, () => child.call(resendGuardianMail)))
    expect(wishes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('twenty parallel questions to twenty parents leave one open', async () => {
    const child = await aChild()
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, () => child.call(askGuardian, { body: { email: parentsAddress(), language: 'en' } })),
    )
    expect(asked.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect((await child.call(getConsentStatus)).request).not.toBeNull()
  })
})

test('a mailbox gets three letters an hour, whoever orders them', async () => {
  const own = await startTestServer({ LIMIT_MAIL_MAILBOX: '3' })
  const email = parentsAddress()
  const answers = []
  for (let n = 0; n < 5; n++) {
    const child = await own.signIn(aStudent({ birthDate: bornAgo(9) }))
    answers.push(
      await child.call(askGuardian, { body: { email, language: 'en' } }).then(
        () => 'sent',
        ({ code }) => code,
      ),
    )
  }
  expect(answers).toEqual(['sent', 'sent', 'sent', 'too_many_requests', 'too_many_requests'])
  expect((await own.mails()).filter((mail) => mail.to === email)).toHaveLength(3)
  await own.close()
})

test('a closed chat has no news: its devices hear only that it opens, and that it closes', async () => {
  const child = await aChild()
  const { hub } = server.lumi.platform
  const socket: Socket<ServerToClientEvents> = io(server.url, {
    path: HUB_PATH,
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: child.cookieHeader('/') ?? '', origin: server.url },
  })
  const heard: unknown[] = []
  socket.onAny((name, event) => heard.push([name, event]))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const usage = (messagesLeft: number) => ({
    usage: { messagesLeft, messagesPerDay: 15, resetsAt: '2026-11-21T00:00:00.000Z' },
  })
  hub.publish(child.student.id, 'usage.changed', usage(1))
  hub.changeAccess(child.student.id, 'open')
  hub.publish(child.student.id, 'usage.changed', usage(2))
  hub.changeAccess(child.student.id, 'refused')
  hub.publish(child.student.id, 'usage.changed', usage(3))
  hub.changeAccess(child.student.id, 'open')
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(4), 30_000)
  expect(heard).toEqual([
    ['access.changed', { chatAccess: 'open' }],
    ['usage.changed', usage(2)],
    ['access.changed', { chatAccess: 'refused' }],
    ['access.changed', { chatAccess: 'open' }],
  ])
  socket.disconnect()
})

test('helplines of the country, and no number where none is known', async () => {
  const child = await aChild()
  expect((await child.call(getConsentStatus)).helplines).toMatchObject({
    emergency: '911',
    lines: expect.arrayContaining([expect.objectContaining({ call: '988' })]),
  })
  const abroad = await unasked()
  await setAge(abroad, bornAgo(10), countryIdOf('DE')!)
  expect((await abroad.call(getConsentStatus)).helplines).toEqual({ emergency: null, lines: [] })
})

test('what is stored of a child before the consent is the sign-up, date of birth and country, nothing else', async () => {
  const child = await aChild()
  await expect(
    child.call(sendMessage, {
      body: {
        clientMessageId: crypto.randomUUID(),
        conversationId: null,
        text: 'My name is Zyxwvut',
        attachmentIds: [],
      },
    } as never),
  ).rejects.toMatchObject({ code: 'consent_required' })
  const [row] = await server.lumi.platform.db.select().from(students).where(eq(students.id, child.student.id))
  expect(row?.name).toBeNull()
})

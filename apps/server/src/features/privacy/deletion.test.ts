import { randomUUID } from 'node:crypto'
import { getCurrentUserInfo, login, logout, registerWithEmail } from '@lumi/contracts/auth'
import { getChatMessagesList, getChatStatus, sendMessage } from '@lumi/contracts/chat'
import type { Endpoint } from '@lumi/contracts/endpoint'
import { deleteAccount, keepAccount } from '@lumi/contracts/privacy'
import { getAvailableAgreements } from '@lumi/contracts/reference'
import { and, eq, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { audit } from '../../platform/audit.tables.ts'
import { openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { untilSomebodyWaits } from '../../testing/until-somebody-waits.ts'
import { signUps, students } from '../auth/auth.tables.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const refusal = (code: string) => ({ code })
const hook = (name: string, body: Record<string, unknown> = {}) =>
  Promise.resolve(server.lumi.platform.testHooks.find(name)?.(body))

async function find(studentId: string) {
  const [student] = await server.lumi.platform.db.select().from(students).where(eq(students.id, studentId))
  return student
}

const mailsTo = async (email: string) => (await server.mails()).filter((mail) => mail.to === email)

async function endGrace(days = 7) {
  server.lumi.platform.clock.advance(days * dayMs + 1)
  await hook('clean-up')
}

test('the account is ordered to be deleted by a call without a body, and everybody is signed out [A03][SR19]', async () => {
  const student = aStudent()
  const here = await server.signIn(student)
  const elsewhere = await server.signIn(student)
  const { deletesAt } = await here.call(deleteAccount)
  const graceMs = new Date(deletesAt).getTime() - server.lumi.platform.clock.now().getTime()
  expect(graceMs / dayMs).toBeCloseTo(7, 2)
  for (const device of [here, elsewhere])
    await expect(device.call(getCurrentUserInfo)).rejects.toMatchObject(refusal('auth_required'))
  expect(here.cookies.size).toBe(0)

  const [receipt, ...more] = await mailsTo(student.email)
  expect(more).toEqual([])
  expect(receipt?.subject).toBe('Your Lumi account will be deleted')
  expect(receipt?.text).toContain('Keep my account')
  expect(receipt?.text).toContain(`${server.lumi.platform.origins.publicUrl()}/login`)
})

test('a sign-in of more than 10 minutes ago cannot delete [V12][SR19]', async () => {
  const student = await server.signIn()
  server.lumi.platform.clock.advance(11 * minuteMs)
  await expect(student.call(deleteAccount)).rejects.toMatchObject(refusal('auth_recent_sign_in_required'))
  expect((await find(student.student.id))?.deletesAt).toBeNull()
})

test('sockets close and the reply that is being written stops at once [SR19]', async () => {
  const student = await server.signIn()
  const device = await openDevice(server.url, student)
  const longReply = { text: 'word '.repeat(2000), chunkSize: 5, delayMs: 40 }
  await hook('set-next-reply', { studentId: student.student.id, ...longReply })
  const { reply } = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: 'a long one' } })
  await device.until(({ messages }) => (messages.get(reply.messageId)?.text.length ?? 0) > 20)
  const closed = device.untilClosed()
  await student.call(deleteAccount)
  await closed

  const again = await server.signIn(student.student)
  await again.call(keepAccount)
  const { messages } = await again.call(getChatMessagesList, { query: {} })
  expect(messages.find(({ messageId }) => messageId === reply.messageId)?.state).toBe('stopped')
})

test('during the grace a sign-in finds the way back, and nothing else works until the account is kept [SR19]', async () => {
  const student = await server.given(aStudent({ password: 'Grace-Period-9' }))
  await (await server.signIn(student)).call(deleteAccount)

  const back = server.guest()
  await back.call(login, { body: { email: student.email, password: student.password! } })
  expect((await back.call(getCurrentUserInfo)).deletion).toMatchObject({ undoable: true })
  const open = new Set(['/api/v1/user/getCurrentUserInfo', '/api/v1/user/keepAccount'])
  for (const contract of server.lumi.features.app.contracts) {
    if (contract.access !== 'student' || open.has(contract.path)) continue
    const answer = await back.request(contract.path, { method: contract.method })
    expect([contract.path, ((await answer.json()) as { code: string }).code]).toEqual([
      contract.path,
      'account_deletion_pending',
    ])
  }
  // No events are delivered either.
  await expect(openDevice(server.url, back)).rejects.toThrow()

  await back.call(keepAccount)
  expect((await back.call(getCurrentUserInfo)).deletion).toBeNull()
  await back.call(getChatStatus)
  expect((await mailsTo(student.email)).map(({ subject }) => subject)).toContain('Your Lumi account stays')
  await endGrace()
  expect(await find(student.id)).toBeDefined()
})

test('whoever waits may also just sign out, and is gone in the end [SR19]', async () => {
  const student = await server.signIn()
  await student.call(deleteAccount)
  const back = await server.signIn(student.student)
  await back.call(logout as Endpoint)
  await endGrace()
  expect(await find(student.student.id)).toBeUndefined()
})

test('what a parent ordered a student cannot take back; the operator can [SR19]', async () => {
  const { deletion } = server.lumi.features
  const student = await server.signIn()
  const studentId = student.student.id
  await deletion.request({ studentId, by: 'guardian', graceDays: 3 })
  const back = await server.signIn(student.student)
  expect((await back.call(getCurrentUserInfo)).deletion).toMatchObject({ undoable: false })
  await expect(back.call(keepAccount)).rejects.toMatchObject(refusal('account_deletion_not_yours'))
  await deletion.undo({ studentId, by: 'operator' })
  expect((await back.call(getCurrentUserInfo)).deletion).toBeNull()
})

test('a parent makes a student’s own order final, and never later [SR19]', async () => {
  const { deletion } = server.lumi.features
  const { student } = await server.signIn()
  const first = await deletion.request({ studentId: student.id, by: 'student', graceDays: 2 })
  const second = await deletion.request({ studentId: student.id, by: 'guardian', graceDays: 7 })
  expect(second).toEqual(first)
  expect(await find(student.id)).toMatchObject({ deletionRequestedBy: 'guardian' })
})

test('ordered, kept and ordered again: the job of the first order does nothing [SR19]', async () => {
  const { deletion } = server.lumi.features
  const { student } = await server.signIn()
  await deletion.request({ studentId: student.id, by: 'student', graceDays: 2 })
  await deletion.undo({ studentId: student.id, by: 'student' })
  await deletion.request({ studentId: student.id, by: 'student' })
  await endGrace(2)
  expect(await find(student.id)).toBeDefined()
  await endGrace(5)
  expect(await find(student.id)).toBeUndefined()
})

test('at the end nothing of the student is stored, the audit names nobody, and one last mail is sent and forgotten [SR19]', async () => {
  const { db } = server.lumi.platform
  const student = await server.signIn()
  const { id, email } = student.student
  await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: 'what is left of me' } })
  await student.call(deleteAccount)
  await endGrace()

  const { text } = (await hook('dump')) as { text: string }
  const [last, ...rest] = await mailsTo(email)
  expect(last?.subject).toBe('Your Lumi account is deleted')
  expect(rest).toEqual([])
  expect(text).not.toContain(id)
  expect(text).not.toContain('what is left of me')
  const done = await db
    .select()
    .from(audit)
    .where(and(eq(audit.action, 'deletion')))
  expect(done.length).toBeGreaterThan(0)
  for (const row of done) expect(row).toMatchObject({ result: 'done', sessionId: null, addressPrefix: null })

  // The last mail goes as well, although no mail server has taken it here.
  await endGrace(1)
  expect(((await hook('dump')) as { text: string }).text).not.toContain(email)
})

test('nobody keeps an account whose messages are going already: it goes as a whole [SR19]', async () => {
  const { clock, db } = server.lumi.platform
  const { deletion } = server.lumi.features
  const { student } = await server.signIn()
  await deletion.request({ studentId: student.id, by: 'student' })
  clock.advance(7 * dayMs + 1)
  const back = await server.signIn(student)
  // Held where the first of the stored data goes.
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const execute = db.execute.bind(db)
  const spy = vi.spyOn(db, 'execute').mockImplementation((async (query: SQL) => {
    const [first, ...others] = query.queryChunks ?? []
    if (JSON.stringify(first ?? '').includes('delete from messages') && others.includes(student.id)) {
      reached.resolve()
      await released.promise
    }
    return execute(query)
  }) as unknown as typeof db.execute)
  try {
    const erased = deletion.sweep()
    await reached.promise
    const kept = await back.call(keepAccount).then(
      () => 'kept',
      (error: { code: string }) => error.code,
    )
    released.resolve()
    await erased
    expect(kept).toBe('account_deletion_begun')
    expect(await find(student.id)).toBeUndefined()
  } finally {
    released.resolve()
    spy.mockRestore()
  }
})

test('a deletion that has begun and was interrupted says so, and cannot be ordered anew or undone [SR19]', async () => {
  const { deletion } = server.lumi.features
  const student = await server.given(aStudent())
  await deletion.request({ studentId: student.id, by: 'student' })
  const back = await server.signIn(student)
  await server.lumi.platform.db
    .update(students)
    .set({ deletionBegunAt: server.lumi.platform.clock.now() })
    .where(eq(students.id, student.id))
  expect((await back.call(getCurrentUserInfo)).deletion).toMatchObject({ undoable: false, begun: true })
  await expect(back.call(keepAccount)).rejects.toMatchObject(refusal('account_deletion_begun'))
  await expect(deletion.undo({ studentId: student.id, by: 'operator' })).rejects.toMatchObject(
    refusal('account_deletion_begun'),
  )
  const order = (await find(student.id))?.deletionId
  await deletion.request({ studentId: student.id, by: 'guardian' })
  expect((await find(student.id))?.deletionId).toBe(order)
  server.lumi.platform.clock.advance(7 * dayMs + 1)
  await deletion.sweep()
  expect(await find(student.id)).toBeUndefined()
})

test('two erasures of one account at the same time end as one [SR19]', async () => {
  const { deletion } = server.lumi.features
  const { student } = await server.signIn()
  await deletion.request({ studentId: student.id, by: 'student' })
  server.lumi.platform.clock.advance(8 * dayMs)
  await Promise.all([deletion.sweep(), deletion.sweep(), deletion.sweep()])
  expect(await find(student.id)).toBeUndefined()
  expect(await mailsTo(student.email)).toHaveLength(1)
})

test('a sign-up that nobody confirms is deleted after 30 days, without a mail [SR19]', async () => {
  const student = await server.given(aStudent({ isConfirmed: false }))
  await endGrace(29)
  expect(await find(student.id)).toBeDefined()
  await endGrace(1)
  expect(await find(student.id)).toBeUndefined()
  expect(await mailsTo(student.email)).toEqual([])
})

test('a sign-up that is repeated waits for its new link: it is not deleted while that one works [SR19]', async () => {
  const student = await server.given(aStudent({ isConfirmed: false }))
  server.lumi.platform.clock.advance(29.5 * dayMs)
  const again = server.guest()
  const acceptedAgreements = await again.call(getAvailableAgreements)
  const body = { email: student.email, password: 'Quiet-Harbour-7', acceptedAgreements }
  await again.call(registerWithEmail, { body })
  expect(await mailsTo(student.email)).toHaveLength(1)
  await endGrace(1)
  expect(await find(student.id)).toBeDefined()
  await endGrace(1)
  expect(await find(student.id)).toBeUndefined()
})

test.runIf(process.env.TEST_DATABASE_URL)('an account that is confirmed at that moment stays [SR19]', async () => {
  const { db, clock } = server.lumi.platform
  const student = await server.given(aStudent({ isConfirmed: false }))
  clock.advance(31 * dayMs)
  const { swept } = await db.transaction(async (tx) => {
    await tx.update(students).set({ emailConfirmedAt: clock.now() }).where(eq(students.id, student.id))
    const swept = server.lumi.features.deletion.sweep()
    await untilSomebodyWaits(db)
    return { swept }
  })
  await swept
  expect(await find(student.id)).toMatchObject({ deletesAt: null })
})

test('with a grace of 0 days the account is gone at once, and so is what stands under its address alone [SR19]', async () => {
  const strict = await startTestServer({ DELETION_GRACE_DAYS: '0' })
  try {
    const student: SignedInClient = await strict.signIn()
    const { db } = strict.lumi.platform
    // A sign-up with the same address whose mail is not written yet.
    const guest = strict.guest()
    const acceptedAgreements = await guest.call(getAvailableAgreements)
    const wanted = { email: student.student.email, password: 'Quiet-Harbour-7', acceptedAgreements }
    await guest.call(registerWithEmail, { body: wanted })
    await strict.mails()
    await db.update(signUps).set({ studentId: null })
    await student.call(deleteAccount)
    const stored = async () => {
      return (await db.select().from(students).where(eq(students.id, student.student.id))).length
    }
    await expect.poll(stored, { timeout: 15_000 }).toBe(0)
    expect(await db.select().from(signUps)).toEqual([])
    expect((await strict.mails()).map(({ subject }) => subject)).toEqual(['Your Lumi account is deleted'])
  } finally {
    await strict.close()
  }
})

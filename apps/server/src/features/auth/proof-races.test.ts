import { confirmEmailChange, requestEmailChange, undoEmailChange, updatePassword } from '@lumi/contracts/account'
import { getCurrentUserInfo, login } from '@lumi/contracts/auth'
import { addSignInMethod, loginWithSocial } from '@lumi/contracts/social'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../../platform/secrets.ts'
import { aStudent } from '../../testing/a-student.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { untilSomebodyWaits } from '../../testing/until-somebody-waits.ts'
import { students } from './auth.tables.ts'
import { createIdentity, createTicket, listIdentities } from './social/social.store.ts'
import { studentIdentities } from './social/social.tables.ts'

// What was proved outside a transaction may be void when the transaction begins.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'Sunrise-7-maple'

/** More than are hashed at once, so that some still hash when the first one is done. */
const many = Array.from({ length: 10 }, (_, index) => index)

const isSignedIn = (client: TestClient) =>
  client.call(getCurrentUserInfo).then(
    () => true,
    () => false,
  )

const change = (client: TestClient, next: string) =>
  client.call(updatePassword, {
    body: { currentPassword: password, password: next, passwordConfirmation: next },
  })

/** The link "It was not me" of an account that somebody has moved to another address. */
async function movedAccount() {
  const student = await server.signIn(aStudent({ password }))
  const email = `moved-${student.student.email}`
  const linkTo = async (address: string) => {
    const mail = (await server.mails()).find(({ to }) => to === address)
    return new URL(/https?:\/\/\S+\?\S+/.exec(mail!.text)![0]).searchParams
  }
  await student.call(requestEmailChange, { body: { email } })
  const link = await linkTo(email)
  await student.call(confirmEmailChange, { body: { changeId: link.get('ci')!, secret: link.get('ecs')! } })
  const way = await linkTo(student.student.email)
  return { student, email, way: { changeId: way.get('ci')!, secret: way.get('eus')! } }
}

test('a sign-in that was checked against the password of before an undo is not begun after it', async () => {
  const { email, way } = await movedAccount()
  const browsers = many.map(() => server.guest())
  const signIns = browsers.map((browser) => browser.call(login, { body: { email, password } }))
  const settled = Promise.allSettled(signIns)
  await Promise.any(signIns)
  await server.guest().call(undoEmailChange, { body: way })
  for (const result of await settled) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'auth_invalid_login' })
  }
  for (const browser of browsers) expect(await isSignedIn(browser)).toBe(false)
})

test('of changes of a password at the same moment one counts, and only its session goes on', async () => {
  const first = await server.signIn(aStudent({ password }))
  const sessions = [first, ...(await Promise.all(many.slice(1).map(() => server.signIn(first.student))))]
  const changes = await Promise.allSettled(
    sessions.map((session, index) => change(session, `Moonrise-${index}-oakwood`)),
  )
  const done = changes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
  expect(done).toHaveLength(1)
  for (const result of changes) {
    if (result.status === 'rejected')
      expect(['auth_required', 'auth_wrong_password']).toContain((result.reason as { code: string }).code)
  }
  expect(await Promise.all(sessions.map(isSignedIn))).toEqual(many.map((index) => index === done[0]))
  await server.guest().call(login, {
    body: { email: first.student.email, password: `Moonrise-${done[0]}-oakwood` },
  })
})

test('a change of the password sets none after an undo', async () => {
  const { student, way } = await movedAccount()
  const sessions = [student, ...(await Promise.all(many.slice(1).map(() => server.signIn(student.student))))]
  const changes = Promise.allSettled(sessions.map((session, index) => change(session, `Moonrise-${index}-oakwood`)))
  await server.guest().call(undoEmailChange, { body: way })
  await changes
  const { db } = server.lumi.platform
  const [row] = await db.select().from(students).where(eq(students.id, student.student.id))
  expect(row).toMatchObject({ email: student.student.email, passwordHash: null })
  expect(await Promise.all(sessions.map(isSignedIn))).toEqual(many.map(() => false))
})

test.runIf(process.env.TEST_DATABASE_URL)('a way to sign in that is removed meanwhile opens nothing', async () => {
  const { db, clock } = server.lumi.platform
  const { id: studentId } = await server.given(aStudent({ password }))
  const now = clock.now()
  const identity = { providerId: 'school', issuer: 'https://school.example', subject: studentId, email: null }
  await db.transaction((tx) => createIdentity(tx, studentId, identity, now))
  const browser = server.guest()
  browser.cookies.set('__Host-social', { value: 'this-browser', path: '/' })
  const ticket = await createTicket(db, {
    ...identity,
    isEmailVerified: false,
    browserHash: hashToken('this-browser'),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  })
  const signIn = await db.transaction(async (tx) => {
    await tx.select().from(students).where(eq(students.id, studentId)).for('update')
    await tx.delete(studentIdentities).where(eq(studentIdentities.studentId, studentId))
    const call = browser.call(loginWithSocial, { body: { ticket } }).catch((error: unknown) => error)
    await untilSomebodyWaits(db)
    return { call }
  })
  expect(await signIn.call).toMatchObject({ code: 'social_ticket_invalid' })
  expect(await isSignedIn(browser)).toBe(false)
})

test.runIf(process.env.TEST_DATABASE_URL).each(['another address', 'another service'])(
  'a session that is ended meanwhile adds no way in: %s',
  async (way) => {
    const { db, clock } = server.lumi.platform
    const student = await server.signIn(aStudent({ password }))
    const { id: studentId } = student.student
    const now = clock.now()
    student.cookies.set('__Host-social', { value: 'this-browser', path: '/' })
    const ticket = await createTicket(db, {
      providerId: 'school',
      issuer: 'https://school.example',
      subject: studentId,
      email: null,
      isEmailVerified: false,
      browserHash: hashToken('this-browser'),
      studentId,
      sessionId: student.sessionId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 60_000),
    })
    const email = `thief-${studentId}@example.org`
    const { call } = await db.transaction(async (tx) => {
      await server.lumi.features.sessions.endAllOf(tx, studentId, 'password')
      const call = (
        way === 'another address'
          ? student.call(requestEmailChange, { body: { email } })
          : student.call(addSignInMethod, { body: { ticket } })
      ).catch((error: unknown) => error)
      await untilSomebodyWaits(db)
      return { call }
    })
    expect(await call).toMatchObject({ code: 'auth_required' })
    expect(await listIdentities(db, studentId)).toEqual([])
    expect((await server.mails()).filter(({ to }) => to === email)).toEqual([])
  },
)

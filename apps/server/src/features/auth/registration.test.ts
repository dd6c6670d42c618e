import { getCurrentUserInfo, login, registerWithEmail } from '@lumi/contracts/auth'
import {
  changeUserPassword,
  checkPasswordChangeLink,
  confirmEmailRegistration,
  correctRegistrationEmail,
  getRegistrationState,
  requestUserPasswordChangeByEmail,
  resendRegistrationEmail,
} from '@lumi/contracts/auth-links'
import { getAvailableAgreements } from '@lumi/contracts/reference'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { signUps, students } from './auth.tables.ts'

/** What happens between the form and the click on the mailed link. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'Quiet-Harbour-7'
let count = 0
const newAddress = () => `waiting-${++count}@example.org`
const minute = 60_000

async function register(client: TestClient, email: string, more: Record<string, unknown> = {}) {
  const acceptedAgreements = await client.call(getAvailableAgreements)
  return client.call(registerWithEmail, { body: { email, password, acceptedAgreements, ...more } })
}

const mailsTo = async (email: string) => (await server.mails()).filter((mail) => mail.to === email)

function linkIn({ text }: { text: string }) {
  const { searchParams } = new URL(/https?:\/\/\S+\?\S+/.exec(text)![0])
  const get = (name: string) => searchParams.get(name)!
  return {
    confirmation: { confirmationId: get('ci'), secret: get('ecs') },
    password: { requestId: get('prri'), token: get('prt') },
  }
}

const storedStudents = async (email: string) =>
  server.lumi.platform.db.select().from(students).where(eq(students.emailKey, email))

describe('the mail again [R01]', () => {
  test('only the device that signed up can ask for it, and only after the countdown', async () => {
    const client = server.guest()
    const email = newAddress()
    await register(client, email)
    await expect(client.call(getRegistrationState)).resolves.toMatchObject({ state: 'waiting', email })
    await expect(client.call(resendRegistrationEmail)).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 50 && seconds <= 60) },
    })
    await expect(server.guest().call(resendRegistrationEmail)).rejects.toMatchObject({ code: 'registration_not_found' })
    expect(await mailsTo(email)).toHaveLength(1)
    server.lumi.platform.clock.advance(minute)
    await client.call(resendRegistrationEmail)
    const [newer, older] = await mailsTo(email)
    for (const mail of [older!, newer!]) {
      const { outcome } = await server.guest().call(confirmEmailRegistration, { body: linkIn(mail).confirmation })
      expect(outcome).toBe(mail === older ? 'verified' : 'already_verified')
    }
    await expect(client.call(getRegistrationState)).resolves.toMatchObject({ state: 'confirmed', email })
    await expect(server.guest().call(getRegistrationState)).resolves.toEqual({ state: 'none' })
  })

  test('of twenty parallel presses one sends', async () => {
    const client = server.guest()
    const email = newAddress()
    await register(client, email)
    expect(await mailsTo(email)).toHaveLength(1)
    server.lumi.platform.clock.advance(minute)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => client.call(resendRegistrationEmail)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('a form sent again after a lost answer is the same sign-up: one mail, and the new cookie works', async () => {
    const email = newAddress()
    const attemptId = crypto.randomUUID()
    const [lost, kept] = [server.guest(), server.guest()]
    await register(lost, email, { attemptId })
    await register(kept, email, { attemptId })
    expect(await mailsTo(email)).toHaveLength(1)
    await expect(kept.call(getRegistrationState)).resolves.toMatchObject({ state: 'waiting' })
    await expect(lost.call(getRegistrationState)).resolves.toEqual({ state: 'none' })
  })

  test('the same form twice at the same moment makes one account and no fault', async () => {
    const email = newAddress()
    const attemptId = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(server.guest(), email, { attemptId })))
    expect(answers).toEqual(Array(5).fill({}))
    await server.mails()
    expect(await storedStudents(email)).toHaveLength(1)
  })

  test('the cookie reaches no script and can be planted by no other site', async () => {
    const acceptedAgreements = await server.guest().call(getAvailableAgreements)
    const answer = await server.guest().request(registerWithEmail.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: newAddress(), password, acceptedAgreements }),
    })
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-sign-up='))!
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      `Max-Age=${48 * 3600}`,
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
  })

  test('after two days the device is sent back to the form', async () => {
    const client = server.guest()
    await register(client, newAddress())
    server.lumi.platform.clock.advance(48 * 60 * minute + 1)
    await expect(client.call(getRegistrationState)).resolves.toEqual({ state: 'none' })
    await expect(client.call(resendRegistrationEmail)).rejects.toMatchObject({ code: 'registration_not_found' })
    await server.lumi.features.auth.deleteExpired()
    expect(await server.lumi.platform.db.select().from(signUps)).toEqual([])
  })
})

describe('a mistyped address', () => {
  test('the letter goes to the right one with the password already chosen; the wrong mailbox holds nothing of use', async () => {
    const client = server.guest()
    const [wrong, right] = [newAddress(), newAddress()]
    await register(client, wrong, { referralInfo: '?ref=NORA7' })
    const dead = linkIn((await mailsTo(wrong))[0]!)
    await expect(client.call(correctRegistrationEmail, { body: { email: right } })).resolves.toEqual({})
    // Before the outbox job has run.
    await expect(client.call(confirmEmailRegistration, { body: dead.confirmation })).rejects.toMatchObject({
      code: 'auth_link_invalid',
    })
    const live = linkIn((await mailsTo(right))[0]!)
    await expect(client.call(confirmEmailRegistration, { body: dead.confirmation })).rejects.toMatchObject({
      code: 'auth_link_invalid',
    })
    await expect(client.call(confirmEmailRegistration, { body: live.confirmation })).resolves.toEqual({
      outcome: 'verified',
      email: right,
      signedIn: true,
    })
    await expect(client.call(login, { body: { email: right, password } })).resolves.toEqual({})
    expect(await storedStudents(right)).toMatchObject([{ referralInfo: '?ref=NORA7' }])
    // Nor is it kept that anything was sent there.
    expect(await mailsTo(wrong)).toEqual([])
    // The stranger's address stays free.
    expect(await storedStudents(wrong)).toEqual([])
    await register(server.guest(), wrong)
    expect((await mailsTo(wrong))[0]!.subject).toBe('Confirm your email for Lumi')
  })

  test('a password link in the wrong mailbox is dead as well', async () => {
    const client = server.guest()
    const [wrong, right] = [newAddress(), newAddress()]
    await register(client, wrong)
    const { password: link } = linkIn((await mailsTo(wrong))[0]!)
    await expect(client.call(checkPasswordChangeLink, { body: link })).resolves.toEqual({})
    await client.call(correctRegistrationEmail, { body: { email: right } })
    await expect(client.call(checkPasswordChangeLink, { body: link })).rejects.toMatchObject({
      code: 'auth_link_invalid',
    })
  })

  test('a taken address answers and looks like any other, and only its owner is told', async () => {
    const owner = await server.given(aStudent())
    const client = server.guest()
    const wrong = newAddress()
    await register(client, wrong)
    await expect(client.call(correctRegistrationEmail, { body: { email: owner.email } })).resolves.toEqual({})
    expect((await mailsTo(owner.email))[0]!.subject).toBe('You already have a Lumi account')
    await expect(client.call(getRegistrationState)).resolves.toMatchObject({ state: 'waiting', email: owner.email })
    // Corrected back to the first address.
    const right = newAddress()
    await client.call(correctRegistrationEmail, { body: { email: right } })
    expect((await mailsTo(right))[0]!.subject).toBe('Confirm your email for Lumi')
    expect(await storedStudents(owner.email)).toHaveLength(1)
  })

  test('an account that another device waits for stays', async () => {
    const email = newAddress()
    const [one, other] = [server.guest(), server.guest()]
    await register(one, email)
    await register(other, email)
    const others = linkIn((await mailsTo(email))[0]!)
    await one.call(correctRegistrationEmail, { body: { email: newAddress() } })
    await server.mails()
    await expect(other.call(confirmEmailRegistration, { body: others.confirmation })).resolves.toMatchObject({
      outcome: 'verified',
    })
  })

  test('a confirmed account is never given up by a correction', async () => {
    const client = server.guest()
    const email = newAddress()
    await register(client, email)
    await server.guest().call(confirmEmailRegistration, { body: linkIn((await mailsTo(email))[0]!).confirmation })
    await client.call(correctRegistrationEmail, { body: { email: newAddress() } })
    await server.mails()
    expect(await storedStudents(email)).toHaveLength(1)
  })
})

describe('the link and the cookie of the sign-up together sign in [A02][R07]', () => {
  const confirm = async (client: TestClient, email: string) =>
    client.call(confirmEmailRegistration, { body: linkIn((await mailsTo(email))[0]!).confirmation })
  const whoIs = (client: TestClient) => client.call(getCurrentUserInfo)
  const nobody = { code: 'auth_required' }

  test('in the browser that signed up, once, without a mail about a new device', async () => {
    const client = server.guest()
    const email = newAddress()
    await register(client, email)
    const kept = new Map(client.cookies)
    await expect(confirm(client, email)).resolves.toEqual({ outcome: 'verified', email, signedIn: true })
    await expect(whoIs(client)).resolves.toMatchObject({ email })
    expect([...client.cookies.keys()]).not.toContain('__Host-sign-up')
    expect(await mailsTo(email)).toHaveLength(1)
    // A copy of the cookie and the link are worth nothing any more.
    const copy = server.guest()
    for (const [name, cookie] of kept) copy.cookies.set(name, cookie)
    await expect(confirm(copy, email)).resolves.toEqual({ outcome: 'already_verified', email, signedIn: false })
    await expect(whoIs(copy)).rejects.toMatchObject(nobody)
    await expect(copy.call(getRegistrationState)).resolves.toEqual({ state: 'none' })
  })

  test('the link alone, or with the cookie of another account, signs nobody in', async () => {
    const [stranger, victim] = [server.guest(), server.guest()]
    const [strangers, victims] = [newAddress(), newAddress()]
    await register(stranger, strangers)
    await register(victim, victims)
    // Sent on by the stranger, whose account the victim would fill from then on.
    await expect(confirm(victim, strangers)).resolves.toMatchObject({ outcome: 'verified', signedIn: false })
    await expect(whoIs(victim)).rejects.toMatchObject(nobody)
    await expect(confirm(server.guest(), victims)).resolves.toMatchObject({ outcome: 'verified', signedIn: false })
    // The cookie alone: somebody signed up with an address that is not theirs, and its owner confirmed.
    await expect(victim.call(getRegistrationState)).resolves.toMatchObject({ state: 'confirmed' })
    await expect(whoIs(victim)).rejects.toMatchObject(nobody)
  })

  test('not while somebody else has signed in on the device since', async () => {
    const client = server.guest()
    const [email, brother] = [newAddress(), aStudent({ password })]
    await register(client, email)
    await server.given(brother)
    await client.call(login, { body: { email: brother.email, password } })
    await expect(confirm(client, email)).resolves.toMatchObject({ outcome: 'verified', signedIn: false })
    await expect(whoIs(client)).resolves.toMatchObject({ email: brother.email })
  })

  test('with the password of this sign-up, whichever of the letters to the address is opened', async () => {
    const email = newAddress()
    await register(server.guest(), email, { password: 'Stranger-Was-Here-1' })
    const client = server.guest()
    const strangers = linkIn((await mailsTo(email))[0]!)
    await register(client, email)
    await server.mails()
    await expect(client.call(confirmEmailRegistration, { body: strangers.confirmation })).resolves.toMatchObject({
      outcome: 'verified',
      signedIn: true,
    })
    const stranger = { email, password: 'Stranger-Was-Here-1' }
    await expect(server.guest().call(login, { body: stranger })).rejects.toMatchObject({ code: 'auth_invalid_login' })
    await expect(server.guest().call(login, { body: { email, password } })).resolves.toEqual({})
  })

  test('opened elsewhere, with no password when a stranger has signed up with the address too; the letter sets one [V12]', async () => {
    const email = newAddress()
    await register(server.guest(), email)
    await server.mails()
    await register(server.guest(), email, { password: 'Stranger-Was-Here-1' })
    const newest = linkIn((await mailsTo(email))[0]!)
    const phone = server.guest()
    await expect(phone.call(confirmEmailRegistration, { body: newest.confirmation })).resolves.toEqual({
      outcome: 'verified',
      email,
      signedIn: false,
      needsPassword: true,
    })
    for (const chosen of [password, 'Stranger-Was-Here-1']) {
      const tried = server.guest().call(login, { body: { email, password: chosen } })
      await expect(tried).rejects.toMatchObject({ code: 'auth_invalid_login' })
    }
    const own = 'Next-Harbour-9'
    await phone.call(changeUserPassword, { body: { ...newest.password, password: own, passwordConfirmation: own } })
    await expect(phone.call(login, { body: { email, password: own } })).resolves.toEqual({})
  })

  test('opened elsewhere, with the password of the only sign-up, however many letters it has had', async () => {
    const email = newAddress()
    const client = server.guest()
    await register(client, email)
    server.lumi.platform.clock.advance(minute)
    await client.call(resendRegistrationEmail)
    const { confirmation } = linkIn((await mailsTo(email))[0]!)
    await expect(server.guest().call(confirmEmailRegistration, { body: confirmation })).resolves.toEqual({
      outcome: 'verified',
      email,
      signedIn: false,
    })
    await expect(server.guest().call(login, { body: { email, password } })).resolves.toEqual({})
  })

  test('of twenty parallel presses one signs in [SR06]', async () => {
    const client = server.guest()
    const email = newAddress()
    await register(client, email)
    await mailsTo(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(client, email)))
    expect(answers.filter(({ signedIn }) => signedIn)).toHaveLength(1)
  })

  test('a new password signs in where its letter was ordered, and nowhere else [R06]', async () => {
    const account = await server.given(aStudent({ password }))
    const change = async (client: TestClient) => {
      const link = new URL(/https?:\/\/\S+\?\S+/.exec((await mailsTo(account.email))[0]!.text)![0]).searchParams
      return client.call(changeUserPassword, {
        body: {
          requestId: link.get('prri')!,
          token: link.get('prt')!,
          password: 'Next-Harbour-9',
          passwordConfirmation: 'Next-Harbour-9',
        },
      })
    }
    const order = (client: TestClient, email = account.email) =>
      client.call(requestUserPasswordChangeByEmail, { body: { email } })
    const [home, elsewhere] = [server.guest(), server.guest()]
    await order(home)
    await order(elsewhere, 'nobody@example.org')
    expect([...elsewhere.cookies.keys()].sort()).toEqual([...home.cookies.keys()].sort())
    await expect(change(elsewhere)).resolves.toEqual({ email: account.email, signedIn: false })
    await expect(whoIs(elsewhere)).rejects.toMatchObject(nobody)
    await order(home)
    await expect(change(home)).resolves.toEqual({ email: account.email, signedIn: true })
    await expect(whoIs(home)).resolves.toMatchObject({ email: account.email })
    expect([...home.cookies.keys()]).not.toContain('__Host-new-password')
  })
})

test('signing in before confirming sends the letter and lets this device wait for it [R02]', async () => {
  const email = newAddress()
  await register(server.guest(), email)
  await server.mails()
  const client = server.guest()
  await expect(client.call(login, { body: { email, password } })).rejects.toMatchObject({
    code: 'auth_email_not_confirmed',
  })
  await expect(client.call(getRegistrationState)).resolves.toMatchObject({ state: 'waiting', email })
  expect(await mailsTo(email)).toHaveLength(2)
})

describe('parallel sign-ups [SR06]', () => {
  test('twenty of one address make one account, and every answer is the same', async () => {
    const email = newAddress()
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(server.guest(), email)))
    expect(answers).toEqual(Array(20).fill({}))
    expect(await mailsTo(email)).toHaveLength(20)
    expect(await storedStudents(email)).toHaveLength(1)
  })

  test.runIf(process.env.TEST_DATABASE_URL)('also when two processes take them', async () => {
    const second = await startTestServer({ DATABASE_URL: server.databaseUrl })
    try {
      const email = newAddress()
      const everywhere = [server, second].flatMap((process) =>
        Array.from({ length: 10 }, () => register(process.guest(), email)),
      )
      await Promise.all(everywhere)
      expect(await mailsTo(email)).toHaveLength(20)
      expect(await storedStudents(email)).toHaveLength(1)
    } finally {
      await second.close()
    }
  })

  test('of twenty parallel clicks on one link one confirms, and nobody sees a fault', async () => {
    const email = newAddress()
    await register(server.guest(), email)
    const { confirmation } = linkIn((await mailsTo(email))[0]!)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => server.guest().call(confirmEmailRegistration, { body: confirmation })),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'verified').length).toBeGreaterThanOrEqual(1)
  })
})

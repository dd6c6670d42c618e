import { getCurrentUserInfo, login, logout, registerWithEmail } from '@lumi/contracts/auth'
import {
  changeUserPassword,
  checkPasswordChangeLink,
  confirmEmailRegistration,
  requestUserPasswordChangeByEmail,
} from '@lumi/contracts/auth-links'
import { getAvailableAgreements } from '@lumi/contracts/reference'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../platform/audit.tables.ts'
import { aStudent } from '../../testing/a-student.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { acceptedAgreements, students } from './auth.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'Quiet-Harbour-7'
let count = 0
const newAddress = () => `person-${++count}@example.org`

async function register(client: TestClient, email: string, changes: Record<string, unknown> = {}) {
  const agreements = await client.call(getAvailableAgreements)
  return client.call(registerWithEmail, {
    body: { email, password, acceptedAgreements: agreements, timeZone: 'Europe/Minsk', ...changes },
  })
}

async function mailsTo(email: string) {
  return (await server.mails()).filter((mail) => mail.to === email)
}

async function linkTo(email: string) {
  const [mail] = await mailsTo(email)
  return new URL(/https?:\/\/\S+\?\S+/.exec(mail!.text)![0])
}

async function confirmationOf(email: string) {
  const { searchParams } = await linkTo(email)
  return { confirmationId: searchParams.get('ci')!, secret: searchParams.get('ecs')! }
}

async function passwordLinkOf(email: string) {
  const { searchParams } = await linkTo(email)
  return { requestId: searchParams.get('prri')!, token: searchParams.get('prt')! }
}

describe('sign-up', () => {
  test('a newcomer signs up, confirms by the mailed link and signs in [A02]', async () => {
    const client = server.guest()
    const email = newAddress()
    await expect(register(client, email)).resolves.toEqual({})
    const link = await linkTo(email)
    expect(link.origin + link.pathname).toBe(`http://localhost:${new URL(server.url).port}/registrationConfirmation`)
    expect([...link.searchParams.keys()]).toEqual(['ci', 'ecs', 'prri', 'prt'])
    const elsewhere = server.guest()
    await expect(elsewhere.call(confirmEmailRegistration, { body: await confirmationOf(email) })).resolves.toEqual({
      outcome: 'verified',
      email,
      signedIn: false,
    })
    await client.call(login, { body: { email, password } })
    await expect(client.call(getCurrentUserInfo)).resolves.toMatchObject({ email, countryId: 1, languageId: 1 })
  })

  test('a confirmation link tells verified, already verified, invalid and expired apart [S10]', async () => {
    const client = server.guest()
    const [email, late] = [newAddress(), newAddress()]
    await register(client, email)
    const body = await confirmationOf(email)
    const invalid = { code: 'auth_link_invalid' }
    await expect(
      client.call(confirmEmailRegistration, { body: { ...body, secret: 'x'.repeat(43) } }),
    ).rejects.toMatchObject(invalid)
    await expect(client.call(confirmEmailRegistration, { body })).resolves.toMatchObject({ outcome: 'verified' })
    await expect(client.call(confirmEmailRegistration, { body })).resolves.toMatchObject({
      outcome: 'already_verified',
    })
    await register(client, late)
    const lateBody = await confirmationOf(late)
    server.lumi.platform.clock.advance(48 * 3_600_000 + 1)
    await expect(client.call(confirmEmailRegistration, { body: lateBody })).rejects.toMatchObject({
      code: 'auth_link_expired',
    })
  })

  test('a taken address answers the same and tells its owner, in the language of the owner', async () => {
    const owner = await server.given(aStudent({ languageId: 2 }))
    await expect(register(server.guest(), owner.email.toUpperCase())).resolves.toEqual({})
    const [mail, ...others] = await mailsTo(owner.email)
    expect(others).toEqual([])
    expect(mail!.subject).toBe('У тебя уже есть аккаунт в Луми')
    await expect(server.guest().call(login, { body: { email: owner.email, password } })).rejects.toMatchObject({
      code: 'auth_invalid_login',
    })
  })

  test('a stranger who signed up first does not keep a password on the account of the owner', async () => {
    const email = newAddress()
    await register(server.guest(), email, { password: 'Stranger-Was-Here-1' })
    await register(server.guest(), email)
    await register(server.guest(), email, { password: 'Stranger-Is-Back-2' })
    const ownersMail = (await mailsTo(email))[1]!
    const { searchParams } = new URL(/https?:\/\/\S+\?\S+/.exec(ownersMail.text)![0])
    const client = server.guest()
    const body = { confirmationId: searchParams.get('ci')!, secret: searchParams.get('ecs')! }
    await expect(client.call(confirmEmailRegistration, { body })).resolves.toMatchObject({ needsPassword: true })
    for (const chosen of ['Stranger-Was-Here-1', password, 'Stranger-Is-Back-2'])
      await expect(client.call(login, { body: { email, password: chosen } })).rejects.toMatchObject({
        code: 'auth_invalid_login',
      })
  })

  test('twenty sign-ups with one address at the same time make one account', async () => {
    const email = newAddress()
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(server.guest(), email)))
    expect(answers).toHaveLength(20)
    expect(await mailsTo(email)).toHaveLength(20)
  })

  test('what was accepted is stored with version, language, time and the hash of the text', async () => {
    const email = newAddress()
    const client = server.guest()
    const agreements = await client.call(getAvailableAgreements, { headers: { 'language-id': '2' } })
    await client.call(registerWithEmail, {
      body: { email, password, acceptedAgreements: agreements },
      headers: { 'language-id': '2', 'country-id': '112', timezone: 'Europe/Minsk' },
    })
    await client.call(confirmEmailRegistration, { body: await confirmationOf(email) })
    await client.call(login, { body: { email, password } })
    const me = await client.call(getCurrentUserInfo)
    expect(me).toMatchObject({ languageId: 2, countryId: 112 })
    const stored = await server.lumi.platform.db
      .select()
      .from(acceptedAgreements)
      .where(eq(acceptedAgreements.studentId, me.userId))
    expect(
      stored.map(({ agreementId, version, language, contentHash }) => ({
        agreementId,
        version,
        language,
        contentHash,
      })),
    ).toEqual(
      expect.arrayContaining(
        agreements.map(({ agreementId, version, contentHash }) => ({
          agreementId,
          version,
          language: 'ru',
          contentHash,
        })),
      ),
    )
    const [mail] = await mailsTo(email)
    expect(mail!.subject).toBe('Подтверди почту для Луми')
  })

  test.each([
    ['[V05] no agreement', { acceptedAgreements: [] }, 'acceptedAgreements', 'agreement_required'],
    ['[V01] no e-mail', { email: '' }, 'email', 'required'],
    ['[V01] not an e-mail', { email: 'nora@' }, 'email', 'email'],
    ['[V03] empty password', { password: '' }, 'password', 'required'],
    ['[V03] short password', { password: 'Ab!cdef' }, 'password', 'password_length'],
    ['[V03] no uppercase', { password: 'quiet-harbour' }, 'password', 'password_uppercase'],
    ['[V03] no lowercase', { password: 'QUIET-HARBOUR' }, 'password', 'password_lowercase'],
    ['[V03] no special character', { password: 'QuietHarbour7' }, 'password', 'password_special'],
    ['a common password in disguise', { password: 'P@ssw0rd1!' }, 'password', 'password_common'],
    ['a common Russian password', { password: 'Пароль123!' }, 'password', 'password_common'],
    ['a number with two letters', { password: '123456789Aa!' }, 'password', 'password_common'],
    ['the name of the product', { password: 'Lumi-2026!' }, 'password', 'password_common'],
    [
      'the own address',
      { email: 'nora.lind@example.org', password: 'Nora.lind1!' },
      'password',
      'password_own_address',
    ],
    ['repeats', { password: 'Aa1!Aa1!' }, 'password', 'password_repeats'],
    ['NUL', { password: 'Quiet-Harbour-7\u0000' }, 'password', 'text_not_allowed'],
  ])('the server refuses by itself: %s [V12]', async (_name, changes, path, code) => {
    const refusal = await register(server.guest(), newAddress(), changes).then(
      () => expect.unreachable('must be refused'),
      (error) => error,
    )
    expect(refusal.code).toBe('validation_failed')
    expect(refusal.details.body.validationErrors).toContainEqual(expect.objectContaining({ path, code }))
  })

  test('an outdated version and an unknown agreement are refused by name', async () => {
    const client = server.guest()
    const [first, second] = await client.call(getAvailableAgreements)
    const body = { email: newAddress(), password }
    await expect(
      client.call(registerWithEmail, {
        body: { ...body, acceptedAgreements: [{ ...first!, version: '2001-01-01' }, second!] },
      }),
    ).rejects.toMatchObject({ code: 'agreement_outdated' })
    await expect(
      client.call(registerWithEmail, {
        body: { ...body, acceptedAgreements: [{ agreementId: 'none', version: '1' }] },
      }),
    ).rejects.toMatchObject({ code: 'agreement_not_found' })
    await expect(
      client.call(registerWithEmail, { body: { ...body, acceptedAgreements: [first!] } }),
    ).rejects.toMatchObject({ code: 'validation_failed' })
  })
})

describe('sign-in', () => {
  test('a wrong password, an unknown address and an account without a password get the same refusal [X04]', async () => {
    const known = await server.given(aStudent({ password }))
    const without = await server.given(aStudent())
    for (const email of [known.email, without.email, newAddress()]) {
      await expect(server.guest().call(login, { body: { email, password: 'Wrong-Password-1' } })).rejects.toMatchObject(
        { code: 'auth_invalid_login', status: 400, message: 'Invalid login' },
      )
    }
  })

  test('an unconfirmed address is named only after the right password, and the link is sent again', async () => {
    const student = await server.given(aStudent({ password, isConfirmed: false }))
    const client = server.guest()
    await expect(
      client.call(login, { body: { email: student.email, password: 'Wrong-Password-1' } }),
    ).rejects.toMatchObject({ code: 'auth_invalid_login' })
    expect(await mailsTo(student.email)).toHaveLength(0)
    await expect(client.call(login, { body: { email: student.email, password } })).rejects.toMatchObject({
      code: 'auth_email_not_confirmed',
    })
    await client.call(confirmEmailRegistration, { body: await confirmationOf(student.email) })
    await expect(client.call(login, { body: { email: student.email, password } })).resolves.toEqual({})
  })

  test('whoever signs in while the account is erased is refused like anybody else', async () => {
    const answersOfRound = async (count: number) => {
      const account = await server.given(aStudent({ password }))
      // Four hashes at once: the last ones wait with a student in hand that is gone when their turn comes.
      const logins = Array.from({ length: count }, () =>
        server.guest().request(login.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: account.email, password }),
        }),
      )
      await Promise.race(logins)
      await server.lumi.platform.db.delete(students).where(eq(students.id, account.id))
      return (await Promise.all(logins)).map(({ status }) => status)
    }
    // In some rounds every login is through before the account is gone: those show nothing. The more there are, the longer
    // the last ones wait, also where the database is slower than the hashes.
    let answers: number[] = []
    for (let count = 16; count <= 160 && !answers.includes(400); count += 16) answers = await answersOfRound(count)
    expect(answers.filter((status) => status !== 200 && status !== 400)).toEqual([])
    expect(answers).toContain(400)
  })

  test('the session lives in two HttpOnly cookies and nowhere else', async () => {
    const student = await server.given(aStudent({ password }))
    const client = server.guest()
    const response = await client.request(login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: student.email, password }),
    })
    expect(await response.json()).toEqual({})
    const cookies = response.headers.getSetCookie().filter((cookie) => !cookie.startsWith('__Host-device='))
    expect(cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'))).toEqual([
      '__Host-session=…; Max-Age=900; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Secure-refresh=…; Max-Age=2592000; Path=/api/v1/auth; HttpOnly; Secure; SameSite=Lax',
    ])
  })

  test('a password typed on another keyboard (other Unicode form) is the same password', async () => {
    const student = await server.given(aStudent({ password: 'Café-Zürich-9' }))
    await expect(
      server.guest().call(login, { body: { email: student.email, password: 'Café-Zürich-9'.normalize('NFD') } }),
    ).resolves.toEqual({})
  })

  test('logout ends the session at once, clears the cookies, and succeeds without a session too [A01]', async () => {
    const student = await server.signIn()
    await expect(student.call(logout)).resolves.toEqual({})
    expect(student.cookies.size).toBe(0)
    await expect(student.call(getCurrentUserInfo)).rejects.toMatchObject({ code: 'auth_required', status: 401 })
    await expect(student.call(logout)).resolves.toEqual({})
  })

  test('a session that the browser still presents is ended by a new sign-in', async () => {
    const account = aStudent({ password })
    const student = await server.signIn(account)
    const old = new Map(student.cookies)
    await student.call(login, { body: { email: account.email, password } })
    student.cookies.clear()
    for (const [name, cookie] of old) student.cookies.set(name, cookie)
    await expect(student.call(getCurrentUserInfo)).rejects.toMatchObject({ code: 'auth_required' })
  })
})

describe('a new password', () => {
  test('by a mailed link, once, ends every session and tells the owner [A01]', async () => {
    const account = aStudent({ password })
    const [phone, laptop] = [await server.signIn(account), await server.signIn(account)]
    const guest = server.guest()
    await guest.call(requestUserPasswordChangeByEmail, { body: { email: account.email } })
    const link = await linkTo(account.email)
    expect(link.pathname).toBe('/passwordChange')
    const wanted = { ...(await passwordLinkOf(account.email)), password: 'New-Harbour-8' }
    const body = { ...wanted, passwordConfirmation: wanted.password }
    await expect(
      guest.call(changeUserPassword, { body: { ...body, passwordConfirmation: 'Other-Harbour-8' } }),
    ).rejects.toMatchObject({
      details: { validationErrors: [{ path: 'passwordConfirmation', code: 'password_mismatch' }] },
    })
    await expect(server.guest().call(changeUserPassword, { body })).resolves.toEqual({
      email: account.email,
      signedIn: false,
    })
    for (const device of [phone, laptop]) {
      await expect(device.call(getCurrentUserInfo)).rejects.toMatchObject({ code: 'auth_required' })
    }
    await expect(guest.call(changeUserPassword, { body })).rejects.toMatchObject({ code: 'auth_link_used' })
    await expect(guest.call(login, { body: { email: account.email, password } })).rejects.toMatchObject({
      code: 'auth_invalid_login',
    })
    await guest.call(login, { body: { email: account.email, password: wanted.password } })
    expect((await mailsTo(account.email))[0]!.subject).toBe('Your Lumi password was changed')
  })

  test('the link expires, and only the newest one works', async () => {
    const account = await server.given(aStudent({ password }))
    const guest = server.guest()
    const order = () => guest.call(requestUserPasswordChangeByEmail, { body: { email: account.email } })
    const change = async (link: { requestId: string; token: string }) =>
      guest.call(changeUserPassword, {
        body: { ...link, password: 'Next-Harbour-9', passwordConfirmation: 'Next-Harbour-9' },
      })
    await order()
    const older = await passwordLinkOf(account.email)
    await order()
    const newest = await passwordLinkOf(account.email)
    await expect(guest.call(checkPasswordChangeLink, { body: older })).rejects.toMatchObject({
      code: 'auth_link_expired',
    })
    await expect(change(older)).rejects.toMatchObject({ code: 'auth_link_expired' })
    await change(newest)
    await expect(change(newest)).rejects.toMatchObject({ code: 'auth_link_used' })
    await order()
    const late = await passwordLinkOf(account.email)
    await expect(guest.call(checkPasswordChangeLink, { body: late })).resolves.toEqual({})
    server.lumi.platform.clock.advance(2 * 3_600_000 + 1)
    await expect(change(late)).rejects.toMatchObject({ code: 'auth_link_expired' })
    await expect(guest.call(checkPasswordChangeLink, { body: late })).rejects.toMatchObject({
      code: 'auth_link_expired',
    })
  })

  test('of twenty parallel uses of one link one succeeds', async () => {
    const account = await server.given(aStudent({ password }))
    await server.guest().call(requestUserPasswordChangeByEmail, { body: { email: account.email } })
    const link = await passwordLinkOf(account.email)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => {
        const wanted = `Parallel-Harbour-${index}`
        return server
          .guest()
          .call(changeUserPassword, { body: { ...link, password: wanted, passwordConfirmation: wanted } })
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a foreign or guessed link tells nothing about the request it names', async () => {
    const [mine, others] = [await server.given(aStudent({ password })), await server.given(aStudent({ password }))]
    const guest = server.guest()
    for (const { email } of [mine, others]) await guest.call(requestUserPasswordChangeByEmail, { body: { email } })
    const my = await passwordLinkOf(mine.email)
    const other = await passwordLinkOf(others.email)
    for (const body of [
      { requestId: other.requestId, token: my.token },
      { requestId: my.requestId, token: 'x'.repeat(43) },
      { requestId: 'none', token: my.token },
    ]) {
      await expect(guest.call(checkPasswordChangeLink, { body })).rejects.toMatchObject({ code: 'auth_link_invalid' })
    }
  })

  test('an unknown address gets the same answer and no mail', async () => {
    const unknown = newAddress()
    const order = { body: { email: unknown } }
    await expect(server.guest().call(requestUserPasswordChangeByEmail, order)).resolves.toEqual({})
    expect(await mailsTo(unknown)).toHaveLength(0)
  })
})

test('an account that was never confirmed is gone a month after its last link, a confirmed one stays', async () => {
  const [never, confirmed] = [newAddress(), newAddress()]
  await register(server.guest(), never)
  await register(server.guest(), confirmed)
  await server.guest().call(confirmEmailRegistration, { body: await confirmationOf(confirmed) })
  const { clock, db } = server.lumi.platform
  await server.mails()
  await server.lumi.features.auth.deleteExpired()
  const stored = async () => new Set((await db.select().from(students)).map(({ email }) => email))
  expect(await stored()).toEqual(new Set([...(await stored()), never, confirmed]))
  clock.advance(33 * 86_400_000)
  await server.lumi.features.auth.deleteExpired()
  expect(await stored()).not.toContain(never)
  expect(await stored()).toContain(confirmed)
})

test('sign-in, failure, registration and password changes leave rows in the audit, without content', async () => {
  const rows = await server.lumi.platform.db.select().from(audit)
  const seen = new Set(rows.map(({ action, result }) => `${action} ${result}`))
  for (const expected of [
    'registration done',
    'registration refused',
    'email-confirmation done',
    'sign-in done',
    'sign-in refused',
    'sign-out done',
    'password-request done',
    'password-change done',
  ]) {
    expect(seen).toContain(expected)
  }
  expect(new Set(rows.map((row) => row.addressPrefix))).toEqual(new Set(['127.0.0.0/24']))
})

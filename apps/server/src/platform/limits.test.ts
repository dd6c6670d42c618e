// One database is enough: limits are counted in memory or in Redis.
import { login, registerWithEmail } from '@lumi/contracts/auth'
import {
  correctRegistrationEmail,
  requestUserPasswordChangeByEmail,
  resendRegistrationEmail,
} from '@lumi/contracts/auth-links'
import type { AppError } from '@lumi/contracts/errors'
import { getAvailableAgreements } from '@lumi/contracts/reference'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aStudent } from '../testing/a-student.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

/** The limits of rules, Limits, with small numbers where hashing would take too long. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    LIMIT_LOGIN_ACCOUNT: '10',
    LIMIT_SIGN_UP_DEVICE: '5',
    LIMIT_SIGN_UP_ADDRESS: '12',
    LIMIT_MAIL_MAILBOX: '3',
    TRUST_PROXY: '1',
    ...(process.env.TEST_REDIS_URL ? { REDIS_URL: process.env.TEST_REDIS_URL } : {}),
  })
})
beforeEach(() => server.lumi.platform.limits.reset())
afterAll(() => server.close())

const password = 'Quiet-Harbour-7'
const from = (address: string) => ({ 'x-forwarded-for': address })
const codeOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'ok',
    (error: AppError) => error.code,
  )

describe('sign-in', () => {
  const tryLogin = (email: string, wanted: string, address = '192.0.2.1') =>
    server.guest().call(login, { body: { email, password: wanted }, headers: from(address) })

  test('after ten failures even the right password waits, with Retry-After; another address does not', async () => {
    const { email } = await server.given(aStudent({ password }))
    const failures = await Promise.all(Array.from({ length: 10 }, () => codeOf(tryLogin(email, 'Wrong-Harbour-1'))))
    expect(new Set(failures)).toEqual(new Set(['auth_invalid_login']))
    await expect(tryLogin(email, password)).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds >= 10 && seconds <= 15) },
    })
    await expect(tryLogin(email, password, '198.51.100.7')).resolves.toEqual({})
  })

  test('an unknown account is limited the same way', async () => {
    const email = 'nobody-at-all@example.org'
    for (let index = 0; index < 10; index++) await codeOf(tryLogin(email, 'Wrong-Harbour-1'))
    expect(await codeOf(tryLogin(email, 'Wrong-Harbour-1'))).toBe('too_many_requests')
  })

  test('of a hundred parallel guesses ten reach the password', async () => {
    const { email } = await server.given(aStudent({ password }))
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => codeOf(tryLogin(email, 'Wrong-Harbour-1'))))
    expect(outcomes.filter((code) => code === 'auth_invalid_login')).toHaveLength(10)
  })

  test('a right password forgets the failures before it', async () => {
    const { email } = await server.given(aStudent({ password }))
    for (let round = 0; round < 3; round++) {
      for (let index = 0; index < 8; index++) await codeOf(tryLogin(email, 'Wrong-Harbour-1'))
      expect(await codeOf(tryLogin(email, password))).toBe('ok')
    }
  })

  test('eighty students of one school sign in at the same moment', async () => {
    const school = await Promise.all(Array.from({ length: 80 }, () => server.given(aStudent({ password }))))
    const outcomes = await Promise.all(school.map(({ email }) => codeOf(tryLogin(email, password, '203.0.113.80'))))
    expect(outcomes).toEqual(Array(80).fill('ok'))
  }, 60_000)

  test('eighty parallel sign-ins of one account answer calmly, and the account still opens afterwards', async () => {
    const { email } = await server.given(aStudent({ password }))
    const outcomes = await Promise.all(Array.from({ length: 80 }, () => codeOf(tryLogin(email, password))))
    expect(new Set(outcomes).difference(new Set(['ok', 'too_many_requests']))).toEqual(new Set())
    expect(outcomes).toContain('ok')
    expect(await codeOf(tryLogin(email, password))).toBe('ok')
  }, 60_000)

  test('IPv6 is counted per /64', async () => {
    const { email } = await server.given(aStudent({ password }))
    for (let index = 0; index < 10; index++)
      await codeOf(tryLogin(email, 'Wrong-Harbour-1', `2001:db8:1:2::${index + 1}`))
    expect(await codeOf(tryLogin(email, password, '2001:db8:1:2:ffff::1'))).toBe('too_many_requests')
    expect(await codeOf(tryLogin(email, password, '2001:db8:1:3::1'))).toBe('ok')
  })
})

describe('mails', () => {
  const order = (email: string, client = server.guest(), address = '192.0.2.1') =>
    codeOf(client.call(requestUserPasswordChangeByEmail, { body: { email }, headers: from(address) }))

  test('a mailbox gets at most three per hour, whoever asks', async () => {
    const { email } = await server.given(aStudent())
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) => order(email, server.guest(), `192.0.2.${index}`)),
    )
    expect(outcomes.toSorted()).toEqual(['ok', 'ok', 'ok', ...Array(3).fill('too_many_requests')])
    expect((await server.mails()).filter((mail) => mail.to === email)).toHaveLength(3)
  })

  test('asking for the letter again and correcting the address count like any other order', async () => {
    const acceptedAgreements = await server.guest().call(getAvailableAgreements)
    const client = server.guest()
    const email = 'first-of-many@example.org'
    const headers = from('198.51.100.20')
    await client.call(registerWithEmail, { body: { email, password, acceptedAgreements }, headers })
    const outcomes: string[] = []
    for (let round = 0; round < 3; round++) {
      server.lumi.platform.clock.advance(61_000)
      outcomes.push(await codeOf(client.call(resendRegistrationEmail, { headers })))
    }
    expect(outcomes).toEqual(['ok', 'ok', 'too_many_requests'])
    // The device has used three of its five; the mailboxes are others.
    const correct = (to: string) => codeOf(client.call(correctRegistrationEmail, { body: { email: to }, headers }))
    const corrected = [await correct('second@example.org'), await correct('third@example.org')]
    expect([...corrected, await correct('fourth@example.org')]).toEqual(['ok', 'ok', 'too_many_requests'])
  })

  test('a device orders at most five per hour after its first', async () => {
    const client = server.guest()
    const outcomes: string[] = []
    for (let index = 0; index < 8; index++) outcomes.push(await order(`box-${index}@example.org`, client))
    // The first answer sets the cookie that the next five are counted by.
    expect(outcomes).toEqual([...Array(6).fill('ok'), ...Array(2).fill('too_many_requests')])
  })

  test('an address signs up at most so often, also without cookies', async () => {
    const agreements = await server.guest().call(getAvailableAgreements)
    const outcomes: string[] = []
    for (let index = 0; index < 14; index++) {
      const body = { email: `many-${index}@example.org`, password, acceptedAgreements: agreements }
      outcomes.push(await codeOf(server.guest().call(registerWithEmail, { body, headers: from('203.0.113.5') })))
    }
    expect(outcomes).toEqual([...Array(12).fill('ok'), ...Array(2).fill('too_many_requests')])
  })
})

import { generateKeyPairSync } from 'node:crypto'
import { getCurrentUserInfo, login } from '@lumi/contracts/auth'
import { getRuntimeConfig } from '@lumi/contracts/config'
import { getUserReferralLinkDetails } from '@lumi/contracts/promo'
import { getAvailableAgreements } from '@lumi/contracts/reference'
import {
  addSignInMethod,
  confirmSocialEmail,
  getSignInMethods,
  loginWithSocial,
  registerWithSocial,
  removeSignInMethod,
  startSignInMethod,
} from '@lumi/contracts/social'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../../platform/audit.tables.ts'
import { aStudent } from '../../../testing/a-student.ts'
import { patiently } from '../../../testing/patience.ts'
import { type SignInProvider, startSignInProvider } from '../../../testing/sign-in-provider.ts'
import { createSocialBrowser, type SocialBrowser } from '../../../testing/social-browser.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { acceptedAgreements, students } from '../auth.tables.ts'
import { socialTickets, studentIdentities } from './social.tables.ts'

const appleKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const password = 'Quiet-Harbour-7'

let server: TestServer
let school: SignInProvider
let other: SignInProvider
let apple: SignInProvider
const secrets = new Set<string>()

beforeAll(async () => {
  school = await startSignInProvider()
  other = await startSignInProvider()
  apple = await startSignInProvider({ signedSecret: { publicKey: appleKeys.publicKey, teamId: 'TEAM', keyId: 'KEY' } })
  server = await startTestServer({
    SIGN_IN_OIDC_SCHOOL_ISSUER: school.url,
    SIGN_IN_OIDC_SCHOOL_CLIENT_ID: school.clientId,
    SIGN_IN_OIDC_SCHOOL_CLIENT_SECRET: school.clientSecret,
    SIGN_IN_OIDC_SCHOOL_NAME: 'School',
    SIGN_IN_OIDC_OTHER_ISSUER: other.url,
    SIGN_IN_OIDC_OTHER_CLIENT_ID: other.clientId,
    SIGN_IN_OIDC_OTHER_CLIENT_SECRET: other.clientSecret,
    SIGN_IN_OIDC_OTHER_NAME: 'Other',
    SIGN_IN_APPLE_ISSUER: apple.url,
    SIGN_IN_APPLE_CLIENT_ID: apple.clientId,
    SIGN_IN_APPLE_TEAM_ID: 'TEAM',
    SIGN_IN_APPLE_KEY_ID: 'KEY',
    SIGN_IN_APPLE_PRIVATE_KEY: appleKeys.privateKey
      .export({ type: 'pkcs8', format: 'pem' })
      .toString()
      .replaceAll('\n', '\\n'),
  })
})
afterAll(async () => {
  await server.close()
  await Promise.all([school.close(), other.close(), apple.close()])
  for (const provider of [school, other, apple]) {
    for (const request of provider.tokenRequests) {
      for (const name of ['code', 'code_verifier']) secrets.add(request.get(name) ?? '')
    }
  }
  const log = server.logText()
  secrets.delete('')
  for (const secret of [...secrets, school.clientSecret])
    if (log.includes(secret)) throw new Error(`[SR18] The log holds ${secret}`)
})

const newBrowser = () => createSocialBrowser(server.url, secrets)

let count = 0
/** A unique person at every provider. */
function aPerson(wanted: { email?: string | null; isEmailVerified?: boolean } = {}) {
  const subject = `person-${++count}`
  const person = { name: subject, email: `${subject}@example.org`, isEmailVerified: true, ...wanted }
  for (const { people } of [school, other, apple]) people.set(subject, person)
  return { subject, person, email: person.email ?? '' }
}

function ticketIn(page: URL): string {
  expect([page.pathname, page.searchParams.get('problem')]).toEqual(['/complete-signup', null])
  const ticket = page.searchParams.get('q')!
  secrets.add(ticket)
  return ticket
}

const problemIn = (page: URL) => [page.pathname, page.searchParams.get('problem')]

const agreed = (browser: SocialBrowser) => browser.call(getAvailableAgreements)

/** A new account by a provider that has confirmed the address. */
async function signUp(browser: SocialBrowser, subject: string, providerId = 'school') {
  const ticket = ticketIn(await browser.signInWith(providerId, subject))
  await expect(
    browser.call(registerWithSocial, { body: { ticket, acceptedAgreements: await agreed(browser) } }),
  ).resolves.toEqual({ outcome: 'signed_in' })
  return browser.call(getCurrentUserInfo)
}

async function mailTo(email: string) {
  const [mail] = (await server.mails()).filter(({ to }) => to === email)
  if (!mail) return undefined
  const url = new URL(/https?:\/\/\S+/.exec(mail.text)![0])
  const code = /(?<!\d)\d{6}(?!\d)/.exec(mail.text)?.[0] ?? ''
  return { subject: mail.subject, url, code, ticket: url.searchParams.get('q') ?? '' }
}

describe('sign-up and sign-in', () => {
  test('an invitation survives the way through another service, and earns its messages [R17][A12][S11]', async () => {
    const referrer = await server.signIn()
    const { code } = await referrer.call(getUserReferralLinkDetails)
    const browser = newBrowser()
    const ticket = ticketIn(await browser.signInWith('school', aPerson().subject))
    await browser.call(registerWithSocial, {
      body: { ticket, acceptedAgreements: await agreed(browser), referralInfo: `?utm_source=school&ref=${code}` },
    })
    await expect
      .poll(async () => (await referrer.call(getUserReferralLinkDetails)).friends, { timeout: patiently(10_000) })
      .toEqual({ joined: 1, bought: 0 })
  })

  test('a newcomer accepts the agreements and is in; next time the button is enough [P07][R03][A01][A02]', async () => {
    const browser = newBrowser()
    const { subject, email } = aPerson()
    const ticket = ticketIn(await browser.signInWith('school', subject))
    await expect(browser.call(loginWithSocial, { body: { ticket } })).resolves.toEqual({
      outcome: 'sign_up',
      providerName: 'School',
      email,
      isEmailConfirmed: true,
      hasPassword: false,
    })
    await expect(browser.call(registerWithSocial, { body: { ticket } })).rejects.toMatchObject({
      details: { validationErrors: [{ path: 'acceptedAgreements', code: 'agreement_required' }] },
    })
    const acceptedNow = await agreed(browser)
    await browser.call(registerWithSocial, {
      body: { ticket, acceptedAgreements: acceptedNow, timeZone: 'Europe/Minsk', referralInfo: '?ref=SASHA10' },
      headers: { 'language-id': '2', 'country-id': '112' },
    })
    const me = await browser.call(getCurrentUserInfo)
    expect(me).toMatchObject({ email, languageId: 2, countryId: 112 })
    const { db } = server.lumi.platform
    const [student] = await db.select().from(students).where(eq(students.id, me.userId))
    expect(student).toMatchObject({
      passwordHash: null,
      timeZone: 'Europe/Minsk',
      referralInfo: '?ref=SASHA10',
      name: null,
    })
    const accepted = await db.select().from(acceptedAgreements).where(eq(acceptedAgreements.studentId, me.userId))
    expect(accepted.map(({ agreementId }) => agreementId).sort()).toEqual(
      acceptedNow.map((one) => one.agreementId).sort(),
    )

    const later = newBrowser()
    const again = ticketIn(await later.signInWith('school', subject))
    await expect(later.call(loginWithSocial, { body: { ticket: again } })).resolves.toMatchObject({
      outcome: 'signed_in',
    })
    expect((await later.call(getCurrentUserInfo)).userId).toBe(me.userId)
  })

  test('the wanted page and the campaign come back with the browser, keys and foreign addresses do not [R03][B04]', async () => {
    const browser = newBrowser()
    const { subject } = aPerson()
    const query = `?${new URLSearchParams({ history: '/settings/share?a=b', utm_source: 'school', q: 'key', ecs: 'key' })}`
    const page = await browser.signInWith('school', subject, query)
    expect(Object.fromEntries([...page.searchParams].filter(([name]) => name !== 'q'))).toEqual({
      history: '/settings/share?a=b',
      utm_source: 'school',
    })
    expect(page.searchParams.getAll('q')).toHaveLength(1)
    for (const history of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/.//a//x.example/',
      '/a/..//x.example',
      'javascript:alert(1)',
    ]) {
      const back = await browser.signInWith('school', subject, `?${new URLSearchParams({ history })}`)
      expect(back.searchParams.has('history'), history).toBe(false)
      expect(back.origin).toBe(`http://localhost:${new URL(server.url).port}`)
    }
  })

  test('a changed address at the provider keeps the account; the same name elsewhere is somebody else [V10.5.2]', async () => {
    const { subject, person, email } = aPerson()
    const me = await signUp(newBrowser(), subject)
    person.email = `moved-${email}`
    const browser = newBrowser()
    await browser.call(loginWithSocial, { body: { ticket: ticketIn(await browser.signInWith('school', subject)) } })
    expect(await browser.call(getCurrentUserInfo)).toMatchObject({ userId: me.userId, email })
    // The same subject of another issuer.
    const stranger = newBrowser()
    const ticket = ticketIn(await stranger.signInWith('other', subject))
    await expect(stranger.call(loginWithSocial, { body: { ticket } })).resolves.toMatchObject({ outcome: 'sign_up' })
  })

  test('an address nobody confirmed here before is free, and nothing of who typed it is kept', async () => {
    const { subject, email } = aPerson()
    const typed = await server.given(aStudent({ email, password, isConfirmed: false }))
    const me = await signUp(newBrowser(), subject)
    expect(me.userId).toBe(typed.id)
    await expect(server.guest().call(login, { body: { email, password } })).rejects.toMatchObject({
      code: 'auth_invalid_login',
    })
  })

  test('twenty sign-ups with one ticket, and ten with ten tickets of one person, make one account [SR06]', async () => {
    const { subject, email } = aPerson()
    const browser = newBrowser()
    const ticket = ticketIn(await browser.signInWith('school', subject))
    const acceptedAgreements = await agreed(browser)
    const register = (one: SocialBrowser, key: string) =>
      one.call(registerWithSocial, { body: { ticket: key, acceptedAgreements } })
    const browsers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const one = newBrowser()
        return [one, ticketIn(await one.signInWith('school', subject))] as const
      }),
    )
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => register(browser, ticket)),
      ...browsers.map(([one, key]) => register(one, key)),
    ])
    const opened = outcomes.filter(({ status }) => status === 'fulfilled')
    expect(opened.length).toBeGreaterThanOrEqual(1)
    const { db } = server.lumi.platform
    expect(await db.select().from(students).where(eq(students.emailKey, email))).toHaveLength(1)
    expect(await db.select().from(studentIdentities).where(eq(studentIdentities.subject, subject))).toHaveLength(1)
  })
})

describe('an address that the provider has not confirmed', () => {
  test('opens nothing until its mail was answered: by the link in the same browser', async () => {
    const browser = newBrowser()
    const { subject, email } = aPerson({ isEmailVerified: false })
    const ticket = ticketIn(await browser.signInWith('school', subject, '?history=/chat'))
    await expect(browser.call(loginWithSocial, { body: { ticket } })).resolves.toMatchObject({
      outcome: 'sign_up',
      email,
      isEmailConfirmed: false,
    })
    await expect(
      browser.call(registerWithSocial, { body: { ticket, acceptedAgreements: await agreed(browser) } }),
    ).resolves.toEqual({ outcome: 'mail_sent' })
    await expect(browser.call(getCurrentUserInfo)).rejects.toMatchObject({ code: 'auth_required' })
    expect(await server.lumi.platform.db.select().from(students).where(eq(students.emailKey, email))).toEqual([])
    const mail = (await mailTo(email))!
    secrets.add(mail.ticket).add(mail.code)
    expect(mail.url.pathname).toBe('/complete-signup')
    await expect(browser.call(loginWithSocial, { body: { ticket } })).resolves.toMatchObject({ outcome: 'mail_sent' })
    await expect(browser.call(loginWithSocial, { body: { ticket: mail.ticket } })).resolves.toMatchObject({
      outcome: 'confirm_email',
      email,
    })
    await expect(newBrowser().call(confirmSocialEmail, { body: { ticket: mail.ticket } })).rejects.toMatchObject({
      code: 'social_other_browser',
    })
    await expect(browser.call(confirmSocialEmail, { body: { ticket: mail.ticket } })).resolves.toEqual({})
    expect(await browser.call(getCurrentUserInfo)).toMatchObject({ email })
    await expect(browser.call(confirmSocialEmail, { body: { ticket: mail.ticket } })).rejects.toMatchObject({
      code: 'social_ticket_invalid',
    })
  })

  test('or by the code, of which five guesses are allowed', async () => {
    const order = async () => {
      const browser = newBrowser()
      const { subject } = aPerson({ email: null })
      const ticket = ticketIn(await browser.signInWith('school', subject))
      const email = `typed-${subject}@example.org`
      const body = { ticket, acceptedAgreements: await agreed(browser) }
      await expect(browser.call(registerWithSocial, { body })).rejects.toMatchObject({
        details: { validationErrors: [{ path: 'email', code: 'required' }] },
      })
      await browser.call(registerWithSocial, { body: { ...body, email } })
      const { code } = (await mailTo(email))!
      const wrong = code === '000000' ? '000001' : '000000'
      const answer = (given: string) => browser.call(confirmSocialEmail, { body: { ticket, code: given } })
      return { browser, answer, code, wrong, email }
    }
    const good = await order()
    await expect(good.answer(good.wrong)).rejects.toMatchObject({ code: 'auth_wrong_code' })
    await expect(good.answer(`${good.code.slice(0, 3)} ${good.code.slice(3)}`)).resolves.toEqual({})
    expect(await good.browser.call(getCurrentUserInfo)).toMatchObject({ email: good.email })
    const guessed = await order()
    await Promise.allSettled(Array.from({ length: 5 }, () => guessed.answer(guessed.wrong)))
    await expect(guessed.answer(guessed.code)).rejects.toMatchObject({ code: 'auth_wrong_code' })
  })

  test('never links and never tells: a stranger who names the address of an account gets the usual answer', async () => {
    const owner = await server.given(aStudent({ password }))
    const browser = newBrowser()
    const { subject } = aPerson({ email: owner.email, isEmailVerified: false })
    const ticket = ticketIn(await browser.signInWith('school', subject))
    await expect(browser.call(loginWithSocial, { body: { ticket } })).resolves.toMatchObject({ outcome: 'sign_up' })
    // Not even with the right password: the owner of the address did not come this way.
    await expect(browser.call(loginWithSocial, { body: { ticket, password } })).resolves.toMatchObject({
      outcome: 'sign_up',
    })
    await expect(
      browser.call(registerWithSocial, { body: { ticket, acceptedAgreements: await agreed(browser) } }),
    ).resolves.toEqual({ outcome: 'mail_sent' })
    await expect(browser.call(getCurrentUserInfo)).rejects.toMatchObject({ code: 'auth_required' })
    expect((await mailTo(owner.email))!.subject).toBe('Sign in to Lumi with School?')
  })
})

describe('an existing account', () => {
  test('is linked after its password, keeps it, and its owner is told', async () => {
    const owner = await server.given(aStudent({ password, languageId: 2 }))
    const browser = newBrowser()
    const { subject } = aPerson({ email: owner.email.toUpperCase() })
    const ticket = ticketIn(await browser.signInWith('school', subject))
    await expect(browser.call(loginWithSocial, { body: { ticket } })).resolves.toMatchObject({
      outcome: 'link',
      hasPassword: true,
    })
    await expect(
      browser.call(loginWithSocial, { body: { ticket, password: 'Wrong-Password-1' } }),
    ).rejects.toMatchObject({ code: 'auth_invalid_login' })
    await expect(browser.call(loginWithSocial, { body: { ticket, password } })).resolves.toMatchObject({
      outcome: 'signed_in',
    })
    expect((await browser.call(getCurrentUserInfo)).userId).toBe(owner.id)
    expect((await server.mails()).filter(({ to }) => to === owner.email).map(({ subject }) => subject)).toContain(
      'Аккаунт Луми теперь открывается через School',
    )
    await expect(server.guest().call(login, { body: { email: owner.email, password } })).resolves.toEqual({})
    const later = newBrowser()
    await later.call(loginWithSocial, { body: { ticket: ticketIn(await later.signInWith('school', subject)) } })
    expect((await later.call(getCurrentUserInfo)).userId).toBe(owner.id)
  })

  test('or after a mailed link, which works in the browser that asked for it and nowhere else', async () => {
    const owner = await server.given(aStudent({ password }))
    const browser = newBrowser()
    const { subject } = aPerson({ email: owner.email })
    const ticket = ticketIn(await browser.signInWith('school', subject))
    await expect(browser.call(registerWithSocial, { body: { ticket } })).resolves.toEqual({ outcome: 'mail_sent' })
    const mail = (await mailTo(owner.email))!
    await expect(newBrowser().call(loginWithSocial, { body: { ticket: mail.ticket } })).rejects.toMatchObject({
      code: 'social_other_browser',
    })
    await browser.call(confirmSocialEmail, { body: { ticket: mail.ticket } })
    expect((await browser.call(getCurrentUserInfo)).userId).toBe(owner.id)
  })

  test('guessing the password through a provider is counted like guessing at the login', async () => {
    const guarded = await startTestServer({
      LIMIT_LOGIN_ACCOUNT: '3',
      SIGN_IN_OIDC_SCHOOL_ISSUER: school.url,
      SIGN_IN_OIDC_SCHOOL_CLIENT_ID: school.clientId,
      SIGN_IN_OIDC_SCHOOL_CLIENT_SECRET: school.clientSecret,
      SIGN_IN_OIDC_SCHOOL_NAME: 'School',
    })
    try {
      const owner = await guarded.given(aStudent({ password }))
      const { subject } = aPerson({ email: owner.email })
      const browser = createSocialBrowser(guarded.url)
      const ticket = ticketIn(await browser.signInWith('school', subject))
      const guess = () => browser.call(loginWithSocial, { body: { ticket, password: 'Wrong-Password-1' } })
      for (let tries = 0; tries < 3; tries++)
        await expect(guess()).rejects.toMatchObject({ code: 'auth_invalid_login' })
      await expect(guess()).rejects.toMatchObject({ code: 'too_many_requests' })
    } finally {
      await guarded.close()
    }
  })
})

describe('the way there and back', () => {
  test('a refusal at the provider changes nothing and says so', async () => {
    expect(problemIn(await newBrowser().signInWith('school', 'nobody'))).toEqual(['/complete-signup', 'social_refused'])
  })

  test('a state works in the browser that began, once, and not for another provider [V10.2.1][SR13]', async () => {
    const { subject } = aPerson()
    const begin = async (browser: SocialBrowser) => {
      const response = await browser.request('/api/v1/auth/social/school/start')
      return browser.goThere(response.headers.get('location')!, subject)
    }
    const expired = ['/complete-signup', 'social_expired']
    // Login CSRF: the attacker's way back, opened in the browser of the victim.
    const attacker = newBrowser()
    const victim = newBrowser()
    await victim.request('/api/v1/auth/social/school/start')
    const foreign = await begin(attacker)
    expect(problemIn(await victim.comeBack(foreign))).toEqual(expired)
    expect(problemIn(await attacker.comeBack(foreign))).toEqual(expired)
    // Replay of state and code.
    const browser = newBrowser()
    const way = await begin(browser)
    ticketIn(await browser.comeBack(way))
    expect(problemIn(await browser.comeBack(way))).toEqual(expired)
    // Mix-up: the answer of one provider brought to the callback of another.
    const mixed = await begin(browser)
    mixed.url.pathname = '/api/v1/auth/social/other/callback'
    expect(problemIn(await browser.comeBack(mixed))).toEqual(expired)
    // The code of one way with the state of another.
    const [one, two] = [await begin(browser), await begin(browser)]
    one.url.searchParams.set('code', two.url.searchParams.get('code')!)
    expect(problemIn(await browser.comeBack(one))).toEqual(['/complete-signup', 'social_failed'])
    // Too slow.
    const slow = await begin(browser)
    server.lumi.platform.clock.advance(10 * 60_000 + 1)
    expect(problemIn(await browser.comeBack(slow))).toEqual(expired)
  })

  test('a ticket works in its browser, once, for 15 minutes', async () => {
    const { subject } = aPerson()
    await signUp(newBrowser(), subject)
    const browser = newBrowser()
    const ticket = ticketIn(await browser.signInWith('school', subject))
    const invalid = { code: 'social_ticket_invalid' }
    const stranger = newBrowser()
    await stranger.request('/api/v1/auth/social/school/start')
    await expect(stranger.call(loginWithSocial, { body: { ticket } })).rejects.toMatchObject(invalid)
    await expect(server.guest().call(loginWithSocial, { body: { ticket } })).rejects.toMatchObject(invalid)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => browser.call(loginWithSocial, { body: { ticket } })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const late = ticketIn(await browser.signInWith('school', subject))
    server.lumi.platform.clock.advance(15 * 60_000 + 1)
    await expect(browser.call(loginWithSocial, { body: { ticket: late } })).rejects.toMatchObject(invalid)
    await expect(browser.call(loginWithSocial, { body: { ticket: 'x'.repeat(43) } })).rejects.toMatchObject(invalid)
    await server.lumi.features.social.deleteExpired()
    const { db, clock } = server.lumi.platform
    const kept = await db.select().from(socialTickets)
    expect(kept.every(({ expiresAt }) => expiresAt > clock.now())).toBe(true)
  })

  test('only hashes are stored: a copy of the database opens no sign-in', async () => {
    const browser = newBrowser()
    const start = await browser.request('/api/v1/auth/social/school/start')
    const there = new URL(start.headers.get('location')!)
    const [state, nonce] = [there.searchParams.get('state')!, there.searchParams.get('nonce')!]
    expect(there.searchParams.get('code_challenge_method')).toBe('S256')
    const { subject } = aPerson({ email: null })
    const ticket = ticketIn(await newBrowser().signInWith('school', subject))
    const verifier = school.tokenRequests.at(-1)!.get('code_verifier')!
    const answer = await server.guest().request('/test/dump', { method: 'POST' })
    const { text } = (await answer.json()) as { text: string }
    const cookie = browser.cookies.get('__Host-social')!.value
    for (const secret of [state, nonce, ticket, verifier, cookie]) expect(text).not.toContain(secret)
  })

  test('a provider that is down gives a kind sentence at every step, and is asked again later', async () => {
    const { subject } = aPerson()
    const browser = newBrowser()
    const unavailable = ['/complete-signup', 'social_unavailable']
    const start = await browser.request('/api/v1/auth/social/school/start?utm_source=x')
    const way = await browser.goThere(start.headers.get('location')!, subject)
    school.down = 'all'
    const back = await browser.comeBack(way)
    expect(problemIn(back)).toEqual(unavailable)
    expect(back.searchParams.get('utm_source')).toBe('x')
    school.down = undefined
    const fresh = await startTestServer({
      SIGN_IN_OIDC_SCHOOL_ISSUER: other.url,
      SIGN_IN_OIDC_SCHOOL_CLIENT_ID: other.clientId,
      SIGN_IN_OIDC_SCHOOL_CLIENT_SECRET: other.clientSecret,
      SIGN_IN_OIDC_SCHOOL_NAME: 'School',
    })
    try {
      other.down = 'all'
      const visitor = createSocialBrowser(fresh.url)
      expect(problemIn(await visitor.signInWith('school', subject))).toEqual(unavailable)
      other.down = undefined
      ticketIn(await visitor.signInWith('school', subject))
    } finally {
      other.down = undefined
      await fresh.close()
    }
  })

  test.each([
    ['another audience', { clientId: 'somebody-else' }],
    ['a wrong secret', { secret: 'wrong' }],
  ])(
    'an answer that does not fit is refused: %s',
    async (_name, { clientId, secret }: { clientId?: string; secret?: string }) => {
      const strict = await startTestServer({
        SIGN_IN_OIDC_SCHOOL_ISSUER: school.url,
        SIGN_IN_OIDC_SCHOOL_CLIENT_ID: clientId ?? school.clientId,
        SIGN_IN_OIDC_SCHOOL_CLIENT_SECRET: secret ?? school.clientSecret,
        SIGN_IN_OIDC_SCHOOL_NAME: 'School',
      })
      try {
        const browser = createSocialBrowser(strict.url)
        const start = await browser.request('/api/v1/auth/social/school/start')
        const there = new URL(start.headers.get('location')!)
        there.searchParams.set('client_id', school.clientId)
        const back = await browser.comeBack(await browser.goThere(there.href, aPerson().subject))
        expect(problemIn(back)).toEqual(['/complete-signup', 'social_failed'])
      } finally {
        await strict.close()
      }
    },
  )

  test('odd ways in are refused without a fault [SR14]', async () => {
    const browser = newBrowser()
    await browser.request('/api/v1/auth/social/school/start')
    for (const path of [
      '/api/v1/auth/social/nobody/start',
      '/api/v1/auth/social/nobody/callback?state=x&code=y',
      '/api/v1/auth/social/__proto__/start',
      '/api/v1/auth/social/%00/start',
    ]) {
      expect([path, [400, 404].includes((await browser.request(path)).status)]).toEqual([path, true])
    }
    for (const query of [
      '',
      '?',
      '?state=',
      '?state=%00',
      '?state=%FF',
      '?error=access_denied',
      `?state=${'x'.repeat(3000)}`,
    ]) {
      const response = await browser.request(`/api/v1/auth/social/school/callback${query}`)
      expect([query, response.status]).toEqual([query, 303])
    }
    const post = await browser.request('/api/v1/auth/social/school/start', { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET'])
    const head = await browser.request('/api/v1/auth/social/school/callback', { method: 'HEAD' })
    expect(head.status).toBe(404)
  })
})

describe('a provider that answers by form (Apple)', () => {
  const start = async () => {
    const browser = newBrowser()
    const { subject } = aPerson()
    const response = await browser.request('/api/v1/auth/social/apple/start')
    const cookies = response.headers.getSetCookie()
    const there = new URL(response.headers.get('location')!)
    return { browser, cookies, there, way: await browser.goThere(there.href, subject), subject }
  }

  test('comes back by a form of its own page, bound to a cookie that is sent across sites [SR13]', async () => {
    const { browser, cookies, there, way } = await start()
    expect(there.searchParams.get('response_mode')).toBe('form_post')
    expect(cookies.find((cookie) => cookie.startsWith('__Host-social-form='))).toMatch(
      /; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None$/,
    )
    // As in a browser: no Lax cookie comes with a form of another site.
    const lax = browser.cookies.get('__Host-social')!
    browser.cookies.delete('__Host-social')
    const page = await browser.comeBack(way, { origin: apple.url, 'sec-fetch-site': 'cross-site' })
    browser.cookies.set('__Host-social', lax)
    expect(browser.cookies.has('__Host-social-form')).toBe(false)
    await expect(browser.call(loginWithSocial, { body: { ticket: ticketIn(page) } })).resolves.toMatchObject({
      outcome: 'sign_up',
      providerName: 'Apple',
    })
    // The client secret was a token signed with the operator's key; the provider has checked it.
    expect(apple.tokenRequests.at(-1)!.get('client_secret')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  })

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['the origin null', { origin: 'null' }, 403],
    ['no origin', { origin: undefined }, 403],
    ['the product itself', { origin: 'own' }, 403],
    ['JSON', { 'content-type': 'application/json' }, 303],
    ['plain text', { 'content-type': 'text/plain' }, 415],
  ] as [string, Record<string, string | undefined>, number][])(
    'and by nothing else: %s [SR13]',
    async (_name, headers, status) => {
      const { browser, way } = await start()
      const response = await browser.request(way.url.pathname, {
        method: 'POST',
        body: headers['content-type'] === 'application/json' ? '{}' : String(way.form),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: apple.url,
          ...headers,
          ...(headers.origin === 'own' ? { origin: server.url } : {}),
        },
      })
      expect(response.status).toBe(status)
      if (status === 303) {
        expect(new URL(response.headers.get('location')!).searchParams.get('problem')).toBe('social_expired')
      }
    },
  )

  test('no other route takes a form of another site, and a state of a form works by a form only [SR13]', async () => {
    const { browser, way } = await start()
    const elsewhere = await browser.request('/api/v1/auth/social/school/callback', {
      method: 'POST',
      body: String(way.form),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: school.url },
    })
    expect(elsewhere.status).toBe(403)
    const asQuery = await browser.request(`${way.url.pathname}?${way.form}`)
    expect(problemIn(new URL(asQuery.headers.get('location')!))).toEqual(['/complete-signup', 'social_expired'])
    // And without the cookie of the browser that began.
    const mine = await start()
    mine.browser.cookies.clear()
    expect(problemIn(await mine.browser.comeBack(mine.way, { origin: apple.url }))).toEqual([
      '/complete-signup',
      'social_expired',
    ])
  })
})

describe('ways to sign in, in settings', () => {
  async function add(student: SignedInClient, subject: string, providerId = 'school') {
    const { url } = await student.call(startSignInMethod, { body: { providerId } })
    const browser = createSocialBrowser(server.url, secrets)
    for (const [name, cookie] of student.cookies) browser.cookies.set(name, cookie)
    const page = await browser.comeBack(await browser.goThere(url, subject))
    expect(page.pathname).toBe('/settings/account')
    expect(new URL(url).searchParams.get('prompt')).toBe('select_account')
    return page.searchParams.get('q')!
  }

  test('one is added, listed and removed, and each time the owner is told', async () => {
    const student = await server.signIn(aStudent({ password }))
    const { subject, email } = aPerson()
    expect(await student.call(getSignInMethods)).toMatchObject({
      hasPassword: true,
      linked: [],
      available: [
        { providerId: 'apple', kind: 'apple', name: 'Apple' },
        { providerId: 'other' },
        { providerId: 'school' },
      ],
    })
    const ticket = await add(student, subject)
    await expect(server.guest().call(loginWithSocial, { body: { ticket } })).rejects.toMatchObject({
      code: 'social_ticket_invalid',
    })
    await student.call(addSignInMethod, { body: { ticket } })
    const { linked, available } = await student.call(getSignInMethods)
    expect(linked).toMatchObject([{ provider: { providerId: 'school', name: 'School' }, email, canBeRemoved: true }])
    expect(available.map(({ providerId }) => providerId)).toEqual(['apple', 'other'])
    await student.call(removeSignInMethod, { body: { identityId: linked[0]!.identityId } })
    expect((await student.call(getSignInMethods)).linked).toEqual([])
    const subjects = (await server.mails()).filter(({ to }) => to === student.student.email).map((mail) => mail.subject)
    expect(subjects).toEqual(
      expect.arrayContaining(['School now opens your Lumi account', 'School no longer opens your Lumi account']),
    )
    const { db } = server.lumi.platform
    const actions = (await db.select().from(audit).where(eq(audit.studentId, student.student.id))).map(
      (row) => row.action,
    )
    expect(actions).toEqual(expect.arrayContaining(['sign-in-method-added', 'sign-in-method-removed']))
  })

  test('the last one stays, also when two are removed at the same moment', async () => {
    const browser = newBrowser()
    const { subject } = aPerson()
    const me = await signUp(browser, subject)
    const only = await browser.call(getSignInMethods)
    expect(only).toMatchObject({ hasPassword: false, linked: [{ canBeRemoved: false }] })
    await expect(
      browser.call(removeSignInMethod, { body: { identityId: only.linked[0]!.identityId } }),
    ).rejects.toMatchObject({ code: 'social_last_method' })
    const { url } = await browser.call(startSignInMethod, { body: { providerId: 'other' } })
    const page = await browser.comeBack(await browser.goThere(url, aPerson().subject))
    await browser.call(addSignInMethod, { body: { ticket: page.searchParams.get('q')! } })
    const { linked } = await browser.call(getSignInMethods)
    expect(linked).toHaveLength(2)
    await Promise.allSettled(linked.map(({ identityId }) => browser.call(removeSignInMethod, { body: { identityId } })))
    const { db } = server.lumi.platform
    expect(await db.select().from(studentIdentities).where(eq(studentIdentities.studentId, me.userId))).toHaveLength(1)
  })

  test('nobody adds to, or removes from, the account of somebody else [SR10]', async () => {
    const [mine, theirs] = [await server.signIn(aStudent({ password })), await server.signIn(aStudent({ password }))]
    const { subject } = aPerson()
    const ticket = await add(mine, subject)
    await expect(theirs.call(addSignInMethod, { body: { ticket } })).rejects.toMatchObject({
      code: 'social_ticket_invalid',
    })
    const otherSession = await server.signIn(mine.student)
    otherSession.cookies.set('__Host-social', mine.cookies.get('__Host-social')!)
    await expect(otherSession.call(addSignInMethod, { body: { ticket } })).rejects.toMatchObject({
      code: 'social_ticket_invalid',
    })
    await mine.call(addSignInMethod, { body: { ticket } })
    const [method] = (await mine.call(getSignInMethods)).linked
    await expect(theirs.call(removeSignInMethod, { body: { identityId: method!.identityId } })).rejects.toMatchObject({
      code: 'not_found',
    })
    // What opens one account cannot be added to another.
    const again = await add(theirs, subject)
    await expect(theirs.call(addSignInMethod, { body: { ticket: again } })).rejects.toMatchObject({
      code: 'social_identity_taken',
    })
  })

  test('adding and removing need a recent sign-in', async () => {
    const student = await server.signIn(aStudent({ password }))
    const ticket = await add(student, aPerson().subject)
    await student.call(addSignInMethod, { body: { ticket } })
    const [method] = (await student.call(getSignInMethods)).linked
    server.lumi.platform.clock.advance(10 * 60_000)
    const refused = { code: 'auth_recent_sign_in_required' }
    await expect(student.call(startSignInMethod, { body: { providerId: 'other' } })).rejects.toMatchObject(refused)
    await expect(student.call(removeSignInMethod, { body: { identityId: method!.identityId } })).rejects.toMatchObject(
      refused,
    )
  })
})

test('the buttons are the configured providers, with nothing secret', async () => {
  const config = await server.guest().call(getRuntimeConfig)
  expect(config.signInProviders).toEqual([
    { providerId: 'apple', kind: 'apple', name: 'Apple' },
    { providerId: 'other', kind: 'oidc', name: 'Other' },
    { providerId: 'school', kind: 'oidc', name: 'School' },
  ])
  expect(config.miniApps).toEqual([])
})

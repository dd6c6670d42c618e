import { getCurrentUserInfo, logout, refresh } from '@lumi/contracts/auth'
import { changeUserPassword, requestUserPasswordChangeByEmail } from '@lumi/contracts/auth-links'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import type { TestClient } from '../../testing/test-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Jar = Map<string, { value: string; path: string }>
const refreshCookie = '__Secure-refresh'
const advanceSeconds = (seconds: number) => server.lumi.platform.clock.advance(seconds * 1000)
const jarOf = (client: TestClient): Jar => new Map(client.cookies)

/** A browser that holds exactly these cookies. */
function browser(jar: Jar): TestClient {
  const client = server.guest()
  for (const [name, cookie] of jar) client.cookies.set(name, cookie)
  return client
}

/** Refreshes with these cookies; returns the new jar, or undefined when the session is over. */
async function present(jar: Jar): Promise<Jar | undefined> {
  const client = browser(jar)
  return client.call(refresh).then(
    () => jarOf(client),
    (error: { code: string; status: number }) => {
      expect(error).toMatchObject({ code: 'auth_required', status: 401 })
      expect(client.cookies.has(refreshCookie)).toBe(false)
      return undefined
    },
  )
}

const isSignedIn = (jar: Jar) =>
  browser(jar)
    .call(getCurrentUserInfo)
    .then(
      () => true,
      () => false,
    )

const mailsOf = async (student: SignedInClient) =>
  (await server.mails()).filter((mail) => mail.to === student.student.email)

describe('refresh [SR12]', () => {
  test('a token works once and brings a new pair', async () => {
    const first = jarOf(await server.signIn())
    const second = (await present(first))!
    expect(second.get(refreshCookie)).not.toEqual(first.get(refreshCookie))
    expect(await isSignedIn(second)).toBe(true)
  })

  test('the parent within 10 s gets the same successor again, never a second one', async () => {
    const first = jarOf(await server.signIn())
    const second = await present(first)
    advanceSeconds(9)
    expect(await present(first)).toEqual(second)
  })

  test('the parent after 10 s ends the family and tells the owner', async () => {
    const student = await server.signIn()
    const first = jarOf(student)
    const second = (await present(first))!
    advanceSeconds(10)
    expect(await present(first)).toBeUndefined()
    expect(await isSignedIn(second)).toBe(false)
    expect(await present(second)).toBeUndefined()
    expect((await mailsOf(student)).map((mail) => mail.subject)).toEqual(['We signed you out of Lumi to be safe'])
  })

  test('a grandparent ends the family, even within 10 s', async () => {
    const first = jarOf(await server.signIn())
    const second = (await present(first))!
    const third = (await present(second))!
    expect(await present(first)).toBeUndefined()
    expect(await isSignedIn(third)).toBe(false)
  })

  test('another family of the same student is untouched by a reuse', async () => {
    const student = await server.signIn()
    const sibling = jarOf(await server.signIn(student.student))
    const first = jarOf(student)
    await present((await present(first))!)
    expect(await present(first)).toBeUndefined()
    expect(await isSignedIn(sibling)).toBe(true)
  })

  test('twenty parallel refreshes of one token all get the same pair', async () => {
    const first = jarOf(await server.signIn())
    const jars = await Promise.all(Array.from({ length: 20 }, () => present(first)))
    for (const jar of jars) expect(jar).toEqual(jars[0])
    expect(await isSignedIn(jars[0]!)).toBe(true)
  })

  test('logout wins against refresh, in any order', async () => {
    for (let round = 0; round < 10; round++) {
      const first = jarOf(await server.signIn())
      const [refreshed] = await Promise.all([present(first), browser(first).call(logout)])
      for (const jar of [first, ...(refreshed ? [refreshed] : [])]) {
        expect(await isSignedIn(jar)).toBe(false)
        expect(await present(jar)).toBeUndefined()
      }
    }
  })

  test('an invented token is simply not known', async () => {
    expect(await present(new Map([[refreshCookie, { value: 'x'.repeat(43), path: '/api/v1/auth' }]]))).toBeUndefined()
    await expect(server.guest().call(refresh)).rejects.toMatchObject({ code: 'auth_required' })
  })

  test('an access token lasts 15 minutes', async () => {
    const jar = jarOf(await server.signIn())
    advanceSeconds(15 * 60 - 1)
    expect(await isSignedIn(jar)).toBe(true)
    advanceSeconds(1)
    expect(await isSignedIn(jar)).toBe(false)
    expect(await present(jar)).toBeDefined()
  })

  test('30 days without use end a session, and 180 days end any', async () => {
    const idle = jarOf(await server.signIn())
    let used = jarOf(await server.signIn())
    const day = 86_400
    advanceSeconds(30 * day)
    expect(await present(idle)).toBeUndefined()
    used = jarOf(await server.signIn())
    for (let days = 0; days + 29 < 180; days += 29) {
      advanceSeconds(29 * day)
      used = (await present(used))!
      expect(used).toBeDefined()
    }
    advanceSeconds(29 * day)
    expect(await present(used)).toBeUndefined()
  })

  test('a changed password ends the family at once', async () => {
    const student = await server.signIn()
    const jar = jarOf(student)
    await server.guest().call(requestUserPasswordChangeByEmail, { body: { email: student.student.email } })
    const [mail] = await mailsOf(student)
    const { searchParams } = new URL(/https?:\/\/\S+\?\S+/.exec(mail!.text)![0])
    await server.guest().call(changeUserPassword, {
      body: {
        requestId: searchParams.get('prri')!,
        token: searchParams.get('prt')!,
        password: 'Fresh-Harbour-3',
        passwordConfirmation: 'Fresh-Harbour-3',
      },
    })
    expect(await isSignedIn(jar)).toBe(false)
    expect(await present(jar)).toBeUndefined()
  })

  test('the database holds neither tokens nor mailed secrets of sessions, only hashes', async () => {
    const student = await server.signIn()
    const second = (await present(jarOf(student)))!
    const response = await server.guest().request('/test/dump', { method: 'POST' })
    const { text } = (await response.json()) as { text: string }
    expect(text).toContain(student.sessionId)
    for (const jar of [jarOf(student), second]) for (const { value } of jar.values()) expect(text).not.toContain(value)
  })

  test('clearing away what has expired keeps live sessions and forgets sealed successors', async () => {
    const jar = jarOf(await server.signIn())
    const next = (await present(jar))!
    advanceSeconds(60)
    await server.lumi.features.sessions.deleteExpired()
    expect(await isSignedIn(next)).toBe(true)
    const response = await server.guest().request('/test/dump', { method: 'POST' })
    const { text } = (await response.json()) as { text: string }
    expect(text).not.toMatch(/"successor_sealed":"/)
  })
})

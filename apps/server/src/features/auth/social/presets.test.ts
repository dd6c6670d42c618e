// One database is enough: what is tried here are the protocols of the services.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loginWithSocial } from '@lumi/contracts/social'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSocialBrowser } from '../../../testing/social-browser.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { profileOfClaims, profileOfVk, profileOfYandex } from './profile.rules.ts'

const issuer = 'https://issuer.example'

describe('what counts as a confirmed address', () => {
  test.each([
    ['google', { email_verified: true }, true],
    ['google', { email_verified: false }, false],
    ['google', {}, false],
    ['apple', { email_verified: 'true' }, true],
    ['apple', { email_verified: 'false' }, false],
    ['oidc', { email_verified: true }, true],
    // A tenant's own administrator writes whatever address into it.
    ['microsoft', { email_verified: true }, false],
    ['microsoft', { xms_edov: false }, false],
    ['microsoft', { xms_edov: true }, true],
    ['microsoft', { xms_edov: '1' }, true],
  ] as const)('%s with %o: %s', (kind, claims, isEmailVerified) => {
    const profile = profileOfClaims(kind, { iss: issuer, sub: 'a', email: 'a@b.example', ...claims })
    expect(profile).toEqual({ issuer, subject: 'a', email: 'a@b.example', isEmailVerified })
  })

  test.each([
    ['nora@yandex.ru', true],
    ['nora@ya.ru', true],
    ['nora@yandex.com.tr', true],
    ['nora@yandex.ru.evil.example', false],
    ['nora@notyandex.ru', false],
    ['nora@mail.example', false],
  ])('Yandex with %s: %s', (default_email, isEmailVerified) => {
    expect(profileOfYandex(issuer, { id: '1', default_email })).toMatchObject({ isEmailVerified })
  })

  test('VK: none', () => {
    expect(profileOfVk(issuer, { user: { user_id: '7', email: 'a@b.example' } })).toEqual({
      issuer,
      subject: '7',
      email: 'a@b.example',
      isEmailVerified: false,
    })
    expect(profileOfVk(issuer, { user: {} })).toBeUndefined()
    expect(profileOfVk(issuer, { error: 'x' })).toBeUndefined()
  })

  test.each([undefined, null, 5, '', 'nora', 'a@b\r\nBcc: c@d', `${'x'.repeat(250)}@b.example`])(
    '%o is no address',
    (email) => {
      const profile = profileOfClaims('oidc', { iss: issuer, sub: 'a', email, email_verified: true })
      expect(profile).toMatchObject({ email: null, isEmailVerified: false })
    },
  )
})

/** The addresses of Yandex ID and VK ID, as their documents describe them. */
async function startService() {
  const challenges = new Map<string, string>()
  const seen: { path: string; authorization: string | undefined; form: URLSearchParams }[] = []
  const bodyOf = async (request: IncomingMessage) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    return new URLSearchParams(Buffer.concat(chunks).toString())
  }
  const http = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://service')
    const form = await bodyOf(request)
    seen.push({ path: url.pathname, authorization: request.headers.authorization, form })
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/authorize') {
      const code = `code-${challenges.size}`
      challenges.set(code, url.searchParams.get('code_challenge')!)
      const back = new URL(url.searchParams.get('redirect_uri')!)
      back.search = String(new URLSearchParams({ code, state: url.searchParams.get('state')!, device_id: 'device-1' }))
      return response.writeHead(302, { location: back.href }).end()
    }
    if (url.pathname === '/token' || url.pathname === '/oauth2/auth') {
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (challenges.get(form.get('code') ?? '') !== challenge) return send(400, { error: 'invalid_grant' })
      return send(200, {
        access_token: 'access-1',
        token_type: 'Bearer',
        expires_in: 3600,
        // VK's ID token, which no standard client could validate.
        id_token: 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJWSyJ9.',
      })
    }
    if (url.pathname === '/info') return send(200, { id: '1000034426', default_email: 'nora.y@yandex.ru' })
    if (url.pathname === '/oauth2/user_info')
      return send(200, { user: { user_id: '77', email: 'nora.vk@mail.example' } })
    return send(404, {})
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    seen,
    close: () => {
      http.closeAllConnections()
      http.close()
    },
  }
}

describe('Yandex ID and VK ID', () => {
  let service: Awaited<ReturnType<typeof startService>>
  let server: TestServer
  beforeAll(async () => {
    service = await startService()
    server = await startTestServer({
      SIGN_IN_YANDEX_CLIENT_ID: 'yandex-id',
      SIGN_IN_YANDEX_CLIENT_SECRET: 'yandex-secret',
      SIGN_IN_YANDEX_ISSUER: service.url,
      SIGN_IN_VK_CLIENT_ID: '5000',
      SIGN_IN_VK_CLIENT_SECRET: 'vk-secret',
      SIGN_IN_VK_ISSUER: service.url,
    })
  })
  afterAll(async () => {
    await server.close()
    service.close()
  })

  test.each([
    ['yandex', 'Яндекс ID', 'nora.y@yandex.ru', true],
    ['vk', 'VK ID', 'nora.vk@mail.example', false],
  ])('%s says who it was', async (providerId, providerName, email, isEmailConfirmed) => {
    const browser = createSocialBrowser(server.url)
    const page = await browser.signInWith(providerId, '')
    const ticket = page.searchParams.get('q')!
    await expect(browser.call(loginWithSocial, { body: { ticket }, headers: { 'language-id': '2' } })).resolves.toEqual(
      { outcome: 'sign_up', providerName, email, isEmailConfirmed, hasPassword: false },
    )
  })

  test('each is asked as its documents say', () => {
    const last = (path: string) => service.seen.findLast((request) => request.path === path)!
    expect(last('/info').authorization).toBe('OAuth access-1')
    expect(Object.fromEntries(last('/oauth2/user_info').form)).toEqual({ client_id: '5000', access_token: 'access-1' })
    expect(last('/oauth2/auth').form.get('device_id')).toBe('device-1')
    expect(last('/oauth2/auth').form.get('client_secret')).toBe('vk-secret')
  })
})

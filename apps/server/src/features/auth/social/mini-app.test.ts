// One database is enough: what is tried here are the signatures of messengers, and their frames.
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { getRuntimeConfig } from '@lumi/contracts/config'
import { messengerSites } from '@lumi/contracts/messenger-sites'
import { loginWithSocial, startMiniAppSignIn } from '@lumi/contracts/social'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSocialBrowser } from '../../../testing/social-browser.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { launchReader } from './launch.rules.ts'

const botToken = '7000000001:AAE-test-bot-token-of-lumi_0123456789'
const vkApp = { appId: '6736218', protectedKey: 'wvl68m4dR1UpLrVRli' }
const keys = { telegram: { botToken }, vk: vkApp }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** As Telegram signs it: core.telegram.org/bots/webapps. */
function signed(fields: Record<string, string>, token = botToken): string {
  const checked = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n')
  return String(new URLSearchParams({ ...fields, hash: hmac(hmac('WebAppData', token), checked).toString('hex') }))
}

/** As VK signs it: dev.vk.com/mini-apps/development/launch-params-sign. */
function signedByVk(fields: Record<string, string>, key = vkApp.protectedKey): string {
  const checked = Object.keys(fields)
    .filter((name) => name.startsWith('vk_'))
    .sort()
    .map((name) => `${name}=${encodeURIComponent(fields[name]!)}`)
    .join('&')
  return String(new URLSearchParams({ ...fields, sign: hmac(key, checked).toString('base64url') }))
}

const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000))
const user = (id: unknown) => JSON.stringify({ id, first_name: 'Nora', language_code: 'ru' })
const vkFields = (id: string, at: Date) => ({
  vk_user_id: id,
  vk_app_id: vkApp.appId,
  vk_is_app_user: '1',
  vk_language: 'ru',
  vk_access_token_settings: 'friends,email',
  vk_platform: 'mobile_android',
  vk_ts: seconds(at),
})

describe('the signature of Telegram', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const read = (data: string) => launchReader(keys, 'telegram')!(data, { now, maxAgeMs: 600_000 }).kind
  const fields = { query_id: 'AAE', user: user(42), auth_date: seconds(now), signature: 'x' }

  test('is checked over every field, the third-party one included', () => {
    expect(read(signed(fields))).toBe('good')
    for (const [name, value] of Object.entries({
      user: user(43),
      query_id: 'B',
      signature: 'y',
      chat_type: 'private',
    })) {
      const changed = new URLSearchParams(signed(fields))
      changed.set(name, value)
      expect([name, read(String(changed))]).toEqual([name, 'forged'])
    }
  })

  test.each([
    ['nothing', ''],
    ['no hash', String(new URLSearchParams(fields))],
    ['another bot', signed(fields, '7000000002:other')],
    ['a hash that is none', `${new URLSearchParams({ ...fields, hash: 'zz' })}`],
    ['a field twice', `${signed(fields)}&user=${encodeURIComponent(user(43))}`],
    ['no user', signed({ auth_date: fields.auth_date })],
    ['a user without an id', signed({ ...fields, user: '{}' })],
    ['a user that is no JSON', signed({ ...fields, user: '{' })],
    ['an id that is no number', signed({ ...fields, user: user('1 or 1') })],
  ])('%s is refused', (_name, initData) => {
    expect(read(initData)).toBe('forged')
  })

  test.each([
    [-599, 'good'],
    [-601, 'old'],
    [59, 'good'],
    [61, 'old'],
  ])('%i s from now: %s', (offset, kind) => {
    const at = new Date(now.getTime() + offset * 1000)
    expect(read(signed({ ...fields, auth_date: seconds(at) }))).toBe(kind)
  })

  test('a date that is none is refused', () => {
    expect(read(signed({ ...fields, auth_date: 'soon' }))).toBe('old')
  })
})

describe('the signature of VK', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const read = (data: string) => launchReader(keys, 'vk')!(data, { now, maxAgeMs: 600_000 })
  const fields = vkFields('494075', now)

  test("is the one of VK's own example", () => {
    // From its documentation, but for the date, which the example lacks: without one it is too old.
    const example =
      'vk_user_id=494075&vk_app_id=6736218&vk_is_app_user=1&vk_are_notifications_enabled=1&vk_language=ru&vk_access_token_settings=&vk_platform=android&sign='
    expect(read(`${example}htQFduJpLxz7ribXRZpDFUH-XEUhC9rBPTJkjUFEkRA`)).toEqual({ kind: 'old' })
    expect(read(`${example}exTIBPYTrAKDTHLLm2AwJkmcVcvFCzQUNyoa6wAjvW6k`)).toEqual({ kind: 'forged' })
  })

  test('covers every parameter of VK, and no other', () => {
    expect(read(signedByVk(fields))).toMatchObject({ kind: 'good', userId: '494075' })
    expect(read(`${signedByVk(fields)}&utm_source=wall`)).toMatchObject({ kind: 'good' })
    for (const [name, value] of Object.entries({ vk_user_id: '1', vk_ts: '1', vk_app_id: '2', vk_ref: 'other' })) {
      const changed = new URLSearchParams(signedByVk(fields))
      changed.set(name, value)
      expect([name, read(String(changed)).kind]).toEqual([name, 'forged'])
    }
  })

  test.each([
    ['nothing', ''],
    ['no signature', String(new URLSearchParams(fields))],
    ['another key', signedByVk(fields, 'other')],
    ['another app, signed with our key', signedByVk({ ...fields, vk_app_id: '6736219' })],
    ['a padded signature', `${signedByVk(fields)}=`],
    ['a parameter twice', `${signedByVk(fields)}&vk_user_id=1`],
    ['nobody', signedByVk({ ...fields, vk_user_id: '0' })],
    ['a user that is no number', signedByVk({ ...fields, vk_user_id: '1 or 1' })],
  ])('%s is refused', (_name, data) => {
    expect(read(data).kind).toBe('forged')
  })

  test.each([
    [-599, 'good'],
    [-601, 'old'],
    [61, 'old'],
  ])('%i s from now: %s', (offset, kind) => {
    expect(read(signedByVk(vkFields('1', new Date(now.getTime() + offset * 1000)))).kind).toBe(kind)
  })
})

describe('sign-in inside a messenger', () => {
  let server: TestServer
  const webDist = mkdtempSync(path.join(os.tmpdir(), 'lumi-dist-'))
  beforeAll(async () => {
    writeFileSync(path.join(webDist, 'index.html'), '<title>shell</title>')
    server = await startTestServer({
      WEB_DIST: webDist,
      SIGN_IN_TELEGRAM_BOT_TOKEN: botToken,
      SIGN_IN_VK_MINI_APP_ID: vkApp.appId,
      SIGN_IN_VK_MINI_APP_KEY: vkApp.protectedKey,
    })
  })
  afterAll(async () => {
    await server.close()
    rmSync(webDist, { recursive: true })
  })
  const now = () => server.lumi.platform.clock.now()
  const fresh = {
    telegram: (id: number) => signed({ user: user(id), auth_date: seconds(now()), query_id: `q${id}` }),
    vk: (id: number) => signedByVk(vkFields(String(id), now())),
  }

  test.each([
    ['telegram', 'Telegram'],
    ['vk', 'VK ID'],
  ] as const)(
    '%s: leads to a sign-up that asks for an address, in this browser only, and never from an old copy',
    async (messenger, providerName) => {
      const browser = createSocialBrowser(server.url)
      const start = (launchData: string, from = browser) =>
        from.call(startMiniAppSignIn, { body: { messenger, launchData } })
      const launchData = fresh[messenger](42)
      const { ticket } = await start(launchData)
      await expect(browser.call(loginWithSocial, { body: { ticket } })).resolves.toMatchObject({
        outcome: 'sign_up',
        providerName,
        email: null,
        isEmailConfirmed: false,
      })
      // A page may be loaded again; a copy of the data elsewhere opens nothing, not even written differently.
      await expect(start(launchData)).resolves.toMatchObject({})
      const rewritten = String(new URLSearchParams([...new URLSearchParams(launchData)].reverse()))
      for (const copy of [launchData, rewritten])
        await expect(start(copy, createSocialBrowser(server.url))).rejects.toMatchObject({ code: 'social_expired' })
      await expect(start(`${fresh[messenger](43)}0`)).rejects.toMatchObject({ code: 'social_failed' })
      server.lumi.platform.clock.advance(10 * 60_000 + 1000)
      await expect(start(launchData)).rejects.toMatchObject({ code: 'social_expired' })
      for (const secret of [ticket, launchData, botToken, vkApp.protectedKey])
        expect(server.logText()).not.toContain(secret)
    },
  )

  test('the data of one messenger are nothing to the other', async () => {
    const call = createSocialBrowser(server.url).call(startMiniAppSignIn, {
      body: { messenger: 'vk', launchData: fresh.telegram(44) },
    })
    await expect(call).rejects.toMatchObject({ code: 'social_failed' })
  })

  test('their addresses lead on in the phone apps', async () => {
    for (const [from, to] of [
      ['/telegram?tgWebAppStartParam=ref_SASHA', '/?tgWebAppStartParam=ref_SASHA'],
      ['/telegram', '/'],
      ['/vk?vk_app_id=6736218&sign=x', '/?vk_app_id=6736218&sign=x'],
    ]) {
      const answer = await server.guest().request(from!)
      expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([302, to, null])
    }
  })

  test('the app can be framed by the messenger that opened it, with cookies of that frame only', async () => {
    const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    const go = (path: string, cookie = '') => server.guest().request(path, { headers: { ...framed, cookie } })
    const ancestors = async (path: string, cookie = '') =>
      /frame-ancestors ([^;]*)/.exec((await go(path, cookie)).headers.get('content-security-policy') ?? '')?.[1]

    // The first visit leaves the mark of the frame and comes back once.
    const first = await go('/vk?vk_app_id=6736218')
    expect([first.status, first.headers.get('location')]).toEqual([302, '/vk?vk_app_id=6736218&cookies=tried'])
    expect(first.headers.get('set-cookie')).toMatch(
      /^__Host-frame=vk; Max-Age=\d+; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
    )
    const second = await go('/vk?vk_app_id=6736218&cookies=tried', '__Host-frame=vk')
    expect([second.status, second.headers.get('location')]).toEqual([302, '/?vk_app_id=6736218'])

    const own = messengerSites.vk.join(' ')
    for (const page of ['/', '/login', '/chat', '/settings'])
      expect([page, await ancestors(page, '__Host-frame=vk')]).toEqual([page, own])
    expect(await ancestors('/', '__Host-frame=telegram')).toBe('https://web.telegram.org')
    // No page without the mark, and none for a mark that nobody has set.
    for (const cookie of ['', '__Host-frame=evil', '__Host-frame='])
      expect(await ancestors('/chat', cookie)).toBe("'none'")

    // Every cookie of the frame is partitioned; elsewhere none is.
    const cookiesOf = async (cookie: string) => {
      const answer = await server.guest().request(startMiniAppSignIn.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url, 'sec-fetch-site': 'same-origin', cookie },
        body: JSON.stringify({ messenger: 'vk', launchData: fresh.vk(45) }),
      })
      return answer.headers.getSetCookie()
    }
    for (const set of await cookiesOf('__Host-frame=vk')) expect(set).toMatch(/Partitioned; SameSite=None$/)
    for (const set of await cookiesOf('')) expect(set).toMatch(/SameSite=Lax$/)
  })

  test('a browser that keeps no cookie in the frame gets a page that opens the browser', async () => {
    const answer = await server.guest().request('/vk?vk_app_id=1&cookies=tried', {
      headers: { 'sec-fetch-dest': 'iframe', 'accept-language': 'ru' },
    })
    expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${messengerSites.vk.join(' ')}`)
    const text = await answer.text()
    expect(text).toContain('Открой Луми в браузере')
    expect(text).not.toContain('<script')
  })

  test('a request from another page of the messenger is refused in the frame too', async () => {
    const answer = await server.guest().request(startMiniAppSignIn.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://vk.com',
        'sec-fetch-site': 'cross-site',
        cookie: '__Host-frame=vk',
      },
      body: JSON.stringify({ messenger: 'vk', launchData: fresh.vk(46) }),
    })
    expect(answer.status).toBe(403)
  })

  test('the app learns which messengers may sign in', async () => {
    await expect(server.guest().call(getRuntimeConfig)).resolves.toMatchObject({ miniApps: ['telegram', 'vk'] })
  })

  test('without its keys a messenger has neither call nor page nor frame', async () => {
    const plain = await startTestServer({ WEB_DIST: webDist })
    try {
      const call = plain.guest().call(startMiniAppSignIn, { body: { messenger: 'vk', launchData: fresh.vk(47) } })
      await expect(call).rejects.toMatchObject({ code: 'not_found' })
      const page = await plain.guest().request('/chat', { headers: { cookie: '__Host-frame=vk' } })
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    } finally {
      await plain.close()
    }
  })
})

// One database is enough: what is tried here is the signature of Telegram.
import { createHmac } from 'node:crypto'
import { loginWithSocial, startTelegramSignIn } from '@lumi/contracts/social'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSocialBrowser } from '../../../testing/social-browser.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { readTelegramInitData } from './telegram.rules.ts'

const botToken = '7000000001:AAE-test-bot-token-of-lumi_0123456789'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** As Telegram signs it: core.telegram.org/bots/webapps. */
function signed(fields: Record<string, string>, token = botToken): string {
  const checked = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n')
  return String(new URLSearchParams({ ...fields, hash: hmac(hmac('WebAppData', token), checked).toString('hex') }))
}

const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000))
const user = (id: unknown) => JSON.stringify({ id, first_name: 'Nora', language_code: 'ru' })

describe('the signature', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const read = (initData: string) => readTelegramInitData(initData, { botToken, now, maxAgeMs: 600_000 }).kind
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

describe('sign-in inside Telegram', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ SIGN_IN_TELEGRAM_BOT_TOKEN: botToken })
  })
  afterAll(() => server.close())
  const fresh = (id: number) =>
    signed({ user: user(id), auth_date: seconds(server.lumi.platform.clock.now()), query_id: `q${id}` })

  test('leads to a sign-up that asks for an address, in this browser only, and never from an old copy', async () => {
    const browser = createSocialBrowser(server.url)
    const initData = fresh(42)
    const { ticket } = await browser.call(startTelegramSignIn, { body: { initData } })
    await expect(browser.call(loginWithSocial, { body: { ticket } })).resolves.toMatchObject({
      outcome: 'sign_up',
      providerName: 'Telegram',
      email: null,
      isEmailConfirmed: false,
    })
    // A page may be loaded again; a copy of the data elsewhere opens nothing.
    await expect(browser.call(startTelegramSignIn, { body: { initData } })).resolves.toMatchObject({})
    await expect(
      createSocialBrowser(server.url).call(startTelegramSignIn, { body: { initData } }),
    ).rejects.toMatchObject({ code: 'social_expired' })
    server.lumi.platform.clock.advance(10 * 60_000 + 1000)
    await expect(browser.call(startTelegramSignIn, { body: { initData } })).rejects.toMatchObject({
      code: 'social_expired',
    })
    await expect(browser.call(startTelegramSignIn, { body: { initData: `${fresh(43)}0` } })).rejects.toMatchObject({
      code: 'social_failed',
    })
    for (const secret of [ticket, initData, botToken]) expect(server.logText()).not.toContain(secret)
  })

  test('its address leads on in the apps of Telegram, and in a frame of its website says where to go', async () => {
    const app = await server.guest().request('/telegram?tgWebAppStartParam=ref_SASHA')
    expect([app.status, app.headers.get('location')]).toEqual([302, '/?tgWebAppStartParam=ref_SASHA'])
    const framed = await server.guest().request('/telegram', {
      headers: { 'sec-fetch-dest': 'iframe', 'accept-language': 'ru' },
    })
    expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors https://web.telegram.org')
    const text = await framed.text()
    expect(text).toContain('Открой Луми в браузере')
    expect(text).not.toContain('<script')
    const itself = await server.guest().request('/', { headers: { 'sec-fetch-dest': 'iframe' } })
    expect(itself.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('without a bot there is no such call', async () => {
    const plain = await startTestServer()
    try {
      await expect(plain.guest().call(startTelegramSignIn, { body: { initData: fresh(44) } })).rejects.toMatchObject({
        code: 'not_found',
      })
    } finally {
      await plain.close()
    }
  })
})

import net from 'node:net'
import { getCurrentUserInfo, login, logout } from '@lumi/contracts/auth'
import { getChatMessagesList } from '@lumi/contracts/chat'
import { getRuntimeConfig } from '@lumi/contracts/config'
import type { Endpoint } from '@lumi/contracts/endpoint'
import { type ErrorBody, type ErrorCode, errorCatalogue, validationCatalogue } from '@lumi/contracts/errors'
import { deleteAccount } from '@lumi/contracts/privacy'
import { getAgreementContent } from '@lumi/contracts/reference'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hostileAlphabets, hostileText } from '../testing/hostile-alphabets.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../testing/start-test-server.ts'

let server: TestServer
let student: SignedInClient
let contracts: readonly Endpoint[]
beforeAll(async () => {
  server = await startTestServer()
  student = await server.signIn()
  contracts = server.lumi.features.app.contracts
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const errorOf = async (response: Response) => (await response.json()) as ErrorBody

const dump = async () => {
  const response = await server.guest().request('/test/dump', { method: 'POST' })
  const { text } = (await response.json()) as { text: string }
  // The job queue updates its own timestamps.
  return text
    .split('-- ')
    .filter((table) => !table.startsWith('pgboss.'))
    .join('-- ')
}

describe('guests', () => {
  test('a guest gets 401 on every student route, whatever the body [SR10]', async () => {
    const routes = contracts.filter((contract) => contract.access === 'student')
    expect(routes.length).toBeGreaterThan(5)
    for (const route of routes) {
      const bodies = route.method === 'POST' ? ['{}', '{"a":', 'null', `{"text":"${'x'.repeat(9000)}"}`] : [undefined]
      for (const body of bodies) {
        const response = await server.guest().request(route.path, {
          method: route.method,
          ...(body === undefined ? {} : { headers: json, body }),
        })
        expect([route.path, response.status]).toEqual([route.path, 401])
        expect(await errorOf(response)).toMatchObject({ code: 'auth_required', localizedMessage: 'Please log in' })
      }
    }
  })

  test('headers and body fields name nobody: they grant nothing and change nothing [SR11]', async () => {
    const other = await server.signIn()
    const claims = { userid: other.student.id, 'x-session-id': other.sessionId, 'country-id': '2' }
    await expect(server.guest().call(getCurrentUserInfo, { headers: claims })).rejects.toMatchObject({ status: 401 })
    const me = await student.call(getCurrentUserInfo, { headers: claims })
    expect(me).toMatchObject({ userId: student.student.id, sessionId: student.sessionId, countryId: 1 })
    expect(server.logText()).toContain('names another user than its cookie')
    for (const route of contracts.filter((contract) => contract.access === 'student')) {
      const response = await server.guest().request(route.path, {
        method: route.method,
        headers: { ...json, ...claims },
        ...(route.method === 'POST'
          ? { body: JSON.stringify({ userId: other.student.id, studentId: other.student.id, access: 'student' }) }
          : {}),
      })
      expect([route.path, response.status]).toEqual([route.path, 401])
    }
  })
})

describe('cross-site requests [SR13]', () => {
  const foreign: [string, Record<string, string | undefined>][] = [
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['Origin null', { origin: 'null' }],
    ['a look-alike Origin', { origin: 'http://localhost.evil.example' }],
    ['Sec-Fetch-Site cross-site without Origin', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site without Origin', { origin: undefined, 'sec-fetch-site': 'same-site' }],
    ['Sec-Fetch-Site cross-site with our Origin', { 'sec-fetch-site': 'cross-site' }],
    ['a cookie and neither header', { origin: undefined }],
  ]

  test.each(foreign)('%s is refused on every POST and changes nothing', async (_name, headers) => {
    const before = await dump()
    for (const route of contracts.filter((contract) => contract.method === 'POST')) {
      const response = await student.request(route.path, {
        method: 'POST',
        headers: { ...json, ...headers },
        body: '{}',
      })
      expect([route.path, response.status]).toEqual([route.path, 403])
      expect((await errorOf(response)).code).toBe('cross_site_refused')
    }
    expect(await dump()).toBe(before)
  })

  test.each([
    ['text/plain', 'text/plain', '{"email":"a@example.org"}'],
    ['a form', 'application/x-www-form-urlencoded', 'email=a%40example.org'],
    [
      'multipart',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--',
    ],
    ['JSON under a false name', 'text/json', '{}'],
    ['an empty type', '', '{}'],
  ])('%s is refused on every POST and changes nothing', async (_name, type, body) => {
    const before = await dump()
    for (const route of contracts.filter((contract) => contract.method === 'POST')) {
      const response = await student.request(route.path, { method: 'POST', headers: { 'content-type': type }, body })
      // The one call that takes a form refuses this one for what it holds.
      const status = route.form && type.startsWith('multipart') ? 400 : 415
      expect([route.path, response.status]).toEqual([route.path, status])
    }
    expect(await dump()).toBe(before)
  })

  test('our own Origin, and Sec-Fetch-Site same-origin without one, pass', async () => {
    const mine = await server.signIn()
    const ok = await mine.request(logout.path, {
      method: 'POST',
      headers: { origin: undefined, 'sec-fetch-site': 'same-origin' },
    })
    expect(ok.status).toBe(200)
  })

  test('a foreign page cannot read answers: no CORS header names it', async () => {
    const response = await student.request(getCurrentUserInfo.path, { headers: { origin: 'https://evil.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('bad input [SR14]', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '',
      ' ',
      '\u0000',
      '\ud800',
      'x'.repeat(9000),
      '../../etc/passwd',
      "' or 1=1 --",
      '<script>',
      '{{7*7}}',
      '%00',
      ...Object.values(hostileAlphabets).flatMap((piece) => [hostileText(piece, 200), hostileText(piece, 30_000)]),
    ),
    fc.integer(),
    fc.constantFrom(2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 1e300, 0.1),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string(), { maxLength: 5 }),
    fc.dictionary(fc.string(), fc.string(), { maxKeys: 5 }),
    fc.constantFrom<unknown>({ __proto__: { admin: true } }, { constructor: { prototype: {} } }, [[[[[[]]]]]]),
  )

  /** Values that often fit a JSON schema, mixed with hostile ones. */
  function valueFor(schema: Record<string, unknown>): fc.Arbitrary<unknown> {
    const fitting = (): fc.Arbitrary<unknown> => {
      if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]))
      if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map((part) => valueFor(part)))
      if (schema.type === 'object') {
        const entries = Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>)
        return fc.record(Object.fromEntries(entries.map(([key, part]) => [key, valueFor(part)])), { requiredKeys: [] })
      }
      if (schema.type === 'array')
        return fc.array(valueFor((schema.items ?? {}) as Record<string, unknown>), { maxLength: 25 })
      if (schema.type === 'integer' || schema.type === 'number') return fc.integer()
      if (schema.type === 'boolean') return fc.boolean()
      if (schema.format === 'email') return fc.constantFrom('a@example.org', 'Ж@example.org', 'a@b')
      if (schema.format === 'guid' || schema.format === 'uuid') return fc.uuid()
      return fc.string({ unit: 'grapheme', maxLength: 60 })
    }
    return fc.oneof({ weight: 4, arbitrary: fitting() }, { weight: 1, arbitrary: hostile })
  }

  const schemaOf = (schema: NonNullable<Endpoint['body']>) =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>

  /** Neither a 5xx nor internal details. */
  async function assertHarmless(response: Response, route: Endpoint) {
    const text = await response.text()
    expect([route.path, response.status, text]).toEqual([
      route.path,
      expect.toSatisfy((status: number) => status < 500),
      text,
    ])
    expect(text).not.toMatch(/node_modules|\/src\/|\.ts:\d|Failed query|insert into|at async/i)
  }

  test('random bodies and queries, made from the schemas, never give a 5xx, a stack trace, SQL or a path', async () => {
    for (const route of contracts) {
      if (route.path === logout.path) continue
      // A valid body of this one signs out.
      const caller = route.path === deleteAccount.path ? await server.signIn() : student
      const input = route.body ?? route.query
      const wanted = input ? fc.oneof(valueFor(schemaOf(input)), hostile) : hostile
      await fc.assert(
        fc.asyncProperty(wanted, async (value) => {
          if (route.method === 'POST') {
            const body = JSON.stringify(value)
            await assertHarmless(await caller.request(route.path, { method: 'POST', headers: json, body }), route)
            return
          }
          const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [['x', value]]
          const query = entries.map(([key, part]) => `${encode(key)}=${encode(part)}`).join('&')
          await assertHarmless(await caller.request(`${route.path}?${query}`), route)
        }),
        { seed: 20261120, numRuns: 25 },
      )
    }
    const me = await student.call(getCurrentUserInfo)
    expect(me.userId).toBe(student.student.id)
  }, 120_000)

  // Records of fast-check have no prototype, and so no text.
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
  const encode = (value: unknown) =>
    encodeURIComponent((isRecord(value) ? JSON.stringify(value) : String(value)).toWellFormed())

  test.each<
    [string, number, ErrorCode, { path?: string; headers?: Record<string, string>; body?: string | Uint8Array }]
  >([
    ['broken JSON', 400, 'malformed_request', { body: '{"email":' }],
    ['an empty body', 400, 'malformed_request', { body: '' }],
    ['an array', 400, 'malformed_request', { body: '[]' }],
    ['JSON deeper than 32', 400, 'malformed_request', { body: `{"a":${'['.repeat(40)}${']'.repeat(40)}}` }],
    ['JSON as deep as memory allows', 400, 'malformed_request', { body: '['.repeat(100_000) }],
    ['256 kB and one', 413, 'payload_too_large', { body: `{"email":"${'x'.repeat(256 * 1024)}"}` }],
    ['a compressed body', 415, 'unsupported_media_type', { headers: { 'content-encoding': 'gzip' }, body: '{}' }],
    ['broken percent signs', 400, 'malformed_request', { path: '/api/v1/auth/%E0%A4%A' }],
    ['an unknown call', 404, 'not_found', { path: '/api/v1/auth/nothing', body: '{}' }],
    ['a path with dots', 404, 'not_found', { path: '/api/v1/../../etc/passwd', body: '{}' }],
  ])('%s answers %d %s', async (_name, status, code, { path = login.path, headers = {}, body = '{}' }) => {
    const response = await server.guest().request(path, { method: 'POST', headers: { ...json, ...headers }, body })
    const error = await errorOf(response)
    expect({ status: response.status, code: error.code }).toEqual({ status, code })
    expect(error).toMatchObject({
      localizedMessage: errorCatalogue[code].en,
      traceId: expect.stringMatching(/^[\w-]{36}$/),
    })
  })

  test('a position beyond what can be stored is no position', async () => {
    for (const name of ['before', 'from'])
      for (const position of ['2147483648', '9007199254740991', '1e300']) {
        const response = await student.request(`${getChatMessagesList.path}?${name}=${position}`)
        expect([name, position, response.status]).toEqual([name, position, 400])
      }
    expect((await student.request(`${getChatMessagesList.path}?before=2147483647`)).status).toBe(200)
  })

  test('a caller who leaves while sending is no fault: nothing is said of the database', async () => {
    const { port } = new URL(server.url)
    const socket = net.connect(Number(port), '127.0.0.1')
    const head = `POST ${login.path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: ${server.url}\r\n`
    const begun = `${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"email":`
    await new Promise<void>((resolve) => socket.write(begun, () => resolve()))
    const seen = server.lumi.platform.metrics.requestDuration
    const refused = async () =>
      (await seen.get()).values.some(({ labels }) => labels.route === login.path && labels.status === '400')
    const before = await refused()
    socket.destroy()
    if (!before) await expect.poll(refused, { timeout: 5000 }).toBe(true)
    expect(server.logText()).not.toMatch(/database is not available|Unexpected error/)
  })

  test('a wrong method answers 405 with the right one, never the app shell', async () => {
    const response = await server.guest().request(login.path)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await errorOf(response)).code).toBe('method_not_allowed')
  })

  test('unknown fields are dropped, and the answer holds no more than its contract', async () => {
    const response = await student.request(getCurrentUserInfo.path)
    expect(Object.keys((await response.json()) as object)).toEqual(
      Object.keys(getCurrentUserInfo.response._zod.def.shape),
    )
  })
})

describe('answers', () => {
  test('every error code has an English and a Russian text and a status, and every validation code both texts [X06]', () => {
    for (const [code, { status, en, ru }] of Object.entries(errorCatalogue)) {
      expect([code, en.length > 0, /[а-яё]/i.test(ru), status === 0 || (status >= 400 && status < 600)]).toEqual([
        code,
        true,
        true,
        true,
      ])
    }
    for (const [code, { en, ru }] of Object.entries(validationCatalogue)) {
      expect([code, en.length > 0, /[а-яё]/i.test(ru)]).toEqual([code, true, true])
    }
  })

  test('texts come in the language of the request [X03]', async () => {
    const response = await server.guest().request(login.path, {
      method: 'POST',
      headers: { ...json, 'language-id': '112' },
      body: '{"email":"nope","password":""}',
    })
    expect(await errorOf(response)).toMatchObject({
      message: 'Please check what you entered',
      localizedMessage: 'Проверь, что введено',
      validationErrors: [
        { path: 'email', code: 'email', localizedMessage: 'Неверный адрес почты' },
        { path: 'password', code: 'required', localizedMessage: 'Обязательное поле' },
      ],
    })
  })

  test('a rule with a number says it, in the language of the request [V04]', async () => {
    const student = await server.signIn()
    for (const [languageId, ...texts] of [
      ['1', 'At most 100', 'Must be a whole number'],
      ['2', 'Не больше 100', 'Нужно целое число'],
    ]) {
      for (const [index, limit] of ['101', '2.5'].entries()) {
        const response = await student.request(`${getChatMessagesList.path}?limit=${limit}`, {
          headers: { 'language-id': languageId! },
        })
        expect([response.status, (await errorOf(response)).validationErrors]).toMatchObject([
          400,
          [{ path: 'limit', localizedMessage: texts[index] }],
        ])
      }
    }
  })

  test('routes match without regard to case', async () => {
    const response = await server
      .guest()
      .request(getAgreementContent.path.toLowerCase().concat('?agreementId=privacy-policy'))
    expect(response.status).toBe(200)
  })

  test('every answer carries the security headers, and the API is never cached, however its path is written', async () => {
    const encoded = getRuntimeConfig.path.replace('/api', '/%61pi')
    expect((await server.guest().request(encoded)).status).toBe(200)
    for (const path of [
      getRuntimeConfig.path,
      encoded,
      '/%61PI/nothing',
      '/api/nothing',
      '/',
      '/docs',
      '/outbox',
      '/health/live',
    ]) {
      const { headers } = await server.guest().request(path)
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('content-security-policy')).toContain('frame-ancestors')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('camera=(self)')
      if (/^\/(a|%61)pi/i.test(path)) expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test('an address that cannot be decoded is refused with headers too', async () => {
    const response = await server.guest().request('/bad%zz')
    expect(response.status).toBe(400)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await errorOf(response)).toMatchObject({ code: 'malformed_request' })
  })
})

test('a call is answered and logged under the trace id of the page, or under one of its own [A19]', async () => {
  const ask = async (traceparent: string) => {
    const response = await server.guest().request('/api/v1/user/getCurrentUserInfo', { headers: { traceparent } })
    return ((await response.json()) as { traceId: string }).traceId
  }
  const id = '4bf92f3577b34da6a3ce929d0e0e4736'
  expect(await ask(`00-${id}-00f067aa0ba902b7-01`)).toBe(id)
  expect(server.logText()).toContain(`"traceId":"${id}"`)
  for (const wrong of ['', `00-${id}-00f067aa0ba902b7`, `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, '"><script>'])
    expect(await ask(wrong)).toMatch(/^[0-9a-f-]{36}$/)
})

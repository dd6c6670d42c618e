// One database is enough: the answer is made from the settings.
import { getRuntimeConfig } from '@lumi/contracts/config'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appPolicy } from '../../platform/security-headers.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    PRODUCTION_ORIGINS: 'https://lumi.test,https://lumi.by.test',
    BELARUS_SITE_HOST: 'lumi.by.test',
    API_BASE_URL: 'https://api.lumi.test',
    IMAGES_BASE_URL: 'https://images.lumi.test',
    BELARUS_API_BASE_URL: 'https://api.lumi.by.test',
    BELARUS_IMAGES_BASE_URL: 'https://images.lumi.by.test',
    MAPS_KEY: 'maps-1',
    TELEMETRY_KEY: '11111111-2222-3333-4444-555555555555',
  })
})
afterAll(() => server.close())

test('a page on the main origin gets the main hosts and is told that this is production [A20] [P10]', async () => {
  const config = await server.guest().call(getRuntimeConfig, { headers: { origin: 'https://lumi.test' } })
  expect(config).toMatchObject({
    apiBaseUrl: 'https://api.lumi.test',
    imagesBaseUrl: 'https://images.lumi.test',
    hubUrl: 'https://api.lumi.test/apphub',
    mapsKey: 'maps-1',
    mapsBaseUrl: 'https://maps.googleapis.com',
    telemetryKey: '11111111-2222-3333-4444-555555555555',
    signInClientId: null,
    isProductionOrigin: true,
  })
})

test('a page on the Belarus site host gets its own pair of hosts [A20] [P10]', async () => {
  const config = await server.guest().call(getRuntimeConfig, { headers: { origin: 'https://lumi.by.test' } })
  expect(config).toMatchObject({
    apiBaseUrl: 'https://api.lumi.by.test',
    imagesBaseUrl: 'https://images.lumi.by.test',
    hubUrl: 'https://api.lumi.by.test/apphub',
    isProductionOrigin: true,
  })
})

test('on a local host the same comes from the file /config.json [A20]', async () => {
  const response = await server.guest().request('/config.json')
  expect(await response.json()).toMatchObject({ isProductionOrigin: false, outboxUrl: '/outbox', mapsKey: 'maps-1' })
})

test('a page on a production origin may call the API host with its cookies, any other page may not', async () => {
  const preflight = (origin: string) =>
    server.guest().request(getRuntimeConfig.path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  const own = await preflight('https://lumi.test')
  expect(own.status).toBe(204)
  expect(own.headers.get('access-control-allow-origin')).toBe('https://lumi.test')
  expect(own.headers.get('access-control-allow-credentials')).toBe('true')
  const foreign = await preflight('https://evil.example')
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
})

test('the policy of a page lets it reach the configured hosts and no others, a maps service with a key only [A26]', () => {
  const { env, origins } = server.lumi.platform
  const policy = appPolicy(env, origins, { scriptHashes: [], styleHashes: [] })
  const withoutKey = appPolicy({ ...env, mapsKey: undefined }, origins, { scriptHashes: [], styleHashes: [] })
  expect(JSON.stringify(withoutKey)).not.toMatch(/google/)
  expect([policy['script-src'], withoutKey['script-src']]).toEqual([
    ["'self'", 'https://maps.googleapis.com'],
    ["'self'"],
  ])
  expect(policy['connect-src']!.join(' ')).toContain(
    "'self' https://api.lumi.test https://api.lumi.by.test ws://localhost",
  )
  expect(policy['img-src']!.join(' ')).toBe("'self' data: blob: https://images.lumi.test https://images.lumi.by.test")
})

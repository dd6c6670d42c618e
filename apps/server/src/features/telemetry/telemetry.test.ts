// One database is enough: the statements of the store are plain.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { getCurrentUserInfo } from '@lumi/contracts/auth'
import { createOrUpdateCustomSettings, getCustomSettings } from '@lumi/contracts/settings'
import { type AnalyticsEvent, track } from '@lumi/contracts/telemetry'
import { ANALYTICS_STORE } from '@lumi/contracts/telemetry-limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { students } from '../auth/auth.tables.ts'
import { countEvents } from './telemetry.store.ts'
import { analyticsBatches } from './telemetry.tables.ts'

const dayMs = 86_400_000
const at = '2026-11-21T10:00:00.000Z'
const user = { country: 'US', educationYear: 8, utm_source: 'school' }
const view: AnalyticsEvent = { name: 'screenView', at, properties: { screen: 'chat' } }

const send = (client: SignedInClient, events: AnalyticsEvent[] = [view], sentAt?: string) =>
  client.call(track, { body: { user, events, sentAt } })
const agree = (client: SignedInClient, analytics: boolean) =>
  client.call(createOrUpdateCustomSettings, { body: { analytics } })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TELEMETRY_MAX_MEGABYTES: '1' })
})
afterAll(() => server.close())

const stored = (client: SignedInClient) =>
  server.lumi.platform.db.select().from(analyticsBatches).where(eq(analyticsBatches.studentId, client.student.id))
const cleanUp = () => server.lumi.platform.testHooks.find('clean-up')!({})

test('analytics are stored from the yes of a student until it is taken back, and never before [E06][S15]', async () => {
  const client = await server.signIn()
  expect(await client.call(getCustomSettings)).toMatchObject({ analytics: false })
  expect(await send(client)).toEqual({ isAccepted: false })
  expect(await agree(client, true)).toMatchObject({ analytics: true })
  expect(await send(client)).toEqual({ isAccepted: true })
  expect(await client.call(getCurrentUserInfo)).toMatchObject({ analyticsAllowed: true })
  expect(await stored(client)).toMatchObject([{ properties: user, events: [view], sizeBytes: expect.any(Number) }])
  expect(await agree(client, false)).toMatchObject({ analytics: false })
  expect(await stored(client)).toEqual([])
  expect(await send(client)).toEqual({ isAccepted: false })
  expect(await stored(client)).toEqual([])
})

test('who is too young to decide alone is not asked, and a yes of theirs counts for nothing', async () => {
  const child = await server.signIn(aStudent({ birthDate: `${new Date().getFullYear() - 10}-01-01` }))
  await server.lumi.platform.db
    .update(students)
    .set({ guardianState: 'given' })
    .where(eq(students.id, child.student.id))
  expect(await agree(child, true)).toMatchObject({ analytics: null })
  expect(await send(child)).toEqual({ isAccepted: false })
  expect(await stored(child)).toEqual([])
})

test('a device whose clock is wrong by a year changes no time [A19]', async () => {
  const client = await server.signIn()
  await agree(client, true)
  const now = server.lumi.platform.clock.now().getTime()
  const yearAgo = (seconds: number) => new Date(now - 365 * dayMs + seconds * 1000).toISOString()
  await send(client, [{ ...view, at: yearAgo(-30) }], yearAgo(0))
  const [batch] = await stored(client)
  expect(Math.abs(Date.parse(batch!.events[0]!.at) - (now - 30_000))).toBeLessThan(5000)
})

test('what is stored has limits: of a student a day, of all together, and of age; the operator sees counts [A19]', async () => {
  const client = await server.signIn()
  await agree(client, true)
  const { db, clock } = server.lumi.platform
  const large = (n: number): AnalyticsEvent[] =>
    Array.from({ length: 400 }, () => ({ name: 'apiCall', at, properties: { call: 'x'.repeat(90), ms: n } }))
  const sizeOfOne = Buffer.byteLength(JSON.stringify(large(0)))
  const fit = Math.ceil(ANALYTICS_STORE.maxBytesPerDay / sizeOfOne)
  for (let n = 0; n < fit; n++) expect(await send(client, large(n))).toEqual({ isAccepted: true })
  expect(await send(client)).toEqual({ isAccepted: false })
  const [counted] = await countEvents(db, new Date(clock.now().getTime() - dayMs))
  const { about, times, average } = counted!
  expect({ about: about!.length, times, average }).toEqual({
    about: 90,
    times: fit * 400,
    average: Math.round((fit - 1) / 2),
  })

  await cleanUp()
  const kept = await stored(client)
  expect(kept.length).toBe(Math.floor(1_000_000 / kept[0]!.sizeBytes))
  expect(kept.map(({ events }) => events[0]!.properties!.ms)).toContain(fit - 1)

  clock.advance((ANALYTICS_STORE.keptDays - 1) * dayMs)
  await cleanUp()
  expect((await stored(client)).length).toBe(kept.length)
  clock.advance(2 * dayMs)
  await cleanUp()
  expect(await stored(client)).toEqual([])
})

test('an event without a known name is refused', async () => {
  const client = await server.signIn()
  const events = [{ name: 'my secret', at }]
  await expect(send(client, events as never)).rejects.toMatchObject({ code: 'validation_failed' })
})

test('turned off, nobody is asked', async () => {
  const quiet = await startTestServer({ TELEMETRY: 'off' })
  const client = await quiet.signIn()
  expect(await agree(client, true)).toMatchObject({ analytics: null })
  expect(await send(client)).toEqual({ isAccepted: false })
  await quiet.close()
})

describe('elsewhere', () => {
  let status = 204
  let answer = ''
  const received: { path: string; body: unknown }[] = []
  const collector = createServer(async (request, response) => {
    received.push({ path: request.url!, body: await json(request) })
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
  })
  let address: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  })
  afterAll(() => collector.close())

  test('a collector of the operator gets the events as JSON; what it does not take is not said to be accepted', async () => {
    const posting = await startTestServer({ TELEMETRY_SINK_URL: `${address}/collect` })
    const client = await posting.signIn()
    await agree(client, true)
    expect(await send(client)).toEqual({ isAccepted: true })
    expect(received.splice(0)).toEqual([
      {
        path: '/collect',
        body: { userId: client.student.id, sessionId: expect.any(String), user, events: [view] },
      },
    ])
    status = 500
    await expect(send(client)).rejects.toMatchObject({ code: 'unavailable' })
    received.length = 0
    await posting.close()
  })

  test('Application Insights gets views, times, calls and events in its own form; what it refuses for good is dropped [A19]', async () => {
    const key = '11111111-2222-3333-4444-555555555555'
    const insights = await startTestServer({
      TELEMETRY_KEY: `InstrumentationKey=${key};IngestionEndpoint=${address}/;ApplicationId=1`,
    })
    const client = await insights.signIn()
    await agree(client, true)
    status = 200
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    expect(
      await send(client, [
        view,
        { name: 'screenTime', at, properties: { screen: 'chat', seconds: 12 } },
        { name: 'apiCall', at, properties: { call: 'GET /api/v1/chat/getChatStatus', status: 503, ms: 61_250, trace } },
        { name: 'appOpened', at, properties: { appType: 'PWA' } },
      ]),
    ).toEqual({ isAccepted: true })
    const [{ path, body }] = received.splice(0) as [{ path: string; body: object[] }]
    expect(path).toBe('/v2.1/track')
    const about = { country: 'US', educationYear: '8', utm_source: 'school' }
    const tags = { 'ai.user.authUserId': client.student.id, 'ai.session.id': expect.any(String) }
    expect(body).toMatchObject([
      {
        name: `Microsoft.ApplicationInsights.${key.replaceAll('-', '')}.PageView`,
        time: at,
        iKey: key,
        tags,
        data: { baseType: 'PageViewData', baseData: { ver: 2, name: 'chat', properties: about } },
      },
      {
        data: { baseType: 'MetricData', baseData: { metrics: [{ name: 'PageVisitTime', value: 12_000, count: 1 }] } },
      },
      {
        tags: { ...tags, 'ai.operation.id': trace },
        data: {
          baseType: 'RemoteDependencyData',
          baseData: { duration: '0.00:01:01.250', resultCode: '503', success: false, type: 'Ajax' },
        },
      },
      { data: { baseType: 'EventData', baseData: { name: 'appOpened', properties: { appType: 'PWA' } } } },
    ])
    status = 429
    await expect(send(client)).rejects.toMatchObject({ code: 'unavailable' })
    status = 206
    answer = '{"itemsReceived":1,"itemsAccepted":0,"errors":[]}'
    expect(await send(client)).toEqual({ isAccepted: true })
    status = 401
    expect(await send(client)).toEqual({ isAccepted: false })
    await insights.close()
  })

  test('a key that is none, or two places at once, end the start', async () => {
    await expect(startTestServer({ TELEMETRY_KEY: 'my key' })).rejects.toThrow('connection string')
    const two = { TELEMETRY_KEY: '11111111-2222-3333-4444-555555555555', TELEMETRY_SINK_URL: address }
    await expect(startTestServer(two)).rejects.toThrow('one place')
  })
})

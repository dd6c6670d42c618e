// One database is enough: only the way to the collector is tested.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { getCurrentUserInfo } from '@lumi/contracts/auth'
import { createOrUpdateCustomSettings, getCustomSettings } from '@lumi/contracts/settings'
import { track } from '@lumi/contracts/telemetry'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { students } from '../auth/auth.tables.ts'

let server: TestServer
/** What the operator's collector has received. */
const received: { userId: string }[] = []
let isCollectorBroken = false
const collector = createServer(async (request, response) => {
  if (!isCollectorBroken) received.push((await json(request)) as { userId: string })
  response.writeHead(isCollectorBroken ? 500 : 204).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  server = await startTestServer({ TELEMETRY_SINK_URL: `http://127.0.0.1:${port}/collect` })
})
afterAll(async () => {
  await server.close()
  collector.close()
})

const body = {
  user: { country: 'US', educationYear: 8, utm_source: 'school' },
  events: [{ name: 'screenView', at: '2026-11-21T10:00:00.000Z', properties: { screen: 'chat' } }] as const,
}
const send = (client: SignedInClient) => client.call(track, { body: { ...body, events: [...body.events] } })
const agree = (client: SignedInClient, analytics: boolean) =>
  client.call(createOrUpdateCustomSettings, { body: { analytics } })
const collectedOf = (client: SignedInClient) => received.filter(({ userId }) => userId === client.student.id)

test('analytics go to the operator’s collector from the yes of a student until it is taken back, and never before [E06][S15]', async () => {
  const client = await server.signIn()
  expect(await client.call(getCustomSettings)).toMatchObject({ analytics: false })
  expect(await send(client)).toEqual({ isAccepted: false })
  expect(await agree(client, true)).toMatchObject({ analytics: true })
  expect(await send(client)).toEqual({ isAccepted: true })
  expect(await client.call(getCurrentUserInfo)).toMatchObject({ analyticsAllowed: true })
  expect(await agree(client, false)).toMatchObject({ analytics: false })
  expect(await send(client)).toEqual({ isAccepted: false })
  expect(collectedOf(client)).toEqual([{ userId: client.student.id, sessionId: expect.any(String), ...body }])
})

test('who is too young to decide alone is not asked, and a yes of theirs counts for nothing', async () => {
  const child = await server.signIn(aStudent({ birthDate: `${new Date().getFullYear() - 10}-01-01` }))
  await server.lumi.platform.db
    .update(students)
    .set({ guardianState: 'given' })
    .where(eq(students.id, child.student.id))
  expect(await agree(child, true)).toMatchObject({ analytics: null })
  expect(await send(child)).toEqual({ isAccepted: false })
  expect(collectedOf(child)).toEqual([])
})

test('what the collector does not take is not said to be accepted', async () => {
  const client = await server.signIn()
  await agree(client, true)
  isCollectorBroken = true
  await expect(send(client)).rejects.toMatchObject({ code: 'unavailable' })
  isCollectorBroken = false
  expect(await send(client)).toEqual({ isAccepted: true })
})

test('by default there is no collector: nobody is asked', async () => {
  const quiet = await startTestServer()
  const client = await quiet.signIn()
  expect(await agree(client, true)).toMatchObject({ analytics: null })
  expect(await send(client)).toEqual({ isAccepted: false })
  await quiet.close()
})

test('an event without a known name is refused', async () => {
  const client = await server.signIn()
  const events = [{ name: 'my secret', at: '2026-11-21T10:00:00.000Z' }]
  await expect(client.call(track, { body: { ...body, events: events as never } })).rejects.toMatchObject({
    code: 'validation_failed',
  })
})

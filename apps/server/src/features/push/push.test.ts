// One database is enough: two devices of one student do nothing at once here that a constraint does not settle.
import { randomUUID } from 'node:crypto'
import { logout } from '@lumi/contracts/auth'
import { cancelSubscription, getCurrentProducts } from '@lumi/contracts/billing'
import { sendMessage } from '@lumi/contracts/chat'
import {
  bindClientPushToken,
  bindClientPushTokenToUser,
  getClientIdByToken,
  setPushMessageStatus,
  unbindClientPushTokenFromUser,
  updateClientPushToken,
} from '@lumi/contracts/push'
import { createOrUpdateCustomSettings } from '@lumi/contracts/settings'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { type PushService, startPushService, type TestBrowser } from '../../testing/push-service.ts'
import { buyAndPay } from '../../testing/shopping.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { pushClients, pushMessages } from './push.tables.ts'

let pushService: PushService
let server: TestServer
beforeAll(async () => {
  pushService = await startPushService()
  server = await startTestServer({ PUSH_SERVICES: pushService.origin })
})
afterAll(async () => {
  await server.close()
  await pushService.close()
})

/** A zone in which it is this hour now. */
function zoneWithHour(hour: number): string {
  const behind = (new Date(server.lumi.platform.clock.now()).getUTCHours() - hour + 24) % 24
  return `Etc/GMT${behind <= 12 ? `+${behind}` : `-${24 - behind}`}`
}

interface Device {
  client: SignedInClient
  browser: TestBrowser
  clientId: string
}

async function aDevice(options: { hour?: number; replies?: boolean; reviews?: boolean } = {}): Promise<Device> {
  const client = await server.signIn(aStudent({ timeZone: zoneWithHour(options.hour ?? 16) }))
  const { replies = true, reviews = true } = options
  await client.call(createOrUpdateCustomSettings, { body: { notifications: { replies, reviews } } })
  return { client, ...(await bound(client)) }
}

async function bound(client: SignedInClient) {
  const browser = pushService.subscribe()
  const clientId = randomUUID()
  await server.guest().call(bindClientPushToken, { body: { clientId, token: browser.token } })
  await client.call(bindClientPushTokenToUser, { body: { clientId } })
  return { browser, clientId }
}

const say = (client: SignedInClient, text: string) =>
  client.call(sendMessage, { body: { clientMessageId: randomUUID(), text } })
const rowsOf = ({ client }: Device) =>
  server.lumi.platform.db.select().from(pushMessages).where(eq(pushMessages.studentId, client.student.id))
const settled = (device: Device) =>
  expect
    .poll(async () => (await rowsOf(device)).every(({ sentAt, dropped }) => sentAt !== null || dropped !== null), {
      timeout: 20_000,
    })
    .toBe(true)
const received = ({ browser }: Device, count = 1) =>
  expect.poll(() => browser.received.length, { timeout: 20_000 }).toBe(count)

test('a reply that came while the app was closed is told, encrypted for the browser, without a word of the chat [P06] [A14]', async () => {
  const device = await aDevice()
  const { reply } = await say(device.client, '3x + 4 = 19 my secret worry')
  await received(device)
  const [{ payload, headers }] = device.browser.received as [TestBrowser['received'][number]]
  expect(payload).toEqual({
    pushMessage: expect.any(String),
    clientId: device.clientId,
    kind: 'reply',
    title: 'Lumi has answered',
    body: 'The reply is in your chat.',
    path: `/chat?conversation=${reply.conversationId}`,
    language: 'en',
  })
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  // Shown and tapped; said by the browser, twice, and by one that has nothing to do with it.
  const report = (clientId: string, status: 'delivered' | 'clicked') =>
    server.guest().call(setPushMessageStatus, { body: { clientId, pushMessage: payload.pushMessage!, status } })
  const other = await aDevice()
  await report(other.clientId, 'clicked')
  expect(await rowsOf(device)).toMatchObject([{ sentTo: 1, deliveredAt: null, clickedAt: null }])
  await report(device.clientId, 'delivered')
  await report(device.clientId, 'clicked')
  const [seen] = await rowsOf(device)
  await report(device.clientId, 'clicked')
  expect(await rowsOf(device)).toEqual([seen])
  expect(seen).toMatchObject({ deliveredAt: expect.any(Date), clickedAt: expect.any(Date) })
})

test('every browser of the student gets it, in the language of the student; one that is gone is forgotten', async () => {
  const device = await aDevice()
  const second = { ...device, ...(await bound(device.client)) }
  const gone = await bound(device.client)
  gone.browser.answers = 410
  await server.lumi.features.push.tell(device.client.student.id, 'plan:1', { kind: 'plan', days: 1, change: 'ends' })
  await Promise.all([received(device), received(second)])
  await settled(device)
  expect(await rowsOf(device)).toMatchObject([{ sentTo: 2 }])
  const left = await server.lumi.platform.db.select().from(pushClients).where(eq(pushClients.clientId, gone.clientId))
  expect(left).toEqual([])
})

test('a service that is out of order is asked again; the same news is told once', async () => {
  const device = await aDevice()
  device.browser.answers = 503
  const tell = () =>
    server.lumi.features.push.tell(device.client.student.id, 'payment:7', {
      kind: 'payment',
      paymentId: randomUUID(),
      status: 'failed',
    })
  await tell()
  await expect.poll(() => server.logText().includes('A push service answered 503'), { timeout: 20_000 }).toBe(true)
  device.browser.answers = 201
  await tell()
  await received(device)
  await settled(device)
  expect(await rowsOf(device)).toHaveLength(1)
})

describe('nobody is told [S04] [S17]', () => {
  test.each<[why: string, dropped: string | null, prepare: (device: Device) => Promise<unknown>]>([
    [
      'switched off',
      'off',
      ({ client }) => client.call(createOrUpdateCustomSettings, { body: { notifications: { reviews: false } } }),
    ],
    ['signed out', 'no-browser', ({ client }) => client.call(logout)],
    [
      'the browser was let go',
      'no-browser',
      ({ clientId }) => server.guest().call(unbindClientPushTokenFromUser, { body: { clientId } }),
    ],
    [
      'another student uses the browser now',
      'no-browser',
      async ({ clientId }) => (await server.signIn()).call(bindClientPushTokenToUser, { body: { clientId } }),
    ],
    [
      'three reviews in a week',
      'enough',
      async ({ client }) => {
        const rows = [1, 2, 3].map((day) => ({
          studentId: client.student.id,
          kind: 'review' as const,
          facts: { kind: 'review' as const, due: 1 },
          news: `review:${day}`,
          createdAt: server.lumi.platform.clock.now(),
          sentAt: server.lumi.platform.clock.now(),
        }))
        await server.lumi.platform.db.insert(pushMessages).values(rows)
      },
    ],
  ])('%s', async (_why, dropped, prepare) => {
    const device = await aDevice()
    await prepare(device)
    await server.lumi.features.push.tell(device.client.student.id, 'review:now', { kind: 'review', due: 2 })
    await settled(device)
    const row = (await rowsOf(device)).find(({ news }) => news === 'review:now')
    expect([row?.dropped, device.browser.received]).toEqual([dropped, []])
  })

  test('at night it waits for the morning', async () => {
    const device = await aDevice({ hour: 23 })
    await server.lumi.features.push.tell(device.client.student.id, 'plan:7', {
      kind: 'plan',
      days: 7,
      change: 'renews',
    })
    const waiting = async () => {
      const { text } = (await (await server.guest().request('/test/dump', { method: 'POST' })).json()) as {
        text: string
      }
      const [row] = await rowsOf(device)
      return text.split('\n').filter((line) => line.includes(row!.pushMessageId) && /"state": ?"created"/.test(line))
        .length
    }
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(await rowsOf(device)).toMatchObject([{ sentAt: null, dropped: null }])
    expect(device.browser.received).toEqual([])
  })
})

test('reviews that are due are told once a day, in the afternoon', async () => {
  const [due, early] = [await aDevice(), await aDevice({ hour: 9 })]
  const { clock, db } = server.lumi.platform
  for (const { client } of [due, early]) {
    // Right and alone on three days: mastered, so a review is planned.
    const attempts = [1, 2, 3, 4, 5, 6].map((n) => ({
      kind: 'attempt' as const,
      id: `${client.student.id}-${n}`,
      at: clock.now().getTime() + n * 12 * 3_600_000,
      day: `day ${Math.floor(n / 2)}`,
      skill: '6.percent.change',
      subject: 'maths' as const,
      item: `words\n${n}`,
      isCorrect: true,
      isFirst: true,
      hintLevel: 0,
      difficulty: 0,
    }))
    await server.lumi.features.learning.record(db, client.student.id, attempts)
  }
  clock.advance(40 * 86_400_000)
  // Their sessions are over after so long; they come back.
  for (const device of [due, early]) {
    device.client = await server.signIn(device.client.student)
    await device.client.call(bindClientPushTokenToUser, { body: { clientId: device.clientId } })
  }
  await server.lumi.features.push.tellOfReviews()
  await server.lumi.features.push.tellOfReviews()
  const reviewsOf = async (device: Device) => (await rowsOf(device)).filter(({ kind }) => kind === 'review')
  expect([(await reviewsOf(due)).length, (await reviewsOf(early)).length]).toEqual([1, 0])
})

test('a payment and the next ones are told once: when it is settled, 7 days and 1 day before the plan renews or ends', async () => {
  const [keeps, cancels] = [await aDevice(), await aDevice()]
  const { clock } = server.lumi.platform
  const { payment } = await buyAndPay(keeps.client)
  await received(keeps)
  expect(keeps.browser.received[0]!.payload).toMatchObject({
    kind: 'payment',
    title: 'Payment received',
    path: `/payment/status?paymentId=${payment.paymentId}`,
  })
  await buyAndPay(cancels.client)
  await cancels.client.call(cancelSubscription, { body: {} })
  const plansOf = async (device: Device) =>
    (await rowsOf(device)).flatMap(({ facts }) => (facts.kind === 'plan' ? [`${facts.change} in ${facts.days}`] : []))
  const { plan } = await keeps.client.call(getCurrentProducts)
  const end = Date.parse(plan.renewsAt!)
  const daysBefore = async (days: number) => {
    clock.advance(end - days * 86_400_000 - clock.now().getTime())
    for (const _twice of [1, 2]) await server.lumi.features.billing.runRound()
    return [await plansOf(keeps), await plansOf(cancels)]
  }
  expect(await daysBefore(8)).toEqual([[], []])
  expect(await daysBefore(6.5)).toEqual([['renews in 7'], ['ends in 7']])
  expect(await daysBefore(0.5)).toEqual([
    ['renews in 7', 'renews in 1'],
    ['ends in 7', 'ends in 1'],
  ])
})

test('a payment that the open app shows is not pushed as well', async () => {
  const device = await aDevice()
  const open = await openDevice(server.url, device.client)
  await buyAndPay(device.client)
  await settled(device)
  expect(await rowsOf(device)).toMatchObject([{ kind: 'payment', dropped: 'read' }])
  open.close()
})

describe('tokens [A14] [SR17]', () => {
  test('a browser that has forgotten its id finds it by its token, and only by the whole of it', async () => {
    const { browser, clientId } = await aDevice()
    const { endpoint, auth } = browser.token
    const ask = (query: { endpoint: string; auth: string }) => server.guest().call(getClientIdByToken, { query })
    expect(await ask({ endpoint, auth })).toEqual({ clientId })
    expect(await ask({ endpoint, auth: 'A'.repeat(22) })).toEqual({ clientId: null })
  })

  test('a new token replaces the old one and keeps whose it is', async () => {
    const device = await aDevice()
    const fresh = pushService.subscribe()
    await server.guest().call(updateClientPushToken, { body: { clientId: device.clientId, token: fresh.token } })
    await server.lumi.features.push.tell(device.client.student.id, 'plan:2', { kind: 'plan', days: 1, change: 'ends' })
    await received({ ...device, browser: fresh })
    expect(device.browser.received).toEqual([])
    const unknown = server.guest().call(updateClientPushToken, { body: { clientId: randomUUID(), token: fresh.token } })
    await expect(unknown).rejects.toMatchObject({ code: 'push_client_not_found' })
  })

  test.each([
    'http://127.0.0.1:5432/',
    'https://10.0.0.7/push',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'http://fcm.googleapis.com/x',
    'https://[::1]/x',
  ])('an endpoint that is no push service is refused: %s', async (endpoint) => {
    const { token } = pushService.subscribe()
    const body = { clientId: randomUUID(), token: { ...token, endpoint } }
    await expect(server.guest().call(bindClientPushToken, { body })).rejects.toMatchObject({
      code: 'push_endpoint_unknown',
    })
  })

  test.each(['', 'x'.repeat(2000), 'javascript:alert(1)', 'ftp://x'])(
    'a malformed endpoint is refused: %s',
    async (endpoint) => {
      const { token } = pushService.subscribe()
      const body = { clientId: randomUUID(), token: { ...token, endpoint } }
      await expect(server.guest().call(bindClientPushToken, { body })).rejects.toMatchObject({
        code: 'validation_failed',
      })
    },
  )

  test('of many browsers the newest 20 are kept', async () => {
    const device = await aDevice()
    for (let count = 0; count < 24; count++) await bound(device.client)
    const kept = await server.lumi.platform.db
      .select()
      .from(pushClients)
      .where(eq(pushClients.studentId, device.client.student.id))
    expect(kept).toHaveLength(20)
  })
})

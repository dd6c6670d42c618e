import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import { getCurrentUserInfo, logout } from '@lumi/contracts/auth'
import { HUB_PATH, type ServerToClientEvents } from '@lumi/contracts/realtime'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type SignedInClient, startTestServer, type TestServer } from '../testing/start-test-server.ts'

type HubSocket = Socket<ServerToClientEvents>

let server: TestServer
const open: HubSocket[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(() => server.close())

function connect(
  client: Pick<SignedInClient, 'cookieHeader'>,
  {
    to = server,
    transports = ['websocket'],
    origin = to.url,
    query = {},
  }: { to?: TestServer; transports?: string[]; origin?: string | undefined; query?: Record<string, string> } = {},
): HubSocket {
  const cookie = client.cookieHeader('/')
  const socket: HubSocket = io(to.url, {
    path: HUB_PATH,
    transports,
    forceNew: true,
    reconnection: false,
    query,
    extraHeaders: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
  })
  open.push(socket)
  return socket
}

const connected = (socket: HubSocket) =>
  new Promise<HubSocket>((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
const disconnected = (socket: HubSocket) => new Promise<void>((resolve) => socket.once('disconnect', () => resolve()))
const nextUsage = (socket: HubSocket) =>
  new Promise<number>((resolve) => socket.once('usage.changed', ({ usage }) => resolve(usage.messagesLeft)))

const usage = (messagesLeft: number) => ({
  usage: { messagesLeft, messagesPerDay: 15, resetsAt: '2026-11-21T00:00:00.000Z' },
})

describe.each([['websocket'], ['polling']])('the hub over %s [A17]', (transport) => {
  const transports = [transport]

  test('brings news to every device of one student and to nobody else', async () => {
    const [nora, ivan] = [await server.signIn(), await server.signIn()]
    const secondDevice = await server.signIn(nora.student)
    const [phone, laptop, stranger] = await Promise.all(
      [nora, secondDevice, ivan].map((client) => connected(connect(client, { transports }))),
    )
    let strangers = 0
    stranger!.onAny(() => strangers++)
    const news = Promise.all([nextUsage(phone!), nextUsage(laptop!)])
    server.lumi.platform.hub.publish(nora.student.id, 'usage.changed', usage(7))
    expect(await news).toEqual([7, 7])
    expect(strangers).toBe(0)
  })

  test('refuses a foreign origin, and a cookie without any origin [SR13]', async () => {
    const student = await server.signIn()
    for (const origin of ['https://evil.example', 'null', undefined]) {
      await expect(
        connected(connect(student, { transports, ...(origin ? { origin } : { origin: '' }) })),
      ).rejects.toThrow()
    }
  })

  test('is logged under the trace id of the page that opened it, until it closes [A19]', async () => {
    const id = randomUUID().replaceAll('-', '')
    const query = { traceparent: `00-${id}-${id.slice(16)}-01` }
    const socket = await connected(connect(await server.signIn(), { transports, query }))
    const logged = (what: string) =>
      server
        .logText()
        .split('\n')
        .filter((line) => line.includes(id) && line.includes(what))
    expect(logged('A hub socket was opened')).toHaveLength(1)
    socket.disconnect()
    await expect.poll(() => logged('A hub socket was closed')).toHaveLength(1)
  })

  test('refuses a guest with the code 401 [SR10]', async () => {
    await expect(connected(connect(server.guest(), { transports }))).rejects.toMatchObject({ data: { code: 401 } })
  })
})

test('a logout closes the sockets of that session at once, and only those', async () => {
  const phone = await server.signIn()
  const laptop = await server.signIn(phone.student)
  const [phoneSocket, laptopSocket] = await Promise.all([connected(connect(phone)), connected(connect(laptop))])
  const told = new Promise<void>((resolve) => phoneSocket.once('session.ended', () => resolve()))
  const closed = disconnected(phoneSocket)
  await phone.call(logout)
  await Promise.all([told, closed])
  expect(laptopSocket.connected).toBe(true)
})

test('a session that ended elsewhere loses its sockets within 5 s', async () => {
  const student = await server.signIn()
  const socket = await connected(connect(student))
  const start = performance.now()
  const closed = disconnected(socket)
  const { db } = server.lumi.platform
  // As another process would: by the database only.
  await db.transaction((tx) => server.lumi.features.sessions.endAllOf(tx, student.student.id, 'password'))
  await closed
  expect(performance.now() - start).toBeLessThan(5_000)
})

test('a student has at most 20 sockets', async () => {
  const student = await server.signIn()
  const sockets = Array.from({ length: 25 }, () => connect(student))
  const outcomes = await Promise.allSettled(sockets.map(connected))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
})

test('a client that floods the hub is cut off', async () => {
  const socket = await connected(connect(await server.signIn()))
  const closed = disconnected(socket)
  for (let index = 0; index < 60; index++) (socket as Socket).emit('noise', index)
  await closed
})

/** A bare connection to the hub, without the client library: what it hears, and whether it was closed. */
async function rawSocket(client: Pick<SignedInClient, 'cookieHeader'>, cookie = client.cookieHeader('/') ?? '') {
  const address = `${server.url.replace('http', 'ws')}${HUB_PATH}/?EIO=4&transport=websocket`
  const socket = new WebSocket(address, { headers: { cookie, origin: server.url } } as unknown as string[])
  const heard: string[] = []
  let isClosed = false
  socket.addEventListener('message', ({ data }) => heard.push(String(data)))
  socket.addEventListener('close', () => {
    isClosed = true
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  return { send: (packet: string) => socket.send(packet), close: () => socket.close(), heard, isClosed: () => isClosed }
}

test('a connection that is refused is closed, and asks the database once, however often it knocks [SR10][SR22]', async () => {
  const { queue } = server.lumi.platform.database
  // A cookie in the form of a session's: it has to be looked up.
  const pretender = await server.signIn()
  const cookie = (pretender.cookieHeader('/') ?? '').replace(/[A-Za-z0-9](?=;|$)/g, (last) =>
    last === 'A' ? 'B' : 'A',
  )
  const first = await rawSocket(server.guest())
  first.send('40')
  await expect.poll(first.isClosed, { timeout: 10_000 }).toBe(true)
  expect(first.heard.filter((packet) => packet.startsWith('44'))).toHaveLength(1)
  const before = queue.statements
  const flood = await rawSocket(server.guest(), cookie)
  for (let index = 0; index < 500; index++) flood.send('40')
  await expect.poll(flood.isClosed, { timeout: 10_000 }).toBe(true)
  expect(flood.heard.length).toBeLessThanOrEqual(3)
  expect(queue.statements - before).toBeLessThanOrEqual(10)
})

test('a student cannot come and go on one connection, nor ask for what is not there [SR22]', async () => {
  const student = await server.signIn()
  const { queue } = server.lumi.platform.database
  const before = queue.statements
  const revolving = await rawSocket(student)
  for (let index = 0; index < 300; index++) {
    revolving.send('40')
    revolving.send('41')
  }
  await expect.poll(revolving.isClosed, { timeout: 10_000 }).toBe(true)
  expect(queue.statements - before).toBeLessThanOrEqual(10)
  const elsewhere = await rawSocket(student)
  for (let index = 0; index < 300; index++) elsewhere.send(`40/other${index},`)
  await expect.poll(elsewhere.isClosed, { timeout: 10_000 }).toBe(true)
  expect(elsewhere.heard.length).toBeLessThanOrEqual(3)
  // One who asks once stays.
  const honest = await rawSocket(student)
  honest.send('40')
  await expect.poll(() => honest.heard.some((packet) => packet.startsWith('40{'))).toBe(true)
  expect(honest.isClosed()).toBe(false)
  honest.close()
})

/** Headers of an answer to a request of these, be it an upgrade or not. */
const answered = (query: string, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const call = http.get(`${server.url}${HUB_PATH}/?EIO=4&${query}`, { agent: false, headers })
    call.on('error', reject)
    call.on('response', (response) => {
      response.resume()
      resolve(response)
    })
    call.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response)
    })
  })

test('every answer of the hub carries the security headers', async () => {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  const origin = server.url
  const asked: [status: number, query: string, headers: Record<string, string>][] = [
    [200, 'transport=polling', { origin }],
    [403, 'transport=polling', { origin: 'https://evil.example' }],
    [400, 'transport=pigeon', { origin }],
    [400, 'transport=polling&sid=unknown', { origin }],
    [101, 'transport=websocket', { origin, ...upgrade }],
    [400, 'transport=websocket', { origin: 'https://evil.example', ...upgrade }],
    [400, 'transport=websocket&sid=unknown', { origin, ...upgrade }],
  ]
  for (const [status, query, headers] of asked) {
    const answer = await answered(query, headers)
    expect([query, headers.origin, answer.statusCode]).toEqual([query, headers.origin, status])
    expect([query, answer.headers]).toEqual([
      query,
      expect.objectContaining({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'cache-control': 'no-store',
      }),
    ])
  }
})

test('a reader that takes nothing is cut off at 1 MB and others go on [SR20]', async () => {
  const student = await server.signIn()
  const slow = await connected(connect(student))
  const quick = await connected(connect(student))
  // The transport of the client stops reading, as a sleeping phone does.
  const { ws } = (
    slow.io.engine as unknown as { transport: { ws: { pause?: () => void; _socket?: { pause(): void } } } }
  ).transport
  ws._socket!.pause()
  const { db: _db, hub, metrics } = server.lumi.platform
  const openSockets = async () => (await metrics.sockets.get()).values[0]!.value
  const before = await openSockets()
  let received = 0
  quick.on('reply.delta', () => received++)
  const delta = { conversationId: crypto.randomUUID(), messageId: crypto.randomUUID(), version: 1, offset: 0 }
  let sent = 0
  await vi.waitFor(
    async () => {
      for (let index = 0; index < 20; index++) {
        hub.publish(student.student.id, 'reply.delta', { ...delta, text: 'x'.repeat(50_000) })
        sent++
      }
      expect(await openSockets()).toBe(before - 1)
    },
    { timeout: 15_000, interval: 20 },
  )
  await vi.waitFor(() => expect(received).toBe(sent), { timeout: 5_000 })
  expect(quick.connected).toBe(true)
})

const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env

describe.skipIf(!TEST_DATABASE_URL || !TEST_REDIS_URL)('two processes on PostgreSQL and Redis', () => {
  let one: TestServer
  let two: TestServer
  beforeAll(async () => {
    one = await startTestServer({ REDIS_URL: TEST_REDIS_URL! })
    two = await startTestServer({ REDIS_URL: TEST_REDIS_URL!, DATABASE_URL: one.databaseUrl })
  })
  afterAll(async () => {
    await two.close()
    await one.close()
  })

  test('news of one process reaches the devices on the other', async () => {
    const student = await one.signIn()
    const socket = await connected(connect(student, { to: two }))
    const news = nextUsage(socket)
    await vi.waitFor(
      async () => {
        one.lumi.platform.hub.publish(student.student.id, 'usage.changed', usage(3))
        expect(await Promise.race([news, new Promise((resolve) => setTimeout(resolve, 100, undefined))])).toBe(3)
      },
      { timeout: 10_000 },
    )
  })

  test('a logout on one process closes the socket and the session on the other [SR12]', async () => {
    const student = await one.signIn()
    const socket = await connected(connect(student, { to: two }))
    const closed = disconnected(socket)
    await student.call(logout)
    await closed
    await expect(student.call(getCurrentUserInfo)).rejects.toMatchObject({ code: 'auth_required' })
  })

  test('a process that ends closes its own sockets and none of the other', async () => {
    const three = await startTestServer({ REDIS_URL: TEST_REDIS_URL!, DATABASE_URL: one.databaseUrl })
    const student = await one.signIn()
    const [stays, goes] = await Promise.all([
      connected(connect(student, { to: one })),
      connected(connect(student, { to: three })),
    ])
    const ended = disconnected(goes)
    await three.close()
    await ended
    // What the ended process had said to all came before this news.
    const news = nextUsage(stays)
    two.lumi.platform.hub.publish(student.student.id, 'usage.changed', usage(3))
    expect(await news).toBe(3)
    expect(stays.connected).toBe(true)
  })
})

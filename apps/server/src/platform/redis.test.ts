import net, { type AddressInfo, type Socket as TcpSocket } from 'node:net'
import { sendMessage } from '@lumi/contracts/chat'
import { HUB_PATH, type ServerToClientEvents } from '@lumi/contracts/realtime'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

/** A proxy to Redis that can be cut. */
async function cuttableWire(target: URL) {
  const open = new Set<TcpSocket>()
  let isCut = false
  let swallowed: { command: string; resolve: () => void } | null = null
  const wire = net.createServer((inner) => {
    if (isCut) return inner.destroy()
    const outer = net.connect(Number(target.port || 6379), target.hostname)
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      open.add(one)
      one.on('data', (data) => {
        if (swallowed && data.includes(swallowed.command)) swallowed.resolve()
        else other.write(data)
      })
      one.on('end', () => other.end())
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${(wire.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend() {
      isCut = false
      swallowed = null
    },
    /** Drops every command with this text; resolves with the first. */
    swallow(command: string) {
      return new Promise<void>((resolve) => {
        swallowed = { command, resolve }
      })
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => wire.close(resolve))
    },
  }
}

const redisUrl = process.env.TEST_REDIS_URL

describe.skipIf(!redisUrl)('Redis goes away', () => {
  let server: TestServer
  /** Another process of the same deployment. */
  let other: TestServer
  let wire: Awaited<ReturnType<typeof cuttableWire>>
  const rejections: unknown[] = []
  const note = (reason: unknown) => rejections.push(reason)
  beforeAll(async () => {
    wire = await cuttableWire(new URL(redisUrl!))
    server = await startTestServer({ REDIS_URL: wire.url, LIMIT_SEND: '10' })
    other = await startTestServer({ REDIS_URL: redisUrl! })
    process.on('unhandledRejection', note)
  })
  afterAll(async () => {
    process.off('unhandledRejection', note)
    await server.close()
    await other.close()
    await wire.close()
  })

  test('news still reach the devices of this process, limits grow stricter, nothing crashes, and it heals [SR20]', async () => {
    const student = await server.signIn()
    const { hub, limits } = server.lumi.platform
    const socket: Socket<ServerToClientEvents> = io(server.url, {
      path: HUB_PATH,
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { cookie: student.cookieHeader('/')!, origin: server.url },
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    wire.cut()
    await vi.waitFor(() => expect(server.logText()).toContain('Redis is away'), { timeout: 30_000 })

    const news = new Promise((resolve) => socket.once('usage.changed', resolve))
    const usage = { messagesLeft: 2, messagesPerDay: 15, resetsAt: '2026-11-21T00:00:00.000Z' }
    hub.publish(student.student.id, 'usage.changed', { usage })
    expect(await news).toEqual({ usage })

    const takes = await Promise.allSettled(Array.from({ length: 10 }, () => limits.take('send', 'somebody')))
    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    hub.endSessions([crypto.randomUUID()])

    wire.mend()
    await vi.waitFor(
      async () => {
        const key = crypto.randomUUID()
        const again = await Promise.allSettled(Array.from({ length: 11 }, () => limits.take('send', key)))
        expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
      },
      { timeout: 30_000 },
    )
    // The hub's reader connections reconnect by themselves; events missed before are fetched.
    const heard: unknown[] = []
    socket.on('usage.changed', (event) => heard.push(event))
    await vi.waitFor(
      () => {
        other.lumi.platform.hub.publish(student.student.id, 'usage.changed', { usage })
        expect(heard).toContainEqual({ usage })
      },
      { timeout: 30_000, interval: 200 },
    )
    expect(socket.connected).toBe(true)
    socket.disconnect()
    expect(rejections).toEqual([])
  }, 120_000)

  test('a process starts while Redis is away, says so, keeps stricter limits of its own, and heals [SR20]', async () => {
    wire.cut()
    const early = await startTestServer({ REDIS_URL: wire.url, LIMIT_SEND: '10', LIMIT_LOGIN_ACCOUNT: '10' })
    try {
      const health = async () => (await early.guest().request('/health/ready')).json()
      expect(await health()).toEqual({ status: 'ready', redis: 'away' })
      expect(early.logText()).toContain('Started without Redis')
      const student = await early.signIn()
      const { reply } = await student.call(sendMessage, { body: { clientMessageId: crypto.randomUUID(), text: 'Hi' } })
      expect(reply.state).toBe('pending')
      const { limits } = early.lumi.platform
      const passed = async (takes: Promise<void>[]) =>
        (await Promise.allSettled(takes)).filter(({ status }) => status === 'fulfilled').length
      const tries = () => Array.from({ length: 12 }, () => limits.takeWithGrowingDelay('login-account', 'somebody'))
      expect(await passed(Array.from({ length: 10 }, () => limits.take('send', 'somebody')))).toBe(5)
      expect(await passed(tries())).toBe(5)

      wire.mend()
      await vi.waitFor(async () => expect(await health()).toEqual({ status: 'ready', redis: 'connected' }), {
        timeout: 30_000,
      })
      const key = crypto.randomUUID()
      expect(await passed(Array.from({ length: 11 }, () => limits.take('send', key)))).toBe(10)
    } finally {
      await early.close()
    }
    expect(rejections).toEqual([])
  }, 120_000)

  test('a process that ends before its subscription was answered leaves no failure behind', async () => {
    const isAsked = wire.swallow('\r\nsubscribe\r\n')
    const hasty = await startTestServer({ REDIS_URL: wire.url })
    await isAsked
    await hasty.close()
    wire.mend()
    expect(rejections).toEqual([])
  }, 60_000)

  test('a process that never saw Redis ends all the same', async () => {
    wire.cut()
    const lonely = await startTestServer({ REDIS_URL: wire.url })
    await lonely.close()
    wire.mend()
    expect(rejections).toEqual([])
  }, 60_000)
})

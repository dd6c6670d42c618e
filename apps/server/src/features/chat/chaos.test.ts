import { setTimeout as delay } from 'node:timers/promises'
import type { Message } from '@lumi/contracts/chat'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  calm,
  createHeadlessDevice,
  type HeadlessDevice,
  type HeadlessPage,
  type Weather,
} from '../../testing/headless-device.ts'
import { listAllMessages } from '../../testing/list-all-messages.ts'
import { patiently } from '../../testing/patience.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { webClientScript } from '../../testing/web-client.ts'
import { usageEntries, usagePeriods } from './chat.tables.ts'

const isLong = process.env.LUMI_LONG === '1'
/** A busy machine lives as many as fit into the time, but at least these. */
const runs = isLong ? { most: 1000, least: 1000 } : { most: 100, least: 16 }
const withinMs = 15_000
/** The first seed; each life has the next one. Another one is tried with `CHAOS_SEED`. */
const firstSeed = Number(process.env.CHAOS_SEED ?? 20261123)
/** Runs share the server, so that one waits while another works. */
const sideBySide = 8

const dayMs = 86_400_000
const yearMs = 365 * dayMs

/** The part of the web app's chat (`apps/web/src/testing/headless-chat.ts`) that this test uses. */
interface Chat {
  open(): Promise<void>
  onStore: (store: NonNullable<Chat['store']>) => void
  signedIn(): Promise<void>
  close(): void
  session: { isSignedIn(): boolean }
  saveDraft(userId: string, conversationId: string | null, text: string): Promise<void>
  loadDraft(userId: string, conversationId: string | null): Promise<string>
  store: {
    subscribe(listener: () => void): () => void
    getView(): {
      phase: string
      chat: {
        conversationId: string | null
        opened: boolean
        order: readonly string[]
        messages: ReadonlyMap<string, Message>
        missedFrom: number | null
        queue: readonly { clientMessageId: string; text: string; state: string }[]
        undo: Message | null
      }
    }
    send(text: string, intent: null): void
    stop(messageId: string): Promise<boolean>
    retryReply(messageId: string): Promise<boolean>
    remove(messageId: string): Promise<void>
    undoRemove(): Promise<void>
  } | null
}

const settings = { LIMIT_SEND: '1000000', LIMIT_HUB_EVENTS: '1000000' }

let server: TestServer
let script: Awaited<ReturnType<typeof webClientScript>>
beforeAll(async () => {
  server = await startTestServer(settings)
  script = await webClientScript()
})
afterAll(() => server.close())

const isFinal = ({ state }: Message) => state !== 'pending' && state !== 'streaming'

interface Written {
  text: string
  /** Whoever wrote it. */
  page: HeadlessPage<Chat>
  store: NonNullable<Chat['store']>
  /** Stored on the device, or the page that wrote it was not killed: it has to arrive. */
  isSafe: boolean
}

async function liveThrough(servers: readonly TestServer[], seed: number): Promise<void> {
  const server = servers[0]!
  const random = seededRandom(seed)
  const chance = (share: number) => random() < share
  const upTo = (count: number) => Math.floor(random() * count)
  const oneOf = <Value>(values: readonly Value[]): Value => values[upTo(values.length)]!
  const log: string[] = []

  const client = await server.signIn()
  const { id } = client.student
  const hook = (name: string, body: object) => server.lumi.platform.testHooks.find(name)!({ studentId: id, ...body })
  await hook('set-messages-left', { messagesLeft: 1_000_000 })
  for (let n = 0; n < 16; n++)
    await hook('set-next-reply', {
      text: `Reply ${n}: ${'слово $x^2$ 😀 '.repeat(upTo(12))}`,
      chunkSize: 5 + upTo(40),
      delayMs: 1 + upTo(6),
      fault: chance(0.08) ? 'failed' : 'none',
    })

  const written: Written[] = []
  const faults: unknown[] = []
  /** Messages whose deletion was asked for, at least once. */
  const touched = new Set<string>()

  const openDevice = (index: number) => {
    const device: HeadlessDevice<Chat> = createHeadlessDevice<Chat>({
      script,
      urls: servers.map(({ url }) => url),
      random,
      clockAheadMs: oneOf([0, 0, yearMs, -yearMs, 3_600_000]),
      onStored(value) {
        const { text, clientMessageId } = value as { text?: string; clientMessageId?: string }
        const found = clientMessageId && written.find((one) => one.text === text)
        if (found) found.isSafe = true
      },
      onError: (said) => faults.push(said),
    })
    signInOn(device, client)
    return { device, index }
  }
  const devices = Array.from({ length: chance(0.5) ? 2 : 1 }, (_, index) => openDevice(index))

  /** What was on the screen of a page once may only go when somebody deletes it. */
  const watch = (page: HeadlessPage<Chat>, store: NonNullable<Chat['store']>) =>
    store.subscribe(() => {
      // After a sign-in the page begins anew.
      if (page.api.store !== store) return
      const { chat } = store.getView()
      const shown = new Set([...chat.queue, ...chat.messages.values()].map(({ text }) => text))
      const gone = written.filter((one) => one.store === store && !shown.has(one.text) && !touched.has(one.text))
      for (const { text } of gone) faults.push(['vanished from the page that wrote it', text])
    })
  const openPage = async (device: HeadlessDevice<Chat>) => {
    const page = device.openPage()
    page.api.onStore = (store) => watch(page, store)
    // Without a network the first start fails, and is tried again by the student.
    await page.api.open().catch(() => page.crash())
    return page
  }
  /** Signs in where the session is over, as the student would. */
  const comeBack = async ({ device }: { device: HeadlessDevice<Chat> }) => {
    const [page] = device.pages()
    if (!page) return void (await openPage(device))
    if (page.api.session.isSignedIn()) return
    signInOn(device, await server.signIn(client.student))
    // A busy machine may be too slow for the first try.
    await page.api.signedIn().catch(() => {})
  }
  for (const one of devices) {
    await openPage(one.device)
    await comeBack(one)
  }

  const stormy: Weather = {
    exchange: () => ({
      kind: chance(0.35)
        ? oneOf(['request-lost', 'answer-lost', 'answer-lost', 'doubled', 'busy-proxy', 'foreign-page'] as const)
        : 'arrives',
      before: chance(0.3) ? random() * 20 : 0,
      after: chance(0.3) ? random() * 20 : 0,
    }),
    event: () => (chance(0.25) ? oneOf([[], [0, 0], [15], [0, 30], [40]]) : [0]),
  }
  for (const { device } of devices) if (chance(0.7)) device.setWeather(stormy)

  const act = async () => {
    const { device, index } = oneOf(devices)
    if (device.pages().length === 0) return void (await openPage(device))
    const page = oneOf(device.pages())
    const store = page.api.store
    const chat = store?.getView().chat
    const shown = chat ? [...chat.messages.values()] : []
    const action = oneOf([
      ...Array<string>(9).fill('write'),
      'reload',
      'reload',
      'crash',
      'tab',
      'network',
      'network',
      'sockets',
      'clock',
      'clock',
      'access',
      'session',
      'stop',
      'delete',
      'undo',
      'retry',
      'draft',
      'weather',
    ])
    log.push(`${index} ${action}`)
    switch (action) {
      case 'write': {
        if (!store) return
        const text = `message ${written.length} of run ${seed}`
        written.push({ text, page, store, isSafe: false })
        return store.send(text, null)
      }
      case 'reload':
        for (const one of written) if (one.page === page) one.isSafe = true
        page.close()
        return void (await openPage(device))
      case 'crash':
        // The browser is killed, and with it all its pages.
        for (const one of device.pages()) one.crash()
        return
      case 'tab':
        return void (device.pages().length < 3 && (await openPage(device)))
      case 'network':
        return device.setOnline(!device.isOnline())
      case 'sockets':
        return device.cutSockets()
      case 'clock':
        return device.jump(oneOf([yearMs, -yearMs, 30 * dayMs, -30 * dayMs, 300_000, -300_000]))
      case 'access':
        return device.cookies.drop('__Host-session')
      case 'session':
        if (chance(0.3)) {
          device.cookies.drop('__Host-session')
          device.cookies.drop('__Secure-refresh')
        }
        return
      case 'stop': {
        const reply = shown.find((message) => message.author === 'tutor' && !isFinal(message))
        if (reply) void store?.stop(reply.messageId)
        return
      }
      case 'delete': {
        const message = shown[upTo(shown.length)]
        if (!message || !isFinal(message)) return
        touched.add(message.text)
        return void store?.remove(message.messageId)
      }
      case 'undo':
        return void store?.undoRemove()
      case 'retry': {
        const failed = shown.find(({ state }) => state === 'failed')
        if (failed) void store?.retryReply(failed.messageId)
        return
      }
      case 'draft':
        return void page.api.saveDraft(id, chat?.conversationId ?? null, `draft ${log.length}`)
      case 'weather':
        return device.setWeather(chance(0.5) ? stormy : calm)
    }
  }

  const actions = 12 + upTo(18)
  for (let n = 0; n < actions; n++) {
    await act()
    if (chance(0.6)) await delay(random() * 30)
  }

  // The storm is over: everybody is signed in and has a network.
  for (const { device } of devices) {
    device.setWeather(calm)
    device.setOnline(false)
    device.setOnline(true)
  }
  const isQuiet = (page: HeadlessPage<Chat>) => {
    const view = page.api.store?.getView()
    if (view?.phase !== 'open' || !view.chat.opened) return false
    const { queue, messages, missedFrom } = view.chat
    return queue.length === 0 && missedFrom === null && [...messages.values()].every(isFinal)
  }
  const seen = ({ messageId, text, state, version }: Message) => ({ messageId, text, state, version })
  const story = () => ({ seed, log, written: written.map(({ text, isSafe }) => [text, isSafe]) })
  const deadline = performance.now() + patiently(20_000)
  let stored: Message[] = []
  for (;;) {
    await Promise.all(devices.map(comeBack))
    const pages = devices.flatMap(({ device }) => device.pages())
    const isSent = devices.every(({ device }) => device.entries().every(([key]) => !key.includes('/queue/')))
    if (isSent && pages.every(isQuiet)) {
      stored = await listAllMessages(client)
      const isSame = (page: HeadlessPage<Chat>) => {
        const { order, messages } = page.api.store!.getView().chat
        const here = order.map((messageId) => seen(messages.get(messageId)!))
        const there = stored.slice(stored.length - here.length).map(seen)
        return here.length >= Math.min(stored.length, 20) && JSON.stringify(here) === JSON.stringify(there)
      }
      if (stored.every(isFinal) && pages.every((page) => isQuiet(page) && isSame(page))) break
    }
    if (performance.now() > deadline) {
      const views = pages.map((page) => {
        const view = page.api.store?.getView()
        return {
          session: page.api.session.isSignedIn(),
          phase: view?.phase,
          missedFrom: view?.chat.missedFrom,
          queue: view?.chat.queue,
          shown:
            view &&
            [...view.chat.messages.values()].map(
              ({ text, state, version }) => `${text.slice(0, 10)} ${state} ${version}`,
            ),
        }
      })
      throw new Error(
        `The pages do not show what is stored: ${JSON.stringify({ ...story(), views, stored: stored.map(({ text, state }) => `${text.slice(0, 10)} ${state}`), keys: devices.map(({ device }) => device.entries().map(([key]) => key.slice(36))) })}`,
      )
    }
    await delay(10)
  }

  const counts = Map.groupBy(stored, ({ text }) => text)
  const lost = written.filter(
    ({ text, isSafe, page }) => !counts.has(text) && !touched.has(text) && (isSafe || page.isAlive()),
  )
  const doubled = written.filter(({ text }) => (counts.get(text)?.length ?? 0) > 1)
  const replies = stored.filter(({ author }) => author === 'tutor')
  const answered = Map.groupBy(replies, ({ replyTo }) => replyTo)
  const wrong = { faults, lost: lost.map(({ text }) => text), doubled: doubled.map(({ text }) => text) }
  if (Object.values(wrong).some((found) => found.length > 0)) throw new Error(JSON.stringify({ ...wrong, ...story() }))
  for (const [, several] of answered) expect(several, JSON.stringify(story())).toHaveLength(1)

  // What one page wrote is stored in the order of writing.
  const places = new Map(stored.map(({ text, position }) => [text, position]))
  for (const [, ofPage] of Map.groupBy(written, ({ page }) => page)) {
    const order = ofPage.map(({ text }) => places.get(text)).filter((position) => position !== undefined)
    expect(order, JSON.stringify(story())).toEqual(order.toSorted((a, b) => a - b))
  }

  await assertLedgerAgrees(server, id)

  for (const { device } of devices) device.end()
}

/**
 * The sum of all entries is what was used, and no message was paid for twice. Not inside a life: Vitest keeps what
 * `expect.poll` is given until the test ends, and with it every page of that life. A thousand lives were 4 GB.
 */
async function assertLedgerAgrees(server: TestServer, studentId: string): Promise<void> {
  const { db } = server.lumi.platform
  const entriesOf = () => db.select().from(usageEntries).where(eq(usageEntries.studentId, studentId))
  // A second try that was on its way may still end.
  await expect
    .poll(
      async () => {
        const periods = await db.select().from(usagePeriods).where(eq(usagePeriods.studentId, studentId))
        const taken = (await entriesOf()).reduce((sum, { units }) => sum - units, 0)
        return taken - periods.reduce((sum, { used }) => sum + used, 0)
      },
      { timeout: patiently(5000) },
    )
    .toBe(0)
  // A reply tried again has given its unit back before.
  for (const [, several] of Map.groupBy(await entriesOf(), ({ messageId }) => messageId))
    expect(several.reduce((sum, { units }) => sum - units, 0)).toBeLessThanOrEqual(1)
}

function signInOn(device: HeadlessDevice<Chat>, { cookies }: SignedInClient) {
  for (const [name, { value, path }] of cookies)
    device.cookies.keep(`${name}=${value}; Path=${path}; HttpOnly; Max-Age=${path === '/' ? 900 : 30 * 86_400}`, false)
}

/** Every life that went wrong, and how: each can be lived again by its seed. */
async function liveThroughAll(servers: readonly TestServer[], seed: number, { most, least }: typeof runs) {
  const startedAt = performance.now()
  const wrong: string[] = []
  let lived = 0
  const worker = async () => {
    while (lived < most && (lived < least || performance.now() - startedAt < withinMs)) {
      const mine = seed + lived++
      await liveThrough(servers, mine).catch((error: Error) => wrong.push(`seed ${mine}: ${error.message}`))
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, worker))
  expect(wrong).toEqual([])
  return lived
}

test('whatever happens to pages, devices, clocks and the network, nothing is lost and nothing doubled [SR01] [SR02] [SR03] [SR04]', {
  timeout: patiently(60_000 + runs.least * 4000),
}, async () => {
  expect(await liveThroughAll([server], firstSeed, runs)).toBeGreaterThanOrEqual(runs.least)
})

test.runIf(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL)(
  'the same with three processes behind one address [SR01] [SR20]',
  { timeout: patiently(300_000) },
  async () => {
    const common = { ...settings, REDIS_URL: process.env.TEST_REDIS_URL! }
    const first = await startTestServer(common)
    const others = await Promise.all(
      [1, 2].map(() => startTestServer({ ...common, DATABASE_URL: first.databaseUrl, PUBLIC_URL: first.url })),
    )
    try {
      await liveThroughAll(
        [first, ...others],
        firstSeed + 100_000,
        isLong ? { most: 100, least: 100 } : { most: 8, least: 8 },
      )
    } finally {
      for (const one of [...others, first]) await one.close()
    }
  },
)

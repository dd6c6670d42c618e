// One database is enough: a process refuses by the length of its own queues.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { getChatMessagesList, sendMessage } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import { afterEach, expect, test } from 'vitest'
import { openDevice } from '../../testing/a-device.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const students = 24
/** Messages sent to measure what this machine can do just now, by `atOnce` senders one after another. */
const measured = 96
const atOnce = 12
const overloadMs = 2500
const overloadAtMostMs = 15_000
/** A server that refuses has far fewer in progress. */
const unansweredAtMost = 1500

let server: TestServer
afterEach(() => server.close())

async function writersOf(): Promise<SignedInClient[]> {
  const writers: SignedInClient[] = []
  for (let n = 0; n < students; n++) {
    const student = await server.signIn()
    const body = { studentId: student.student.id, messagesLeft: 1000 }
    await server.lumi.platform.testHooks.find('set-messages-left')!(body)
    writers.push(student)
  }
  return writers
}

interface Sent {
  student: SignedInClient
  clientMessageId: string
  text: string
  tookMs: number
  refusal: AppError | undefined
}

async function send(student: SignedInClient, clientMessageId: string, text: string): Promise<Sent> {
  const startedAt = performance.now()
  const refusal = await student.call(sendMessage, { body: { clientMessageId, text } }).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof AppError) return error
      throw error
    },
  )
  return { student, clientMessageId, text, tookMs: performance.now() - startedAt, refusal }
}

/** Retries like the device's queue, with shorter waits. */
async function sendUntilStored({ student, clientMessageId, text }: Omit<Sent, 'tookMs' | 'refusal'>): Promise<void> {
  for (;;) {
    const { refusal } = await send(student, clientMessageId, text)
    if (!refusal) return
    expect(refusal.code).toBe('busy')
    await delay(100)
  }
}

const p99 = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.99)]!

/** Time per message, and how long one send takes, while nobody is refused. */
async function measure(): Promise<{ everyMs: number; sendMs: number }> {
  server = await startTestServer()
  const writers = await writersOf()
  // A student's first message also opens the day and the conversation.
  await Promise.all(writers.map((student) => send(student, randomUUID(), 'the first')))
  const took: number[] = []
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async (_, line) => {
      for (let n = line; n < measured; n += atOnce) {
        took.push((await send(writers[n % students]!, randomUUID(), `measured ${n}`)).tookMs)
      }
    }),
  )
  const everyMs = (performance.now() - startedAt) / measured
  await server.close()
  return { everyMs, sendMs: p99(took) }
}

test('past its capacity the server refuses early and says until when, and nothing is lost or doubled [SR23]', {
  timeout: 120_000,
}, async () => {
  const { everyMs, sendMs } = await measure()
  const busyAfterMs = Math.ceil(Math.max(150, sendMs))
  server = await startTestServer({ BUSY_AFTER_MS: String(busyAfterMs) })
  const writers = await writersOf()
  for (const student of writers) await sendUntilStored({ student, clientMessageId: randomUUID(), text: 'the first' })

  const sent: Sent[] = []
  const running: Promise<unknown>[] = []
  const startedAt = performance.now()
  const isEnough = (elapsedMs: number) =>
    elapsedMs > overloadAtMostMs ||
    running.length - sent.length > unansweredAtMost ||
    (elapsedMs > overloadMs && sent.some(({ refusal }) => refusal))
  let dueAt = startedAt
  for (let n = 0; !isEnough(performance.now() - startedAt); n++) {
    // An open loop: when sending falls behind, several messages leave at once. Twice the measured capacity at first, doubled
    // every two seconds, because a machine that was busy during the measurement can do more.
    const wait = dueAt - performance.now()
    if (wait > 0) await delay(wait)
    dueAt += everyMs / 2 ** (1 + Math.floor((performance.now() - startedAt) / 2000))
    running.push(send(writers[n % students]!, randomUUID(), `overload ${n}`).then((each) => sent.push(each)))
  }
  await Promise.all(running)

  const refused = sent.filter(({ refusal }) => refusal)
  const accepted = sent.filter(({ refusal }) => !refusal)
  expect(refused.length).toBeGreaterThan(0)
  for (const { refusal } of refused) {
    expect(refusal).toMatchObject({ code: 'busy', status: 503 })
    expect(refusal!.details.retryAfterSeconds).toBeGreaterThanOrEqual(2)
    expect(refusal!.details.retryAfterSeconds).toBeLessThanOrEqual(30)
  }
  // How many depends on the machine; that it goes on taking some does not.
  expect(accepted.length).toBeGreaterThan(0)

  // A few at once: thousands that ask again and again would keep the machine busy with refusing them.
  await Promise.all(
    Array.from({ length: atOnce }, async (_, line) => {
      for (let n = line; n < refused.length; n += atOnce) await sendUntilStored(refused[n]!)
    }),
  )
  for (const student of writers) {
    const wanted = sent.filter((each) => each.student === student).map(({ clientMessageId }) => clientMessageId)
    const stored: string[] = []
    for (let before: number | undefined; ; ) {
      const page = await student.call(getChatMessagesList, { query: { limit: 100, before } })
      const own = page.messages.filter(({ author, text }) => author === 'student' && text.startsWith('overload'))
      stored.push(...own.map(({ clientMessageId }) => clientMessageId!))
      if (!page.hasOlder) break
      before = page.messages[0]!.position
    }
    expect(stored.sort()).toEqual(wanted.sort())
  }
})

test('a cry for help is taken and answered while others are refused [SR21][SR23]', { timeout: 120_000 }, async () => {
  // With one message in progress the next one is refused.
  server = await startTestServer({ BUSY_AFTER_MS: '1' })
  const writers = await writersOf()
  const inDanger = writers.splice(0, 4)
  const devices = await Promise.all(inDanger.map((student) => openDevice(server.url, student)))
  const cries = ['I want to die', 'меня бьёт отец', `${'I cannot go on. '.repeat(70)}I want to kill myself`]
  const guest = server.guest()

  let refusals = 0
  for (const cry of cries) {
    const ordinary = writers.map((student) => send(student, randomUUID(), 'solve 2x = 4'))
    const sent = inDanger.map((student) =>
      student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: cry } }),
    )
    const ofGuest = guest.call(sendMessage, { body: { clientMessageId: randomUUID(), text: cry } })
    // A cry without a session is no way in.
    await expect(ofGuest).rejects.toMatchObject({ code: expect.stringMatching(/^(auth_required|busy)$/) })
    for (const [n, { reply }] of (await Promise.all(sent)).entries()) {
      const { state, text } = await devices[n]!.untilEnded(reply.messageId)
      expect([state, text]).toEqual(['done', expect.stringContaining('911')])
    }
    refusals += (await Promise.all(ordinary)).filter(({ refusal }) => refusal?.code === 'busy').length
  }
  expect(refusals).toBeGreaterThan(cries.length * 10)
  for (const device of devices) device.close()
})

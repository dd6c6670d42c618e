import { randomUUID } from 'node:crypto'
import type { Worker } from 'node:worker_threads'
import { getChatStatus, sendMessage } from '@lumi/contracts/chat'
import { USAGE } from '@lumi/contracts/product-rules'
import { sealOf, startSession, takeTurn } from '@lumi/tutor'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDevice } from '../../../testing/a-device.ts'
import { type FakeModelServer, startFakeModelServer } from '../../../testing/fake-model-server.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { createDraftGuard } from './draft-guard.ts'

const sound =
  'Let us look at both sides together and think about the terms that stand there, one after another, before we write anything down. '
const long = `${sound}Some of them hold the unknown and some are plain numbers, and it helps to have each kind on a side of its own. ${sound.replace('Let us look', 'We look')}An equation is a pair of scales, so whatever is done to one pan is done to the other pan as well, and it stays level. `
const end = 'Whatever comes next, the scales stay level. What would you do first?'

let fake: FakeModelServer
let server: TestServer
/** Threads of the guard that live, and what is done with each new one. */
const living = new Set<Worker>()
let born: (guard: Worker) => void = () => {}
const seeThread = (thread: Worker) => {
  if (thread.threadName !== 'guard') return
  living.add(thread)
  thread.on('exit', () => living.delete(thread))
  born(thread)
}

beforeAll(async () => {
  process.on('worker', seeThread)
  fake = await startFakeModelServer()
  server = await startTestServer(
    {
      LUMI_MODEL: 'openai-compatible',
      LUMI_MODEL_BASE_URL: fake.url,
      LUMI_MODEL_NAME: 'fake',
      LUMI_MODEL_SILENCE_MS: '60000',
      LUMI_MODEL_WHOLE_MS: '60000',
    },
    { hasOwnGuard: true },
  )
})
afterEach(() => {
  born = () => {}
})
afterAll(async () => {
  await server.close()
  await fake.close()
  process.off('worker', seeThread)
})

const endThreads = () => Promise.all([...living].map((thread) => thread.terminate()))

/** A reply of the model, which waits with its last word until `whenRead` has been carried out behind the first text seen. */
async function replyTo(whenRead: () => unknown) {
  const student = await server.signIn()
  const phone = await openDevice(server.url, student)
  try {
    let isDone = false
    let isDoing = false
    fake.behave({
      text: long + end,
      tokensPerSecond: 400,
      mayEnd() {
        const isRead = [...phone.messages.values()].some((each) => each.author === 'tutor' && each.text !== '')
        if (isRead && !isDoing) {
          isDoing = true
          void Promise.resolve(whenRead()).then(() => (isDone = true))
        }
        return isDone
      },
    })
    const { reply } = await student.call(sendMessage, {
      body: { clientMessageId: randomUUID(), text: 'What next in 7x - 4 = 3x + 12?' },
    })
    const ended = await phone.untilEnded(reply.messageId)
    const { usage } = await student.call(getChatStatus)
    return { ended, charged: USAGE.freeMessagesPerDay - usage.messagesLeft }
  } finally {
    phone.close()
  }
}

test('a draft that keeps its thread too long is given up, and the others go on [SR22]', async () => {
  const text = 'solve 7x - 4 = 3x + 12'
  const seal = sealOf({ text }, takeTurn({ text, interfaceLanguage: 'en', state: startSession(), seed: 's', now: 0 }))
  const guard = createDraftGuard({ log: { error() {}, warn() {} }, size: 1, limitMs: 3000 })
  const { signal } = new AbortController()
  const options = { isSaidAnew: false, isJudged: false }
  try {
    // So much that a thread is at it for many seconds.
    const endless = guard.hold(options, signal).add(sound.repeat(20_000), seal)
    const other = guard.hold(options, signal)
    const shown = other.add(long, seal)
    await expect(endless).rejects.toThrow('did not answer in time')
    expect((await shown) + (await other.finish(seal))).toBe(long)
  } finally {
    await guard.stop()
  }
})

test('threads of the guard that end in the middle of a reply cost not a character of it [SR03]', async () => {
  let ended = 0
  const { ended: reply, charged } = await replyTo(async () => {
    ended = living.size
    await endThreads()
    // The next one ends as well, with an order that is not answered.
    born = (thread) => {
      born = () => {}
      ended++
      void thread.terminate()
    }
  })
  expect(ended).toBeGreaterThan(1)
  expect(reply).toMatchObject({ state: 'done', text: long + end, content: { badge: 'model' } })
  expect(charged).toBe(1)
})

test('where no thread of the guard lives, what was looked at stays, and the checked reply follows, free of charge [SR15]', async () => {
  const { ended: reply, charged } = await replyTo(async () => {
    // No thread lives long enough to look at anything.
    born = (thread) => void thread.terminate()
    await endThreads()
  })
  expect(reply.state).toBe('done')
  const [told = '', checked = ''] = reply.text.split('\n\n*I could not vouch for how I wanted to go on')
  expect(told).toMatch(/^Let us look at both sides/)
  expect((long + end).startsWith(told)).toBe(true)
  expect(told).not.toContain('Whatever comes next')
  expect(checked).toContain('what I have checked')
  expect(charged).toBe(0)
})

test('where the guard is dead from the beginning, the student gets the checked reply alone, free of charge [SR15]', async () => {
  await endThreads()
  born = (thread) => void thread.terminate()
  const { ended: reply, charged } = await replyTo(() => {})
  expect(reply.state).toBe('done')
  expect(reply.content?.badge).not.toBe('model')
  expect(reply.text).not.toMatch(/^(?:Let us|$)/)
  expect(reply.text).not.toContain('could not vouch')
  expect(charged).toBe(0)
})

import type { Message } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ChatAction, chatReducer, emptyChat, knownVersions, type Page } from './chat-state.ts'
import { createPoller } from './poller.ts'

const conversationId = '00000000-0000-4000-8000-000000000001'

function aReply(position: number, state: Message['state']): Message {
  return {
    messageId: `reply-${position}`,
    conversationId,
    position,
    version: 1,
    author: 'tutor',
    state,
    text: '',
    createdAt: '2026-11-01T00:00:00.000Z',
    clientMessageId: null,
    replyTo: null,
    intent: null,
    content: null,
    failure: null,
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A chat whose last message is a reply that is being written. */
function aPoller({ isLive = false, answer }: { isLive?: boolean; answer: (from: number) => Page | AppError }) {
  const asked: number[] = []
  const seen = { reached: 0, unreached: 0 }
  const page = { conversationId, messages: [aReply(7, 'streaming')], hasOlder: false, hasNewer: false }
  let chat = chatReducer(emptyChat, { type: 'page', cursor: { kind: 'newest' }, page, known: new Map() })
  const dispatch = (action: ChatAction) => {
    const next = chatReducer(chat, action)
    if (next === chat) return
    chat = next
    poller.heard()
    if (chat.missedFrom !== null) void poller.fetchMissed()
  }
  const poller = createPoller({
    chat: () => chat,
    dispatch,
    isLive: () => isLive,
    onReached: () => void seen.reached++,
    onUnreached: () => void seen.unreached++,
    async fetchPage(cursor) {
      const from = cursor.kind === 'from' ? cursor.position : -1
      asked.push(from)
      const known = knownVersions(chat)
      const answered = answer(from)
      if (answered instanceof AppError) throw answered
      dispatch({ type: 'page', cursor, page: answered, known })
      return answered
    },
  })
  poller.heard()
  return { poller, asked, seen, chat: () => chat }
}

const pageOf = (messages: Message[], hasNewer = false): Page => ({
  conversationId,
  messages,
  hasOlder: false,
  hasNewer,
})

test.each([
  [false, 2000],
  [true, 8000],
])('a reply that falls silent is asked for (live events: %s, after %i ms)', async (isLive, limitMs) => {
  const { asked, seen } = aPoller({ isLive, answer: () => pageOf([{ ...aReply(7, 'done'), version: 2 }]) })
  await vi.advanceTimersByTimeAsync(limitMs - 1)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([asked, seen]).toEqual([[7], { reached: 1, unreached: 0 }])
  // It has ended: nobody asks again.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([7])
})

test('what was missed is fetched page by page to its end', async () => {
  const pages: Record<number, Page> = {
    3: pageOf([aReply(3, 'done'), aReply(4, 'done')], true),
    5: pageOf([aReply(5, 'done'), { ...aReply(7, 'done'), version: 2 }]),
  }
  const { poller, asked, chat } = aPoller({ answer: (from) => pages[from] ?? pageOf([]) })
  poller.missed(3)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([3, 5])
  expect(chat().missedFrom).toBe(null)
})

test('while the server is out of reach it is asked ever more rarely, and often again when the way is back', async () => {
  const { poller, asked, seen } = aPoller({ answer: () => new AppError('network') })
  poller.missed(7)
  for (const [waitMs, tries] of [
    [0, 1],
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(waitMs)
    expect(asked).toHaveLength(tries)
  }
  expect(seen).toEqual({ reached: 0, unreached: 4 })
  poller.forgetFailures()
  void poller.fetchMissed()
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(6)
  poller.close()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(6)
})

test('a session that is over is no reason to ask again', async () => {
  const { poller, asked, seen } = aPoller({ isLive: true, answer: () => new AppError('auth_required') })
  poller.missed(7)
  await vi.advanceTimersByTimeAsync(5000)
  expect([asked.length, seen.unreached]).toEqual([1, 0])
})

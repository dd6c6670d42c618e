import { AppError } from '@lumi/contracts/errors'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceStore } from '../../lib/device-store.ts'
import type { QueuedMessage } from './chat-state.ts'
import { openSendQueue, type SendQueue, type SendQueueOptions } from './send-queue.ts'

const opened: SendQueue[] = []
afterEach(() => {
  for (const queue of opened.splice(0)) queue.close()
  vi.restoreAllMocks()
})

function aTab(userId: string, conversationId: () => string | null, changes: Partial<SendQueueOptions<string>> = {}) {
  const tab = { shown: [] as readonly QueuedMessage[], sent: [] as string[] }
  const queue = openSendQueue<string>({
    userId,
    send: async ({ clientMessageId }) => clientMessageId,
    conversationId,
    isOffline: () => false,
    onChange: (messages) => (tab.shown = messages),
    onSent: (id) => tab.sent.push(id),
    onFailed: () => {},
    keep: async () => {},
    onReturned: () => {},
    ...changes,
  })
  opened.push(queue)
  return Object.assign(tab, { queue })
}

test('a message that another tab has sent stays on the screen until that tab says so [SR03]', async () => {
  // What tabs say to each other may arrive after the change that they made on the device.
  const held: (() => void)[] = []
  let isHolding = true
  const post = BroadcastChannel.prototype.postMessage
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(function (this: BroadcastChannel, message) {
    if (isHolding) held.push(() => post.call(this, message))
    else post.call(this, message)
  })
  const userId = crypto.randomUUID()
  const clientMessageId = crypto.randomUUID()
  // Does not know its conversation yet, so that it cannot send.
  const writer = aTab(userId, () => null)
  const message = {
    clientMessageId,
    text: '2x = 6',
    intent: null,
    conversationId: null,
    createdAt: '2026-11-27T00:00:00.000Z',
  }
  await writer.queue.add(message)
  const ids = () => writer.shown.map((one) => one.clientMessageId)
  expect(ids()).toEqual([clientMessageId])

  const conversationId = crypto.randomUUID()
  const other = aTab(userId, () => conversationId)
  await vi.waitFor(() => expect(other.sent).toEqual([clientMessageId]), 30_000)
  await vi.waitFor(() => expect(other.shown).toEqual([]), 30_000)
  writer.queue.conversationKnown()
  // A second reading of the device has ended when a third tab, behind it in the line, has read it too.
  const third = aTab(userId, () => null)
  await third.queue.add({ ...message, clientMessageId: crypto.randomUUID(), text: '3x = 6' })
  expect(ids()).toContain(clientMessageId)

  isHolding = false
  for (const say of held.splice(0)) say()
  await vi.waitFor(() => expect(writer.sent).toContain(clientMessageId), 30_000)
  await vi.waitFor(() => expect(ids()).not.toContain(clientMessageId), 30_000)
})

const aMessage = (text: string) => ({
  clientMessageId: crypto.randomUUID(),
  text,
  intent: null,
  conversationId: null,
  createdAt: '2026-11-30T00:00:00.000Z',
})

test('a message that comes back is stored as unsent text before it leaves the queue, also when the chat is left meanwhile [SR01]', async () => {
  const userId = crypto.randomUUID()
  const { promise: kept, resolve: keepIt } = Promise.withResolvers<void>()
  const seen: string[][] = []
  const returned: string[] = []
  const tab = aTab(userId, () => 'c1', {
    send: () => Promise.reject(new AppError('chat_quota_exceeded')),
    keep: async () => {
      seen.push(await deviceStore.keys(`${userId}/queue/`))
      keepIt()
    },
    onReturned: ({ text }) => returned.push(text),
  })
  void tab.queue.add(aMessage('one too many'))
  await kept
  tab.queue.close()
  expect(seen).toEqual([[expect.stringContaining('/queue/')]])
  await vi.waitFor(async () => expect(await deviceStore.keys(`${userId}/queue/`)).toEqual([]), 30_000)
  await vi.waitFor(() => expect(returned).toEqual(['one too many']), 30_000)
})

test('a photo that is taken back while it is uploaded is not sent, however long the device takes to store it [SR01][SR02]', async () => {
  const { promise: uploads, resolve: uploading } = Promise.withResolvers<void>()
  const { promise: stored, resolve: store } = Promise.withResolvers<void>()
  const begun: string[] = []
  const tab = aTab(crypto.randomUUID(), () => 'c1', {
    send: ({ text }, signal) =>
      new Promise((_, reject) => {
        begun.push(text)
        signal.addEventListener('abort', () => reject(signal.reason))
        uploading()
      }),
    keep: () => stored,
  })
  const message = { ...aMessage('what is wrong here?'), pictures: [] }
  void tab.queue.add(message)
  await uploads
  const taken = tab.queue.take(message.clientMessageId)
  // The next one goes its way meanwhile.
  void tab.queue.add(aMessage('and this?'))
  await vi.waitFor(() => expect(begun).toHaveLength(2), 30_000)
  store()
  expect(await taken).toMatchObject({ text: 'what is wrong here?' })
  await vi.waitFor(() => expect(tab.shown.map(({ text }) => text)).toEqual(['and this?']), 30_000)
  expect(begun).toEqual(['what is wrong here?', 'and this?'])
})

test('a photo that is taken back in another tab is no longer sent by this one [SR01][SR02]', async () => {
  const userId = crypto.randomUUID()
  const { promise: uploads, resolve: uploading } = Promise.withResolvers<AbortSignal>()
  const sender = aTab(userId, () => 'c1', {
    send: (_, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        uploading(signal)
      }),
  })
  const message = { ...aMessage('what is wrong here?'), pictures: [] }
  void sender.queue.add(message)
  const signal = await uploads
  const other = aTab(userId, () => 'c1', { send: () => Promise.reject(new AppError('network')) })
  await vi.waitFor(() => expect(other.shown).toHaveLength(1), 30_000)
  expect(await other.queue.take(message.clientMessageId)).toMatchObject({ text: 'what is wrong here?' })
  await vi.waitFor(() => expect(signal.aborted).toBe(true), 30_000)
  await vi.waitFor(() => expect(sender.shown).toEqual([]), 30_000)
  expect(sender.sent).toEqual([])
})

// The last one: this page has no database afterwards.
test('messages that wait are still sent when the database of the device stops answering [SR01]', async () => {
  let conversationId: string | null = null
  const tab = aTab(crypto.randomUUID(), () => conversationId)
  const { queue } = tab
  const ids = [crypto.randomUUID(), crypto.randomUUID()]
  for (const [index, clientMessageId] of ids.entries())
    await queue.add({
      clientMessageId,
      text: `${index}x = 6`,
      intent: null,
      conversationId: null,
      createdAt: `2026-11-27T00:00:0${index}.000Z`,
    })
  expect(tab.shown.map((message) => message.clientMessageId)).toEqual(ids)

  // As some browsers do with a page in the background: what is begun never ends. Lasts as long as this page.
  vi.spyOn(IDBTransaction.prototype, 'oncomplete', 'set').mockReturnValue()
  vi.spyOn(IDBRequest.prototype, 'onsuccess', 'set').mockReturnValue()
  conversationId = crypto.randomUUID()
  queue.conversationKnown()
  await vi.waitFor(() => expect(tab.sent).toEqual(ids), 30_000)
  await vi.waitFor(() => expect(tab.shown).toEqual([]), 30_000)
})

import { afterEach, expect, test, vi } from 'vitest'
import type { QueuedMessage } from './chat-state.ts'
import { openSendQueue, type SendQueue } from './send-queue.ts'

const opened: SendQueue[] = []
afterEach(() => {
  for (const queue of opened.splice(0)) queue.close()
  vi.restoreAllMocks()
})

function aTab(userId: string, conversationId: () => string | null) {
  const tab = { shown: [] as readonly QueuedMessage[], sent: [] as string[] }
  const queue = openSendQueue<string>({
    userId,
    send: async ({ clientMessageId }) => clientMessageId,
    conversationId,
    isOffline: () => false,
    onChange: (messages) => (tab.shown = messages),
    onSent: (id) => tab.sent.push(id),
    onFailed: () => {},
    onReturned: () => {},
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

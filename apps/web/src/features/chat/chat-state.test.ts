import type { Message } from '@lumi/contracts/chat'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChatAction, ChatState, Cursor, Page, QueuedMessage } from './chat-state.ts'
import {
  chatReducer,
  emptyChat,
  isDetached,
  knownVersions,
  localReplyId,
  resyncPosition,
  unsent,
} from './chat-state.ts'
import { placed } from './jumps.ts'

const conversationId = '00000000-0000-4000-8000-000000000001'
const seed = 20_261_120

function aMessage(index: number, changes: Partial<Message> = {}): Message {
  return {
    messageId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    conversationId,
    position: index * 10,
    version: 1,
    author: index % 2 === 0 ? 'student' : 'tutor',
    state: index % 2 === 0 ? 'sent' : 'pending',
    text: index % 2 === 0 ? `question ${index}` : '',
    createdAt: '2026-11-20T10:00:00.000Z',
    clientMessageId: null,
    replyTo: null,
    intent: null,
    content: null,
    failure: null,
    ...changes,
  }
}

/** Models the database and the hub: every operation first stores, then emits its event. */
class Server {
  messages: Message[] = []
  deleted: Message[] = []
  next = 1
  hub: ChatAction[] = []

  change(message: Message) {
    this.messages = this.messages.map((known) => (known.messageId === message.messageId ? message : known))
    this.hub.push({ type: 'message.changed', event: { message } })
  }
  send() {
    for (const message of [aMessage(this.next * 2), aMessage(this.next * 2 + 1)]) {
      this.messages.push(message)
      this.hub.push({ type: 'message.changed', event: { message } })
    }
    this.next++
  }
  write(pick: number, text: string) {
    const writing = this.messages.filter((message) => message.author === 'tutor' && message.state === 'pending')
    const known = writing[pick % writing.length]
    if (!known) return
    const { messageId, version } = known
    const event = { conversationId, messageId, version, offset: known.text.length, text }
    this.messages = this.messages.map((message) =>
      message === known ? { ...message, text: message.text + text } : message,
    )
    this.hub.push({ type: 'reply.delta', event })
  }
  end(pick: number, state: Message['state']) {
    const replies = this.messages.filter((message) => message.author === 'tutor')
    const reply = replies[pick % replies.length]
    if (!reply) return
    const text = state === 'pending' ? '' : reply.text
    this.change({ ...reply, state, text, version: reply.version + 1 })
  }
  remove(pick: number) {
    const message = this.messages[pick % this.messages.length]
    if (!message) return
    const version = message.version + 1
    this.messages = this.messages.filter((known) => known !== message)
    this.deleted.push({ ...message, version })
    this.hub.push({ type: 'message.deleted', event: { conversationId, messageId: message.messageId, version } })
  }
  undo() {
    const message = this.deleted.pop()
    if (!message) return
    const back = { ...message, version: message.version + 1 }
    this.messages = [...this.messages, back].sort((a, b) => a.position - b.position)
    this.hub.push({ type: 'message.changed', event: { message: back } })
  }
  page(cursor: Cursor, limit: number): Page {
    const all = this.messages
    const inRange = all.filter(
      (message) =>
        cursor.kind === 'newest' ||
        (cursor.kind === 'from'
          ? message.position >= cursor.position && message.position <= (cursor.to ?? Number.POSITIVE_INFINITY)
          : message.position < cursor.position),
    )
    const messages = cursor.kind === 'from' ? inRange.slice(0, limit) : inRange.slice(-limit)
    return {
      conversationId,
      messages,
      hasOlder: messages.length > 0 && all[0] !== messages[0],
      // Bounded, it says whether there is more up to the bound (`conversation.ts`).
      hasNewer: messages.length > 0 && inRange.at(-1) !== messages.at(-1),
    }
  }
}

function resync(state: ChatState, server: Server): ChatState {
  let position = resyncPosition(state)
  for (let pages = 0; pages < 1000; pages++) {
    const bound = isDetached(state) ? { to: state.loadedTo } : {}
    const cursor: Cursor = { kind: 'from', position, ...bound }
    const page = server.page(cursor, 3)
    state = chatReducer(state, { type: 'page', cursor, page, known: knownVersions(state) })
    if (!page.hasNewer) return state
    position = page.messages.at(-1)!.position + 1
  }
  throw new Error('the pages never ended')
}

/**
 * The hub keeps the order of its events: a message whose deletion was lost cannot still arrive after a page that was fetched
 * after the deletion.
 */
const isPossible = (server: Server) => (event: ChatAction) => {
  if (event.type !== 'message.changed') return true
  const { messageId } = event.event.message
  const isGone = server.deleted.some((message) => message.messageId === messageId)
  return !isGone || server.hub.some((other) => other.type === 'message.deleted' && other.event.messageId === messageId)
}

function cursorOf(state: ChatState, what: string): Cursor {
  if (!state.opened) return { kind: 'newest' }
  const bound = isDetached(state) ? { to: state.loadedTo } : {}
  switch (what) {
    case 'older':
      return Number.isFinite(state.loadedFrom) ? { kind: 'before', position: state.loadedFrom } : { kind: 'newest' }
    case 'newer':
      return isDetached(state) ? { kind: 'from', position: state.loadedTo + 1 } : { kind: 'newest' }
    case 'newest':
      return { kind: 'newest' }
    default: {
      const position = state.missedFrom ?? resyncPosition(state)
      return Number.isFinite(position) ? { kind: 'from', position, ...bound } : { kind: 'newest' }
    }
  }
}

const shown = (state: ChatState) => state.order.map((id) => state.messages.get(id))

const operation = fc.oneof(
  fc.record({ kind: fc.constant('send' as const) }),
  fc.record({ kind: fc.constant('write' as const), pick: fc.nat(20), text: fc.string({ minLength: 1, maxLength: 5 }) }),
  fc.record({ kind: fc.constant('write' as const), pick: fc.nat(20), text: fc.string({ minLength: 1, maxLength: 5 }) }),
  fc.record({
    kind: fc.constant('end' as const),
    pick: fc.nat(20),
    state: fc.constantFrom<Message['state']>('done', 'stopped', 'failed', 'pending'),
  }),
  fc.record({ kind: fc.constant('remove' as const), pick: fc.nat(20) }),
  fc.record({ kind: fc.constant('undo' as const) }),
  // What the network does to events: deliver the oldest, deliver any, deliver twice, lose.
  fc.record({ kind: fc.constant('deliver' as const) }),
  fc.record({ kind: fc.constant('deliver' as const) }),
  fc.record({ kind: fc.constant('late' as const), pick: fc.nat(20) }),
  fc.record({ kind: fc.constant('double' as const), pick: fc.nat(20) }),
  fc.record({ kind: fc.constant('lose' as const), pick: fc.nat(20) }),
  // A request leaves now; a later `answer` step delivers its response.
  fc.record({ kind: fc.constant('ask' as const), what: fc.constantFrom('newest', 'older', 'newer', 'missed') }),
  // The reader jumps to an older place, or back to the newest message.
  fc.record({ kind: fc.constant('jump' as const), pick: fc.nat(40) }),
  fc.record({ kind: fc.constant('snapshot' as const) }),
  fc.record({ kind: fc.constant('answer' as const) }),
)

describe('chat state', () => {
  test('lost, doubled and reordered events and a fetch at the end give what a fresh fetch gives [SR03] [SR04] [C01]', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 120 }), (operations) => {
        const server = new Server()
        let state = emptyChat
        const heard: ChatAction[] = []
        let request: { cursor: Cursor; known: ReadonlyMap<string, number>; page?: Page } | null = null
        const apply = (action: ChatAction | undefined) => {
          if (!action) return
          heard.push(action)
          state = chatReducer(state, action)
        }
        for (const step of operations) {
          if (step.kind === 'send') server.send()
          if (step.kind === 'write') server.write(step.pick, step.text)
          if (step.kind === 'end') server.end(step.pick, step.state)
          if (step.kind === 'remove') server.remove(step.pick)
          if (step.kind === 'undo') server.undo()
          if (step.kind === 'deliver') apply(server.hub.shift())
          if (step.kind === 'late') apply(server.hub.splice(step.pick % Math.max(1, server.hub.length), 1)[0])
          if (step.kind === 'double' && heard.length > 0) apply(heard[step.pick % heard.length])
          if (step.kind === 'lose') server.hub.splice(step.pick % Math.max(1, server.hub.length), 1)
          if (step.kind === 'ask' && request === null) {
            const cursor = cursorOf(state, step.what)
            state = chatReducer(state, { type: 'fetch-started' })
            request = { cursor, known: knownVersions(state) }
          }
          if (step.kind === 'snapshot' && request && !request.page) request.page = server.page(request.cursor, 3)
          if (step.kind === 'jump' && state.opened && server.messages.length > 0) {
            const { position } = server.messages[step.pick % server.messages.length]!
            const older = server.page({ kind: 'before', position }, 3)
            const later = server.page({ kind: 'from', position }, 3)
            state = placed(state, { position, older, later })
          }
          if (step.kind === 'answer' && request) {
            const page = request.page ?? server.page(request.cursor, 3)
            state = chatReducer(state, { type: 'page', cursor: request.cursor, page, known: request.known })
            request = null
          }
        }
        if (!state.opened) {
          const cursor: Cursor = { kind: 'newest' }
          state = chatReducer(state, {
            type: 'page',
            cursor,
            page: server.page(cursor, 3),
            known: knownVersions(state),
          })
        }
        state = resync(state, server)
        const fresh = server.messages.filter(
          ({ position }) => position >= state.loadedFrom && position <= state.loadedTo,
        )
        expect(shown(state)).toEqual(fresh)
        // Late events after the fetch change nothing: their content is already known.
        for (const event of [...heard, ...server.hub.filter(isPossible(server))]) state = chatReducer(state, event)
        expect(shown(state)).toEqual(fresh)
      }),
      { seed, numRuns: 1500 },
    )
  })

  test('a streamed reply never loses or doubles a character, and asks for what it missed [SR03] [C01]', () => {
    const cuts = fc.array(fc.string({ minLength: 1, maxLength: 8, unit: 'binary' }), { minLength: 1, maxLength: 20 })
    const plays = fc.array(fc.record({ from: fc.nat(200), length: fc.nat(60) }), { maxLength: 60 })
    fc.assert(
      fc.property(cuts, plays, (parts, replays) => {
        const text = parts.join('')
        const reply = aMessage(1)
        let state = chatReducer(emptyChat, {
          type: 'page',
          cursor: { kind: 'newest' },
          page: { conversationId, messages: [reply], hasOlder: false, hasNewer: false },
          known: new Map(),
        })
        for (const { from, length } of replays) {
          const offset = from % (text.length + 1)
          const event = {
            conversationId,
            messageId: reply.messageId,
            version: 1,
            offset,
            text: text.slice(offset, offset + length),
          }
          const before = state.messages.get(reply.messageId)!.text
          state = chatReducer({ ...state, missedFrom: null }, { type: 'reply.delta', event })
          const after = state.messages.get(reply.messageId)!.text
          expect(text.startsWith(after)).toBe(true)
          expect(after.length).toBeGreaterThanOrEqual(before.length)
          if (offset > before.length) expect(state.missedFrom).toBe(reply.position)
          else expect(after.length).toBe(Math.max(before.length, offset + event.text.length))
        }
      }),
      { seed, numRuns: 500 },
    )
  })

  test('a delta of a newer version or of an unknown message asks for a fetch and changes no text [SR03]', () => {
    const reply = aMessage(1, { text: 'ab' })
    const opened = chatReducer(emptyChat, {
      type: 'page',
      cursor: { kind: 'newest' },
      page: { conversationId, messages: [reply], hasOlder: false, hasNewer: false },
      known: new Map(),
    })
    const delta = { conversationId, messageId: reply.messageId, version: 2, offset: 0, text: 'new' }
    const ahead = chatReducer(opened, { type: 'reply.delta', event: delta })
    expect(ahead.missedFrom).toBe(10)
    expect(ahead.messages.get(reply.messageId)!.text).toBe('ab')
    const unknown = { ...delta, messageId: '00000000-0000-4000-8000-00000000ffff' }
    expect(chatReducer(opened, { type: 'reply.delta', event: unknown }).missedFrom).toBe(10)
    expect(chatReducer(emptyChat, { type: 'reply.delta', event: unknown }).missedFrom).toBe(Number.POSITIVE_INFINITY)
  })

  test('a page that is older than an event takes nothing away, a page that is newer does [SR04]', () => {
    const page = (...messages: Message[]) => ({ conversationId, messages, hasOlder: false, hasNewer: false })
    const cursor: Cursor = { kind: 'newest' }
    const opened = chatReducer(emptyChat, { type: 'page', cursor, page: page(aMessage(1)), known: new Map() })
    const known = knownVersions(opened)
    const changed = chatReducer(opened, { type: 'message.changed', event: { message: aMessage(1, { version: 3 }) } })
    const grown = chatReducer(changed, { type: 'message.changed', event: { message: aMessage(2) } })
    expect(shown(chatReducer(grown, { type: 'page', cursor, page: page(), known }))).toHaveLength(2)
    const later = knownVersions(grown)
    expect(shown(chatReducer(grown, { type: 'page', cursor, page: page(), known: later }))).toHaveLength(0)
  })

  test('a queued message gives way to the stored one with the same id made on the device [C08]', () => {
    const clientMessageId = '00000000-0000-4000-8000-0000000000aa'
    const queued: QueuedMessage = {
      clientMessageId,
      conversationId,
      text: 'hello',
      intent: null,
      createdAt: '2026-11-20T10:00:00.000Z',
      state: 'sending',
      failure: null,
    }
    let state = chatReducer(emptyChat, { type: 'queue', queue: [queued] })
    expect(unsent(state)).toEqual([queued])
    state = chatReducer(state, {
      type: 'message.changed',
      event: { message: aMessage(2, { clientMessageId, text: 'hello' }) },
    })
    expect(unsent(state)).toEqual([])
  })
})

test('what this device answered itself survives a fetch, and gives way to what the server stored of it [P09]', () => {
  const id = '00000000-0000-4000-8000-00000000abcd'
  const page = (...messages: Message[]): Page => ({ conversationId, messages, hasOlder: false, hasNewer: false })
  const fetched = (state: ChatState, ...messages: Message[]) =>
    chatReducer(state, {
      type: 'page',
      cursor: { kind: 'newest' },
      page: page(...messages),
      known: knownVersions(state),
    })
  const changed = (state: ChatState, message: Message) =>
    chatReducer(state, { type: 'message.changed', event: { message } })
  const old = aMessage(2)
  const asked = aMessage(4, { messageId: id, clientMessageId: id, version: 0, position: 20.3 })
  const said = aMessage(5, { messageId: localReplyId(id), replyTo: id, version: 0, position: 20.5, state: 'done' })
  let state = changed(changed(fetched(emptyChat, old), asked), said)
  state = fetched(state, old)
  expect(state.order).toEqual([old.messageId, id, said.messageId])
  const stored = aMessage(6, { clientMessageId: id })
  for (const after of [changed(state, stored), fetched(state, old, stored)])
    expect(after.order).toEqual([old.messageId, stored.messageId])
})

import { randomUUID } from 'node:crypto'
import {
  deleteMessage,
  getChatMessagesList,
  getChatStatus,
  type Message,
  retryReply,
  sendMessage,
  stopAnswer,
  undoDelete,
} from '@lumi/contracts/chat'
import { USAGE } from '@lumi/contracts/product-rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Device, openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { conversations, messages, replyOrders, usageEntries, usagePeriods } from './chat.tables.ts'

let server: TestServer
const devices: Device[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  for (const device of devices) device.close()
  await server.close()
})

async function device(student: SignedInClient) {
  const opened = await openDevice(server.url, student)
  devices.push(opened)
  return opened
}

const send = (
  student: SignedInClient,
  text: string,
  extra: { clientMessageId?: string; conversationId?: string; intent?: { kind: 'hint' } } = {},
) => student.call(sendMessage, { body: { clientMessageId: randomUUID(), text, ...extra } })

const hook = (name: string, body: Record<string, unknown>) =>
  Promise.resolve(server.lumi.platform.testHooks.find(name)?.(body))

const setMessagesLeft = (student: SignedInClient, messagesLeft: number) =>
  hook('set-messages-left', { studentId: student.student.id, messagesLeft })

const setNextReply = (student: SignedInClient, script: Record<string, unknown>) =>
  hook('set-next-reply', { studentId: student.student.id, ...script })

const refusal = (code: string) => ({ code })

async function left(student: SignedInClient): Promise<number> {
  return (await student.call(getChatStatus)).usage.messagesLeft
}

/** Invariant: the sum of a student's entries is equal to what the period says. */
async function assertLedgerFits(student: SignedInClient) {
  const { db } = server.lumi.platform
  const entries = await db.select().from(usageEntries).where(eq(usageEntries.studentId, student.student.id))
  const periods = await db.select().from(usagePeriods).where(eq(usagePeriods.studentId, student.student.id))
  const taken = entries.reduce((sum, entry) => sum - entry.units, 0)
  expect(periods.reduce((sum, period) => sum + period.used, 0)).toBe(taken)
}

test('a message is answered; its reply streams to every device and is stored as it was shown [A07][A17][C01]', async () => {
  const student = await server.signIn()
  const phone = await device(student)
  const laptop = await device(student)
  const { message, reply, usage } = await send(student, '2x = 4')
  expect(message).toMatchObject({ author: 'student', state: 'sent', text: '2x = 4', position: 1 })
  expect(reply).toMatchObject({ author: 'tutor', state: 'pending', replyTo: message.messageId, position: 2 })
  expect(usage.messagesLeft).toBe(USAGE.freeMessagesPerDay - 1)
  const shown = await phone.untilEnded(reply.messageId)
  expect(shown.state).toBe('done')
  expect(await laptop.untilEnded(reply.messageId)).toEqual(shown)
  const page = await student.call(getChatMessagesList)
  expect(page.messages).toEqual([message, shown])
  expect(await student.call(getChatStatus)).toMatchObject({ activeReplyId: null, tutor: 'built-in' })
  await assertLedgerFits(student)
})

test('a message that a service worker sends, without a header for the language, is answered in that of the student [X03]', async () => {
  const student = await server.signIn(aStudent({ languageId: 2 }))
  const phone = await device(student)
  const { reply } = await send(student, '2x + 3 = 11')
  expect((await phone.untilEnded(reply.messageId)).text).toMatch(/[а-я]{4}/i)
})

test('the same message sent 50 times at once, and later, is one message, one unit, one answer [SR02]', async () => {
  const student = await server.signIn()
  const phone = await device(student)
  const clientMessageId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(student, '1/2 + 1/3', { clientMessageId })))
  const first = answers[0]!
  for (const answer of answers) {
    expect(answer.message).toEqual(first.message)
    expect(answer.reply.messageId).toBe(first.reply.messageId)
    expect(answer.usage).toEqual(first.usage)
  }
  await phone.untilEnded(first.reply.messageId)
  const late = await send(student, '1/2 + 1/3', { clientMessageId: clientMessageId.toUpperCase() })
  expect(late.message).toEqual(first.message)
  expect(late.reply).toMatchObject({ messageId: first.reply.messageId, state: 'done' })
  expect((await student.call(getChatMessagesList)).messages).toHaveLength(2)
  await assertLedgerFits(student)
})

test('another text under a known id is refused and changes nothing [SR02]', async () => {
  const student = await server.signIn()
  const phone = await device(student)
  const clientMessageId = randomUUID()
  const { reply } = await send(student, 'x + 1 = 2', { clientMessageId })
  await phone.untilEnded(reply.messageId)
  const before = [await student.call(getChatMessagesList), await left(student)]
  await expect(send(student, 'x + 1 = 3', { clientMessageId })).rejects.toMatchObject(refusal('chat_message_conflict'))
  expect([await student.call(getChatMessagesList), await left(student)]).toEqual(before)
})

test('another student may use the same id [SR02]', async () => {
  const clientMessageId = randomUUID()
  const [one, other] = [await server.signIn(), await server.signIn()]
  const first = await send(one, 'mine', { clientMessageId })
  const second = await send(other, 'not yours', { clientMessageId })
  expect(second.message.messageId).not.toBe(first.message.messageId)
  expect(second.message.text).toBe('not yours')
})

test('with 7 units left and 100 parallel sends exactly 7 are accepted [SR06]', async () => {
  const student = await server.signIn()
  await setMessagesLeft(student, 7)
  const results = await Promise.allSettled(Array.from({ length: 100 }, (_, n) => send(student, `hello ${n}`)))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(results.length - refused.length).toBe(7)
  for (const { reason } of refused) expect(reason).toMatchObject(refusal('chat_quota_exceeded'))
  const stored = (await student.call(getChatMessagesList, { query: { limit: 100 } })).messages
  expect(stored.filter(({ author }) => author === 'student')).toHaveLength(7)
  expect(stored).toHaveLength(14)
})

test('the first messages of a day, sent at once, open one day [SR06]', async () => {
  const student = await server.signIn()
  const results = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => send(student, `first ${n}`)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(USAGE.freeMessagesPerDay)
  const periods = await server.lumi.platform.db
    .select()
    .from(usagePeriods)
    .where(eq(usagePeriods.studentId, student.student.id))
  expect(periods).toHaveLength(1)
})

test('messages sent while a reply is written are answered one at a time and in order', async () => {
  const student = await server.signIn()
  const phone = await device(student)
  for (const word of ['one', 'two', 'three', 'four']) {
    await setNextReply(student, { text: `${word} `.repeat(20), chunkSize: 20, delayMs: 40 })
  }
  const sent = []
  for (const word of ['one', 'two', 'three', 'four']) sent.push(await send(student, word))
  for (const { reply, message } of sent) {
    const ended = await phone.untilEnded(reply.messageId)
    expect(ended.text.trim().split(' ')[0]).toBe(message.text)
  }
  const steps = phone.heard.flatMap(({ name, event }) =>
    name === 'message.changed' && (event as { message: Message }).message.author === 'tutor'
      ? [(event as { message: Message }).message]
      : [],
  )
  const writing = steps
    .filter(({ state }) => state !== 'pending')
    .map(({ messageId, state }) => `${messageId} ${state}`)
  expect(writing).toEqual(sent.flatMap(({ reply }) => [`${reply.messageId} streaming`, `${reply.messageId} done`]))
})

test('a message is stored by one statement, its reply by another, and two ask what the tutor knows of the student [SR23]', async () => {
  const student = await server.signIn()
  const phone = await device(student)
  const { reply: first } = await send(student, 'Solve 2x = 6')
  await phone.untilEnded(first.messageId)
  const { conversationId } = first
  const recorded = recordStatements()
  // The second turn has a learner event, which is stored with the end of the reply.
  for (const text of ['hint please', 'x = 3']) {
    const before = recorded().length
    const { reply } = await send(student, text, { conversationId })
    await phone.untilEnded(reply.messageId)
    const ids = [student.student.id, reply.messageId, conversationId]
    const own = recorded()
      .slice(before)
      .filter(({ params }) => ids.some((id) => params.includes(id)))
      .map(({ statement }) => statement)
    // The session is looked up first, by a statement that was prepared before.
    expect(own, own.join('\n---\n')).toEqual([
      expect.stringContaining('insert into reply_orders'),
      expect.stringMatching(/learner_events|education_year/),
      expect.stringMatching(/learner_events|education_year/),
      expect.stringContaining('delete from reply_orders'),
    ])
  }
})

test.each([
  { name: 'done', script: { text: 'All of it.' }, stopAfter: undefined, state: 'done', charged: 1 },
  {
    name: 'answered by the core alone',
    script: { text: 'A hint.', isFree: true },
    stopAfter: undefined,
    state: 'done',
    charged: 0,
  },
  {
    name: 'stopped early',
    script: { text: 'a b '.repeat(500), chunkSize: 40 },
    stopAfter: 1,
    state: 'stopped',
    charged: 0,
  },
  {
    name: 'stopped late',
    script: { text: 'a b '.repeat(500), chunkSize: 60 },
    stopAfter: 200,
    state: 'stopped',
    charged: 1,
  },
  {
    name: 'failed without text',
    script: { text: '', fault: 'unavailable' },
    stopAfter: undefined,
    state: 'failed',
    charged: 0,
  },
  {
    name: 'failed with text',
    script: { text: 'Half of it. '.repeat(30), fault: 'failed' },
    stopAfter: undefined,
    state: 'failed',
    charged: 0,
  },
] as const)('a reply that was $name costs $charged', async ({ script, stopAfter, state, charged }) => {
  const student = await server.signIn()
  const phone = await device(student)
  await setNextReply(student, script)
  const { reply } = await send(student, 'go')
  if (stopAfter !== undefined) {
    await phone.until(({ messages }) => (messages.get(reply.messageId)?.text.length ?? 0) >= stopAfter)
    const { message: stopped } = await student.call(stopAnswer, { body: { messageId: reply.messageId } })
    expect(stopped.state).toBe('stopped')
  }
  const ended = await phone.untilEnded(reply.messageId)
  expect(ended.state).toBe(state)
  const { messages: stored } = await student.call(getChatMessagesList)
  expect(stored.at(-1)).toEqual(ended)
  expect(script.text.startsWith(ended.text)).toBe(true)
  expect(await left(student)).toBe(USAGE.freeMessagesPerDay - charged)
  expect(await phone.until(({ usage }) => usage?.messagesLeft === USAGE.freeMessagesPerDay - charged)).toBe(true)
  await assertLedgerFits(student)
})

test.each([
  ['unavailable', 'reply_provider_unavailable'],
  ['timed-out', 'reply_timed_out'],
  ['failed', 'reply_failed'],
])('a reply that failed as %s says so, keeps its text and can be tried again in its place', async (fault, failure) => {
  const student = await server.signIn()
  const phone = await device(student)
  await setNextReply(student, { text: 'The first half', fault })
  const { reply } = await send(student, 'go')
  const failed = await phone.untilEnded(reply.messageId)
  expect(failed).toMatchObject({ state: 'failed', failure, text: 'The first half' })

  await setNextReply(student, { text: 'All of it.' })
  const presses = await Promise.all(
    [1, 2, 3].map(() => student.call(retryReply, { body: { messageId: reply.messageId } })),
  )
  for (const { message } of presses) expect(message.version).toBeGreaterThan(failed.version)
  const retried = await phone.until(({ messages }) => {
    const message = messages.get(reply.messageId)
    return message?.state === 'done' && message
  })
  expect(retried).toMatchObject({ text: 'All of it.', position: reply.position, failure: null })
  expect(await left(student)).toBe(USAGE.freeMessagesPerDay - 1)
  await assertLedgerFits(student)
})

test('a retry without a message left is refused and the failed reply stays', async () => {
  const student = await server.signIn()
  const phone = await device(student)
  await setNextReply(student, { text: 'Half', fault: 'failed' })
  const { reply } = await send(student, 'go')
  const failed = await phone.untilEnded(reply.messageId)
  await setMessagesLeft(student, 0)
  await expect(student.call(retryReply, { body: { messageId: reply.messageId } })).rejects.toMatchObject(
    refusal('chat_quota_exceeded'),
  )
  expect((await student.call(getChatMessagesList)).messages.at(-1)).toEqual(failed)
})

test('stopping a reply that waits in the queue ends it without a charge, and the others go on', async () => {
  const student = await server.signIn()
  const phone = await device(student)
  await setNextReply(student, { text: 'slow '.repeat(100), chunkSize: 20 })
  const running = await send(student, 'one')
  const waiting = await send(student, 'two')
  const { message: stopped } = await student.call(stopAnswer, { body: { messageId: waiting.reply.messageId } })
  expect(stopped).toMatchObject({ state: 'stopped', text: '' })
  expect((await phone.untilEnded(running.reply.messageId)).state).toBe('done')
  expect(await left(student)).toBe(USAGE.freeMessagesPerDay - 1)
  const again = await student.call(stopAnswer, { body: { messageId: waiting.reply.messageId } })
  expect(again.message).toEqual(stopped)
})

test('at zero the open problem goes on for its grace turns, takes no unit, and then ends', async () => {
  const student = await server.signIn()
  const phone = await device(student)
  const { reply } = await send(student, 'go')
  await phone.untilEnded(reply.messageId)
  const { db } = server.lumi.platform
  const own = eq(conversations.studentId, student.student.id)
  await db.update(conversations).set({ openProblemId: 'p1' }).where(own)
  await setMessagesLeft(student, 0)
  const results = await Promise.allSettled(
    Array.from({ length: USAGE.graceTurns + 5 }, () => send(student, 'a hint, please', { intent: { kind: 'hint' } })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(USAGE.graceTurns)
  expect(await left(student)).toBe(0)

  const other = await server.signIn()
  await setMessagesLeft(other, 0)
  await expect(send(other, 'hello')).rejects.toMatchObject(refusal('chat_quota_exceeded'))
})

test('a new day brings new messages, at 00:00 where the student lives', async () => {
  const student = await server.signIn(aStudent({ timeZone: 'Asia/Kamchatka' }))
  await send(student, 'today')
  const { usage } = await student.call(getChatStatus)
  expect(new Date(usage.resetsAt).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kamchatka' })).toBe('00:00:00')
  expect(usage.messagesLeft).toBe(USAGE.freeMessagesPerDay - 1)
})

test('a deleted message is gone on every device, comes back by undo, and its running reply is stopped first [A07][C06]', async () => {
  const student = await server.signIn()
  const phone = await device(student)
  await setNextReply(student, { text: 'long '.repeat(400), chunkSize: 20 })
  const { message, reply } = await send(student, 'delete me')
  await phone.until(({ messages }) => (messages.get(reply.messageId)?.text.length ?? 0) > 0)
  await student.call(deleteMessage, { body: { messageId: message.messageId } })
  await student.call(deleteMessage, { body: { messageId: message.messageId } })
  await phone.until(({ messages }) => !messages.has(message.messageId))
  expect((await phone.untilEnded(reply.messageId)).state).toBe('stopped')
  expect((await student.call(getChatMessagesList)).messages.map(({ messageId }) => messageId)).toEqual([
    reply.messageId,
  ])

  const undone = await student.call(undoDelete, { body: { messageId: message.messageId } })
  expect(undone.message).toMatchObject({ messageId: message.messageId, text: 'delete me' })
  expect((await phone.until(({ messages }) => messages.get(message.messageId))).version).toBe(undone.message.version)
  expect(await student.call(undoDelete, { body: { messageId: message.messageId } })).toEqual(undone)
  expect((await student.call(getChatMessagesList)).messages).toHaveLength(2)
})

test('nobody reads, changes, stops or brings back what another student wrote [SR10]', async () => {
  const owner = await server.signIn()
  const stranger = await server.signIn()
  const phone = await device(owner)
  const eavesdropper = await device(stranger)
  await setNextReply(owner, { text: 'private '.repeat(60), chunkSize: 20 })
  const { message, reply } = await send(owner, 'my secret')
  const { conversationId } = message
  for (const { messageId } of [message, reply]) {
    for (const contract of [stopAnswer, retryReply, deleteMessage, undoDelete]) {
      await expect(stranger.call(contract, { body: { messageId } })).rejects.toMatchObject(
        refusal('chat_message_not_found'),
      )
    }
  }
  for (const contract of [getChatMessagesList, getChatStatus]) {
    await expect(stranger.call(contract, { query: { conversationId } })).rejects.toMatchObject(
      refusal('chat_conversation_not_found'),
    )
  }
  await expect(
    stranger.call(sendMessage, { body: { clientMessageId: randomUUID(), conversationId, text: 'let me in' } }),
  ).rejects.toMatchObject(refusal('chat_conversation_not_found'))
  const nobodys = randomUUID()
  await expect(owner.call(stopAnswer, { body: { messageId: nobodys } })).rejects.toMatchObject(
    refusal('chat_message_not_found'),
  )
  expect((await phone.untilEnded(reply.messageId)).state).toBe('done')
  expect(eavesdropper.heard).toEqual([])
})

test('a conversation of 500 messages is paged from the newest to the oldest and back, each message once [A07][C09]', async () => {
  const student = await server.signIn()
  const { conversationId } = await student.call(getChatMessagesList)
  await server.lumi.platform.db.insert(messages).values(
    Array.from({ length: 500 }, (_, n) => ({
      messageId: randomUUID(),
      conversationId,
      studentId: student.student.id,
      // Positions with gaps, as after deletes and refused sends.
      position: n * 3 + 1,
      author: n % 2 === 0 ? ('student' as const) : ('tutor' as const),
      state: n % 2 === 0 ? ('sent' as const) : ('done' as const),
      text: `message ${n}`,
      createdAt: new Date(),
      deletedAt: n === 250 ? new Date() : null,
    })),
  )
  const texts = (page: { messages: Message[] }) => page.messages.map(({ text }) => text)
  const expected = Array.from({ length: 500 }, (_, n) => `message ${n}`).filter((text) => text !== 'message 250')

  let page = await student.call(getChatMessagesList, { query: { limit: 60 } })
  expect(page).toMatchObject({ hasOlder: true, hasNewer: false })
  expect(page.messages).toHaveLength(60)
  let collected = texts(page)
  while (page.hasOlder) {
    page = await student.call(getChatMessagesList, { query: { limit: 60, before: page.messages[0]!.position } })
    expect(page.hasNewer).toBe(true)
    collected = [...texts(page), ...collected]
  }
  expect(collected).toEqual(expected)

  page = await student.call(getChatMessagesList, { query: { limit: 90, from: 0 } })
  expect(page.hasOlder).toBe(false)
  collected = texts(page)
  while (page.hasNewer) {
    page = await student.call(getChatMessagesList, { query: { limit: 90, from: page.messages.at(-1)!.position + 1 } })
    expect(page.hasOlder).toBe(true)
    collected = [...collected, ...texts(page)]
  }
  expect(collected).toEqual(expected)
})

test('no order is left when all replies have ended', async () => {
  const student = await server.signIn()
  const phone = await device(student)
  const sent = await Promise.all(['a', 'b', 'c'].map((text) => send(student, text)))
  for (const { reply } of sent) await phone.untilEnded(reply.messageId)
  const own = eq(replyOrders.studentId, student.student.id)
  expect(await server.lumi.platform.db.select().from(replyOrders).where(own)).toEqual([])
})

/** Records the statements that the server sends to its database from now on, by the driver's own hook. */
function recordStatements(): () => { statement: string; params: string }[] {
  const recorded: { statement: string; params: string }[] = []
  const { session } = server.lumi.platform.db as unknown as {
    session: { logger: unknown; options: { logger?: unknown } }
  }
  const logger = {
    logQuery: (statement: string, params: unknown[]) => {
      recorded.push({ statement, params: JSON.stringify(params) })
    },
  }
  session.logger = logger
  // Transactions create their own session from these.
  session.options.logger = logger
  return () => recorded
}

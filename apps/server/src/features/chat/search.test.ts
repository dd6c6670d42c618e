import { randomUUID } from 'node:crypto'
import { deleteMessage, sendMessage, undoDelete } from '@lumi/contracts/chat'
import { type Hit, SEARCH, searchMessages } from '@lumi/contracts/conversations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Device, openDevice } from '../../testing/a-device.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { messages, messageWords } from './chat.tables.ts'

let server: TestServer
const devices: Device[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  for (const device of devices) device.close()
  await server.close()
})

const hook = (name: string, body: object) =>
  Promise.resolve(server.lumi.platform.testHooks.find(name)?.({ ...body } as Record<string, unknown>))

/** A student who has asked these questions and got these replies. */
async function talked(...turns: [asked: string, said: string][]) {
  const student = await server.signIn()
  const phone = await openDevice(server.url, student)
  devices.push(phone)
  const sent = []
  for (const [asked, said] of turns) {
    await hook('set-next-reply', { studentId: student.student.id, text: said, chunkSize: 1000, delayMs: 1 })
    const turn = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: asked } })
    await phone.untilEnded(turn.reply.messageId)
    sent.push(turn)
  }
  return { student, sent }
}

const search = async (student: SignedInClient, text: string) =>
  (await student.call(searchMessages, { query: { text } })).hits
const plain = ({ excerpt }: Hit) => excerpt.map(({ text }) => text).join('')
const marked = ({ excerpt }: Hit) => excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)

test('a formula is found in either alphabet, as it was typed and as it was not [C09]', async () => {
  const { student, sent } = await talked(['Реши 2х² = 8', 'Сначала $x^2 = 4$.'])
  for (const query of ['х²', 'x^2']) {
    const found = await search(student, query)
    expect(found.map(({ messageId }) => messageId)).toEqual([sent[0]!.reply.messageId, sent[0]!.message.messageId])
  }
  expect(marked((await search(student, '2x²'))[0]!)).toEqual(['2х²'])
})

test('words are found in every form, in both languages, with the found ones marked, newest first [C09]', async () => {
  const { student, sent } = await talked(
    ['Как решать квадратные уравнения?', 'Найди **дискриминант** квадратного уравнения.'],
    ['What are fractions?', 'A fraction is a part of a whole.'],
  )
  const found = await search(student, 'квадратное уравнение')
  expect(found.map(({ messageId }) => messageId)).toEqual([sent[0]!.reply.messageId, sent[0]!.message.messageId])
  expect(marked(found[0]!)).toEqual(['квадратного уравнения'])
  expect(plain(found[0]!)).toBe('Найди дискриминант квадратного уравнения.')
  expect(found[1]).toMatchObject({ author: 'student', position: 1, subject: null })
  expect((await search(student, 'FRACTION')).map(plain)).toEqual([
    'A fraction is a part of a whole.',
    'What are fractions?',
  ])
  // The beginning of a word, while it is typed.
  expect(marked((await search(student, 'дискр'))[0]!)).toEqual(['дискриминант'])
  expect(await search(student, 'квадратное яблоко')).toEqual([])
})

test('formulas are found however they are typed [C09]', async () => {
  const { student } = await talked(
    ['Solve x² - 5x + 6 = 0', 'Begin with $x^2 - 5x + 6 = 0$ and $\\frac{1}{2} \\cdot y$.'],
    ['5x - x²', 'Something else.'],
  )
  for (const query of ['x^2 - 5x', 'x²-5x+6', '$x^{2} - 5 \\cdot x$']) {
    const found = await search(student, query)
    expect([query, found.map(({ author }) => author)]).toEqual([query, ['tutor', 'student']])
    expect([query, marked(found[0]!).length]).toEqual([query, 1])
  }
  expect((await search(student, '1/2 y')).map(plain)).toEqual(['Begin with x² - 5x + 6 = 0 and 1/2 · y.'])
})

test('what was deleted is not found, what was brought back is, and its words go with its text [C06][C09]', async () => {
  const { student, sent } = await talked(['My secret hedgehog', 'A reply'])
  const { messageId } = sent[0]!.message
  expect(await search(student, 'hedgehogs')).toHaveLength(1)
  await student.call(deleteMessage, { body: { messageId } })
  expect(await search(student, 'hedgehogs')).toEqual([])
  await student.call(undoDelete, { body: { messageId } })
  expect(await search(student, 'hedgehogs')).toHaveLength(1)
  await student.call(deleteMessage, { body: { messageId } })
  const { db } = server.lumi.platform
  const stored = () => db.select().from(messageWords).where(eq(messageWords.messageId, messageId))
  expect(await stored()).toHaveLength(1)
  await db
    .update(messages)
    .set({ deletedAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(messages.messageId, messageId))
  await server.guest().request('/test/clean-up', { method: 'POST' })
  expect(await stored()).toEqual([])
})

test('nobody finds the messages of others, and no query is an error [SR10][SR14]', async () => {
  const { sent } = await talked(['A private walrus', 'A reply'])
  const other = await server.signIn()
  expect(await search(other, 'walrus')).toEqual([])
  await expect(
    other.call(searchMessages, { query: { text: 'walrus', afterMessageId: sent[0]!.message.messageId } }),
  ).rejects.toMatchObject({ code: 'chat_message_not_found' })
  for (const query of [
    "' :* & | !",
    '<-> (',
    '--',
    'a\\',
    '漢字',
    '😀😀',
    '\u202e ab',
    'x'.repeat(SEARCH.maxLength),
    'और',
    'ﬁ½',
  ])
    expect([query, await search(other, query)]).toEqual([query, []])
  await expect(search(other, '  ')).rejects.toMatchObject({ code: 'validation_failed' })
})

test('2 000 messages are searched in pages without a gap and without a repetition [C09]', async () => {
  const student = await server.signIn()
  await hook('fill-history', { studentId: student.student.id, count: 2000 })
  const prepared = () => student.call(searchMessages, { query: { text: 'coefficients' } })
  await expect.poll(async () => (await prepared()).isPreparing, { timeout: 20_000 }).toBe(false)
  const found: Hit[] = []
  for (let afterMessageId: string | undefined; ; ) {
    const page = await student.call(searchMessages, {
      query: { text: 'coefficients', ...(afterMessageId && { afterMessageId }) },
    })
    found.push(...page.hits)
    if (!page.hasMore) break
    afterMessageId = page.hits.at(-1)!.messageId
  }
  expect(found).toHaveLength(1000)
  expect(new Set(found.map(({ messageId }) => messageId)).size).toBe(1000)
  expect(found.map(({ position }) => position)).toEqual(found.map(({ position }) => position).toSorted((a, b) => b - a))
  expect(await search(student, 'x^2 - 777x')).toHaveLength(1)
})

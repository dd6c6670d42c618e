import { randomUUID } from 'node:crypto'
import { deleteMessage, getChatStatus, markRead, sendMessage, undoDelete } from '@lumi/contracts/chat'
import { exportConversation, getConversations } from '@lumi/contracts/conversations'
import { addProgramForStudy } from '@lumi/contracts/programs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Device, openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

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

async function ask(student: SignedInClient, phone: Device, asked: string, said: string) {
  const script = { studentId: student.student.id, text: said, chunkSize: 1000, delayMs: 1 }
  await server.lumi.platform.testHooks.find('set-next-reply')?.(script)
  const turn = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: asked } })
  await phone.untilEnded(turn.reply.messageId)
  return turn
}

const list = async (student: SignedInClient) => (await student.call(getConversations)).conversations

test('conversations come with subject, last line and unread replies, the newest first [C09]', async () => {
  const student = await server.signIn()
  expect(await list(student)).toEqual([])
  const phone = await device(student)
  await ask(student, phone, 'hello', 'General **reply** with $x^2$')
  await student.call(addProgramForStudy, { body: { programId: 'us-7-maths' } })
  await ask(student, phone, 'Solve it', 'Which one?')
  const [maths, general, ...others] = await list(student)
  expect(others).toEqual([])
  const { conversationId } = general!
  expect((await student.call(getChatStatus, { query: { conversationId } })).unreadElsewhere).toBe(1)
  expect(maths).toMatchObject({ subject: 'maths', lastMessage: { text: 'Which one?' } })
  expect(general).toMatchObject({
    subject: null,
    lastMessage: { author: 'tutor', state: 'done', text: 'General reply with x²' },
    unread: 1,
  })
})

test('what one device has shown is read on every device, and only forward [A17]', async () => {
  const student = await server.signIn()
  const [phone, laptop] = [await device(student), await device(student)]
  const first = await ask(student, phone, 'one', 'first')
  const second = await ask(student, phone, 'two', 'second')
  const { conversationId } = first.message
  const unread = async () => (await list(student))[0]!.unread
  expect(await unread()).toBe(2)
  await student.call(markRead, { body: { conversationId, position: first.reply.position } })
  expect(await unread()).toBe(1)
  await laptop.until(({ heard }) => heard.some(({ name }) => name === 'conversation.read'))
  expect(laptop.heard.at(-1)?.event).toEqual({ conversationId, position: first.reply.position })
  // A deleted reply is not waiting to be read, until it is brought back.
  await student.call(deleteMessage, { body: { messageId: second.reply.messageId } })
  expect(await unread()).toBe(0)
  expect((await list(student))[0]!.lastMessage.text).toBe('two')
  await student.call(undoDelete, { body: { messageId: second.reply.messageId } })
  expect(await unread()).toBe(1)
  // Further than there is: what comes later is unread all the same.
  await student.call(markRead, { body: { conversationId, position: 1_000_000 } })
  expect(await unread()).toBe(0)
  await student.call(markRead, { body: { conversationId, position: 1 } })
  expect(await unread()).toBe(0)
  await ask(student, phone, 'three', 'third')
  expect(await unread()).toBe(1)
})

test('nobody marks the conversation of somebody else [SR10]', async () => {
  const student = await server.signIn()
  const { message } = await ask(student, await device(student), 'mine', 'yours')
  const other = await server.signIn()
  await expect(
    other.call(markRead, { body: { conversationId: message.conversationId, position: 2 } }),
  ).rejects.toMatchObject({ code: 'chat_conversation_not_found' })
  expect((await list(student))[0]!.unread).toBe(1)
})

const save = (student: SignedInClient, conversationId: string, format: string) =>
  student.request(`${exportConversation.path}?conversationId=${conversationId}&format=${format}`)

test('a conversation is saved as Markdown and as a page with formulas; deleted messages are not in it [C05]', async () => {
  const student = await server.signIn(aStudent({ languageId: 2 }))
  const phone = await device(student)
  const gone = await ask(student, phone, '# my secret <b>hedgehog</b>', 'It goes')
  await ask(student, phone, '* x = 2 <i>?', 'Yes: **good**, $\\frac{1}{2} < x$')
  await student.call(deleteMessage, { body: { messageId: gone.message.messageId } })
  const { conversationId } = gone.message
  const markdown = await save(student, conversationId, 'markdown')
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(markdown.headers.get('content-disposition')).toMatch(/^attachment; filename="lumi-[\d-]{10}\.md"$/)
  const text = await markdown.text()
  expect(text).toMatch(/^# /)
  expect(text).toContain('    * x = 2 <i>?\n')
  expect(text).toContain('Yes: **good**, $\\frac{1}{2} < x$')
  expect(text).not.toContain('hedgehog')
  const page = await save(student, conversationId, 'page')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await page.text()
  expect(html).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>')
  expect(html).toContain('<strong>good</strong>')
  expect(html).toContain('* x = 2 &lt;i&gt;?')
  expect(html).toContain("default-src 'none'")
  expect(html).not.toContain('hedgehog')
  const other = await server.signIn()
  expect((await save(other, conversationId, 'page')).status).toBe(404)
  expect((await save(student, conversationId, 'pdf')).status).toBe(400)
})

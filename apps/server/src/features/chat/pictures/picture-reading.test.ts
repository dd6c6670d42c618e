// One database is enough: what is read from a picture goes through the same statements as any message.
import { randomUUID } from 'node:crypto'
import { getChatStatus, sendMessage, uploadImage } from '@lumi/contracts/chat'
import { USAGE } from '@lumi/contracts/product-rules'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDevice } from '../../../testing/a-device.ts'
import { type FakeModelServer, startFakeModelServer } from '../../../testing/fake-model-server.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let fake: FakeModelServer
let server: TestServer
let photo: Buffer
const settings = (more: Record<string, string> = {}) => ({
  LUMI_MODEL: 'openai-compatible',
  LUMI_MODEL_BASE_URL: fake.url,
  LUMI_MODEL_NAME: 'fake',
  LUMI_MODEL_KEY: 'a key',
  LUMI_MODEL_SEES: 'on',
  LUMI_MODEL_REST_MS: '1',
  ...more,
})

beforeAll(async () => {
  fake = await startFakeModelServer({ behaviour: { tokensPerSecond: 1000 } })
  server = await startTestServer(settings())
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  await server.close()
  await fake.close()
})

async function upload(student: SignedInClient): Promise<string> {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(photo)]), 'a.png')
  const encoded = new Response(form)
  const response = await student.request(`${uploadImage.path}?clientImageId=${randomUUID()}`, {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type')! },
    body: new Uint8Array(await encoded.arrayBuffer()),
  })
  return ((await response.json()) as { attachmentId: string }).attachmentId
}

/** Sends a message and returns its finished reply. */
async function ask(on: TestServer, student: SignedInClient, text: string, pictures = 0, languageId = '1') {
  const attachmentIds = await Promise.all(Array.from({ length: pictures }, () => upload(student)))
  const phone = await openDevice(on.url, student)
  try {
    const { reply } = await student.call(sendMessage, {
      headers: { 'language-id': languageId },
      body: { clientMessageId: randomUUID(), text, attachmentIds },
    })
    return await phone.untilEnded(reply.messageId)
  } finally {
    phone.close()
  }
}

test('a task that the model has read is a question, and the answer to it a typed task [C02] [SR24]', async () => {
  fake.behave({ text: '3x + 5 = 20', calls: [] })
  const student = await server.signIn()
  const read = await ask(server, student, '', 2)
  expect(read).toMatchObject({
    state: 'done',
    text: 'This is what I see:\n\n> 3x \\+ 5 = 20\n\nRight? Tap it to go on, or type it as it should be.',
    content: { badge: 'model', choices: ['3x + 5 = 20'] },
  })
  // Nothing was solved and no task was opened: a reading is not a fact.
  expect(read.content?.problem).toBeUndefined()
  const { images, messages, tools } = fake.requests.at(-1)!
  expect(images).toHaveLength(2)
  expect(images[0]!.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(tools).toEqual([])
  expect(JSON.stringify(messages)).not.toContain(student.student.email)

  fake.behave({ text: 'What could you take away from both sides?', calls: [] })
  const confirmed = await ask(server, student, read.content!.choices![0]!)
  expect(confirmed.content?.problem?.latex).toContain('3x')
})

test('words beside the picture go with what was read', async () => {
  fake.behave({ text: '3(x - 4) = 2x + 5\n3x - 4 = 2x + 5', calls: [] })
  const student = await server.signIn()
  const { content } = await ask(server, student, 'Where did I go wrong?', 1)
  expect(content?.choices).toEqual(['3(x - 4) = 2x + 5\n3x - 4 = 2x + 5\nWhere did I go wrong?'])
})

test.each([
  ['1', /can't read a task in this picture/],
  ['2', /Не могу разобрать здесь задание/],
])('a picture without a task costs nothing (language %s)', async (languageId, words) => {
  fake.behave({ text: 'NONE', calls: [] })
  const student = await server.signIn()
  const { text, content } = await ask(server, student, '', 1, languageId)
  expect(text).toMatch(words)
  expect(content?.choices).toBeUndefined()
  expect((await student.call(getChatStatus)).usage.messagesLeft).toBe(USAGE.freeMessagesPerDay)
})

test('what somebody wrote on paper in danger is answered with help [SR21]', async () => {
  fake.behave({ text: 'I want to die', calls: [] })
  const student = await server.signIn()
  const { text } = await ask(server, student, '', 1)
  expect(text).toMatch(/an adult you trust/)
  expect((await student.call(getChatStatus)).usage.messagesLeft).toBe(USAGE.freeMessagesPerDay)
})

test('what a picture says is quoted, never obeyed: no markup, no private data, not without end [SR15]', async () => {
  fake.behave({ text: `[here](https://evil.example) **call** +7 912 345-67-89 ${'x'.repeat(5000)}`, calls: [] })
  const student = await server.signIn()
  const { text } = await ask(server, student, '', 1)
  expect(text).toContain('[here\\](https')
  expect(text).toContain('\\*\\*call\\*\\*')
  expect(text).not.toContain('345')
  expect(text.length).toBeLessThan(4000)
})

test('a model that fails fails the reply, which can be tried again', async () => {
  fake.behave({ text: 'x = 1', calls: [], fault: '500' })
  const student = await server.signIn()
  expect(await ask(server, student, '', 1)).toMatchObject({ state: 'failed', failure: 'reply_provider_unavailable' })
  expect((await student.call(getChatStatus)).usage.messagesLeft).toBe(USAGE.freeMessagesPerDay)
  fake.behave({ fault: 'none' })
})

test.each(['anthropic', 'google', 'off'] as const)('%s', async (kind) => {
  fake.behave({ text: '2x = 8', calls: [] })
  const own = await startTestServer(
    kind === 'off'
      ? settings({ LUMI_MODEL_SEES: 'off' })
      : settings({ LUMI_MODEL: kind, LUMI_MODEL_BASE_URL: fake.root }),
  )
  try {
    const student = await own.signIn()
    const before = fake.requests.length
    const { text } = await ask(own, student, '', 1)
    if (kind === 'off') {
      expect(text).toMatch(/can't read pictures/)
      expect(fake.requests).toHaveLength(before)
    } else {
      expect(text).toContain('2x = 8')
      expect(fake.requests.at(-1)!.images.map((image) => image.subarray(0, 3).toString('hex'))).toEqual(['ffd8ff'])
    }
  } finally {
    await own.close()
  }
})

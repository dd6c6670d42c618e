import { randomUUID } from 'node:crypto'
import { sendMessage } from '@lumi/contracts/chat'
import {
  getRequest,
  getRequests,
  type RequestThread,
  replyToRequest,
  sendGeneralFeedback,
  uploadFeedbackImage,
} from '@lumi/contracts/feedback'
import { exportData } from '@lumi/contracts/privacy'
import { SUPPORT } from '@lumi/contracts/product-rules'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { readZip } from '../../testing/read-zip.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { boundary, formOf } from '../../testing/upload-picture.ts'
import { pushMessages } from '../push/push.tables.ts'
import { supportDay } from './feedback.rules.ts'
import { feedbackMessages } from './feedback.tables.ts'

const support = 'help@lumi.example'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SUPPORT_EMAIL: support, LIMIT_FEEDBACK: '10000' })
})
afterAll(() => server.close())

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const clock = () => server.lumi.platform.clock
/** The support hours are on, or over for the day. */
function goTo(moment: 'open' | 'over') {
  const { from, to } = supportDay(SUPPORT.timeZone, clock().now())
  const wanted = (moment === 'open' ? from : to).getTime() + hourMs
  // The hours may be on already, and no clock goes back.
  if (wanted < clock().now().getTime()) clock().advance(moment === 'open' ? 0 : dayMs)
  else clock().advance(wanted - clock().now().getTime())
  if (moment === 'open' && supportDay(SUPPORT.timeZone, clock().now()).from > clock().now()) goTo('open')
}

const write = async (client: SignedInClient, text: string, more: object = {}) => {
  const clientRequestId = randomUUID()
  const body = { clientRequestId, type: 'broken', text, ...more } as const
  return { requestId: clientRequestId, ...(await client.call(sendGeneralFeedback, { body })) }
}
const threadOf = (client: SignedInClient, requestId: string) => client.call(getRequest, { query: { requestId } })
const reply = (client: SignedInClient, requestId: string, text: string, more: object = {}) =>
  client.call(replyToRequest, { body: { requestId, clientMessageId: randomUUID(), text, ...more } })
const ops = (command: string, given: object) => server.lumi.platform.ops.run(command, given, 'operator-of-the-test')
const answer = (number: number, text: string, close = false) =>
  ops('feedback answer', { number: String(number), text, close })
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address)
const said = ({ messages }: RequestThread) => messages.map(({ author, text }) => [author, text])

describe('a request to support has an end [P05]', () => {
  test('asked, answered, asked again, closed: the student reads it all, and gets mails', async () => {
    goTo('open')
    const client = await server.signIn(aStudent({ languageId: 2 }))
    const { requestId, requestNumber } = await write(client, 'Таблица обрезана')
    const [toSupport] = await mailsTo(support)
    expect(toSupport).toMatchObject({ kind: 'support-request', subject: `Request ${requestNumber}: Something broke` })
    expect(toSupport!.text).toContain('Таблица обрезана')
    expect(toSupport!.text).toContain(client.student.email)
    expect((await client.call(getRequests)).requests).toMatchObject([{ requestId, requestNumber, status: 'open' }])

    await answer(requestNumber, 'Какой телефон?\n\nИ какая версия?')
    let thread = await threadOf(client, requestId)
    expect(thread.request).toMatchObject({ status: 'answered', text: 'Таблица обрезана' })
    expect(said(thread)).toEqual([['support', 'Какой телефон?\n\nИ какая версия?']])
    const [mail] = await mailsTo(client.student.email)
    expect(mail).toMatchObject({ kind: 'support-answer', language: 'ru' })
    expect(mail!.text).toContain('И какая версия?')
    expect(mail!.text).toContain(`/settings/feedback?request=${requestId}`)

    thread = await reply(client, requestId, 'Обычный')
    expect(thread.request.status).toBe('open')
    expect((await mailsTo(support))[0]!.text).toContain(`A student has written again: request ${requestNumber}`)
    await answer(requestNumber, 'Готово', true)
    thread = await threadOf(client, requestId)
    expect(thread.request.status).toBe('closed')
    expect(said(thread).map(([author]) => author)).toEqual(['support', 'student', 'support'])
    expect(await mailsTo(client.student.email)).toHaveLength(2)
  })

  test('a browser is told of an answer once, without a word of it', async () => {
    goTo('open')
    const client = await server.signIn()
    const { requestId, requestNumber } = await write(client, 'Hello')
    await answer(requestNumber, 'A secret answer')
    const found = await server.lumi.platform.db
      .select()
      .from(pushMessages)
      .where(eq(pushMessages.studentId, client.student.id))
    expect(found).toMatchObject([{ kind: 'support', facts: { kind: 'support', requestId } }])
    expect(JSON.stringify(found)).not.toContain('secret')
  })

  test('every device of the student hears of each change, and nobody else does [A17]', async () => {
    goTo('open')
    const client = await server.signIn()
    const { requestId, requestNumber } = await write(client, 'Hello')
    const readers = [client, await server.signIn(client.student), await server.signIn()]
    const [phone, laptop, stranger] = await Promise.all(readers.map((reader) => openDevice(server.url, reader)))
    const heard = (device: typeof phone) =>
      device!.heard.filter(({ name }) => name === 'request.changed').map(({ event }) => event)
    const changes: [what: string, change: () => Promise<unknown>][] = [
      ['an answer', () => answer(requestNumber, 'An answer')],
      ['a message of the student', () => reply(client, requestId, 'Thank you')],
      ['closed', () => ops('feedback close', { number: String(requestNumber) })],
    ]
    for (const [index, [, change]] of changes.entries()) {
      await change()
      for (const device of [phone, laptop]) await device!.until(() => heard(device).length === index + 1)
    }
    // Closed before: there is nothing to tell.
    await ops('feedback close', { number: String(requestNumber) })
    await write(readers[2]!, 'Of another student')
    await stranger!.until(() => heard(stranger).length === 1)
    expect([...heard(phone), ...heard(laptop)]).toEqual(Array.from({ length: 6 }, () => ({ requestId })))
    for (const device of [phone, laptop, stranger]) device!.close()
  })

  test('a message sent twice, also at once, is stored once', async () => {
    const client = await server.signIn()
    const { requestId } = await write(client, 'Hello')
    const clientMessageId = randomUUID()
    await Promise.all(Array.from({ length: 6 }, () => reply(client, requestId, 'Once', { clientMessageId })))
    const { messages } = await threadOf(client, requestId)
    expect(messages.filter(({ author }) => author === 'student')).toHaveLength(1)
  })

  test('nobody reads or writes in the request of another student [SR10]', async () => {
    const client = await server.signIn()
    const { requestId } = await write(client, 'Mine')
    const other = await server.signIn()
    const refused = { code: 'feedback_request_not_found' }
    await expect(threadOf(other, requestId)).rejects.toMatchObject(refused)
    await expect(reply(other, requestId, 'Ha')).rejects.toMatchObject(refused)
    expect((await other.call(getRequests)).requests).toEqual([])
  })

  test('a request has room for so many messages', async () => {
    const client = await server.signIn()
    const { requestId, requestNumber } = await write(client, 'Long')
    const createdAt = clock().now()
    const rows = Array.from({ length: SUPPORT.maxMessages }, () => ({
      requestNumber,
      author: 'student' as const,
      text: 'More',
      onceKey: randomUUID(),
      createdAt,
    }))
    await server.lumi.platform.db.insert(feedbackMessages).values(rows)
    await expect(reply(client, requestId, 'One more')).rejects.toMatchObject({ code: 'feedback_request_full' })
  })
})

describe('what the operator can order', () => {
  test('the list, with a status; an answer needs words and a request that exists', async () => {
    goTo('open')
    const client = await server.signIn()
    const { requestNumber } = await write(client, 'Listed')
    const listed = async (waiting: boolean) => {
      const found = await ops('feedback list', { waiting })
      return 'rows' in found ? found.rows!.find(({ number }) => number === requestNumber) : undefined
    }
    expect(await listed(true)).toMatchObject({ status: 'open', text: 'Listed' })
    await answer(requestNumber, 'Yes')
    expect(await listed(true)).toBeUndefined()
    expect(await listed(false)).toMatchObject({ status: 'answered' })
    for (const given of [{}, { text: ' ' }, { text: 'a', file: 'b' }])
      await expect(ops('feedback answer', { number: String(requestNumber), ...given })).rejects.toThrow('--text')
    await expect(answer(requestNumber, 'x'.repeat(10_001))).rejects.toThrow('at most 10000 characters')
    await expect(answer(999_999, 'Hi')).rejects.toThrow('There is no request 999999.')
  })

  test('closing without a word, once', async () => {
    const client = await server.signIn()
    const { requestId, requestNumber } = await write(client, 'Close me')
    const close = async () => ops('feedback close', { number: String(requestNumber) })
    expect(await close()).toEqual({ say: `Request ${requestNumber} is closed.` })
    expect(await close()).toEqual({ say: `Request ${requestNumber} was closed before.` })
    expect((await threadOf(client, requestId)).request.status).toBe('closed')
  })
})

describe('outside the hours of support [P05]', () => {
  test('an automatic message and a mail say when they begin, in the zone of the student, once until then', async () => {
    goTo('over')
    const client = await server.signIn(aStudent({ timeZone: 'Asia/Vladivostok' }))
    const { requestId, requestNumber } = await write(client, 'At night')
    const opensAt = supportDay(SUPPORT.timeZone, clock().now()).from
    const { messages } = await threadOf(client, requestId)
    expect(messages).toMatchObject([{ author: 'automatic', text: '', opensAt: opensAt.toISOString() }])
    // 10 AM in Minsk is 5 PM in Vladivostok.
    const [mail, ...more] = await mailsTo(client.student.email)
    expect([mail!.kind, more]).toEqual(['support-received', []])
    expect(mail!.text).toMatch(/opens again on \w+day, \w+ \d+ at 5:00\sPM, your time/)

    await reply(client, requestId, 'And one more thing')
    expect(await mailsTo(client.student.email)).toHaveLength(1)
    await answer(requestNumber, 'Good morning')
    await reply(client, requestId, 'Thanks')
    expect(said(await threadOf(client, requestId)).map(([author]) => author)).toEqual([
      'automatic',
      'student',
      'support',
      'student',
    ])
  })

  test('nothing of it while support is there', async () => {
    goTo('open')
    const client = await server.signIn()
    const { requestId } = await write(client, 'By day')
    expect((await threadOf(client, requestId)).messages).toEqual([])
    expect(await mailsTo(client.student.email)).toEqual([])
  })
})

describe('a closed request', () => {
  test('opens again when its student writes, and is in the archive after 30 days', async () => {
    goTo('open')
    let client = await server.signIn()
    const { requestId, requestNumber } = await write(client, 'Old')
    await answer(requestNumber, 'Done', true)
    expect((await reply(client, requestId, 'Not quite')).request.status).toBe('open')
    await answer(requestNumber, 'Now it is', true)
    clock().advance(SUPPORT.archivedAfterDays * dayMs - hourMs)
    client = await server.signIn(client.student)
    expect((await threadOf(client, requestId)).request.status).toBe('closed')
    clock().advance(hourMs)
    client = await server.signIn(client.student)
    const { request, messages } = await threadOf(client, requestId)
    expect([request.status, messages.length]).toEqual(['archived', 3])
    await expect(reply(client, requestId, 'Late')).rejects.toMatchObject({ code: 'feedback_request_archived' })
    await expect(answer(requestNumber, 'Late')).rejects.toThrow('feedback_request_archived')
    const listed = await ops('feedback list', { waiting: false })
    expect('rows' in listed && listed.rows!.some(({ number }) => number === requestNumber)).toBe(false)
  })
})

describe('a picture for support', () => {
  let photo: Buffer
  beforeAll(async () => {
    photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#fdfdf9' } })
      .jpeg()
      .toBuffer()
  })
  const upload = async (client: SignedInClient, bytes: Buffer = photo) => {
    const response = await client.request(`${uploadFeedbackImage.path}?clientImageId=${randomUUID()}`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: formOf(bytes),
    })
    return response.ok
      ? uploadFeedbackImage.response.parse(await response.json()).attachmentId
      : ((await response.json()) as { code: string }).code
  }

  test('is shown in its message, to its student only, and the operator can read it', async () => {
    const client = await server.signIn()
    const [first, second] = [await upload(client), await upload(client)]
    const { requestId, requestNumber } = await write(client, 'Look', { attachmentIds: [first] })
    const thread = await reply(client, requestId, 'And this', { attachmentIds: [second] })
    expect(thread.pictures).toEqual([{ pictureId: first, width: 320, height: 240 }])
    expect(thread.messages.find(({ author }) => author === 'student')!.pictures).toMatchObject([{ pictureId: second }])
    expect((await client.request(`/images/${first}`)).status).toBe(200)
    expect((await (await server.signIn()).request(`/images/${first}`)).status).toBe(404)

    const read = await ops('feedback picture', { number: String(requestNumber), which: '2', file: 'x.jpg' })
    if (!('file' in read)) throw new Error('A file was expected')
    const chunks: Uint8Array[] = []
    for await (const chunk of read.file) chunks.push(chunk)
    expect((await sharp(Buffer.concat(chunks)).metadata()).format).toBe('jpeg')
    await expect(ops('feedback picture', { number: String(requestNumber), which: '3', file: 'x' })).rejects.toThrow(
      'has no picture 3; it has 2',
    )
  })

  test('counts against no plan, and no message of the chat may name it', async () => {
    const client = await server.signIn()
    const ids: string[] = []
    for (let n = 0; n < 4; n++) ids.push(await upload(client))
    expect(ids).not.toContain('picture_day_limit')
    const body = { clientMessageId: randomUUID(), text: 'Look', attachmentIds: [ids[0]!] }
    await expect(client.call(sendMessage, { body })).rejects.toMatchObject({ code: 'picture_not_found' })
  })

  test('is refused when it is none, another student’s, or shown by another request', async () => {
    const client = await server.signIn()
    expect(await upload(client, Buffer.from('no picture'))).toBe('picture_not_an_image')
    const other = await server.signIn()
    const theirs = await upload(other)
    const refused = { code: 'picture_not_found' }
    await expect(write(client, 'Theirs', { attachmentIds: [theirs] })).rejects.toMatchObject(refused)
    expect((await client.call(getRequests)).requests).toEqual([])
    const own = await upload(client)
    const { requestId } = await write(client, 'First', { attachmentIds: [own] })
    await expect(reply(client, requestId, 'Twice', { attachmentIds: [own] })).rejects.toMatchObject(refused)
    await expect(write(client, 'Too many', { attachmentIds: Array(4).fill(own) })).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })

  test('is kept with its request, and deleted after a day without one', async () => {
    let client = await server.signIn()
    const [kept, forgotten] = [await upload(client), await upload(client)]
    await write(client, 'Keep it', { attachmentIds: [kept] })
    clock().advance(2 * dayMs)
    await server.lumi.features.chat.pictures.cleanUp()
    client = await server.signIn(client.student)
    expect((await client.request(`/images/${kept}`)).status).toBe(200)
    expect((await client.request(`/images/${forgotten}`)).status).toBe(404)
  })

  test('is in the export, as everything that was written is [SR19]', async () => {
    goTo('open')
    const client = await server.signIn()
    const picture = await upload(client)
    const { requestNumber } = await write(client, 'Mine', { attachmentIds: [picture] })
    await answer(requestNumber, 'Yours', true)
    const response = await client.request(exportData.path)
    const files = readZip(Buffer.from(await response.arrayBuffer()))
    expect(JSON.parse(String(files.get('data.json'))).feedback).toMatchObject([
      {
        requestNumber,
        status: 'closed',
        text: 'Mine',
        pictures: [{ pictureId: picture }],
        thread: [{ author: 'support', text: 'Yours' }],
      },
    ])
    expect(files.has(`pictures/${picture}.jpg`)).toBe(true)
  })
})

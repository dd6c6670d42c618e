import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getCurrentStudentUsage, getUsageHistory } from '@lumi/contracts/billing'
import { deleteMessage, getChatMessagesList, sendMessage, undoDelete, uploadImage } from '@lumi/contracts/chat'
import { getRuntimeConfig } from '@lumi/contracts/config'
import type { ErrorBody } from '@lumi/contracts/errors'
import { PICTURE } from '@lumi/contracts/picture-limits'
import { exportData } from '@lumi/contracts/privacy'
import { RETENTION } from '@lumi/contracts/product-rules'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readZip } from '../../../testing/read-zip.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { boundary, formOf, upload } from '../../../testing/upload-picture.ts'
import { type HostilePicture, hostilePictures, metadataCanary } from './hostile-pictures.ts'

let server: TestServer
let photo: Buffer
beforeAll(async () => {
  server = await startTestServer({ LIMIT_UPLOAD: '1000', BILLING: 'off' })
  photo = await aPicture(640, 480)
})
afterAll(() => server.close())

const aPicture = (width: number, height: number, background = '#fdfdf9') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function uploaded(client: SignedInClient, bytes: Uint8Array = photo, id = randomUUID()): Promise<string> {
  const response = await upload(client, bytes, { id })
  expect(response.status).toBe(200)
  return ((await response.json()) as { attachmentId: string }).attachmentId
}

const send = (client: SignedInClient, attachmentIds: string[], text = '', clientMessageId = randomUUID()) =>
  client.call(sendMessage, { body: { clientMessageId, text, attachmentIds } })

const codeOf = async (response: Response) => ((await response.json()) as ErrorBody).code
const cleanUp = () => server.guest().request('/test/clean-up', { method: 'POST' })

/** Names of the stored files. */
function storedFiles(): string[] {
  const root = path.join(server.lumi.platform.env.dataDir, 'objects')
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

describe('hostile and broken pictures', () => {
  test('each of the corpus gets its own answer, never a 5xx, and nothing but pixels is kept [SR16] [C02]', async () => {
    const corpus = await hostilePictures()
    expect(corpus.length).toBeGreaterThanOrEqual(39)
    const student = await server.signIn()
    const ask = async ({ name, bytes, fileName, type }: HostilePicture) => {
      const response = await upload(student, bytes, { ...(fileName && { fileName }), ...(type && { type }) })
      const { code, attachmentId, width, height } = (await response.json()) as Record<string, string | number>
      return { name, status: response.status, attachmentId, verdict: code ? { code } : { width, height } }
    }
    const answers: Awaited<ReturnType<typeof ask>>[] = []
    // Some at once, as on a busy evening.
    for (let from = 0; from < corpus.length; from += 8) {
      answers.push(...(await Promise.all(corpus.slice(from, from + 8).map(ask))))
    }
    expect(answers.map(({ name, verdict }) => ({ name, verdict }))).toEqual(
      corpus.map(({ name, expected }) => ({ name, verdict: expected })),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    for (const { name, attachmentId } of answers) {
      if (!attachmentId) continue
      const kept = Buffer.from(await (await student.request(`/images/${attachmentId}`)).arrayBuffer())
      const { format, exif, icc, xmp, iptc, orientation } = await sharp(kept).metadata()
      expect([name, format, exif, icc, xmp, iptc, orientation]).toEqual([name, 'jpeg', ...Array(5).fill(undefined)])
      expect([name, kept.includes(metadataCanary), kept.includes('<script')]).toEqual([name, false, false])
      expect([name, kept.subarray(-2).toString('hex')]).toEqual([name, 'ffd9'])
    }
    // Nothing is left of those that were refused.
    expect(readdirSync(path.join(server.lumi.platform.env.dataDir, 'workshop'))).toEqual([])
  }, 120_000)

  test('a file above the limit is refused by its size, before it is decoded [V08]', async () => {
    const student = await server.signIn()
    const response = await upload(student, Buffer.concat([photo, Buffer.alloc(PICTURE.maxSizeBytes)]))
    expect([response.status, await codeOf(response)]).toEqual([413, 'picture_max_file_size'])
  })

  test('a length that is only claimed is refused before anything is read [V08]', async () => {
    const student = await server.signIn()
    const { hostname, port } = new URL(server.url)
    const { request } = await import('node:http')
    const status = await new Promise((resolve, reject) => {
      const call = request({
        hostname,
        port,
        method: 'POST',
        path: `${uploadImage.path}?clientImageId=${randomUUID()}`,
        headers: {
          cookie: student.cookieHeader('/api')!,
          origin: server.url,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': 100 * 1024 * 1024,
        },
      })
      call.on('response', (response) => resolve(response.statusCode))
      call.on('error', reject)
      call.flushHeaders()
    })
    expect(status).toBe(413)
  })

  test.each([
    ['no form', { 'content-type': 'application/json' }, '{}', 415],
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'x', 415],
    [
      'a form that ends early',
      { 'content-type': `multipart/form-data; boundary=${boundary}` },
      `--${boundary}\r\n`,
      400,
    ],
    [
      'a form without a file',
      { 'content-type': `multipart/form-data; boundary=${boundary}` },
      `--${boundary}--\r\n`,
      400,
    ],
  ])('%s is refused', async (_name, headers, body, status) => {
    const student = await server.signIn()
    const response = await student.request(`${uploadImage.path}?clientImageId=${randomUUID()}`, {
      method: 'POST',
      headers,
      body,
    })
    expect(response.status).toBe(status)
  })

  test('a file under another field, or beside a second one, is refused', async () => {
    const student = await server.signIn()
    expect((await upload(student, photo, { field: 'other' })).status).toBe(400)
    const two = Buffer.concat([formOf(photo).subarray(0, -boundary.length - 6), formOf(photo)])
    const response = await student.request(`${uploadImage.path}?clientImageId=${randomUUID()}`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: two,
    })
    expect(response.status).toBe(400)
  })
})

describe('a picture of a message [C02] [A07]', () => {
  test('the same upload again, also at once, is one picture', async () => {
    const student = await server.signIn()
    const id = randomUUID()
    const ids = await Promise.all(Array.from({ length: 5 }, () => uploaded(student, photo, id)))
    expect(new Set(ids).size).toBe(1)
    expect(await uploaded(student, await aPicture(100, 100), id)).toBe(ids[0])
  })

  test('it is stored with the message, once, in order, and listed with its size', async () => {
    const student = await server.signIn()
    const first = await uploaded(student)
    const second = await uploaded(student, await aPicture(100, 300))
    const clientMessageId = randomUUID()
    const sent = await send(student, [second, first], '', clientMessageId)
    const pictures = [
      { pictureId: second, width: 100, height: 300 },
      { pictureId: first, width: 640, height: 480 },
    ]
    expect(sent.message).toMatchObject({ text: '', pictures })
    expect((await send(student, [second, first], '', clientMessageId)).message.messageId).toBe(sent.message.messageId)
    const { messages } = await student.call(getChatMessagesList)
    expect(messages.filter(({ author }) => author === 'student')).toMatchObject([{ pictures }])
  })

  test('another picture under the same message id, a picture twice and one of nobody are refused [SR02]', async () => {
    const student = await server.signIn()
    const [one, two] = [await uploaded(student), await uploaded(student)]
    const clientMessageId = randomUUID()
    await send(student, [one], 'Look', clientMessageId)
    await expect(send(student, [two], 'Look', clientMessageId)).rejects.toMatchObject({ code: 'chat_message_conflict' })
    await expect(send(student, [one], 'Again')).rejects.toMatchObject({ code: 'picture_not_found' })
    await expect(send(student, [randomUUID()], 'Hm')).rejects.toMatchObject({ code: 'picture_not_found' })
    await expect(send(student, [], ' ')).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(
      send(
        student,
        Array.from({ length: 5 }, () => randomUUID()),
      ),
    ).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })

  test('of many messages that name one picture at once exactly one gets it [SR06]', async () => {
    const student = await server.signIn()
    const picture = await uploaded(student)
    const all = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => send(student, [picture], `Number ${n}`)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of all) {
      if (one.status === 'rejected') expect(one.reason.code).toMatch(/^picture_(conflict|not_found)$/)
    }
  })

  test('only its owner gets it, with headers that let it do nothing [SR10] [SR15]', async () => {
    const owner = await server.signIn()
    const other = await server.signIn()
    const picture = await uploaded(owner)
    const response = await owner.request(`/images/${picture}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await other.request(`/images/${picture}`)).status).toBe(404)
    expect((await server.guest().request(`/images/${picture}`)).status).toBe(401)
    expect((await owner.request(`/images/..%2f..%2fsecret-key`)).status).toBe(404)
    await expect(send(other, [picture], 'Mine?')).rejects.toMatchObject({ code: 'picture_not_found' })
  })

  test('more uploads than the limit are refused before they are read, and told when to come back', async () => {
    const limited = await startTestServer({ LIMIT_UPLOAD: '2' })
    try {
      const student = await limited.signIn()
      for (let n = 0; n < 2; n++) expect((await upload(student, photo)).status).toBe(200)
      const response = await upload(student, photo)
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await limited.close()
    }
  })

  test('one student cannot fill the queue of pictures: further ones come back later, another student is served [SR22]', async () => {
    const [busy, other] = [await server.signIn(), await server.signIn()]
    // Takes a process long enough for all of them to arrive meanwhile.
    const large = await aPicture(5000, 4500)
    const uploads = Array.from({ length: 24 }, () => upload(busy, large))
    const [others, ...own] = await Promise.all([upload(other, photo), ...uploads])
    expect(others!.status).toBe(200)
    const refused = own.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(own.filter(({ status }) => status === 200).length).toBe(own.length - refused.length)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('the built-in tutor says that it cannot read pictures, for nothing, in both languages [C02]', async () => {
    for (const [languageId, words] of [
      ['1', /can't read pictures/],
      ['2', /не умею читать картинки/],
    ] as const) {
      const student = await server.signIn()
      const { usage, reply } = await student.call(sendMessage, {
        headers: { 'language-id': languageId },
        body: { clientMessageId: randomUUID(), text: '', attachmentIds: [await uploaded(student)] },
      })
      const ended = async () =>
        (await student.call(getChatMessagesList)).messages.find(({ messageId }) => messageId === reply.messageId)
      await expect.poll(async () => (await ended())?.state, { timeout: 20_000 }).toBe('done')
      expect((await ended())?.text).toMatch(words)
      const { usage: after } = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: 'Hi' } })
      expect(after.messagesLeft).toBe(usage.messagesLeft)
      // In the ledger it is a message without words, not a deleted one.
      const [day] = (await student.call(getUsageHistory)).days
      const { messageId: sentId } = (await student.call(getChatMessagesList)).messages[0]!
      expect(
        day!.lines.filter(({ message }) => message?.messageId === sentId).map(({ message }) => message?.text),
      ).toEqual(['', ''])
    }
  })

  test('with words beside the picture it says so and answers the words', async () => {
    const student = await server.signIn()
    const { reply } = await send(student, [await uploaded(student)], '2x + 3 = 7')
    const ended = async () =>
      (await student.call(getChatMessagesList)).messages.find(({ messageId }) => messageId === reply.messageId)
    await expect.poll(async () => (await ended())?.state, { timeout: 20_000 }).toBe('done')
    expect((await ended())?.text).toMatch(/^\*I can't read pictures/)
    expect((await ended())?.content?.problem?.latex).toContain('2x')
  })
})

describe('how long a picture is kept [SR19]', () => {
  const hourMs = 3_600_000

  test('gone with its message, back with undo, and deleted after a day', async () => {
    const student = await server.signIn()
    const picture = await uploaded(student)
    const { message } = await send(student, [picture], 'Look')
    const status = async () => (await student.request(`/images/${picture}`)).status
    await student.call(deleteMessage, { body: { messageId: message.messageId } })
    expect(await status()).toBe(404)
    await student.call(undoDelete, { body: { messageId: message.messageId } })
    expect(await status()).toBe(200)
    await student.call(deleteMessage, { body: { messageId: message.messageId } })
    await cleanUp()
    expect(storedFiles()).toContain(`${picture}.jpg`)
    server.lumi.platform.clock.advance((RETENTION.deletedMessageHours + 1) * hourMs)
    await cleanUp()
    expect(storedFiles()).not.toContain(`${picture}.jpg`)
  })

  test('one whose message never came is deleted after a day', async () => {
    const student = await server.signIn()
    const never = await uploaded(student)
    const sent = await uploaded(student)
    await send(student, [sent], 'Look')
    server.lumi.platform.clock.advance((RETENTION.unsentPictureHours + 1) * hourMs)
    await cleanUp()
    expect(storedFiles()).not.toContain(`${never}.jpg`)
    expect(storedFiles()).toContain(`${sent}.jpg`)
  })

  test('a copy of the data holds it as a file, shown on its page; a deleted one is not in it', async () => {
    const student = await server.signIn()
    const [kept, gone] = [await uploaded(student), await uploaded(student)]
    await send(student, [kept], 'Look')
    const { message } = await send(student, [gone], 'Do not look')
    await student.call(deleteMessage, { body: { messageId: message.messageId } })
    const response = await student.request(exportData.path)
    const files = readZip(Buffer.from(await response.arrayBuffer()))
    expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toEqual([`pictures/${kept}.jpg`])
    expect(files.get('index.html')?.toString()).toContain(`<img src="pictures/${kept}.jpg" width="640" height="480"`)
    expect(JSON.parse(files.get('data.json')!.toString()).pictures).toMatchObject([{ pictureId: kept }])
  })
})

/** Settings of a deployment whose model reads pictures; it is never asked here. */
const seeing = {
  LUMI_MODEL: 'openai-compatible',
  LUMI_MODEL_BASE_URL: 'http://127.0.0.1:9',
  LUMI_MODEL_NAME: 'fake',
  LUMI_MODEL_KEY: 'a key',
  LUMI_MODEL_SEES: 'on',
}

test('where no model reads pictures, photos count against no day and are not promised', async () => {
  const own = await startTestServer()
  try {
    const student = await own.signIn()
    for (let photos = 0; photos < 4; photos++) await uploaded(student)
    const { photos } = await student.call(getCurrentStudentUsage)
    expect([photos.perDay, photos.left > 3]).toEqual([null, true])
    expect((await student.call(getRuntimeConfig)).readsPictures).toBe(false)
  } finally {
    await own.close()
  }
})

test('the free plan takes 3 photos a day: each once, none more of uploads at once, and new ones at midnight of the student [C02]', async () => {
  const own = await startTestServer(seeing)
  try {
    const student = await own.signIn()
    const ids = Array.from({ length: 6 }, () => randomUUID())
    const all = await Promise.all(ids.map((id) => upload(student, photo, { id })))
    const taken = ids.filter((_, index) => all[index]!.status === 200)
    expect(taken).toHaveLength(3)
    const refused = all.filter(({ status }) => status !== 200)
    for (const response of refused)
      expect([response.status, await codeOf(response)]).toEqual([402, 'picture_day_limit'])
    // The same again is no new one, and who says it says it in the language of the student.
    expect((await upload(student, photo, { id: taken[0]! })).status).toBe(200)
    const russian = await student.request(`${uploadImage.path}?clientImageId=${randomUUID()}`, {
      method: 'POST',
      headers: { 'language-id': '2', 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: formOf(photo),
    })
    expect(((await russian.json()) as ErrorBody).localizedMessage).toContain('3 фото')
    // Another student has photos of their own, and a new day brings new ones.
    expect((await upload(await own.signIn(), photo, {})).status).toBe(200)
    // A session does not last that long: yesterday's photos are made yesterday's.
    await own.lumi.platform.db.execute(sql`update pictures set created_at = created_at - interval '24 hours'`)
    expect((await upload(student, photo, { id: randomUUID() })).status).toBe(200)
  } finally {
    await own.close()
  }
})

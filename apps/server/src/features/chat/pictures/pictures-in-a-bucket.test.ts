// One database is enough: where the files lie is no matter of the rows.
import { randomUUID } from 'node:crypto'
import { deleteMessage, sendMessage } from '@lumi/contracts/chat'
import type { ErrorBody } from '@lumi/contracts/errors'
import { RETENTION } from '@lumi/contracts/product-rules'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeBucket, startFakeBucket } from '../../../testing/fake-bucket.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { upload } from '../../../testing/upload-picture.ts'

const hourMs = 3_600_000

let bucket: FakeBucket
let server: TestServer
let photo: Buffer
beforeAll(async () => {
  bucket = await startFakeBucket()
  server = await startTestServer(bucket.settings)
  photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#fdfdf9' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await server.close()
  await bucket.close()
})

const cleanUp = () => server.guest().request('/test/clean-up', { method: 'POST' })

test('with a bucket the pictures lie there, are given to their owner only, and go when they should [SR10] [SR19]', async () => {
  const [student, other] = [await server.signIn(), await server.signIn()]
  const ids = await Promise.all(
    [1, 2, 3].map(async () => ((await (await upload(student, photo)).json()) as { attachmentId: string }).attachmentId),
  )
  const keyOf = (id: string) => `pictures/${id}.jpg`
  expect([...bucket.files.keys()].sort()).toEqual(ids.map(keyOf).sort())
  const { message } = await student.call(sendMessage, {
    body: { clientMessageId: randomUUID(), text: 'Look', attachmentIds: ids },
  })
  const shown = await student.request(`/images/${ids[0]}`)
  expect(Buffer.from(await shown.arrayBuffer()).equals(bucket.files.get(keyOf(ids[0]!))!.bytes)).toBe(true)
  expect((await other.request(`/images/${ids[0]}`)).status).toBe(404)

  // Files that lost their row, more than one page of the listing, and one of somebody else's making.
  const orphans = [randomUUID(), randomUUID(), randomUUID()].map(keyOf)
  const longAgo = new Date(Date.now() - 2 * hourMs)
  for (const key of [...orphans, 'pictures/notes.txt']) bucket.files.set(key, { bytes: photo, storedAt: longAgo })
  await cleanUp()
  expect([...bucket.files.keys()].sort()).toEqual([...ids.map(keyOf), 'pictures/notes.txt'].sort())

  await student.call(deleteMessage, { body: { messageId: message.messageId } })
  server.lumi.platform.clock.advance((RETENTION.deletedMessageHours + 1) * hourMs)
  await cleanUp()
  expect([...bucket.files.keys()]).toEqual(['pictures/notes.txt'])
})

test('a bucket that is away: the upload is refused for now, and works later under the same id', async () => {
  const student = await server.signIn()
  const id = randomUUID()
  bucket.isAway = true
  const refused = await upload(student, photo, { id })
  expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([503, 'unavailable'])
  bucket.isAway = false
  expect((await upload(student, photo, { id })).status).toBe(200)
})

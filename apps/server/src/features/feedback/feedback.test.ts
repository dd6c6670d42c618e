import { randomUUID } from 'node:crypto'
import { type ChatFeedback, deleteMessage, sendMessage, undoDelete } from '@lumi/contracts/chat'
import { countryIdOf } from '@lumi/contracts/countries'
import {
  getChatFeedback,
  getCommunityLinks,
  getGeneralFeedbackInfo,
  sendChatFeedback,
  sendGeneralFeedback,
} from '@lumi/contracts/feedback'
import { exportData } from '@lumi/contracts/privacy'
import { FEEDBACK } from '@lumi/contracts/product-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCommunityLinks } from '../../platform/community-links.ts'
import { openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { readZip } from '../../testing/read-zip.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { supportDay } from './feedback.rules.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    COMMUNITY_LINKS:
      'Telegram=https://t.me/lumi,Discord=https://discord.gg/a=b, [ru] Чат=https://t.me/ru,[ru-BY] Минск=https://t.me/by,[US] Club=https://us.example/',
  })
})
afterAll(() => server.close())

const write = (client: SignedInClient, text: string, more: object = {}) =>
  client.call(sendGeneralFeedback, { body: { clientRequestId: randomUUID(), type: 'broken', text, ...more } })
const ask = (command: string, given: object) => server.lumi.platform.ops.run(command, given, 'operator-of-the-test')

async function shown(number: number) {
  const answer = await ask('feedback show', { number: String(number) })
  if (!('rows' in answer)) throw new Error('A table was expected')
  return Object.fromEntries(answer.rows!.map(({ what, value }) => [what, value]))
}

describe('support hours [P05]', () => {
  test.each([
    // Saturday; Monday before, within and after the hours; Friday evening.
    ['2026-11-21T12:00:00Z', '2026-11-23T07:00:00.000Z'],
    ['2026-11-23T06:59:00Z', '2026-11-23T07:00:00.000Z'],
    ['2026-11-23T15:59:59Z', '2026-11-23T07:00:00.000Z'],
    ['2026-11-23T16:00:00Z', '2026-11-24T07:00:00.000Z'],
    ['2026-11-27T16:00:00Z', '2026-11-30T07:00:00.000Z'],
  ])('at %s the day that is open or comes next begins at %s', (now, expected) => {
    const { from, to } = supportDay('Europe/Minsk', new Date(now))
    expect([from.toISOString(), to.getTime() - from.getTime()]).toEqual([expected, 9 * 3_600_000])
  })

  test('types, length, hours and links [A13]', async () => {
    const client = await server.signIn()
    const info = await client.call(getGeneralFeedbackInfo)
    expect(info).toMatchObject({
      types: ['idea', 'broken', 'answer', 'other'],
      maxLength: FEEDBACK.maxLength,
      support: { timeZone: 'Europe/Minsk', firstDay: 1, lastDay: 5 },
    })
    expect(await client.call(getCommunityLinks)).toMatchObject({
      links: [
        { name: 'Telegram', url: 'https://t.me/lumi' },
        { name: 'Discord', url: 'https://discord.gg/a=b' },
        { name: 'Club', url: 'https://us.example/' },
      ],
    })
  })

  test.each([
    [{ languageId: 1, countryId: countryIdOf('US')! }, ['Telegram', 'Discord', 'Club']],
    [{ languageId: 1, countryId: countryIdOf('BY')! }, ['Telegram', 'Discord']],
    [{ languageId: 112, countryId: countryIdOf('BY')! }, ['Telegram', 'Discord', 'Чат', 'Минск']],
    [{ languageId: 2, countryId: countryIdOf('RU')! }, ['Telegram', 'Discord', 'Чат']],
  ])('community links are those of language and country: %o [A13]', async (reader, names) => {
    const client = await server.signIn(aStudent(reader))
    const headers = { 'language-id': String(reader.languageId) }
    const answer = await client.request(getCommunityLinks.path, { headers })
    const { links } = getCommunityLinks.response.parse(await answer.json())
    expect(links.map(({ name }) => name)).toEqual(names)
  })

  test.each([
    'Telegram',
    'Telegram=http://t.me/lumi',
    '=https://t.me',
    '[de] A=https://a.example',
    '[ru-XX] A=https://a.example',
    '[ru A=https://a.example',
  ])('a setting "%s" stops the start with a sentence that shows the form', (entry) => {
    const refused = () =>
      readCommunityLinks([entry], (sentence) => {
        throw new Error(sentence)
      })
    expect(refused).toThrow('as Telegram=https://t.me/lumi')
  })
})

describe('a request to support [E05]', () => {
  test('is stored as it was written and found by its number, with the address to answer to', async () => {
    const client = await server.signIn(aStudent({ name: 'Nora', languageId: 2 }))
    const text = 'Снизу таблицы пропала строка <b>дважды</b> 🙂\nи ещё раз'
    const { requestNumber, replyTo } = await write(client, text)
    expect(requestNumber).toBeGreaterThanOrEqual(FEEDBACK.firstNumber)
    expect(replyTo).toBe(client.student.email)
    expect(await shown(requestNumber)).toMatchObject({
      about: 'broken',
      text,
      'answer to': client.student.email,
      language: 'ru',
      student: client.student.id,
    })
    const list = await ask('feedback list', {})
    expect('rows' in list && list.rows![0]).toMatchObject({ number: requestNumber, about: 'broken' })
    await expect(ask('feedback show', { number: '999999' })).rejects.toThrow('There is no request 999999.')
  })

  test('sent twice, also at once, is one request', async () => {
    const client = await server.signIn()
    const clientRequestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(client, 'Once', { clientRequestId })))
    expect(new Set(answers.map(({ requestNumber }) => requestNumber)).size).toBe(1)
    // Ids are per student: another student may use the same one.
    const other = await server.signIn()
    expect((await write(other, 'Mine', { clientRequestId })).requestNumber).not.toBe(answers[0]!.requestNumber)
  })

  test('takes the end of the chat along only when the student wants that', async () => {
    const client = await server.signIn()
    await client.call(sendMessage, { body: { clientMessageId: randomUUID(), text: '3x = 9' } })
    const without = await shown((await write(client, 'No chat')).requestNumber)
    expect(Object.keys(without).filter((what) => what.startsWith('message'))).toEqual([])
    const withChat = await shown((await write(client, 'With chat', { withMessages: true })).requestNumber)
    expect(withChat['message 1, student']).toBe('3x = 9')
  })

  test.each([
    [{ text: '' }, 'text', 'required'],
    [{ text: '   ' }, 'text', 'required'],
    [{ text: 'x'.repeat(1001) }, 'text', 'too_long'],
    [{ text: 'a\u0000b' }, 'text', 'text_not_allowed'],
    [{ type: 'magic' }, 'type', 'required'],
    [{ clientRequestId: 'x' }, 'clientRequestId', 'guid'],
  ])('refuses %j', async (body, path, code) => {
    const client = await server.signIn()
    await expect(write(client, 'Fine', body)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { body: { validationErrors: [{ path, code }] } },
    })
  })

  test('is in the export [SR19]', async () => {
    const client = await server.signIn()
    const { requestNumber } = await write(client, 'Keep this')
    const answer = await client.request(exportData.path)
    const data = JSON.parse(String(readZip(Buffer.from(await answer.arrayBuffer())).get('data.json')))
    expect(data.feedback).toMatchObject([{ requestNumber, text: 'Keep this' }])
  })
})

test('ten requests an hour; then it says when to come back [SR14]', async () => {
  const client = await server.signIn()
  for (let n = 0; n < 10; n++) await write(client, `Number ${n}`)
  await expect(write(client, 'One too many')).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: expect.any(Number) },
  })
})

describe('an opinion on a reply [C06][A13]', () => {
  const like: ChatFeedback = { rating: 'like', reasons: [], text: '' }
  const dislike: ChatFeedback = { rating: 'dislike', reasons: ['unclear', 'wrong'], text: 'Too fast' }

  async function answered() {
    const client = await server.signIn()
    const phone = await openDevice(server.url, client)
    const { message, reply } = await client.call(sendMessage, {
      body: { clientMessageId: randomUUID(), text: '3x = 9' },
    })
    await phone.untilEnded(reply.messageId)
    const rate = (feedback: ChatFeedback | null, messageId = reply.messageId) =>
      client.call(sendChatFeedback, { body: { messageId, feedback } })
    const { conversationId } = message
    const ratings = async () => (await client.call(getChatFeedback, { query: { conversationId } })).feedback
    return { client, phone, message, reply, rate, ratings }
  }

  test('is stored once per reply, changed and taken back, and every device hears of it', async () => {
    const { phone, reply, rate, ratings } = await answered()
    const { messageId, conversationId } = reply
    expect(await ratings()).toEqual([])
    await rate(like)
    expect(await ratings()).toEqual([{ messageId, feedback: like }])
    await rate(dislike)
    expect(await ratings()).toEqual([{ messageId, feedback: dislike }])
    await phone.until(({ heard }) => heard.filter(({ name }) => name === 'feedback.changed').length === 2)
    expect(phone.heard.at(-1)?.event).toEqual({ conversationId, messageId, feedback: dislike })
    await rate(null)
    await rate(null)
    expect(await ratings()).toEqual([])
    phone.close()
  })

  test('goes with a deleted reply and comes back with it, and is in the export [SR19]', async () => {
    const { client, phone, reply, rate, ratings } = await answered()
    const { messageId } = reply
    await rate(dislike)
    await client.call(deleteMessage, { body: { messageId } })
    expect(await ratings()).toEqual([])
    await expect(rate(like)).rejects.toMatchObject({ code: 'chat_message_not_found' })
    await client.call(undoDelete, { body: { messageId } })
    expect(await ratings()).toHaveLength(1)
    const answer = await client.request(exportData.path)
    const data = JSON.parse(String(readZip(Buffer.from(await answer.arrayBuffer())).get('data.json')))
    expect(data.opinions).toMatchObject([{ messageId, ...dislike }])
    const listed = await ask('feedback dislikes', {})
    expect('rows' in listed && listed.rows![0]).toMatchObject({ reasons: 'unclear, wrong', said: 'Too fast' })
    phone.close()
  })

  test('is for replies only, and only for the own ones [SR10]', async () => {
    const { phone, message, reply, rate } = await answered()
    await expect(rate(like, message.messageId)).rejects.toMatchObject({ code: 'chat_message_not_found' })
    const other = await server.signIn()
    await expect(
      other.call(sendChatFeedback, { body: { messageId: reply.messageId, feedback: like } }),
    ).rejects.toMatchObject({ code: 'chat_message_not_found' })
    phone.close()
  })
})

// One database is enough: sound is relayed and kept nowhere.
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { deleteMessage, getChatMessagesList, sendMessage } from '@lumi/contracts/chat'
import { getRuntimeConfig } from '@lumi/contracts/config'
import type { ErrorBody } from '@lumi/contracts/errors'
import { getSpeech, transcribe, VOICE } from '@lumi/contracts/voice'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeSpeechServer, silence, startFakeSpeechServer } from '../../testing/fake-speech-server.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let fake: FakeSpeechServer
let server: TestServer

/** Begins as a recording of that kind does. */
const recordings: Record<string, Buffer> = {
  'audio/webm': Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]),
  'audio/ogg': Buffer.from('OggS and more'),
  'audio/mp4': Buffer.from('\0\0\0\x18ftypmp42'),
  'audio/wav': Buffer.from('RIFF\0\0\0\0WAVEfmt '),
  'audio/mpeg': silence,
}
const webm = recordings['audio/webm']!

beforeAll(async () => {
  fake = await startFakeSpeechServer()
  server = await startTestServer({
    LUMI_TRANSCRIPTION: 'openai-compatible',
    LUMI_TRANSCRIPTION_BASE_URL: `${fake.url}/`,
    LUMI_TRANSCRIPTION_NAME: 'whisper-1',
    LUMI_TRANSCRIPTION_KEY: 'key of the ears',
    LUMI_SPEECH: 'openai-compatible',
    LUMI_SPEECH_BASE_URL: fake.url,
    LUMI_SPEECH_NAME: 'tts-1',
    LUMI_SPEECH_KEY: 'key of the mouth',
    LIMIT_TRANSCRIBE: '1000',
    LIMIT_TRANSCRIBE_DAY: '40',
    LIMIT_SPEECH_DAY: '3',
  })
})
afterAll(async () => {
  await server.close()
  await fake.close()
})
beforeEach(() => fake.behave({ text: 'three x equals six' }))

const record = (student: SignedInClient, body: Buffer, headers: Record<string, string> = {}) =>
  student.request(transcribe.path, { method: 'POST', headers: { 'content-type': 'audio/webm', ...headers }, body })
const codeOf = async (response: Response) => ((await response.json()) as ErrorBody).code

/** A reply that is written, with a formula in it. */
async function aReply(student: SignedInClient, text = '3x = 6') {
  const { reply } = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text } })
  await vi.waitFor(async () => expect((await student.call(getChatMessagesList)).messages.at(-1)?.state).toBe('done'), {
    timeout: 20_000,
  })
  return reply.messageId
}
const listen = (student: SignedInClient, messageId: string, headers = {}) =>
  student.request(`${getSpeech.path}?messageId=${messageId}`, { headers })

describe('a recording [C03]', () => {
  test.each(Object.entries(recordings))('of the kind %s is written down', async (kind, audio) => {
    const student = await server.signIn()
    const response = await record(student, audio, { 'content-type': 'audio/webm;codecs=opus' })
    expect(await response.json()).toEqual({ text: 'three x equals six' })
    expect(fake.recordings.at(-1)).toMatchObject({
      model: 'whisper-1',
      mediaType: kind,
      authorization: 'Bearer key of the ears',
    })
    expect(fake.recordings.at(-1)!.audio.equals(audio)).toBe(true)
  })

  test('is kept nowhere, and neither sound nor words reach the log', async () => {
    const student = await server.signIn()
    const text = 'My secret is that I like fractions'
    fake.behave({ text })
    const audio = Buffer.concat([webm, Buffer.from('the-very-sound-of-a-voice')])
    const files = () => readdirSync(server.lumi.platform.env.dataDir, { recursive: true }).length
    const before = files()
    expect(await (await record(student, audio)).json()).toEqual({ text })
    expect(files()).toBe(before)
    const dump = await server.guest().request('/test/dump', { method: 'POST' })
    for (const place of [await dump.text(), server.logText()]) {
      expect(place).not.toContain('the-very-sound')
      expect(place).not.toContain(text)
    }
  })

  test('of 0 bytes is refused, with a body or without one', async () => {
    const student = await server.signIn()
    const asked = fake.recordings.length
    expect(await codeOf(await record(student, Buffer.alloc(0)))).toBe('voice_empty')
    const bare = await student.request(transcribe.path, { method: 'POST' })
    expect([bare.status, await codeOf(bare)]).toEqual([400, 'voice_empty'])
    expect(fake.recordings).toHaveLength(asked)
  })

  test('of 100 MB is refused, whether it says its size or not', async () => {
    const student = await server.signIn()
    const said = await record(student, Buffer.alloc(100_000_000, 1)).then(
      async (response) => [response.status, await codeOf(response)],
      // The server has answered and closed; a client that goes on sending may see only that.
      (error: Error) => error.message,
    )
    expect([[413, 'voice_too_long'], 'fetch failed']).toContainEqual(said)
    const claimed = await record(student, Buffer.alloc(VOICE.maxSizeBytes + 1, 1))
    expect([claimed.status, await codeOf(claimed)]).toEqual([413, 'voice_too_long'])
    // In chunks, without a length.
    const pieces = (function* () {
      for (let piece = 0; piece < 60; piece++) yield Buffer.alloc(100_000, 1)
    })()
    const chunked = await fetch(new URL(transcribe.path, server.url), {
      method: 'POST',
      headers: { 'content-type': 'audio/webm', origin: server.url, cookie: student.cookieHeader(transcribe.path)! },
      body: ReadableStream.from(pieces),
      duplex: 'half',
    } as RequestInit)
    expect([chunked.status, await codeOf(chunked)]).toEqual([413, 'voice_too_long'])
  })

  test('that is something else is refused, and nothing but a recording is taken', async () => {
    const student = await server.signIn()
    for (const other of ['<html>', '\x89PNG\r\n', '{}', 'RIFF\0\0\0\0AVI '])
      expect(await codeOf(await record(student, Buffer.from(other, 'latin1')))).toBe('voice_unreadable')
    expect((await record(student, webm, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await record(student, webm, { 'content-type': 'video/webm' })).status).toBe(415)
    // Sound where JSON is wanted.
    const elsewhere = await student.request(sendMessage.path, {
      method: 'POST',
      headers: { 'content-type': 'audio/webm' },
      body: webm,
    })
    expect(elsewhere.status).toBe(415)
    expect((await record(student, webm, { origin: 'https://evil.example' })).status).toBe(403)
    expect(
      (
        await server
          .guest()
          .request(transcribe.path, { method: 'POST', headers: { 'content-type': 'audio/webm' }, body: webm })
      ).status,
    ).toBe(401)
  })

  test('without words is said to be so', async () => {
    fake.behave({ text: '  ' })
    expect(await codeOf(await record(await server.signIn(), webm))).toBe('voice_nothing_heard')
  })

  test.each(['refused', '500', 'html', 'broken'] as const)(
    'meets a service that fails by %s: the student is told, nothing breaks',
    async (fault) => {
      const student = await server.signIn()
      fake.behave({ fault })
      const response = await record(student, webm, { 'language-id': '2' })
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({
        code: 'voice_unavailable',
        localizedMessage: expect.stringMatching(/Напиши/),
      })
      fake.behave({})
      expect((await record(student, webm)).status).toBe(200)
    },
  )

  test("that the service cannot read is the recording's fault", async () => {
    fake.behave({ fault: '400' })
    expect(await codeOf(await record(await server.signIn(), webm))).toBe('voice_unreadable')
  })

  test('may be sent so many times a day', async () => {
    const student = await server.signIn()
    for (let count = 0; count < 40; count++) expect((await record(student, webm)).status).toBe(200)
    const refused = await record(student, webm)
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect((await record(await server.signIn(), webm)).status).toBe(200)
  })
})

describe('a reply read aloud [C04]', () => {
  test('is sound, with formulas in words, asked of the service once', async () => {
    const student = await server.signIn()
    const messageId = await aReply(student)
    const asked = fake.texts.length
    const response = await listen(student, messageId)
    expect(response.headers.get('content-type')).toBe('audio/mpeg')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(await response.arrayBuffer()).equals(silence)).toBe(true)
    const [text] = fake.texts.slice(asked)
    expect(text).toMatchObject({ model: 'tts-1', voice: 'alloy', authorization: 'Bearer key of the mouth' })
    expect(text!.input).not.toMatch(/[$\\*]/)
    expect((await listen(student, messageId)).status).toBe(200)
    expect(fake.texts).toHaveLength(asked + 1)
  })

  test("is the student's own reply, and still there", async () => {
    const student = await server.signIn()
    const messageId = await aReply(student, '5x = 10')
    const stranger = await server.signIn()
    expect(await codeOf(await listen(stranger, messageId))).toBe('chat_message_not_found')
    expect(await codeOf(await listen(student, randomUUID()))).toBe('chat_message_not_found')
    await student.call(deleteMessage, { body: { messageId } })
    expect(await codeOf(await listen(student, messageId))).toBe('chat_message_not_found')
  })

  test('fails honestly, is not remembered as a failure, and has a limit a day', async () => {
    const student = await server.signIn()
    // Words of no other test: a reply with the same words is known already and costs nothing.
    const aReplySaying = async (text: string) => {
      await server.lumi.platform.testHooks.find('set-next-reply')?.({ studentId: student.student.id, text })
      return aReply(student)
    }
    const known = await aReplySaying('Which side of $9x = 18$ has the letter?')
    expect((await listen(student, known)).status).toBe(200)
    const messageId = await aReplySaying('What comes first in $7x = 21$?')
    for (const fault of ['500', 'broken'] as const) {
      fake.behave({ fault })
      expect(await codeOf(await listen(student, messageId))).toBe('voice_unavailable')
    }
    fake.behave({})
    // Three were asked for today.
    const refused = await listen(student, messageId)
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'too_many_requests'])
    expect((await listen(student, known)).status, 'what is known costs nothing').toBe(200)
  })

  test('the page is told what this server can do', async () => {
    expect((await server.guest().call(getRuntimeConfig)).speech).toEqual({ transcribes: true, reads: true })
  })
})

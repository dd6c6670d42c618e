// One database is enough: no statement is under test.
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sendMessage } from '@lumi/contracts/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDevice } from './a-device.ts'
import { type ModelBridge, startModelBridge } from './model-bridge.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

let folder: string
let bridge: ModelBridge
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lumi-bridge-'))
  bridge = await startModelBridge({ folder })
  server = await startTestServer({
    LUMI_MODEL: 'openai-compatible',
    LUMI_MODEL_BASE_URL: bridge.url,
    LUMI_MODEL_NAME: 'bridge',
  })
})
afterAll(async () => {
  await server.close()
  await bridge.close()
  await rm(folder, { recursive: true })
})

interface Asked {
  messages: { role: string; content: string | null }[]
  tools?: { function: { name: string } }[]
}
async function request(number: string): Promise<Asked> {
  for (;;) {
    const written = await readFile(path.join(folder, `${number}-request.json`), 'utf8').catch(() => undefined)
    if (written !== undefined) return JSON.parse(written) as Asked
    await delay(20)
  }
}
const answer = (number: string, reply: object | string) =>
  writeFile(path.join(folder, `${number}-reply.json`), typeof reply === 'string' ? reply : JSON.stringify(reply))

test('whoever writes files is the model: requests come as files, replies and calls of tools go back', async () => {
  const student = await server.signIn()
  const phone = await openDevice(server.url, student)
  const { reply } = await student.call(sendMessage, {
    body: { clientMessageId: randomUUID(), text: 'What is feudalism?' },
  })
  const first = await request('001')
  expect(first.messages.at(-1)!.content).toContain('What is feudalism?')
  // What is half written is waited for.
  await answer('001', '{"calls": [{"na')
  await answer('001', { calls: [{ name: 'no_such_tool', input: {} }] })
  const second = await request('002')
  expect(second.messages.at(-1)).toMatchObject({ role: 'tool' })
  await answer('002', { text: 'Think of a ladder of promises. Who owes what to whom on it?' })
  expect((await phone.untilEnded(reply.messageId)).text).toBe(
    'Think of a ladder of promises. Who owes what to whom on it?',
  )
  phone.close()
})

// One database is enough: a trial stores nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeModelServer, startFakeModelServer } from '../../testing/fake-model-server.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let fake: FakeModelServer
let server: TestServer
beforeAll(async () => {
  fake = await startFakeModelServer({})
  server = await startTestServer({
    LUMI_MODEL: 'openai-compatible',
    LUMI_MODEL_BASE_URL: fake.url,
    LUMI_MODEL_NAME: 'fake',
    LUMI_MODEL_PRICES: '1000000,0,0',
    LUMI_MODEL_REST_MS: '1',
  })
})
afterAll(async () => {
  await server.close()
  await fake.close()
})
interface Answer {
  say: string
  rows: { language: string; turn: string; shown: string; tools: string }[]
  isBad?: boolean
}
const trial = async (on = server) => (await on.lumi.platform.ops.run('model try', {}, 'tester')) as Answer

test('a model that speaks one language only is not fit, and it is told why', async () => {
  fake.behave({
    text: 'What have you tried so far?',
    tokensPerSecond: 5000,
    calls: [[{ name: 'card', input: { concept: 'fractions' } }]],
  })
  const { say, rows, isBad } = await trial()
  expect(isBad).toBe(true)
  expect(rows).toHaveLength(20)
  expect(say).toMatch(/^Not fit: its words were fit to be shown in only \d+ of \d+ turns/)
  expect(say).toMatch(
    /It called tools \d+ times\. Median .* Tokens: \d+ in, of them 40 % cached, \d+ out\. By LUMI_MODEL_PRICES that cost [1-9]\d+, [1-9][\d.]* a turn\.$/,
  )
  const shown = (language: string) => new Set(rows.filter((row) => row.language === language).map((row) => row.shown))
  expect([...shown('en')]).toContain('model')
  expect([...shown('ru')]).not.toContain('model')
  expect(rows.some(({ tools }) => tools === 'card')).toBe(true)
})

test('a model that cannot be reached is not asked twenty times', async () => {
  fake.behave({ fault: 'html' })
  fake.requests.splice(0)
  await expect(trial()).rejects.toThrow(/gave no reply to 3 turns: The model provider answered something other/)
  expect(fake.requests.length).toBeLessThan(8)
})

test('without a model the command says what to set', async () => {
  const plain = await startTestServer()
  try {
    await expect(trial(plain)).rejects.toThrow(/^No model is configured: set LUMI_MODEL/)
  } finally {
    await plain.close()
  }
})

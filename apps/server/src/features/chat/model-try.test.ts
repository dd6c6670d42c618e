// One database is enough: a trial asks a model and stores nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type FakeModelServer, startFakeModelServer } from '../../testing/fake-model-server.ts'
import { patiently } from '../../testing/patience.ts'
import { prepareDataFolder } from '../../testing/pglite-template.ts'
import { type OpsOutcome, startOps } from '../../testing/start-ops.ts'
import { startTestServer } from '../../testing/start-test-server.ts'

// `npm run ops -- model try`: as a process of its own, on a data folder that no server uses, as an operator tries a model
// before the first student comes, and answered by a running server. What a trial asks and counts is tested in
// `model-trial.test.ts`.
vi.setConfig({ testTimeout: patiently(120_000), hookTimeout: patiently(60_000) })

/** Words that any of the turns can be answered with: no answer, no claim, in the student's language. */
const speech = {
  text: 'Let us look at it together. What would you try first?',
  textInRussian: 'Давай посмотрим вместе. С чего здесь можно начать?',
  tokensPerSecond: 5000,
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lumi-try-'))
let fake: FakeModelServer
let silentUrl: string
beforeAll(async () => {
  await prepareDataFolder(dataDir)
  fake = await startFakeModelServer()
  const gone = await startFakeModelServer()
  silentUrl = gone.url
  await gone.close()
})
afterAll(async () => {
  await fake.close()
  rmSync(dataDir, { recursive: true, force: true })
})
afterEach(() => fake.requests.splice(0))

const modelSettings = () => ({
  LUMI_MODEL: 'openai-compatible',
  LUMI_MODEL_BASE_URL: fake.url,
  LUMI_MODEL_NAME: 'fake',
})

/** In a process that compiles the tutor for itself. */
const tryModelAlone = (settings: Record<string, string> = {}) =>
  startOps({ DATA_DIR: dataDir, ...modelSettings(), ...settings }, 'model', 'try')

/** The command finds the running server and shows what it answers. */
async function tryModel(settings: Record<string, string> = {}): Promise<OpsOutcome> {
  const server = await startTestServer({ ...modelSettings(), ...settings })
  try {
    return await startOps({ DATA_DIR: server.lumi.platform.env.dataDir }, 'model', 'try')
  } finally {
    await server.close()
  }
}

/** Rows of the table below the verdict, by the words that were shown. */
const rowsShowing = (output: string, whose: string) =>
  output.split('\n').filter((line) => new RegExp(`^(?:en|ru)\\s.*\\s(?:${whose})\\s`).test(line)).length

test('a model that works is fit: exit code 0, a verdict in words, one line for each turn', async () => {
  fake.behave({ ...speech, calls: [[{ name: 'card', input: { concept: 'fractions' } }]] })
  const { code, output, errors } = await tryModelAlone()
  expect(errors).toBe('')
  expect(output).toMatch(
    /^Fit\. Its words were shown in \d+ of 20 turns, the first draft in \d+\. It called tools \d+ times\. Median /,
  )
  expect(output).toMatch(/Tokens: \d+ in, of them 40 % cached, \d+ out\.\n/)
  expect(rowsShowing(output, 'model')).toBeGreaterThanOrEqual(17)
  expect(rowsShowing(output, 'model|built-in|program')).toBe(20)
  expect(code).toBe(0)
})

test('a model without tools is fit as well, and the operator hears what that means', async () => {
  fake.behave({ ...speech, unknownFields: ['tools'] })
  const { code, output, errors } = await tryModel()
  expect(errors).toBe('')
  expect(output).toMatch(/^Fit\. .*It called no tool: it works with the card alone\./)
  // Asked with tools once, refused, and never again.
  expect(fake.requests.filter(({ body }) => body.tools !== undefined)).toHaveLength(1)
  expect(code).toBe(0)
})

test('a server that does not stream is fit as well', async () => {
  fake.behave({ ...speech, streams: false })
  const { code, output, errors } = await tryModel()
  expect(errors).toBe('')
  expect(output).toMatch(/^Fit\. .*The server tells no tokens\.\n/)
  expect(code).toBe(0)
})

test('a model that cannot speak Russian is not fit: exit code 1, and the verdict says why', async () => {
  fake.behave({ ...speech, textInRussian: '' })
  const { code, output, errors } = await tryModel()
  expect(errors).toBe('')
  expect(output).toMatch(/^Not fit: its words were fit to be shown in only \d+ of \d+ turns/)
  expect(rowsShowing(output, 'built-in')).toBeGreaterThan(0)
  expect(code).toBe(1)
})

test.each<readonly [string, typeof tryModel, () => Record<string, string>, RegExp]>([
  [
    'a wrong key',
    tryModelAlone,
    () => ({ LUMI_MODEL_KEY: 'sk-wrong' }),
    /gave no reply to 3 turns: The model provider answered 401\. It did not accept the key: check LUMI_MODEL_KEY\.$/,
  ],
  [
    'an address where nothing listens',
    tryModel,
    () => ({ LUMI_MODEL_BASE_URL: silentUrl }),
    /gave no reply to 3 turns: The model provider could not be reached\. Check LUMI_MODEL_BASE_URL, and whether the server of the model is running\.$/,
  ],
  [
    'a model that the server does not have',
    tryModel,
    () => ({ LUMI_MODEL_KEY: 'sk-right', LUMI_MODEL_NAME: 'lama' }),
    /gave no reply to 3 turns: The model provider answered 404\. It does not know this address or this model: check LUMI_MODEL_BASE_URL and LUMI_MODEL_NAME\.$/,
  ],
])('%s is one sentence that names the setting, and exit code 1', async (_, ask, settings, sentence) => {
  fake.behave({ ...speech, key: 'sk-right', model: 'fake' })
  const { code, output, errors } = await ask(settings())
  expect(output).toBe('')
  expect(errors.trim()).toMatch(sentence)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).not.toContain('sk-')
  expect(code).toBe(1)
})

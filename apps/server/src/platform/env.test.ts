import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigurationError, readEnv } from './env.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lumi-env-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const local = { DATA_DIR: dataDir }
const production = {
  DATA_DIR: dataDir,
  LUMI_MODE: 'production',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://lumi.test',
  SMTP_HOST: 'mail.test',
  MAIL_FROM: 'Lumi <hello@lumi.test>',
  SECRET_KEY: 'q7Zr2vN8xK4tB1mW9yC5hD3fG6jL0pSa',
  BILLING: 'off',
}

test.each<[string, Record<string, string>, RegExp]>([
  ['a wrong port', { PORT: 'eighty' }, /^PORT is "eighty", but it must be a port number\.$/],
  ['a port above the range', { PORT: '70000' }, /^PORT is "70000", but it must be a port number\.$/],
  ['an unknown mode', { LUMI_MODE: 'staging' }, /^LUMI_MODE is "staging", but it must be local or production\.$/],
  ['another database', { DATABASE_URL: 'mysql://u:hush@x' }, /^DATABASE_URL must be a postgresql:\/\/ address\.$/],
  ['another store', { REDIS_URL: 'http://x' }, /^REDIS_URL must be a redis:\/\/ or rediss:\/\/ address\.$/],
  ['a judge of a model that is not there', { LUMI_MODEL_JUDGE: 'm' }, /^LUMI_MODEL_JUDGE looks at/],
  ['a scope without a judge', { LUMI_MODEL_JUDGE_SCOPE: 'all' }, /^LUMI_MODEL_JUDGE is missing/],
  [
    'a limit of money without prices',
    { LUMI_MODEL_DAY_COST_TOTAL: '5' },
    /^LUMI_MODEL_PRICES is missing; without it LUMI_MODEL_DAY_COST_TOTAL limits nothing/,
  ],
  ['a model without its name', { LUMI_MODEL: 'anthropic' }, /^LUMI_MODEL_NAME is missing/],
  ['a model without its key', { LUMI_MODEL: 'google', LUMI_MODEL_NAME: 'm' }, /^LUMI_MODEL_KEY is missing/],
  [
    'a model without its address',
    { LUMI_MODEL: 'openai-compatible', LUMI_MODEL_NAME: 'm' },
    /^LUMI_MODEL_BASE_URL is missing/,
  ],
  ['a speech service without its address', { LUMI_SPEECH: 'openai-compatible' }, /^LUMI_SPEECH_BASE_URL is missing/],
  [
    'a transcription service without its model',
    { LUMI_TRANSCRIPTION: 'openai-compatible', LUMI_TRANSCRIPTION_BASE_URL: 'http://127.0.0.1:1/v1' },
    /^LUMI_TRANSCRIPTION_NAME is missing/,
  ],
  ['an unknown limit', { LIMIT_EVERYTHING: '5' }, /^LIMIT_EVERYTHING names no limit\.$/],
  ['a limit that switches off', { LIMIT_SEND: '0' }, /^LIMIT_SEND is "0", but it must be a whole number above 0\.$/],
  ['an origin with a path', { ALLOWED_ORIGINS: 'http://localhost:5173/app' }, /^ALLOWED_ORIGINS holds/],
  ['local mode on all addresses', { HOST: '0.0.0.0' }, /^HOST is "0\.0\.0\.0", but local mode listens on a loopback/],
])('%s is refused and named', (_name, settings, sentence) => {
  expect(() => readEnv({ ...local, ...settings })).toThrow(sentence)
  expect(() => readEnv({ ...local, ...settings })).toThrow(ConfigurationError)
})

test.each<[string, Record<string, string>, RegExp]>([
  ['no secret', { SECRET_KEY: '' }, /^SECRET_KEY is missing/],
  [
    'an example secret',
    { SECRET_KEY: 'change-me-change-me-change-me-change-me' },
    /^SECRET_KEY is short, a default or an/,
  ],
  ['a short secret', { SECRET_KEY: 'q7Zr2vN8' }, /^SECRET_KEY is short/],
  ['a monotonous secret', { SECRET_KEY: 'ab'.repeat(20) }, /^SECRET_KEY is short/],
  ['a repeated secret', { SECRET_KEY: 'q7Zr2vN8xK4m'.repeat(4) }, /^SECRET_KEY is short/],
  [
    'a repeated secret that is cut off',
    { SECRET_KEY: 'q7Zr2vN8xK4mWd5p'.repeat(3).slice(0, 40) },
    /^SECRET_KEY is short/,
  ],
  ['a public address over http', { PUBLIC_URL: 'http://lumi.test' }, /^PUBLIC_URL must be an https address/],
  ['an API host over http', { API_BASE_URL: 'http://api.lumi.test' }, /^API_BASE_URL must be an https address/],
  ['an origin over http', { PRODUCTION_ORIGINS: 'http://lumi.test' }, /^PRODUCTION_ORIGINS holds/],
  ['a bucket over http', { S3_ENDPOINT: 'http://s3.test/lumi' }, /^S3_ENDPOINT must be an https address/],
  ['a bucket without keys', { S3_ENDPOINT: 'https://s3.test/lumi' }, /^S3_ACCESS_KEY_ID is missing/],
  ['no public address', { PUBLIC_URL: '' }, /^PUBLIC_URL is missing/],
  ['no mail server', { SMTP_HOST: '' }, /^SMTP_HOST is missing/],
  ['no sender', { MAIL_FROM: '' }, /^MAIL_FROM is missing/],
  ['the outbox page', { OUTBOX: 'on' }, /^OUTBOX is "on", but production mode/],
  ['test hooks by NODE_ENV', { NODE_ENV: 'test' }, /^Test hooks are on/],
  ['test hooks by their setting', { TEST_HOOKS: 'on' }, /^Test hooks are on/],
  ['billing without a provider', { BILLING: 'on' }, /^PAYMENTS is missing/],
  ['the sandbox', { BILLING: 'on', PAYMENTS: 'sandbox' }, /^PAYMENTS is "sandbox", but production/],
  ['a provider without its key', { BILLING: 'on', PAYMENTS: 'stripe' }, /^STRIPE_KEY is missing/],
  [
    'a provider for one country only',
    { BILLING: 'on', PAYMENTS: 'RU=yookassa' },
    /^PAYMENTS is missing or names no provider for all countries/,
  ],
  [
    'a provider without a secret of its callbacks',
    { BILLING: 'on', PAYMENTS: 'yookassa', YOOKASSA_SHOP_ID: '1', YOOKASSA_KEY: 'k' },
    /^YOOKASSA_WEBHOOK_SECRET is missing/,
  ],
  ['a database that forgets', { DATABASE_URL: 'memory:' }, /^DATABASE_URL is "memory:", but production/],
])('production refuses %s', (_name, settings, sentence) => {
  expect(() => readEnv({ ...production, ...settings })).toThrow(sentence)
})

describe('modes', () => {
  test('production has neither outbox, test hooks nor demo student, and may use the built-in tutor and the embedded database', () => {
    expect(readEnv({ ...production, DEMO_STUDENT: 'on' })).toMatchObject({
      outboxPage: false,
      testHooks: false,
      demoStudent: false,
      database: { kind: 'embedded' },
      model: { kind: 'built-in' },
    })
  })

  test('local mode needs no settings: outbox and demo student are on, test hooks only with NODE_ENV=test', () => {
    expect(readEnv(local)).toMatchObject({
      mode: 'local',
      host: '127.0.0.1',
      port: 3000,
      outboxPage: true,
      demoStudent: true,
    })
    expect(readEnv(local).testHooks).toBe(false)
    expect(readEnv({ ...local, NODE_ENV: 'test' }).testHooks).toBe(true)
  })

  test('the local secret is made once and kept', () => {
    const { secretKey } = readEnv(local)
    expect(secretKey.length).toBeGreaterThanOrEqual(32)
    expect(readEnv(local).secretKey).toBe(secretKey)
    expect(readFileSync(path.join(dataDir, 'secret-key'), 'utf8').trim()).toBe(secretKey)
  })

  test('an empty value counts as absent', () => {
    expect(readEnv({ ...local, PORT: '', REDIS_URL: '  ' })).toMatchObject({ port: 3000, redisUrl: undefined })
  })

  test('a limit can be raised by the environment', () => {
    expect(readEnv({ ...local, LIMIT_SIGN_UP_DEVICE: '50' }).limits).toEqual({ 'sign-up-device': 50 })
  })
})

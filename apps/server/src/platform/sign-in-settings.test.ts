import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const read = (settings: Record<string, string>) =>
  readEnv({ DATA_DIR: '/tmp', SECRET_KEY: 'x'.repeat(40), ...settings }).signIn

test('nothing configured: no providers, no Telegram', () => {
  expect(read({})).toEqual({ providers: [], miniApps: { telegram: undefined, vk: undefined } })
})

test('presets need a client only; the buttons have a fixed order, other issuers come last', () => {
  const { providers } = read({
    SIGN_IN_OIDC_SCHOOL_ISSUER: 'https://id.school.example/',
    SIGN_IN_OIDC_SCHOOL_NAME: 'School 5',
    SIGN_IN_OIDC_SCHOOL_CLIENT_ID: 'a',
    SIGN_IN_OIDC_SCHOOL_CLIENT_SECRET: 'b',
    SIGN_IN_VK_CLIENT_ID: 'a',
    SIGN_IN_VK_CLIENT_SECRET: 'b',
    SIGN_IN_GOOGLE_CLIENT_ID: 'a',
    SIGN_IN_GOOGLE_CLIENT_SECRET: 'b',
  })
  expect(providers.map(({ id, kind, name, issuer }) => [id, kind, name, issuer])).toEqual([
    ['google', 'google', 'Google', 'https://accounts.google.com'],
    ['vk', 'vk', 'VK ID', 'https://id.vk.com'],
    ['school', 'oidc', 'School 5', 'https://id.school.example'],
  ])
})

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })

test.each([
  [{ SIGN_IN_GOOGLE_CLIENT_ID: 'a' }, 'SIGN_IN_GOOGLE_CLIENT_SECRET is missing.'],
  [{ SIGN_IN_OIDC_SCHOOL_CLIENT_ID: 'a' }, 'SIGN_IN_OIDC_SCHOOL_ISSUER is missing.'],
  [{ SIGN_IN_GOGLE_CLIENT_ID: 'a' }, 'SIGN_IN_GOGLE_CLIENT_ID is no setting.'],
  [{ SIGN_IN_GOOGLE_SECRET: 'a' }, 'SIGN_IN_GOOGLE_SECRET is no setting.'],
  [
    {
      SIGN_IN_APPLE_CLIENT_ID: 'a',
      SIGN_IN_APPLE_TEAM_ID: 't',
      SIGN_IN_APPLE_KEY_ID: 'k',
      SIGN_IN_APPLE_PRIVATE_KEY: 'no',
    },
    'SIGN_IN_APPLE_PRIVATE_KEY must be the .p8 key of Apple.',
  ],
  [
    {
      SIGN_IN_APPLE_CLIENT_ID: 'a',
      SIGN_IN_APPLE_TEAM_ID: 't',
      SIGN_IN_APPLE_KEY_ID: 'k',
      SIGN_IN_APPLE_PRIVATE_KEY: String(rsa),
    },
    'SIGN_IN_APPLE_PRIVATE_KEY must be the .p8 key of Apple.',
  ],
  [{ SIGN_IN_OIDC_A_ISSUER: 'ftp://a', SIGN_IN_OIDC_A_NAME: 'A' }, 'SIGN_IN_OIDC_A_ISSUER must be an https address.'],
  [
    { SIGN_IN_OIDC_A_ISSUER: 'https://a', SIGN_IN_OIDC_A_RESPONSE_MODE: 'fragment' },
    'SIGN_IN_OIDC_A_RESPONSE_MODE is "fragment", but it must be query or form_post.',
  ],
])('%o is refused in one sentence', (settings, sentence) => {
  expect(() => read(settings)).toThrow(sentence)
})

test('production takes no provider without TLS', () => {
  const production = {
    LUMI_MODE: 'production',
    PUBLIC_URL: 'https://lumi.test',
    SMTP_HOST: 'mail.test',
    MAIL_FROM: 'Lumi <lumi@lumi.test>',
    SECRET_KEY: 'zK3vQ8wPq1Lr7sXt5uYb2nMc9dFg4hJk0aE6iO',
    BILLING: 'off',
    SIGN_IN_OIDC_A_NAME: 'A',
    SIGN_IN_OIDC_A_CLIENT_ID: 'a',
    SIGN_IN_OIDC_A_CLIENT_SECRET: 'b',
  }
  expect(() => readEnv({ ...production, SIGN_IN_OIDC_A_ISSUER: 'http://127.0.0.1:4000' })).toThrow(
    'SIGN_IN_OIDC_A_ISSUER must be an https address.',
  )
  expect(readEnv({ ...production, SIGN_IN_OIDC_A_ISSUER: 'https://id.test' }).signIn.providers).toHaveLength(1)
})

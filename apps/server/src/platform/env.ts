import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { countryIdOf } from '@lumi/contracts/countries'
import { CONSENT, DELETION, REFERRAL, REPLY, SUPPORT, TRIAL } from '@lumi/contracts/product-rules'
import * as z from 'zod/mini'
import { type CommunityLink, readCommunityLinks } from './community-links.ts'
import { type LimitName, limitNames } from './limit-rules.ts'
import type { ModelPrices } from './model/model.ts'
import { type PaymentSettings, readPaymentSettings } from './payments/payment-settings.ts'
import { readSignInSettings, type SignInSettings } from './sign-in-settings.ts'
import { readSmsSettings, type SmsSettings } from './sms/sms-settings.ts'
import { type WebPushKeys, webPushKeysFrom } from './web-push-keys.ts'

/** A fatal configuration error; the message is one sentence for the person who starts the process. */
export class ConfigurationError extends Error {}

const isPresent = (value: string | undefined): value is string => value !== undefined && value.trim() !== ''

const port = z.coerce.number('a port number').check(z.int('a port number'), z.gte(0, 'a port number'), z.lte(65535))
const milliseconds = z.coerce.number('milliseconds').check(z.int('milliseconds'), z.gte(1, 'milliseconds above 0'))
const megabytes = z.coerce.number('megabytes').check(z.int('megabytes'), z.gte(1, 'megabytes above 0'))
const turnsPerDay = z.coerce
  .number('a number of turns')
  .check(z.int('a number of turns'), z.gte(0, 'a number of turns'))
const costOfDay = z.coerce.number('an amount of money').check(z.gte(0, 'an amount of money'))
/** Of a million tokens: input, input from the cache, output. */
const prices = z.pipe(
  z.string().check(z.regex(/^\d+(\.\d+)?(,\d+(\.\d+)?){2}$/, 'three prices such as 3,0.3,15')),
  z.transform((value: string) => {
    const [input = 0, cached = 0, output = 0] = value.split(',').map(Number)
    return { input, cached, output }
  }),
)
const consentAge = z.coerce
  .number('an age')
  .check(z.int('an age'), z.gte(1, 'an age above 0'), z.lte(21, 'an age up to 21'))
const graceDays = z.coerce
  .number('a number of days')
  .check(z.int('a number of days'), z.gte(0, 'a number of days'), z.lte(30, 'at most 30 days'))
const trialDays = z.coerce
  .number('a number of days')
  .check(z.int('a number of days'), z.gte(1, 'at least 1 day'), z.lte(90, 'at most 90 days'))
const friendMessages = z.coerce
  .number('a number of messages')
  .check(z.int('a number of messages'), z.gte(0, 'a number of messages'), z.lte(1000, 'at most 1000 messages'))
const httpUrl = z.url({ protocol: /^https?$/, error: 'an http or https address' })
const hostUrl = z.union([z.literal(''), httpUrl], 'empty or an http or https address')
const list = z.pipe(
  z.string(),
  z.transform((value: string) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
)

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const speechKind = z.enum(['off', 'openai-compatible'], 'off or openai-compatible')

/** Every setting, its form and its default. An empty value counts as absent. Documented in docs/operations.md. */
const Settings = z.object({
  LUMI_MODE: z._default(z.enum(['local', 'production'], 'local or production'), 'local'),
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^(postgres(ql)?:\/\/.+|memory:.*)$/, 'a postgresql:// address'))),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\/.+$/, 'a redis:// or rediss:// address'))),
  S3_ENDPOINT: z.optional(httpUrl),
  S3_REGION: z._default(z.string(), 'auto'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  PUBLIC_URL: z.optional(httpUrl),
  TRUST_PROXY: z.optional(
    z.string().check(z.regex(/^(\d{1,2}|[0-9a-fA-F.:/, ]+)$/, 'a hop count or addresses (CIDR)')),
  ),
  PRODUCTION_ORIGINS: z._default(list, []),
  ALLOWED_ORIGINS: z._default(list, []),
  API_BASE_URL: z._default(hostUrl, ''),
  AUDIO_BASE_URL: z._default(hostUrl, ''),
  IMAGES_BASE_URL: z._default(hostUrl, ''),
  BELARUS_SITE_HOST: z.optional(z.string()),
  BELARUS_API_BASE_URL: z._default(hostUrl, ''),
  BELARUS_AUDIO_BASE_URL: z._default(hostUrl, ''),
  BELARUS_IMAGES_BASE_URL: z._default(hostUrl, ''),
  MAPS_KEY: z.optional(z.string()),
  MAPS_BASE_URL: z._default(httpUrl, 'https://maps.googleapis.com'),
  PLACES_PROVIDER: z.optional(z.enum(['google', 'yandex'], 'google or yandex')),
  PLACES_KEY: z.optional(z.string()),
  PLACES_BASE_URL: z.optional(httpUrl),
  SIGN_IN_CLIENT_ID: z.optional(z.string()),
  TELEMETRY: z._default(z.enum(['database', 'off'], 'database or off'), 'database'),
  TELEMETRY_MAX_MEGABYTES: z._default(megabytes, 500),
  TELEMETRY_KEY: z.optional(z.string()),
  TELEMETRY_SINK_URL: z.optional(httpUrl),
  PUSH_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^[\w-]{87}$/, 'a key of 65 bytes in base64url'))),
  PUSH_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, 'a key of 32 bytes in base64url'))),
  PUSH_CONTACT: z.optional(
    z.string().check(z.regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'mailto: and an address, or an https address')),
  ),
  PUSH_SERVICES: z._default(list, []),
  SMTP_HOST: z.optional(z.string()),
  SMTP_PORT: z._default(port, 587),
  SMTP_USER: z.optional(z.string()),
  SMTP_PASSWORD: z.optional(z.string()),
  SMTP_TLS: z._default(z.enum(['required', 'implicit', 'none'], 'required, implicit or none'), 'required'),
  MAIL_FROM: z.optional(z.string()),
  MAIL_BOUNCES: z.optional(
    z.string().check(z.regex(/^[^\s@+<>]+@[^\s@<>]+$/, 'an address such as bounces@lumi.example')),
  ),
  MAIL_WEBHOOK_KEY: z.optional(z.string().check(z.minLength(24, 'at least 24 random characters'))),
  CONSENT_AGES: z._default(list, []),
  CONSENT_AGE_DEFAULT: z._default(consentAge, CONSENT.defaultAge),
  DELETION_GRACE_DAYS: z._default(graceDays, DELETION.graceDays),
  SUPPORT_EMAIL: z._default(z.string(), 'support@lumi.example'),
  SUPPORT_REPLIES: z.optional(
    z.string().check(z.regex(/^[^\s@+<>]{1,10}@[^\s@<>]+$/, 'an address such as answers@lumi.example')),
  ),
  SUPPORT_TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, 'a time zone such as Europe/Minsk')),
    SUPPORT.timeZone,
  ),
  COMMUNITY_LINKS: z._default(list, []),
  SECRET_KEY: z.optional(z.string()),
  OUTBOX: z.optional(z.enum(['on', 'off'], 'on or off')),
  TEST_HOOKS: z.optional(z.enum(['on', 'off'], 'on or off')),
  DEMO_STUDENT: z._default(z.enum(['on', 'off'], 'on or off'), 'on'),
  LUMI_MODEL: z._default(
    z.enum(
      ['built-in', 'openai-compatible', 'anthropic', 'google'],
      'built-in, openai-compatible, anthropic or google',
    ),
    'built-in',
  ),
  LUMI_MODEL_BASE_URL: z.optional(httpUrl),
  LUMI_MODEL_KEY: z.optional(z.string()),
  LUMI_MODEL_NAME: z.optional(z.string()),
  LUMI_MODEL_SEES: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  LUMI_MODEL_FIRST_TOKEN_MS: z._default(milliseconds, REPLY.firstTokenTimeoutMs),
  LUMI_MODEL_SILENCE_MS: z._default(milliseconds, REPLY.silenceTimeoutMs),
  LUMI_MODEL_WHOLE_MS: z._default(milliseconds, REPLY.wholeTimeoutMs),
  LUMI_MODEL_REST_MS: z._default(milliseconds, 30_000),
  LUMI_MODEL_TURNS_PER_DAY: z._default(turnsPerDay, REPLY.modelTurnsPerDay),
  LUMI_MODEL_PRICES: z.optional(prices),
  LUMI_MODEL_DAY_COST_STUDENT: z.optional(costOfDay),
  LUMI_MODEL_DAY_COST_TOTAL: z.optional(costOfDay),
  LUMI_MODEL_JUDGE: z.optional(z.string()),
  LUMI_MODEL_JUDGE_SCOPE: z.optional(z.enum(['claims', 'all'], 'claims or all')),
  LUMI_MODEL_JUDGE_MS: z._default(milliseconds, REPLY.judgeTimeoutMs),
  LUMI_MODEL_JUDGE_PRICES: z.optional(prices),
  LUMI_TRANSCRIPTION: z._default(speechKind, 'off'),
  LUMI_TRANSCRIPTION_BASE_URL: z.optional(httpUrl),
  LUMI_TRANSCRIPTION_KEY: z.optional(z.string()),
  LUMI_TRANSCRIPTION_NAME: z.optional(z.string()),
  LUMI_SPEECH: z._default(speechKind, 'off'),
  LUMI_SPEECH_BASE_URL: z.optional(httpUrl),
  LUMI_SPEECH_KEY: z.optional(z.string()),
  LUMI_SPEECH_NAME: z.optional(z.string()),
  LUMI_SPEECH_VOICE: z._default(z.string(), 'alloy'),
  TRIAL_DAYS: z._default(trialDays, TRIAL.days),
  REFERRAL_REWARDS: z._default(list, []),
  REFERRAL_MIN_FRIEND_MESSAGES: z._default(friendMessages, REFERRAL.minFriendMessages),
  BILLING: z._default(z.enum(['on', 'off'], 'on or off'), 'on'),
  BILLING_UPGRADE_MODE: z._default(z.enum(['support', 'selfServe'], 'support or selfServe'), 'support'),
  BUSY_AFTER_MS: z._default(milliseconds, 500),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'a log level'), 'info'),
  WEB_DIST: z.optional(z.string()),
  SERVICE_WORKER: z._default(z.enum(['on', 'off'], 'on or off'), 'on'),
})

type Setting = z.output<typeof Settings>

export interface SpeechService {
  /** Before `/audio/...`. */
  baseUrl: string
  key: string | undefined
  /** The provider's name of the model. */
  name: string
}

export interface S3Settings {
  /** With the bucket, in the path or in front of the host. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Env {
  mode: 'local' | 'production'
  port: number
  host: string
  /** Absolute. Holds the embedded database, its lock, and in local mode the generated secret. */
  dataDir: string
  /** `embedded`: PGlite in the data folder. `memory`: PGlite that forgets (tests), perhaps begun from a template file. */
  database:
    | { kind: 'embedded' }
    | { kind: 'memory'; template: string | undefined }
    | { kind: 'postgresql'; url: string }
  redisUrl: string | undefined
  /** The bucket that keeps files; absent: the data folder. */
  s3: S3Settings | undefined
  /** Base of every link in a mail; undefined in local mode until the server knows its port. */
  publicUrl: string | undefined
  /** By number of hops, or by addresses and networks. Absent: forwarded headers are ignored. */
  trustProxy: ((address: string, hop: number) => boolean) | string[] | undefined
  productionOrigins: readonly string[]
  allowedOrigins: readonly string[]
  hosts: { api: string; audio: string; images: string }
  /** Other hosts for pages that are served from this host. A20. */
  belarus: { siteHost: string; hosts: { api: string; audio: string; images: string } } | undefined
  /** Absent: no browser asks a maps service anything. */
  mapsKey: string | undefined
  mapsBaseUrl: string
  /** Who suggests cities and schools; absent: the built-in list. */
  places: { provider: 'google' | 'yandex'; key: string; baseUrl: string | undefined } | undefined
  signInClientId: string | undefined
  signIn: SignInSettings
  telemetryKey: string | undefined
  /** Where analytics of students who have said yes go; `off`: nobody is asked, nothing is sent. */
  telemetry:
    | { kind: 'off' | 'database' }
    /** A collector of the operator. */
    | { kind: 'post'; url: string }
    | { kind: 'application-insights'; key: string; endpoint: string }
  /** Of our own database: beyond it the oldest events go. */
  telemetryMaxBytes: number
  webPush: {
    keys: WebPushKeys
    /** Origins of push services beside those of the browsers we know. */
    services: readonly string[]
    /** Whom a push service may write to when our pushes trouble it. */
    contact: string
  }
  smtp:
    | {
        host: string
        port: number
        user: string | undefined
        password: string | undefined
        tls: 'required' | 'implicit' | 'none'
      }
    | undefined
  mailFrom: string
  /** Where mails come back to that cannot be delivered; each gets an address of its own by a tag after a plus sign. */
  mailBounces: string | undefined
  /** Without it nobody can report bounces and complaints. */
  mailWebhookKey: string | undefined
  supportEmail: string
  /** Where answers to mails about requests come in; each request gets addresses of its own by a tag after a plus sign. */
  supportReplies: string | undefined
  supportTimeZone: string
  communityLinks: readonly CommunityLink[]
  /** How long an account waits before it is deleted. */
  deletionGraceDays: number
  /** From which age students decide by themselves, by ISO 3166-1 code. */
  consentAges: { byCountry: Readonly<Record<string, number>>; default: number }
  /** Keys counters and later pseudonyms; at least 32 characters. */
  secretKey: string
  outboxPage: boolean
  testHooks: boolean
  demoStudent: boolean
  model: {
    kind: 'built-in' | 'openai-compatible' | 'anthropic' | 'google'
    baseUrl: string | undefined
    key: string | undefined
    name: string | undefined
    /** The model takes pictures; otherwise the tutor asks for the task in words. */
    sees: boolean
    /** Time limits of one reply. Source: rules, Models. */
    firstTokenTimeoutMs: number
    silenceTimeoutMs: number
    wholeTimeoutMs: number
    /** How long the breaker stays open. */
    restMs: number
    /** Turns of one student and day in which it may be asked. */
    turnsPerDay: number
    prices: ModelPrices | undefined
    /** The most that a day may cost for one student, and for all together; undefined: no limit. */
    dayCost: { student: number | undefined; total: number | undefined }
    /** A second model of the same provider, which looks at what the tutor cannot check; undefined: nobody does. */
    judge:
      | {
          name: string
          /** `claims`: asked where the core is blind. `all`: of every reply of the model. */
          scope: 'claims' | 'all'
          timeoutMs: number
          prices: ModelPrices | undefined
        }
      | undefined
  }
  /** Who writes recordings down; absent: the browser, where it can. */
  transcription: SpeechService | undefined
  /** Who reads replies aloud; absent: the browser's own voice. */
  speech: (SpeechService & { voice: string }) | undefined
  /** Calls and texts that confirm a phone number. */
  sms: SmsSettings
  /** Length of the trial. */
  trialDays: number
  referral: {
    /** Messages for the referrer, by the ISO 3166-1 code of the referrer's country. */
    rewards: Readonly<Record<string, ReferralReward>>
    otherRewards: ReferralReward
    /** Messages that a friend must have sent before the registration counts. */
    minFriendMessages: number
  }
  billing: {
    /** Off: every student has the largest plan, and nothing is sold. */
    isOn: boolean
    upgradeMode: 'support' | 'selfServe'
    providers: PaymentSettings
  }
  /** A message that would wait longer than this until it is stored is refused for now. */
  busyAfterMs: number
  /** Own listener for `/metrics`. Absent: on the main address in local mode, nowhere in production. */
  metrics: { host: string; port: number } | undefined
  logLevel: Setting['LOG_LEVEL']
  /** Folder of the built web app. */
  webDist: string
  /** False: the service worker removes itself from every device. */
  serviceWorker: boolean
  /** `LIMIT_SEND=1000` raises the limit `send`; tests use it, nothing switches limits off. */
  limits: Partial<Record<LimitName, number>>
}

interface ReferralReward {
  registration: number
  purchase: number
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

const secretMinLength = 32

/** One pattern again and again, the last time perhaps cut off: as short as the pattern, however long it looks. */
function isRepeated(secret: string): boolean {
  for (let period = 1; period <= secret.length / 2; period++) if (secret.startsWith(secret.slice(period))) return true
  return false
}

function isWeakSecret(secret: string): boolean {
  return (
    secret.length < secretMinLength ||
    new Set(secret).size < 10 ||
    isRepeated(secret) ||
    /example|change.?me|default|lumi|password/i.test(secret)
  )
}

/** Local mode needs no settings: the secret is made once and kept beside the data, readable by its owner only. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret-key')
  try {
    const kept = readFileSync(file, 'utf8').trim()
    if (kept.length >= secretMinLength) return kept
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const made = randomBytes(32).toString('base64url')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(file, `${made}\n`, { mode: 0o600 })
  return made
}

function readLimits(source: Record<string, string | undefined>): Env['limits'] {
  const limits: Env['limits'] = {}
  for (const [key, value] of Object.entries(source)) {
    if (!key.startsWith('LIMIT_') || !isPresent(value)) continue
    const name = limitNames.find((candidate) => `LIMIT_${candidate.replaceAll('-', '_').toUpperCase()}` === key)
    if (!name) throw new ConfigurationError(`${key} names no limit.`)
    const points = Number(value)
    if (!Number.isInteger(points) || points < 1) {
      throw new ConfigurationError(`${key} is "${value}", but it must be a whole number above 0.`)
    }
    limits[name] = points
  }
  return limits
}

/** `DE=16,FR=15`, over the product's own table. */
function readConsentAges(pairs: readonly string[]): Record<string, number> {
  const ages: Record<string, number> = { ...CONSENT.ages }
  for (const pair of pairs) {
    const [, code, age] = /^([A-Z]{2})=(\d{1,2})$/.exec(pair) ?? []
    if (code === undefined || countryIdOf(code) === undefined || !consentAge.safeParse(age).success) {
      throw new ConfigurationError(`CONSENT_AGES holds "${pair}", but it must hold pairs such as DE=16.`)
    }
    ages[code] = Number(age)
  }
  return ages
}

/** `RU=20/100,*=60/300`, over the product's own table: messages for a registration and for a first purchase. */
function readReferral(pairs: readonly string[], minFriendMessages: number): Env['referral'] {
  const rewards: Record<string, ReferralReward> = { ...REFERRAL.rewards }
  let otherRewards: ReferralReward = REFERRAL.otherRewards
  for (const pair of pairs) {
    const [, code, registration, purchase] = /^([A-Z]{2}|\*)=(\d{1,4})\/(\d{1,4})$/.exec(pair) ?? []
    if (code === undefined || (code !== '*' && countryIdOf(code) === undefined)) {
      throw new ConfigurationError(`REFERRAL_REWARDS holds "${pair}", but it must hold entries such as RU=20/100.`)
    }
    const reward = { registration: Number(registration), purchase: Number(purchase) }
    if (code === '*') otherRewards = reward
    else rewards[code] = reward
  }
  return { rewards, otherRewards, minFriendMessages }
}

/** The place of Application Insights for keys that name none. */
const insightsEndpoint = 'https://dc.services.visualstudio.com'
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One place is enough: two would count everything twice. */
function readTelemetry({ TELEMETRY: kind, TELEMETRY_KEY: given, TELEMETRY_SINK_URL: url }: Setting): Env['telemetry'] {
  if (given !== undefined && url !== undefined)
    throw new ConfigurationError('TELEMETRY_KEY and TELEMETRY_SINK_URL are both set: analytics go to one place.')
  if (kind === 'off') return { kind }
  if (url !== undefined) return { kind: 'post', url }
  if (given === undefined) return { kind }
  const parts = new Map(given.split(';').map((part) => part.split(/=(.*)/s, 2) as [string, string]))
  const key = parts.get('InstrumentationKey') ?? given
  const endpoint = parts.get('IngestionEndpoint') ?? insightsEndpoint
  if (!guid.test(key) || !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new ConfigurationError(
      'TELEMETRY_KEY must be a connection string or an instrumentation key of Application Insights.',
    )
  return { kind: 'application-insights', key, endpoint }
}

function readPlaces({ PLACES_PROVIDER: provider, PLACES_KEY: key, PLACES_BASE_URL: baseUrl }: Setting): Env['places'] {
  if (provider === undefined) return undefined
  if (key === undefined) throw new ConfigurationError(`PLACES_KEY is missing; PLACES_PROVIDER=${provider} needs it.`)
  return { provider, key, baseUrl: baseUrl?.replace(/\/$/, '') }
}

function readWebPush(settings: Setting, secretKey: string): Env['webPush'] {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = settings
  if ((publicKey === undefined) !== (privateKey === undefined)) {
    throw new ConfigurationError('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY belong together: set both or neither.')
  }
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : webPushKeysFrom(secretKey),
    services: settings.PUSH_SERVICES,
    contact: settings.PUSH_CONTACT ?? `mailto:${settings.SUPPORT_EMAIL}`,
  }
}

function readS3(settings: Setting): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = settings
  if (endpoint === undefined) return undefined
  const required = (name: 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string => {
    const value = settings[name]
    if (value === undefined) throw new ConfigurationError(`${name} is missing; S3_ENDPOINT needs it.`)
    return value
  }
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    region,
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
  }
}

function readSpeech(settings: Setting, prefix: 'LUMI_TRANSCRIPTION' | 'LUMI_SPEECH'): SpeechService | undefined {
  if (settings[prefix] === 'off') return undefined
  const baseUrl = settings[`${prefix}_BASE_URL`]
  const name = settings[`${prefix}_NAME`]
  if (!baseUrl) throw new ConfigurationError(`${prefix}_BASE_URL is missing; ${prefix}=${settings[prefix]} needs it.`)
  if (!name) throw new ConfigurationError(`${prefix}_NAME is missing; ${prefix}=${settings[prefix]} needs it.`)
  return { baseUrl: baseUrl.replace(/\/+$/, ''), key: settings[`${prefix}_KEY`], name }
}

function assertOrigins(name: string, origins: readonly string[], scheme: RegExp) {
  for (const origin of origins) {
    const parsed = URL.canParse(origin) ? new URL(origin) : undefined
    if (parsed?.origin !== origin || !scheme.test(origin)) {
      throw new ConfigurationError(`${name} holds "${origin}", but it must hold origins such as https://lumi.example.`)
    }
  }
}

/** docs/architecture.md, Modes: what each mode refuses to start with. */
function assertMode(settings: Setting) {
  const refuse = (sentence: string): never => {
    throw new ConfigurationError(sentence)
  }
  if (settings.LUMI_MODE === 'local') {
    if (!isLoopbackHost(settings.HOST)) {
      refuse(
        `HOST is "${settings.HOST}", but local mode listens on a loopback address only; for others set LUMI_MODE=production.`,
      )
    }
    return
  }
  if (settings.OUTBOX === 'on') refuse('OUTBOX is "on", but production mode has no outbox page.')
  if (settings.TEST_HOOKS === 'on' || settings.NODE_ENV === 'test') {
    refuse('Test hooks are on (NODE_ENV=test or TEST_HOOKS=on), but production mode has none.')
  }
  if (settings.DATABASE_URL?.startsWith('memory:'))
    refuse('DATABASE_URL is "memory:", but production mode keeps its data.')
  if (!settings.PUBLIC_URL) refuse('PUBLIC_URL is missing; production mode needs it for the links in mails.')
  for (const name of [
    'PUBLIC_URL',
    'S3_ENDPOINT',
    'API_BASE_URL',
    'AUDIO_BASE_URL',
    'IMAGES_BASE_URL',
    'BELARUS_API_BASE_URL',
    'BELARUS_AUDIO_BASE_URL',
    'BELARUS_IMAGES_BASE_URL',
  ] as const) {
    if (settings[name]?.startsWith('http:')) refuse(`${name} must be an https address in production mode.`)
  }
  assertOrigins('PRODUCTION_ORIGINS', settings.PRODUCTION_ORIGINS, /^https:/)
  assertOrigins('ALLOWED_ORIGINS', settings.ALLOWED_ORIGINS, /^https:/)
  assertOrigins('PUSH_SERVICES', settings.PUSH_SERVICES, /^https:/)
  if (!settings.SMTP_HOST) refuse('SMTP_HOST is missing; production mode sends real mail.')
  if (!settings.MAIL_FROM) refuse('MAIL_FROM is missing; production mode needs the sender address of its mails.')
  if (!settings.SECRET_KEY) refuse('SECRET_KEY is missing; production mode needs at least 32 random characters.')
  else if (isWeakSecret(settings.SECRET_KEY)) {
    refuse('SECRET_KEY is short, a default or an example; make one with: openssl rand -base64 32')
  }
}

const trustedProxies = (value: string | undefined): Env['trustProxy'] => {
  if (value === undefined) return undefined
  // Fastify takes a hop count in this form only.
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value)
  return value.split(',').map((part) => part.trim())
}

/**
 * The whole environment, read once. Throws a `ConfigurationError` that names the wrong value.
 * @param source usually `process.env`
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => isPresent(value)))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    const name = String(issue.path[0])
    const value = /KEY|PASSWORD|URL/.test(name) ? '' : ` is "${given[name]}", but it`
    throw new ConfigurationError(`${name}${value} must be ${issue.message}.`)
  }
  const settings = parsed.data
  assertMode(settings)
  assertOrigins('PRODUCTION_ORIGINS', settings.PRODUCTION_ORIGINS, /^https?:/)
  assertOrigins('ALLOWED_ORIGINS', settings.ALLOWED_ORIGINS, /^https?:/)
  if (settings.LUMI_MODEL !== 'built-in') {
    if (!settings.LUMI_MODEL_NAME) {
      throw new ConfigurationError(
        `LUMI_MODEL_NAME is missing; LUMI_MODEL=${settings.LUMI_MODEL} needs the model's name.`,
      )
    }
    if (settings.LUMI_MODEL === 'openai-compatible' && !settings.LUMI_MODEL_BASE_URL) {
      throw new ConfigurationError('LUMI_MODEL_BASE_URL is missing; LUMI_MODEL=openai-compatible needs the address.')
    }
    if (settings.LUMI_MODEL !== 'openai-compatible' && !settings.LUMI_MODEL_KEY) {
      throw new ConfigurationError(`LUMI_MODEL_KEY is missing; LUMI_MODEL=${settings.LUMI_MODEL} needs it.`)
    }
  }
  for (const name of ['LUMI_MODEL_DAY_COST_STUDENT', 'LUMI_MODEL_DAY_COST_TOTAL'] as const) {
    if (settings[name] !== undefined && settings.LUMI_MODEL_PRICES === undefined) {
      throw new ConfigurationError(`LUMI_MODEL_PRICES is missing; without it ${name} limits nothing.`)
    }
  }
  if (settings.LUMI_MODEL_JUDGE !== undefined && settings.LUMI_MODEL === 'built-in') {
    throw new ConfigurationError('LUMI_MODEL_JUDGE looks at the replies of a model; LUMI_MODEL names none.')
  }
  if (settings.LUMI_MODEL_JUDGE_SCOPE !== undefined && settings.LUMI_MODEL_JUDGE === undefined) {
    throw new ConfigurationError('LUMI_MODEL_JUDGE is missing; without it LUMI_MODEL_JUDGE_SCOPE changes nothing.')
  }
  const isLocal = settings.LUMI_MODE === 'local'
  const dataDir = path.resolve(settings.DATA_DIR)
  const speech = readSpeech(settings, 'LUMI_SPEECH')
  const secretKey = settings.SECRET_KEY ?? keptSecret(dataDir)
  return {
    mode: settings.LUMI_MODE,
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    database:
      settings.DATABASE_URL === undefined
        ? { kind: 'embedded' }
        : settings.DATABASE_URL.startsWith('memory:')
          ? { kind: 'memory', template: settings.DATABASE_URL.slice('memory:'.length) || undefined }
          : { kind: 'postgresql', url: settings.DATABASE_URL },
    redisUrl: settings.REDIS_URL,
    s3: readS3(settings),
    publicUrl: settings.PUBLIC_URL?.replace(/\/$/, ''),
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    productionOrigins: settings.PRODUCTION_ORIGINS,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    hosts: { api: settings.API_BASE_URL, audio: settings.AUDIO_BASE_URL, images: settings.IMAGES_BASE_URL },
    belarus:
      settings.BELARUS_SITE_HOST === undefined
        ? undefined
        : {
            siteHost: settings.BELARUS_SITE_HOST,
            hosts: {
              api: settings.BELARUS_API_BASE_URL,
              audio: settings.BELARUS_AUDIO_BASE_URL,
              images: settings.BELARUS_IMAGES_BASE_URL,
            },
          },
    mapsKey: settings.MAPS_KEY,
    mapsBaseUrl: settings.MAPS_BASE_URL.replace(/\/$/, ''),
    places: readPlaces(settings),
    signInClientId: settings.SIGN_IN_CLIENT_ID,
    signIn: readSignInSettings(given, (sentence) => {
      throw new ConfigurationError(sentence)
    }),
    telemetryKey: settings.TELEMETRY_KEY,
    telemetry: readTelemetry(settings),
    telemetryMaxBytes: settings.TELEMETRY_MAX_MEGABYTES * 1_000_000,
    webPush: readWebPush(settings, secretKey),
    smtp:
      settings.SMTP_HOST === undefined
        ? undefined
        : {
            host: settings.SMTP_HOST,
            port: settings.SMTP_PORT,
            user: settings.SMTP_USER,
            password: settings.SMTP_PASSWORD,
            tls: settings.SMTP_TLS,
          },
    mailFrom: settings.MAIL_FROM ?? 'Lumi <lumi@localhost>',
    mailBounces: settings.MAIL_BOUNCES,
    mailWebhookKey: settings.MAIL_WEBHOOK_KEY,
    supportEmail: settings.SUPPORT_EMAIL,
    supportReplies: settings.SUPPORT_REPLIES,
    supportTimeZone: settings.SUPPORT_TIME_ZONE,
    communityLinks: readCommunityLinks(settings.COMMUNITY_LINKS, (sentence) => {
      throw new ConfigurationError(sentence)
    }),
    deletionGraceDays: settings.DELETION_GRACE_DAYS,
    consentAges: { byCountry: readConsentAges(settings.CONSENT_AGES), default: settings.CONSENT_AGE_DEFAULT },
    secretKey,
    outboxPage: isLocal && settings.OUTBOX !== 'off',
    testHooks: isLocal && settings.NODE_ENV === 'test' && settings.TEST_HOOKS !== 'off',
    demoStudent: isLocal && settings.DEMO_STUDENT === 'on',
    model: {
      kind: settings.LUMI_MODEL,
      baseUrl: settings.LUMI_MODEL_BASE_URL,
      key: settings.LUMI_MODEL_KEY,
      name: settings.LUMI_MODEL_NAME,
      sees: settings.LUMI_MODEL !== 'built-in' && settings.LUMI_MODEL_SEES === 'on',
      firstTokenTimeoutMs: settings.LUMI_MODEL_FIRST_TOKEN_MS,
      silenceTimeoutMs: settings.LUMI_MODEL_SILENCE_MS,
      wholeTimeoutMs: settings.LUMI_MODEL_WHOLE_MS,
      restMs: settings.LUMI_MODEL_REST_MS,
      turnsPerDay: settings.LUMI_MODEL_TURNS_PER_DAY,
      prices: settings.LUMI_MODEL_PRICES,
      dayCost: { student: settings.LUMI_MODEL_DAY_COST_STUDENT, total: settings.LUMI_MODEL_DAY_COST_TOTAL },
      judge:
        settings.LUMI_MODEL_JUDGE === undefined
          ? undefined
          : {
              name: settings.LUMI_MODEL_JUDGE,
              scope: settings.LUMI_MODEL_JUDGE_SCOPE ?? 'claims',
              timeoutMs: settings.LUMI_MODEL_JUDGE_MS,
              prices: settings.LUMI_MODEL_JUDGE_PRICES ?? settings.LUMI_MODEL_PRICES,
            },
    },
    transcription: readSpeech(settings, 'LUMI_TRANSCRIPTION'),
    speech: speech && { ...speech, voice: settings.LUMI_SPEECH_VOICE },
    sms: readSmsSettings({ LUMI_MODE: settings.LUMI_MODE, ...given }, (sentence) => {
      throw new ConfigurationError(sentence)
    }),
    trialDays: settings.TRIAL_DAYS,
    referral: readReferral(settings.REFERRAL_REWARDS, settings.REFERRAL_MIN_FRIEND_MESSAGES),
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    logLevel: settings.LOG_LEVEL,
    serviceWorker: settings.SERVICE_WORKER === 'on',
    webDist: path.resolve(settings.WEB_DIST ?? path.join(import.meta.dirname, '../../../web/dist')),
    billing: {
      isOn: settings.BILLING === 'on',
      upgradeMode: settings.BILLING_UPGRADE_MODE,
      providers: readPaymentSettings(given, { isOn: settings.BILLING === 'on', isLocal }, (sentence) => {
        throw new ConfigurationError(sentence)
      }),
    },
    busyAfterMs: settings.BUSY_AFTER_MS,
    limits: readLimits(source),
  }
}

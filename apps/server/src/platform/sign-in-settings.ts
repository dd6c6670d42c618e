import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { ProviderKind } from '@lumi/contracts/config'
import { type Messenger, messengers } from '@lumi/contracts/mini-app'

/** A sign-in provider as configured by the operator. */
export interface ProviderSetting {
  /** Part of the callback's address, so it never changes while accounts use it. */
  id: string
  kind: Exclude<ProviderKind, 'telegram'>
  name: string
  /** OpenID Connect: the issuer. Yandex and VK, which speak OAuth 2 only: base of their addresses. */
  issuer: string
  clientId: string
  clientSecret: string | undefined
  /** Apple: its client secret is a token signed with this key, made anew for each exchange. */
  signingKey: { teamId: string; keyId: string; privateKey: KeyObject } | undefined
  /** How the answer comes back: in the address, or as a form that the provider's page sends (Apple). */
  responseMode: 'query' | 'form_post'
}

export interface SignInSettings {
  providers: readonly ProviderSetting[]
  miniApps: MiniAppKeys
}

/** What the data that a messenger gives to its mini-app are signed with. Absent: no such mini-app. */
export interface MiniAppKeys {
  telegram: { botToken: string } | undefined
  vk: { appId: string; protectedKey: string } | undefined
}

export const configuredMessengers = ({ miniApps }: Pick<SignInSettings, 'miniApps'>): Messenger[] =>
  messengers.filter((messenger) => miniApps[messenger] !== undefined)

type Source = Readonly<Record<string, string | undefined>>

/** In the order of the buttons. */
const presets = {
  GOOGLE: { id: 'google', kind: 'google', name: 'Google', issuer: 'https://accounts.google.com' },
  APPLE: { id: 'apple', kind: 'apple', name: 'Apple', issuer: 'https://appleid.apple.com' },
  YANDEX: { id: 'yandex', kind: 'yandex', name: 'Yandex ID', issuer: 'https://oauth.yandex.com' },
  VK: { id: 'vk', kind: 'vk', name: 'VK ID', issuer: 'https://id.vk.com' },
  MICROSOFT: {
    id: 'microsoft',
    kind: 'microsoft',
    name: 'Microsoft',
    issuer: 'https://login.microsoftonline.com/common/v2.0',
  },
} as const satisfies Record<string, Pick<ProviderSetting, 'id' | 'kind' | 'name' | 'issuer'>>

const prefix = 'SIGN_IN_'
/** Settings with this prefix that describe no provider. */
const otherSettings = [
  'SIGN_IN_CLIENT_ID',
  'SIGN_IN_TELEGRAM_BOT_TOKEN',
  'SIGN_IN_VK_MINI_APP_ID',
  'SIGN_IN_VK_MINI_APP_KEY',
] as const
const fields = [
  'CLIENT_ID',
  'CLIENT_SECRET',
  'ISSUER',
  'NAME',
  'RESPONSE_MODE',
  'TEAM_ID',
  'KEY_ID',
  'PRIVATE_KEY',
] as const
type Field = (typeof fields)[number]

/**
 * `SIGN_IN_GOOGLE_CLIENT_ID`, `SIGN_IN_OIDC_SCHOOL_ISSUER` and so on; docs/operations.md has the table.
 * @param refuse throws the sentence for whoever starts the server
 */
export function readSignInSettings(source: Source, refuse: (sentence: string) => never): SignInSettings {
  const isProduction = source.LUMI_MODE === 'production'
  const given = groupByProvider(source, refuse)
  const order = [...Object.keys(presets), ...[...given.keys()].filter((name) => !(name in presets)).sort()]
  const providers = order.flatMap((name) => {
    const values = given.get(name)
    return values ? [readProvider(name, values, isProduction, refuse)] : []
  })
  return { providers, miniApps: readMiniApps(source, refuse) }
}

function readMiniApps(source: Source, refuse: (sentence: string) => never): MiniAppKeys {
  const value = (key: (typeof otherSettings)[number]) => source[key]?.trim() || undefined
  const botToken = value('SIGN_IN_TELEGRAM_BOT_TOKEN')
  const appId = value('SIGN_IN_VK_MINI_APP_ID')
  const protectedKey = value('SIGN_IN_VK_MINI_APP_KEY')
  if (appId !== undefined && !/^\d{1,12}$/.test(appId)) refuse('SIGN_IN_VK_MINI_APP_ID must be a number.')
  if ((appId === undefined) !== (protectedKey === undefined)) {
    refuse('SIGN_IN_VK_MINI_APP_ID and SIGN_IN_VK_MINI_APP_KEY belong together; one of them is missing.')
  }
  return {
    telegram: botToken === undefined ? undefined : { botToken },
    vk: appId === undefined || protectedKey === undefined ? undefined : { appId, protectedKey },
  }
}

function groupByProvider(source: Source, refuse: (sentence: string) => never) {
  const given = new Map<string, Partial<Record<Field, string>>>()
  for (const [key, value] of Object.entries(source)) {
    if (!key.startsWith(prefix) || (otherSettings as readonly string[]).includes(key)) continue
    if (value === undefined || value.trim() === '') continue
    const field = fields.find((candidate) => key.endsWith(`_${candidate}`))
    const name = field && key.slice(prefix.length, -field.length - 1)
    if (!field || !name || !(name in presets || /^OIDC_[A-Z0-9]{1,30}$/.test(name))) refuse(`${key} is no setting.`)
    else given.set(name, { ...given.get(name), [field]: value.trim() })
  }
  return given
}

function readProvider(
  name: string,
  values: Partial<Record<Field, string>>,
  isProduction: boolean,
  refuse: (sentence: string) => never,
): ProviderSetting {
  const setting = (field: Field) => `${prefix}${name}_${field}`
  const need = (field: Field): string => values[field] ?? refuse(`${setting(field)} is missing.`)
  const preset = Object.hasOwn(presets, name) ? presets[name as keyof typeof presets] : undefined
  const issuer = values.ISSUER ?? preset?.issuer ?? need('ISSUER')
  const isApple = preset?.kind === 'apple'
  const responseMode = values.RESPONSE_MODE ?? (isApple ? 'form_post' : 'query')
  if (responseMode !== 'query' && responseMode !== 'form_post') {
    return refuse(`${setting('RESPONSE_MODE')} is "${responseMode}", but it must be query or form_post.`)
  }
  const address = URL.parse(issuer)
  if (address?.protocol !== 'https:' && (isProduction || address?.protocol !== 'http:')) {
    return refuse(`${setting('ISSUER')} must be an https address.`)
  }
  return {
    id: preset?.id ?? name.slice('OIDC_'.length).toLowerCase(),
    kind: preset?.kind ?? 'oidc',
    name: values.NAME ?? preset?.name ?? need('NAME'),
    issuer: issuer.replace(/\/$/, ''),
    clientId: need('CLIENT_ID'),
    clientSecret: isApple ? undefined : need('CLIENT_SECRET'),
    signingKey: isApple
      ? {
          teamId: need('TEAM_ID'),
          keyId: need('KEY_ID'),
          privateKey: readKey(need('PRIVATE_KEY'), () =>
            refuse(`${setting('PRIVATE_KEY')} must be the .p8 key of Apple.`),
          ),
        }
      : undefined,
    responseMode,
  }
}

/** In an environment variable the lines of the file may be written as `\n`. */
function readKey(pem: string, refuse: () => never): KeyObject {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'))
    if (key.asymmetricKeyType === 'ec') return key
  } catch {
    // Reported below without the key.
  }
  return refuse()
}

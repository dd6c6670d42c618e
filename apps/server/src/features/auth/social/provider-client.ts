import { type KeyObject, sign } from 'node:crypto'
import * as client from 'openid-client'
import { type OutboundResponse, sendOutbound } from '../../../platform/http.ts'
import type { ProviderSetting } from '../../../platform/sign-in-settings.ts'
import { type Profile, profileOfClaims, profileOfVk, profileOfYandex } from './profile.rules.ts'

/** The provider did not answer or is unavailable; temporary. */
class ProviderUnavailable extends Error {}

interface AuthorizationRequest {
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
  /** Lets the person choose the account there, even if one is signed in. */
  chooseAccount: boolean
}

export interface ProviderClient {
  authorizationUrl(request: AuthorizationRequest): Promise<URL>
  /**
   * Checks everything the provider sent back and asks it who that is.
   * @throws ProviderUnavailable, or anything else when the answer is not right
   */
  identify(answer: URLSearchParams, request: Omit<AuthorizationRequest, 'chooseAccount'>): Promise<Profile>
}

/** Time limits for the response headers and for the whole exchange; the student sees an empty page meanwhile. */
const answerTimeoutMs = 5_000
const wholeTimeoutMs = 8_000
const maxAnswerBytes = 256 * 1024
/** Provider metadata changes rarely; a stale entry costs one more request. */
const discoveryKeptMs = 60 * 60_000
const appleSecretSeconds = 300

export const createProviderClient = (setting: ProviderSetting): ProviderClient =>
  setting.kind === 'yandex' || setting.kind === 'vk' ? oauth(setting, setting.kind) : openIdConnect(setting)

function openIdConnect(setting: ProviderSetting): ProviderClient {
  let discovered: { configuration: client.Configuration; atMs: number } | undefined

  async function configuration(): Promise<client.Configuration> {
    if (discovered && performance.now() - discovered.atMs < discoveryKeptMs) return discovered.configuration
    const found = await client.discovery(
      new URL(setting.issuer),
      setting.clientId,
      undefined,
      clientAuthentication(setting),
      {
        [client.customFetch]: outboundFetch(setting),
        execute: [
          // The token comes straight from the provider, but ASVS 6.8.2 wants its signature checked in any case.
          client.enableNonRepudiationChecks,
          // Settings allow it in local mode only.
          ...(setting.issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      },
    )
    discovered = { configuration: found, atMs: performance.now() }
    return found
  }

  return {
    async authorizationUrl({ redirectUri, state, nonce, codeVerifier, chooseAccount }) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(setting.responseMode === 'form_post' ? { response_mode: 'form_post' } : {}),
        ...(chooseAccount ? { prompt: 'select_account' } : {}),
      })
    },

    async identify(answer, { redirectUri, state, nonce, codeVerifier }) {
      const known = await configuration()
      const tokens = await client.authorizationCodeGrant(known, new URL(`${redirectUri}?${answer}`), {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no ID token')
      // Some providers give the address only at the user info endpoint.
      const more =
        claims.email === undefined && known.serverMetadata().userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(known, tokens.access_token, claims.sub)
          : {}
      return profileOfClaims(setting.kind, { ...more, ...claims })
    },
  }
}

/** Yandex and VK: OAuth 2 with PKCE, and an address of their own that says who it was. */
function oauth(setting: ProviderSetting, kind: 'yandex' | 'vk'): ProviderClient {
  const base = setting.issuer
  const isYandex = kind === 'yandex'
  const configuration = new client.Configuration(
    {
      issuer: base,
      authorization_endpoint: `${base}/authorize`,
      token_endpoint: isYandex ? `${base}/token` : `${base}/oauth2/auth`,
    },
    setting.clientId,
    undefined,
    clientAuthentication(setting),
  )
  // VK adds an ID token that is none by the standard (its issuer is "VK"); the token for its own address decides.
  configuration[client.customFetch] = outboundFetch(setting, ({ id_token: _, ...rest }) => rest)
  if (base.startsWith('http:')) client.allowInsecureRequests(configuration)

  return {
    async authorizationUrl({ redirectUri, state, codeVerifier, chooseAccount }) {
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: isYandex ? 'login:email' : 'email',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(chooseAccount ? (isYandex ? { force_confirm: 'yes' } : { prompt: 'login' }) : {}),
      })
    },

    async identify(answer, { redirectUri, state, codeVerifier }) {
      const device = answer.get('device_id')
      const tokens = await client.authorizationCodeGrant(
        configuration,
        new URL(`${redirectUri}?${answer}`),
        { pkceCodeVerifier: codeVerifier, expectedState: state },
        device === null ? undefined : { device_id: device, state },
      )
      const info = isYandex
        ? await ask(`${infoBase(base)}/info?format=json`, {
            headers: { authorization: `OAuth ${tokens.access_token}` },
          })
        : await ask(`${base}/oauth2/user_info`, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: String(new URLSearchParams({ client_id: setting.clientId, access_token: tokens.access_token })),
          })
      const profile = isYandex ? profileOfYandex(base, info) : profileOfVk(base, info)
      if (!profile) throw new Error('The provider did not say who it was')
      return profile
    },
  }
}

/** Yandex serves user info on another host than sign-in; the stand-in has one host. */
const infoBase = (base: string) => (base === 'https://oauth.yandex.com' ? 'https://login.yandex.ru' : base)

function clientAuthentication(setting: ProviderSetting): client.ClientAuth {
  const { signingKey } = setting
  if (!signingKey) return client.ClientSecretPost(setting.clientSecret)
  return (_server, _client, body) => {
    body.set('client_id', setting.clientId)
    body.set('client_secret', appleClientSecret(setting, signingKey, Date.now()))
  }
}

/** Source: developer.apple.com, "Creating a client secret": a JWT signed with ES256. */
function appleClientSecret(
  { issuer, clientId }: Pick<ProviderSetting, 'issuer' | 'clientId'>,
  { teamId, keyId, privateKey }: { teamId: string; keyId: string; privateKey: KeyObject },
  nowMs: number,
): string {
  const issuedAt = Math.floor(nowMs / 1000)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = `${encode({ alg: 'ES256', kid: keyId })}.${encode({
    iss: teamId,
    sub: clientId,
    aud: issuer,
    iat: issuedAt,
    exp: issuedAt + appleSecretSeconds,
  })}`
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}

type Answer = Readonly<Record<string, unknown>>

/**
 * openid-client's way out of the process. Hosts named by a provider's answers are not trusted like those the operator
 * configured.
 */
function outboundFetch(setting: ProviderSetting, change?: (answer: Answer) => Answer): client.CustomFetch {
  const ownOrigin = new URL(setting.issuer).origin
  return async (url, { method, headers, body }) => {
    const { response, text } = await exchange({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body === null || body === undefined ? {} : { body: String(body) }),
      isFromAnswer: new URL(url).origin !== ownOrigin,
    })
    const changed = change && response.status === 200 ? JSON.stringify(change(JSON.parse(text) as Answer)) : text
    return new Response(changed || null, {
      status: response.status,
      headers: { 'content-type': response.headers['content-type'] ?? '' },
    })
  }
}

async function ask(
  url: string,
  request: { method?: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
): Promise<Answer> {
  const { response, text } = await exchange({ url, ...request, isFromAnswer: false })
  const answer: unknown = response.status === 200 ? JSON.parse(text) : undefined
  if (typeof answer !== 'object' || answer === null) throw new Error('The provider refused to say who it was')
  return answer as Answer
}

async function exchange(request: {
  url: string
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  isFromAnswer: boolean
}): Promise<{ response: OutboundResponse; text: string }> {
  try {
    const response = await sendOutbound({
      ...request,
      headers: { accept: 'application/json', ...request.headers },
      timeoutMs: answerTimeoutMs,
      signal: AbortSignal.timeout(wholeTimeoutMs),
    })
    const text = await response.text(maxAnswerBytes)
    if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`)
    return { response, text }
  } catch (cause) {
    throw new ProviderUnavailable('The sign-in provider does not answer', { cause })
  }
}

/** Whether a failure of `identify` or `authorizationUrl` may pass by itself. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderUnavailable) return true
  }
  return false
}

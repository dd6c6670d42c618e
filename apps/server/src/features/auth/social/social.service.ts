import { createHmac } from 'node:crypto'
import { AppError } from '@lumi/contracts/errors'
import type { Messenger } from '@lumi/contracts/mini-app'
import { SOCIAL } from '@lumi/contracts/product-rules'
import type { SocialProblem } from '@lumi/contracts/social'
import { addressKey } from '../../../platform/address.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken, randomToken } from '../../../platform/secrets.ts'
import { launchReader } from './launch.rules.ts'
import type { Profile } from './profile.rules.ts'
import { isUnavailable } from './provider-client.ts'
import { miniAppProviders, type Providers } from './providers.ts'
import { createRequest, createTicket, deleteExpired, type RequestRow, takeRequest } from './social.store.ts'
import { socialRequests } from './social.tables.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'limits' | 'log'> {
  providers: Providers
  secretKey: string
}

interface Start {
  providerId: string
  address: string
  /** Value of the browser's cookie. */
  browser: string
  /** Origin of the product the browser is on. */
  site: string
  /** Query to come back with. */
  search: string
  /** Adding a way to sign in to this account. */
  owner?: { studentId: string; sessionId: string }
}

interface Answer {
  providerId: string
  parameters: URLSearchParams
  via: 'query' | 'form_post'
  browser: string | undefined
  formCookie: string | undefined
}

interface MiniAppStart {
  messenger: Messenger
  launchData: string
  address: string
  browser: string
}

/** Outcome of the round trip to a provider, and where to redirect the browser. */
export interface Return {
  /** Absent: the round trip is unknown; the browser stays on the main site. */
  request?: Pick<RequestRow, 'returnOrigin' | 'search' | 'studentId'>
  outcome: { ticket: string } | { problem: SocialProblem }
}

const minutes = (count: number) => count * 60_000
/** Error codes for "the person declined". RFC 6749 4.1.2.1; Apple has a word of its own. */
const refusals = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login', 'consent_required'])
const passing = new Set(['temporarily_unavailable', 'server_error'])

const callbackPath = (providerId: string) => `/api/v1/auth/social/${providerId}/callback`

export type SocialService = ReturnType<typeof createSocialService>

/**
 * The round trip to a provider, up to a ticket that names the identity; `social-accounts.service` decides what it
 * opens.
 */
export function createSocialService({ db, clock, limits, log, providers, secretKey }: Dependencies) {
  const inMinutes = (count: number) => new Date(clock.now().getTime() + minutes(count))

  /** PKCE verifier and nonce follow from the state, which only the browser and the provider hold. */
  const derived = (purpose: string, state: string) =>
    createHmac('sha256', secretKey).update(`social ${purpose} ${state}`).digest('base64url')

  const secretsOf = (state: string, providerId: string, site: string) => ({
    redirectUri: site + callbackPath(providerId),
    state,
    nonce: derived('nonce', state),
    codeVerifier: derived('verifier', state),
  })

  const issueTicket = (
    profile: Profile,
    about: { providerId: string; browserHash: string; studentId?: string | null; sessionId?: string | null },
  ) => createTicket(db, { ...about, ...profile, createdAt: clock.now(), expiresAt: inMinutes(SOCIAL.ticketMinutes) })

  function problemOf(providerId: string, error: unknown): SocialProblem {
    const problem = isUnavailable(error) ? 'social_unavailable' : 'social_failed'
    log.warn({ error, providerId, problem }, 'A sign-in with another service failed')
    return problem
  }

  function findRefusal(providerId: string, parameters: URLSearchParams): SocialProblem | undefined {
    const error = parameters.get('error')
    if (error === null) return undefined
    if (refusals.has(error)) return 'social_refused'
    log.warn({ providerId, reason: /^[a-z_]{1,40}$/.test(error) ? error : 'other' }, 'A provider refused a sign-in')
    return passing.has(error) ? 'social_unavailable' : 'social_failed'
  }

  return {
    /**
     * @returns where to send the browser; with `formCookie` when the provider answers by a form, as the value of a
     * cookie that comes back with it
     * @throws AppError `not_found`, `social_unavailable`, `social_failed`, `too_many_requests`
     */
    async start({ providerId, address, browser, site, search, owner }: Start) {
      const { setting, client } = providers.get(providerId)
      await limits.take('social-address', addressKey(address))
      const state = randomToken()
      const formCookie = setting.responseMode === 'form_post' ? randomToken() : undefined
      const url = await client
        .authorizationUrl({ ...secretsOf(state, providerId, site), chooseAccount: owner !== undefined })
        .catch((error: unknown) => {
          throw new AppError(problemOf(providerId, error), { cause: error })
        })
      await createRequest(db, {
        stateHash: hashToken(state),
        providerId,
        browserHash: hashToken(browser),
        formHash: formCookie === undefined ? null : hashToken(formCookie),
        returnOrigin: site,
        search,
        studentId: owner?.studentId ?? null,
        sessionId: owner?.sessionId ?? null,
        createdAt: clock.now(),
        expiresAt: inMinutes(SOCIAL.requestMinutes),
      })
      return { url, formCookie }
    },

    /** The callback. A state is valid once, in the browser that began, for its provider. */
    async finish({ providerId, parameters, via, browser, formCookie }: Answer): Promise<Return> {
      const { setting, client } = providers.get(providerId)
      const state = parameters.get('state')
      const request = state ? await takeRequest(db, state) : undefined
      const isBound =
        via === 'query'
          ? browser !== undefined && request?.browserHash === hashToken(browser)
          : formCookie !== undefined && request?.formHash === hashToken(formCookie)
      if (
        !request ||
        !state ||
        !isBound ||
        setting.responseMode !== via ||
        request.providerId !== providerId ||
        request.expiresAt <= clock.now()
      )
        return { outcome: { problem: 'social_expired' } }
      const refusal = findRefusal(providerId, parameters)
      if (refusal) return { request, outcome: { problem: refusal } }
      try {
        const profile = await client.identify(parameters, secretsOf(state, providerId, request.returnOrigin))
        const { browserHash, studentId, sessionId } = request
        return {
          request,
          outcome: { ticket: await issueTicket(profile, { providerId, browserHash, studentId, sessionId }) },
        }
      } catch (error) {
        return { request, outcome: { problem: problemOf(providerId, error) } }
      }
    },

    /** A mini-app needs no way there and back: its messenger hands over signed data. They work in one browser only. */
    async startMiniApp({ messenger, launchData, browser, address }: MiniAppStart) {
      const read = launchReader(providers.miniApps, messenger)
      if (read === undefined) throw new AppError('not_found')
      await limits.take('social-address', addressKey(address))
      const reading = read(launchData, { now: clock.now(), maxAgeMs: minutes(SOCIAL.launchMaxAgeMinutes) })
      if (reading.kind === 'old') throw new AppError('social_expired')
      if (reading.kind === 'forged') throw new AppError('social_failed')
      const browserHash = hashToken(browser)
      const { providerId } = miniAppProviders[messenger]
      if (!(await claim(`${messenger} ${reading.signature}`, providerId, browserHash))) {
        throw new AppError('social_expired')
      }
      return issueTicket(
        { issuer: providers.miniAppIssuer(messenger), subject: reading.userId, email: null, isEmailVerified: false },
        { providerId, browserHash },
      )
    },

    deleteExpired: () => deleteExpired(db, clock.now()),
  }

  /**
   * True for the first browser that presents this signature, repeatedly: a page may be loaded twice. By signature and not
   * by the data, which can be written in many ways that have the same one.
   */
  async function claim(signature: string, providerId: string, browserHash: string): Promise<boolean> {
    const [row] = await db
      .insert(socialRequests)
      .values({
        stateHash: hashToken(signature),
        providerId,
        browserHash,
        returnOrigin: '',
        search: '',
        createdAt: clock.now(),
        expiresAt: inMinutes(2 * SOCIAL.launchMaxAgeMinutes),
      })
      .onConflictDoUpdate({ target: socialRequests.stateHash, set: { providerId } })
      .returning({ browserHash: socialRequests.browserHash })
    return row?.browserHash === browserHash
  }
}

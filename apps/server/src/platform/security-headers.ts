import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import { messengerSites } from '@lumi/contracts/messenger-sites'
import type { Messenger } from '@lumi/contracts/mini-app'
import type { FastifyInstance } from 'fastify'
import { isApiPath } from './api-path.ts'
import type { Env } from './env.ts'
import type { Origins } from './origins.ts'

/** Hashes of the inline scripts and constant style sheets of the built web app, in the form of a CSP source. */
export interface InlineHashes {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}

/** Sources of a Content-Security-Policy by directive. */
export type Policy = Readonly<Record<string, string[]>>

/** CSP source of an inline script or style. */
const cspHash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`

const hostsOf = (env: Env) => [env.hosts, ...(env.belarus ? [env.belarus.hosts] : [])]
const present = (urls: string[]) => [...new Set(urls.filter((url) => url !== '').map((url) => new URL(url).origin))]
const asWebSocket = (origin: string) => origin.replace(/^http/, 'ws')

/**
 * What the policy of the web app allows to the maps service: nothing without a key. It is asked for suggestions as data, so
 * it needs neither pictures nor styles nor frames. The names are the Trusted Types policies of its own script.
 */
function mapsSources({ mapsKey, mapsBaseUrl }: Env) {
  if (mapsKey === undefined) return { scripts: [], calls: [], trustedTypes: [] }
  const { origin } = new URL(mapsBaseUrl)
  return {
    scripts: [origin],
    calls: origin === 'https://maps.googleapis.com' ? [origin, 'https://places.googleapis.com'] : [origin],
    trustedTypes: ['google-maps-api-loader', 'google-maps-api#html'],
  }
}

/**
 * The policy of the web app. Rules, Requests.
 * @param framing the messenger in whose frame the page is asked for
 */
export function appPolicy(env: Env, origins: Origins, hashes: InlineHashes, framing?: Messenger): Policy {
  const hosts = hostsOf(env)
  const api = present(hosts.map((host) => host.api))
  const own = new URL(origins.publicUrl()).origin
  // 'self' does not cover ws: in every browser; the loopback names are one address in local mode. No IPv6 address: CSP
  // source lists cannot hold one, and browsers report it as a fault on every page.
  const webSockets =
    env.mode === 'local'
      ? ['localhost', '127.0.0.1'].map((host) => `ws://${host}:${new URL(own).port || '80'}`)
      : [own, ...env.productionOrigins, ...api].map(asWebSocket)
  const maps = mapsSources(env)
  const quoted = (list: readonly string[]) => list.map((hash) => `'${hash}'`)
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(hashes.scriptHashes), ...maps.scripts],
    'style-src': ["'self'", ...quoted(hashes.styleHashes)],
    'img-src': ["'self'", 'data:', 'blob:', ...present(hosts.map((host) => host.images))],
    'media-src': ["'self'", 'blob:', ...present(hosts.map((host) => host.audio))],
    'connect-src': [
      "'self'",
      ...new Set([...api, ...present(hosts.map((host) => host.audio))]),
      ...new Set(webSockets),
      ...maps.calls,
    ],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': framing && env.signIn.miniApps[framing] ? [...messengerSites[framing]] : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['lumi', 'lumi-worker', ...maps.trustedTypes],
  }
}

/** Workers: they fetch files of this origin and nothing else. */
export const workerPolicy: Policy = { 'default-src': ["'none'"], 'script-src': ["'self'"], 'connect-src': ["'self'"] }

/** Notifications have a picture, too. */
export const serviceWorkerPolicy: Policy = { ...workerPolicy, 'img-src': ["'self'"] }

/** Pages that the server writes itself: no script at all, one style sheet by its hash. */
export const staticPagePolicy = (style: string): Policy => ({
  'default-src': ["'none'"],
  'style-src': [`'${cspHash(style)}'`],
  'img-src': ['data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** For JSON: nothing may load or be framed. */
const apiPolicy: Policy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }
const twoYearsSeconds = 63_072_000

/** For what Fastify refuses before any hook runs, such as an address that cannot be decoded. */
export const unroutedHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

const permissions = 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()'
const referrerPolicy = 'strict-origin-when-cross-origin'
const transportSecurity = { maxAge: twoYearsSeconds, includeSubDomains: true } as const

/** For answers that do not go through Fastify, such as the hub's: what it gives to those of the API. */
export const plainHeaders = ({ mode }: Pick<Env, 'mode'>): Readonly<Record<string, string>> => ({
  ...unroutedHeaders,
  'referrer-policy': referrerPolicy,
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(mode === 'production' && {
    'strict-transport-security': `max-age=${transportSecurity.maxAge}; includeSubDomains`,
  }),
})

/** Helmet's settings with another policy: for the `helmet` option of a route, or for `reply.helmet`. */
export const withPolicy = (policy: Policy) => ({ contentSecurityPolicy: { useDefaults: false, directives: policy } })

/** Headers that every answer carries; a page brings its own policy. */
export async function addSecurityHeaders(server: FastifyInstance, env: Env) {
  await server.register(helmet, {
    ...withPolicy(apiPolicy),
    strictTransportSecurity: env.mode === 'production' ? transportSecurity : false,
    referrerPolicy: { policy: referrerPolicy },
    // Covered by the policy, or only for browsers that Lumi does not support.
    xFrameOptions: false,
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: false,
  })
  server.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions)
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store')
  })
}

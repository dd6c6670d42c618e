import type { IncomingHttpHeaders } from 'node:http'
import type { Env } from './env.ts'

export interface Origins {
  /** Base of links in mails, redirects and push messages; never taken from the Host header. */
  publicUrl(): string
  isAllowed(origin: string): boolean
  /** One of the two production origins (P10). */
  isProduction(origin: string): boolean
  /** Set by the listener, which may have chosen the port. */
  listeningOn(port: number): void
}

export function createOrigins(env: Env): Origins {
  const configured = [...env.productionOrigins, ...env.allowedOrigins]
  if (env.publicUrl !== undefined) configured.push(new URL(env.publicUrl).origin)
  const allowed = new Set(configured)
  let localUrl = `http://localhost:${env.port}`
  return {
    publicUrl: () => env.publicUrl ?? localUrl,
    isAllowed: (origin) => allowed.has(origin),
    isProduction: (origin) => env.productionOrigins.includes(origin),
    listeningOn(port) {
      localUrl = `http://localhost:${port}`
      if (env.mode !== 'local') return
      for (const host of ['localhost', '127.0.0.1', '[::1]']) allowed.add(`http://${host}:${port}`)
    },
  }
}

/**
 * Whether a state-changing request, or a hub handshake, may come from where it says it comes from. Rules, Requests; SR13.
 * A browser always names the origin of a POST, so a cookie without any such header is refused; programs that carry no
 * cookie have nothing to steal.
 */
export function isSameSite(headers: IncomingHttpHeaders, origins: Origins): boolean {
  const { origin, cookie, host } = headers
  const fetchSite = headers['sec-fetch-site']
  const isForeignFetch = fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none'
  if (origin !== undefined) {
    if (!origins.isAllowed(origin)) return false
    // A listed origin on another host is a page that uses a separate API host; on this host the two headers disagree.
    return !(isForeignFetch && URL.parse(origin)?.host === host)
  }
  if (isForeignFetch) return false
  return cookie === undefined || fetchSite !== undefined
}

import type { BodyInputOf, Endpoint, QueryInputOf, ResponseOf } from '@lumi/contracts/endpoint'
import { AppError, type ErrorBody } from '@lumi/contracts/errors'

export type CallInput<E extends Endpoint> = {
  query?: QueryInputOf<E>
  body?: BodyInputOf<E>
  headers?: Record<string, string>
}

export interface TestClient {
  /** Calls like the web app does. Throws an `AppError` with the answered body in `details.body`. */
  call<const E extends Endpoint>(contract: E, input?: CallInput<E>): Promise<ResponseOf<E>>
  /** A raw request with this client's cookies; headers given as undefined are left out. */
  request(path: string, init?: RawInit): Promise<Response>
  /** Cookies as a browser keeps them. */
  cookies: Map<string, { value: string; path: string }>
  cookieHeader(path: string): string | undefined
}

export interface RawInit {
  method?: string
  headers?: Record<string, string | undefined>
  body?: string | Uint8Array
}

/** A browser tab without a screen: keeps cookies by path, names its origin on every POST. */
export function createTestClient(baseUrl: string, canaries: Set<string> = new Set()): TestClient {
  const cookies: TestClient['cookies'] = new Map()

  const cookieHeader = (path: string) => {
    const matching = [...cookies].filter(([, cookie]) => path.startsWith(cookie.path))
    if (matching.length === 0) return undefined
    return matching.map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  async function request(path: string, { method = 'GET', headers = {}, body }: RawInit = {}): Promise<Response> {
    const defaults: Record<string, string | undefined> = {
      cookie: cookieHeader(path),
      origin: method === 'GET' ? undefined : baseUrl,
    }
    const sent = Object.entries({ ...defaults, ...headers }).filter((entry): entry is [string, string] => {
      return entry[1] !== undefined
    })
    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    })
    collectCanaries(path, body, canaries)
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const separator = pair.indexOf('=')
      const name = pair.slice(0, separator)
      const attribute = (wanted: string) =>
        attributes.find((part) => part.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
      if (attribute('max-age') === '0') cookies.delete(name)
      else {
        canaries.add(pair.slice(separator + 1))
        cookies.set(name, { value: pair.slice(separator + 1), path: attribute('path') ?? '/' })
      }
    }
    return response
  }

  return {
    cookies,
    cookieHeader,
    request,
    async call(contract, input) {
      const { query, body, headers } = (input ?? {}) as {
        query?: Record<string, unknown>
        body?: unknown
        headers?: Record<string, string>
      }
      const search = new URLSearchParams()
      for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value))
      const response = await request(search.size > 0 ? `${contract.path}?${search}` : contract.path, {
        method: contract.method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const answer: unknown = await response.json()
      if (response.ok) return answer as ResponseOf<typeof contract>
      const errorBody = answer as ErrorBody
      const retryAfter = response.headers.get('retry-after')
      throw new AppError(errorBody.code, {
        body: errorBody,
        ...(retryAfter === null ? {} : { retryAfterSeconds: Number(retryAfter) }),
        ...(errorBody.validationErrors ? { validationErrors: errorBody.validationErrors } : {}),
      })
    },
  }
}

const secretFields = [
  'email',
  'password',
  'passwordConfirmation',
  'currentPassword',
  'secret',
  'token',
  'ticket',
  'code',
  'text',
  'phone',
  'name',
  'referralInfo',
  'city',
  'school',
]
const secretParameters = ['ecs', 'prt', 'q', 'gs', 'state', 'code', 'token']
/** Shorter values ("x", "1/2") stand in any log by chance; a code is compared as a whole number. */
const canaryMinLength = 6

/** Values of the fields and links that no log may hold (SR18). */
function collectCanaries(path: string, body: unknown, canaries: Set<string>) {
  const add = (value: string) => {
    if (value.trim().length >= canaryMinLength) canaries.add(value.trim())
  }
  for (const [name, value] of new URL(path, 'http://localhost').searchParams)
    if (secretParameters.includes(name)) add(value)
  if (typeof body !== 'string') return
  for (const field of secretFields)
    for (const [, value = ''] of body.matchAll(new RegExp(`"${field}":"([^"\\\\]+)"`, 'g'))) add(value)
}

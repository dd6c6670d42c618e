import { AppError, type ErrorBody, type ErrorCode, isErrorCode } from '@lumi/contracts/errors'
import * as z from 'zod/mini'
import { connection } from './connection.ts'
import { type EarlyAnswer, traceparent } from './early-answers.ts'

// zod may compile validators with `new Function`, which the content security policy blocks and reports.
z.config({ jitless: true })

const defaultTimeoutMs = 15_000

export interface Request<Response extends z.ZodMiniType> {
  method: 'GET' | 'POST'
  path: string
  response: Response
}

export interface SendOptions {
  baseUrl?: string
  query?: object | undefined
  /** JSON; a `Blob` is sent as it is, with its own type. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
  /** The call is completed even if the page is left or reloaded meanwhile. For small bodies. */
  outlivesPage?: boolean | undefined
  /** The same call, already sent by the early script. */
  early?: EarlyAnswer | undefined
}

/** A call that ended: with a status, or with the code of a failure. */
type CallWatcher = (call: Request<z.ZodMiniType>, end: number | ErrorCode, startedAt: number, context: string) => void

/** For analytics; null: nobody watches. */
export const calls: { watcher: CallWatcher | null } = { watcher: null }

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'malformed_request',
  401: 'auth_required',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

export function addressOf(path: string, { baseUrl = '', query }: Pick<SendOptions, 'baseUrl' | 'query'>): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return (
    baseUrl + path + (given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '')
  )
}

/** The error for a response outside 200-299. A proxy's response has no body in our format: its status decides. */
export async function refusal(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => null)
  const known = typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>) : undefined
  const code = known && isErrorCode(known.code) ? known.code : (codeOfStatus[response.status] ?? 'internal')
  const retryAfterSeconds = Number(response.headers.get('retry-after'))
  return new AppError(code, {
    ...(known && { body: known }),
    ...(known?.validationErrors && { validationErrors: known.validationErrors }),
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
  })
}

/**
 * One HTTP exchange with cookies and a time limit; failures use the codes of the catalog.
 * @throws AppError `network`, `timeout`, `cancelled`, or the server's refusal
 */
export async function send<Response extends z.ZodMiniType>(
  request: Request<Response>,
  options: SendOptions = {},
): Promise<z.output<Response>> {
  const tooLong = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, tooLong]) : tooLong
  const context = options.early?.traceparent ?? traceparent()
  const startedAt = options.early?.sentAt ?? Date.now()
  try {
    const response = await (options.early
      ? unlessAborted(options.early.response, signal)
      : fetch(addressOf(request.path, options), {
          method: request.method,
          credentials: 'include',
          signal,
          ...(options.outlivesPage && { keepalive: true }),
          headers: {
            traceparent: context,
            ...options.headers,
            ...(options.body !== undefined && {
              'content-type': options.body instanceof Blob ? options.body.type : 'application/json',
            }),
          },
          ...(options.body !== undefined && {
            body: options.body instanceof Blob ? options.body : JSON.stringify(options.body),
          }),
        }))
    // A network that wants its own sign-in answers everything with a page.
    if (response.ok && response.headers.get('content-type')?.includes('html')) throw new TypeError('Not our server')
    calls.watcher?.(request, response.status, startedAt, context)
    connection.reached(response.headers.get('date'))
    if (!response.ok) throw await refusal(response)
    return z.parse(request.response, await response.json())
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if (options.signal?.aborted) throw new AppError('cancelled', { cause })
    // Not JSON, or not as the contract says: a fault of the server, not of the network.
    if (cause instanceof SyntaxError || cause instanceof z.core.$ZodError) throw new AppError('internal', { cause })
    connection.failed()
    const code = tooLong.aborted ? 'timeout' : 'network'
    calls.watcher?.(request, code, startedAt, context)
    throw new AppError(code, { cause })
  }
}

const unlessAborted = <Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  Promise.race([
    value,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])

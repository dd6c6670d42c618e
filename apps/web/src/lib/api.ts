import type { BodyInputOf, Endpoint, QueryInputOf, ResponseOf } from '@lumi/contracts/endpoint'
import { AppError } from '@lumi/contracts/errors'
import * as z from 'zod/mini'
import { chatAccess } from './chat-access.ts'
import { apiAddress } from './config.ts'
import { type EarlyAnswer, takeEarlyAnswer, takeEarlyBody } from './early-answers.ts'
import { addressOf, type Request, send } from './http.ts'
import { localeHeaders, localeReady, timeZoneHeader } from './locale.ts'
import { refreshSession, renewingSession } from './refresh.ts'
import { endSession, sessionHeaders } from './session.ts'

interface CallOptions {
  /** The body of a contract with `upload`. */
  upload?: Blob
  signal?: AbortSignal
  timeoutMs?: number
  /** The call is completed even if the page is left or reloaded meanwhile. */
  outlivesPage?: boolean
  /** The response itself renews the session cookies. */
  renewsSession?: boolean
}

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

export type CallInput<E extends Endpoint> = Part<'body', BodyInputOf<E>> & Part<'query', QueryInputOf<E>> & CallOptions

/**
 * Calls the API. If the session has expired, renews it once and repeats the call (S03).
 * @throws AppError with any code of the contract, `network` or `timeout`
 */
export async function api<E extends Endpoint>(
  contract: E,
  ...[input]: Record<never, never> extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>]
): Promise<ResponseOf<E>> {
  if (!contract.beforeLocale) await localeReady()
  const { body, query, upload, signal, timeoutMs, outlivesPage, renewsSession } = (input ?? {}) as CallOptions & {
    body?: unknown
    query?: object
  }
  const exchange = (early?: EarlyAnswer) =>
    send(contract as Request<E['response']>, {
      baseUrl: apiAddress(''),
      body: upload ?? body,
      query,
      signal,
      timeoutMs,
      outlivesPage,
      early,
      headers: {
        ...localeHeaders(),
        ...sessionHeaders(),
        ...(tellsTimeZone.test(contract.path) && timeZoneHeader()),
      },
    }) as Promise<ResponseOf<E>>
  // The lock is held for this exchange only: a refresh in between needs the same lock.
  const once = renewsSession ? () => renewingSession(exchange) : exchange

  const early =
    contract.method === 'GET'
      ? takeEarlyAnswer(addressOf(contract.path, { baseUrl: apiAddress(''), query }))
      : undefined
  const sentAt = early?.sentAt ?? Date.now()
  try {
    return await once(early)
  } catch (error) {
    // The screens that watch `chatAccess` then find out what is missing.
    if (isClosed(error)) chatAccess.forget()
    if (!isSessionOver(error) || !(await refreshSession(sentAt))) throw error
  }
  try {
    return await once()
  } catch (error) {
    // The renewed session was refused too: without this check the page would retry forever.
    if (isSessionOver(error)) endSession('expired')
    throw error
  }
}

/** The response if the early script has it already; undefined: not here yet, or not as the contract says. */
export function earlyResponse<E extends Endpoint>(contract: E, query: QueryInputOf<E>): ResponseOf<E> | undefined {
  const body = takeEarlyBody(addressOf(contract.path, { baseUrl: apiAddress(''), query: query as object }))
  if (body === undefined) return undefined
  const read = z.safeParse(contract.response, body)
  return read.success ? (read.data as ResponseOf<E>) : undefined
}

const isClosed = (error: unknown) =>
  error instanceof AppError && (error.code === 'consent_required' || error.code === 'account_deletion_pending')

/** The reference calls (A24), and sign-in: the list of devices shows each device's time zone. */
const tellsTimeZone = /\/Reference\/|\/auth\/login/

const isSessionOver = (error: unknown) => error instanceof AppError && error.code === 'auth_required'

import type { Endpoint } from '@lumi/contracts/endpoint'
import { type ErrorCode, errorCatalogue } from '@lumi/contracts/errors'

type Answer = { status?: number; body: unknown; headers?: Record<string, string> } | 'unreachable'

export interface ReceivedCall {
  path: string
  headers: Headers
  body: unknown
}

/** The body and status of a refusal, in the server's format. */
export function refusalOf(code: ErrorCode, more: object = {}, headers: Record<string, string> = {}): Answer {
  const { status, en } = errorCatalogue[code]
  return { status, body: { code, message: en, localizedMessage: en, traceId: 'trace', ...more }, headers }
}

/**
 * Stands in for the server at the network boundary: answers by contract and records the calls. An unexpected call fails
 * the test.
 */
export function stubServer() {
  const answers = new Map<string, (call: ReceivedCall) => Answer | Promise<Answer>>()
  const calls: ReceivedCall[] = []
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.origin)
    const answer = answers.get(url.pathname)
    if (!answer) return original(input, init)
    const call: ReceivedCall = {
      path: url.pathname,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    calls.push(call)
    const given = await answer(call)
    if (given === 'unreachable') throw new TypeError('Failed to fetch')
    return Response.json(given.body, { status: given.status ?? 200, headers: given.headers ?? {} })
  }
  const { sendBeacon } = navigator
  // The browser sends it as a POST whose answer nobody reads.
  navigator.sendBeacon = (address, body) => {
    const url = new URL(String(address), location.origin)
    if (!answers.has(url.pathname)) return sendBeacon.call(navigator, address, body)
    void new Response(body).text().then((text) => {
      calls.push({ path: url.pathname, headers: new Headers(), body: JSON.parse(text) })
    })
    return true
  }
  return {
    calls,
    callsOf: (contract: Endpoint) => calls.filter(({ path }) => path === contract.path),
    on(contract: Endpoint, answer: (call: ReceivedCall) => Answer | Promise<Answer>) {
      answers.set(contract.path, answer)
    },
    restore() {
      globalThis.fetch = original
      navigator.sendBeacon = sendBeacon
    },
  }
}

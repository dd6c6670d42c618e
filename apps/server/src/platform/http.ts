import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps, Agent as SecureAgent } from 'node:https'
import net from 'node:net'
import { isPublicAddress, lookupPublic, PrivateAddressError } from './public-address.ts'

export interface OutboundRequest {
  /** http or https; the host comes from the operator's configuration, never from a user (SR17). */
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
  /** Until the response headers have arrived. */
  timeoutMs: number
  /**
   * The host was named by somebody else's answer and not by the operator (an endpoint of a sign-in provider): it is
   * resolved, pinned and refused unless it is on the public internet.
   * @default false
   */
  isFromAnswer?: boolean
  /** Ends the request at any time, also while the body arrives. */
  signal?: AbortSignal
}

export interface OutboundResponse {
  status: number
  headers: IncomingHttpHeaders
  /** The raw stream. Destroy it when it is not read to its end. */
  body: IncomingMessage
  /** Reads the whole body. Throws an `OutboundError` above `maxBytes`. */
  text(maxBytes: number): Promise<string>
  bytes(maxBytes: number): Promise<Buffer>
}

class OutboundError extends Error {
  readonly reason: 'refused' | 'timeout' | 'aborted' | 'too_large' | 'broken'
  constructor(reason: OutboundError['reason'], cause?: unknown) {
    super(`Outbound request: ${reason}`, { cause })
    this.name = 'OutboundError'
    this.reason = reason
  }
}

const plain = new Agent({ keepAlive: true })
const secure = new SecureAgent({ keepAlive: true })

/**
 * The one way out of this process. It follows no redirect (a 3xx is an answer like any other), asks for no compression
 * (so that sizes are what they seem), and speaks http and https only. Node's own client and not `fetch`, whose streams
 * cost more processor time when hundreds of replies arrive at once.
 */
export function sendOutbound(request: OutboundRequest): Promise<OutboundResponse> {
  const { url, method = 'GET', headers = {}, body, timeoutMs, isFromAnswer = false, signal } = request
  const target = new URL(url)
  const isSecure = target.protocol === 'https:'
  if (!isSecure && target.protocol !== 'http:') return Promise.reject(new OutboundError('refused'))
  // IP literals are not resolved; the URL parser has normalized odd spellings.
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (isFromAnswer && net.isIP(host) && !isPublicAddress(host)) return Promise.reject(new OutboundError('refused'))
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? requestHttps : requestHttp)(target, {
      method,
      headers: {
        'accept-encoding': 'identity',
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      // Pooled connections may lack the check, so checked requests open their own.
      agent: isFromAnswer ? false : isSecure ? secure : plain,
      ...(isFromAnswer ? { lookup: lookupPublic } : {}),
      ...(signal ? { signal } : {}),
    })
    const timer = setTimeout(() => outgoing.destroy(new OutboundError('timeout')), timeoutMs)
    outgoing.once('response', (response) => {
      clearTimeout(timer)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: response,
        text: async (maxBytes) => (await readBytes(response, maxBytes)).toString('utf8'),
        bytes: (maxBytes) => readBytes(response, maxBytes),
      })
    })
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer)
      if (error instanceof OutboundError) reject(error)
      else if (error.name === 'AbortError') reject(new OutboundError('aborted', error))
      else if (error instanceof PrivateAddressError) reject(new OutboundError('refused', error))
      else reject(new OutboundError(error.code === 'ECONNREFUSED' ? 'refused' : 'broken', error))
    })
    outgoing.end(body)
  })
}

async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new OutboundError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

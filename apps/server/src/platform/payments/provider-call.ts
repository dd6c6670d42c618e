import { sendOutbound } from '../http.ts'
import { ProviderUnavailable } from './payment-provider.ts'

const timeoutMs = 15_000
const maxBytes = 512 * 1024

interface Call {
  url: string
  method?: 'GET' | 'POST'
  /** Shop and key, for HTTP Basic. */
  shopId: string
  key: string
  headers?: Record<string, string>
  body?: unknown
}

/**
 * One call to the REST interface of a payment provider. Answers below 500 are answers; no answer, 5xx, 429 and what is not
 * JSON leave open what happened and throw `ProviderUnavailable`.
 */
export async function callProvider({ url, method = 'GET', shopId, key, headers = {}, body }: Call) {
  try {
    const response = await sendOutbound({
      url,
      method,
      timeoutMs,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${shopId}:${key}`).toString('base64')}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(2 * timeoutMs),
    })
    const text = await response.text(maxBytes)
    if (response.status >= 500 || response.status === 429) throw new Error(`It answered with ${response.status}`)
    return { status: response.status, json: JSON.parse(text) as unknown }
  } catch (error) {
    throw new ProviderUnavailable('The payment provider did not answer as expected', { cause: error })
  }
}

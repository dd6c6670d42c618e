import { MESSAGE } from '@lumi/contracts/product-rules'

/** The calls that every start with a session makes; the early script sends them. */
export const earlyPaths = {
  user: '/api/v1/user/getCurrentUserInfo',
  messages: `/api/v1/chat/getChatMessagesList?limit=${MESSAGE.pageSize}`,
  status: '/api/v1/chat/getChatStatus',
} as const

/** W3C trace context: the server logs the call under the id in it, which names nothing but the call (A19). */
export function traceparent(): string {
  const id = crypto.randomUUID().replaceAll('-', '')
  return `00-${id}-${id.slice(16)}-01`
}

export interface EarlyAnswer {
  /** Epoch milliseconds. */
  sentAt: number
  /** Sent with the call. */
  traceparent?: string
  response: Promise<Response>
  /** The parsed body of a success, as soon as it is here. */
  body?: unknown
}

/** Maximum age of a page of messages: the hub replays what happened after it at the first connection. */
const keptMs = 60_000

/**
 * The response to `address` if the early script has requested it. Returned only once: a second caller wants current
 * data.
 */
export function takeEarlyAnswer(address: string): EarlyAnswer | undefined {
  const answers = window.lumiBoot?.answers
  const answer = answers?.get(address)
  answers?.delete(address)
  return answer && Date.now() - answer.sentAt < keptMs ? answer : undefined
}

/** Like `takeEarlyAnswer`, but only the body, and only if it is here already: for what the first frame can show. */
export function takeEarlyBody(address: string): unknown {
  const isHere = window.lumiBoot?.answers.get(address)?.body !== undefined
  return isHere ? takeEarlyAnswer(address)?.body : undefined
}

/** Another student may sign in next: responses for the previous one are dropped. */
export function dropEarlyAnswers(): void {
  if (typeof window !== 'undefined') window.lumiBoot?.answers.clear()
}

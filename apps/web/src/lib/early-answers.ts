import { MESSAGE } from '@lumi/contracts/product-rules'

/** The calls that every start of a signed-in student makes, as the script in the head of the page knows them. */
export const earlyPaths = {
  user: '/api/v1/user/getCurrentUserInfo',
  messages: `/api/v1/chat/getChatMessagesList?limit=${MESSAGE.pageSize}`,
  status: '/api/v1/chat/getChatStatus',
} as const

export interface EarlyAnswer {
  /** Epoch milliseconds. */
  sentAt: number
  response: Promise<Response>
}

/** What happened after a page of messages was read, the hub says at its first connection: a page may be this old. */
const keptMs = 60_000

/**
 * The answer to `address` when the early script has already asked for it. Given out once: who asks again wants to know
 * what is true then.
 */
export function takeEarlyAnswer(address: string): EarlyAnswer | undefined {
  const answers = window.lumiBoot?.answers
  const answer = answers?.get(address)
  answers?.delete(address)
  return answer && Date.now() - answer.sentAt < keptMs ? answer : undefined
}

/** Another student may be next: what was asked for the one before is for nobody. */
export function dropEarlyAnswers(): void {
  if (typeof window !== 'undefined') window.lumiBoot?.answers.clear()
}

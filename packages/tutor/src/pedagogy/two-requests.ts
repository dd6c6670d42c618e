import { asksOfTheSame, twoRequests } from '../language/two-requests.ts'
import { momentOf, putBack } from './moment.ts'
import type { Reply } from './reply.ts'
import { type Answer, isIdle } from './tried.ts'
import type { Message } from './understand.ts'

/**
 * "Whats 15% of 260 and also how do u do reverse percentages": the task is opened alone, and the question about another idea
 * waits like the second task of a list, so that neither is lost.
 */
export function twoRequestsApart({ turn, typed, intent }: Message, answer: Answer): Reply | null {
  const { state, voice } = turn
  if (turn.isPart || intent !== undefined || typed.length > LONGEST || !isIdle(state)) return null
  const [, task = '', question = ''] = twoRequests[voice.language].exec(typed.trim()) ?? []
  if (!/\d/.test(task) || asksOfTheSame[voice.language].test(question)) return null
  const moment = momentOf(turn)
  const reply = answer({ ...turn, said: task, isPart: true }, task, false)
  if (!opens.test(reply.move)) {
    putBack(turn, moment)
    return null
  }
  const asked = question.replace(/[\s?.!]+$/u, '')
  state.queue = [asked]
  return { ...reply, text: `${reply.text}\n\n${voice.say('queued', { rest: `\`${asked.replaceAll('`', "'")}\`` })}` }
}

const LONGEST = 300
/** A task was found and is begun. */
const opens = /^(?:orient|worked\.open)$/

import type { Reply } from '../reply.ts'
import type { Message } from '../understand.ts'
import { calculatorShows } from './calculator.ts'
import { taskChanged } from './changed.ts'
import { customAsked } from './customs.ts'
import { finishedAsked } from './finished.ts'
import { meantAsQuestion } from './meant.ts'
import { methodWished } from './method.ts'
import { protested } from './protest.ts'

/**
 * What a student says inside a task that is neither a step nor a result: a few acts, each answered from what is known of
 * this very task (its words, its kind, the last line and its verdict, the next small question). None of them is a stock
 * phrase, and none takes a verdict back.
 */
export function saidInTask(message: Message, answer: (text: string) => Reply): Reply | null {
  const { turn, intent, typed } = message
  const { problem, story, keyed, practice } = turn.state
  const isAtTask = problem !== null || (story !== null && !story.isParked)
  if (intent !== undefined || !isAtTask || turn.isPart || typed.length > LONGEST) return null
  if ((keyed !== null && !keyed.over) || (practice !== null && problem === null)) return null
  return (
    protested(message) ??
    finishedAsked(message) ??
    meantAsQuestion(message, answer) ??
    calculatorShows(message) ??
    methodWished(message) ??
    taskChanged(message, answer) ??
    customAsked(message, answer)
  )
}

/** A message longer than this tells a task or a whole solution. */
const LONGEST = 220

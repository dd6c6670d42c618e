import { goesOnAsking, resultMarks } from '../language/result-marks.ts'
import type { Reply } from './reply.ts'
import { type Answer, isIdle, taken, tried } from './tried.ts'
import type { Message } from './understand.ts'

/**
 * "What's 30% of 60? I got 18": the task is opened as if it had been sent alone, and the result is judged. Only where the
 * message as a whole leaves the result out.
 */
export function taskWithResult({ turn, typed, intent, expected }: Message, answer: Answer): Reply | null {
  const { state, voice } = turn
  if (turn.isPart || intent !== undefined || expected?.by.startsWith('card.') || !isIdle(state)) return null
  const mark = resultMarks[voice.language].exec(typed)
  if (!mark) return null
  const task = typed.slice(0, mark.index).replace(/[\s.,;:]+$/u, '')
  const result = typed.slice(mark.index + mark[0].length).replace(/^[\s:—-]+/u, '')
  if (!holdsMaths(task) || !holdsMaths(result)) return null
  // "A number was doubled and I got 20. Which number?"
  const { before, behind } = goesOnAsking[voice.language]
  if (before.test(task) || behind.test(result)) return null
  const own = tried(turn, task, answer)
  const opened = own.state.problem
  if (own.standing !== 'read' || opened === null || opened.solved) return null
  const whole = tried(turn, typed, answer)
  if (whole.reply.content.verdict !== undefined) return null
  const begun = taken(turn, own)
  const judged = tried(turn, result, (part, text) => answer(part, text, true))
  if (judged.reply.content.verdict !== undefined && judged.state.problem?.id === opened.id) return taken(turn, judged)
  // Nothing can be said about the result, so the task begins with its first question.
  voice.recall(own.asked)
  return begun
}

const holdsMaths = (text: string) => /\d|[a-zх]\s*[-+*/^=²³]/iu.test(text)

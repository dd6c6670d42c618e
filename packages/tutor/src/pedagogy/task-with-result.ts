import { checkRequests, goesOnAsking, resultMarks, taskMarks } from '../language/result-marks.ts'
import type { Language } from '../math/latex.ts'
import { withoutHaste } from './plea-numbers.ts'
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
  const parts = resultBehindTask(typed, voice.language) ?? taskBehindResult(typed, voice.language)
  if (!parts) return null
  const { task, result } = parts
  const own = tried(turn, task, answer)
  const opened = own.state.problem
  if (own.standing !== 'read' || opened === null || opened.solved) return null
  // "Solve 3x - 7 = 8, i have 5 minutes"
  if (opened.unit === null && !holdsMaths(withoutHaste(result, voice.language))) return null
  const whole = tried(turn, typed, answer)
  if (whole.reply.content.verdict !== undefined) return null
  const begun = taken(turn, own)
  const judged = tried(turn, result, (part, text) => answer(part, text, true))
  if (judged.reply.content.verdict !== undefined && judged.state.problem?.id === opened.id) return taken(turn, judged)
  // Nothing can be said about the result, so the task begins with its first question.
  voice.recall(own.asked)
  return begun
}

interface Parts {
  readonly task: string
  readonly result: string
}

/** "What's 30% of 60? I got 18". */
function resultBehindTask(typed: string, language: Language): Parts | null {
  const mark = resultMarks[language].exec(typed)
  if (!mark) return null
  const task = typed.slice(0, mark.index).replace(/[\s.,;:]+$/u, '')
  const result = resultIn(typed.slice(mark.index + mark[0].length))
  if (!holdsMaths(task) || !holdsMaths(result)) return null
  // "A number was doubled and I got 20. Which number?"
  const { before, behind } = goesOnAsking[language]
  return before.test(task) || behind.test(result) ? null : { task, result }
}

/** "I got 8 for 3x - 4 = 20, is it right?": only a formula, because "I got 8 for my birthday" is part of a story. */
function taskBehindResult(typed: string, language: Language): Parts | null {
  const border = taskMarks[language].exec(typed)
  if (!border) return null
  const said = ` ${typed.slice(0, border.index)}`
  const mark = [...said.matchAll(new RegExp(resultMarks[language], 'giu'))].at(-1)
  const task = typed.slice(border.index + border[0].length).replace(checkRequests[language], '')
  if (!mark || !/[=<>≤≥]|[-+*/^√]\s*[\d(]/u.test(task) || /\p{L}{4,}/u.test(task)) return null
  const result = resultIn(said.slice(mark.index + mark[0].length))
  return holdsMaths(result) ? { task, result } : null
}

/** A dash is a sign of punctuation only before a space: "i got -6". */
const resultIn = (text: string) => text.replace(/^(?:[\s:—]|-(?=\s))+/u, '')

const holdsMaths = (text: string) => /\d|[a-zх]\s*[-+*/^=²³]/iu.test(text)

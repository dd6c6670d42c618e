import { regExpOf } from '../pattern.ts'
import type { Expr, Statement } from './ast.ts'
import { children, isClosed } from './ast.ts'
import { namesFunction } from './functions.ts'
import type { Language } from './latex.ts'
import { readTask } from './task-reading.ts'
import { writeStatement } from './written.ts'

/** Words that are an operation themselves: said with two numbers, they are the formula and not a thought about it. */
const operationWords = regExpOf(
  '(?<!\\p{L})(?:add|subtract|multipl|divid|sum|difference|product|quotient|times|plus|minus|over|root|log|сложи|прибав|вычт|вычес|отним|умнож|подели|раздели|разност|сумм|произведени|частн|кор(?:ень|н)|логарифм|плюс|минус)',
  'iu',
)

const isPlain = (expr: Expr): boolean =>
  expr.kind === 'number' || expr.kind === 'constant' || (expr.kind === 'negate' && isPlain(expr.of))
const isOneOperation = (expr: Expr) => !isPlain(expr) && children(expr).every(isPlain)
const namedByWords: readonly string[] = ['gcd', 'lcm', 'log', 'sin', 'cos', 'tan']

/**
 * Whether the formula was derived by the reader and does not just transcribe the words: "15% of 60", "the area of a
 * circle". Then finding it is the student's work, and it must not be shown.
 */
export function isOwnReading(task: Statement, words: string): boolean {
  const isOfFunction = task.kind === 'equation' || (task.kind === 'request' && task.operation === 'evaluate')
  if (isOfFunction && namesFunction(words)) return true
  if (task.kind === 'request' && task.operation === 'calculate') return true
  if (task.kind === 'request') return task.subject.kind === 'equation' && !/[=<>≤≥]/.test(words)
  if (task.kind !== 'expression') return !/[=<>≤≥]/.test(words)
  const { value } = task
  if (value.kind === 'call' && namedByWords.includes(value.fn)) return false
  return !(isOneOperation(value) && operationWords.test(words))
}

/** Whether the structure is given by nouns, as in "the sum of 12 and -5 divided by 7", which may be ambiguous. */
export const isSaidInNouns = (words: string, task: Statement): boolean =>
  // What was read as its own result has no formula that could be shown.
  (task.kind === 'request' && task.operation === 'calculate') ||
  (task.kind === 'expression' && isClosed(task.value) && nouns.test(words) && isOwnReading(task, words))

const nouns = regExpOf(
  '(?<!\\p{L})(?:(?:sum|difference|product|quotient|square|cube) of|twice|double|(?:\\d|half|thirds?|quarters?|fifths?|eighths?) of |half the|сумм[аыуе]|разност[ьи]|произведени[ея]|частно[ег]|удвоенн|утроенн|половин[аыу]|\\d от )',
  'iu',
)

/** Where a task can begin in a message that says other things before. */
const beginnings =
  /[.,:;!?\n]+\s+|(?<!\p{L})(?:pl[sz]|please|help(?: me)?|so|um+|because|bc|cause|пж(?:л|ста)?|пожалуйста|помогите?|короче|значит|блин|ну|эти проценты)(?!\p{L})[\s.,:!]*/giu

/** The student's own wording of the task, without an introduction that does not change its meaning. */
export function taskWords(text: string, language: Language, task: Statement): string {
  const written = writeStatement(task)
  const says = (part: string) => {
    const read = /\d/.test(part) ? readTask(part, language) : null
    return read !== null && writeStatement(read.task) === written
  }
  const whole = tidy(text)
  const starts = [...whole.matchAll(beginnings)].map(({ index, 0: found }) => index + found.length).slice(-8)
  const parts = starts.reverse().map((start) => tidy(whole.slice(start)))
  return parts.find((part) => part.length >= 6 && says(part)) ?? whole
}

const tidy = (text: string) =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\s.,;:!?=]+$/u, '')
    .trim()

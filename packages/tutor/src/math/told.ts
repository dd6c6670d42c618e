import type { Expr, Statement } from './ast.ts'
import { children, isClosed } from './ast.ts'
import { namesFunction } from './functions.ts'
import type { Language } from './latex.ts'
import { letterPattern } from './letters.ts'
import { readTask } from './task-reading.ts'
import { writeStatement } from './written.ts'

/** Words that are an operation themselves: said with two numbers, they are the formula and not a thought about it. */
const operationWords = letterPattern(
  '(?<!\\p{L})(?:add|subtract|multipl|divid|sum|difference|product|quotient|times|plus|minus|over|root|log|сложи|прибав|вычт|вычес|отним|умнож|подели|раздели|разност|сумм|произведени|частн|кор(?:ень|н)|логарифм|плюс|минус)',
  'iu',
)

const isPlain = (expr: Expr): boolean =>
  expr.kind === 'number' || expr.kind === 'constant' || (expr.kind === 'negate' && isPlain(expr.of))
const isOneOperation = (expr: Expr) => !isPlain(expr) && children(expr).every(isPlain)
const namedByWords: readonly string[] = ['gcd', 'lcm', 'log', 'sin', 'cos', 'tan']

/**
 * The formula of a task in words is the reader's own, and not only the words in signs: "15% of 60", "the area of a
 * circle". Its relation is what the student is to find.
 */
export function isOwnReading(task: Statement, words: string): boolean {
  const isOfFunction = task.kind === 'equation' || (task.kind === 'request' && task.operation === 'evaluate')
  if (isOfFunction && namesFunction(words)) return true
  if (task.kind === 'request') return task.subject.kind === 'equation' && !/[=<>≤≥]/.test(words)
  if (task.kind !== 'expression') return !/[=<>≤≥]/.test(words)
  const { value } = task
  if (value.kind === 'call' && namedByWords.includes(value.fn)) return false
  return !(isOneOperation(value) && operationWords.test(words))
}

/**
 * "The sum of 12 and -5 divided by 7": what belongs together is said by nouns, and may be meant in more than one way.
 */
export const isSaidInNouns = (words: string, task: Statement): boolean =>
  task.kind === 'expression' && isClosed(task.value) && nouns.test(words) && isOwnReading(task, words)

const nouns = letterPattern(
  '(?<!\\p{L})(?:(?:sum|difference|product|quotient|square|cube) of|twice|double|(?:\\d|half|thirds?|quarters?|fifths?|eighths?) of |half the|сумм[аыуе]|разност[ьи]|произведени[ея]|частно[ег]|удвоенн|утроенн|половин[аыу]|\\d от )',
  'iu',
)

/** Where a task can begin in a message that says other things before. */
const beginnings =
  /[.,:;!?\n]+\s+|(?<!\p{L})(?:pl[sz]|please|help(?: me)?|so|um+|because|bc|cause|пж(?:л|ста)?|пожалуйста|помогите?|короче|значит|блин|ну|эти проценты)(?!\p{L})[\s.,:!]*/giu

/** The words of the task itself, in the student's own writing: what goes before is left away as long as the rest says the same. */
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

import { ownTaskWords } from '../language/own-task-words.ts'
import {
  countNodes,
  type Equation,
  type Expr,
  type Inequality,
  isClosed,
  namesOf,
  type Statement,
  someNode,
} from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { readMessage } from '../math/reading.ts'
import { writeNumbers } from '../math/spoken.ts'
import { writeStatement } from '../math/written.ts'
import { taskInProgress } from './left-tasks.ts'
import type { Turn } from './reply.ts'

/** What tells a formula of its own from the work on the task that is open. */

/** Everything in which the old task and the work on it tells numbers; null if there is no task. */
export function wordsOfOld({ state }: Turn): string | null {
  const { problem, story, keyed, lastTask, shown } = state
  if (keyed !== null && !keyed.over) return null
  const told = story !== null && !story.isParked ? [story.text, story.lastWork, ...story.results] : []
  const read = problem ? [problem.task, problem.told, problem.lastWork, lastTask] : []
  return told.length + read.length === 0 ? null : [...told, ...read, ...shown].join(' ')
}

/** The letters of the task that is open, as it was told or as it was read. */
export const namesOfOld = (turn: Turn): readonly string[] =>
  taskInProgress(turn.state) === null
    ? []
    : ((wordsOfOld(turn) ?? '').toLowerCase().match(/(?<![\p{L}'])[a-z](?![\p{L}'])/gu) ?? [])

/** In either language: students mix them. */
export const says = (what: keyof (typeof ownTaskWords)['en'], text: string): boolean =>
  Object.values(ownTaskWords).some((words) => words[what].test(text))

/** Come up everywhere. */
export const common = new Set(['0', '1', '2', '10', '100'])
export const numbersOf = (text: string, language: Language): string[] =>
  (writeNumbers(text, language).match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => each.replace(',', '.'))

/**
 * "Simplify (a^3)^2 : a^4" beside boxes of pencils: what it bids to work out has a letter that nothing told before, and other
 * numbers than the open task. "Solve x + 3x = 96" beside them has the numbers of the task, so it is the student's equation.
 */
export function setsFormula(turn: Turn, text: string): boolean {
  const old = wordsOfOld(turn)
  if (old === null || !says('bids', text)) return false
  const { language } = turn.voice
  const names = namesOfOld(turn)
  const known = new Set(numbersOf(old, language))
  const isOther = (statement: Statement) => {
    const own = numbersOf(writeStatement(statement), language)
    const isNew = (each: string) => !known.has(each)
    return own.length > 0 && (statement.kind === 'expression' ? own.some(isNew) : own.every(isNew))
  }
  return readMessage(text, language).lines.some(
    (line) => 'statement' in line && isWholeTask(line.statement, names, false) && isOther(line.statement),
  )
}

/** In a letter that the old task does not have; or a calculation of three numbers without a result. */
export function isWholeTask(statement: Statement, names: readonly string[], isCalculation: boolean): boolean {
  const own = namesOf(statement)
  if (own.some((name) => names.includes(name.toLowerCase()))) return false
  switch (statement.kind) {
    case 'equation':
    case 'inequality':
      return own.length > 0 && !isValue(statement)
    case 'system':
      return true
    case 'expression':
      return own.length > 0 ? countNodes(statement.value) > 1 : isCalculation && countNodes(statement.value) >= LONG
    default:
      return false
  }
}

/** Three numbers and two signs: "48 : 3" may be a step of anything. */
const LONG = 5

/** "x = 5", "x < -2", "h² = 36", "9 = 1.5v²": what the work on a task in words comes to. */
export function isValue({ left, right }: Equation | Inequality): boolean {
  const [letters, number] = isClosed(right) ? [left, right] : [right, left]
  return isClosed(number) && countNodes(letters) <= MOST_NODES && !someNode(letters, isSum)
}
const MOST_NODES = 5
const isSum = ({ kind }: Expr) => kind === 'add' || kind === 'subtract'

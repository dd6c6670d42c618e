import type { Chance } from '../curriculum/chance.ts'
import type { Exercise } from '../curriculum/practice.ts'
import type { Language } from '../math/latex.ts'
import { exactValue } from '../math/polynomial.ts'
import { equals, isInteger } from '../math/rational.ts'
import { solve } from '../math/solve.ts'
import type { Solution } from '../math/steps.ts'
import { readTask, readTaskInWords } from '../math/task-reading.ts'
import { taskOf, wholeSolution } from './problem.ts'
import type { Problem } from './state.ts'

export interface ToldExercise extends Exercise {
  /** The task in words. */
  readonly told: string
  readonly unit: string | null
}

const TRIES = 60

/** The task in the student's words with other numbers, read and solved like the original; null if none works. */
export function toldTwin(problem: Problem, language: Language, chance: Chance): ToldExercise | null {
  const { told } = problem
  if (told === null) return null
  const original = wholeSolution(problem)
  const task = taskOf(problem)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const words: string = told.replaceAll(/\d+(?:[.,]\d+)?/g, (digits) => otherNumber(digits, chance))
    if (words === told) return null
    const read = readTaskInWords(words, language) ?? readTask(words, language)
    if (read?.task.kind !== task.kind || (read.unit ?? null) !== problem.unit) continue
    const solved = solve(read.task)
    if (!('solution' in solved) || !isLike(solved.solution, original)) continue
    return { statement: read.task, solution: solved.solution, told: words, unit: problem.unit }
  }
  return null
}

/** A random number as round as the original and of similar size. */
function otherNumber(digits: string, chance: Chance): string {
  if (/[.,]/.test(digits) || digits.length > 6) return digits
  const value = Number(digits)
  if (value <= 3) return digits
  const step = [100, 10, 5].find((each) => value % each === 0 && value > each) ?? 1
  const units = value / step
  return `${chance.between(Math.max(2, Math.ceil(units * 0.6)), Math.ceil(units * 1.5)) * step}`
}

const rulesOf = ({ steps }: Solution) => steps.map(({ rule }) => rule).join()

/** The same steps to another answer of the same sign, an integer where the original's is one. */
function isLike(twin: Solution, original: Solution): boolean {
  if (rulesOf(twin) !== rulesOf(original) || twin.answer.kind !== original.answer.kind) return false
  if (twin.answer.kind !== 'expression' || original.answer.kind !== 'expression') return true
  const [value, first] = [exactValue(twin.answer.value), exactValue(original.answer.value)]
  if (!value || !first) return false
  const isWhole = isInteger(value) || !isInteger(first)
  return isWhole && value.n > 0n === first.n > 0n && !equals(value, first)
}

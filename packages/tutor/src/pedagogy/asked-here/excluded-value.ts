import { askedHereWords } from '../../language/asked-here.ts'
import { collectNames, type Expr, equation, isClosed, name, number } from '../../math/ast.ts'
import { substituted } from '../../math/check.ts'
import { realAt } from '../../math/numeric.ts'
import { divisorsIn } from '../../math/pieces.ts'
import { solve } from '../../math/solve.ts'
import { rootsIn } from '../../math/steps.ts'
import { plain } from '../beside/parts.ts'
import { isMeasured } from '../measured.ts'
import { taskOf, wholeSolution } from '../problem.ts'
import type { Turn } from '../reply.ts'
import type { Problem } from '../state.ts'
import type { Question } from './question.ts'

/** "Why does the book write x ≠ 3?", of a fraction that was reduced: the value at which it had a zero at the bottom. */
export function excludedValue({ state, voice }: Turn, { asked, beside }: Question): string | null {
  const { problem } = state
  const { excluded, texts } = askedHereWords[voice.language]
  if (!problem || isMeasured(problem) || !excluded.test(plain(`${beside} ${asked}`))) return null
  const short = shortForm(problem)
  const value = short && lostValue(problem, short)
  if (!short || !value) return null
  return voice.choose('asked-here.excluded', texts.excludedValue, {
    value: voice.line(value),
    short: problem.solved ? voice.formula(short) : voice.choose('asked-here.short', texts.shortForm),
  })
}

function shortForm(problem: Problem): Expr | null {
  const task = taskOf(problem)
  const isRewriting = task.kind === 'expression' || (task.kind === 'request' && task.operation === 'simplify')
  if (!isRewriting) return null
  const { answer } = wholeSolution(problem)
  return answer.kind === 'expression' ? answer.value : null
}

/** A zero of a denominator at which the short form has a value. */
function lostValue(problem: Problem, short: Expr) {
  for (const divisor of divisorsIn(taskOf(problem))) {
    const [letter, ...others] = [...collectNames(divisor)]
    if (!letter || others.length > 0) continue
    const solved = solve(equation(divisor, number(0)))
    if (!('solution' in solved)) continue
    const { answer } = solved.solution
    const roots = answer.kind === 'equation' ? [answer.right] : rootsIn(answer)
    const root = roots.find((each) => isClosed(each) && Number.isFinite(realAt(substituted(short, letter, each), {})))
    if (root) return equation(name(letter), root)
  }
  return null
}

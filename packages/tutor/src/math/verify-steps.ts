import type { Equation, Statement } from './ast.ts'
import type { Solution, Step } from './steps.ts'
import { rootsIn } from './steps.ts'
import {
  areAllRoots,
  holdsAlways,
  isDiscriminant,
  isFactorPair,
  sameSolutions,
  sameValue,
  type Truth,
} from './verify.ts'

/** Verifies a solution step by step and as a whole, by numeric evaluation. */
export function verifySolution(task: Statement, solution: Solution): boolean {
  const { unknown, answer, steps } = solution
  if (unknown === null) {
    if (task.kind !== 'expression') return false
    return [...steps.map((step) => step.after), answer].every(
      (line) => line.kind === 'expression' && sameValue(task.value, line.value) === 'verified',
    )
  }
  const equations: readonly Equation[] = task.kind === 'cases' ? task.cases : task.kind === 'equation' ? [task] : []
  if (equations.length === 0) return false
  if (equations.length === 1 && isAnswer(equations[0]!, unknown, answer) !== 'verified') return false
  return steps.every((step) => verifyStep(step, equations, unknown, answer) === 'verified')
}

function isAnswer(equation: Equation, unknown: string, answer: Statement): Truth {
  if (answer.kind === 'all-numbers') return holdsAlways(equation)
  return areAllRoots(equation, unknown, rootsIn(answer))
}

function verifyStep(step: Step, equations: readonly Equation[], unknown: string, answer: Statement): Truth {
  const [equation] = step.before.kind === 'equation' ? [step.before] : equations
  const { after } = step
  if (after.kind === 'values' && step.rule === 'find-pair') {
    const [p, q] = after.values
    return equation && p && q ? isFactorPair(equation, unknown, [p, q]) : 'unknown'
  }
  if (after.kind === 'equation' && step.rule === 'discriminant') {
    return equation ? isDiscriminant(equation, unknown, after.right) : 'unknown'
  }
  if (after.kind === 'no-solution' || after.kind === 'all-numbers') {
    return after.kind === answer.kind && equation ? isAnswer(equation, unknown, answer) : 'refuted'
  }
  if (answer.kind === 'all-numbers') return after.kind === 'equation' ? holdsAlways(after) : 'refuted'
  return sameSolutions(equations, after, unknown, rootsIn(answer))
}

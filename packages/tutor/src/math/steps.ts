import type { Equation, Expr, Statement } from './ast.ts'
import {
  areAllRoots,
  holdsAlways,
  isDiscriminant,
  isFactorPair,
  sameSolutions,
  sameValue,
  type Truth,
} from './verify.ts'

/** What is done in one step. Labels, hints and reasons for each are in the texts of both languages. */
export const rules = [
  // equations
  'clear-fractions',
  'expand-sides',
  'collect-sides',
  'gather-unknown',
  'move-number',
  'divide',
  'conclude-none',
  'conclude-all',
  'standard-form',
  'divide-all',
  'isolate-square',
  'square-root',
  'no-square',
  'take-out',
  'zero-product',
  'solve-cases',
  'find-pair',
  'split-middle',
  'factor',
  'discriminant',
  'formula',
  'no-real-roots',
  'simplify-roots',
  // expressions
  'percent-to-decimal',
  'to-fractions',
  'to-improper',
  'brackets',
  'powers',
  'multiply-divide',
  'add-subtract',
  'common-denominator',
  'add-fractions',
  'flip',
  'multiply-fractions',
  'reduce',
  'expand',
  'collect',
  // equations of every kind
  'clear-denominators',
  'drop-extraneous',
  'take-root',
  'substitute',
  'back-substitute',
  'split-modulus',
  'no-modulus',
  'modulus-intervals',
  'isolate-root',
  'raise-both',
  'no-root',
  'same-base',
  'equate-exponents',
  'take-log',
  'no-power',
  'log-definition',
  'combine-logs',
  'drop-logs',
  'one-function',
  'isolate-function',
  'no-angle',
  'unit-circle',
  'isolate-letter',
  // inequalities
  'flip-sign',
  'keep-sign',
  'critical-points',
  'sign-chart',
  'intersect',
  'conditions',
  // systems
  'express',
  'put-in',
  'add-equations',
  'read-pairs',
  // expressions of every kind
  'take-common',
  'special-product',
  'group',
  'factor-more',
  'cancel',
  'common-denominator-letters',
  'simplify-root',
  'rationalise',
  'power-laws',
  'log-laws',
  'trig-values',
  'trig-identity',
  'complete-square',
  'work-out',
  // calculus and functions
  'derivative-sum',
  'derivative-product',
  'derivative-quotient',
  'derivative-chain',
  'derivative-table',
  'simplify-result',
  'integral-sum',
  'integral-linear',
  'integral-table',
  'integral-substitution',
  'integral-parts',
  'newton-leibniz',
  'put-value',
  'limit-value',
  'limit-cancel',
  'limit-infinity',
  'vertex-formula',
  'derivative-zero',
  'tangent-formula',
  // numbers, lists, formulas
  'use-formula',
  'prime-split',
  'order-values',
  'read-off',
  'split-by-base',
  'shift-point',
  'whole-part',
  'measure-gaps',
  'tell-time',
  'write-circle',
  'put-point',
  // a result of an engine, without steps of our own
  'found',
] as const
export type Rule = (typeof rules)[number]

export const families = [
  'linear',
  'quadratic',
  'arithmetic',
  'fractions',
  'polynomial',
  'higher-degree',
  'rational-equation',
  'modulus',
  'irrational',
  'exponential',
  'logarithmic',
  'trigonometric',
  'literal',
  'inequality',
  'system',
  'factoring',
  'expanding',
  'rational-expression',
  'roots',
  'logs',
  'trig-expression',
  'derivative',
  'integral',
  'limit',
  'function',
  'numbers',
  'statistics',
  'progression',
  'formula',
  'story',
] as const
export type Family = (typeof families)[number]

/** A side result that leaves the line as it is: two numbers found, a discriminant worked out. */
export type Fact = 'find-pair' | 'discriminant' | 'critical-points' | 'conditions'
const facts: readonly Rule[] = ['find-pair', 'discriminant', 'critical-points', 'conditions']
export const isFact = (rule: Rule): rule is Fact => facts.includes(rule)

export interface Step {
  readonly rule: Rule
  readonly before: Statement
  readonly after: Statement
  /** Expressions that the texts of the rule name: `term`, `number`, `by` ... */
  readonly facts: Readonly<Record<string, Expr>>
}

export interface Solution {
  readonly family: Family
  readonly unknown: string | null
  readonly steps: readonly Step[]
  readonly answer: Statement
}

const declines = [
  'several-unknowns',
  'degree-too-high',
  'unknown-in-denominator',
  'roots',
  'division-by-zero',
  'zero-to-zero',
  'too-big',
  'not-verified',
  'not-an-exercise',
  'not-in-reach',
] as const
/** Why the core does not solve something. Each is an honest sentence in the texts. */
export type Decline = (typeof declines)[number]
export type Solved = { readonly solution: Solution } | { readonly decline: Decline }

/** Roots in a statement of the answer: `x = a or x = b`. */
export function rootsIn(answer: Statement): readonly Expr[] {
  return answer.kind === 'cases' ? answer.cases.map((each) => each.right) : []
}

/** Nothing leaves the core that the numeric judge has not confirmed, step by step and as a whole. */
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

import type { Expr, Statement } from './ast.ts'

/** The kinds of steps. Labels, hints and reasons for each are in the texts of both languages. */
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
  // found by an engine, without steps of our own
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

/** A side result that does not change the line: two numbers found, a discriminant computed. */
export type Fact = 'find-pair' | 'discriminant' | 'critical-points' | 'conditions'
const facts: readonly Rule[] = ['find-pair', 'discriminant', 'critical-points', 'conditions']
export const isFact = (rule: Rule): rule is Fact => facts.includes(rule)

export interface Step {
  readonly rule: Rule
  readonly before: Statement
  readonly after: Statement
  /** Expressions that the texts of a rule refer to: `term`, `number`, `by` ... */
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
/** The reason why the core does not solve a task. The texts have a sentence for each. */
export type Decline = (typeof declines)[number]
export type Solved = { readonly solution: Solution } | { readonly decline: Decline }

/** The roots in an answer: `x = a or x = b`. */
export function rootsIn(answer: Statement): readonly Expr[] {
  return answer.kind === 'cases' ? answer.cases.map((each) => each.right) : []
}

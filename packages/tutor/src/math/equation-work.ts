import type { Algebra } from './algebra/index.ts'
import { approximate } from './approximate.ts'
import type { Equation, Expr } from './ast.ts'
import { binary, collectNames, negated, number } from './ast.ts'
import type { Method, Trace } from './equation.ts'
import type { Polynomial } from './polynomial.ts'
import type { Rational } from './rational.ts'
import { absolute, equals, ONE, rational, sign } from './rational.ts'
import type { Decline, Family } from './steps.ts'
import { writeExpression } from './written.ts'

export type Roots =
  | { readonly kind: 'roots'; readonly values: readonly Expr[] }
  | { readonly kind: 'all' }
  | { readonly kind: 'series'; readonly values: readonly Expr[] }

export const none: Roots = { kind: 'roots', values: [] }
export const found = (values: readonly Expr[]): Roots => ({ kind: 'roots', values })

export interface Work {
  readonly trace: Trace
  readonly unknown: string
  readonly method: Method
  readonly depth: number
  family: Family | null
}

/**
 * How an equation that a step leaves is solved further. It is passed in, because it chooses among the kinds of equations
 * that call it.
 */
export type FindRoots = (task: Equation, work: Work) => Roots

export class Unsolved extends Error {
  readonly decline: Decline
  constructor(decline: Decline = 'not-in-reach') {
    super(decline)
    this.decline = decline
  }
}

export const contains = (expr: Expr, unknown: string) => collectNames(expr).has(unknown)

export function fits(task: Equation, unknown: string, value: Expr): boolean {
  const at = { [unknown]: approximate(value) }
  const [left, right] = [approximate(task.left, at), approximate(task.right, at)]
  // Parameters have no value: then nothing can be said against it.
  if ([...collectNames(task.left), ...collectNames(task.right)].some((letter) => letter !== unknown)) return true
  if (!Number.isFinite(left) || !Number.isFinite(right)) return false
  return Math.abs(left - right) <= 1e-7 * Math.max(1, Math.abs(left), Math.abs(right))
}

export function inSize(values: readonly Expr[]): Expr[] {
  const known: { value: Expr; size: number }[] = []
  for (const value of values) {
    const size = approximate(value)
    if (!known.some((each) => Math.abs(each.size - size) <= 1e-9 * Math.max(1, Math.abs(size))))
      known.push({ value, size })
  }
  return known.sort((a, b) => a.size - b.size).map((each) => each.value)
}

export function productExpr(
  algebra: Algebra,
  content: Rational,
  factors: readonly { poly: Polynomial; power: number }[],
): Expr {
  const parts = factors.map(({ poly, power }) => {
    const base = algebra.polynomialExpr(poly)
    return power === 1 ? base : binary('power', base, number(power))
  })
  if (parts.length === 0) return number(content)
  const whole = parts.reduce((left, right) => binary('multiply', left, right))
  if (equals(content, ONE)) return whole
  if (equals(content, rational(-1))) return negated(whole)
  const all = parts.reduce((left, right) => binary('multiply', left, right), number(absolute(content)) as Expr)
  return sign(content) < 0 ? negated(all) : all
}

export function freshLetter(task: Equation): string {
  const used = new Set([...collectNames(task.left), ...collectNames(task.right)])
  return ['t', 'u', 'y', 'z', 'w'].find((letter) => !used.has(letter)) ?? 'v'
}

export const replaced = (expr: Expr, old: Expr, by: Expr): Expr => {
  if (writeExpression(expr) === writeExpression(old)) return by
  switch (expr.kind) {
    case 'call':
      return { ...expr, args: expr.args.map((arg) => replaced(arg, old, by)) }
    case 'negate':
    case 'root':
      return { ...expr, of: replaced(expr.of, old, by) }
    default:
      return 'left' in expr
        ? { ...expr, left: replaced(expr.left, old, by), right: replaced(expr.right, old, by) }
        : expr
  }
}

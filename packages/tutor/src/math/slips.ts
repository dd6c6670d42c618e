import { approximate } from './approximate.ts'
import type { Expr } from './ast.ts'
import { children, collectNames, expression, isClosed, withChildren } from './ast.ts'
import { parseExpression } from './parse.ts'
import { withConstants } from './relations.ts'
import { sameValue } from './verify.ts'

/** Values bound to the letters of a formula. */
export type Bound = Readonly<Record<string, Expr>>

const formulas = new Map<string, Expr>()
/** Parses a formula of the tables of slips. */
export function formula(text: string): Expr {
  const known = formulas.get(text)
  if (known) return known
  const read = withConstants(expression(parseExpression(text)))
  const value = read.kind === 'expression' ? read.value : parseExpression(text)
  formulas.set(text, value)
  return value
}

/** Substitutes values for all letters at once. */
export function withValues(expr: Expr, bound: Bound): Expr {
  if (expr.kind === 'name') return bound[expr.name] ?? expr
  return withChildren(
    expr,
    children(expr).map((child) => withValues(child, bound)),
  )
}

/** All ways to match the letters of a pattern with an expression. */
function bindings(pattern: Expr, expr: Expr, bound: Bound = {}): Bound[] {
  if (pattern.kind === 'name') {
    const known = bound[pattern.name]
    if (known) return sameValue(known, expr) === 'verified' ? [bound] : []
    return isClosed(expr) ? [{ ...bound, [pattern.name]: expr }] : []
  }
  if (collectNames(pattern).size === 0) return isClosed(expr) && sameValue(pattern, expr) === 'verified' ? [bound] : []
  if (pattern.kind !== expr.kind) return []
  if (pattern.kind === 'multiply' || pattern.kind === 'add')
    return inAnyOrder(parts(pattern, pattern.kind), parts(expr, pattern.kind), bound)
  if (pattern.kind === 'root' && expr.kind === 'root' && pattern.index !== expr.index) return []
  const [own, other] = [children(pattern), children(expr)]
  if (own.length !== other.length) return []
  return own.reduce<Bound[]>((all, part, index) => all.flatMap((each) => bindings(part, other[index]!, each)), [bound])
}

const parts = (expr: Expr, kind: 'multiply' | 'add'): Expr[] =>
  expr.kind === kind ? [...parts(expr.left, kind), ...parts(expr.right, kind)] : [expr]

function inAnyOrder(patterns: readonly Expr[], exprs: readonly Expr[], bound: Bound): Bound[] {
  const [first, ...rest] = patterns
  if (!first) return exprs.length === 0 ? [bound] : []
  if (patterns.length !== exprs.length) return []
  return exprs.flatMap((each, index) =>
    bindings(first, each, bound).flatMap((found) => inAnyOrder(rest, exprs.toSpliced(index, 1), found)),
  )
}

/** A known mistake in applying a formula: the place of the mistake, and the wrong formulas that it produces. */
export interface Slip<Place extends string> {
  readonly place: Place
  readonly wrong: readonly string[]
}

export interface Slipped<Place extends string> {
  readonly place: Place
  /** The values of the formula's letters, for the explanation. */
  readonly bound: Bound
}

/**
 * Diagnoses a wrong value: the one slip of these formulas that produces it. null where none does, or several do, so
 * that the cause is unknown.
 */
export function slipFor<Place extends string>(
  right: readonly string[],
  slips: readonly Slip<Place>[],
  task: Expr,
  value: Expr,
): Slipped<Place> | null {
  const all = right.flatMap((text) => bindings(formula(text), task))
  return slipAmong(all, slips, task, value)
}

export function slipAmong<Place extends string>(
  all: readonly Bound[],
  slips: readonly Slip<Place>[],
  right: Expr,
  value: Expr,
): Slipped<Place> | null {
  const size = approximate(value)
  const is = (expr: Expr) => isNear(approximate(expr), size) && sameValue(expr, value) === 'verified'
  if (is(right)) return null
  const found = new Map<Place, Bound>()
  for (const bound of all)
    for (const { place, wrong } of slips)
      if (wrong.some((text) => is(withValues(formula(text), bound)))) found.set(place, found.get(place) ?? bound)
  const [one, ...others] = found
  return one && others.length === 0 ? { place: one[0], bound: one[1] } : null
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))

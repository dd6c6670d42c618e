import { Algebra } from '../algebra/index.ts'
import { simplified } from '../algebra/simplified.ts'
import { approximate } from '../approximate.ts'
import { binary, collectNames, countNodes, type Expr, name, negated, number, signedTerms, sumOf } from '../ast.ts'
import { contains, replaced, Unsolved } from '../equation-work.ts'
import { tryPolynomial } from '../polynomial.ts'
import { MathsError, rational } from '../rational.ts'
import type { Rule } from '../steps.ts'
import { substitute } from '../substitute.ts'
import { writeExpression } from '../written.ts'
import { derivativeOf } from './derivative-rules.ts'
import { tableIntegral } from './integral-table.ts'
import { minus, times } from './short-sums.ts'

/**
 * An antiderivative without the constant, by table, linear substitution, substitution or parts.
 * @throws {Unsolved} if none applies
 */
export function antiderivative(expr: Expr, x: string, depth = 0): { value: Expr; rule: Rule; inner?: Expr } {
  if (depth > 5) throw new Unsolved()
  const go = (part: Expr) => antiderivative(part, x, depth + 1).value
  const letter = name(x)
  if (!contains(expr, x)) return { value: times(expr, letter), rule: 'integral-table' }
  const terms = signedTerms(expr)
  if (terms.length > 1) {
    return {
      value: sumOf(terms.map((term) => ({ expr: go(term.expr), negative: term.negative }))),
      rule: 'integral-table',
    }
  }
  if (expr.kind === 'negate') return { value: negated(go(expr.of)), rule: 'integral-table' }
  if (expr.kind === 'multiply' && !contains(expr.left, x))
    return { value: times(expr.left, go(expr.right)), rule: 'integral-table' }
  if (expr.kind === 'multiply' && !contains(expr.right, x))
    return { value: times(expr.right, go(expr.left)), rule: 'integral-table' }
  if (expr.kind === 'divide' && !contains(expr.right, x))
    return { value: binary('divide', go(expr.left), expr.right), rule: 'integral-table' }
  const basic = tableIntegral(expr, x)
  if (basic) return basic
  const opened = openedSum(expr)
  if (opened) return { value: go(opened), rule: 'integral-table' }
  const bySubstitution = substitutionIntegral(expr, x)
  if (bySubstitution) return bySubstitution
  const byParts = partsIntegral(expr, x, depth)
  if (byParts) return byParts
  throw new Unsolved()
}

/** Expands products and quotients that become a sum. */
function openedSum(expr: Expr): Expr | null {
  try {
    const algebra = new Algebra()
    const { top, bottom } = algebra.ratio(expr)
    if (bottom.size > 1) {
      return null
    }
    if (top.size === 1) {
      const whole = algebra.expr({ top, bottom })
      return writeExpression(whole) !== writeExpression(expr) && countNodes(whole) < countNodes(expr) ? whole : null
    }
    const parts = [...top.values()].map((term) => ({
      expr: asPower(
        algebra.expr(
          algebra.divide(
            { top: new Map([['', term]]), bottom: new Map([['', { coefficient: rational(1), powers: {} }]]) },
            { top: bottom, bottom: new Map([['', { coefficient: rational(1), powers: {} }]]) },
          ),
        ),
      ),
      negative: false,
    }))
    const sum = sumOf(parts)
    return writeExpression(sum) === writeExpression(expr) ? null : sum
  } catch (error) {
    if (error instanceof MathsError) return null
    throw error
  }
}

/** Writes x√x as a power for the table. */
function asPower(expr: Expr): Expr {
  if (expr.kind === 'multiply' && expr.right.kind === 'root' && expr.right.of.kind === 'name') {
    const base = expr.right.of
    const own =
      expr.left.kind === 'name' && expr.left.name === base.name
        ? 1
        : expr.left.kind === 'power' && expr.left.left.kind === 'name' && expr.left.left.name === base.name
          ? approximate(expr.left.right)
          : null
    if (own !== null && Number.isInteger(own))
      return binary('power', base, number(rational(own * expr.right.index + 1, expr.right.index)))
  }
  return expr
}

/** Integration by parts: a polynomial times e^x, sin or cos, or a power times ln. */
function partsIntegral(expr: Expr, x: string, depth: number): { value: Expr; rule: Rule } | null {
  if (expr.kind !== 'multiply') return null
  for (const [first, second] of [
    [expr.left, expr.right],
    [expr.right, expr.left],
  ] as const) {
    if (tryPolynomial(first) && second.kind === 'call' && (second.fn === 'ln' || second.fn === 'log')) {
      const v = antiderivative(first, x, depth + 1).value
      const rest = simplified(times(v, derivativeOf(second, x)))
      return { value: minus(times(v, second), antiderivative(rest, x, depth + 1).value), rule: 'integral-parts' }
    }
    const isWave =
      (second.kind === 'call' && (second.fn === 'sin' || second.fn === 'cos')) ||
      (second.kind === 'power' && contains(second.right, x))
    if (tryPolynomial(first) && isWave) {
      const v = antiderivative(second, x, depth + 1).value
      const rest = simplified(times(v, derivativeOf(first, x)))
      return { value: minus(times(first, v), antiderivative(rest, x, depth + 1).value), rule: 'integral-parts' }
    }
  }
  return null
}

/** Substitution: f(g(x))·g'(x). */
function substitutionIntegral(expr: Expr, x: string): { value: Expr; rule: Rule; inner: Expr } | null {
  const candidates: Expr[] = []
  const visit = (node: Expr): void => {
    if (node.kind === 'call') candidates.push(node, node.args[0]!)
    if (node.kind === 'power') candidates.push(contains(node.right, x) ? node.right : node.left)
    if (node.kind === 'root') candidates.push(node.of)
    if (node.kind === 'divide') candidates.push(node.right)
    if ('left' in node) for (const part of [node.left, node.right]) visit(part)
    if (node.kind === 'call') for (const arg of node.args) visit(arg)
    if (node.kind === 'negate' || node.kind === 'root') visit(node.of)
  }
  visit(expr)
  const letter = ['u', 'v', 'w', 's'].find((each) => !collectNames(expr).has(each)) ?? 'u'
  for (const inner of candidates) {
    if (!contains(inner, x) || inner.kind === 'name') continue
    try {
      const rest = simplified(binary('divide', expr, derivativeOf(inner, x)))
      const inLetter = replaced(rest, inner, name(letter))
      if (contains(inLetter, x)) continue
      const found =
        tableIntegral(inLetter, letter) ??
        (contains(inLetter, letter)
          ? factorOut(inLetter, letter)
          : { value: times(inLetter, name(letter)), rule: 'integral-table' as const })
      if (found) return { value: substitute(found.value, letter, inner), rule: 'integral-substitution', inner }
    } catch (error) {
      if (!(error instanceof MathsError) && !(error instanceof Unsolved)) throw error
    }
  }
  return null
}

function factorOut(expr: Expr, letter: string): { value: Expr; rule: Rule } | null {
  if (expr.kind === 'multiply' && !contains(expr.left, letter)) {
    const found = tableIntegral(expr.right, letter)
    return found && { ...found, value: times(expr.left, found.value) }
  }
  if (expr.kind === 'divide' && !contains(expr.right, letter)) {
    const found = tableIntegral(expr.left, letter) ?? factorOut(expr.left, letter)
    return found && { ...found, value: binary('divide', found.value, expr.right) }
  }
  if (expr.kind === 'divide' && expr.right.kind === 'multiply' && !contains(expr.right.left, letter)) {
    const found = tableIntegral(binary('divide', expr.left, expr.right.right), letter)
    return found && { ...found, value: binary('divide', found.value, expr.right.left) }
  }
  if (expr.kind === 'negate') {
    const found = tableIntegral(expr.of, letter) ?? factorOut(expr.of, letter)
    return found && { ...found, value: negated(found.value) }
  }
  return null
}

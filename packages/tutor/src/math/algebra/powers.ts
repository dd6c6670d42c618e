import { binary, constant as constantExpr, type Expr, isClosed, number } from '../ast.ts'
import { constant, constantValue } from '../polynomial.ts'
import {
  absolute,
  divide,
  equals,
  isInteger,
  MathsError,
  multiply,
  ONE,
  type Rational,
  rational,
  sign,
} from '../rational.ts'
import { monomialOf, primeFactors } from '../ring.ts'
import { writeExpression } from '../written.ts'
import type { Arithmetic } from './arithmetic.ts'
import { rationalLogarithm } from './logarithms.ts'
import { ONE_RATIO, type Ratio, rationalValue } from './ratio.ts'
import { rootRatio } from './roots.ts'

/** A power: repeated, a root, by the definition of a logarithm, or with the unknown in its exponent. */
export function powerRatio(algebra: Arithmetic, base: Expr, exponent: Expr): Ratio {
  const times = algebra.of(exponent)
  const value = rationalValue(times)
  if (value) {
    const inner = algebra.of(base)
    if (isInteger(value)) {
      if (absolute(value).n > 1000n) throw new MathsError('too-big')
      return algebra.raised(inner, Number(value.n))
    }
    if (value.d > 64n || absolute(value).n > 64n) throw new MathsError('too-big')
    return algebra.raised(rootRatio(algebra, inner, Number(value.d)), Number(value.n))
  }
  const known = powerOfLogarithm(algebra, base, exponent)
  if (known) return known
  const inner = algebra.of(base)
  const number_ = rationalValue(inner)
  if (number_ && equals(number_, ONE)) return ONE_RATIO
  return exponentialOf(algebra, inner, number_, times)
}

/** a^(k·log_a b) = b^k, also if one base is a power of the other. */
function powerOfLogarithm(algebra: Arithmetic, base: Expr, exponent: Expr): Ratio | null {
  if (exponent.kind === 'negate') {
    const of = powerOfLogarithm(algebra, base, exponent.of)
    return of && algebra.divide(ONE_RATIO, of)
  }
  if (exponent.kind === 'add' || exponent.kind === 'subtract') {
    const left =
      powerOfLogarithm(algebra, base, exponent.left) ??
      (isRationalExpr(exponent.left) ? powerRatio(algebra, base, exponent.left) : null)
    const right =
      powerOfLogarithm(algebra, base, exponent.right) ??
      (isRationalExpr(exponent.right) ? powerRatio(algebra, base, exponent.right) : null)
    if (!left || !right) return null
    return exponent.kind === 'add' ? algebra.multiply(left, right) : algebra.divide(left, right)
  }
  let factor: Rational = ONE
  let inner: Expr = exponent
  for (;;) {
    if (inner.kind === 'multiply' && isRationalExpr(inner.left)) {
      factor = multiply(factor, rationalValue(algebra.of(inner.left))!)
      inner = inner.right
    } else if (inner.kind === 'multiply' && isRationalExpr(inner.right)) {
      factor = multiply(factor, rationalValue(algebra.of(inner.right))!)
      inner = inner.left
    } else if (inner.kind === 'divide' && isRationalExpr(inner.right)) {
      factor = divide(factor, rationalValue(algebra.of(inner.right))!)
      inner = inner.left
    } else break
  }
  if (inner.kind !== 'call' || (inner.fn !== 'log' && inner.fn !== 'ln')) return null
  const logBase = inner.fn === 'ln' ? constantExpr('e') : inner.args[1]!
  const relation = logOfNumbers(algebra, base, logBase)
  if (!relation) return null
  const times = multiply(factor, relation)
  const of = algebra.of(inner.args[0]!)
  if (times.d > 12n || absolute(times).n > 64n) return null
  return algebra.raised(rootRatio(algebra, of, Number(times.d)), Number(times.n))
}

/** The logarithm of a number to a numeric base; null if it is irrational. */
function logOfNumbers(algebra: Arithmetic, value: Expr, base: Expr): Rational | null {
  if (writeExpression(value) === writeExpression(base)) return ONE
  const [a, b] = [rationalValue(algebra.of(value)), rationalValue(algebra.of(base))]
  return a && b ? rationalLogarithm(a, b) : null
}

/** Each prime of the base, and each term of the exponent, gives an exponential of its own. */
function exponentialOf(algebra: Arithmetic, base: Ratio, value: Rational | null, exponent: Ratio): Ratio {
  const below = constantValue(exponent.bottom)
  if (!below) throw new MathsError('not-polynomial')
  const bases: [Expr, number][] = value
    ? sign(value) > 0
      ? [
          ...primeFactors(value.n).map(([prime, count]): [Expr, number] => [number(prime), count]),
          ...primeFactors(value.d).map(([prime, count]): [Expr, number] => [number(prime), -count]),
        ]
      : []
    : [[algebra.expr(base), 1]]
  if (bases.length === 0) throw new MathsError('not-polynomial')
  let result = ONE_RATIO
  for (const [each, count] of bases) {
    for (const term of exponent.top.values()) {
      const times = multiply(divide(term.coefficient, below), rational(count))
      const letters = Object.keys(term.powers).length > 0
      if (!letters) {
        const inner = algebra.of(each)
        result = algebra.multiply(result, algebra.raised(rootRatio(algebra, inner, Number(times.d)), Number(times.n)))
        continue
      }
      const monomial = algebra.expr({ top: monomialOf(rational(1n, times.d), term.powers), bottom: constant(ONE) })
      const part = exponentialRatio(algebra, each, monomial, Number(absolute(times).n))
      result = sign(times) > 0 ? algebra.multiply(result, part) : algebra.divide(result, part)
    }
  }
  return result
}

/** base^exponent as an atom, to the power `times`. */
export function exponentialRatio(algebra: Arithmetic, base: Expr, exponent: Expr, times: number): Ratio {
  const key = `{${writeExpression(base)}^${writeExpression(exponent)}}`
  const expr =
    exponent.kind === 'number' && exponent.value.n === 1n && exponent.value.d === 1n
      ? base
      : binary('power', base, exponent)
  const one = algebra.atom({ key, expr, exponential: { base, exponent }, isNumeric: isClosed(expr) })
  return times === 1 ? one : algebra.raised(one, times)
}

const isRationalExpr = (expr: Expr): boolean =>
  expr.kind === 'number' ||
  (expr.kind === 'negate' && isRationalExpr(expr.of)) ||
  (expr.kind === 'divide' && isRationalExpr(expr.left) && isRationalExpr(expr.right))

import type { SpokenStep } from '../language/hear.ts'
import { type Equation, type Expr, equation, namesOf, someNode } from '../math/ast.ts'
import {
  coefficientsIn,
  degreeOf,
  difference,
  exactValue,
  fromPolynomial,
  type Polynomial,
  scale,
  sum,
  tryPolynomial,
} from '../math/polynomial.ts'
import { divide, equals, isInteger, isZero, ONE, type Rational, ZERO } from '../math/rational.ts'

/**
 * The equation that an allowed operation on both sides leads to, where the unknown is no freer there: "take away 1.2" from
 * `0.4x - 1.2 = 2`. null: it helps, or nothing is known about it.
 */
export function detourBy({ operation, by }: SpokenStep, line: Equation): Equation | null {
  const [unknown, ...others] = namesOf(line)
  const change = by && changeOf(operation, by)
  if (unknown === undefined || others.length > 0 || !change) return null
  const [left, right] = [tryPolynomial(line.left), tryPolynomial(line.right)]
  if (!left || !right || degreeOf(left) > 1 || degreeOf(right) > 1) return null
  const [newLeft, newRight] = [change(left), change(right)]
  const [before, after] = [obstacles(left, right, unknown), obstacles(newLeft, newRight, unknown)]
  if (!before || !after || before.some((each, at) => each && !after[at])) return null
  const areDecimals = [line.left, line.right].some((side) => someNode(side, isDecimal))
  return equation(fromPolynomial(newLeft, areDecimals), fromPolynomial(newRight, areDecimals))
}

function changeOf(operation: SpokenStep['operation'], by: Expr): ((side: Polynomial) => Polynomial) | null {
  const own = tryPolynomial(by)
  const value = exactValue(by)
  if (!own) return null
  if (operation === 'add') return (side) => sum(side, own)
  if (operation === 'subtract') return (side) => difference(side, own)
  if (!value || isZero(value)) return null
  if (operation === 'multiply') return (side) => scale(side, value)
  return operation === 'divide' ? (side) => scale(side, divide(ONE, value)) : null
}

/** What still keeps the unknown from standing alone: itself on the other side, a number beside it, a factor, fractions. */
function obstacles(left: Polynomial, right: Polynomial, unknown: string): readonly boolean[] | null {
  const [one, other] = [coefficientsIn(left, unknown), coefficientsIn(right, unknown)]
  if (!one || !other) return null
  const [[b = ZERO, a = ZERO], [d = ZERO, c = ZERO]] = [one, other]
  const isOnBoth = !isZero(a) && !isZero(c)
  const isBeside = isOnBoth ? !isZero(b) && !isZero(d) : !isZero(isZero(c) ? b : d)
  const isPlain = (factor: Rational) => equals(factor, ONE)
  const hasFactor = isOnBoth || !isPlain(isZero(c) ? a : c)
  const areWhole = [a, b, c, d].every(isInteger)
  return [isOnBoth, isBeside, hasFactor, !areWhole]
}

const isDecimal = (expr: Expr) => expr.kind === 'number' && expr.style === 'decimal'

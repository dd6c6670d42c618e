import { isClosed, number, rootOf } from '../ast.ts'
import { integerRoot } from '../factoring.ts'
import { constant, constantValue, type Polynomial, scale, sum } from '../polynomial.ts'
import {
  absolute,
  add,
  divide,
  isZero,
  MathsError,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  sign,
  squareRoot,
  subtract,
  ZERO,
} from '../rational.ts'
import {
  contentOf,
  dividedOut,
  gcdOfExponents,
  isConstant,
  monomialContent,
  monomialOf,
  polynomialRoot,
  powerOf,
  primeFactors,
  primitive,
} from '../ring.ts'
import { writeExpression } from '../written.ts'
import type { Arithmetic } from './arithmetic.ts'
import { modulusOf } from './modulus.ts'
import { ONE_RATIO, ofPolynomial, ofRational, type Ratio, rationalValue } from './ratio.ts'

/** A root of a ratio: what is a power comes out of it, the rest stays an atom. */
export function rootRatio(algebra: Arithmetic, of: Ratio, index: number): Ratio {
  if (index === 1 || of.top.size === 0) return of
  const value = rationalValue(of)
  if (value) return numericRoot(algebra, value, index)
  const below = constantValue(of.bottom)
  if (below && index === 2) {
    const nested = denested(algebra, of)
    if (nested) return nested
  }
  if (!isConstant(of.bottom)) {
    // Both parts may be negative, so √(a/b) must not be split before the sign is known.
    return algebra.divide(
      rootRatio(algebra, ofPolynomial(of.top), index),
      rootRatio(algebra, ofPolynomial(of.bottom), index),
    )
  }
  const content = contentOf(of.top)
  const size = absolute(divide(content, below!))
  let rest = scale(primitive(of.top), rational(sign(content)))
  const outside: Record<string, number> = {}
  let result = numericRoot(algebra, size, index)
  for (const [letter, exponent] of Object.entries(monomialContent(rest))) {
    const whole = Math.floor(exponent / index)
    if (whole === 0) continue
    outside[letter] = whole * index
    const isOdd = index % 2 === 0 && whole % 2 === 1 && exponent % index === 0
    const inner = ofPolynomial(monomialOf(ONE, { [letter]: 1 }))
    const positive =
      algebra.atoms.get(letter)?.isNumeric ||
      algebra.atoms.get(letter)?.exponential ||
      algebra.atoms.get(letter)?.expr.kind === 'root'
    result = algebra.multiply(result, algebra.raised(isOdd && !positive ? modulusOf(algebra, inner) : inner, whole))
  }
  rest = dividedOut(rest, monomialOf(ONE, outside))
  const perfect = index === 2 ? polynomialRoot(rest) : null
  if (perfect)
    return algebra.multiply(
      result,
      isConstant(perfect) ? ofPolynomial(perfect) : modulusOf(algebra, ofPolynomial(perfect)),
    )
  const left = constantValue(rest)
  if (left) return algebra.multiply(result, numericRoot(algebra, left, index))
  const inner = algebra.expr(ofPolynomial(rest))
  const expr = rootOf(inner, index)
  return algebra.multiply(
    result,
    algebra.atom({
      key: `{root${index}:${writeExpression(inner)}}`,
      expr,
      rule: { index, value: rest },
      isNumeric: isClosed(inner),
    }),
  )
}

/** Denests a root: √(3 + 2√2) = 1 + √2; null if it cannot be denested. */
function denested(algebra: Arithmetic, of: Ratio): Ratio | null {
  const terms = [...of.top.values()]
  const below = constantValue(of.bottom)
  const plain = terms.find((term) => Object.keys(term.powers).length === 0)
  const other = terms.find((term) => term !== plain)
  if (terms.length !== 2 || !below || !plain || !other) return null
  if (
    Object.keys(other.powers).some(
      (key) => algebra.atoms.get(key)?.rule?.index !== 2 || !algebra.atoms.get(key)?.isNumeric,
    )
  )
    return null
  const a = divide(plain.coefficient, below)
  const square = algebra.reduced(powerOf(new Map([['', other]]) as Polynomial, 2))
  const value = constantValue(sum(square, new Map()))
  if (!value || sign(a) < 0) return null
  const b = divide(value, multiply(below, below))
  const root = squareRoot(subtract(multiply(a, a), b))
  if (!root) return null
  const [m, n] = [divide(add(a, root), rational(2)), divide(subtract(a, root), rational(2))]
  if (sign(n) < 0) return null
  const [first, second] = [numericRoot(algebra, m, 2), numericRoot(algebra, n, 2)]
  return sign(other.coefficient) > 0 ? algebra.add(first, second) : algebra.add(first, algebra.negate(second))
}

/** A root of a number by its prime factors; i under an even root of a negative one. */
export function numericRoot(algebra: Arithmetic, value: Rational, index: number): Ratio {
  if (isZero(value)) return ofRational(ZERO)
  if (sign(value) < 0) {
    if (index % 2 === 1) return algebra.negate(numericRoot(algebra, negate(value), index))
    if (index !== 2) throw new MathsError('unsupported-root')
    return algebra.multiply(algebra.constant('i'), numericRoot(algebra, negate(value), 2))
  }
  const exactTop = integerRoot(value.n, index)
  const exactBottom = integerRoot(value.d, index)
  if (exactTop !== null && exactBottom !== null) return ofRational(rational(exactTop, exactBottom))
  if (index > 12) throw new MathsError('unsupported-root')
  let result = ONE_RATIO
  // n/d under the root: n·d^(k-1) over d.
  const whole = value.n * value.d ** BigInt(index - 1)
  for (const [prime, count] of primeFactors(whole)) {
    const outside = Math.floor(count / index)
    if (outside > 0) result = algebra.multiply(result, ofRational(rational(prime ** BigInt(outside))))
    const left = count % index
    if (left === 0) continue
    // ⁴√4 is √2.
    const shared = gcdOfExponents(left, index)
    const [reducedIndex, reducedLeft] = [index / shared, left / shared]
    const atom = algebra.atom({
      key: `{root${reducedIndex}:${prime}}`,
      expr: rootOf(number(prime), reducedIndex),
      rule: { index: reducedIndex, value: constant(rational(prime)) },
      isNumeric: true,
    })
    result = algebra.multiply(result, algebra.raised(atom, reducedLeft))
  }
  return algebra.multiply(result, ofRational(rational(1n, value.d)))
}

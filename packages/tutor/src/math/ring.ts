import type { Polynomial } from './polynomial.ts'
import { coefficientsIn, constant, constantValue, difference, product, scale, sum } from './polynomial.ts'
import type { Rational } from './rational.ts'
import {
  add,
  divide,
  gcd,
  isZero,
  lcm,
  MathsError,
  multiply,
  negate,
  ONE,
  rational,
  sign,
  squareRoot,
  ZERO,
} from './rational.ts'

/** Division, common divisors and roots of polynomials in several letters. */

const ONE_POLYNOMIAL = constant(ONE)
export const isConstant = (poly: Polynomial) => constantValue(poly) !== null

export function lettersOf(...polys: readonly Polynomial[]): string[] {
  const found = new Set<string>()
  for (const poly of polys)
    for (const term of poly.values()) for (const letter of Object.keys(term.powers)) found.add(letter)
  return [...found].sort()
}

export const gcdOfExponents = (a: number, b: number): number => (b === 0 ? a : gcdOfExponents(b, a % b))

export const monomialOf = (coefficient: Rational, powers: Readonly<Record<string, number>>): Polynomial => {
  const kept = Object.fromEntries(Object.entries(powers).filter(([, power]) => power !== 0))
  return Object.keys(kept).reduce(
    (result, letter) => product(result, letterPower(letter, kept[letter]!)),
    constant(coefficient),
  )
}

function letterPower(letter: string, power: number): Polynomial {
  if (power === 0) return ONE_POLYNOMIAL
  if (power > 64) throw new MathsError('too-big')
  return new Map([[`${letter}${power}`, { coefficient: ONE, powers: { [letter]: power } }]])
}

export function powerOf(poly: Polynomial, exponent: number): Polynomial {
  if (poly.size > 1 && exponent > 20) throw new MathsError('too-big')
  let result = ONE_POLYNOMIAL
  for (let count = 0; count < exponent; count++) result = product(result, poly)
  return result
}

/** Coefficients by exponent of one variable; each is a polynomial in the others. */
export function coefficientsBy(poly: Polynomial, letter: string): Polynomial[] {
  const result: Polynomial[] = []
  for (const term of poly.values()) {
    const { [letter]: exponent = 0, ...powers } = term.powers
    result[exponent] = sum(result[exponent] ?? new Map(), monomialOf(term.coefficient, powers))
  }
  return Array.from(result, (each) => each ?? new Map())
}

const leadingIn = (poly: Polynomial, letter: string): Polynomial => coefficientsBy(poly, letter).at(-1) ?? new Map()

export const fromCoefficients = (coefficients: readonly Polynomial[], letter: string): Polynomial =>
  coefficients.reduce<Polynomial>(
    (all, each, exponent) => sum(all, product(each, letterPower(letter, exponent))),
    new Map(),
  )

export const degreeIn = (poly: Polynomial, letter: string) =>
  Math.max(0, ...[...poly.values()].map((term) => term.powers[letter] ?? 0))

type Term = ReturnType<Polynomial['get']> & object

function leading(poly: Polynomial, letters: readonly string[]): Term {
  return [...poly.values()].reduce((best, term) => (isAhead(term, best, letters) ? term : best))
}

function isAhead(a: Term, b: Term, letters: readonly string[]): boolean {
  for (const letter of letters) {
    const gap = (a.powers[letter] ?? 0) - (b.powers[letter] ?? 0)
    if (gap !== 0) return gap > 0
  }
  return false
}

/** The quotient by a known divisor. */
export function dividedOut(a: Polynomial, divisor: Polynomial): Polynomial {
  const quotient = exactQuotient(a, divisor)
  if (!quotient) throw new Error('no divisor of the polynomial')
  return quotient
}

/** The quotient if b divides a, else null. */
export function exactQuotient(a: Polynomial, b: Polynomial): Polynomial | null {
  if (b.size === 0) throw new MathsError('division-by-zero')
  const value = constantValue(b)
  if (value) return scale(a, divide(ONE, value))
  const letters = lettersOf(a, b)
  const first = leading(b, letters)
  let rest = a
  let quotient: Polynomial = new Map()
  for (let count = 0; rest.size > 0; count++) {
    if (count > 400) throw new MathsError('too-big')
    const top = leading(rest, letters)
    const powers: Record<string, number> = { ...top.powers }
    for (const [letter, exponent] of Object.entries(first.powers)) powers[letter] = (powers[letter] ?? 0) - exponent
    if (Object.values(powers).some((exponent) => exponent < 0)) return null
    const term = monomialOf(divide(top.coefficient, first.coefficient), powers)
    quotient = sum(quotient, term)
    rest = difference(rest, product(term, b))
  }
  return quotient
}

/**
 * The content: the rational factor that leaves integer coefficients without a common divisor, the first one positive.
 */
export function contentOf(poly: Polynomial): Rational {
  if (poly.size === 0) return ONE
  let top = 0n
  let bottom = 1n
  for (const { coefficient } of poly.values()) {
    top = gcd(top, coefficient.n)
    bottom = lcm(bottom, coefficient.d)
  }
  const size = rational(top, bottom)
  return sign(leading(poly, lettersOf(poly)).coefficient) < 0 ? negate(size) : size
}

export const primitive = (poly: Polynomial) => (poly.size === 0 ? poly : scale(poly, divide(ONE, contentOf(poly))))

/** The largest monomial that divides every term. */
export function monomialContent(poly: Polynomial): Record<string, number> {
  const [first, ...rest] = poly.values()
  if (!first) return {}
  const powers: Record<string, number> = { ...first.powers }
  for (const term of rest) {
    for (const letter of Object.keys(powers)) powers[letter] = Math.min(powers[letter]!, term.powers[letter] ?? 0)
  }
  return Object.fromEntries(Object.entries(powers).filter(([, power]) => power > 0))
}

/** Greatest common divisor over the rationals, primitive. */
export function commonDivisor(a: Polynomial, b: Polynomial, depth = 0): Polynomial {
  if (a.size === 0) return primitive(b)
  if (b.size === 0) return primitive(a)
  if (isConstant(a) || isConstant(b)) return ONE_POLYNOMIAL
  if (depth > 8) throw new MathsError('too-big')
  if (a.size === 1 || b.size === 1) {
    const [one, two] = [monomialContent(a), monomialContent(b)]
    const shared = Object.fromEntries(
      Object.entries(one).map(([letter, power]) => [letter, Math.min(power, two[letter] ?? 0)]),
    )
    return monomialOf(ONE, shared)
  }
  const [own, other] = [lettersOf(a), lettersOf(b)]
  const letter = own.find((each) => other.includes(each))
  if (!letter) return ONE_POLYNOMIAL
  const lonely = own.find((each) => !other.includes(each)) ?? other.find((each) => !own.includes(each))
  if (lonely) {
    // No common divisor contains that letter, so it divides the coefficient of each of its powers.
    const [withIt, without] = own.includes(lonely) ? [a, b] : [b, a]
    return coefficientsBy(withIt, lonely).reduce((all, each) => commonDivisor(all, each, depth + 1), without)
  }
  const [inA, inB] = [coefficientContent(a, letter, depth), coefficientContent(b, letter, depth)]
  const content = commonDivisor(inA, inB, depth + 1)
  let [high, low] = [primitive(dividedOut(a, inA)), primitive(dividedOut(b, inB))]
  if (degreeIn(high, letter) < degreeIn(low, letter)) [high, low] = [low, high]
  while (low.size > 0 && degreeIn(low, letter) > 0) {
    const rest = pseudoRemainder(high, low, letter)
    high = low
    low = rest.size === 0 ? rest : primitive(dividedOut(rest, coefficientContent(rest, letter, depth)))
  }
  if (low.size > 0) return primitive(content)
  return primitive(product(content, high))
}

const coefficientContent = (poly: Polynomial, letter: string, depth: number) =>
  coefficientsBy(poly, letter).reduce((all, each) => commonDivisor(all, each, depth + 1), new Map() as Polynomial)

function pseudoRemainder(a: Polynomial, b: Polynomial, letter: string): Polynomial {
  const degree = degreeIn(b, letter)
  const first = leadingIn(b, letter)
  let rest = a
  for (let count = 0; rest.size > 0 && degreeIn(rest, letter) >= degree; count++) {
    if (count > 80) throw new MathsError('too-big')
    const gap = degreeIn(rest, letter) - degree
    const top = leadingIn(rest, letter)
    rest = difference(product(rest, first), product(product(top, letterPower(letter, gap)), b))
  }
  return rest
}

export function derivativeBy(poly: Polynomial, letter: string): Polynomial {
  return [...poly.values()].reduce<Polynomial>((all, term) => {
    const exponent = term.powers[letter] ?? 0
    if (exponent === 0) return all
    return sum(
      all,
      monomialOf(multiply(term.coefficient, rational(exponent)), { ...term.powers, [letter]: exponent - 1 }),
    )
  }, new Map())
}

/** The square root as a polynomial, or null. */
export function polynomialRoot(poly: Polynomial): Polynomial | null {
  if (poly.size === 0) return poly
  const letters = lettersOf(poly)
  if (letters.length === 0) {
    const root = squareRoot(constantValue(poly)!)
    return root && constant(root)
  }
  const half = (term: Term): Polynomial | null => {
    const root = squareRoot(term.coefficient)
    if (!root || Object.values(term.powers).some((power) => power % 2 !== 0)) return null
    return monomialOf(
      root,
      Object.fromEntries(Object.entries(term.powers).map(([letter, power]) => [letter, power / 2])),
    )
  }
  let result = half(leading(poly, letters))
  if (!result) return null
  const first = result
  for (let count = 0; count < 12; count++) {
    const rest = difference(poly, product(result, result))
    if (rest.size === 0) return result
    const top = leading(rest, letters)
    const term = exactQuotient(
      new Map([['', { coefficient: top.coefficient, powers: top.powers }]]),
      scale(first, rational(2)),
    )
    if (!term) return null
    result = sum(result, term)
  }
  return null
}

/** The value at a number of a univariate polynomial given by its coefficients. */
export const polynomialValue = (coefficients: readonly Rational[], at: Rational): Rational =>
  coefficients.reduceRight((all, each) => add(multiply(all, at), each), ZERO)

/**
 * The rational roots with multiplicity, and the cofactor. Coefficients are by exponent. The candidates are made once for all
 * roots of a pass: those of `(x + 12)^20` are the divisors of a number of 22 digits, found by trial.
 */
export function rationalRoots(coefficients: readonly Rational[]): { roots: Rational[]; rest: Rational[] } {
  let rest = [...coefficients]
  const roots: Rational[] = []
  for (let before = 0; before !== rest.length && rest.length > 1; ) {
    before = rest.length
    for (const root of rootCandidates(rest)) {
      while (rest.length > 1 && isZero(polynomialValue(rest, root))) {
        roots.push(root)
        rest = dividedByRoot(rest, root)
      }
      if (rest.length <= 1) break
    }
  }
  return { roots, rest }
}

function dividedByRoot(coefficients: readonly Rational[], root: Rational): Rational[] {
  const result: Rational[] = []
  let carry = ZERO
  for (let exponent = coefficients.length - 1; exponent > 0; exponent--) {
    carry = add(multiply(carry, root), coefficients[exponent]!)
    result[exponent - 1] = carry
  }
  return result
}

function* rootCandidates(coefficients: readonly Rational[]): Generator<Rational> {
  if (isZero(coefficients[0]!)) {
    yield ZERO
    return
  }
  const bottom = coefficients.reduce((all, each) => lcm(all, each.d), 1n)
  const [free, first] = [coefficients[0]!, coefficients.at(-1)!].map((each) => (each.n * bottom) / each.d) as [
    bigint,
    bigint,
  ]
  const [least, most] = sizesOfRoots(coefficients)
  const above = divisorsOf(free, most * Math.abs(Number(first)))
  for (const d of divisorsOf(first)) {
    for (const n of above) {
      const size = Number(n) / Number(d)
      if (size < least || size > most || gcd(n, d) !== 1n) continue
      yield rational(n, d)
      yield rational(-n, d)
    }
  }
}

/**
 * Between which sizes all roots lie, by Fujiwara's bound on the polynomial and on its reverse, with room for rounding. A
 * power has thousands of divisors and few of them can be roots.
 */
function sizesOfRoots(coefficients: readonly Rational[]): readonly [number, number] {
  const sizes = coefficients.map(({ n, d }) => sizeInBits(n) - sizeInBits(d))
  const bound = (from: readonly number[]) => {
    const top = from.at(-1) ?? 0
    const steps = from.slice(0, -1).map((each, exponent) => (each - top) / (from.length - 1 - exponent))
    return 1.001 * 2 ** (1 + Math.max(...steps))
  }
  const [least, most] = [1 / bound(sizes.toReversed()), bound(sizes)]
  return Number.isNaN(least) || Number.isNaN(most) ? [0, Number.POSITIVE_INFINITY] : [least, most]
}

/** The binary logarithm; none of zero. */
function sizeInBits(n: bigint): number {
  const size = n < 0n ? -n : n
  const digits = size.toString(16)
  // Thirteen of them are as many as a double holds.
  return Math.log2(Number(`0x${digits.slice(0, 13)}`)) + 4 * Math.max(0, digits.length - 13)
}

const MOST_TRIED = 19_999

/**
 * All positive divisors, smallest first; for a very large number only those found by trial division. Those above `upTo` are
 * not looked for.
 */
export function divisorsOf(n: bigint, upTo = Number.POSITIVE_INFINITY): bigint[] {
  const size = n < 0n ? -n : n
  const small: bigint[] = []
  const large: bigint[] = []
  const mostTried = upTo < MOST_TRIED ? BigInt(Math.ceil(upTo)) : BigInt(MOST_TRIED)
  for (let each = 1n; each * each <= size && each <= mostTried; each++) {
    if (size % each !== 0n) continue
    small.push(each)
    if (each * each !== size) large.unshift(size / each)
  }
  return [...small, ...large]
}

/** Prime factors with exponents; a part that trial division cannot split is kept as one factor. */
export function primeFactors(n: bigint): [bigint, number][] {
  const result: [bigint, number][] = []
  let rest = n < 0n ? -n : n
  for (let each = 2n; each * each <= rest && each < 200000n; each += each === 2n ? 1n : 2n) {
    let count = 0
    while (rest % each === 0n) {
      rest /= each
      count++
    }
    if (count > 0) result.push([each, count])
  }
  if (rest > 1n) result.push([rest, 1])
  return result
}

/** The rational coefficients of a univariate polynomial, or null. */
export const univariate = (poly: Polynomial, letter: string): Rational[] | null => coefficientsIn(poly, letter)

export const fromUnivariate = (coefficients: readonly Rational[], letter: string): Polynomial =>
  coefficients.reduce<Polynomial>(
    (all, each, exponent) => sum(all, scale(letterPower(letter, exponent), each)),
    new Map(),
  )

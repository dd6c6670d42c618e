import type { Polynomial } from './polynomial.ts'
import { constant, constantValue, degreeOf, difference, product, samePolynomial, scale, sum } from './polynomial.ts'
import type { Rational } from './rational.ts'
import { add, divide, isInteger, isZero, lcm, multiply, negate, ONE, rational, subtract, ZERO } from './rational.ts'
import {
  coefficientsBy,
  commonDivisor,
  contentOf,
  degreeIn,
  derivativeBy,
  divisorsOf,
  exactQuotient,
  fromUnivariate,
  isConstant,
  lettersOf,
  monomialContent,
  monomialOf,
  polynomialRoot,
  polynomialValue,
  primitive,
  rationalRoots,
  univariate,
} from './ring.ts'

export interface Factorisation {
  readonly content: Rational
  readonly factors: readonly { readonly poly: Polynomial; readonly power: number }[]
}

/** Factors over the rationals; a factor that these methods cannot split is kept whole. */
export function factorPolynomial(poly: Polynomial): Factorisation {
  const content = contentOf(poly)
  let rest = scale(poly, divide(ONE, content))
  const factors: Polynomial[] = []
  const shared = monomialContent(rest)
  for (const [letter, power] of Object.entries(shared)) {
    for (let count = 0; count < power; count++) factors.push(monomialOf(ONE, { [letter]: 1 }))
  }
  rest = exactQuotient(rest, monomialOf(ONE, shared))!
  factors.push(...split(rest, 0))
  return { content: signCorrected(poly, content, factors), factors: grouped(factors) }
}

/** The sign of the product of the primitive factors may be wrong; corrects the content. */
function signCorrected(poly: Polynomial, content: Rational, factors: readonly Polynomial[]): Rational {
  const all = factors.reduce((result, each) => product(result, each), constant(content))
  if (samePolynomial(all, poly)) return content
  const quotient = exactQuotient(
    poly,
    factors.reduce((result, each) => product(result, each), constant(ONE)),
  )
  return (quotient && constantValue(quotient)) ?? content
}

function grouped(factors: readonly Polynomial[]): { poly: Polynomial; power: number }[] {
  const result: { poly: Polynomial; power: number }[] = []
  for (const poly of factors) {
    const known = result.find((each) => samePolynomial(each.poly, poly))
    if (known) known.power++
    else result.push({ poly, power: 1 })
  }
  return result
}

function split(poly: Polynomial, depth: number): Polynomial[] {
  if (isConstant(poly)) return []
  if (depth > 20) return [poly]
  const pair = splitOnce(poly)
  if (!pair) return [poly]
  return pair.flatMap((part) => split(primitive(part), depth + 1))
}

/** Two factors of lower degree, or null. */
function splitOnce(poly: Polynomial): readonly [Polynomial, Polynomial] | null {
  const letters = lettersOf(poly)
  if (letters.length === 1) return splitUnivariate(poly, letters[0]!)
  for (const letter of letters) {
    const content = coefficientsBy(poly, letter).reduce(
      (all, each) => commonDivisor(all, each),
      new Map() as Polynomial,
    )
    const rest = isConstant(content) ? null : exactQuotient(poly, content)
    if (rest && !isConstant(rest)) return [content, rest]
  }
  for (const letter of letters) {
    const repeated = commonDivisor(poly, derivativeBy(poly, letter))
    const rest = isConstant(repeated) ? null : exactQuotient(poly, repeated)
    if (rest && !isConstant(rest)) return [repeated, rest]
  }
  return splitHomogeneous(poly, letters) ?? splitQuadratic(poly, letters) ?? splitByPower(poly, letters)
}

/** a x² + b x + c with polynomial coefficients and a perfect square as discriminant. */
function splitQuadratic(poly: Polynomial, letters: readonly string[]): readonly [Polynomial, Polynomial] | null {
  for (const letter of letters) {
    if (degreeIn(poly, letter) !== 2) continue
    const [c = new Map(), b = new Map(), a = new Map()] = coefficientsBy(poly, letter)
    const discriminant = difference(product(b, b), scale(product(a, c), rational(4)))
    const root = polynomialRoot(discriminant)
    if (!root) continue
    const linear = sum(product(scale(a, rational(2)), monomialOf(ONE, { [letter]: 1 })), difference(b, root))
    const factor = commonDivisor(poly, primitive(linear))
    const rest = isConstant(factor) ? null : exactQuotient(poly, factor)
    if (rest && !isConstant(rest)) return [factor, rest]
  }
  return null
}

/** For a homogeneous polynomial in two letters: sets the second letter to 1, factors, and restores it. */
function splitHomogeneous(poly: Polynomial, letters: readonly string[]): readonly [Polynomial, Polynomial] | null {
  const [x, y] = letters
  const degree = degreeOf(poly)
  const isHomogeneous = [...poly.values()].every(
    (term) => Object.values(term.powers).reduce((a, b) => a + b, 0) === degree,
  )
  if (letters.length !== 2 || !isHomogeneous || !x || !y) return null
  const coefficients = coefficientsBy(poly, y).reduce<Polynomial>((all, each) => sum(all, each), new Map())
  const pair = splitUnivariate(coefficients, x)
  if (!pair) return null
  const back = (part: Polynomial) => {
    const own = degreeIn(part, x)
    return [...part.values()].reduce<Polynomial>(
      (all, term) => sum(all, monomialOf(term.coefficient, { ...term.powers, [y]: own - (term.powers[x] ?? 0) })),
      new Map(),
    )
  }
  const parts = [back(pair[0]), back(pair[1])] as const
  return samePolynomial(primitive(product(...parts)), primitive(poly)) ? parts : null
}

/** `x²y² - 1`, `a⁶ - b³`: binomials that are a difference or sum of like powers of monomials. */
function splitByPower(poly: Polynomial, letters: readonly string[]): readonly [Polynomial, Polynomial] | null {
  const terms = [...poly.values()]
  if (terms.length !== 2) return null
  for (const degree of [2, 3]) {
    const roots = terms.map((term) => {
      const root = wholeRoot(term.coefficient, degree)
      if (!root || letters.some((letter) => (term.powers[letter] ?? 0) % degree !== 0)) return null
      const powers = Object.fromEntries(Object.entries(term.powers).map(([letter, power]) => [letter, power / degree]))
      return monomialOf(root, powers)
    })
    const [a, b] = roots
    if (degree === 3 && a && b) {
      const factor = sum(a, b)
      const rest = exactQuotient(poly, factor)
      if (rest && !isConstant(rest)) return [factor, rest]
    }
  }
  return null
}

/** The exact whole or fractional root, with sign for odd degrees. */
function wholeRoot(value: Rational, degree: number): Rational | null {
  const negative = value.n < 0n
  if (negative && degree % 2 === 0) return null
  const [n, d] = [integerRoot(negative ? -value.n : value.n, degree), integerRoot(value.d, degree)]
  return n === null || d === null ? null : rational(negative ? -n : n, d)
}

export function integerRoot(n: bigint, degree: number): bigint | null {
  if (n < 2n) return n
  let guess = BigInt(Math.max(1, Math.round(Number(n) ** (1 / degree))))
  if (n > 10n ** 15n) {
    let [low, high] = [1n, 1n << (BigInt(n.toString(2).length) / BigInt(degree) + 1n)]
    while (low < high) {
      const middle = (low + high + 1n) >> 1n
      if (middle ** BigInt(degree) <= n) low = middle
      else high = middle - 1n
    }
    guess = low
  }
  for (const each of [guess - 1n, guess, guess + 1n]) if (each > 0n && each ** BigInt(degree) === n) return each
  return null
}

function splitUnivariate(poly: Polynomial, letter: string): readonly [Polynomial, Polynomial] | null {
  const coefficients = univariate(poly, letter)
  if (!coefficients || coefficients.length <= 2) return null
  const { roots, rest } = rationalRoots(coefficients)
  const [root] = roots
  if (root) {
    const factor = primitive(fromUnivariate([negate(root), ONE], letter))
    return [factor, exactQuotient(poly, factor)!]
  }
  // A polynomial in x^k is factored in a new letter.
  const quadratic = rest.length > 4 && rest.length <= 9 ? quadraticFactor(rest) : null
  if (!quadratic) return null
  const factor = primitive(fromUnivariate(quadratic, letter))
  const quotient = exactQuotient(poly, factor)
  return quotient && !isConstant(quotient) ? [factor, quotient] : null
}

/** A factor of degree 2 by Kronecker's method: its values at 0, 1, -1 divide those of the whole. */
function quadraticFactor(coefficients: readonly Rational[]): Rational[] | null {
  const bottom = coefficients.reduce((all, each) => lcm(all, each.d), 1n)
  const whole = coefficients.map((each) => rational((each.n * bottom) / each.d))
  const points = [ZERO, ONE, rational(-1)] as const
  const values = points.map((at) => polynomialValue(whole, at).n)
  const choices = values.map((value) => divisorsOf(value).flatMap((each) => [each, -each]))
  if (choices.reduce((all, each) => all * each.length, 1) > 60_000) return null
  for (const free of choices[0]!.filter((each) => each > 0n)) {
    for (const one of choices[1]!) {
      for (const other of choices[2]!) {
        const c = rational(free)
        const a = divide(subtract(add(rational(one), rational(other)), multiply(rational(2), c)), rational(2))
        const b = divide(subtract(rational(one), rational(other)), rational(2))
        if (isZero(a) || !isInteger(a) || !isInteger(b)) continue
        if (whole.at(-1)!.n % a.n !== 0n) continue
        if (dividesEvenly(whole, [c, b, a])) return [c, b, a]
      }
    }
  }
  return null
}

function dividesEvenly(coefficients: readonly Rational[], factor: readonly Rational[]): boolean {
  const rest = [...coefficients]
  const top = factor.at(-1)!
  for (let exponent = rest.length - 1; exponent >= factor.length - 1; exponent--) {
    const quotient = divide(rest[exponent]!, top)
    factor.forEach((each, index) => {
      const place = exponent - (factor.length - 1) + index
      rest[place] = subtract(rest[place]!, multiply(quotient, each))
    })
  }
  return rest.slice(0, factor.length - 1).every(isZero)
}

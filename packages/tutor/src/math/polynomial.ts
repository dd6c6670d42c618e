import type { Expr } from './ast.ts'
import { binary, name, negated, number } from './ast.ts'
import type { Rational } from './rational.ts'
import {
  absolute,
  add,
  divide,
  isInteger,
  isZero,
  MathsError,
  multiply,
  negate,
  ONE,
  power,
  sign,
  squareRoot,
  ZERO,
} from './rational.ts'

interface Term {
  readonly coefficient: Rational
  /** Exponents by letter; an absent letter has exponent 0. */
  readonly powers: Readonly<Record<string, number>>
}
/** A polynomial as a map from monomials to coefficients, none of which is 0. */
export type Polynomial = ReadonlyMap<string, Term>

/** Enough for school tasks; larger results are declined. */
const LARGEST_TERMS = 300
const LARGEST_DEGREE = 64

const keyOf = (powers: Readonly<Record<string, number>>) =>
  Object.keys(powers)
    .sort()
    .map((letter) => `${letter}${powers[letter]}`)
    .join(' ')

function build(terms: Iterable<Term>): Polynomial {
  const result = new Map<string, Term>()
  for (const term of terms) {
    const key = keyOf(term.powers)
    const coefficient = add(result.get(key)?.coefficient ?? ZERO, term.coefficient)
    if (isZero(coefficient)) result.delete(key)
    else result.set(key, { coefficient, powers: term.powers })
  }
  if (result.size > LARGEST_TERMS) throw new MathsError('too-big')
  return result
}

export const constant = (value: Rational): Polynomial => build([{ coefficient: value, powers: {} }])
export const sum = (a: Polynomial, b: Polynomial) => build([...a.values(), ...b.values()])
export const scale = (a: Polynomial, factor: Rational) =>
  build([...a.values()].map((term) => ({ ...term, coefficient: multiply(term.coefficient, factor) })))
export const difference = (a: Polynomial, b: Polynomial) => sum(a, scale(b, negate(ONE)))

export function product(a: Polynomial, b: Polynomial): Polynomial {
  if (a.size * b.size > LARGEST_TERMS * LARGEST_TERMS) throw new MathsError('too-big')
  const terms: Term[] = []
  for (const first of a.values()) {
    for (const second of b.values()) {
      const powers = { ...first.powers }
      for (const [letter, exponent] of Object.entries(second.powers)) powers[letter] = (powers[letter] ?? 0) + exponent
      if (Object.values(powers).some((exponent) => exponent > LARGEST_DEGREE)) throw new MathsError('too-big')
      terms.push({ coefficient: multiply(first.coefficient, second.coefficient), powers })
    }
  }
  return build(terms)
}

/** The value of a constant polynomial; null for any other. */
export function constantValue(poly: Polynomial): Rational | null {
  if (poly.size === 0) return ZERO
  return poly.size === 1 ? (poly.get('')?.coefficient ?? null) : null
}

/** @throws {MathsError} when the expression is not a polynomial with rational coefficients, or is too big */
export function toPolynomial(expr: Expr): Polynomial {
  switch (expr.kind) {
    case 'number':
      return constant(expr.value)
    case 'name':
      return build([{ coefficient: ONE, powers: { [expr.name]: 1 } }])
    case 'negate':
      return scale(toPolynomial(expr.of), negate(ONE))
    case 'add':
      return sum(toPolynomial(expr.left), toPolynomial(expr.right))
    case 'subtract':
      return difference(toPolynomial(expr.left), toPolynomial(expr.right))
    case 'multiply':
      return product(toPolynomial(expr.left), toPolynomial(expr.right))
    case 'divide': {
      const bottom = constantValue(toPolynomial(expr.right))
      if (!bottom) throw new MathsError('not-polynomial')
      return scale(toPolynomial(expr.left), divide(ONE, bottom))
    }
    case 'power': {
      const exponent = constantValue(toPolynomial(expr.right))
      if (!exponent || !isInteger(exponent) || absolute(exponent).n > BigInt(LARGEST_DEGREE)) {
        throw new MathsError('not-polynomial')
      }
      const times = Number(exponent.n)
      const base = toPolynomial(expr.left)
      const value = constantValue(base)
      if (value) return constant(power(value, times))
      if (times < 0) throw new MathsError('not-polynomial')
      let result = constant(ONE)
      for (let i = 0; i < times; i++) result = product(result, base)
      return result
    }
    case 'root': {
      const value = constantValue(toPolynomial(expr.of))
      const exact = value && expr.index === 2 ? squareRoot(value) : null
      if (!exact) throw new MathsError('unsupported-root')
      return constant(exact)
    }
    case 'plus-minus':
    case 'constant':
    case 'call':
      throw new MathsError('not-polynomial')
  }
}

/** Like `toPolynomial`, with null instead of an error. */
export function tryPolynomial(expr: Expr): Polynomial | null {
  try {
    return toPolynomial(expr)
  } catch (error) {
    if (error instanceof MathsError) return null
    throw error
  }
}

export function exactValue(expr: Expr): Rational | null {
  const poly = tryPolynomial(expr)
  return poly && constantValue(poly)
}

export const degreeOf = (poly: Polynomial) =>
  Math.max(0, ...[...poly.values()].map((term) => Object.values(term.powers).reduce((a, b) => a + b, 0)))

/** Coefficients by exponent of a polynomial in `unknown` alone. */
export function coefficientsIn(poly: Polynomial, unknown: string): Rational[] | null {
  const result: Rational[] = []
  for (const term of poly.values()) {
    if (Object.keys(term.powers).some((letter) => letter !== unknown)) return null
    result[term.powers[unknown] ?? 0] = term.coefficient
  }
  return Array.from(result, (coefficient) => coefficient ?? ZERO)
}

export const samePolynomial = (a: Polynomial, b: Polynomial) => difference(a, b).size === 0

/** Whether two polynomials differ by a constant factor only, so that `a = 0` and `b = 0` are equivalent. */
export function proportional(a: Polynomial, b: Polynomial): boolean {
  const [first] = a
  if (!first) return b.size === 0
  const partner = b.get(first[0])
  return partner !== undefined && samePolynomial(scale(a, divide(partner.coefficient, first[1].coefficient)), b)
}

/**
 * The polynomial as an expression: highest degree first, then by letter, `2x^2 - 5x + 2`. `decimals` keeps the notation
 * of the task.
 */
export function fromPolynomial(poly: Polynomial, decimals = false): Expr {
  const total = (term: Term) => Object.values(term.powers).reduce((a, b) => a + b, 0)
  const terms = [...poly.values()].sort(
    (a, b) => total(b) - total(a) || (spelled(a.powers) < spelled(b.powers) ? -1 : 1),
  )
  const [first, ...rest] = terms
  if (!first) return number(0)
  return rest.reduce<Expr>(
    (result, term) =>
      sign(term.coefficient) < 0
        ? binary('subtract', result, monomial({ ...term, coefficient: negate(term.coefficient) }, decimals))
        : binary('add', result, monomial(term, decimals)),
    monomial(first, decimals),
  )
}

const byLetter = (powers: Readonly<Record<string, number>>) =>
  Object.entries(powers).sort(([a], [b]) => (a < b ? -1 : 1))

/** `x^2 y` sorts before `x y^2` because its letters are `xxy` and `xyy`. */
const spelled = (powers: Readonly<Record<string, number>>) =>
  byLetter(powers)
    .map(([letter, exponent]) => letter.repeat(exponent))
    .join('')

function monomial(term: Term, decimals: boolean): Expr {
  const letters = byLetter(term.powers).map(
    ([letter, exponent]): Expr => (exponent === 1 ? name(letter) : binary('power', name(letter), number(exponent))),
  )
  const size = absolute(term.coefficient)
  const factor = number(size, decimals ? 'decimal' : undefined)
  const factors = letters.length > 0 && size.n === 1n && size.d === 1n ? letters : [factor, ...letters]
  const result = factors.reduce((left, right) => binary('multiply', left, right))
  return sign(term.coefficient) < 0 ? negated(result) : result
}

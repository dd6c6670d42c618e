import { binary, call, type Expr, isClosed, number, sumOf } from '../ast.ts'
import { constantValue, type Polynomial } from '../polynomial.ts'
import {
  absolute,
  add,
  divide,
  equals,
  isInteger,
  isZero,
  MathsError,
  multiply,
  negate,
  ONE,
  power,
  type Rational,
  rational,
  sign,
  ZERO,
} from '../rational.ts'
import { contentOf, isConstant, primeFactors, primitive } from '../ring.ts'
import { writeExpression } from '../written.ts'
import type { Arithmetic, Atom } from './arithmetic.ts'
import { ONE_RATIO, ofRational, type Ratio, rationalValue } from './ratio.ts'

/** A logarithm: of numbers by natural logarithms of primes, otherwise an atom. */
export function logarithmOf(algebra: Arithmetic, of: Ratio, base: Ratio | null): Ratio {
  const value = rationalValue(of)
  const baseValue = base ? rationalValue(base) : null
  if (value && sign(value) <= 0) throw new MathsError('not-polynomial')
  if (base && baseValue && (sign(baseValue) <= 0 || equals(baseValue, ONE))) throw new MathsError('not-polynomial')
  const lower = base ? naturalLog(algebra, base) : ONE_RATIO
  const upper = naturalLog(algebra, of)
  if (lower && upper) return algebra.divide(upper, lower)
  const inner = algebra.expr(of)
  const expr = base ? call('log', inner, algebra.expr(base)) : call('ln', inner)
  return algebra.atom({ key: `{${writeExpression(expr)}}`, expr, isNumeric: isClosed(expr) })
}

/** ln of a number, of its roots and powers, as a sum over primes; null for anything with letters. */
function naturalLog(algebra: Arithmetic, of: Ratio): Ratio | null {
  const parts: [Polynomial, number][] = [
    [of.top, 1],
    [of.bottom, -1],
  ]
  let result = ofRational(ZERO)
  for (const [poly, times] of parts) {
    const [term] = poly.values()
    if (poly.size !== 1 || !term || sign(term.coefficient) <= 0) return null
    result = algebra.add(
      result,
      algebra.multiply(ofRational(rational(times)), logOfRational(algebra, term.coefficient)),
    )
    for (const [letter, exponent] of Object.entries(term.powers)) {
      const atom = algebra.atoms.get(letter)
      const log = atom && logOfAtom(algebra, atom)
      if (!log) return null
      result = algebra.add(result, algebra.multiply(ofRational(rational(times * exponent)), log))
    }
  }
  return result
}

function logOfAtom(algebra: Arithmetic, atom: Atom): Ratio | null {
  if (atom.exponential) {
    const { base, exponent } = atom.exponential
    const times = algebra.of(exponent)
    if (base.kind === 'constant' && base.name === 'e') return times
    const value = rationalValue(algebra.of(base))
    return value ? algebra.multiply(times, logOfRational(algebra, value)) : null
  }
  if (atom.expr.kind === 'root' && atom.isNumeric) {
    const inner = naturalLog(algebra, algebra.of(atom.expr.of))
    return inner && algebra.divide(inner, ofRational(rational(atom.expr.index)))
  }
  return null
}

function logOfRational(algebra: Arithmetic, value: Rational): Ratio {
  const part = (n: bigint, times: number) =>
    primeFactors(n).reduce((result, [prime, count]) => {
      const atom = algebra.atom({ key: `{ln:${prime}}`, expr: call('ln', number(prime)), prime, isNumeric: true })
      return algebra.add(result, algebra.multiply(ofRational(rational(times * count)), atom))
    }, ofRational(ZERO))
  return algebra.add(part(value.n, 1), part(value.d, -1))
}

/** Combines (a·ln 2 + b·ln 3)/(c·ln 5) into `a + log_5 ...`; null if it cannot be combined. */
export function singleLogarithm(algebra: Arithmetic, ratio: Ratio): Expr | null {
  const isLinear = (poly: Polynomial) =>
    [...poly.values()].every((term) => {
      const [key, ...others] = Object.keys(term.powers)
      return (
        others.length === 0 &&
        key !== undefined &&
        term.powers[key] === 1 &&
        algebra.atoms.get(key)?.prime !== undefined
      )
    })
  if (ratio.top.size === 0 || !isLinear(ratio.top)) return null
  const isNatural = isConstant(ratio.bottom)
  if (!isNatural && !isLinear(ratio.bottom)) return null
  const numberOf = (poly: Polynomial): Rational => {
    const primes = [...poly.values()].map((term) => ({
      term,
      prime: algebra.atoms.get(Object.keys(term.powers)[0]!)!.prime!,
    }))
    return primes.reduce((all, { term, prime }) => {
      if (!isInteger(term.coefficient) || absolute(term.coefficient).n > 40n) throw new MathsError('too-big')
      return multiply(all, power(rational(prime), Number(term.coefficient.n)))
    }, ONE)
  }
  try {
    const content = divide(contentOf(ratio.top), isNatural ? constantValue(ratio.bottom)! : contentOf(ratio.bottom))
    const base = isNatural ? null : numberOf(primitive(ratio.bottom))
    let argument = numberOf(primitive(ratio.top))
    let factor = content
    if (argument.n < argument.d) {
      argument = divide(ONE, argument)
      factor = negate(factor)
    }
    if (base && base.n < base.d) return null
    let added: Rational = ZERO
    if (base && isInteger(base) && base.n > 1n) {
      while (argument.n % base.n === 0n) {
        argument = divide(argument, base)
        added = add(added, factor)
      }
    }
    const log = equals(argument, ONE)
      ? null
      : base
        ? call('log', number(argument), number(base))
        : call('ln', number(argument))
    const signedLog = log && (equals(absolute(factor), ONE) ? log : binary('multiply', number(absolute(factor)), log))
    const terms = [
      ...(isZero(added) ? [] : [{ expr: number(absolute(added)) as Expr, negative: sign(added) < 0 }]),
      ...(signedLog ? [{ expr: signedLog, negative: sign(factor) < 0 }] : []),
    ]
    return sumOf(terms)
  } catch (error) {
    if (error instanceof MathsError) return null
    throw error
  }
}

/** The logarithm of a to the base b, where it is rational, else null. */
export function rationalLogarithm(a: Rational, b: Rational): Rational | null {
  if (sign(a) <= 0 || sign(b) <= 0 || equals(b, ONE)) return null
  if (equals(a, ONE)) return ZERO
  const exponents = (value: Rational) => {
    const result = new Map<bigint, number>()
    for (const [prime, count] of primeFactors(value.n)) result.set(prime, count)
    for (const [prime, count] of primeFactors(value.d)) result.set(prime, -count)
    return result
  }
  const [top, bottom] = [exponents(a), exponents(b)]
  if (top.size !== bottom.size) return null
  let ratio: Rational | null = null
  for (const [prime, count] of top) {
    const below = bottom.get(prime)
    if (!below) return null
    const own = rational(count, below)
    if (ratio && !equals(ratio, own)) return null
    ratio = own
  }
  return ratio
}

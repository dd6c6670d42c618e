import { binary, type Expr, name, negated, number, rootOf, sumOf } from '../ast.ts'
import { constantValue, type Polynomial, scale } from '../polynomial.ts'
import { absolute, divide, lcm, multiply, negate, ONE, type Rational, rational, sign } from '../rational.ts'
import { lettersOf } from '../ring.ts'
import { writeExpression } from '../written.ts'
import type { Arithmetic } from './arithmetic.ts'
import { singleLogarithm } from './logarithms.ts'
import { ofRational, type Ratio } from './ratio.ts'

/** The tree of a ratio, in the order in which people write. */
export function writeRatio(algebra: Arithmetic, ratio: Ratio): Expr {
  const logarithm = singleLogarithm(algebra, ratio)
  if (logarithm) return logarithm
  const below = constantValue(ratio.bottom)
  if (!below) {
    const [top, bottom] = [writePolynomial(algebra, ratio.top), writePolynomial(algebra, ratio.bottom)]
    if (top.kind === 'negate') return negated(binary('divide', top.of, bottom))
    if (top.kind === 'number' && top.value.n < 0n) return negated(binary('divide', number(negate(top.value)), bottom))
    return binary('divide', top, bottom)
  }
  return writePolynomial(algebra, scale(ratio.top, divide(ONE, below)))
}

/** Terms by degree, letters before numbers. */
export function writePolynomial(algebra: Arithmetic, poly: Polynomial): Expr {
  if (poly.size === 0) return number(0)
  const terms = [...poly.values()]
  const isNumericTerm = (term: (typeof terms)[number]) =>
    Object.keys(term.powers).every((key) => algebra.atoms.get(key)?.isNumeric)
  const common = terms.reduce((all, term) => lcm(all, term.coefficient.d), 1n)
  if (terms.length > 1 && common > 1n && terms.every(isNumericTerm) && !lettersOf(poly).includes('{π}')) {
    return binary('divide', writePolynomial(algebra, scale(poly, rational(common))), number(common))
  }
  const weight = (term: (typeof terms)[number]) =>
    Object.entries(term.powers).reduce((all, [key, exponent]) => {
      const atom = algebra.atoms.get(key)
      return all + (atom?.isNumeric ? 0 : atom?.exponential ? 1000 * exponent : exponent)
    }, 0)
  const ordered = terms.sort(
    (a, b) =>
      weight(b) - weight(a) ||
      Object.keys(a.powers).length - Object.keys(b.powers).length ||
      (spelled(a.powers) < spelled(b.powers) ? -1 : 1),
  )
  return sumOf(
    ordered.map((term) => ({
      expr: monomial(algebra, absolute(term.coefficient), term.powers),
      negative: sign(term.coefficient) < 0,
    })),
  )
}

function monomial(algebra: Arithmetic, coefficient: Rational, powers: Readonly<Record<string, number>>): Expr {
  const numeric: Expr[] = []
  const literal: Expr[] = []
  const radicals = new Map<number, bigint>()
  const exponentials = new Map<string, { bases: [Expr, ...Expr[]]; exponent: Expr }>()
  for (const [key, exponent] of Object.entries(powers).sort(([a], [b]) => byPlace(a, b))) {
    const atom = algebra.atoms.get(key)
    if (!atom) {
      literal.push(raisedExpr(name(key), exponent))
      continue
    }
    const root = atom.isNumeric && atom.expr.kind === 'root' && atom.expr.of.kind === 'number' ? atom.expr : null
    if (root?.of.kind === 'number')
      radicals.set(root.index, (radicals.get(root.index) ?? 1n) * root.of.value.n ** BigInt(exponent))
    else if (atom.exponential && !atom.isNumeric) {
      const { base, exponent: own } = atom.exponential
      const whole =
        exponent === 1 ? own : algebra.expr(algebra.multiply(ofRational(rational(exponent)), algebra.of(own)))
      const known = exponentials.get(writeExpression(whole))
      if (known && base.kind === 'number') known.bases.push(base)
      else exponentials.set(writeExpression(whole), { bases: [base], exponent: whole })
    } else (atom.isNumeric ? numeric : literal).push(raisedExpr(atom.expr, exponent))
  }
  for (const { bases, exponent } of exponentials.values()) {
    const numbers = bases.filter((base) => base.kind === 'number')
    const base =
      numbers.length === bases.length ? number(numbers.reduce((all, each) => multiply(all, each.value), ONE)) : bases[0]
    literal.push(binary('power', base, exponent))
  }
  for (const [index, radicand] of radicals) numeric.push(rootOf(number(radicand), index))
  const factors = [...numeric, ...literal]
  const { n, d } = coefficient
  if (literal.length > 0 && numeric.length === 0) {
    const all = n === 1n && d === 1n ? literal : [number(coefficient), ...literal]
    return all.reduce((left, right) => binary('multiply', left, right))
  }
  const top = n === 1n && factors.length > 0 ? factors : [number(n), ...factors]
  const whole = top.reduce((left, right) => binary('multiply', left, right))
  if (d === 1n) return whole
  return factors.length === 0 ? number(coefficient) : binary('divide', whole, number(d))
}

const spelled = (powers: Readonly<Record<string, number>>) =>
  Object.keys(powers)
    .sort()
    .map((letter) => letter.repeat(Math.min(20, powers[letter]!)))
    .join('')

/** Letters before function calls: `x sin x`. */
const byPlace = (a: string, b: string) => Number(a.startsWith('{')) - Number(b.startsWith('{')) || (a < b ? -1 : 1)
const raisedExpr = (expr: Expr, exponent: number): Expr =>
  exponent === 1 ? expr : binary('power', expr, number(exponent))

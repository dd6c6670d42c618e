import { Algebra } from '../algebra/index.ts'
import { rationalLogarithm } from '../algebra/logarithms.ts'
import { type Ratio, rationalValue } from '../algebra/ratio.ts'
import { simplified } from '../algebra/simplified.ts'
import { approximate } from '../approximate.ts'
import { binary, call, type Equation, type Expr, equation, hasCall, number } from '../ast.ts'
import {
  contains,
  type FindRoots,
  found,
  freshLetter,
  none,
  type Roots,
  Unsolved,
  type Work,
} from '../equation-work.ts'
import { integerRoot } from '../factoring.ts'
import { constant, type Polynomial, product, sum } from '../polynomial.ts'
import { divide, isInteger, negate, ONE, type Rational, rational } from '../rational.ts'
import { gcdOfExponents, lettersOf, monomialOf, primitive } from '../ring.ts'
import { writeExpression } from '../written.ts'
import { asRational, isSolvedFor } from './sides.ts'
import { substituted } from './substitution.ts'

/** The unknown in exponents: one base for both sides, one isolated power, or a power as a new letter. */
export function exponentialEquation(
  task: Equation,
  work: Work,
  algebra: Algebra,
  whole: Ratio,
  findRoots: FindRoots,
): Roots {
  const { trace, unknown } = work
  work.family ??= 'exponential'
  if (lettersOf(whole.top).includes(unknown)) throw new Unsolved()
  const keys = lettersOf(whole.top).filter(
    (key) => algebra.atoms.get(key)?.exponential && contains(algebra.atoms.get(key)!.expr, unknown),
  )
  const atoms = keys.map((key) => algebra.atoms.get(key)!.exponential!)
  const exponent = atoms[0]!.exponent
  const kinds = new Set(atoms.map((atom) => writeExpression(atom.base)))
  const first = kinds.size === 1 ? atoms[0]!.base : null
  if (first?.kind === 'number' && atoms.length > 1) {
    const sides = sameBaseSides(task, first.value)
    if (sides) {
      const [left, right, root] = sides
      trace.step('same-base', equation(binary('power', number(root), left), binary('power', number(root), right)))
      const plain = equation(left, right)
      trace.step('equate-exponents', plain)
      return findRoots(plain, { ...work, depth: work.depth + 1 })
    }
  }
  if (atoms.some((atom) => writeExpression(atom.exponent) !== writeExpression(exponent))) throw new Unsolved()
  const terms = [...whole.top.values()]
  const vectors = terms.map((term) => keys.map((key) => term.powers[key] ?? 0))
  const line = lineThrough(vectors)
  if (!line) throw new Unsolved()
  const { direction, places } = line
  const bases = atoms.map((atom) => atom.base)
  const base = simplified(
    bases.reduce<Expr>(
      (all, each, index) => binary('multiply', all, binary('power', each, number(direction[index]!))),
      number(1),
    ),
  )
  if (terms.length === 2) return twoPowers(task, work, { algebra, base, exponent, terms, places, keys }, findRoots)
  // A polynomial in t = base^exponent.
  const letter = freshLetter(task)
  const poly = terms.reduce<Polynomial>((all, term, index) => {
    const powers = Object.fromEntries(Object.entries(term.powers).filter(([key]) => !keys.includes(key)))
    return sum(all, product(monomialOf(term.coefficient, powers), monomialOf(ONE, { [letter]: places[index]! })))
  }, new Map())
  return substituted(work, { letter, meaning: binary('power', base, exponent), poly: primitive(poly) }, findRoots)
}

/** The direction and each place k if all points are start + k·direction with integers k >= 0. */
function lineThrough(vectors: readonly (readonly number[])[]): { direction: number[]; places: number[] } | null {
  const gaps = vectors.map((vector) => vector.map((value, index) => value - vectors[0]![index]!))
  const first = gaps.find((gap) => gap.some((value) => value !== 0))
  if (!first) return null
  const size = first.reduce((all, each) => gcdOfExponents(all, Math.abs(each)), 0)
  let direction = first.map((each) => each / size)
  if (
    direction.reduce((all, each) => all + each, 0) < 0 ||
    (direction.reduce((all, each) => all + each, 0) === 0 && direction[0]! < 0)
  )
    direction = direction.map((each) => -each)
  const pivot = direction.findIndex((each) => each !== 0)
  const steps = gaps.map((gap) => gap[pivot]! / direction[pivot]!)
  if (gaps.some((gap, index) => gap.some((value, place) => value !== steps[index]! * direction[place]!))) return null
  const lowest = Math.min(...steps)
  return { direction, places: steps.map((each) => each - lowest) }
}

interface TwoPowers {
  algebra: Algebra
  base: Expr
  exponent: Expr
  terms: readonly { coefficient: Rational; powers: Readonly<Record<string, number>> }[]
  places: readonly number[]
  keys: readonly string[]
}

/** Solves c·b^(kx) = d, moving k into the exponent where needed. */
function twoPowers(
  task: Equation,
  work: Work,
  { algebra, base, exponent, terms, places, keys }: TwoPowers,
  findRoots: FindRoots,
): Roots {
  const { trace, unknown } = work
  const [low, high] = places[0] === 0 ? [terms[0]!, terms[1]!] : [terms[1]!, terms[0]!]
  const times = Math.max(...places)
  const without = (term: (typeof terms)[number]): Ratio => ({
    top: monomialOf(
      term.coefficient,
      Object.fromEntries(Object.entries(term.powers).filter(([key]) => !keys.includes(key))),
    ),
    bottom: constant(ONE),
  })
  const value = algebra.expr(algebra.divide(without({ ...low, coefficient: negate(low.coefficient) }), without(high)))
  const full = simplified(binary('multiply', number(times), exponent))
  const shown = equation(binary('power', base, full), value)
  if (approximate(value) <= 0) {
    if (writeExpression(task.left) !== writeExpression(shown.left)) trace.step('isolate-function', shown)
    trace.step('no-power', { kind: 'no-solution' }, { value })
    return none
  }
  const [baseValue, rightValue] = [asRational(base), asRational(value)]
  const exact = baseValue && rightValue ? rationalLogarithm(rightValue, baseValue) : exactExponent(value, base)
  if (exact) {
    const sides = baseValue ? sameBaseSides(task, baseValue) : null
    if (sides) {
      const [left, right] = sides
      const line = equation(binary('power', number(sides[2]), left), binary('power', number(sides[2]), right))
      if (
        writeExpression(line.left) !== writeExpression(task.left) ||
        writeExpression(line.right) !== writeExpression(task.right)
      )
        trace.step('same-base', line)
      const plain = equation(left, right)
      trace.step('equate-exponents', plain)
      return findRoots(plain, { ...work, depth: work.depth + 1 })
    }
    const line = equation(shown.left, binary('power', base, number(exact)))
    trace.step('same-base', line)
    const plain = equation(full, number(exact))
    trace.step('equate-exponents', plain)
    return isSolvedFor(plain, unknown) ? found([number(exact)]) : findRoots(plain, { ...work, depth: work.depth + 1 })
  }
  if (
    writeExpression(task.left) !== writeExpression(shown.left) ||
    writeExpression(task.right) !== writeExpression(value)
  )
    trace.step('isolate-function', shown)
  const isE = base.kind === 'constant' && base.name === 'e'
  const log = simplified(isE ? call('ln', value) : call('log', value, base))
  const plain = equation(full, log)
  trace.step('take-log', plain, { base })
  return isSolvedFor(plain, unknown) ? found([log]) : findRoots(plain, { ...work, depth: work.depth + 1 })
}

/** The exponent with which a value is a power of e, or of a root. */
function exactExponent(value: Expr, base: Expr): Rational | null {
  const algebra = new Algebra()
  const isE = base.kind === 'constant' && base.name === 'e'
  return rationalValue(algebra.ratio(isE ? call('ln', value) : call('log', value, base)))
}

/** Both sides as powers of one integer base; null unless each side is a single product. */
function sameBaseSides(task: Equation, base: Rational): [Expr, Expr, Rational] | null {
  const root = smallestBase(base)
  const sides = [task.left, task.right].map((side) => {
    const algebra = new Algebra()
    const ratio = algebra.ratio(side)
    if (ratio.top.size !== 1 || ratio.bottom.size !== 1) return null
    const log = algebra.ratio(call('log', algebra.expr(ratio), number(root)))
    const exponent = algebra.expr(log)
    return hasCall(exponent, ['log', 'ln']) ? null : exponent
  })
  return sides[0] && sides[1] ? [sides[0], sides[1], root] : null
}

function smallestBase(base: Rational): Rational {
  const flipped = base.n === 1n ? divide(ONE, base) : base
  if (!isInteger(flipped)) return base
  for (let degree = 6; degree > 1; degree--) {
    const root = integerRoot(flipped.n, degree)
    if (root !== null && root > 1n) return rational(root)
  }
  return flipped
}

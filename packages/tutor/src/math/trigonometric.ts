import { Algebra } from './algebra/index.ts'
import { simplified } from './algebra/simplified.ts'
import { approximate } from './approximate.ts'
import type { Equation, Expr, FunctionName } from './ast.ts'
import {
  binary,
  call,
  collectNames,
  constant as constantExpr,
  equation,
  isClosed,
  name,
  negated,
  number,
  rootOf,
  SERIES_LETTER,
  sumOf,
} from './ast.ts'
import { createTrace } from './equation.ts'
import {
  contains,
  type FindRoots,
  fits,
  freshLetter,
  productExpr,
  type Roots,
  replaced,
  Unsolved,
  type Work,
} from './equation-work.ts'
import { factorPolynomial } from './factoring.ts'
import type { Polynomial } from './polynomial.ts'
import { constant, constantValue, degreeOf, product, sum } from './polynomial.ts'
import { MathsError, ONE, rational } from './rational.ts'
import { coefficientsBy, degreeIn, lettersOf, monomialOf, powerOf, primitive } from './ring.ts'
import { writeExpression } from './written.ts'

const angleFunctions: readonly FunctionName[] = ['sin', 'cos', 'tan', 'cot']

export function anglesIn(expr: Expr, unknown: string, into = new Map<string, Expr>()): Map<string, Expr> {
  if (expr.kind === 'call' && angleFunctions.includes(expr.fn) && contains(expr, unknown))
    into.set(writeExpression(expr), expr)
  else if (expr.kind === 'call') for (const arg of expr.args) anglesIn(arg, unknown, into)
  else if (expr.kind === 'negate' || expr.kind === 'root') anglesIn(expr.of, unknown, into)
  else if ('left' in expr) for (const part of [expr.left, expr.right]) anglesIn(part, unknown, into)
  return into
}

/** Solves an equation in one trigonometric function, or in a product of them that reduces to one angle. */
export function solveTrigonometric(task: Equation, work: Work, findRoots: FindRoots): Roots {
  const { unknown, trace } = work
  if (unknown === SERIES_LETTER) throw new Unsolved()
  const calls = new Map([...anglesIn(task.left, unknown), ...anglesIn(task.right, unknown)])
  const [only] = calls.values()
  if (calls.size === 1 && only?.kind === 'call') {
    const letter = freshLetter(task)
    const withLetter = equation(replaced(task.left, only, name(letter)), replaced(task.right, only, name(letter)))
    if (!contains(withLetter.left, unknown) && !contains(withLetter.right, unknown)) {
      const values = oneFunction(task, withLetter, letter, only, work, findRoots)
      return { kind: 'series', values: kept(task, values, unknown) }
    }
  }
  for (const keep of ['cos', 'sin'] as const) {
    const algebra = new Algebra({ expandAngles: true, keep })
    const { top } = algebra.ratio(binary('subtract', task.left, task.right))
    if (top.size === 0) return { kind: 'all' }
    const values = byFactors(algebra, top, task, work, findRoots)
    if (!values) continue
    return { kind: 'series', values: kept(task, values, unknown) }
  }
  void trace
  throw new Unsolved()
}

/** A polynomial in one value of sin, cos, tan or cot. */
function oneFunction(
  task: Equation,
  withLetter: Equation,
  letter: string,
  fn: Expr & { kind: 'call' },
  work: Work,
  findRoots: FindRoots,
): Expr[] {
  const { trace, unknown } = work
  const inner: Work = { ...work, unknown: letter, trace: createTrace(withLetter), depth: work.depth + 1, family: null }
  const roots = findRoots(withLetter, inner)
  if (roots.kind !== 'roots') throw new Unsolved()
  const isPlain = writeExpression(task.left) === writeExpression(fn) && isClosed(task.right)
  if (!isPlain) {
    const isSquare = inner.trace.steps.some((step) => step.rule === 'discriminant' || step.rule === 'find-pair')
    if (isSquare) {
      trace.step('substitute', withLetter, { letter: name(letter), meaning: fn })
      for (const step of inner.trace.steps) {
        if (step.rule === 'discriminant' || step.rule === 'find-pair')
          trace.fact(step.rule, step.after, { ...step.facts })
        else trace.step(step.rule, step.after, { ...step.facts })
      }
      trace.step(
        'back-substitute',
        { kind: 'cases', cases: roots.values.map((value) => equation(fn, value)) },
        { letter: name(letter), meaning: fn },
      )
    } else trace.step('isolate-function', { kind: 'cases', cases: roots.values.map((value) => equation(fn, value)) })
  }
  if (roots.values.length === 0) {
    trace.step('no-angle', { kind: 'no-solution' })
    return []
  }
  const values = roots.values.flatMap((value) => basicSeries(fn, value, unknown))
  if (values.length === 0) trace.step('no-angle', { kind: 'no-solution' }, { value: roots.values[0]! })
  else trace.step('unit-circle', { kind: 'series', unknown, values }, { value: roots.values[0]! })
  return values
}

function byFactors(algebra: Algebra, top: Polynomial, task: Equation, work: Work, findRoots: FindRoots): Expr[] | null {
  const { unknown, trace } = work
  const { factors } = factorPolynomial(top)
  const usable = factors.filter(({ poly }) =>
    lettersOf(poly).some((key) => isAngleKey(algebra, key, unknown) || key === unknown),
  )
  const series = usable.map(({ poly }) => factorSeries(algebra, poly, task, work, findRoots))
  if (series.some((each) => each === null)) return null
  const values = series.flatMap((each) => each!)
  const line = equation(productExpr(algebra, ONE, factors), number(0))
  trace.step('one-function', line)
  if (usable.length > 1) {
    trace.step('zero-product', {
      kind: 'cases',
      cases: usable.map(({ poly }) => equation(algebra.polynomialExpr(poly), number(0))),
    })
  }
  if (values.length === 0) trace.step('no-angle', { kind: 'no-solution' })
  else trace.step('unit-circle', { kind: 'series', unknown, values }, {})
  return values
}

const isAngleKey = (algebra: Algebra, key: string, unknown: string) => {
  const atom = algebra.atoms.get(key)
  return atom !== undefined && contains(atom.expr, unknown)
}

function factorSeries(
  algebra: Algebra,
  poly: Polynomial,
  task: Equation,
  work: Work,
  findRoots: FindRoots,
): Expr[] | null {
  const { unknown } = work
  if (lettersOf(poly).includes(unknown)) return null
  const keys = lettersOf(poly).filter((key) => isAngleKey(algebra, key, unknown))
  const atoms = keys.map((key) => algebra.atoms.get(key)!.expr)
  if (atoms.some((atom) => atom.kind !== 'call')) return null
  const letter = freshLetter(task)
  const solveIn = (of: Polynomial, key: string, fn: Expr & { kind: 'call' }): Expr[] | null => {
    const coefficients = coefficientsBy(of, key)
    const expr = coefficients.reduce<Expr>(
      (all, each, exponent) =>
        binary(
          'add',
          all,
          binary(
            'multiply',
            algebra.polynomialExpr(each),
            exponent === 0 ? number(1) : binary('power', name(letter), number(exponent)),
          ),
        ),
      number(0),
    )
    if (collectNames(expr).has(unknown)) return null
    const line = equation(simplified(expr), number(0))
    const inner: Work = { ...work, unknown: letter, trace: createTrace(line), depth: work.depth + 1, family: null }
    try {
      const roots = findRoots(line, inner)
      if (roots.kind !== 'roots') return null
      return roots.values.flatMap((value) => basicSeries(fn, value, unknown))
    } catch (error) {
      if (error instanceof Unsolved || error instanceof MathsError) return null
      throw error
    }
  }
  const [first] = atoms
  if (keys.length === 1 && first?.kind === 'call') return solveIn(poly, keys[0]!, first)
  if (keys.length !== 2) return null
  const [one, two] = atoms
  if (one?.kind !== 'call' || two?.kind !== 'call' || writeExpression(one.args[0]!) !== writeExpression(two.args[0]!))
    return null
  const sine = keys[atoms.findIndex((atom) => atom.kind === 'call' && atom.fn === 'sin')]
  const cosine = keys[atoms.findIndex((atom) => atom.kind === 'call' && atom.fn === 'cos')]
  if (!sine || !cosine) return null
  const angle = one.args[0]!
  // If one of them has only even powers, replaces it by the other.
  for (const [gone, other, fn] of [
    [sine, cosine, 'cos'],
    [cosine, sine, 'sin'],
  ] as const) {
    if ([...poly.values()].every((term) => (term.powers[gone] ?? 0) % 2 === 0)) {
      const square = sum(constant(ONE), monomialOf(rational(-1), { [other]: 2 }))
      const lower = coefficientsBy(poly, gone).reduce<Polynomial>(
        (all, each, exponent) => sum(all, product(each, powerOf(square, exponent / 2))),
        new Map(),
      )
      return solveIn(primitive(lower), other, call(fn, angle))
    }
  }
  const homogeneous = homogenised(poly, sine, cosine)
  if (homogeneous) {
    const shared = Math.min(...[...homogeneous.values()].map((term) => term.powers[cosine] ?? 0))
    const inTangent = [...homogeneous.values()].reduce<Polynomial>((all, term) => {
      const { [sine]: power = 0, [cosine]: gone = 0, ...powers } = term.powers
      void gone
      return sum(all, monomialOf(term.coefficient, { ...powers, [sine]: power }))
    }, new Map())
    const tangent = solveIn(inTangent, sine, call('tan', angle))
    if (!tangent) return null
    const zero = shared > 0 ? basicSeries(call('cos', angle), number(0), unknown) : []
    return [...tangent, ...zero]
  }
  return auxiliaryAngle(algebra, poly, sine, cosine, angle, unknown)
}

/** Makes the terms homogeneous by multiplying lower ones by 1 = sin² + cos²; null if their parities differ. */
function homogenised(poly: Polynomial, sine: string, cosine: string): Polynomial | null {
  const degree = (term: { powers: Readonly<Record<string, number>> }) =>
    (term.powers[sine] ?? 0) + (term.powers[cosine] ?? 0)
  const terms = [...poly.values()]
  const highest = Math.max(...terms.map(degree))
  if (terms.some((term) => (highest - degree(term)) % 2 !== 0)) return null
  const one = sum(monomialOf(ONE, { [sine]: 2 }), monomialOf(ONE, { [cosine]: 2 }))
  return terms.reduce<Polynomial>(
    (all, term) =>
      sum(all, product(monomialOf(term.coefficient, term.powers), powerOf(one, (highest - degree(term)) / 2))),
    new Map(),
  )
}

/** Solves a sin u + b cos u + d = 0 by an auxiliary angle. */
function auxiliaryAngle(
  algebra: Algebra,
  poly: Polynomial,
  sine: string,
  cosine: string,
  angle: Expr,
  unknown: string,
): Expr[] | null {
  if (degreeOf(poly) > 3 || degreeIn(poly, sine) !== 1 || degreeIn(poly, cosine) !== 1) return null
  const parts = [...poly.values()].some((term) => term.powers[sine] && term.powers[cosine])
  if (parts) return null
  const withSine = coefficientsBy(poly, sine)
  const a = algebra.polynomialExpr(withSine[1]!)
  const [free = new Map() as Polynomial, withCosine = new Map() as Polynomial] = coefficientsBy(withSine[0]!, cosine)
  const [b, d] = [algebra.polynomialExpr(withCosine), algebra.polynomialExpr(free)]
  const length = simplified(rootOf(binary('add', binary('power', a, number(2)), binary('power', b, number(2)))))
  let shift = simplified(call('asin', binary('divide', b, length)))
  if (approximate(a) < 0) shift = simplified(binary('subtract', constantExpr('π'), shift))
  const value = simplified(negated(binary('divide', d, length)))
  return basicSeries(call('sin', binary('add', angle, shift)), value, unknown)
}

/** The argument as factor · x + free. */
export function angleOf(argument: Expr, unknown: string): { free: Expr; factor: Expr } {
  const algebra = new Algebra()
  const coefficients = coefficientsBy(algebra.ratio(argument).top, unknown)
  const below = constantValue(algebra.ratio(argument).bottom)
  if (coefficients.length !== 2 || !below) throw new Unsolved()
  const [free, factor] = coefficients.map((each) => algebra.expr({ top: each, bottom: constant(below) })) as [
    Expr,
    Expr,
  ]
  if (contains(factor, unknown)) throw new Unsolved()
  return { free, factor }
}

/** All solutions of fn(g(x)) = value, for g of degree 1. */
function basicSeries(fn: Expr & { kind: 'call' }, value: Expr, unknown: string): Expr[] {
  const size = approximate(value)
  const π = constantExpr('π')
  const half = binary('divide', π, number(2))
  const turn = binary('multiply', number(2), π)
  const angles: [Expr, Expr][] = []
  switch (fn.fn) {
    case 'sin': {
      if (Math.abs(size) > 1 + 1e-12) return []
      if (Math.abs(size) < 1e-12) angles.push([number(0), π])
      else if (Math.abs(size - 1) < 1e-12) angles.push([half, turn])
      else if (Math.abs(size + 1) < 1e-12) angles.push([negated(half), turn])
      else {
        const first = call('asin', value)
        angles.push([first, turn], [binary('subtract', π, first), turn])
      }
      break
    }
    case 'cos': {
      if (Math.abs(size) > 1 + 1e-12) return []
      if (Math.abs(size) < 1e-12) angles.push([half, π])
      else if (Math.abs(size - 1) < 1e-12) angles.push([number(0), turn])
      else if (Math.abs(size + 1) < 1e-12) angles.push([π, turn])
      else {
        const first = call('acos', value)
        angles.push([first, turn], [negated(first), turn])
      }
      break
    }
    case 'tan':
      angles.push([call('atan', value), π])
      break
    default:
      angles.push([call('acot', value), π])
  }
  const { free, factor } = angleOf(fn.args[0]!, unknown)
  return angles.map(([angle, period]) => {
    const start = simplified(binary('divide', binary('subtract', angle, free), factor))
    const step = simplified(binary('divide', period, factor))
    return series(start, approximate(step) < 0 ? simplified(negated(step)) : step)
  })
}

export function series(start: Expr, step: Expr): Expr {
  const moving: Expr =
    step.kind === 'divide'
      ? binary('divide', binary('multiply', step.left, name(SERIES_LETTER)), step.right)
      : binary('multiply', step, name(SERIES_LETTER))
  return start.kind === 'number' && start.value.n === 0n
    ? moving
    : sumOf([
        { expr: start, negative: false },
        { expr: moving, negative: false },
      ])
}

/** Removes duplicate series and those outside the domain. A series that fits only in part is declined. */
function kept(task: Equation, values: readonly Expr[], unknown: string): Expr[] {
  const good = values.filter((value) => {
    const truths = [-2, -1, 0, 1, 2, 3].map((n) => fits(task, unknown, substituteNumber(value, n)))
    if (truths.every(Boolean)) return true
    if (truths.some(Boolean)) throw new Unsolved()
    return false
  })
  const points = (value: Expr) =>
    Array.from({ length: 13 }, (_, index) => approximate(value, { [SERIES_LETTER]: index - 6 }))
  const isIn = (inner: Expr, outer: Expr) => {
    const all = Array.from({ length: 121 }, (_, index) => approximate(outer, { [SERIES_LETTER]: index - 60 }))
    return points(inner).every((point) =>
      all.some((other) => Math.abs(other - point) < 1e-9 * Math.max(1, Math.abs(point))),
    )
  }
  return merged(
    good.filter(
      (value, index) =>
        !good.some((other, place) => place !== index && isIn(value, other) && (place < index || !isIn(other, value))),
    ),
  )
}

const substituteNumber = (value: Expr, n: number): Expr => replaced(value, name(SERIES_LETTER), number(n))

/** Merges two series half a period apart into one with half the period. */
function merged(values: readonly Expr[]): Expr[] {
  const parts = values.map((value) => {
    const start = simplified(replaced(value, name(SERIES_LETTER), number(0)))
    return {
      value,
      start,
      step: simplified(binary('subtract', replaced(value, name(SERIES_LETTER), number(1)), start)),
    }
  })
  for (const [index, one] of parts.entries()) {
    for (const two of parts.slice(index + 1)) {
      const period = approximate(one.step)
      if (Math.abs(period - approximate(two.step)) > 1e-9) continue
      const gap = (((approximate(two.start) - approximate(one.start)) % period) + period) % period
      if (Math.abs(gap - period / 2) > 1e-9) continue
      const start = Math.abs(approximate(one.start)) <= Math.abs(approximate(two.start)) + 1e-9 ? one.start : two.start
      const joined = series(start, simplified(binary('divide', one.step, number(2))))
      return merged([...parts.filter((each) => each !== one && each !== two).map((each) => each.value), joined])
    }
  }
  return [...values]
}

/**
 * Numeric judge: compares values at fixed sample points over complex doubles. Imports only the syntax tree and the
 * evaluator of numbers, so that a mistake in the rules of the solver is not repeated here.
 */
import type { Equation, Expr, Statement } from './ast.ts'
import { type Complex, type Meter, minus, over, real, realAt, size, times, type Values, valueAt } from './numeric.ts'

export type Truth = 'verified' | 'refuted' | 'unknown'

const TOLERANCE = 1e-9
const POINTS = 16
/** With fewer usable sample points there is no verdict. */
const NEEDED_POINTS = 6

const isUsable = (a: Complex) => Number.isFinite(a.re) && Number.isFinite(a.im)

function namesIn(expr: Expr, into: Set<string>): void {
  if (expr.kind === 'name') into.add(expr.name)
  else if (expr.kind === 'negate' || expr.kind === 'root') namesIn(expr.of, into)
  else if (expr.kind === 'call') for (const arg of expr.args) namesIn(arg, into)
  else if ('left' in expr) {
    namesIn(expr.left, into)
    namesIn(expr.right, into)
  }
}

/** The sample points are fixed, so that a verdict does not depend on when it is asked for. */
function samplePoints(letters: readonly string[]): Values[] {
  return realPoints(letters, POINTS).map((point) =>
    Object.fromEntries(Object.entries(point).map(([letter, value]) => [letter, real(value)])),
  )
}

function realPoints(letters: readonly string[], count: number, onlyPositive = false): Record<string, number>[] {
  let state = 0x2545f491
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      letters.map((letter) => [
        letter,
        (index % 2 && !onlyPositive ? -1 : 1) * (0.3 + 3 * next()) + (index % 16 > 11 ? 7 * next() : 0),
      ]),
    ),
  )
}

const usesImaginary = (expr: Expr): boolean =>
  expr.kind === 'constant'
    ? expr.name === 'i'
    : expr.kind === 'call'
      ? expr.args.some(usesImaginary)
      : expr.kind === 'negate' || expr.kind === 'root'
        ? usesImaginary(expr.of)
        : 'left' in expr && (usesImaginary(expr.left) || usesImaginary(expr.right))

/** Whether two expressions are equal wherever both are defined, over the reals unless `i` occurs. */
export function sameValue(a: Expr, b: Expr): Truth {
  const letters = new Set<string>()
  namesIn(a, letters)
  namesIn(b, letters)
  const names = [...letters].sort()
  const isComplex = usesImaginary(a) || usesImaginary(b)
  const points = letters.size === 0 ? [{}] : [...realPoints(names, POINTS), ...realPoints(names, 24, true)]
  let usable = 0
  for (const point of points) {
    const values = Object.fromEntries(Object.entries(point).map(([letter, value]) => [letter, real(value)]))
    if (!isComplex && (Number.isNaN(realAt(a, point)) || Number.isNaN(realAt(b, point)))) continue
    const meter = { peak: 1e-12 }
    const first = isComplex ? valueAt(a, values, meter) : real(realAt(a, point))
    const second = isComplex ? valueAt(b, values, meter) : real(realAt(b, point))
    if (!isComplex) {
      valueAt(a, values, meter)
      valueAt(b, values, meter)
    }
    if (!isUsable(first) || !isUsable(second)) continue
    usable++
    if (
      size(minus(first, second)) >
      TOLERANCE * Math.min(meter.peak, 1e3 * Math.max(size(first), size(second), 1e-3))
    ) {
      return 'refuted'
    }
    if (usable >= POINTS) break
  }
  return usable >= (letters.size === 0 ? 1 : NEEDED_POINTS) ? 'verified' : 'unknown'
}

const residualOf = (equation: Equation, at: Values, meter?: Meter) =>
  minus(valueAt(equation.left, at, meter), valueAt(equation.right, at, meter))

/** Whether `value` satisfies the equation. */
function isRoot(equation: Equation, unknown: string, value: Expr): Truth {
  const at = { [unknown]: valueAt(value, {}) }
  if (!isUsable(at[unknown]!)) return 'unknown'
  const meter = { peak: 1e-12 }
  const residual = residualOf(equation, at, meter)
  if (!isUsable(residual)) return 'refuted'
  return size(residual) <= TOLERANCE * meter.peak ? 'verified' : 'refuted'
}

/** Whether `value` satisfies one of the cases. */
function isRootOfAny(equations: readonly Equation[], unknown: string, value: Expr): Truth {
  const truths = equations.map((each) => isRoot(each, unknown, value))
  return truths.includes('verified') ? 'verified' : truths.includes('unknown') ? 'unknown' : 'refuted'
}

/**
 * Whether these are all the solutions. A polynomial equation with exactly these roots is, up to a factor, a product of
 * `x - root` with multiplicities adding up to its degree (at most 2 here): the quotient must be constant.
 */
export function areAllRoots(equation: Equation, unknown: string, roots: readonly Expr[]): Truth {
  if (roots.length === 0) return hasNoRealRoots(equation, unknown)
  if (roots.some((root) => isRoot(equation, unknown, root) !== 'verified')) return 'refuted'
  const products = roots.length === 1 ? [[roots[0]!], [roots[0]!, roots[0]!]] : [roots]
  return products.some((factors) => isProportionalToProduct(equation, unknown, factors)) ? 'verified' : 'refuted'
}

function isProportionalToProduct(equation: Equation, unknown: string, roots: readonly Expr[]): boolean {
  const values = roots.map((root) => valueAt(root, {}))
  const quotients: Complex[] = []
  for (const point of samplePoints([unknown])) {
    const product = values.reduce((result, value) => times(result, minus(point[unknown]!, value)), real(1))
    const residual = residualOf(equation, point)
    // Close to a root the quotient is numerically unstable.
    if (!isUsable(residual) || size(product) < 1e-3) continue
    quotients.push(over(residual, product))
  }
  const [first] = quotients
  if (!first || quotients.length < NEEDED_POINTS || size(first) < 1e-12) return false
  return quotients.every((quotient) => size(minus(quotient, first)) <= 1e-7 * size(first))
}

/** A constant other than 0, or a quadratic (read off three points, confirmed on the rest) that never meets 0. */
function hasNoRealRoots(equation: Equation, unknown: string): Truth {
  const quadratic = interpolate(equation, unknown)
  if (!quadratic) return 'unknown'
  const [a, b, c] = quadratic
  const measure = Math.max(Math.abs(a), Math.abs(b), Math.abs(c))
  const isNone = (value: number) => Math.abs(value) <= 1e-9 * measure
  if (measure === 0) return 'refuted'
  if (isNone(a)) return isNone(b) && !isNone(c) ? 'verified' : 'refuted'
  return b * b - 4 * a * c < -1e-9 * measure * measure ? 'verified' : 'refuted'
}

/** Coefficients of a quadratic through three points, if it fits all the others too. */
function interpolate(equation: Equation, unknown: string): readonly [number, number, number] | null {
  const at = (x: number) => residualOf(equation, { [unknown]: real(x) })
  const zero = at(0).re
  const one = at(1).re
  const other = at(-1).re
  const a = (one + other) / 2 - zero
  const b = (one - other) / 2
  const measure = Math.max(Math.abs(a), Math.abs(b), Math.abs(zero), 1e-12)
  for (const point of samplePoints([unknown])) {
    const x = point[unknown]!.re
    const residual = at(x)
    if (!isUsable(residual) || residual.im !== 0) return null
    if (Math.abs(a * x * x + b * x + zero - residual.re) > 1e-8 * measure * Math.max(1, x * x)) return null
  }
  return [a, b, zero]
}

/** Whether an equation holds for every number. */
export function holdsAlways(equation: Equation): Truth {
  return sameValue(equation.left, equation.right)
}

/** Whether the number is the discriminant of the quadratic, up to a square factor. */
export function isDiscriminant(equation: Equation, unknown: string, value: Expr): Truth {
  const quadratic = interpolate(equation, unknown)
  if (!quadratic) return 'unknown'
  const [a, b, c] = quadratic
  const claimed = valueAt(value, {})
  const expected = b * b - 4 * a * c
  return Math.abs(claimed.re - expected) <= 1e-8 * Math.max(1, Math.abs(expected)) && claimed.im === 0
    ? 'verified'
    : 'refuted'
}

/** Whether the two numbers have product ac and sum b for the quadratic. */
export function isFactorPair(equation: Equation, unknown: string, pair: readonly [Expr, Expr]): Truth {
  const quadratic = interpolate(equation, unknown)
  if (!quadratic) return 'unknown'
  const [a, b, c] = quadratic
  const [p, q] = [valueAt(pair[0], {}).re, valueAt(pair[1], {}).re]
  const near = (x: number, y: number) => Math.abs(x - y) <= 1e-8 * Math.max(1, Math.abs(x), Math.abs(y))
  return near(p * q, a * c) && near(p + q, b) ? 'verified' : 'refuted'
}

/** Whether `line` and `equations` have the same solutions. `roots` are those of `equations`. */
export function sameSolutions(
  equations: readonly Equation[],
  line: Statement,
  unknown: string,
  roots: readonly Expr[],
): Truth {
  const stated = line.kind === 'cases' ? line.cases : line.kind === 'equation' ? [line] : null
  if (!stated) return 'unknown'
  if (roots.length === 0) {
    const truths = stated.map((each) => hasNoRealRoots(each, unknown))
    return truths.every((truth) => truth === 'verified')
      ? 'verified'
      : truths.includes('refuted')
        ? 'refuted'
        : 'unknown'
  }
  if (roots.some((root) => isRootOfAny(stated, unknown, root) !== 'verified')) return 'refuted'
  // Nothing added: each stated case has no other root than ours.
  for (const each of stated) {
    const own = roots.filter((root) => isRoot(each, unknown, root) === 'verified')
    if (areAllRoots(each, unknown, own) !== 'verified') return 'refuted'
  }
  return equations.length > 0 ? 'verified' : 'unknown'
}

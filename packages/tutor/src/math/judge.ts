/**
 * The judge for everything beyond polynomials: answers are put back, and the number line is searched for what they
 * leave out. Numeric like verify.ts, and like it without code of the solvers.
 */
import type { Equation, Expr, Inequality, Interval, Statement } from './ast.ts'
import { SERIES_LETTER } from './ast.ts'
import { realAt } from './numeric.ts'
import type { Truth } from './verify.ts'

type Point = Readonly<Record<string, number>>
const NUMBERS_OF_TURNS = [-3, -2, -1, 0, 1, 2, 3]

const near = (a: number, b: number, tolerance = 1e-7) =>
  Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))

/** Sample points from -1000 to 1000, denser near 0. */
const grid: readonly number[] = Array.from({ length: 4001 }, (_, index) => {
  const t = (index - 2000) / 2000
  return 1000 * t ** 3 + 0.0000137 * t
})

/** Whether the relation holds at a point. Numerically indistinguishable sides count as equal. */
function holds(line: Equation | Inequality, point: Point): boolean {
  const [left, right] = [realAt(line.left, point), realAt(line.right, point)]
  if (!Number.isFinite(left) || !Number.isFinite(right)) return false
  const same = near(left, right, 1e-13)
  if (line.kind === 'equation') return near(left, right)
  return {
    '<': left < right && !same,
    '<=': left < right || same,
    '>': left > right && !same,
    '>=': left > right || same,
    '!=': !same,
  }[line.relation]
}

/** Every value solves the equation. */
function areRoots(equation: Equation, unknown: string, values: readonly Expr[]): boolean {
  return values.every((value) => {
    const at = realAt(value, {})
    if (!Number.isFinite(at) || isPole(equation, { [unknown]: at })) return false
    return [0, 1e-13, -1e-13].some((nudge) => holds(equation, { [unknown]: at + nudge * Math.max(1, Math.abs(at)) }))
  })
}

/** A denominator is zero up to rounding: no root there, however close both sides are nearby. */
const isPole = ({ left, right }: Equation, point: Point): boolean => {
  const isZeroBelow = (expr: Expr): boolean => {
    if (expr.kind === 'call') return expr.args.some(isZeroBelow)
    if (expr.kind === 'negate' || expr.kind === 'root') return isZeroBelow(expr.of)
    if (!('left' in expr)) return false
    const isZero = expr.kind === 'divide' && Math.abs(realAt(expr.right, point)) < 1e-11
    return isZero || isZeroBelow(expr.left) || isZeroBelow(expr.right)
  }
  return isZeroBelow(left) || isZeroBelow(right)
}

/** Roots found by sign changes and by tangency, to compare with the claimed ones. */
function searchRoots(
  equation: Equation,
  unknown: string,
  points: readonly number[],
): { roots: number[]; usable: number } {
  const f = (x: number) => realAt(equation.left, { [unknown]: x }) - realAt(equation.right, { [unknown]: x })
  const values = points.map(f)
  const roots: number[] = []
  let usable = 0
  for (let index = 0; index < points.length; index++) {
    const value = values[index]!
    if (!Number.isFinite(value)) continue
    usable++
    if (value === 0) roots.push(points[index]!)
    const next = values[index + 1]
    if (next !== undefined && Number.isFinite(next) && value * next < 0) {
      const root = bisect(f, points[index]!, points[index + 1]!)
      if (root !== null) roots.push(root)
    }
    const before = values[index - 1]
    if (
      before !== undefined &&
      next !== undefined &&
      value * before > 0 &&
      value * next > 0 &&
      Math.abs(value) <= Math.abs(before) &&
      Math.abs(value) <= Math.abs(next)
    ) {
      const touching = lowest((x) => Math.abs(f(x)), points[index - 1]!, points[index + 1]!)
      const scale = Math.max(1, Math.abs(realAt(equation.left, { [unknown]: touching })))
      if (Math.abs(f(touching)) < 1e-12 * scale) roots.push(touching)
    }
  }
  return { roots, usable }
}

function bisect(f: (x: number) => number, from: number, to: number): number | null {
  let [low, high] = [from, to]
  const start = f(low)
  for (let count = 0; count < 80; count++) {
    const middle = (low + high) / 2
    const value = f(middle)
    if (!Number.isFinite(value)) return null
    if (value === 0) return middle
    if (value * start > 0) low = middle
    else high = middle
  }
  // A jump is no root: the values stay large there.
  const [a, b] = [Math.abs(f(low)), Math.abs(f(high))]
  return Math.min(a, b) < 1e-4 * Math.max(1, Math.abs(start)) ? (low + high) / 2 : null
}

function lowest(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let count = 0; count < 90; count++) {
    const third = (high - low) / 3
    if (f(low + third) < f(high - third)) high -= third
    else low += third
  }
  return (low + high) / 2
}

/** Whether each given root satisfies the equation, and a numeric search finds no other. */
export function areAllRootsFound(equation: Equation, unknown: string, values: readonly Expr[]): Truth {
  if (!areRoots(equation, unknown, values)) return 'refuted'
  const claimed = values.map((value) => realAt(value, {}))
  // Far from zero a power overflows or underflows a double, and both sides look equal.
  const points =
    hasPower(equation.left, unknown) || hasPower(equation.right, unknown) ? grid.filter((x) => Math.abs(x) < 40) : grid
  const { roots, usable } = searchRoots(equation, unknown, points)
  if (usable < 8 && values.length === 0) return 'unknown'
  return roots.every(
    (root) => claimed.some((value) => near(root, value, 1e-3)) || !holdsStrictly(equation, unknown, root),
  )
    ? 'verified'
    : 'refuted'
}

const has = (expr: Expr, unknown: string): boolean =>
  expr.kind === 'name'
    ? expr.name === unknown
    : expr.kind === 'call'
      ? expr.args.some((arg) => has(arg, unknown))
      : expr.kind === 'negate' || expr.kind === 'root'
        ? has(expr.of, unknown)
        : 'left' in expr && (has(expr.left, unknown) || has(expr.right, unknown))

const hasPower = (expr: Expr, unknown: string): boolean =>
  (expr.kind === 'power' && has(expr.right, unknown)) ||
  (expr.kind === 'call'
    ? expr.args.some((arg) => hasPower(arg, unknown))
    : expr.kind === 'negate' || expr.kind === 'root'
      ? hasPower(expr.of, unknown)
      : 'left' in expr && (hasPower(expr.left, unknown) || hasPower(expr.right, unknown)))

const holdsStrictly = (equation: Equation, unknown: string, at: number) => {
  const [left, right] = [realAt(equation.left, { [unknown]: at }), realAt(equation.right, { [unknown]: at })]
  return near(left, right, 1e-5)
}

/**
 * Whether x = a + kn satisfies the equation for every integer n, and a numeric search over some periods finds no other
 * root.
 */
export function isWholeSeries(equation: Equation, unknown: string, values: readonly Expr[], letter: string): Truth {
  for (const value of values) {
    for (const n of NUMBERS_OF_TURNS) {
      const at = realAt(value, { [letter]: n })
      if (!Number.isFinite(at) || !holds(equation, { [unknown]: at })) return 'refuted'
    }
  }
  const points = Array.from({ length: 6001 }, (_, index) => -12.0173 + (24.0341 * index) / 6000)
  const { roots, usable } = searchRoots(equation, unknown, points)
  if (usable < 8) return 'unknown'
  const known = values.flatMap((value) =>
    Array.from({ length: 401 }, (_, index) => realAt(value, { [letter]: index - 200 })),
  )
  return roots.every((root) => known.some((value) => Math.abs(value - root) < 1e-4)) ? 'verified' : 'refuted'
}

// ---- Sets ----------------------------------------------------------------------------------------------------------

interface NumericInterval {
  from: number
  to: number
  closedFrom: boolean
  closedTo: boolean
}

const numeric = (intervals: readonly Interval[]): NumericInterval[] =>
  intervals.map(({ from, to, closedFrom, closedTo }) => ({
    from: from ? realAt(from, {}) : Number.NEGATIVE_INFINITY,
    to: to ? realAt(to, {}) : Number.POSITIVE_INFINITY,
    closedFrom,
    closedTo,
  }))

const isIn = (x: number, intervals: readonly NumericInterval[]) =>
  intervals.some(
    ({ from, to, closedFrom, closedTo }) =>
      (x > from || (closedFrom && near(x, from, 1e-12))) && (x < to || (closedTo && near(x, to, 1e-12))),
  )

export const intervalsOf = (statement: Statement): readonly Interval[] | null =>
  statement.kind === 'set'
    ? statement.intervals
    : statement.kind === 'no-solution'
      ? []
      : statement.kind === 'all-numbers'
        ? [{ from: null, to: null, closedFrom: false, closedTo: false }]
        : null

/** Whether the predicate is true exactly on the set: tested on a grid, around every end and at the ends. */
function describes(
  test: (x: number) => boolean,
  intervals: readonly Interval[],
  isPole: (x: number) => boolean = () => false,
  isBeyond: (x: number) => boolean = () => false,
  atEnd?: (x: number) => boolean,
): Truth {
  const pieces = numeric(intervals)
  const ends = pieces.flatMap((piece) => [piece.from, piece.to]).filter(Number.isFinite)
  if (pieces.some((piece) => Number.isNaN(piece.from) || Number.isNaN(piece.to) || piece.from > piece.to))
    return 'refuted'
  const around = ends.flatMap((end) =>
    [1e-3, 0.1].flatMap((gap) => [end - gap * Math.max(1, Math.abs(end)), end + gap * Math.max(1, Math.abs(end))]),
  )
  const middles = pieces
    .filter((piece) => Number.isFinite(piece.from) && Number.isFinite(piece.to))
    .map((piece) => (piece.from + piece.to) / 2)
  for (const x of [...grid, ...around, ...middles]) {
    if (ends.some((end) => Math.abs(end - x) < 9e-4 * Math.max(1, Math.abs(end)))) continue
    if (test(x) !== isIn(x, pieces) && !isBeyond(x)) return 'refuted'
  }
  for (const end of ends) {
    const inside = isIn(end, pieces)
    if (atEnd) {
      if (inside !== (atEnd(end) && !isPole(end))) return 'refuted'
      continue
    }
    const truths = [0, 1e-13, -1e-13].map((nudge) => test(end + nudge * Math.max(1, Math.abs(end))))
    // Near a pole the sign counts; at the pole nothing is defined.
    if (inside ? !(truths[0] || (truths.includes(true) && !isPole(end))) : truths[0]) return 'refuted'
  }
  return 'verified'
}

export const isSolutionSet = (
  lines: readonly (Equation | Inequality)[],
  unknown: string,
  intervals: readonly Interval[],
): Truth => {
  const test = (x: number) => lines.every((line) => holds(line, { [unknown]: x }))
  const isRepeated = intervals.some(({ from, to }) => [from, to].some((end) => end !== null && has(end, SERIES_LETTER)))
  const isPole = (x: number) =>
    [1, -1].some((side) => {
      const at = { [unknown]: x + side * 1e-12 * Math.max(1, Math.abs(x)) }
      return lines.some(({ left, right }) => Math.abs(realAt(left, at) - realAt(right, at)) > 1e7)
    })
  // An overflowing power says nothing about the sign.
  const isBeyond = (x: number) =>
    Math.abs(x) > 40 &&
    lines.some(
      ({ left, right }) =>
        !Number.isFinite(realAt(left, { [unknown]: x })) || !Number.isFinite(realAt(right, { [unknown]: x })),
    )
  const atEnd = (x: number) => lines.every((line) => holdsAtEnd(line, unknown, x))
  return isRepeated ? describesRepeated(test, intervals, atEnd) : describes(test, intervals, isPole, isBeyond, atEnd)
}

/**
 * Whether the relation holds at an end of the set: sides that are equal up to rounding satisfy =, <= and >=, all others
 * are compared.
 */
function holdsAtEnd(line: Equation | Inequality, unknown: string, x: number): boolean {
  const sidesAt = (nudge: number) => {
    const at = { [unknown]: x + nudge * Math.max(1, Math.abs(x)) }
    return [realAt(line.left, at), realAt(line.right, at)] as const
  }
  const isThere = ([left, right]: readonly [number, number]) => Number.isFinite(left) && Number.isFinite(right)
  // Rounding may move the end just outside a root's domain: use a point beside it, if the values converge there. A
  // logarithm's do not.
  const sides = isThere(sidesAt(0))
    ? sidesAt(0)
    : [1, -1]
        .map((side) => [sidesAt(side * 1e-13), sidesAt(side * 1e-10)] as const)
        .find(
          ([near, farther]) =>
            isThere(near) && isThere(farther) && near.every((each, index) => Math.abs(each - farther[index]!) < 1e-3),
        )?.[0]
  if (!sides) return false
  const [left, right] = sides
  if (near(left, right, 1e-9)) return line.kind === 'equation' || line.relation === '<=' || line.relation === '>='
  if (line.kind === 'equation') return false
  return line.relation === '!=' || line.relation.startsWith('<') === left < right
}

/** Tests a periodic set in a window of a few periods. */
function describesRepeated(
  test: (x: number) => boolean,
  intervals: readonly Interval[],
  atEnd: (x: number) => boolean,
): Truth {
  const all = Array.from({ length: 81 }, (_, index) => index - 40).flatMap((n) => {
    const at = (end: Expr | null) => (end ? realAt(end, { [SERIES_LETTER]: n }) : Number.NaN)
    return intervals.map(({ from, to, closedFrom, closedTo }) => ({ from: at(from), to: at(to), closedFrom, closedTo }))
  })
  if (all.some(({ from, to }) => !(from <= to))) return 'refuted'
  const pieces = all.filter(({ from, to }) => to > -10 && from < 10)
  const ends = pieces.flatMap(({ from, to }) => [from, to])
  const isNearEnd = (x: number) => ends.some((end) => Math.abs(end - x) < 1e-6)
  for (let x = -9.4321; x < 9.4; x += 0.01137) {
    if (!isNearEnd(x) && test(x) !== isIn(x, pieces)) return 'refuted'
  }
  for (const end of ends.filter((each) => Math.abs(each) < 9)) {
    if (isIn(end, pieces) !== atEnd(end)) return 'refuted'
  }
  return 'verified'
}

export const isDomain = (expr: Expr, unknown: string, intervals: readonly Interval[]): Truth =>
  describes((x) => Number.isFinite(realAt(expr, { [unknown]: x })), intervals)

// ---- Systems -------------------------------------------------------------------------------------------------------

/**
 * Whether each tuple satisfies every equation, and Newton's method from many starting points finds no other solution.
 */
export function areAllTuples(
  lines: readonly (Equation | Inequality)[],
  names: readonly string[],
  rows: readonly (readonly Expr[])[],
): Truth {
  const points = rows.map((row) => row.map((value) => realAt(value, {})))
  const at = (values: readonly number[]): Point =>
    Object.fromEntries(names.map((letter, index) => [letter, values[index] ?? Number.NaN]))
  if (!points.every((values) => lines.every((line) => holds(line, at(values))))) return 'refuted'
  const equations = lines.filter((line) => line.kind === 'equation')
  if (equations.length < names.length) return 'unknown'
  const used = equations.slice(0, names.length)
  for (let start = 0; start < 80; start++) {
    const begin = names.map(
      (_, index) => Math.sin(12.9898 * (start + 1) + 78.233 * (index + 1)) * (start < 40 ? 6 : 40),
    )
    const root = newton(used, names, begin)
    if (!root || !lines.every((line) => holds(line, at(root)))) continue
    const isKnown = points.some((values) => values.every((value, index) => near(value, root[index]!, 1e-3)))
    if (!isKnown) return 'refuted'
  }
  return 'verified'
}

function newton(equations: readonly Equation[], names: readonly string[], begin: readonly number[]): number[] | null {
  let values = [...begin]
  const residual = (at: readonly number[]) => {
    const point = Object.fromEntries(names.map((letter, index) => [letter, at[index]!]))
    return equations.map((each) => realAt(each.left, point) - realAt(each.right, point))
  }
  for (let count = 0; count < 60; count++) {
    const now = residual(values)
    if (now.some((value) => !Number.isFinite(value))) return null
    if (now.every((value) => Math.abs(value) < 1e-11)) return values
    const matrix = names.map((_, column) => {
      const step = 1e-6 * Math.max(1, Math.abs(values[column]!))
      const moved = residual(values.map((value, index) => (index === column ? value + step : value)))
      return moved.map((value, row) => (value - now[row]!) / step)
    })
    const change = linearSolution(
      now.map((_, row) => matrix.map((column) => column[row]!)),
      now,
    )
    if (!change) return null
    values = values.map((value, index) => value - change[index]!)
  }
  return residual(values).every((value) => Math.abs(value) < 1e-9) ? values : null
}

function linearSolution(rows: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const matrix = rows.map((row, index) => [...row, right[index]!])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column; row < size; row++)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row
    if (!(Math.abs(matrix[pivot]![column]!) > 1e-12)) return null
    ;[matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!]
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const factor = matrix[row]![column]! / matrix[column]![column]!
      for (let place = column; place <= size; place++) matrix[row]![place]! -= factor * matrix[column]![place]!
    }
  }
  return matrix.map((row, index) => row[size]! / row[index]!)
}

// ---- Calculus ------------------------------------------------------------------------------------------------------

const samples = [-7.3, -3.1, -1.7, -0.83, -0.41, 0.29, 0.61, 0.97, 1.37, 2.19, 3.43, 5.57, 8.21]

/** Whether `derivative` is the derivative of `of`, by difference quotients. Other letters have fixed values. */
export function isDerivative(of: Expr, unknown: string, derivative: Expr): Truth {
  const others: Point = {
    a: 1.31,
    b: 0.77,
    c: 2.13,
    k: 1.83,
    m: 0.59,
    p: 1.19,
    t: 0.93,
    y: 1.41,
    z: 0.67,
    n: 2,
    C: 0.37,
  }
  let usable = 0
  for (const x of samples) {
    const at = (value: number) => realAt(of, { ...others, [unknown]: value })
    const step = 1e-4 * Math.max(1, Math.abs(x))
    // Five-point stencil: error of fourth order in the step.
    const slope = (at(x - 2 * step) - 8 * at(x - step) + 8 * at(x + step) - at(x + 2 * step)) / (12 * step)
    const claimed = realAt(derivative, { ...others, [unknown]: x })
    if (!Number.isFinite(slope) || !Number.isFinite(claimed)) continue
    usable++
    if (Math.abs(slope - claimed) > 1e-5 * Math.max(1, Math.abs(slope), Math.abs(at(x)))) return 'refuted'
  }
  return usable >= 4 ? 'verified' : 'unknown'
}

/** Whether the value is the definite integral, by Simpson's rule. */
export function isDefiniteIntegral(of: Expr, unknown: string, from: Expr, to: Expr, value: Expr): Truth {
  const [a, b, claimed] = [realAt(from, {}), realAt(to, {}), realAt(value, {})]
  const pieces = 2000
  let total = 0
  for (let index = 0; index <= pieces; index++) {
    const height = realAt(of, { [unknown]: a + ((b - a) * index) / pieces })
    if (!Number.isFinite(height)) return 'unknown'
    total += height * (index === 0 || index === pieces ? 1 : index % 2 === 1 ? 4 : 2)
  }
  total *= (b - a) / (3 * pieces)
  return near(total, claimed, 1e-5) ? 'verified' : 'refuted'
}

/** Whether the values near the point approach the claimed limit. */
export function isLimit(of: Expr, unknown: string, point: Expr, value: Expr): Truth {
  const [at, claimed] = [realAt(point, {}), realAt(value, {})]
  const sides = Number.isFinite(at)
    ? [1, -1].map((side) => [1e-3, 1e-4, 1e-5].map((gap) => realAt(of, { [unknown]: at + side * gap })))
    : [[1e3, 1e4, 1e5].map((size) => realAt(of, { [unknown]: Math.sign(at) * size }))]
  const usable = sides.filter((values) => values.every(Number.isFinite))
  if (usable.length === 0) return 'unknown'
  for (const values of usable) {
    const [far = 0, , close = 0] = values
    if (Number.isFinite(claimed)) {
      if (Math.abs(close - claimed) > Math.max(1e-3 * Math.max(1, Math.abs(claimed)), 0.2 * Math.abs(far - claimed)))
        return 'refuted'
    } else if (Math.sign(close) !== Math.sign(claimed) || Math.abs(close) < 50 || Math.abs(close) < 3 * Math.abs(far))
      return 'refuted'
  }
  return 'verified'
}

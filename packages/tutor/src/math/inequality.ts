import { Algebra } from './algebra/index.ts'
import { simplified } from './algebra/simplified.ts'
import { approximate } from './approximate.ts'
import type { Expr, Inequality, Interval, Relation, Statement } from './ast.ts'
import { binary, children, collectNames, equation, inequality, name, number } from './ast.ts'
import { createTrace, expanded, hasBrackets, isTidy, type Method, type Trace, usesDecimals } from './equation.ts'
import { contains, inSize, Unsolved, type Work } from './equation-work.ts'
import { findRoots } from './general-equation/index.ts'
import { coefficientsIn, fromPolynomial, tryPolynomial } from './polynomial.ts'
import { absolute, divide, equals, isFiniteDecimal, isZero, ONE, sign, ZERO } from './rational.ts'
import type { Decline, Solution } from './steps.ts'
import { solveTrigonometricInequality } from './trigonometric-inequality.ts'
import { writeExpression } from './written.ts'

const mirrored: Readonly<Record<Relation, Relation>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '!=': '!=' }

/** Solves inequalities in one variable: linear ones by moving terms, all others by the interval method. */
export function solveInequality(task: Statement, method: Method): Solution | Decline {
  const lines = inequalitiesOf(task)
  const names = [...new Set(lines.flatMap((line) => [...collectNames(line.left), ...collectNames(line.right)]))]
  const [unknown] = names
  if (names.length > 1) return 'several-unknowns'
  if (!unknown) return 'not-an-exercise'
  const trace = createTrace(task)
  try {
    const answer =
      task.kind === 'inequality'
        ? solveOneInequality(task, unknown, trace, method)
        : solveSeveral(lines, unknown, trace, method)
    return { family: 'inequality', unknown, steps: trace.steps, answer }
  } catch (error) {
    if (error instanceof Unsolved) return error.decline
    throw error
  }
}

export function inequalitiesOf(task: Statement): Inequality[] {
  if (task.kind === 'inequality') return [task]
  if (task.kind === 'between') {
    const [a, b, c] = task.parts
    return [inequality(a, task.relations[0], b), inequality(b, task.relations[1], c)]
  }
  return task.kind === 'system' ? task.lines.filter((line) => line.kind === 'inequality') : []
}

function solveSeveral(lines: readonly Inequality[], unknown: string, trace: Trace, method: Method): Statement {
  const sets = lines.map((line) => intervals(solveOneInequality(line, unknown, createTrace(line), method)))
  trace.step('solve-cases', {
    kind: 'system',
    lines: lines.flatMap((line, index) => linesOf(sets[index]!, unknown) ?? [line]),
  })
  const answer = setStatement(unknown, sets.reduce(intersection))
  trace.step('intersect', answer)
  return answer
}

/** A single interval as inequalities. */
function linesOf(set: readonly Interval[], unknown: string): Inequality[] | null {
  const [only] = set
  if (set.length !== 1 || !only) return null
  const letter = name(unknown)
  return [
    ...(only.from ? [inequality(letter, only.closedFrom ? '>=' : '>', only.from)] : []),
    ...(only.to ? [inequality(letter, only.closedTo ? '<=' : '<', only.to)] : []),
  ]
}

function solveOneInequality(task: Inequality, unknown: string, trace: Trace, method: Method): Statement {
  const linear = solveLinear(task, unknown, trace) ?? solveTrigonometricInequality(task, unknown, trace)
  return linear ?? byIntervals(task, unknown, trace, method)
}

type LinearStep = 'expand-sides' | 'collect-sides' | 'gather-unknown' | 'move-number' | 'flip-sign' | 'keep-sign'

function solveLinear(task: Inequality, unknown: string, trace: Trace): Statement | null {
  const [left, right] = [tryPolynomial(task.left), tryPolynomial(task.right)]
  if (!left || !right) return null
  const sides = [left, right].map((poly) => coefficientsIn(poly, unknown))
  const [a, b] = sides
  if (!a || !b || a.length > 2 || b.length > 2) return null
  const [leftFree = ZERO, leftFactor = ZERO] = a
  const [rightFree = ZERO, rightFactor = ZERO] = b
  const free = subtractRational(leftFree, rightFree)
  const factor = subtractRational(leftFactor, rightFactor)
  let current = task
  const go = (rule: LinearStep, next: Inequality, facts: Record<string, Expr> = {}) => {
    if (
      writeExpression(next.left) === writeExpression(current.left) &&
      writeExpression(next.right) === writeExpression(current.right) &&
      next.relation === current.relation
    )
      return
    trace.step(rule, next, facts)
    current = next
  }
  if (hasBrackets(task.left) || hasBrackets(task.right))
    go('expand-sides', inequality(expanded(task.left), task.relation, expanded(task.right)))
  const decimals =
    (usesDecimals(task.left) || usesDecimals(task.right)) && isFiniteDecimal(factor) && isFiniteDecimal(free)
  const shown = (value: typeof free): Expr => number(value, decimals && isFiniteDecimal(value) ? 'decimal' : undefined)
  const side = (constant: typeof free, coefficient: typeof free): Expr =>
    fromPolynomial(
      new Map([
        ...(isZero(coefficient) ? [] : [['x', { coefficient, powers: { [unknown]: 1 } }] as const]),
        ...(isZero(constant) ? [] : [['', { coefficient: constant, powers: {} }] as const]),
      ]),
      decimals,
    )
  if (!isTidy(current.left) || !isTidy(current.right))
    go('collect-sides', inequality(side(leftFree, leftFactor), task.relation, side(rightFree, rightFactor)))
  if (isZero(factor)) {
    const truth = compare(sign(free), task.relation)
    const answer: Statement = { kind: truth ? 'all-numbers' : 'no-solution' }
    trace.step(truth ? 'conclude-all' : 'conclude-none', answer)
    return answer
  }
  // The unknown stays on its side; if it occurs on both, it is collected on the left.
  const isOnRight = isZero(leftFactor)
  const line = (near: Expr, far: Expr) =>
    isOnRight ? inequality(far, task.relation, near) : inequality(near, task.relation, far)
  const [nearFree, farFree] = isOnRight ? [rightFree, leftFree] : [leftFree, rightFree]
  const nearFactor = isOnRight ? rightFactor : factor
  if (!isOnRight && !isZero(rightFactor))
    go('gather-unknown', line(side(nearFree, nearFactor), side(farFree, ZERO)), {
      term: side(ZERO, absolute(rightFactor)),
      sign: number(sign(rightFactor)),
    })
  const far = subtractRational(farFree, nearFree)
  if (!isZero(nearFree))
    go('move-number', line(side(ZERO, nearFactor), shown(far)), {
      number: shown(absolute(nearFree)),
      sign: number(sign(nearFree)),
    })
  const value = shown(divide(far, nearFactor))
  const turned = sign(nearFactor) < 0 !== isOnRight
  const relation = turned ? mirrored[task.relation] : task.relation
  if (!equals(nearFactor, ONE))
    go(sign(nearFactor) < 0 ? 'flip-sign' : 'keep-sign', inequality(name(unknown), relation, value), {
      by: shown(nearFactor),
    })
  const answer =
    relation === '!=' ? setStatement(unknown, complement(value)) : setStatement(unknown, [half(relation, value)])
  const last = trace.steps.at(-1)
  if (last) trace.steps[trace.steps.length - 1] = { ...last, after: answer }
  return answer
}

const subtractRational = (a: typeof ZERO, b: typeof ZERO) =>
  divide({ n: a.n * b.d - b.n * a.d, d: 1n }, { n: a.d * b.d, d: 1n })
const compare = (size: number, relation: Relation) =>
  ({ '<': size < 0, '<=': size <= 0, '>': size > 0, '>=': size >= 0, '!=': size !== 0 })[relation]

const half = (relation: Relation, value: Expr): Interval =>
  relation === '<' || relation === '<='
    ? { from: null, to: value, closedFrom: false, closedTo: relation === '<=' }
    : { from: value, to: null, closedFrom: relation === '>=', closedTo: false }

const complement = (value: Expr): Interval[] => [
  { from: null, to: value, closedFrom: false, closedTo: false },
  { from: value, to: null, closedFrom: false, closedTo: false },
]

/** The interval method: zeros and domain boundaries split the number line, and the sign is tested in each part. */
function byIntervals(task: Inequality, unknown: string, trace: Trace, method: Method): Statement {
  const whole = binary('subtract', task.left, task.right)
  const zero = number(0)
  const isStandard = task.right.kind === 'number' && isZero(task.right.value)
  const algebra = new Algebra()
  if (!isStandard) {
    const tidy = inequality(algebra.expr(algebra.ratio(whole)), task.relation, zero)
    if (tryPolynomial(tidy.left) || !hasCallOrRoot(whole)) trace.step('standard-form', tidy)
  }
  const work = (): Work => ({
    trace: createTrace(equation(task.left, task.right)),
    unknown,
    method,
    depth: 1,
    family: null,
  })
  const points: Expr[] = []
  const rootsOf = (left: Expr, right: Expr): void => {
    if (!contains(left, unknown) && !contains(right, unknown)) return
    const roots = findRoots(equation(left, right), work())
    if (roots.kind === 'series') throw new Unsolved()
    if (roots.kind === 'roots') points.push(...roots.values)
  }
  rootsOf(task.left, task.right)
  for (const border of borders(whole, unknown)) rootsOf(border, zero)
  const marks = inSize(points.filter((point) => Number.isFinite(approximate(point))))
  const sizes = marks.map((mark) => approximate(mark))
  const truth = (x: number) => {
    const [left, right] = [approximate(task.left, { [unknown]: x }), approximate(task.right, { [unknown]: x })]
    if (!Number.isFinite(left) || !Number.isFinite(right)) return false
    const gap = left - right
    const isSame = Math.abs(gap) <= 1e-9 * Math.max(1, Math.abs(left), Math.abs(right))
    return compare(isSame ? 0 : gap, task.relation)
  }
  const pieces: Interval[] = []
  for (let index = 0; index <= marks.length; index++) {
    const [low, high] = [sizes[index - 1], sizes[index]]
    const middle =
      low === undefined ? (high === undefined ? 0.5 : high - 1) : high === undefined ? low + 1 : (low + high) / 2
    if (truth(middle))
      pieces.push({ from: marks[index - 1] ?? null, to: marks[index] ?? null, closedFrom: false, closedTo: false })
    const mark = marks[index]
    if (mark && atMark(truth, approximate(mark)))
      pieces.push({ from: mark, to: mark, closedFrom: true, closedTo: true })
  }
  if (marks.length > 0) trace.fact('critical-points', { kind: 'values', values: marks })
  const answer = setStatement(unknown, joined(pieces))
  trace.step('sign-chart', answer)
  return answer
}

/** Rounding blurs an irrational boundary, so a point next to it is tested too, if the relation allows equality. */
const atMark = (truth: (x: number) => boolean, at: number) =>
  truth(at) || (truth(at + 1e-13 * Math.max(1, Math.abs(at))) && truth(at - 1e-13 * Math.max(1, Math.abs(at))))

const hasCallOrRoot = (expr: Expr): boolean =>
  expr.kind === 'call' ||
  expr.kind === 'root' ||
  (expr.kind === 'power' && expr.right.kind !== 'number') ||
  children(expr).some(hasCallOrRoot)

/**
 * The expressions whose zeros bound the domain: denominators, radicands, arguments of logarithms and of inverse
 * functions.
 */
function borders(expr: Expr, unknown: string): Expr[] {
  const own: Expr[] = []
  if (expr.kind === 'divide' && contains(expr.right, unknown)) own.push(expr.right)
  if (expr.kind === 'root' && expr.index % 2 === 0 && contains(expr.of, unknown)) own.push(expr.of)
  if (expr.kind === 'power' && contains(expr.left, unknown) && approximate(expr.right) < 0) own.push(expr.left)
  if (expr.kind === 'power' && contains(expr.left, unknown) && !Number.isInteger(approximate(expr.right)))
    own.push(expr.left)
  if (expr.kind === 'call') {
    const [first, second] = expr.args
    if ((expr.fn === 'ln' || expr.fn === 'log') && contains(first!, unknown)) own.push(first!)
    if (expr.fn === 'log' && second && contains(second, unknown))
      own.push(second, binary('subtract', second, number(1)))
    if ((expr.fn === 'asin' || expr.fn === 'acos') && contains(first!, unknown))
      own.push(binary('subtract', first!, number(1)), binary('add', first!, number(1)))
    if ((expr.fn === 'tan' || expr.fn === 'cot') && contains(first!, unknown)) throw new Unsolved()
  }
  return [...own, ...children(expr).flatMap((child) => borders(child, unknown))]
}

/** The domain of an expression. */
export function domainOf(expr: Expr, unknown: string, method: Method): Interval[] {
  const marks: Expr[] = []
  for (const border of borders(expr, unknown)) {
    const work: Work = { trace: createTrace(equation(border, number(0))), unknown, method, depth: 1, family: null }
    const roots = findRoots(equation(border, number(0)), work)
    if (roots.kind === 'series') throw new Unsolved()
    if (roots.kind === 'roots') marks.push(...roots.values)
  }
  const points = inSize(marks)
  const sizes = points.map((point) => approximate(point))
  const truth = (x: number) => Number.isFinite(approximate(expr, { [unknown]: x }))
  const pieces: Interval[] = []
  for (let index = 0; index <= points.length; index++) {
    const [low, high] = [sizes[index - 1], sizes[index]]
    const middle =
      low === undefined ? (high === undefined ? 0.5 : high - 1) : high === undefined ? low + 1 : (low + high) / 2
    if (truth(middle))
      pieces.push({ from: points[index - 1] ?? null, to: points[index] ?? null, closedFrom: false, closedTo: false })
    const point = points[index]
    const isInside =
      point &&
      [0, 1e-13, -1e-13].some((nudge) => truth(approximate(point) + nudge * Math.max(1, Math.abs(approximate(point)))))
    if (isInside && isValueAt(expr, unknown, point))
      pieces.push({ from: point, to: point, closedFrom: true, closedTo: true })
  }
  return joined(pieces)
}

/** Exact test at a boundary: a division by zero shows in the normal form. */
function isValueAt(expr: Expr, unknown: string, point: Expr): boolean {
  try {
    simplified(replaceName(expr, unknown, point))
    return true
  } catch {
    return false
  }
}
const replaceName = (expr: Expr, unknown: string, value: Expr): Expr => {
  if (expr.kind === 'name') return expr.name === unknown ? value : expr
  if (expr.kind === 'call') return { ...expr, args: expr.args.map((arg) => replaceName(arg, unknown, value)) }
  if (expr.kind === 'negate' || expr.kind === 'root') return { ...expr, of: replaceName(expr.of, unknown, value) }
  return 'left' in expr
    ? { ...expr, left: replaceName(expr.left, unknown, value), right: replaceName(expr.right, unknown, value) }
    : expr
}

const sameEnd = (a: Expr | null, b: Expr | null) =>
  a !== null && b !== null && Math.abs(approximate(a) - approximate(b)) < 1e-9 * Math.max(1, Math.abs(approximate(a)))

/** Merges adjacent intervals that share a point of the set. */
function joined(pieces: readonly Interval[]): Interval[] {
  const result: Interval[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (last && sameEnd(last.to, piece.from) && (last.closedTo || piece.closedFrom)) {
      result[result.length - 1] = { ...last, to: piece.to, closedTo: piece.closedTo }
    } else result.push(piece)
  }
  return result
}

export function setStatement(unknown: string, set: readonly Interval[]): Statement {
  const [only] = set
  if (set.length === 0) return { kind: 'no-solution' }
  if (set.length === 1 && only && !only.from && !only.to) return { kind: 'all-numbers' }
  return { kind: 'set', unknown, intervals: set }
}

function intervals(statement: Statement): readonly Interval[] {
  if (statement.kind === 'set') return statement.intervals
  return statement.kind === 'all-numbers' ? [{ from: null, to: null, closedFrom: false, closedTo: false }] : []
}

function intersection(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const low = (each: Interval) => (each.from ? approximate(each.from) : Number.NEGATIVE_INFINITY)
  const high = (each: Interval) => (each.to ? approximate(each.to) : Number.POSITIVE_INFINITY)
  const result: Interval[] = []
  for (const one of a) {
    for (const two of b) {
      const isSameStart = sameEnd(one.from, two.from)
      const start = isSameStart
        ? { from: one.from, closedFrom: one.closedFrom && two.closedFrom }
        : low(one) >= low(two)
          ? one
          : two
      const isSameEnd = sameEnd(one.to, two.to)
      const end = isSameEnd
        ? { to: one.to, closedTo: one.closedTo && two.closedTo }
        : high(one) <= high(two)
          ? one
          : two
      const piece: Interval = { from: start.from, closedFrom: start.closedFrom, to: end.to, closedTo: end.closedTo }
      const [from, to] = [low(piece), high(piece)]
      const isPoint = Math.abs(from - to) < 1e-12 * Math.max(1, Math.abs(from))
      if (isPoint ? piece.closedFrom && piece.closedTo : from < to) result.push(piece)
    }
  }
  return result.sort((x, y) => low(x) - low(y))
}

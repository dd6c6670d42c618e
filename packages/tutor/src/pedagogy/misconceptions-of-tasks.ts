import { approximate } from '../math/approximate.ts'
import type { Equation, Expr, Inequality, Statement } from '../math/ast.ts'
import {
  binary,
  call,
  children,
  isClosed,
  name,
  number,
  request,
  SERIES_LETTER,
  someNode,
  withChildren,
} from '../math/ast.ts'
import { differentiate } from '../math/calculus/derivative.ts'
import { usesDecimals } from '../math/equation.ts'
import { inequalitiesOf } from '../math/inequality.ts'
import { intervalsOf, isSolutionSet } from '../math/judge.ts'
import { realAt } from '../math/numeric.ts'
import { coefficientsIn, difference, exactValue, tryPolynomial } from '../math/polynomial.ts'
import { divide, isZero, multiply, rational, sign } from '../math/rational.ts'
import { asSet } from '../math/relations.ts'
import { solve } from '../math/solve.ts'
import { rootsIn, type Solution } from '../math/steps.ts'
import { substitute } from '../math/substitute.ts'
import { unitOf } from '../math/units.ts'
import { sameValue } from '../math/verify.ts'
import type { Diagnosis } from './misconceptions.ts'

const found = (id: Diagnosis['id'], facts: Diagnosis['facts'] = {}): Diagnosis => ({ id, facts })
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b))

/**
 * Diagnoses mistakes that belong to a kind of task and not to algebra: calculus, lists, angles, sets, units. null if
 * none matches.
 */
export function diagnoseTask(
  task: Statement,
  solution: Solution,
  unit: string | null,
  before: Statement,
  line: Statement,
): Diagnosis | null {
  if (task.kind === 'request') {
    const of = task.subject.kind === 'expression' ? task.subject.value : null
    const value = line.kind === 'expression' ? line.value : line.kind === 'equation' ? line.right : null
    switch (task.operation) {
      case 'differentiate':
        return of && value ? diagnoseDerivative(of, task.unknown ?? solution.unknown ?? 'x', value) : null
      case 'mean':
      case 'median':
        return value && isTheOther(task, value) ? found('mean-median') : null
      case 'compare':
      case 'sort':
        return diagnoseOrder(line)
      default:
    }
  }
  if (task.kind === 'inequality' || task.kind === 'between') return diagnoseInequality(task, solution, before, line)
  if (task.kind === 'equation' && solution.answer.kind === 'series') return diagnoseAngles(task, solution.answer, line)
  if (task.kind === 'equation' && line.kind === 'cases') return diagnoseExtraneous(solution, line)
  if (task.kind === 'expression' && solution.unknown === null) return diagnoseValue(task.value, unit, line)
  return null
}

// ---- Derivatives ---------------------------------------------------------------------------------------------------

function diagnoseDerivative(of: Expr, x: string, student: Expr): Diagnosis | null {
  for (const [id, wrong] of wrongDerivatives(of, x)) {
    if (sameValue(wrong, student) === 'verified') return found(id)
  }
  return null
}

const has = (expr: Expr, x: string) => someNode(expr, (node) => node.kind === 'name' && node.name === x)
const slope = (of: Expr, x: string): Expr => {
  const { answer } = differentiate({ kind: 'expression', value: of }, x)
  return answer.kind === 'expression' ? answer.value : number(0)
}

type Wrong = readonly [Diagnosis['id'], Expr]

/** Derivatives with one rule of differentiation forgotten in one place. */
export function wrongDerivatives(of: Expr, x: string): Wrong[] {
  if (!has(of, x)) return []
  const inner = (part: Expr, build: (wrong: Expr) => Expr): Wrong[] =>
    wrongDerivatives(part, x).map(([id, wrong]) => [id, build(wrong)] as const)
  switch (of.kind) {
    case 'negate':
      return inner(of.of, (wrong) => ({ kind: 'negate', of: wrong }))
    case 'add':
    case 'subtract':
      return [
        ...inner(of.left, (wrong) => binary(of.kind, wrong, slope(of.right, x))),
        ...inner(of.right, (wrong) => binary(of.kind, slope(of.left, x), wrong)),
      ]
    case 'multiply':
      if (!has(of.left, x)) return inner(of.right, (wrong) => binary('multiply', of.left, wrong))
      if (!has(of.right, x)) return inner(of.left, (wrong) => binary('multiply', of.right, wrong))
      return [['derivative-of-product', binary('multiply', slope(of.left, x), slope(of.right, x))]]
    case 'divide':
      if (!has(of.right, x)) return inner(of.left, (wrong) => binary('divide', wrong, of.right))
      return has(of.left, x)
        ? [['derivative-of-quotient', binary('divide', slope(of.left, x), slope(of.right, x))]]
        : []
    default:
      return withoutChain(of, x)
  }
}

function withoutChain(of: Expr, x: string): Wrong[] {
  const index = children(of).findIndex((part) => has(part, x))
  const inside = children(of)[index]
  if (!inside || inside.kind === 'name') return []
  const letter = ['u', 'v', 'w'].find((each) => !has(of, each))!
  const outside = withChildren(of, children(of).with(index, name(letter)))
  return [['chain-factor', substitute(slope(outside, letter), letter, inside)]]
}

// ---- Lists and sizes -----------------------------------------------------------------------------------------------

function isTheOther(task: Statement & { kind: 'request' }, value: Expr): boolean {
  const other = solve(request(task.operation === 'mean' ? 'median' : 'mean', task.subject))
  if (!('solution' in other) || other.solution.answer.kind !== 'expression') return false
  return sameValue(other.solution.answer.value, value) === 'verified'
}

/** 0.3 taken as less than 0.12 because 3 is less than 12: the decimals are compared as integers. */
function diagnoseOrder(line: Statement): Diagnosis | null {
  const pairs: (readonly [Expr, Expr])[] =
    line.kind === 'inequality'
      ? [line.relation === '>' || line.relation === '>=' ? [line.right, line.left] : [line.left, line.right]]
      : line.kind === 'values'
        ? line.values.slice(1).map((each, index) => [line.values[index]!, each] as const)
        : []
  const digits = (expr: Expr) => {
    const value = expr.kind === 'number' && expr.style === 'decimal' ? expr.value : null
    if (!value) return null
    let places = 0
    while (10n ** BigInt(places) % value.d !== 0n) places++
    const whole = value.n / value.d
    return { whole, rest: ((value.n - whole * value.d) * 10n ** BigInt(places)) / value.d }
  }
  const wrong = pairs.some(([small, large]) => {
    const [a, b] = [digits(small), digits(large)]
    return a && b && a.whole === b.whole && a.rest < b.rest && approximate(small) > approximate(large)
  })
  return wrong ? found('longer-decimal') : null
}

// ---- Inequalities and roots that do not fit --------------------------------------------------------------------------

function diagnoseInequality(
  task: Statement,
  { answer, unknown }: Solution,
  before: Statement,
  line: Statement,
): Diagnosis | null {
  const lines = inequalitiesOf(task)
  const set = intervalsOf(asSet(line))
  if (unknown === null) return null
  if (line.kind === 'inequality' && turnsCoefficient(before, line, unknown)) {
    const turned = intervalsOf(solvedSet(flipped(line)))
    if (turned && isSolutionSet(lines, unknown, turned) === 'verified') return found('sign-not-flipped')
  }
  const right = intervalsOf(answer)
  if (!set || !right) return null
  const allowed = (x: number) => lines.every((each) => isDefined(each, unknown, x))
  const inside = (x: number, intervals: typeof set) =>
    intervals.some(({ from, to }) => (from ? x > realAt(from, {}) : true) && (to ? x < realAt(to, {}) : true))
  const points = [...set, ...right]
    .flatMap(({ from, to }) => [from, to])
    .flatMap((end) => (end ? [realAt(end, {}) - 0.013, realAt(end, {}) + 0.013] : []))
    .concat(Array.from({ length: 201 }, (_, index) => (index - 100) * 0.517))
  const differs = points.filter((x) => inside(x, set) !== inside(x, right))
  return differs.length > 0 && differs.every((x) => !allowed(x)) ? found('domain-ignored') : null
}

const isDefined = ({ left, right }: Inequality | Equation, unknown: string, x: number) =>
  [left, right].every((side) => Number.isFinite(realAt(side, { [unknown]: x })))

const flipped = (line: Inequality): Inequality => ({
  ...line,
  relation: ({ '<': '>', '<=': '>=', '>': '<', '>=': '<=', '!=': '!=' } as const)[line.relation],
})

function solvedSet(line: Inequality): Statement {
  const solved = solve(line)
  return 'solution' in solved ? solved.solution.answer : asSet(line)
}

/** Whether the coefficient of the unknown changed its sign between the lines, with both sides combined. */
function turnsCoefficient(before: Statement, line: Inequality, unknown: string): boolean {
  const factor = (each: Statement) => {
    if (each.kind !== 'inequality') return null
    const [left, right] = [tryPolynomial(each.left), tryPolynomial(each.right)]
    const coefficients = left && right ? coefficientsIn(difference(left, right), unknown) : null
    return coefficients?.length === 2 ? sign(coefficients[1]!) : null
  }
  const [own, other] = [factor(before), factor(line)]
  return own !== null && other !== null && own === -other
}

/** The student's roots include one that the solution rejects as extraneous. */
function diagnoseExtraneous({ steps, answer }: Solution, line: Statement & { kind: 'cases' }): Diagnosis | null {
  const roots = rootsIn(answer)
  const dropped = steps
    .filter((step) => step.rule === 'drop-extraneous')
    .flatMap((step) => rootsIn(step.before))
    .filter((value) => !roots.some((root) => sameValue(root, value) === 'verified'))
  const claimed = line.cases.map((each) => each.right)
  const isIn = (value: Expr, all: readonly Expr[]) => all.some((each) => sameValue(each, value) === 'verified')
  const extra = claimed.filter((value) => !isIn(value, roots))
  return extra.length > 0 && extra.every((value) => isIn(value, dropped)) ? found('extraneous-root') : null
}

// ---- Angles --------------------------------------------------------------------------------------------------------

function diagnoseAngles(task: Equation, answer: Statement & { kind: 'series' }, line: Statement): Diagnosis | null {
  const values =
    line.kind === 'series'
      ? line.values.map((value) => substitute(value, SERIES_LETTER, number(0)))
      : line.kind === 'cases'
        ? line.cases.map((each) => each.right)
        : line.kind === 'equation' && isClosed(line.right)
          ? [line.right]
          : []
  if (values.length === 0) return null
  const solves = (value: Expr) => {
    const at = { [answer.unknown]: realAt(value, {}) }
    return near(realAt(task.left, at), realAt(task.right, at))
  }
  if (values.every(solves)) return found('one-angle')
  return values.every((value) => solves(call('deg', value))) ? found('degrees-as-radians') : null
}

const withoutDegrees = (expr: Expr): Expr =>
  expr.kind === 'call' && expr.fn === 'deg'
    ? withoutDegrees(expr.args[0]!)
    : withChildren(expr, children(expr).map(withoutDegrees))

// ---- Numbers, units ------------------------------------------------------------------------------------------------

function diagnoseValue(task: Expr, unit: string | null, line: Statement): Diagnosis | null {
  if (line.kind === 'chain') return isAndThen(line.parts) ? found('equals-and-then') : null
  if (line.kind !== 'expression') return null
  const student = line.value
  const radians = withoutDegrees(task)
  const isAngle = someNode(task, (node) => node.kind === 'call' && node.fn === 'deg')
  if (isAngle && isClosed(student) && Math.abs(realAt(radians, {}) - realAt(student, {})) < 6e-3)
    return found('degrees-as-radians')
  const [right, own] = [exactValue(task), exactValue(student)]
  if (!right || !own || isZero(right) || isZero(own)) return null
  const ofUnit = unit === null ? null : diagnoseUnit(task, unit, student)
  if (ofUnit) return ofUnit
  const ratio = divide(own, right)
  const isPowerOfTen = /^10{1,3}$/.test(`${ratio.d === 1n ? ratio.n : ratio.n === 1n ? ratio.d : 0n}`)
  const isDecimal = usesDecimals(task) || usesDecimals(student)
  return isPowerOfTen && isDecimal ? found('comma-shift') : null
}

/** `3 + 4 = 7 · 2 = 14`: each part continues with the previous result. */
export function isAndThen(parts: readonly Expr[]): boolean {
  return parts.some((part, index) => {
    const before = parts[index - 1]
    if (!before || sameValue(before, part) !== 'refuted') return false
    const start = firstLeaf(part)
    return start !== part && sameValue(start, before) === 'verified'
  })
}
const firstLeaf = (expr: Expr): Expr => ('left' in expr ? firstLeaf(expr.left) : expr)

function diagnoseUnit(task: Expr, text: string, student: Expr): Diagnosis | null {
  const unit = unitOf(text)
  if (!unit) return null
  const same = (value: Expr) => sameValue(value, student) === 'verified'
  const [own, factor] = task.kind === 'multiply' ? [task.left, exactValue(task.right)] : [null, null]
  const isConversion =
    own?.kind === 'number' && factor !== null && task.kind === 'multiply' && task.right.kind === 'number'
  if (isConversion && (unit.quantity === 'area' || unit.quantity === 'volume')) {
    const side = rootOfTen(factor, unit.quantity === 'area' ? 2 : 3)
    if (side && same(binary('multiply', own, number(side)))) return found('unit-linear')
  }
  if (isConversion && (same(own) || same(binary('divide', own, number(factor))))) return found('unit-not-converted')
  const sides = rectangleSides(task)
  if (!sides) return null
  const [a, b] = sides
  const [round, inside] = [binary('multiply', number(2), binary('add', a, b)), binary('multiply', a, b)]
  if (unit.quantity === 'length' && same(inside)) return found('perimeter-area')
  return unit.quantity === 'area' && same(round) ? found('perimeter-area') : null
}

/** 10 000 is 100 squared: the length factor that belongs to an area factor. */
function rootOfTen(factor: ReturnType<typeof rational>, degree: 2 | 3) {
  for (const size of [10, 100, 1000]) {
    for (const each of [rational(size), rational(1, size)]) {
      let power = each
      for (let count = 1; count < degree; count++) power = multiply(power, each)
      if (power.n === factor.n && power.d === factor.d) return each
    }
  }
  return null
}

/** Sides of the rectangle or square behind `2(a + b)`, `4a`, `ab` or `a²`. */
function rectangleSides(task: Expr): readonly [Expr, Expr] | null {
  if (task.kind === 'power' && exactValue(task.right)?.n === 2n) return [task.left, task.left]
  if (task.kind !== 'multiply') return null
  const { left, right } = task
  if (right.kind === 'add' && exactValue(left)?.n === 2n) return [right.left, right.right]
  if (left.kind === 'number' && right.kind === 'number')
    return left.value.n === 4n && left.value.d === 1n ? [right, right] : [left, right]
  return null
}

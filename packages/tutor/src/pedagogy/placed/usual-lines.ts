import type { PlacedKey } from '../../language/placed-words.ts'
import type { Equation, Expr } from '../../math/ast.ts'
import {
  binary,
  children,
  constant,
  equation,
  expressionsOf,
  isClosed,
  namesOf,
  number,
  rootOf,
  signedTerms,
  sumOf,
  withChildren,
} from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { taskOf, wholeSolution } from '../problem.ts'
import { isNear, type Place, type Placing, places, sayTheSame, statementsIn } from './placing.ts'

/** A line that students usually write instead of the right one, with what names its cause. */
interface UsualLine {
  readonly key: PlacedKey
  readonly line: Equation
  /** The task, turned round where the mistake is on its right side. */
  readonly sides?: Sides
}

/**
 * Usual wrong lines of an equation, made from it: the student's line is compared with each, so that its cause is named
 * and not asked for. A line that any solution of the task solves is none of them.
 */
export const usualLine: Place = (placing) => {
  const { turn, problem, text } = placing
  const task = taskOf(problem)
  const { unknown, answer } = wholeSolution(problem)
  if (task.kind !== 'equation' || unknown === null) return null
  const roots = expressionsOf(answer)
    .filter(isClosed)
    .map((each) => realAt(each, {}))
  const solves = (line: Equation) =>
    roots.some((x) => isNear(realAt(line.left, { [unknown]: x }), realAt(line.right, { [unknown]: x })))
  const lines = statementsIn(turn, text).flatMap((read): Equation[] => {
    const line = read.kind === 'equation' ? equation(withE(read.left), withE(read.right)) : read
    if (line.kind === 'equation') return namesOf(line).join() === unknown ? [line] : []
    // A number alone is the unknown.
    const isValue = line.kind === 'expression' && isClosed(line.value) && !/[-+*/^]/.test(text)
    return isValue ? [equation({ kind: 'name', name: unknown }, line.value)] : []
  })
  for (const line of lines) {
    if (solves(line)) continue
    const found = usualLinesOf(task, unknown).find((each) => sayTheSame(each.line, line, unknown))
    if (found) return told(placing, task, line, found)
  }
  return null
}

function told(placing: Placing, task: Equation, line: Equation, { key, sides }: UsualLine) {
  const { voice } = placing.turn
  const { left, right } = sides ?? task
  const [first] = signedTerms(left)
  const values = {
    line: voice.line(line),
    task: voice.line(task),
    first: first ? voice.formula(first.expr) : '',
    base: left.kind === 'power' ? voice.formula(left.left) : '',
    side: voice.formula(left),
    right: voice.formula(right),
  }
  return places(placing, key, values, 'incorrect')
}

function usualLinesOf({ left, right }: Equation, unknown: string): readonly UsualLine[] {
  const both: readonly Sides[] = [
    { left, right },
    { left: right, right: left },
  ]
  return both.flatMap((sides) => ofSides(sides, unknown).map((each) => ({ ...each, sides })))
}

type Sides = Pick<Equation, 'left' | 'right'>

function ofSides({ left, right }: Sides, unknown: string): UsualLine[] {
  const terms = signedTerms(left)
  const hasLetter = (expr: Expr) => namesOf({ kind: 'expression', value: expr }).includes(unknown)
  return [
    ...powersApart(terms, right, hasLetter),
    ...logsApart(terms, right),
    ...rootsApart(terms, right),
    ...oneSideSquared(left, right, hasLetter),
    ...factorIntoBase(left, right, hasLetter),
    ...divisionForExponent(left, right, hasLetter),
    ...logMultiplied(left, right, hasLetter),
  ]
}

type Terms = ReturnType<typeof signedTerms>

/** In 3e the letter is the number. */
const withE = (expr: Expr): Expr =>
  expr.kind === 'name' && expr.name === 'e' ? constant('e') : withChildren(expr, children(expr).map(withE))

/** 2^(x + 1) + 2^x = 24 as x + 1 + x = 24. */
function powersApart(terms: Terms, right: Expr, hasLetter: (expr: Expr) => boolean): UsualLine[] {
  const bases = terms.map(({ expr }) =>
    expr.kind === 'power' && isClosed(expr.left) ? realAt(expr.left, {}) : Number.NaN,
  )
  const [base] = bases
  if (terms.length < 2 || base === undefined || !bases.every((each) => isNear(each, base)) || !isClosed(right))
    return []
  const exponents = sumOf(
    terms.map(({ expr, negative }) => ({ expr: expr.kind === 'power' ? expr.right : expr, negative })),
  )
  if (!hasLetter(exponents) && terms.length < 2) return []
  const value = realAt(right, {})
  const exponent = Math.log(value) / Math.log(base)
  const rights = [right, ...(Number.isInteger(Number(exponent.toFixed(9))) ? [number(Math.round(exponent))] : [])]
  return rights.map((each) => ({ key: 'bases-dropped', line: equation(exponents, each) }))
}

/** log x + log(x - 6) = 4 as x + x - 6 = 16. */
function logsApart(terms: Terms, right: Expr): UsualLine[] {
  const args = terms.flatMap(({ expr, negative }) =>
    expr.kind === 'call' && /^(?:log|ln|lg)$/.test(expr.fn) && expr.args[0]
      ? [{ expr: expr.args[0], negative, of: expr }]
      : [],
  )
  const [first] = args
  if (args.length < 2 || args.length !== terms.length || !first || !isClosed(right)) return []
  // What the logarithm of this base makes 1.
  const base = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 0.5, 0.1, Math.E].find((each) =>
    isNear(realAt({ ...first.of, args: [number1(each), ...first.of.args.slice(1)] }, {}), 1),
  )
  const inside = sumOf(args)
  const power = base === undefined ? [] : [number1(base ** realAt(right, {}))]
  return [right, ...power].map((each) => ({ key: 'arguments-added', line: equation(inside, each) }))
}

/** √x + √(x - 5) = 5 as x + x - 5 = 25. */
function rootsApart(terms: Terms, right: Expr): UsualLine[] {
  const roots = terms.flatMap(({ expr, negative }) => (expr.kind === 'root' ? [{ expr: expr.of, negative }] : []))
  if (roots.length < 2 || roots.length !== terms.length) return []
  const inside = sumOf(roots)
  return [right, binary('power', right, number(2))].map((each) => ({
    key: 'squared-apart',
    line: equation(inside, each),
  }))
}

/** √(x + 5) = x - 1 as x + 5 = x - 1. */
const oneSideSquared = (left: Expr, right: Expr, hasLetter: (expr: Expr) => boolean): UsualLine[] =>
  left.kind === 'root' && left.index === 2 && hasLetter(left.of)
    ? [{ key: 'one-side-squared', line: equation(left.of, right) }]
    : []

/** 8 · 2^(3 - x) as 16^(3 - x). */
function factorIntoBase(left: Expr, right: Expr, hasLetter: (expr: Expr) => boolean): UsualLine[] {
  if (right.kind !== 'multiply') return []
  const [factor, power] =
    right.left.kind === 'power' && hasLetter(right.left) ? [right.right, right.left] : [right.left, right.right]
  if (power.kind !== 'power' || !isClosed(factor) || !isClosed(power.left)) return []
  const joined = number1(realAt(factor, {}) * realAt(power.left, {}))
  return [{ key: 'factor-into-base', line: equation(left, binary('power', joined, power.right)) }]
}

/** 5^(x - 1) = 25 as x - 1 = 5, and 2^x = 32 as x = 16: divided, or the root taken, where an exponent is asked for. */
function divisionForExponent(left: Expr, right: Expr, hasLetter: (expr: Expr) => boolean): UsualLine[] {
  if (left.kind !== 'power' || !isClosed(left.left) || !hasLetter(left.right) || !isClosed(right)) return []
  const wrong = [binary('divide', right, left.left), rootOf(right), right]
  return wrong.map((each) => ({ key: 'exponent-asked', line: equation(left.right, each) }))
}

/** ln x = 3 as x = 3e. */
function logMultiplied(left: Expr, right: Expr, hasLetter: (expr: Expr) => boolean): UsualLine[] {
  const inside = left.kind === 'call' && left.fn === 'ln' ? left.args[0] : undefined
  if (!inside || !hasLetter(inside) || !isClosed(right)) return []
  return [{ key: 'log-undone', line: equation(inside, binary('multiply', right, constant('e'))) }]
}

const number1 = (value: number): Expr => {
  const places = Number.isInteger(value) ? 0 : 6
  return number({ n: BigInt(Math.round(value * 10 ** places)), d: BigInt(10 ** places) })
}

import type { Expr } from '../ast.ts'
import { collectNames, number } from '../ast.ts'
import { realAt } from '../numeric.ts'
import { add, divide, equals, isZero, multiply, ONE, rational, subtract } from '../rational.ts'
import { rewritten } from './definitions.ts'
import type { Formula } from './figure-formulas.ts'
import { minus, num, over, plus, power, root, times } from './pattern.ts'

/** A derived letter: its formula in the given numbers, its value, and the number of formulas used. */
export interface Known {
  readonly expr: Expr
  readonly value: number
  readonly depth: number
}

export const put = (of: Expr, values: ReadonlyMap<string, Expr>): Expr =>
  rewritten(of, (node) => (node.kind === 'name' ? (values.get(node.name) ?? null) : null))

/** More rounds than any task needs; later rounds only check consistency. */
const ROUNDS = 8

/**
 * Derives every letter that follows, formula by formula, each with one unknown. null where the numbers are inconsistent
 * or a part would not be positive.
 */
export function chain(given: ReadonlyMap<string, Known>, formulas: readonly Formula[]): Map<string, Known> | null {
  const known = new Map(given)
  const letters = formulas.map(({ left, right }) => [...collectNames(left), ...collectNames(right)])
  for (let round = 0; round < ROUNDS; round++) {
    const found = new Map<string, Known>()
    for (const [index, formula] of formulas.entries()) {
      const unknown = [...new Set(letters[index]!.filter((each) => !known.has(each)))]
      if (unknown.length !== 1 || found.has(unknown[0]!)) continue
      const solved = solveFor(formula, unknown[0]!, known)
      if (solved === 'contradiction') return null
      if (solved) found.set(unknown[0]!, solved)
    }
    if (found.size === 0) break
    for (const [letter, value] of found) known.set(letter, value)
  }
  const values = Object.fromEntries([...known].map(([letter, { value }]) => [letter, value]))
  const holds = ({ left, right }: Formula) => {
    const [a, b] = [realAt(left, values), realAt(right, values)]
    return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))
  }
  return formulas.every((each, index) => letters[index]!.some((letter) => !known.has(letter)) || holds(each))
    ? known
    : null
}

function solveFor({ left, right }: Formula, letter: string, known: ReadonlyMap<string, Known>) {
  const [a, b] = [coefficients(left, letter), coefficients(right, letter)]
  const made = a && b && solved(a, b, known)
  if (!made) return null
  const used = [...collectNames(made)]
  const values = Object.fromEntries(used.map((each) => [each, known.get(each)!.value]))
  const value = realAt(made, values)
  if (!(value > 1e-12) || !Number.isFinite(value)) return 'contradiction'
  const expr = put(made, new Map(used.map((each) => [each, known.get(each)!.expr])))
  return { expr, value, depth: 1 + Math.max(0, ...used.map((each) => known.get(each)!.depth)) }
}

type Coefficients = ReadonlyMap<number, Expr>
const zero = num(0)

function solved(a: Coefficients, b: Coefficients, known: ReadonlyMap<string, Known>): Expr | null {
  const at = (of: Coefficients, degree: number) => of.get(degree) ?? zero
  const degrees = [...new Set([...a.keys(), ...b.keys()])].filter((degree) => degree > 0)
  const [degree] = degrees
  if (degree === undefined || degrees.length > 1) return null
  // Solve on the side with the larger coefficient, so that the difference is positive.
  const values = Object.fromEntries([...known].map(([letter, { value }]) => [letter, value]))
  const isRight = realAt(at(b, degree), values) > realAt(at(a, degree), values)
  const [own, other] = isRight ? [b, a] : [a, b]
  const rest = less(at(other, 0), at(own, 0))
  const value = divided(rest, less(at(own, degree), at(other, degree)))
  return degree === 1 ? value : root(value, degree)
}

/** The coefficients by power of a letter; null if it occurs in a function or denominator. */
function coefficients(expr: Expr, letter: string): Coefficients | null {
  if (!collectNames(expr).has(letter)) return new Map([[0, expr]])
  switch (expr.kind) {
    case 'name':
      return new Map([[1, num(1)]])
    case 'add':
    case 'subtract': {
      const [a, b] = [coefficients(expr.left, letter), coefficients(expr.right, letter)]
      if (!a || !b) return null
      const combine = expr.kind === 'add' ? sumOf : less
      const degrees = new Set([...a.keys(), ...b.keys()])
      return new Map([...degrees].map((degree) => [degree, combine(a.get(degree) ?? zero, b.get(degree) ?? zero)]))
    }
    case 'multiply':
      return multiplied(coefficients(expr.left, letter), coefficients(expr.right, letter))
    case 'divide': {
      const top = collectNames(expr.right).has(letter) ? null : coefficients(expr.left, letter)
      return top && new Map([...top].map(([degree, each]) => [degree, divided(each, expr.right)]))
    }
    case 'power': {
      const times = expr.right.kind === 'number' ? Number(expr.right.value.n) : 0
      const base = coefficients(expr.left, letter)
      if (!base || times < 2 || times > 3) return null
      if (base.size === 1 && base.has(1)) return new Map([[times, raised(base.get(1)!, times)]])
      const square = multiplied(base, base)
      return times === 2 ? square : multiplied(square, base)
    }
    default:
      return null
  }
}

function multiplied(a: Coefficients | null, b: Coefficients | null): Coefficients | null {
  if (!a || !b) return null
  const all = new Map<number, Expr>()
  for (const [i, left] of a)
    for (const [j, right] of b) all.set(i + j, sumOf(all.get(i + j) ?? zero, product(left, right)))
  return all
}

// ---- Arithmetic that leaves the given numbers alone ---------------------------------------------------------------

const exact = (of: Expr) => (of.kind === 'number' ? of.value : null)
const is = (of: Expr, value: number) => {
  const own = exact(of)
  return own !== null && equals(own, rational(value))
}
const raised = (a: Expr, n: number): Expr => (is(a, 1) ? a : power(a, n))

function sumOf(a: Expr, b: Expr): Expr {
  const [m, n] = [exact(a), exact(b)]
  if (m && n) return number(add(m, n))
  if (is(a, 0) || is(b, 0)) return is(a, 0) ? b : a
  return b.kind === 'negate' ? less(a, b.of) : plus(a, b)
}
function less(a: Expr, b: Expr): Expr {
  const [m, n] = [exact(a), exact(b)]
  if (m && n) return number(subtract(m, n))
  if (is(b, 0)) return a
  if (b.kind === 'negate') return sumOf(a, b.of)
  return is(a, 0) ? { kind: 'negate', of: b } : minus(a, b)
}
function product(a: Expr, b: Expr): Expr {
  const [m, n] = [exact(a), exact(b)]
  if (m && n) return number(multiply(m, n))
  if (is(a, 0) || is(b, 0)) return zero
  if (b.kind === 'negate') return { kind: 'negate', of: product(a, b.of) }
  return is(a, 1) ? b : is(b, 1) ? a : n ? times(b, a) : times(a, b)
}
function divided(a: Expr, b: Expr): Expr {
  const n = exact(b)
  const m = exact(a)
  if (a.kind === 'negate') return { kind: 'negate', of: divided(a.of, b) }
  if (n && !isZero(n)) {
    if (m) return number(divide(m, n))
    if (equals(n, ONE)) return a
    const turned = divide(ONE, n)
    if (turned.d === 1n) return times(number(turned), a)
    if (n.d !== 1n) return over(times(number(n.d), a), number(n.n))
  }
  return over(a, b)
}

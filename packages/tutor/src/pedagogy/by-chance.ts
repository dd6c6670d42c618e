import { children, type Expr, expressionsOf, isClosed, number, type Statement, withChildren } from '../math/ast.ts'
import type { Claim } from '../math/claims/claim.ts'
import { isCompound, isNumeral } from '../math/pieces.ts'
import { add, type Rational, rational } from '../math/rational.ts'
import { solve } from '../math/solve.ts'
import { rootsIn } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { truthOf } from './senses.ts'

/** A counterexample to a method: the result `value` with the number `from` of the task changed to `to`. */
export interface Trial {
  readonly value: Expr
  readonly from: Expr
  readonly to: Expr
}

/**
 * Detects a calculation with the task's numbers that gives the right result by chance, and another one as soon as any
 * number changes: `3 + 6 + 3 + 6` for the area of 3 by 6. null if nothing contradicts the method.
 */
export function byChance(task: Statement, answer: Statement, claims: readonly Claim[]): Trial | null {
  // In other kinds of tasks the effect of a changed number is unknown.
  if (task.kind !== 'expression' && task.kind !== 'equation' && !isOfList(task)) return null
  const result = onlyValue(answer)
  const ways = claims.flatMap(({ line, standing }) => (standing === 'stated' ? calculationIn(line.statement) : []))
  const [way, ...others] = ways
  if (!result || !way || others.length > 0 || sameValue(way, result) !== 'verified') return null
  const given = expressionsOf(task).flatMap(numbersOf)
  const used = numbersOf(way)
  const isGiven = (each: Rational) => given.some((one) => isSame(one, each))
  if (used.length < 2 || used.length > 8 || !used.every(isGiven)) return null
  const places = used.filter((each, index) => used.findIndex((one) => isSame(one, each)) === index)
  if (places.some((place) => isKept(task, way, place))) return null
  // Prefer a change with an integer result, which is easier to follow.
  const changes = [...places]
    .reverse()
    .flatMap((from) =>
      [nextTo(from), add(from, from)].map((to) => ({ value: result, from: number(from), to: number(to) })),
    )
  const isWhole = ({ from, to }: Trial) => {
    const changed = from.kind === 'number' && to.kind === 'number' ? changeIn(task, from.value, to.value, 0) : null
    const solved = changed && solve(changed)
    const wanted = solved && 'solution' in solved ? onlyValue(solved.solution.answer) : null
    return wanted?.kind === 'number' && wanted.value.d === 1n
  }
  return changes.find(isWhole) ?? changes[0]!
}

/** A calculation of the student still leads to the result when a number of the task changes. */
export function wayIsKept(task: Statement, answer: Statement, claims: readonly Claim[]): boolean {
  const result = onlyValue(answer)
  const given = expressionsOf(task).flatMap(numbersOf)
  const ways = claims.flatMap(({ line }) => calculationIn(line.statement))
  return (
    result !== null &&
    ways.some(
      (way) =>
        sameValue(way, result) === 'verified' &&
        numbersOf(way).some((place) => given.some((each) => isSame(each, place)) && isKept(task, way, place)),
    )
  )
}

/** "Divide by the percent" works for 10 % only. */
export function dividedByPercent(task: Statement, text: string, byPercent: RegExp): Trial | null {
  if (task.kind !== 'expression' || !byPercent.test(text)) return null
  const [percent, hundred] = numbersOf(task.value)
  const isPercent = percent && hundred && isSame(hundred, rational(100))
  if (!isPercent) return null
  return { value: task.value, from: number(percent), to: number(add(percent, percent)) }
}

/** The calculation in "x = 4 - 2 = 2" or "3*6 = 18"; a bare value has none. */
function calculationIn(statement: Statement): readonly Expr[] {
  const parts = statement.kind === 'chain' ? statement.parts : statement.kind === 'expression' ? [statement.value] : []
  const closed = parts.filter(isClosed)
  if (statement.kind === 'chain' && truthOf({ kind: 'chain', parts: closed }) === false) return []
  return closed.filter((part) => isCompound(part) && !isNumeral(part))
}

/** Whether the method still gives the task's result after one number is changed. */
function isKept(task: Statement, way: Expr, place: Rational): boolean {
  // The difference of two near numbers is often their common divisor: one change is bigger.
  const changes = [nextTo(place), add(nextTo(place), rational(2)), add(nextTo(place), rational(4))]
  const spots = countOf(way, place)
  return Array.from({ length: expressionsOf(task).reduce((sum, side) => sum + countOf(side, place), 0) }).some(
    (_, at) =>
      Array.from({ length: 2 ** spots - 1 }).some((_each, choice) =>
        changes.every((to) => {
          const changed = changeIn(task, place, to, at)
          const solved = changed ? solve(changed) : null
          const wanted = solved && 'solution' in solved ? onlyValue(solved.solution.answer) : null
          const own = changed && replaced(way, place, to, (index) => ((choice + 1) >> index) % 2 === 1).expr
          return wanted !== null && own !== null && sameValue(own, wanted) === 'verified'
        }),
      ),
  )
}

const nextTo = (value: Rational) => add(value, rational(1))
const isSame = (a: Rational, b: Rational) => a.n === b.n && a.d === b.d

const numbersOf = (expr: Expr): Rational[] =>
  expr.kind === 'number' ? [expr.value] : children(expr).flatMap(numbersOf)
const countOf = (expr: Expr, value: Rational) => numbersOf(expr).filter((each) => isSame(each, value)).length

function replaced(expr: Expr, from: Rational, to: Rational, isChosen: (index: number) => boolean, start = 0) {
  let index = start
  const walk = (node: Expr): Expr => {
    if (node.kind !== 'number') return withChildren(node, children(node).map(walk))
    return isSame(node.value, from) && isChosen(index++) ? number(to) : node
  }
  return { expr: walk(expr), index }
}

const isOfList = (task: Statement) => task.kind === 'request' && task.subject.kind === 'values'

function changeIn(task: Statement, from: Rational, to: Rational, at: number): Statement | null {
  const isChosen = (index: number) => index === at
  if (task.kind === 'request' && task.subject.kind === 'values') {
    let start = 0
    const values = task.subject.values.map((value) => {
      const { expr, index } = replaced(value, from, to, isChosen, start)
      start = index
      return expr
    })
    return { ...task, subject: { ...task.subject, values } }
  }
  if (task.kind === 'expression') return { ...task, value: replaced(task.value, from, to, isChosen).expr }
  if (task.kind !== 'equation') return null
  const left = replaced(task.left, from, to, isChosen)
  return { ...task, left: left.expr, right: replaced(task.right, from, to, isChosen, left.index).expr }
}

function onlyValue(answer: Statement): Expr | null {
  if (answer.kind === 'expression') return isClosed(answer.value) ? answer.value : null
  if (answer.kind === 'equation') return isClosed(answer.right) ? answer.right : null
  const roots = rootsIn(answer)
  return roots.length === 1 ? roots[0]! : null
}

/**
 * "Cross out the 6 and the 6" in 16/64: the crossed-out digit is not a common factor. null if it is one, or nothing is
 * crossed out.
 */
export function crossedDigits(task: Statement, text: string, crossing: RegExp): { digit: string; line: Expr } | null {
  const line = task.kind === 'expression' ? task.value : null
  if (line?.kind !== 'divide' || line.left.kind !== 'number' || line.right.kind !== 'number') return null
  const [top, bottom] = [line.left.value, line.right.value]
  if (!crossing.test(text) || top.d !== 1n || bottom.d !== 1n) return null
  const named = [...text.matchAll(/(?<![\d/])\d(?![\d/])/g)].map(([digit]) => digit)
  const digit = named.find(
    (each, index) =>
      named.indexOf(each) !== index && [top.n, bottom.n].every((part) => `${part}`.includes(each)) && each !== '0',
  )
  if (!digit || [top.n, bottom.n].every((part) => part % BigInt(digit) === 0n)) return null
  return { digit, line }
}

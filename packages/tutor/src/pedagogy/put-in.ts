import { type Equation, type Expr, expressionsOf, isClosed, type Statement } from '../math/ast.ts'
import { putIn, substituted } from '../math/check.ts'
import type { Claim } from '../math/claims/claim.ts'
import { isCompound, isNumeral, isSameForm } from '../math/pieces.ts'
import { rootsIn } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { taskOf, wholeSolution } from './problem.ts'
import { truthOf } from './senses.ts'
import type { Problem } from './state.ts'

/** A root substituted in both sides, with the values. */
export interface Check {
  readonly unknown: string
  readonly root: Expr
  readonly value: Expr
  /** The side that was not calculated as written; null if both are correct. */
  readonly slip: { readonly side: Expr; readonly written: Expr } | null
}

/**
 * "5*9 - 10 = 35 and 3*9 + 8 = 35": the sides of the equation with a root substituted. null unless both sides are
 * there.
 */
export function putInto(problem: Problem, claims: readonly Claim[]): Check | null {
  const task = taskOf(problem)
  const { unknown, answer } = wholeSolution(problem)
  if (task.kind !== 'equation' || unknown === null) return null
  const sums = claims.flatMap(({ line: { statement }, standing }) =>
    statement.kind === 'chain' && (standing === 'stated' || standing === 'asked') && truthOf(statement) === true
      ? [statement.parts]
      : [],
  )
  const written = sums.flatMap((parts) => parts.filter((part) => isCompound(part) && !isNumeral(part)))
  if (written.length < 2) return null
  for (const root of rootsOf(answer)) {
    const sides = putIn(task, unknown, root)
    if (!sides) continue
    const isThere = (part: Expr) => sameValue(part, sides.left) === 'verified'
    const right = written.filter(isThere)
    if (right.length === written.length) return { unknown, root, value: sides.left, slip: null }
    const side = [task.left, task.right].find((each) =>
      written.some((part) => !isThere(part) && hasNumbersOf(part, substituted(each, unknown, root))),
    )
    const off = written.filter((part) => !isThere(part))
    if (right.length > 0 && side && off.length === 1 && right.some((part) => isSide(part, task, unknown, root)))
      return { unknown, root, value: sides.left, slip: { side, written: off[0]! } }
  }
  return null
}

/** One side of the equation with a root substituted, worked out right. */
export interface SideCheck extends Check {
  readonly side: Expr
  readonly other: Expr
}

/** "3(-5 - 4) = -27": the first half of a check. null if no single calculation is a side with a root in it. */
export function putIntoSide(problem: Problem, claims: readonly Claim[]): SideCheck | null {
  const task = taskOf(problem)
  const { unknown, answer } = wholeSolution(problem)
  if (task.kind !== 'equation' || unknown === null) return null
  const sums = claims.flatMap(({ line: { statement } }) => (statement.kind === 'chain' ? [statement] : []))
  const [only] = sums
  const [first] = only?.parts ?? []
  if (!only || !first || sums.length > 1 || truthOf(only) !== true) return null
  for (const root of rootsOf(answer)) {
    const sides = putIn(task, unknown, root)
    const side = [task.left, task.right].find((each) => isSameForm(first, substituted(each, unknown, root)))
    if (!sides || !side || isClosed(side)) continue
    return { unknown, root, value: sides.left, slip: null, side, other: side === task.left ? task.right : task.left }
  }
  return null
}

const rootsOf = (answer: Statement): readonly Expr[] =>
  answer.kind === 'equation' ? (isClosed(answer.right) ? [answer.right] : []) : rootsIn(answer)

const isSide = (part: Expr, task: Equation, unknown: string, root: Expr) =>
  [task.left, task.right].some((side) => isSameForm(part, substituted(side, unknown, root)))

const digits = (expr: Expr): string =>
  expressionsOf({ kind: 'expression', value: expr }).flatMap(numbersIn).sort().join()
const numbersIn = (expr: Expr): string[] => {
  if (expr.kind === 'number') return [`${expr.value.n}/${expr.value.d}`]
  if (expr.kind === 'negate' || expr.kind === 'root') return numbersIn(expr.of)
  if (expr.kind === 'call') return expr.args.flatMap(numbersIn)
  return 'left' in expr ? [...numbersIn(expr.left), ...numbersIn(expr.right)] : []
}
/** Uses the same numbers, combined differently. */
const hasNumbersOf = (part: Expr, side: Expr) => digits(part) === digits(side)

/** `x = 9` for the substituted root. */
export const rootLine = ({ unknown, root }: Check): Equation => ({
  kind: 'equation',
  left: { kind: 'name', name: unknown },
  right: root,
})

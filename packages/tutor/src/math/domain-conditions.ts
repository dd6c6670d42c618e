import { type Expr, equation, type Interval, type Statement } from './ast.ts'
import { intervalsOf, isDomain } from './judge.ts'
import type { Judgement } from './judgement.ts'
import { realAt } from './numeric.ts'
import { asSet } from './relations.ts'
import { plainMethod, solve } from './solve.ts'
import { rootsIn, type Solution } from './steps.ts'

/**
 * Grades a line about a domain. The domain may lack single points of the set that is stated, so both sets are compared at
 * all of their ends and between them. A condition that has to hold too, such as `x <= 5` where x = 2 is excluded as well,
 * is a right part of the way and not the answer.
 */
export function judgeDomain(of: Expr, unknown: string, solution: Solution, line: Statement): Judgement {
  const whole = intervalsOf(asSet(solution.answer))
  const stated = (line.kind === 'system' ? line.lines : [line]).map(statedSet)
  const conditions = stated.flatMap((each) => each ?? [])
  if (conditions.length < stated.length) return { kind: 'unknown', line }
  const isStatedAt = (x: number) => conditions.every((each) => isIn(x, each))
  const first = conditions[0]
  if (!whole)
    return first && conditions.length === 1
      ? verdictOf(isDomain(of, unknown, first), solution, line)
      : { kind: 'unknown', line }
  const [own, wanted] = [conditions.flatMap(endsOf), endsOf(whole)]
  const marks = [...new Set([...own, ...wanted])].sort((a, b) => a - b)
  const points = [...marks, ...marks.slice(1).map((mark, at) => (mark + marks[at]!) / 2), -FAR, FAR]
  const pairs = points.map((x) => ({ isNeeded: isIn(x, whole), isStated: isStatedAt(x) }))
  if (pairs.every(({ isNeeded, isStated }) => isNeeded === isStated)) return { kind: 'right', line: solution.answer }
  const isOfDomain = own.every((end) => wanted.some((other) => near(end, other)))
  const holdsThere = pairs.every(({ isNeeded, isStated }) => isStated || !isNeeded)
  const excludes = pairs.some(({ isStated }) => !isStated)
  return isOfDomain && holdsThere && excludes ? { kind: 'part', line } : { kind: 'wrong', line, about: 'value' }
}

const FAR = 1e9

const verdictOf = (truth: ReturnType<typeof isDomain>, { answer }: Solution, line: Statement): Judgement =>
  truth === 'verified'
    ? { kind: 'right', line: answer }
    : truth === 'refuted'
      ? { kind: 'wrong', line, about: 'value' }
      : { kind: 'unknown', line }

type Condition = readonly Interval[]

/** What a line says of the letter, solved where it is not yet: `5 - x >= 0`, `x^2 - 4 != 0`. In a list, as it may be empty. */
function statedSet(line: Statement): readonly [Condition] | null {
  const set = line.kind === 'inequality' && line.relation === '!=' ? null : intervalsOf(asSet(line))
  if (set) return [set]
  if (line.kind !== 'inequality') return null
  const isOther = line.relation === '!='
  const solved = solve(isOther ? equation(line.left, line.right) : line, plainMethod)
  if (!('solution' in solved)) return null
  const { answer } = solved.solution
  const found = isOther ? allBut(rootsIn(answer)) : intervalsOf(asSet(answer))
  return found && [found]
}

function allBut(values: readonly Expr[]): Condition | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => realAt(a, {}) - realAt(b, {}))
  return [null, ...sorted].map((from, at) => ({ from, to: sorted[at] ?? null, closedFrom: false, closedTo: false }))
}

const endsOf = (intervals: Condition): number[] =>
  intervals.flatMap(({ from, to }) => [from, to].flatMap((end) => (end ? [realAt(end, {})] : [])))

const near = (a: number, b: number) =>
  Number.isFinite(b) && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

const isIn = (x: number, intervals: readonly Interval[]): boolean =>
  intervals.some(({ from, to, closedFrom, closedTo }) => {
    const low = from ? realAt(from, {}) : Number.NEGATIVE_INFINITY
    const high = to ? realAt(to, {}) : Number.POSITIVE_INFINITY
    return near(x, low) ? closedFrom : near(x, high) ? closedTo : x > low && x < high
  })

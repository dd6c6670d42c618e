import { simplified } from './algebra.ts'
import { approximate } from './approximate.ts'
import type { Equation, Expr, Request, Statement } from './ast.ts'
import {
  call,
  equation,
  expression,
  isClosed,
  name,
  namesOf,
  number,
  SERIES_LETTER,
  someRootsOperations,
} from './ast.ts'
import { degrees, seriesInDegrees } from './degrees.ts'
import { replaced } from './equation-work.ts'
import { isWholeSeries } from './judge.ts'
import type { Judgement } from './judgement.ts'
import { realAt } from './numeric.ts'
import type { Decline, Solution, Step } from './steps.ts'
import { rootsIn } from './steps.ts'

/**
 * The roots of an equation that lie in an interval, or the first of them on one side of zero; the roots in degrees. The
 * equation is solved as always, and the last step reads off what is asked.
 *
 * `roots-between`: values are both ends and, where an end belongs to the interval, 1 for the first, 2 for the second, 3 for
 * both. `root-first`: 1 for the smallest positive root, -1 for the greatest negative one. `in-degrees`: none.
 */
type SomeRoots = (typeof someRootsOperations)[number]

export const asksForSomeRoots = (operation: Request['operation']): operation is SomeRoots =>
  (someRootsOperations as readonly string[]).includes(operation)

/** Turns looked at on either side: intervals of school are a few turns long. */
const TURNS = 60
const MOST_ROOTS = 24

export function solveSomeRoots(task: Request, inner: (task: Statement) => Solution | Decline): Solution | Decline {
  const solved = inner(task.subject)
  if (typeof solved === 'string') return solved
  const answer = readOff(task, solved.answer)
  if (!answer) return 'not-in-reach'
  const last: Step = { rule: 'read-off', before: solved.answer, after: answer, facts: {} }
  const unknown = answer.kind === 'expression' ? null : solved.unknown
  return { family: solved.family, unknown, steps: [...solved.steps, last], answer }
}

function readOff(task: Request, answer: Statement): Statement | null {
  const letter = name(unknownOf(task))
  if (task.operation === 'in-degrees') {
    if (answer.kind !== 'series') return null
    const values = answer.values.map(seriesInDegrees)
    return values.every((each) => each !== null) ? { ...answer, values: values.map((each) => each!) } : null
  }
  const roots = everyRoot(answer)
  if (!roots) return null
  if (task.operation === 'root-first') {
    const side = approximate(task.values![0]!)
    const [first] = roots
      .filter((root) => approximate(root) * side > 1e-9)
      .sort((a, b) => Math.abs(approximate(a)) - Math.abs(approximate(b)))
    return first ? expression(first) : null
  }
  const inside = roots.filter(isInside(task)).sort((a, b) => approximate(a) - approximate(b))
  if (inside.length > MOST_ROOTS) return null
  if (inside.length === 0) return { kind: 'no-solution' }
  const [from] = task.values!
  const isInDegrees = from!.kind === 'call' && from!.fn === 'deg'
  const values = isInDegrees ? inside.map(degrees) : inside
  if (values.some((value) => value === null)) return null
  return { kind: 'cases', cases: values.map((value) => equation(letter, value!)) }
}

const unknownOf = (task: Request) => task.unknown ?? namesOf(task.subject)[0] ?? 'x'

/** Each root once; those of a series for the turns near zero. */
function everyRoot(answer: Statement): readonly Expr[] | null {
  if (answer.kind === 'no-solution') return []
  if (answer.kind === 'cases') {
    const roots = rootsIn(answer)
    return roots.length === answer.cases.length && roots.every(isClosed) ? roots : null
  }
  if (answer.kind !== 'series') return null
  return answer.values.flatMap((value) =>
    Array.from({ length: 2 * TURNS + 1 }, (_, index) =>
      simplified(replaced(value, name(SERIES_LETTER), number(index - TURNS))),
    ),
  )
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

function isInside({ values }: Request): (root: Expr | number) => boolean {
  const [from, to] = values!.slice(0, 2).map((end) => realAt(end, {})) as [number, number]
  const closed = approximate(values![2] ?? number(0))
  return (root) => {
    const at = typeof root === 'number' ? root : realAt(root, {})
    if (near(at, from)) return (closed & 1) === 1
    if (near(at, to)) return (closed & 2) === 2
    return at > from && at < to
  }
}

// ---- The judge -------------------------------------------------------------------------------------------------------

const gapOf =
  ({ left, right }: Equation, unknown: string) =>
  (x: number) =>
    realAt(left, { [unknown]: x }) - realAt(right, { [unknown]: x })

/** Changes of sign between two places, closely enough to tell roots apart; poles are none. */
function signChanges(gap: (x: number) => number, from: number, to: number): number[] {
  const steps = 4000
  const found: number[] = []
  for (let index = 0; index < steps; index++) {
    let [low, high] = [from + ((to - from) * index) / steps, from + ((to - from) * (index + 1)) / steps]
    const [a, b] = [gap(low), gap(high)]
    if (!Number.isFinite(a) || !Number.isFinite(b) || a === 0 || a * b > 0) continue
    for (let halving = 0; halving < 60; halving++) {
      const middle = (low + high) / 2
      if (gap(low) * gap(middle) <= 0) high = middle
      else low = middle
    }
    if (Math.abs(gap((low + high) / 2)) < 1e-6) found.push((low + high) / 2)
  }
  return found
}

/** Every root that is told solves the equation where it is asked for, and no change of sign there is left out. */
export function areSomeRootsVerified(task: Request, { answer }: Solution): boolean {
  const { subject, operation } = task
  if (subject.kind !== 'equation') return false
  const unknown = unknownOf(task)
  if (operation === 'in-degrees')
    return answer.kind === 'series' && isWholeSeries(subject, unknown, answer.values, SERIES_LETTER) === 'verified'
  const gap = gapOf(subject, unknown)
  const solves = (root: number) => Math.abs(gap(root)) <= 1e-7
  if (operation === 'root-first') {
    if (answer.kind !== 'expression') return false
    const root = realAt(answer.value, {})
    const hidden = signChanges(gap, Math.min(0, root) + 1e-6, Math.max(0, root) - 1e-6)
    return root * approximate(task.values![0]!) > 0 && solves(root) && hidden.length === 0
  }
  const roots = answer.kind === 'no-solution' ? [] : rootsIn(answer).map((root) => realAt(root, {}))
  const [from, to] = task.values!.map((end) => realAt(end, {})) as [number, number]
  const isIn = isInside(task)
  return (
    roots.every((root) => solves(root) && isIn(root)) &&
    signChanges(gap, from, to).every((found) => !isIn(found) || roots.some((root) => Math.abs(root - found) < 1e-6))
  )
}

/** Roots as an answer, all or some of them; the series on the way to them. null: judged like any other line. */
export function judgeSomeRoots(task: Request, { answer }: Solution, line: Statement): Judgement | null {
  const { subject } = task
  if (subject.kind !== 'equation' || task.operation === 'root-first') return null
  const unknown = unknownOf(task)
  if (line.kind === 'series' && task.operation === 'roots-between') {
    const isWhole = isWholeSeries(subject, unknown, line.values, SERIES_LETTER) === 'verified'
    return isWhole ? { kind: 'part', line } : { kind: 'wrong', line, about: 'roots' }
  }
  if (task.operation === 'in-degrees') {
    if (line.kind !== 'series') return null
    const isWhole = isWholeSeries(subject, unknown, line.values, SERIES_LETTER) === 'verified'
    return isWhole ? { kind: 'right', line: answer } : { kind: 'wrong', line, about: 'roots' }
  }
  const stated = statedRoots(line, unknown, task)
  if (!stated) return line.kind === answer.kind && line.kind === 'no-solution' ? { kind: 'right', line: answer } : null
  const [own, given] = [rootsIn(answer), stated].map((all) => all.map((root) => realAt(root, {})))
  if (!given!.every((root) => own!.some((each) => near(each, root)))) return { kind: 'wrong', line, about: 'roots' }
  return own!.every((root) => given!.some((each) => near(each, root)))
    ? { kind: 'right', line: answer }
    : { kind: 'missing-root', line, found: stated }
}

/** Where the ends are in degrees, `30` is an angle of so many. */
function statedRoots(line: Statement, unknown: string, { values }: Request): readonly Expr[] | null {
  const asAngle = (value: Expr): Expr =>
    values![0]!.kind === 'call' && !(value.kind === 'call' && value.fn === 'deg') ? call('deg', value) : value
  if (line.kind === 'expression') return isClosed(line.value) ? [asAngle(line.value)] : null
  if (line.kind === 'values') return line.values.map(asAngle)
  const all = line.kind === 'equation' ? [line] : line.kind === 'cases' ? line.cases : []
  const isNamed =
    all.length > 0 && all.every(({ left, right }) => left.kind === 'name' && left.name === unknown && isClosed(right))
  return isNamed ? all.map(({ right }) => asAngle(right)) : null
}

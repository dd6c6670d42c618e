import { simplified } from './algebra/simplified.ts'
import { approximate } from './approximate.ts'
import type { Equation, Expr, Request, Statement } from './ast.ts'
import { call, equation, expression, isClosed, name, namesOf, number, SERIES_LETTER } from './ast.ts'
import { degrees, seriesInDegrees } from './degrees.ts'
import { replaced } from './equation-work.ts'
import { isWholeSeries } from './judge.ts'
import type { Judgement } from './judgement.ts'
import { realAt } from './numeric.ts'
import type { Decline, Solution, Step } from './steps.ts'
import { rootsIn } from './steps.ts'
import { isInside, near, solvesAll, unknownOf } from './verify-roots-between.ts'

/** Periods searched on either side: school intervals span a few. */
const TURNS = 60
const MOST_ROOTS = 24

/**
 * The roots of an equation that lie in an interval, or the first of them on one side of zero; the roots in degrees. The
 * equation is solved as always, and the last step reads off what is asked.
 *
 * `roots-between`: values are both ends and, where an end belongs to the interval, 1 for the first, 2 for the second, 3 for
 * both. `root-first`: 1 for the smallest positive root, -1 for the greatest negative one. `in-degrees`: none.
 */
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

/** Every root once; of a series those of the periods near zero. */
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

// ---- A line of work -----------------------------------------------------------------------------------------------

/** Grades one or more roots as an answer, or the series as an intermediate line; null: graded as any other line. */
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
  const way = equationsOnWay(line, unknown)
  if (way)
    return solvesAll(way, unknown, rootsIn(answer)) ? { kind: 'right', line } : { kind: 'wrong', line, about: 'line' }
  const stated = statedRoots(line, unknown, task)
  if (!stated) return line.kind === answer.kind && line.kind === 'no-solution' ? { kind: 'right', line: answer } : null
  const [own, given] = [rootsIn(answer), stated].map((all) => all.map((root) => realAt(root, {})))
  if (!given!.every((root) => own!.some((each) => near(each, root)))) return { kind: 'wrong', line, about: 'roots' }
  return own!.every((root) => given!.some((each) => near(each, root)))
    ? { kind: 'right', line: answer }
    : { kind: 'missing-root', line, found: stated }
}

/** `sin x = 1/2`, `cos x = 0 or cos x = 1/2` on the way to the roots: not solved for the letter yet. null: something else. */
function equationsOnWay(line: Statement, unknown: string): readonly Equation[] | null {
  const all = line.kind === 'equation' ? [line] : line.kind === 'cases' ? line.cases : []
  const isOpen = (own: Equation) => namesOf(own).join() === unknown && own.left.kind !== 'name'
  return all.length > 0 && all.every(isOpen) ? all : null
}

/** Parses roots; if the ends are in degrees, `30` means 30°. */
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

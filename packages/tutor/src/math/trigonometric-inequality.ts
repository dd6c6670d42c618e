import { simplified } from './algebra/simplified.ts'
import { approximate } from './approximate.ts'
import type { Expr, Inequality, Interval, Relation, Statement } from './ast.ts'
import { binary, call, constant, inequality, name, negated, number } from './ast.ts'
import type { Trace } from './equation.ts'
import { contains, freshLetter, replaced, Unsolved } from './equation-work.ts'
import { angleOf, anglesIn, series } from './trigonometric.ts'

const π = constant('π')
const turn = binary('multiply', number(2), π)
const half = binary('divide', π, number(2))
const minus = (a: Expr, b: Expr) => binary('subtract', a, b)

const turned: Readonly<Record<Relation, Relation>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '!=': '!=' }

/**
 * Solves an inequality between one trigonometric function of a linear argument and a number: an arc of the unit circle,
 * repeated by the period. null for other kinds.
 */
export function solveTrigonometricInequality(task: Inequality, unknown: string, trace: Trace): Statement | null {
  const calls = new Map([...anglesIn(task.left, unknown), ...anglesIn(task.right, unknown)])
  const [fn] = calls.values()
  if (calls.size !== 1 || fn?.kind !== 'call' || task.relation === '!=') return null
  const letter = freshLetter({ kind: 'equation', left: task.left, right: task.right })
  const inLetter = inequality(
    replaced(task.left, fn, name(letter)),
    task.relation,
    replaced(task.right, fn, name(letter)),
  )
  if (contains(inLetter.left, unknown) || contains(inLetter.right, unknown)) return null
  const { free, factor } = angleOf(minus(inLetter.left, inLetter.right), letter)
  const relation = approximate(factor) < 0 ? turned[task.relation] : task.relation
  const value = simplified(negated(binary('divide', free, factor)))
  const isSame = task.left === fn && task.relation === relation
  if (!isSame) trace.step('isolate-function', inequality(fn, relation, value))
  const arc = arcOf(fn.fn, relation, value)
  if (arc === 'all' || arc === 'none') {
    const answer: Statement = { kind: arc === 'all' ? 'all-numbers' : 'no-solution' }
    trace.step(arc === 'all' ? 'conclude-all' : 'conclude-none', answer)
    return answer
  }
  const angle = angleOf(fn.args[0]!, unknown)
  const end = (at: Expr) =>
    series(
      simplified(binary('divide', minus(at, angle.free), angle.factor)),
      absolute(simplified(binary('divide', arc.period, angle.factor))),
    )
  const [from, to] = [end(arc.from), end(arc.to)]
  const isTurned = approximate(angle.factor) < 0
  const interval: Interval = isTurned
    ? { from: to, to: from, closedFrom: arc.closedTo, closedTo: arc.closedFrom }
    : { from, to, closedFrom: arc.closedFrom, closedTo: arc.closedTo }
  const answer: Statement = { kind: 'set', unknown, intervals: [interval] }
  trace.step('unit-circle', answer, { value })
  return answer
}

const absolute = (step: Expr) => (approximate(step) < 0 ? simplified(negated(step)) : step)

interface Arc {
  readonly from: Expr
  readonly to: Expr
  readonly closedFrom: boolean
  readonly closedTo: boolean
  readonly period: Expr
}

/** The arc of the unit circle on which the function is above or below the value. */
function arcOf(fn: string, relation: Relation, value: Expr): Arc | 'all' | 'none' {
  const size = approximate(value)
  const isAbove = relation === '>' || relation === '>='
  const closed = relation === '>=' || relation === '<='
  if (!Number.isFinite(size)) throw new Unsolved()
  const both = { closedFrom: closed, closedTo: closed }
  if (fn === 'tan') {
    const at = simplified(call('atan', value))
    return isAbove
      ? { from: at, to: half, closedFrom: closed, closedTo: false, period: π }
      : { from: negated(half), to: at, closedFrom: false, closedTo: closed, period: π }
  }
  if (fn === 'cot') {
    const at = simplified(call('acot', value))
    return isAbove
      ? { from: number(0), to: at, closedFrom: false, closedTo: closed, period: π }
      : { from: at, to: π, closedFrom: closed, closedTo: false, period: π }
  }
  const edge = isAbove ? size : -size
  if (edge > 1 + 1e-12 || (Math.abs(edge - 1) < 1e-12 && !closed)) return 'none'
  if (edge < -1 - 1e-12 || (Math.abs(edge + 1) < 1e-12 && closed)) return 'all'
  if (fn === 'sin') {
    const at = simplified(call('asin', value))
    return isAbove
      ? { from: at, to: minus(π, at), ...both, period: turn }
      : { from: minus(negated(π), at), to: at, ...both, period: turn }
  }
  const at = simplified(call('acos', value))
  return isAbove
    ? { from: negated(at), to: at, ...both, period: turn }
    : { from: at, to: minus(turn, at), ...both, period: turn }
}

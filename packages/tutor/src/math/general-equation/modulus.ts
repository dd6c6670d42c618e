import { Algebra } from '../algebra/index.ts'
import { simplified } from '../algebra/simplified.ts'
import { approximate } from '../approximate.ts'
import { binary, type Equation, type Expr, equation, isClosed, name, negated, number, rootsOf } from '../ast.ts'
import { createTrace } from '../equation.ts'
import {
  contains,
  type FindRoots,
  fits,
  found,
  freshLetter,
  inSize,
  none,
  type Roots,
  replaced,
  Unsolved,
  type Work,
} from '../equation-work.ts'
import { constant } from '../polynomial.ts'
import { ONE, rational } from '../rational.ts'
import { coefficientsBy, isConstant } from '../ring.ts'
import { writeExpression } from '../written.ts'
import { solveCasesOf } from './cases.ts'
import { isZeroExpr } from './sides.ts'

/** |f| = c and |f| = |g| split into two cases; otherwise the signs are fixed between the zeros. */
export function modulusEquation(task: Equation, work: Work, findRoots: FindRoots): Roots {
  const { trace, unknown } = work
  work.family ??= 'modulus'
  const bars = (expr: Expr): Expr[] =>
    expr.kind === 'call' && expr.fn === 'abs' && contains(expr, unknown)
      ? [expr]
      : expr.kind === 'call'
        ? expr.args.flatMap(bars)
        : expr.kind === 'negate' || expr.kind === 'root'
          ? bars(expr.of)
          : 'left' in expr
            ? [...bars(expr.left), ...bars(expr.right)]
            : []
  const all = [...bars(task.left), ...bars(task.right)]
  const [first] = all
  const isSole = all.length === 1 && first?.kind === 'call'
  const isPair = all.length === 2 && [task.left, task.right].every((side) => side.kind === 'call' && side.fn === 'abs')
  if (isPair && task.left.kind === 'call' && task.right.kind === 'call') {
    const [f, g] = [task.left.args[0]!, task.right.args[0]!]
    const cases = [equation(f, g), equation(f, simplified(negated(g)))]
    trace.step('split-modulus', { kind: 'cases', cases })
    return casesFitting(task, cases, work, findRoots)
  }
  if (isSole) {
    // A + B·|f| = 0: isolates the absolute value.
    const letter = freshLetter(task)
    const withLetter = binary(
      'subtract',
      replaced(task.left, first, name(letter)),
      replaced(task.right, first, name(letter)),
    )
    const algebra = new Algebra()
    const { top, bottom } = algebra.ratio(withLetter)
    const [a, b, ...more] = coefficientsBy(top, letter)
    if (!isConstant(bottom) || more.length > 0 || !a || !b) return modulusByIntervals(task, all, work, findRoots)
    const value = algebra.expr(
      algebra.divide({ top: a, bottom: constant(rational(-1)) }, { top: b, bottom: constant(ONE) }),
    )
    const line = equation(first, value)
    if (writeExpression(task.left) !== writeExpression(first) || writeExpression(task.right) !== writeExpression(value))
      trace.step('isolate-function', line)
    if (isClosed(value) && approximate(value) < 0) {
      trace.step('no-modulus', { kind: 'no-solution' }, { value })
      return none
    }
    const inside = first.args[0]!
    const cases = isZeroExpr(value)
      ? [equation(inside, number(0))]
      : [equation(inside, value), equation(inside, simplified(negated(value)))]
    trace.step('split-modulus', { kind: 'cases', cases }, { value })
    return casesFitting(line, cases, work, findRoots)
  }
  return modulusByIntervals(task, all, work, findRoots)
}

function casesFitting(task: Equation, cases: readonly Equation[], work: Work, findRoots: FindRoots): Roots {
  const roots = solveCasesOf(cases, work, findRoots)
  if (roots.kind !== 'roots') return roots
  const kept = roots.values.filter((value) => fits(task, work.unknown, value))
  if (kept.length < roots.values.length)
    work.trace.step('drop-extraneous', kept.length > 0 ? rootsOf(work.unknown, kept) : { kind: 'no-solution' })
  return found(kept)
}

/** Between the zeros of their arguments all absolute values have fixed signs. */
function modulusByIntervals(task: Equation, bars: readonly Expr[], work: Work, findRoots: FindRoots): Roots {
  const { unknown, trace } = work
  if (bars.length > 4) throw new Unsolved()
  const zeros: Expr[] = []
  for (const bar of bars) {
    if (bar.kind !== 'call') continue
    const inner = { ...work, trace: createTrace(task), depth: work.depth + 1, family: null }
    const roots = findRoots(equation(bar.args[0]!, number(0)), inner)
    if (roots.kind !== 'roots') throw new Unsolved()
    zeros.push(...roots.values)
  }
  const points = inSize(zeros)
  const sizes = points.map((point) => approximate(point))
  const values: Expr[] = []
  for (let index = 0; index <= points.length; index++) {
    const [low, high] = [sizes[index - 1] ?? Number.NEGATIVE_INFINITY, sizes[index] ?? Number.POSITIVE_INFINITY]
    const inside =
      low === Number.NEGATIVE_INFINITY
        ? high === Number.POSITIVE_INFINITY
          ? 0
          : high - 1
        : high === Number.POSITIVE_INFINITY
          ? low + 1
          : (low + high) / 2
    const open = (expr: Expr): Expr =>
      bars.reduce((all, bar) => {
        if (bar.kind !== 'call') return all
        const isNegative = approximate(bar.args[0]!, { [unknown]: inside }) < 0
        return replaced(all, bar, isNegative ? negated(bar.args[0]!) : bar.args[0]!)
      }, expr)
    const inner: Work = { ...work, trace: createTrace(task), depth: work.depth + 1, family: null }
    const roots = findRoots(equation(open(task.left), open(task.right)), inner)
    if (roots.kind !== 'roots') throw new Unsolved()
    values.push(
      ...roots.values.filter((value) => {
        const size = approximate(value)
        return size >= low - 1e-9 && size <= high + 1e-9
      }),
    )
  }
  const all = inSize(values)
  if (points.length > 0) trace.fact('critical-points', { kind: 'values', values: points })
  trace.step('modulus-intervals', all.length > 0 ? rootsOf(unknown, all) : { kind: 'no-solution' })
  return found(all)
}

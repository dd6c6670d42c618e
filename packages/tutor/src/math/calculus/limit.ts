import { Algebra } from '../algebra/index.ts'
import { simplified } from '../algebra/simplified.ts'
import { approximate } from '../approximate.ts'
import { binary, constant, type Expr, expression, isClosed, negated, number, type Statement } from '../ast.ts'
import { contains } from '../equation-work.ts'
import { MathsError } from '../rational.ts'
import { coefficientsBy } from '../ring.ts'
import type { Decline, Rule, Solution, Step } from '../steps.ts'
import { substitute } from '../substitute.ts'
import { derivativeOf } from './derivative-rules.ts'

export function limit(task: Statement & { kind: 'expression' }, x: string, point: Expr): Solution | Decline {
  const of = task.value
  const at = approximate(point)
  if (!Number.isFinite(at)) return limitAtInfinity(task, x, at)
  try {
    const value = simplified(substitute(of, x, point))
    if (Number.isFinite(approximate(substitute(of, x, point)))) return done(task, [['limit-value', value]])
  } catch (error) {
    if (!(error instanceof MathsError)) throw error
  }
  let line = of
  try {
    const short = simplified(of)
    const value = simplified(substitute(short, x, point))
    if (isClosed(value) && Number.isFinite(approximate(value))) {
      return done(task, [
        ['limit-cancel', short],
        ['limit-value', value],
      ])
    }
  } catch (error) {
    if (!(error instanceof MathsError)) throw error
  }
  // L'Hôpital's rule, at most three times.
  for (let count = 0; count < 3; count++) {
    const ratio = asFraction(line)
    if (!ratio) return 'not-in-reach'
    line = binary('divide', derivativeOf(ratio[0], x), derivativeOf(ratio[1], x))
    try {
      const value = simplified(substitute(simplified(line), x, point))
      if (Number.isFinite(approximate(value))) return done(task, [['limit-cancel', value]])
    } catch (error) {
      if (!(error instanceof MathsError)) throw error
    }
  }
  return 'not-in-reach'
}

const asFraction = (expr: Expr): [Expr, Expr] | null => {
  if (expr.kind === 'divide') return [expr.left, expr.right]
  if (expr.kind === 'negate') {
    const inner = asFraction(expr.of)
    return inner && [negated(inner[0]), inner[1]]
  }
  return null
}

function limitAtInfinity(task: Statement & { kind: 'expression' }, x: string, at: number): Solution | Decline {
  const algebra = new Algebra()
  const { top, bottom } = algebra.ratio(task.value)
  if (algebra.atoms.size > 0 && [...algebra.atoms.values()].some((atom) => contains(atom.expr, x)))
    return 'not-in-reach'
  const [above, below] = [coefficientsBy(top, x), coefficientsBy(bottom, x)]
  const gap = above.length - below.length
  if (gap < 0) return done(task, [['limit-infinity', number(0)]])
  const lead = simplified(
    binary('divide', algebra.polynomialExpr(above.at(-1)!), algebra.polynomialExpr(below.at(-1)!)),
  )
  if (gap === 0) return done(task, [['limit-infinity', lead]])
  const size = Math.sign(approximate(lead)) * (at < 0 && gap % 2 === 1 ? -1 : 1)
  return done(task, [['limit-infinity', size < 0 ? negated(constant('∞')) : constant('∞')]])
}

function done(task: Statement, lines: readonly (readonly [Rule, Expr])[]): Solution {
  let before = task
  const steps = lines.map(([rule, value]): Step => {
    const step = { rule, before, after: expression(value), facts: {} }
    before = step.after
    return step
  })
  return { family: 'limit', unknown: null, steps, answer: expression(lines.at(-1)![1]) }
}

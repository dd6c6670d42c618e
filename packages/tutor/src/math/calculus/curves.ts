import { simplified } from '../algebra/simplified.ts'
import { approximate } from '../approximate.ts'
import { binary, type Expr, equation, expression, name, number, rootsOf, type Statement } from '../ast.ts'
import { createTrace, type Method } from '../equation.ts'
import { contains, fits, inSize, type Work } from '../equation-work.ts'
import { findRoots } from '../general-equation/index.ts'
import { domainOf, setStatement } from '../inequality.ts'
import { tryPolynomial } from '../polynomial.ts'
import { type Rational, rational } from '../rational.ts'
import { univariate } from '../ring.ts'
import type { Decline, Solution, Step } from '../steps.ts'
import { substitute } from '../substitute.ts'
import { derivativeOf, ruleFor } from './derivative-rules.ts'
import { plus, tidied, times } from './short-sums.ts'

export function domainTask(of: Expr, x: string, method: Method): Solution {
  const answer = setStatement(x, domainOf(of, x, method))
  return {
    family: 'function',
    unknown: x,
    steps: [{ rule: 'sign-chart', before: expression(of), after: answer, facts: {} }],
    answer,
  }
}

export function vertexTask(of: Expr, x: string): Solution | Decline {
  const poly = tryPolynomial(of)
  const coefficients = poly && univariate(poly, x)
  if (coefficients?.length !== 3) return 'not-an-exercise'
  const [, b, a] = coefficients as [Rational, Rational, Rational]
  const at = simplified(binary('divide', number(rational(-b.n, b.d)), binary('multiply', number(2), number(a))))
  const height = simplified(substitute(of, x, at))
  const answer: Statement = { kind: 'tuples', names: [x, 'y'], rows: [[at, height]] }
  return {
    family: 'function',
    unknown: x,
    steps: [{ rule: 'vertex-formula', before: expression(of), after: answer, facts: {} }],
    answer,
  }
}

/** The local extrema: points where the derivative is zero and changes its sign. */
export function extremaTask(of: Expr, x: string, method: Method): Solution | Decline {
  const slope = tidied(derivativeOf(of, x))
  const line = equation(slope, number(0))
  const work: Work = { trace: createTrace(line), unknown: x, method, depth: 1, family: null }
  const roots = findRoots(withoutExponential(of, x) ?? line, work)
  if (roots.kind !== 'roots') return 'not-in-reach'
  const points = inSize(roots.values.filter((value) => fits(line, x, value)))
  const turning = points.filter((point) => {
    const at = approximate(point)
    const gap = 1e-4 * Math.max(1, Math.abs(at))
    return approximate(slope, { [x]: at - gap }) * approximate(slope, { [x]: at + gap }) < 0
  })
  const answer: Statement =
    turning.length > 0
      ? { kind: 'tuples', names: [x, 'y'], rows: turning.map((point) => [point, simplified(substitute(of, x, point))]) }
      : { kind: 'no-solution' }
  const steps: Step[] = [
    { rule: ruleFor(of, x), before: expression(of), after: expression(slope), facts: {} },
    {
      rule: 'derivative-zero',
      before: line,
      after: points.length > 0 ? rootsOf(x, points) : { kind: 'no-solution' },
      facts: {},
    },
    { rule: 'read-off', before: line, after: answer, facts: {} },
  ]
  return { family: 'function', unknown: x, steps, answer }
}

/** P·e^g has the slope (P' + P·g')·e^g, and e^g is never 0: the first factor decides. */
function withoutExponential(of: Expr, x: string): (Statement & { kind: 'equation' }) | null {
  if (of.kind !== 'multiply') return null
  const isExponential = (expr: Expr): expr is Expr & { kind: 'power' } =>
    expr.kind === 'power' && expr.left.kind === 'constant' && expr.left.name === 'e' && contains(expr.right, x)
  const [factor, rest] = isExponential(of.right) ? [of.right, of.left] : [of.left, of.right]
  if (!isExponential(factor) || !tryPolynomial(rest)) return null
  const decides = plus(derivativeOf(rest, x), times(rest, derivativeOf(factor.right, x)))
  return equation(tidied(decides), number(0))
}

export function tangentTask(of: Expr, x: string, point: Expr): Solution {
  const slope = simplified(substitute(derivativeOf(of, x), x, point))
  const height = simplified(substitute(of, x, point))
  const line = simplified(plus(times(slope, binary('subtract', name(x), point)), height))
  const answer: Statement = equation(name('y'), line)
  return {
    family: 'function',
    unknown: x,
    steps: [
      { rule: 'put-value', before: expression(of), after: equation(name('y'), height), facts: { value: point } },
      { rule: 'derivative-table', before: expression(of), after: equation(name('k'), slope), facts: {} },
      { rule: 'tangent-formula', before: expression(of), after: answer, facts: {} },
    ],
    answer,
  }
}

import { simplified } from '../algebra/simplified.ts'
import {
  call,
  children,
  type Expr,
  expression,
  type FunctionName,
  isClosed,
  name,
  number,
  type Statement,
  signedTerms,
  sumOf,
  withChildren,
} from '../ast.ts'
import { contains } from '../equation-work.ts'
import type { Decline, Rule, Solution, Step } from '../steps.ts'
import { substitute } from '../substitute.ts'
import { writeExpression } from '../written.ts'
import { derivativeOf, differentiated, ruleFor } from './derivative-rules.ts'
import { tidied } from './short-sums.ts'

export function differentiate(task: Statement & { kind: 'expression' }, x: string): Solution {
  const raw = derivativeOf(task.value, x)
  const result = tidied(raw)
  const steps = derivativeSteps(task, x, raw)
  if (writeExpression(raw) !== writeExpression(result))
    steps.push({ rule: 'simplify-result', before: expression(raw), after: expression(result), facts: {} })
  return { family: 'derivative', unknown: x, steps, answer: expression(result) }
}

const MOST_DERIVATIVES = 8

/**
 * A derivative of higher order: one step for each order after the first, and its value at a point where one is given.
 */
export function nthDerivative(
  task: Statement & { kind: 'expression' },
  x: string,
  order: number,
  at: Expr | null = null,
): Solution | Decline {
  if (order < 2 || order > MOST_DERIVATIVES) return 'not-an-exercise'
  const steps: Step[] = []
  let line = tidied(derivativeOf(task.value, x))
  for (let count = 2; count <= order; count++) {
    const next = tidied(derivativeOf(line, x))
    steps.push({ rule: ruleFor(line, x), before: expression(line), after: expression(next), facts: {} })
    line = next
  }
  if (at) {
    const value = simplified(substitute(line, x, at))
    steps.push({
      rule: 'put-value',
      before: expression(line),
      after: expression(value),
      facts: { letter: name(x), value: at },
    })
    line = value
  }
  return { family: 'derivative', unknown: at ? null : x, steps, answer: expression(line) }
}

/** Nobody reads more steps than this. */
const MOST_ROUNDS = 8

/** One rule per step, from the outside in: an undifferentiated part keeps its prime until the table resolves it. */
function derivativeSteps(task: Statement & { kind: 'expression' }, x: string, raw: Expr): Step[] {
  const d = (part: Expr): Expr => (contains(part, x) ? call('diff', part, name(x)) : number(0))
  const steps: Step[] = []
  let line: Expr = call('diff', task.value, name(x))
  let before: Statement = task
  const go = (rule: Rule, next: Expr) => {
    steps.push({ rule, before, after: expression(next), facts: {} })
    line = next
    before = expression(next)
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = openParts(line, 'diff').find((part) => !isInTable(part, x))
    if (!next) break
    const rule = ruleFor(next, x)
    go(
      rule,
      mapOpen(line, 'diff', (of) => {
        if (isInTable(of, x) || ruleFor(of, x) !== rule) return d(of)
        return rule === 'derivative-sum' ? byTerms(of, x, d) : differentiated(of, x, d)
      }),
    )
  }
  if (steps.length === 0 || openParts(line, 'diff').length > 0)
    go(steps.length === 0 ? ruleFor(task.value, x) : 'derivative-table', raw)
  return steps
}

/** Differentiates all terms of a sum in one step. */
const byTerms = (of: Expr, x: string, d: (part: Expr) => Expr): Expr =>
  sumOf(
    signedTerms(of)
      .filter((term) => contains(term.expr, x))
      .map((term) => ({ ...term, expr: d(term.expr) })),
  )

/**
 * True if the expression is in the table of derivatives: a number, a monomial, or a function of the bare letter, with a
 * numeric factor.
 */
function isInTable(expr: Expr, x: string): boolean {
  if (!contains(expr, x) || expr.kind === 'name') return true
  if (expr.kind === 'negate') return isInTable(expr.of, x)
  if (expr.kind === 'multiply' && isClosed(expr.left)) return isInTable(expr.right, x)
  if (expr.kind === 'divide' && isClosed(expr.right)) return isInTable(expr.left, x)
  return (
    children(expr)
      .filter((part) => contains(part, x))
      .every((part) => part.kind === 'name') && isUnary(expr, x)
  )
}
const isUnary = (expr: Expr, x: string) =>
  children(expr).filter((part) => contains(part, x)).length === 1 && !isSum(expr)
const isSum = (expr: Expr) => expr.kind === 'add' || expr.kind === 'subtract' || expr.kind === 'negate'

const isOpen =
  (fn: FunctionName) =>
  (node: Expr): node is Expr & { kind: 'call' } =>
    node.kind === 'call' && node.fn === fn

function mapOpen(expr: Expr, fn: FunctionName, change: (of: Expr) => Expr): Expr {
  if (isOpen(fn)(expr)) return change(expr.args[0]!)
  return withChildren(
    expr,
    children(expr).map((part) => mapOpen(part, fn, change)),
  )
}

function openParts(expr: Expr, fn: FunctionName): Expr[] {
  return isOpen(fn)(expr) ? [expr.args[0]!] : children(expr).flatMap((part) => openParts(part, fn))
}

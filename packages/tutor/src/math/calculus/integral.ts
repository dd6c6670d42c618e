import { simplified } from '../algebra/simplified.ts'
import { binary, call, children, type Expr, expression, name, type Statement, signedTerms, sumOf } from '../ast.ts'
import { contains, Unsolved } from '../equation-work.ts'
import type { Rule, Solution, Step } from '../steps.ts'
import { substitute } from '../substitute.ts'
import { writeExpression } from '../written.ts'
import { antiderivative } from './antiderivative.ts'
import { isValue, one, tidied, times } from './short-sums.ts'

const C = name('C')

export function integrate(task: Statement & { kind: 'expression' }, x: string): Solution {
  const { value } = antiderivative(task.value, x)
  const raw = binary('add', value, C)
  const short = tidied(value)
  const result = binary('add', short, C)
  const steps = integralLines(task, x, raw)
  if (writeExpression(raw) !== writeExpression(result))
    steps.push({ rule: 'simplify-result', before: expression(raw), after: expression(result), facts: {} })
  return { family: 'integral', unknown: x, steps, answer: expression(result) }
}

export function definiteIntegral(task: Statement & { kind: 'expression' }, x: string, from: Expr, to: Expr): Solution {
  const { value } = antiderivative(task.value, x)
  const short = tidied(value)
  const at = (point: Expr) => simplified(substitute(short, x, point))
  const [upper, lower] = [at(to), at(from)]
  const result = simplified(binary('subtract', upper, lower))
  const steps: Step[] = [
    ...integralLines(task, x, short),
    {
      rule: 'newton-leibniz',
      before: expression(short),
      after: expression(binary('subtract', upper, lower)),
      facts: {},
    },
  ]
  if (writeExpression(result) !== writeExpression(binary('subtract', upper, lower)))
    steps.push({ rule: 'work-out', before: steps.at(-1)!.after, after: expression(result), facts: {} })
  return { family: 'integral', unknown: x, steps, answer: expression(result) }
}

/** The steps by the rules, or a single step if the table does not cover some term. */
function integralLines(task: Statement & { kind: 'expression' }, x: string, raw: Expr): Step[] {
  try {
    return integralSteps(task, x, raw)
  } catch (error) {
    if (!(error instanceof Unsolved)) throw error
    const { rule, inner } = antiderivative(task.value, x)
    return [{ rule, before: task, after: expression(raw), facts: { ...(inner && { inner }) } }]
  }
}

/** Constant factors first, then the sum rule, then one rule per kind of term; the table comes last. */
function integralSteps(task: Statement & { kind: 'expression' }, x: string, raw: Expr): Step[] {
  const steps: Step[] = []
  let before: Statement = task
  const go = (rule: Rule, next: Expr, facts: Step['facts'] = {}) => {
    if (writeExpression(next) === (before.kind === 'expression' ? writeExpression(before.value) : '')) return
    steps.push({ rule, before, after: expression(next), facts })
    before = expression(next)
  }
  const terms = signedTerms(task.value)
  const parts = terms.map((term) => ({ ...term, ...withoutFactor(term.expr, x) }))
  const line = (value: (body: Expr) => Expr) =>
    sumOf(parts.map(({ negative, factor, body }) => ({ negative, expr: times(factor, value(body)) })))
  const open = (body: Expr) => call('integral', body, name(x))
  const found = parts.map(({ body }) => ({ body, ...antiderivative(body, x) }))
  const ruleOf = (each: (typeof found)[number]): Rule =>
    each.rule === 'integral-table' && hasLinearInside(each.body, x) ? 'integral-linear' : each.rule
  if (parts.length > 1 || parts.some(({ factor }) => !isValue(factor, 1))) go('integral-sum', line(open))
  const order: readonly Rule[] = ['trig-identity', 'integral-parts', 'integral-substitution', 'integral-linear']
  const done = new Set<Expr>()
  for (const rule of order) {
    const now = found.filter((each) => ruleOf(each) === rule)
    const [first] = now
    if (!first || done.size + now.length === found.length) continue
    for (const each of now) done.add(each.body)
    go(
      rule,
      line((body) => (done.has(body) ? found.find((each) => each.body === body)!.value : open(body))),
      first.inner && rule === 'integral-substitution' ? { inner: first.inner } : {},
    )
  }
  const last = found.filter(({ body }) => !done.has(body))
  const rule = order.findLast((each) => last.some((one) => ruleOf(one) === each)) ?? 'integral-table'
  const inner = last.find((each) => each.rule === 'integral-substitution')?.inner
  go(rule, raw, rule === 'integral-substitution' && inner ? { inner } : {})
  return steps
}

function withoutFactor(expr: Expr, x: string): { factor: Expr; body: Expr } {
  if (expr.kind === 'multiply' && !contains(expr.left, x)) return { factor: expr.left, body: expr.right }
  if (expr.kind === 'multiply' && !contains(expr.right, x)) return { factor: expr.right, body: expr.left }
  return { factor: one, body: expr }
}

/** `sin(2x + 1)`, `(3x - 2)^5`, `e^(2x)`: a function of a x + b other than x itself. */
function hasLinearInside(expr: Expr, x: string): boolean {
  if (expr.kind === 'name') return false
  const inside = children(expr).filter((part) => contains(part, x))
  const [only] = inside
  return inside.length === 1 && only !== undefined && only.kind !== 'name' && !isMonomial(only, x)
}
const isMonomial = (expr: Expr, x: string): boolean =>
  (expr.kind === 'power' || expr.kind === 'root') &&
  children(expr)
    .filter((part) => contains(part, x))
    .every((part) => part.kind === 'name')

import { simplified } from '../algebra/simplified.ts'
import { binary, countNodes, type Expr, negated, number } from '../ast.ts'
import { divide, MathsError, multiply, type Rational, rational } from '../rational.ts'

/** Sums, products and quotients as they are written: without a factor of 1 and without a term of 0. */
export const one = number(1)
export const isValue = (expr: Expr, value: number) =>
  expr.kind === 'number' && expr.value.n === BigInt(value) && expr.value.d === 1n
export const times = (a: Expr, b: Expr): Expr =>
  isValue(a, 1) ? b : isValue(b, 1) ? a : isValue(a, 0) || isValue(b, 0) ? number(0) : binary('multiply', a, b)
export const plus = (a: Expr, b: Expr): Expr => (isValue(a, 0) ? b : isValue(b, 0) ? a : binary('add', a, b))
export const minus = (a: Expr, b: Expr): Expr =>
  isValue(b, 0) ? a : isValue(a, 0) ? negated(b) : binary('subtract', a, b)

/** The shorter of the rules' result and its normal form. */
export function tidied(expr: Expr): Expr {
  try {
    const short = simplified(expr)
    return countNodes(short) <= countNodes(expr) + 2 ? short : gathered(expr)
  } catch (error) {
    if (error instanceof MathsError) return gathered(expr)
    throw error
  }
}

/** Collects the numeric factors of a product: 5(2x + 1)⁴ · 2 = 10(2x + 1)⁴. */
function gathered(expr: Expr): Expr {
  if (expr.kind === 'add' || expr.kind === 'subtract') {
    return binary(expr.kind, gathered(expr.left), gathered(expr.right))
  }
  if (expr.kind === 'negate') return negated(gathered(expr.of))
  const { factor, rest } = numberAndRest(expr)
  if (rest.length === 0) return expr
  const body = rest.reduce((all, part) => binary('multiply', all, part))
  const top = times(number(rational(factor.n)), body)
  return factor.d === 1n ? top : binary('divide', top, number(rational(factor.d)))
}

function numberAndRest(expr: Expr): { factor: Rational; rest: Expr[] } {
  if (expr.kind === 'number') return { factor: expr.value, rest: [] }
  if (expr.kind === 'multiply') {
    const [left, right] = [numberAndRest(expr.left), numberAndRest(expr.right)]
    return { factor: multiply(left.factor, right.factor), rest: [...left.rest, ...right.rest] }
  }
  if (expr.kind === 'divide' && expr.right.kind === 'number' && expr.right.value.n !== 0n) {
    const { factor, rest } = numberAndRest(expr.left)
    return { factor: divide(factor, expr.right.value), rest }
  }
  return { factor: rational(1), rest: [expr] }
}

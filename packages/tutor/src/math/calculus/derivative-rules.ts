import { simplified } from '../algebra/simplified.ts'
import { binary, call, type Expr, negated, number, rootOf } from '../ast.ts'
import { contains, Unsolved } from '../equation-work.ts'
import type { Rule } from '../steps.ts'
import { isValue, minus, one, plus, times } from './short-sums.ts'

/** The derivative by the rules, not yet simplified. */
export const derivativeOf = (expr: Expr, x: string): Expr => differentiated(expr, x, (part) => derivativeOf(part, x))

/** Applies one rule of differentiation; `d` differentiates the parts it leaves. */
export function differentiated(expr: Expr, x: string, d: (part: Expr) => Expr): Expr {
  if (!contains(expr, x)) return number(0)
  switch (expr.kind) {
    case 'name':
      return one
    case 'negate':
      return negated(d(expr.of))
    case 'add':
      return plus(d(expr.left), d(expr.right))
    case 'subtract':
      return minus(d(expr.left), d(expr.right))
    case 'multiply':
      if (!contains(expr.left, x)) return times(expr.left, d(expr.right))
      if (!contains(expr.right, x)) return times(expr.right, d(expr.left))
      return plus(times(d(expr.left), expr.right), times(expr.left, d(expr.right)))
    case 'divide': {
      if (!contains(expr.right, x)) return binary('divide', d(expr.left), expr.right)
      const top = minus(times(d(expr.left), expr.right), times(expr.left, d(expr.right)))
      return binary('divide', top, binary('power', expr.right, number(2)))
    }
    case 'power': {
      const { left, right } = expr
      if (!contains(right, x)) {
        const lowered = simplified(binary('subtract', right, one))
        const power = isValue(lowered, 1) ? left : isValue(lowered, 0) ? one : binary('power', left, lowered)
        return times(times(right, power), d(left))
      }
      if (!contains(left, x)) {
        const isE = left.kind === 'constant' && left.name === 'e'
        return times(isE ? expr : times(expr, call('ln', left)), d(right))
      }
      return times(expr, d(times(right, call('ln', left))))
    }
    case 'root': {
      const inner = d(expr.of)
      if (expr.index === 2) return binary('divide', inner, times(number(2), expr))
      return binary('divide', inner, times(number(expr.index), binary('power', expr, number(expr.index - 1))))
    }
    case 'call':
      return functionDerivative(expr, x, d)
    default:
      throw new Unsolved()
  }
}

function functionDerivative(expr: Expr & { kind: 'call' }, x: string, d: (part: Expr) => Expr): Expr {
  const [of, base] = expr.args
  if (!of) throw new Unsolved()
  const inner = d(of)
  const square = (inside: Expr) => binary('power', inside, number(2))
  switch (expr.fn) {
    case 'sin':
      return times(call('cos', of), inner)
    case 'cos':
      return negated(times(call('sin', of), inner))
    case 'tan':
      return binary('divide', inner, square(call('cos', of)))
    case 'cot':
      return negated(binary('divide', inner, square(call('sin', of))))
    case 'ln':
      return binary('divide', inner, of)
    case 'log':
      if (!base || contains(base, x)) throw new Unsolved()
      return binary('divide', inner, times(of, call('ln', base)))
    case 'asin':
      return binary('divide', inner, rootOf(minus(one, square(of))))
    case 'acos':
      return negated(binary('divide', inner, rootOf(minus(one, square(of)))))
    case 'atan':
      return binary('divide', inner, plus(one, square(of)))
    case 'acot':
      return negated(binary('divide', inner, plus(one, square(of))))
    default:
      throw new Unsolved()
  }
}

export function ruleFor(expr: Expr, x: string): Rule {
  if (expr.kind === 'negate') return ruleFor(expr.of, x)
  if (expr.kind === 'add' || expr.kind === 'subtract') return 'derivative-sum'
  if (expr.kind === 'multiply') {
    if (contains(expr.left, x) && contains(expr.right, x)) return 'derivative-product'
    return ruleFor(contains(expr.left, x) ? expr.left : expr.right, x)
  }
  if (expr.kind === 'power' && contains(expr.left, x) && contains(expr.right, x)) return 'derivative-chain'
  if (expr.kind === 'divide') return contains(expr.right, x) ? 'derivative-quotient' : ruleFor(expr.left, x)
  const inside =
    expr.kind === 'power'
      ? contains(expr.left, x)
        ? expr.left
        : expr.right
      : expr.kind === 'root'
        ? expr.of
        : expr.kind === 'call'
          ? expr.args[0]!
          : expr
  return inside.kind === 'name' ? 'derivative-table' : 'derivative-chain'
}

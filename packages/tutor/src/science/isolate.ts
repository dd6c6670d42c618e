import type { Equation, Expr } from '../math/ast.ts'
import { binary, call, number, rootOf, someNode } from '../math/ast.ts'

const has = (expr: Expr, letter: string) => someNode(expr, (node) => node.kind === 'name' && node.name === letter)

const count = (expr: Expr, letter: string): number => {
  let found = 0
  someNode(expr, (node) => {
    if (node.kind === 'name' && node.name === letter) found++
    return false
  })
  return found
}

/**
 * Solves a formula for one letter by inverting the operations around it. null where the letter occurs twice, or inside
 * an operation without a simple inverse. Lengths, masses and times are positive, so a square root has one value.
 */
export function isolate(formula: Equation, letter: string): Expr | null {
  if (count(formula.left, letter) + count(formula.right, letter) !== 1) return null
  const isLeft = has(formula.left, letter)
  let [inside, other] = isLeft ? [formula.left, formula.right] : [formula.right, formula.left]
  while (inside.kind !== 'name') {
    const undone = undo(inside, other, letter)
    if (!undone) return null
    ;[inside, other] = undone
  }
  return tidy(other)
}

function undo(inside: Expr, other: Expr, letter: string): [Expr, Expr] | null {
  switch (inside.kind) {
    case 'add': {
      const [own, rest] = sides(inside, letter)
      return [own, binary('subtract', other, rest)]
    }
    case 'subtract':
      return has(inside.left, letter)
        ? [inside.left, binary('add', other, inside.right)]
        : [inside.right, binary('subtract', inside.left, other)]
    case 'multiply': {
      const [own, rest] = sides(inside, letter)
      return [own, binary('divide', other, rest)]
    }
    case 'divide':
      return has(inside.left, letter)
        ? [inside.left, binary('multiply', other, inside.right)]
        : [inside.right, binary('divide', inside.left, other)]
    case 'power': {
      const { left, right } = inside
      const isWhole = right.kind === 'number' && right.value.d === 1n && right.value.n > 1n
      return isWhole && has(left, letter) ? [left, rootOf(other, Number(right.value.n))] : null
    }
    case 'root':
      return [inside.of, binary('power', other, number(inside.index))]
    case 'negate':
      return [inside.of, { kind: 'negate', of: other }]
    case 'call': {
      const inverse = { sin: 'asin', cos: 'acos', tan: 'atan' } as const
      const [arg] = inside.args
      const fn = inverse[inside.fn as keyof typeof inverse]
      return fn && arg ? [arg, call(fn, other)] : null
    }
    default:
      return null
  }
}

const sides = ({ left, right }: { left: Expr; right: Expr }, letter: string) =>
  has(left, letter) ? ([left, right] as const) : ([right, left] as const)

/** `a : b : c` as one fraction, numbers in front, no fraction inside a fraction. */
function tidy(expr: Expr): Expr {
  switch (expr.kind) {
    case 'divide': {
      const [top, bottom] = [tidy(expr.left), tidy(expr.right)]
      if (bottom.kind === 'divide') return tidy(binary('divide', binary('multiply', top, bottom.right), bottom.left))
      if (top.kind === 'divide') return tidy(binary('divide', top.left, binary('multiply', top.right, bottom)))
      return binary('divide', top, bottom)
    }
    case 'multiply': {
      const [left, right] = [tidy(expr.left), tidy(expr.right)]
      if (left.kind === 'divide') return tidy(binary('divide', binary('multiply', left.left, right), left.right))
      if (right.kind === 'divide') return tidy(binary('divide', binary('multiply', left, right.left), right.right))
      return right.kind === 'number' && left.kind !== 'number'
        ? binary('multiply', right, left)
        : binary('multiply', left, right)
    }
    case 'add':
    case 'subtract':
      return binary(expr.kind, tidy(expr.left), tidy(expr.right))
    case 'root':
      return rootOf(tidy(expr.of), expr.index)
    case 'power':
      return binary('power', tidy(expr.left), expr.right)
    default:
      return expr
  }
}

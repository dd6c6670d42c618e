import type { Expr } from './ast.ts'
import { number } from './ast.ts'
import { sameValue } from './verify.ts'

const minusOne = number(-1)

/** The factors of a product without signs; a power is repeated by its exponent. */
export function productFactors(expr: Expr): Expr[] {
  switch (expr.kind) {
    case 'multiply':
      return [...productFactors(expr.left), ...productFactors(expr.right)]
    case 'negate':
      return productFactors(expr.of)
    case 'power': {
      const { right } = expr
      const isWhole = right.kind === 'number' && right.value.d === 1n && right.value.n > 1n && right.value.n <= 20n
      return isWhole ? Array.from({ length: Number(right.value.n) }, () => productFactors(expr.left)).flat() : [expr]
    }
    default:
      return [expr]
  }
}

/** The terms of a sum with their signs. */
function termsOf(expr: Expr, isNegative = false): Expr[] {
  switch (expr.kind) {
    case 'add':
      return [...termsOf(expr.left, isNegative), ...termsOf(expr.right, isNegative)]
    case 'subtract':
      return [...termsOf(expr.left, isNegative), ...termsOf(expr.right, !isNegative)]
    case 'negate':
      return termsOf(expr.of, !isNegative)
    default:
      return [isNegative ? { kind: 'negate', of: expr } : expr]
  }
}

/** Pairs the two lists by `isAlike`; true if nothing is left over. */
function arePaired(a: readonly Expr[], b: readonly Expr[], isAlike: (x: Expr, y: Expr) => boolean): boolean {
  if (a.length !== b.length) return false
  const left = [...b]
  return a.every((one) => {
    const at = left.findIndex((other) => isAlike(one, other))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const isSame = (a: Expr, b: Expr) => sameValue(a, b) === 'verified'
const isOpposite = (a: Expr, b: Expr) => isSame(a, { kind: 'multiply', left: minusOne, right: b })

/** Whether two products differ only in the order of factors or in moved signs: `(3-x)(2-x)` and `(x-2)(x-3)`. */
export function isSameProduct(a: Expr, b: Expr): boolean {
  const [first, second] = [productFactors(a), productFactors(b)].map((all) => all.filter((each) => !isOne(each)))
  return arePaired(first!, second!, (x, y) => isSame(x, y) || isOpposite(x, y)) && isSame(a, b)
}

const isOne = (expr: Expr) => expr.kind === 'number' && expr.value.n === expr.value.d

/** Whether two sums differ only in the order of terms. */
export function isSameSum(a: Expr, b: Expr): boolean {
  const [first, second] = [termsOf(a), termsOf(b)]
  return second.length > 1 && arePaired(first, second, isSame)
}

import type { Expr } from './ast.ts'
import { isClosed } from './ast.ts'
import { realAt } from './numeric.ts'

/**
 * `80 % = 60`: so many percent of a whole come to that amount. The whole is not named, so the line is no equality of two
 * numbers and neither true nor false by itself. `25 % = 0.4` is one.
 */
export function isShareOfWhole(one: Expr, other: Expr): boolean {
  const [share, amount] = isPercent(one) ? [one, other] : [other, one]
  if (!isPercent(share) || isPercent(amount) || !isClosed(amount)) return false
  const [part, value] = [realAt(share, {}), Math.abs(realAt(amount, {}))]
  return value > 1 && (part < 1 || value >= 10)
}

const isPercent = (expr: Expr): boolean => expr.kind === 'number' && expr.style === 'percent'

import type { Expr } from './ast.ts'
import { isClosed } from './ast.ts'
import { realAt } from './numeric.ts'

/**
 * Whether an equality states a share of an unnamed whole: `80 % = 60` means that 80 percent of something are 60. Such a
 * line is neither true nor false by itself; `25 % = 0.4` is an ordinary equality.
 */
export function isShareOfWhole(one: Expr, other: Expr): boolean {
  const [share, amount] = isPercent(one) ? [one, other] : [other, one]
  if (!isPercent(share) || isPercent(amount) || !isClosed(amount)) return false
  const [part, value] = [realAt(share, {}), Math.abs(realAt(amount, {}))]
  return value > 1 && (part < 1 || value >= 10)
}

const isPercent = (expr: Expr): boolean => expr.kind === 'number' && expr.style === 'percent'

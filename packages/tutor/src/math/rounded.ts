import type { Expr } from './ast.ts'
import { realAt } from './numeric.ts'
import { exactValue } from './polynomial.ts'
import { isFiniteDecimal, type Rational } from './rational.ts'

/** `35/3 = 11.67`: equal as far as the digits go that were written. */
export function isRoundedTo(exact: Expr, rounded: Expr): boolean {
  if (rounded.kind !== 'number' || rounded.style !== 'decimal') return false
  const [value, shown] = [realAt(exact, {}), realAt(rounded, {})]
  let digits = 1
  while (digits < 1e6 && !Number.isInteger(Number((shown * digits).toFixed(6)))) digits *= 10
  return Number.isFinite(value) && Math.abs(value - shown) <= 0.5 / digits + 1e-9
}

/** "0.0416.." for 1/24: the digits with which a value begins. */
export function isBeginningOf(exact: Rational, digits: string): boolean {
  const [value, shown] = [Number(exact.n) / Number(exact.d), Number(digits)]
  const places = digits.split('.')[1]?.length ?? 0
  const rest = (Math.abs(value) - Math.abs(shown)) * 10 ** places
  return value * shown > 0 && rest > 1e-6 && rest < 1
}

/** "About 3.3" for 10/3: a value without a short decimal, given to one place or more. */
export function isDecimalOf(exact: Expr, rounded: Expr): boolean {
  const value = exactValue(exact)
  return !(value && isFiniteDecimal(value, 4)) && isRoundedTo(exact, rounded)
}

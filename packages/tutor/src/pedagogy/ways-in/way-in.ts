import type { WayKind } from '../../language/ways-in.ts'
import type { Expr } from '../../math/ast.ts'
import { number } from '../../math/ast.ts'
import { exactValue } from '../../math/polynomial.ts'
import { isInteger, type Rational } from '../../math/rational.ts'

/** The facts of a task that its texts and the notes of their answers name. */
export type Facts = Readonly<Record<string, Expr>>

/** What a student has to see first in a task: its kind, and the facts that its first question is about. */
export interface WayIn {
  readonly kind: WayKind
  readonly facts: Facts
}

export const wayIn = (kind: WayKind, facts: Facts = {}): WayIn => ({ kind, facts })

/** The value of a whole number; null for anything else. */
export function wholeOf(expr: Expr | undefined): bigint | null {
  const value = expr ? exactValue(expr) : null
  return value && isInteger(value) ? value.n : null
}

export const whole = (value: bigint | number): Expr => number(value)

/** The greatest square that divides the number, and what is left. */
export function squareIn(value: bigint): { square: bigint; rest: bigint } {
  let square = 1n
  for (let factor = 2n; factor * factor <= value && factor < MOST; factor++)
    if (value % (factor * factor) === 0n) square = factor * factor
  return { square, rest: value / square }
}
const MOST = 1000n

/** The exponent with which the base gives the value; null if none does. */
export function exponentOf(value: bigint, base: bigint): number | null {
  if (base < 2n) return null
  let power = 1n
  for (let exponent = 0; power <= value; exponent++, power *= base) if (power === value) return exponent
  return null
}

/** The smallest number of which this is a power. */
export function baseOf(value: bigint): bigint {
  for (let base = 2n; base * base <= value && base < MOST; base++) if (exponentOf(value, base) !== null) return base
  return value
}

export const placesOf = ({ d }: Rational): number => {
  let places = 0
  for (let size = 1n; size % d !== 0n && places < LONGEST; size *= 10n) places++
  return places
}
const LONGEST = 12

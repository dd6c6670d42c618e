import type { StoryReading } from '../../frames/index.ts'
import { type Expr, number } from '../../math/ast.ts'
import { equals } from '../../math/rational.ts'
import { isDecimalOf } from '../../math/rounded.ts'
import type { Claim } from './work.ts'

/** "13.7" for 96/7: the one amount of the reading that it is rounded from, which has no short decimal of its own. */
export function asExact(reading: StoryReading, claim: Claim): Claim {
  if (claim.kind !== 'number' || claim.value.d === 1n) return claim
  if (reading.quantities.some(({ value }) => equals(value, claim.value))) return claim
  const shown: Expr = { kind: 'number', value: claim.value, style: 'decimal' }
  const meant = reading.quantities.filter(({ isGiven, value }) => !isGiven && isDecimalOf(number(value), shown))
  const [only, ...others] = meant
  return only && others.length === 0 ? { ...claim, value: only.value } : claim
}

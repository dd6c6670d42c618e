import type { StoryQuantity, StoryReading } from '../../frames/index.ts'
import type { Language } from '../../math/latex.ts'
import { divide, equals, type Rational } from '../../math/rational.ts'
import {
  type CompoundUnit,
  inSi,
  isPlain,
  isSameDimension,
  type Measurement,
  quantitiesIn,
  unitNamed,
} from '../../math/units.ts'
import type { Claim } from './work.ts'

/**
 * A claim in the unit of the amount that it is: "F = 3 kN" of a force of 3000 N, "0.315 MJ" and "315000 Nm" of a work in
 * joules. A number of the reading that stands in another unit is not that amount, and the claim is null: 3000 kN.
 */
export function claimInUnit(reading: StoryReading, claim: Claim, text: string): Claim | null {
  const value = statedValue(claim)
  if (value === null) return claim
  const written = measuresOf(text, reading.language).filter((each) => equals(each.value, value))
  if (written.length === 0) return claim
  const measured = reading.quantities.flatMap((quantity) => {
    const unit = quantity.isGiven || quantity.measure === undefined ? null : named(quantity.measure)
    return unit ? [{ quantity, unit }] : []
  })
  const alike = measured.filter(({ unit }) =>
    written.every((each) => isSameDimension(each.unit.dimension, unit.dimension)),
  )
  const found = alike.find(({ quantity, unit }) => written.some((each) => isSameAmount(each, quantity, unit)))
  const [{ start, end }] = written as [Measured]
  if (found) return { kind: 'number', value: found.quantity.value, noun: '', source: text.slice(start, end).trim() }
  return alike.some(({ quantity }) => equals(quantity.value, value)) ? null : claim
}

interface Measured {
  readonly value: Rational
  readonly unit: CompoundUnit
  readonly start: number
  readonly end: number
}

const measuresOf = (text: string, language: Language): readonly Measured[] =>
  quantitiesIn(text.replace(/(?<![\d.,])0,(?=\d)/g, '0.'), language).flatMap(
    ({ value, unit, start, end }: Measurement) =>
      unit && !isPlain(unit.dimension) && !unit.offset ? [{ value, unit, start, end }] : [],
  )

/** The number that a claim states, where it is no calculation. */
function statedValue(claim: Claim): Rational | null {
  if (claim.kind === 'number') return claim.value
  if (claim.kind !== 'equation' || claim.left.kind !== 'name') return null
  return claim.right.kind === 'number' ? claim.right.value : null
}

const isSameAmount = (written: Measured, { value }: StoryQuantity, unit: CompoundUnit): boolean =>
  equals(divide(inSi(written.value, written.unit), unit.size), value)

function named(unit: string): CompoundUnit | null {
  try {
    return unit.trim() === '' ? null : unitNamed(unit.trim())
  } catch {
    return null
  }
}

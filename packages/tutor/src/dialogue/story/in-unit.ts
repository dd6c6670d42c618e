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
  const all = measuresOf(text, reading.language).filter((each) => equals(each.value, value))
  const own = ownOf(all, claim, text)
  // "3 min 40.5 s" is one amount in two units.
  const written = own.length === 0 && claim.kind === 'number' ? measuresOf(claim.source, reading.language) : own
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
  // The number of a calculation stays a calculation.
  if (found && claim.kind === 'sum') return claim
  if (found) return { kind: 'number', value: found.quantity.value, noun: '', source: text.slice(start, end).trim() }
  return alike.some(({ quantity }) => equals(quantity.value, value)) ? null : claim
}

/** Of "441 J, but it needs 441 kJ" the one that the claim is. */
function ownOf(all: readonly Measured[], claim: Claim, text: string): readonly Measured[] {
  if (claim.kind === 'sum') {
    const at = text.indexOf(claim.source)
    const end = at + claim.source.length
    return at < 0 ? [] : all.filter((each) => each.start >= at && each.start < end && each.end >= end)
  }
  const noun = claim.kind === 'number' ? claim.noun : ''
  const own = noun === '' ? [] : all.filter(({ start, end }) => text.slice(start, end).trim().endsWith(noun))
  return own.length > 0 ? own : all
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

/** The number that a claim states. One that is written in another unit than its factors was compared in its unit. */
function statedValue(claim: Claim): Rational | null {
  if (claim.kind === 'number') return claim.value
  if (claim.kind === 'sum') return claim.inUnit ? null : claim.claimed
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

import type { StoryQuantity, StoryReading } from '../../frames/index.ts'
import { hourWords, minuteNames } from '../../language/amount-words.ts'
import { either } from '../../language/either.ts'
import type { Language } from '../../math/latex.ts'
import { add, divide, equals, type Rational } from '../../math/rational.ts'
import {
  type CompoundUnit,
  inSi,
  isPlain,
  isSameDimension,
  type Measurement,
  quantitiesIn,
  unitNamed,
} from '../../math/units.ts'
import { withMixedNumbers } from '../../model/usual-signs.ts'
import { regExpOf } from '../../pattern.ts'
import { type Claim, claimsIn } from './work.ts'

/** The claims of a message to a story whose reading is known: the "h" of "2.5h" is its unit, and no unknown. */
export function claimsTo(reading: StoryReading, message: string, letter: { name: string } | null): Claim[] {
  const units = unitLettersOf(reading).filter((each) => each !== letter?.name)
  return claimsIn(withMixedNumbers(withMinutes(message, reading.language)), reading.language, false, units)
}

/** The single letters among the units of the story and of what is framed: the "h" of "km/h". */
function unitLettersOf({ text, language, quantities }: StoryReading): readonly string[] {
  const told = quantitiesIn(text, language).flatMap(({ unit }) => unit ?? [])
  const framed = quantities.flatMap(({ measure }) => (measure === undefined ? [] : (named(measure) ?? [])))
  return [...told, ...framed].flatMap(({ en, ru }) =>
    [en, ru].flatMap((each) => each.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? []),
  )
}

const hoursAndMore = regExpOf(
  `(?<![\\d.,])(\\d+\\s?(?:${either(hourWords)})\\s?)([0-5]?\\d)(?=\\s*(?:$|[\\n;!?)]|[.,](?!\\d)))`,
  'giu',
)

/** "2h 30": the minutes that are meant. */
const withMinutes = (text: string, language: Language): string =>
  text.replace(hoursAndMore, `$1$2 ${minuteNames[language]}`)

/**
 * A claim in the unit of the amount that it is: "F = 3 kN" of a force of 3000 N, "0.315 MJ" and "315000 Nm" of a work in
 * joules. A number of the reading that stands in another unit is not that amount, and the claim is null: 3000 kN.
 */
export function claimInUnit(reading: StoryReading, claim: Claim, text: string): Claim | null {
  const value = statedValue(claim)
  if (value === null) return claim
  // "3 min 40.5 s" is one amount in two units.
  const within = claim.kind === 'number' ? measuresOf(claim.source, reading.language) : []
  const all = measuresOf(text, reading.language).filter((each) => equals(each.value, value))
  const own = within.length > 1 ? [] : ownOf(all, claim, text)
  const written = own.length === 0 ? within : own
  if (written.length === 0) return claim
  const measured = reading.quantities.flatMap((quantity) => {
    const unit = quantity.isGiven || quantity.measure === undefined ? null : named(quantity.measure)
    return unit ? [{ quantity, unit }] : []
  })
  const alike = measured.filter(({ unit }) =>
    written.every((each) => isSameDimension(each.unit.dimension, unit.dimension)),
  )
  // "2 h 30 min" is one amount, and neither 2 h nor 30 min.
  const isSum = own.length === 0 && written.length > 1
  const found = alike.find(({ quantity, unit }) =>
    isSum
      ? equals(divide(sumOf(written), unit.size), quantity.value)
      : written.some((each) => isSameAmount(each, quantity, unit)),
  )
  const [{ start, end }] = written as [Measured]
  // The number of a calculation stays a calculation.
  if (found && claim.kind === 'sum') return claim
  if (found)
    return {
      kind: 'number',
      value: found.quantity.value,
      noun: '',
      source: isSum ? claim.source : text.slice(start, end).trim(),
    }
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

const sumOf = (written: readonly Measured[]): Rational =>
  written.map((each) => inSi(each.value, each.unit)).reduce((sum, each) => add(sum, each))

const isSameAmount = (written: Measured, { value }: StoryQuantity, unit: CompoundUnit): boolean =>
  equals(divide(inSi(written.value, written.unit), unit.size), value)

function named(unit: string): CompoundUnit | null {
  try {
    return unit.trim() === '' ? null : unitNamed(unit.trim())
  } catch {
    return null
  }
}

import type { Language } from './latex.ts'
import { divide, equals, multiply, ONE, type Rational } from './rational.ts'
import { type CompoundUnit, isPlain, type Measurement, quantitiesIn, unitAt } from './units.ts'

/**
 * How a calculation with bare factors fits a result that has a unit. `scaled`: the number in that unit is the value, as
 * 168 kJ are 168000 J. `unclear`: it differs by another power of ten, so units of the factors may explain it.
 */
export type UnitFit = 'equal' | 'scaled' | 'unclear' | 'wrong'

export function unitFit(value: Rational, stated: Measurement): UnitFit {
  const { unit, digits } = stated
  if (equals(value, stated.value)) return 'equal'
  if (!unit || isPlain(unit.dimension) || unit.offset || stated.value.n === 0n || value.n === 0n) return 'wrong'
  const scales = scalesOf(unit)
  if (scales.some((scale) => isAbout(value, multiply(stated.value, scale), digits))) return 'scaled'
  return unit.prefix && isBetweenPrefixes(divide(value, stated.value), unit) ? 'unclear' : 'wrong'
}

/** As a factor may be in centimetres or grams. A slip by ten is more likely than decimetres. */
function isBetweenPrefixes(ratio: Rational, { en }: CompoundUnit): boolean {
  const zeros = `${ratio.n < ratio.d ? ratio.d : ratio.n}`.length - 1
  return isPowerOfTen(ratio) && (/[²³]/.test(en) ? [2, 3, 4, 6, 9] : [2, 3, 6, 9]).includes(zeros)
}

/** From the unit to the one without its prefix and to the one of SI: 1000 for `kJ`, 1/100 for `cm`, 1/1000 for `g`. */
const scalesOf = ({ size, prefix }: CompoundUnit): readonly Rational[] =>
  [prefix, isPowerOfTen(size) ? size : undefined].flatMap((scale) => (scale && !equals(scale, ONE) ? [scale] : []))

function isPowerOfTen({ n, d }: Rational): boolean {
  const digits = `${n < d ? d : n}`
  return (n === 1n || d === 1n) && /^10*$/.test(digits)
}

/** Equal, or rounded to the digits that are written. */
function isAbout(value: Rational, shown: Rational, digits: number): boolean {
  if (equals(value, shown)) return true
  const [exact, said] = [value, shown].map(({ n, d }) => Number(n) / Number(d)) as [number, number]
  return digits >= 2 && Math.abs(exact - said) <= 0.5 * 10 ** (1 - digits) * Math.abs(exact)
}

/** The results with a unit, each behind an equals sign of a text. */
export function resultsWithUnit(text: string, language: Language): readonly Measurement[] {
  // The A of the next line is no ampere.
  const isResult = ({ unit, start, end }: Measurement) =>
    unit !== null && /[=≈]\s*$/.test(text.slice(0, start)) && !text.slice(start, end).trim().includes('\n')
  return quantitiesIn(text, language).filter(isResult)
}

/** What a number in front of such a unit is without its prefix, or in SI: 126 "kJ" are 126000. */
export function withoutPrefix(value: Rational, unit: string): readonly Rational[] {
  const found = unitAt(unit, 0)
  const isWhole = found?.end === unit.length && !isPlain(found.unit.dimension) && !found.unit.offset
  return isWhole ? scalesOf(found.unit).map((scale) => multiply(value, scale)) : []
}

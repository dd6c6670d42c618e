import { equalWords } from '../../language/amount-words.ts'
import { either } from '../../language/either.ts'
import type { Language } from '../../math/latex.ts'
import { equals, rational } from '../../math/rational.ts'
import { type CompoundUnit, isSameDimension, quantitiesIn, unitNamed } from '../../math/units.ts'
import { regExpOf } from '../../pattern.ts'
import { lexiconOf } from './words.ts'

export function namedUnit(unit: string): CompoundUnit | null {
  try {
    return unit.trim() === '' ? null : unitNamed(unit.trim())
  } catch {
    return null
  }
}

/** Whether the text has a unit, in any spelling: "градусов" beside "70°". */
export function isUnitTold(unit: string, text: string, language: Language): boolean {
  const named = namedUnit(unit)
  if (!named || text.toLowerCase().includes(unit.trim().toLowerCase())) return true
  const isSame = (other: CompoundUnit | null) =>
    other !== null && isSameDimension(other.dimension, named.dimension) && equals(other.size, named.size)
  // A bare degree sign is read as one of an angle elsewhere.
  const isDegree = isSame(namedUnit('°C')) && /\d\s?(?:°|º|\^\s?\\?circ|[cс](?!\p{L}))/iu.test(text)
  return isDegree || quantitiesIn(text, language).some((each) => isSame(each.unit))
}

/** Letters of constants, and units that they have in any book: "g = 10" is told without its unit. */
const constants: readonly (readonly [letters: RegExp, units: readonly string[]])[] = [
  [/^g$/iu, ['m/s^2']],
  [/^[cс]$/iu, ['J/(kg·°C)', 'm/s']],
  [/^(?:ρ|rho|[pр])$/iu, ['kg/m^3', 'g/cm^3']],
  [/^(?:λ|[lLqQr]|лямбда)$/u, ['J/kg']],
]

/** "g = 10" may be 10 N/kg. */
export function isUnitOfConstant(unit: string, span: string): boolean {
  const named = namedUnit(unit)
  const letter = /(?<!\p{L})(\p{L}{1,6})\s*=\s*\d+(?:[.,]\d+)?\s*$/u.exec(span)?.[1]
  if (!named || letter === undefined) return false
  const known = constants.find(([letters]) => letters.test(letter))?.[1] ?? []
  return known.some((each) => {
    const own = namedUnit(each)
    return own !== null && isSameDimension(own.dimension, named.dimension) && equals(own.size, named.size)
  })
}

/** "с воды 4200": a number without a unit may be meant in a derived unit of the SI, as constants are. */
export function isUnitOfBare(unit: string, text: string, end: number, language: Language): boolean {
  const named = namedUnit(unit)
  if (!named || !/[/·*]/.test(unit) || !equals(named.size, rational(1))) return false
  return !quantitiesIn(text, language).some((each) => each.unit && each.start < end && each.end >= end)
}

/** "A is 18 easy, how do i do b": what the student has found for a question of the text. */
export function isOwnAnswer(text: string, start: number, language: Language): boolean {
  const before = text.slice(0, start)
  const [, label] =
    regExpOf(`(?<![\\p{L}\\d])(\\p{L})\\)?\\s*(?:=|:|[-–—]|${either(equalWords)})\\s*$`, 'iu').exec(before) ?? []
  if (label !== undefined && before.toLowerCase().includes(`${label.toLowerCase()})`)) return true
  return lexiconOf(language).givesAnswer.test((before.split(/[.!?;\n]/).at(-1) ?? '').replace(/\s*[-–—:=]\s*$/, ''))
}

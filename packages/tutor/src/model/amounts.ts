import { equalWords } from '../language/amount-words.ts'
import { answerWords } from '../language/answer-words.ts'
import { either } from '../language/either.ts'
import type { Language } from '../math/latex.ts'
import { divide } from '../math/rational.ts'
import { inSi, isSameDimension, type Measurement, quantitiesIn, unitNamed } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'
import { checkClaim } from '../tools/claim.ts'
import type { HeardLine } from './understood.ts'

/** Several letters, or a rate: a single letter behind a number may be an unknown. */
const certainUnit = /\p{L}{2,}|\p{L}\/\p{L}|[Ω%]/u
const isEquality = regExpOf(`=|≈|(?<!\\p{L})(?:${either(equalWords)})(?!\\p{L})`, 'iu')

interface AmountLine {
  readonly line: HeardLine
  /** Whether a model learns something from it. */
  readonly isTold: boolean
}

/**
 * The amounts with units of a message ("5m + 30cm", "2h 30min = 150min"), each phrase as one line: as formulas their
 * units would be letters, and the numbers would be left without them. Where the phrase claims an equality, it is checked.
 */
export function amountsIn(text: string, language: Language): readonly AmountLine[] {
  return text.split(/(?<!\d)[.,]|[.,](?!\d)|[!?;\n]/u).flatMap((phrase): AmountLine[] => {
    const amounts = quantitiesIn(phrase, language).filter(({ unit }) => unit)
    const [first, last] = [amounts[0], amounts.at(-1)]
    if (!first || !last) return []
    const whole = phrase.slice(first.start, last.end).trim()
    const { verdict } = isEquality.test(whole) ? checkClaim(whole, language) : { verdict: null }
    const isCertain = amounts.some(({ start, end }) => certainUnit.test(phrase.slice(start, end)))
    // "6N * 2m = 12J" is true of units, and of unknowns by no chance.
    if (!isCertain && verdict !== 'true') return []
    const isRound = verdict === 'false' && isRounded(phrase, amounts)
    const isFalse = verdict === 'false' && !isCorrespondence(phrase, amounts)
    const grade = verdict === 'true' || isRound ? 'true' : isFalse ? 'false' : 'other'
    // "V = 200 cm³ = 2 m³": the letter that the amounts are of.
    const named = /(?:(?<!\p{L})\p{L}{1,2}\s*=\s*)?$/u.exec(phrase.slice(0, first.start))![0]
    const line = {
      text: `"${(named + whole).slice(0, 80)}"`,
      grade,
      ...(grade === 'other' && { cause: 'amounts with units' }),
      ...(isRound && { cause: 'rounded' }),
    } as const
    return [{ line, isTold: verdict !== null || tellsAmount(phrase, amounts) }]
  })
}

/** "5111520 J = 5111.5 kJ": one amount, and the same rounded to the digits that are written. */
export function isRounded(phrase: string, amounts: readonly Measurement[]): boolean {
  const [exact, shown, ...others] = amounts
  if (!exact?.unit || !shown?.unit || others.length > 0 || !/^\s*[=≈]\s*$/.test(phrase.slice(exact.end, shown.start)))
    return false
  if (!isSameDimension(exact.unit.dimension, shown.unit.dimension) || exact.unit.offset || shown.unit.offset)
    return false
  const [value, said] = [divide(inSi(exact.value, exact.unit), shown.unit.size), shown.value].map(
    ({ n, d }) => Number(n) / Number(d),
  ) as [number, number]
  // A fraction is exact.
  if (phrase.slice(shown.start, shown.end).includes('/')) return false
  const places = /[.,](\d+)/.exec(phrase.slice(shown.start, shown.end))?.[1]?.length ?? 0
  return shown.digits > 1 && Math.abs(value - said) <= 0.5 * 10 ** -places + 1e-12
}

/**
 * "2 h = 120 km", "3 cm = 15 km" on a map: what belongs to what, and no equality. Amounts of one kind are meant to be
 * equal, lengths only where they have the same digits.
 */
export function isCorrespondence(phrase: string, amounts: readonly Measurement[]): boolean {
  const [first, ...others] = amounts
  const gaps = others.map(({ start }, at) => phrase.slice(amounts[at]!.end, start))
  if (!first?.unit || others.length === 0 || gaps.some((gap) => /[-+−*·×/:÷]/u.test(gap.replace(/\p{L}/gu, ''))))
    return false
  const { dimension } = first.unit
  if (others.some(({ unit }) => !unit || !isSameDimension(unit.dimension, dimension))) return true
  // A length may be that of a map.
  const isOfMap = digitsOf(first) === '1' || others.some((each) => digitsOf(each) !== digitsOf(first))
  return isSameDimension(dimension, unitNamed('m').dimension) && isOfMap
}

/** 675 for 6.75 and 67500. */
const digitsOf = ({ value }: Measurement): string =>
  `${Number(value.n) / Number(value.d)}`.replace(/[.-]/g, '').replace(/^0+|0+$/g, '')

/**
 * The equalities of a text in which every number has its unit and that do not hold: "441 kJ = 44100 J". One that is taken
 * back at once is none.
 */
export function falseAmountsIn(text: string, language: Language): readonly HeardLine[] {
  return amountsIn(text, language).flatMap(({ line }) => {
    const said = line.text.slice(1, -1)
    const rest = quantitiesIn(said, language)
      .filter(({ unit }) => unit)
      .toReversed()
      .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, said)
      .replace(equalWord, ' ')
    const isBack = takenBack.test(text.slice(Math.max(0, text.indexOf(said)) + said.length))
    return line.grade === 'false' && !/\p{L}{2,}/u.test(rest) && !/\d/.test(rest) && !isBack
      ? [{ ...line, cause: 'with its units' }]
      : []
  })
}
const equalWord = regExpOf(`(?<!\\p{L})(?:${either(equalWords)})(?!\\p{L})`, 'giu')
const takenBack = regExpOf(`^\\s*[.…,!?]+\\s*(?:${either(answerWords.corrections)})(?!\\p{L})`, 'iu')

/** Two amounts that are said to be the same: "20 min = 1/3 h". As a formula without its units it would say something else. */
export const equalitiesIn = (text: string, language: Language): readonly HeardLine[] =>
  amountsIn(text, language).flatMap(({ line }) => {
    const said = line.text.slice(1, -1)
    const [one, other, ...more] = quantitiesIn(said, language).filter(({ unit }) => unit)
    const isEqual = one && other && more.length === 0 && onlyEqual.test(said.slice(one.end, other.start))
    return isEqual && line.grade !== 'other' ? [line] : []
  })
const onlyEqual = regExpOf(`^\\s*(?:[=≈]|${either(equalWords)})\\s*$`, 'iu')

/**
 * An amount alone ("so it takes 5 min"), or a calculation with several. "20% off and now costs $48" is prose, and of
 * "20% of 48 = 9.60" or "= 168 kJ" the calculation is told.
 */
function tellsAmount(phrase: string, amounts: readonly Measurement[]): boolean {
  const [first, ...more] = amounts
  if (more.length === 0) return first?.unit?.en !== '%' && !/[=≈]/.test(phrase)
  const gaps = more.map(({ start }, at) => phrase.slice(amounts[at]!.end, start))
  return gaps.every((gap) => !/\p{L}/u.test(gap))
}

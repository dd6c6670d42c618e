import type { BookWords } from '../../../language/book.ts'
import type { Language } from '../../../math/latex.ts'
import { equals, isZero, ONE, type Rational, rational } from '../../../math/rational.ts'
import { amountOf, pattern } from '../kinds/kind.ts'
import { numbersIn } from '../work.ts'
import { type MeasureUnit, unitsAt } from './measures.ts'

/** A number of the text with its unit and the clause around it. */
export interface Amount {
  readonly value: Rational
  readonly unit: MeasureUnit | null
  /** Units that the same words may mean: degrees of an angle and of warmth. */
  readonly units: readonly MeasureUnit[]
  /** With its unit, as it is told. */
  readonly said: string
  readonly start: number
  readonly end: number
  /** Of the number alone. */
  readonly digits: number
  readonly before: string
  readonly after: string
  /** Its list: "8 and 6 cm"; its sizes: "5 by 4 by 3". */
  readonly list: number
  readonly sizes: number | null
  /** Part of the figure and not of the task: "four walls". */
  readonly isIdle: boolean
  readonly isMoney: boolean
}

const stops = /[.;!?](?=\s|$)|[,;](?=\s)|\s[-–—]\s/gu

/** The numbers of a text; null if it has one that cannot be an amount. */
export function amountsIn(text: string, language: Language, words: BookWords): readonly Amount[] | null {
  const joins = pattern(`(?<!\\p{L})(?:${words.joins})(?!\\p{L})`, 'giu')
  const idle = pattern(`^\\s?(?:${words.idle})(?!\\p{L})`)
  const by = pattern(`^\\s?(?:${words.by})\\s?$`)
  const found = numbersIn(text, language).map((each) => {
    const rest = text.slice(each.end)
    const units = unitsAt(rest)
    const length = units[0]?.length ?? 0
    const currency = /[$€£₽]\s?$/u.exec(text.slice(0, each.start))?.[0] ?? ''
    const money =
      /^\s?(?:dollars?|pounds?|euros?|cents?|руб\p{L}*|р\.|₽|тенге|коп\p{L}*)(?!\p{L})/u.test(rest) || currency !== ''
    return {
      ...each,
      units,
      from: each.start,
      until: each.end + length,
      isMoney: money && length === 0,
      isPercent: /%/.test(each.text),
    }
  })
  if (found.some(({ value, isPercent, text: said }) => (value.n <= 0n && /\d/.test(said)) || isPercent)) return null
  const cuts = [...text.matchAll(stops), ...text.matchAll(joins)].map(({ index, 0: said }) => ({
    from: index,
    to: index + said.length,
  }))
  let [list, sizes] = [0, 0]
  const amounts: Amount[] = []
  // "One", "two" without a unit count the things of the figure and part no clause.
  const isSmall = ({ text: said, value, units }: (typeof found)[number]) =>
    !/\d/.test(said) &&
    units.every(({ unit }) => unit.name.en === 'kWh') &&
    (equals(value, ONE) || equals(value, rational(2)))
  found.forEach((each, index) => {
    const before = found.slice(0, index).findLast((other) => !isSmall(other))
    const next = found.slice(index + 1).find((other) => !isSmall(other))
    const between = before ? text.slice(before.until, each.from) : ''
    const isBy = before !== undefined && by.test(between)
    const isListed = before !== undefined && (isBy || /^\s?,?\s?(?:(?:and|to|и|или)\s)?$/iu.test(between))
    if (!isListed || isSmall(each)) list++
    const last = amounts.at(-1)
    if (!isBy) sizes++
    if (isBy && last && last.sizes === null) amounts[amounts.length - 1] = { ...last, sizes }
    const from = Math.max(before?.until ?? 0, ...cuts.filter(({ to }) => to <= each.from).map(({ to }) => to))
    const to = Math.min(
      next?.from ?? text.length,
      ...cuts.filter((cut) => cut.from >= each.until).map((cut) => cut.from),
    )
    amounts.push({
      value:
        language === 'ru' && /^\d+,\d+$/.test(each.text.split(' ')[0] ?? '')
          ? amountOf(each.text.split(' ')[0] ?? '')
          : each.value,
      unit: each.units[0]?.unit ?? null,
      units: each.units.map(({ unit }) => unit),
      said: text.slice(each.from, each.until).trim(),
      start: each.from,
      end: each.until,
      digits: each.end - each.start,
      before: text.slice(from, each.from),
      after: text.slice(each.until, to),
      list,
      sizes: isBy ? (last?.sizes ?? sizes) : null,
      isIdle:
        isSmall(each) ||
        isZero(each.value) ||
        /^пол$/iu.test(text.slice(each.start, each.end)) ||
        (!/\d/.test(each.text) && each.units.length === 0 && idle.test(text.slice(each.end))),
      isMoney: each.isMoney,
    })
  })
  return inherited(amounts)
}

/** "8 and 6 cm", "5 by 4 by 3 cm": the unit at the end belongs to all of them. */
function inherited(amounts: readonly Amount[]): Amount[] {
  return amounts.map((each) => {
    if (each.unit) return each
    const group = amounts.filter((other) => other.list === each.list && !other.isIdle)
    const unit = group.find((other) => other.start > each.start && other.unit)?.unit
    return unit ? { ...each, unit, units: [unit] } : each
  })
}

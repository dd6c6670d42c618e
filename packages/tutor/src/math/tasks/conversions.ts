import { regExpOf } from '../../pattern.ts'
import type { Expr } from '../ast.ts'
import { binary, expression, number } from '../ast.ts'
import type { Language } from '../latex.ts'
import type { TaskReading } from '../stories.ts'
import { type Unit, unitOf, unitPattern, unitRatio } from '../units.ts'
import { numbersIn, readNumber } from './pattern.ts'

const unit = `(${unitPattern})(?![\\p{L}\\d²³^/])`
const value = '(\\d{1,3}(?:[ \u00a0]\\d{3})+|\\d+(?:[.,]\\d+)?(?:\\s?/\\s?\\d+)?)'

/** Units of time that consist of a whole number of smaller ones. */
const calendar: readonly (readonly [string, number, string, string])[] = [
  ['months?|месяц\\p{L}*', 1, 'months', 'месяцев'],
  ['years?|год\\p{L}*|лет', 12, 'years', 'лет'],
  ['decades?|десятилети\\p{L}*', 120, 'decades', 'десятилетий'],
  ['centur(?:y|ies)|век\\p{L}*|столети\\p{L}*', 1200, 'centuries', 'веков'],
  ['millenni(?:um|a|ums)|тысячелети\\p{L}*', 12_000, 'millennia', 'тысячелетий'],
]
const calendarWords = calendar.map(([words]) => words).join('|')
const calendarPatterns = [
  `^(?:how many|сколько)\\s+(?<to>${calendarWords})\\s+(?:are |is )?(?:there )?(?:in|в)\\s+(?<size>[\\d.,/ ]*\\d|an?)\\s+(?<from>${calendarWords})$`,
  `^(?:what is|convert|express)\\s+(?<size>[\\d.,/ ]*\\d|an?)\\s+(?<from>${calendarWords})\\s+(?:in|to|into)\\s+(?<to>${calendarWords})$`,
].map((source) => regExpOf(source, 'i'))

function calendarConversion(text: string, language: Language): TaskReading | null {
  const plain = text.replace(/[?.\s]+$/u, '')
  const found = calendarPatterns.map((pattern) => pattern.exec(plain)?.groups).find(Boolean)
  const unitNamed = (word: string | undefined) =>
    calendar.find(([words]) => regExpOf(`^(?:${words})$`, 'i').test(word ?? ''))
  const [from, to] = [unitNamed(found?.from), unitNamed(found?.to)]
  if (!found || !from || !to || from === to) return null
  const size = /\d/u.test(found.size!) ? readNumber(found.size!, language) : number(1)
  const ratio = from[1] > to[1] ? number(from[1] / to[1]) : null
  const task = ratio ? binary('multiply', size, ratio) : binary('divide', size, number(to[1] / from[1]))
  return { task: expression(task), unit: language === 'ru' ? to[3] : to[2] }
}

/** Reads "How many metres are 3.4 km?", "3 hours in seconds", «вырази в километрах 850 м», "2 h 35 min in minutes". */
export function readConversion(raw: string, language: Language): TaskReading | null {
  const text = partsOfUnits(raw)
  const ofCalendar = calendarConversion(text, language)
  if (ofCalendar) return ofCalendar
  const asked =
    regExpOf(
      `(?:how many|сколько)\\s+${unit}\\s+(?:are|is|make|in|there are in|в|это|составля\\p{L}*)(?!\\p{L})`,
      'iu',
    ).exec(text) ??
    regExpOf(
      `(?:convert|express|change|write|переведи\\p{L}*|вырази\\p{L}*|запиши\\p{L}*|перевести|выразить)\\s+(?:в|in)\\s+${unit}`,
      'iu',
    ).exec(text) ??
    regExpOf(`\\d\\s*[\\p{L}²³]+\\.?\\s+(?:in|into|to|в)\\s+${unit}\\s*[?.]*$`, 'iu').exec(text)
  const to = asked && unitOf(asked[1]!)
  if (!asked || !to) return null
  // The unit that is sought is the last of them: "3.4 km in m".
  const at = asked[0].lastIndexOf(asked[1]!)
  const without = `${asked[0].slice(0, at)} ${asked[0].slice(at + asked[1]!.length)}`
  const rest = text.slice(0, asked.index) + without + text.slice(asked.index + asked[0].length)
  const given = [...rest.matchAll(regExpOf(`${value}\\s*${unit}`, 'giu'))].map((each) => ({
    size: readNumber(each[1]!, language),
    unit: unitOf(each[2]!),
  }))
  if (/scale|map(?!\p{L})|масштаб|карт/iu.test(text)) return null
  // "If 1 mile is 1.6 km, how many km is a 5 mile run": only amounts side by side, as in "3 h 20 min", are one amount.
  const places = [...rest.matchAll(regExpOf(`${value}\\s*${unit}`, 'giu'))]
  const isApart = places.some((each, index) => {
    const last = places[index - 1]
    return last !== undefined && !/^[\s,.]*(?:and|и)?\s*$/iu.test(rest.slice(last.index + last[0].length, each.index))
  })
  if (isApart) return null
  if (given.length === 0 || given.length > 3 || numbersIn(rest, language).exprs.length !== given.length) return null
  const terms = given.map(({ size, unit: from }) => term(size, from, to))
  if (terms.some((each) => !each)) return null
  const all = (terms as Expr[]).reduce((a, b) => binary('add', a, b))
  return { task: expression(all), unit: language === 'ru' ? to.ru : to.en }
}

const spelledParts: readonly (readonly [RegExp, string])[] = [
  [/(?:one |a )?half(?= (?:of )?an? )/giu, '1/2'],
  [/(?:one |a )third(?= of an? )/giu, '1/3'],
  [/(?:one |a )quarter(?= of an? )/giu, '1/4'],
  [/three quarters(?= of an? )/giu, '3/4'],
  [/(?:one |a )fifth(?= of an? )/giu, '1/5'],
  [/(?:one |a )tenth(?= of an? )/giu, '1/10'],
]

/** "3/5 of a litre", "a quarter of an hour": reads the fraction as a number of units. */
function partsOfUnits(text: string): string {
  let digits = text
  for (const [pattern, fraction] of spelledParts) digits = digits.replace(pattern, fraction)
  const ofSeveral = digits.replace(
    /(\d+)\s*\/\s*(\d+) of (\d+) (?=\p{L})/giu,
    (_, top: string, bottom: string, count: string) => `${Number(top) * Number(count)}/${bottom} `,
  )
  return ofSeveral.replace(/(?<=\d\s*\/\s*\d+) (?:of )?an? (?=\p{L})/giu, ' ')
}

function term(size: Expr, from: Unit | null, to: Unit): Expr | null {
  const ratio = from && unitRatio(from, to)
  if (!ratio) return null
  return ratio.n === ratio.d ? size : binary('multiply', size, number(ratio))
}

/** The units of a conversion of one amount, as they are written: "grams" and "kg" of "how many kg in 3400 grams". */
export function unitsOfConversion(raw: string, language: Language): { from: Unit; to: Unit } | null {
  if (readConversion(raw, language) === null) return null
  const found = [...raw.matchAll(regExpOf(`(?:${value}\\s*)?(?<!\\p{L})${unit}`, 'giu'))]
  const from = found.find((each) => each[1] !== undefined)
  const [fromUnit, ...others] = found.filter((each) => each[1] !== undefined)
  const to = found.find((each) => each[1] === undefined && unitOf(each[2]!) !== null)
  const [a, b] = [from && unitOf(from[2]!), to && unitOf(to[2]!)]
  return fromUnit && others.length === 0 && a && b && a !== b ? { from: a, to: b } : null
}

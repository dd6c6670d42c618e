import { directTexts } from '../language/direct-texts.ts'
import { directWords } from '../language/direct-words.ts'
import { number } from '../math/ast.ts'
import { type Language, latexOf } from '../math/latex.ts'
import { divide, equals, isInteger, multiply, ONE, type Rational, rational } from '../math/rational.ts'
import { type Unit, unitOf, unitPattern, unitRatio } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'
import type { Turn } from './reply.ts'

/**
 * "72 km/h in m/s?", "how do I do 10 % of 66?": questions about amounts that no task has to be read for. The answer is
 * the way; the last step is left to the student.
 */
export interface AmountAsked {
  readonly text: string
  /** What answers the question at its end. */
  readonly value: Rational
  /** The message without the amount that is asked about. */
  readonly rest: string
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

const amount = regExpOf(`(\\d+(?:[.,]\\d+)?)\\s*(${unitPattern})(?![\\p{L}\\d])`, 'giu')
const unitAtStart = regExpOf(`^(${unitPattern})(?![\\p{L}\\d])`, 'iu')
const unitAtEnd = regExpOf(`(?<![\\p{L}\\d])(${unitPattern})\\s*(?:is|are|в|это|=)?\\s*$`, 'iu')

const digitsOf = (digits: string): Rational => {
  const [whole = '0', part = ''] = digits.replace(',', '.').split('.')
  return rational(BigInt(`${whole}${part}`), 10n ** BigInt(part.length))
}

const shown = (value: Rational, language: Language) => `$${latexOf(number(value, 'decimal'), language)}$`

export const amountAsked = (turn: Turn, text: string): AmountAsked | null =>
  conversionAsked(turn, text) ?? percentAsked(turn, text)

function conversionAsked(turn: Turn, text: string): AmountAsked | null {
  const { language } = turn.voice
  const { into, howMany } = directWords[language]
  const said = plain(text)
  for (const found of said.matchAll(amount)) {
    const [whole, digits = '', name = ''] = found
    const behind = said.slice(found.index + whole.length)
    const between = into.exec(behind)?.[0]
    const ahead = said.slice(0, found.index).trimEnd()
    const after = between === undefined ? null : unitAtStart.exec(behind.slice(between.length))
    const before = unitAtEnd.exec(ahead)
    const isBefore = before !== null && howMany.test(`${ahead.slice(0, before.index)}`)
    const [from, to] = [unitOf(name), unitOf(after?.[1] ?? (isBefore ? (before[1] ?? '') : ''))]
    if (!from || !to || from === to) continue
    const told = converted(turn, digitsOf(digits), from, to)
    if (told) return { ...told, rest: said.replace(whole, ' ') }
  }
  return null
}

function converted(turn: Turn, value: Rational, from: Unit, to: Unit): Omit<AmountAsked, 'rest'> | null {
  const { language } = turn.voice
  const ratio = unitRatio(from, to)
  if (!ratio) return null
  const values = { value: shown(value, language), from: from[language], to: to[language] }
  const tell = (key: 'convert.speed' | 'convert.down' | 'convert.up', more: Record<string, string>) => ({
    text: turn.voice.choose(`direct.${key}`, directTexts[language][key], { ...values, ...more }),
    value: multiply(value, ratio),
  })
  if (from.en === 'km/h' && to.en === 'm/s')
    return tell('convert.speed', { meters: shown(multiply(value, rational(1000)), language) })
  if (isInteger(ratio)) return tell('convert.down', { ratio: shown(ratio, language) })
  const back = divide(ONE, ratio)
  return isInteger(back) || back.d < 100n ? tell('convert.up', { ratio: shown(back, language) }) : null
}

function percentAsked(turn: Turn, text: string): AmountAsked | null {
  const { language } = turn.voice
  const said = plain(text)
  const found = directWords[language].howPercent.exec(said)
  if (!found) return null
  const [whole, part = '', of = ''] = found
  const [percent, base] = [digitsOf(part), digitsOf(of)]
  const is = (each: number) => equals(percent, rational(each))
  const isTens = percent.d === 1n && percent.n % 10n === 0n && percent.n < 100n
  const key = is(10)
    ? 'percent.ten'
    : is(1)
      ? 'percent.one'
      : is(50)
        ? 'percent.half'
        : is(25)
          ? 'percent.quarter'
          : is(5)
            ? 'percent.five'
            : is(15)
              ? 'percent.fifteen'
              : isTens
                ? 'percent.tens'
                : 'percent.any'
  const values = {
    base: shown(base, language),
    percent: shown(percent, language),
    times: shown(divide(percent, rational(10)), language),
  }
  return {
    text: turn.voice.choose(`direct.${key}`, directTexts[language][key], values),
    value: divide(multiply(percent, base), rational(100)),
    rest: said.replace(whole, ' '),
  }
}

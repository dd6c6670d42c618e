import { halfWords, saysResult } from '../language/amount-words.ts'
import { andWords } from '../language/comparison-words.ts'
import { either } from '../language/either.ts'
import type { Language } from '../math/latex.ts'
import { unitOf } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'

/**
 * A message with its signs as the readers know them: pupils of other countries write the decimal comma in English, a
 * power that the keyboard does not have as a digit ("x2 + 3x"), and a fraction behind a colon without brackets.
 */
export function withUsualSigns(text: string, language: Language): string {
  const plain = withWholeFractions(withRunningSums(withHalves(withPowers(text))))
  return language === 'en' ? withDecimalPoints(plain) : plain
}

/** "90:4/3": behind a colon the fraction is one number. */
const withWholeFractions = (text: string): string =>
  text.replace(/(?<=\d\s?[:÷]\s?)(\d{1,4}\/\d{1,4})(?![\d/.,:)])/gu, '($1)')

const halfOf = regExpOf(
  `(?<=[-+*·×:/=(]\\s?)(?:${either(halfWords)})\\s+(\\d+(?:[.,]\\d+)?)(?![\\d.,]*\\s?[*·×:/])`,
  'giu',
)
/** "6+половина 6": half of the number behind it, within a calculation. */
const withHalves = (text: string): string => text.replace(halfOf, '$1/2')

const runningSum =
  /(?<![\d.,\p{L}^)=])(?<![=^)+*:/-]\s)(\d+(?:\.\d+)?)\s?([-+*·×:/])\s?(\d+(?:\.\d+)?)\s?=\s?(\d+(?:\.\d+)?)\s([-+*·×:/])(\d+(?:\.\d+)?)(?![\d\p{L}]|[.,]\d|\s?[-+*·×:/=^(])/gu

/** "12+24=36 /2": the first calculation has its result, and behind a gap the chain runs on from it. */
const withRunningSums = (text: string): string =>
  text.replace(runningSum, (found, a, sign, b, result, ...rest) =>
    isResult(Number(a), sign, Number(b), Number(result))
      ? `${a} ${sign} ${b} = ${result}; ${result} ${rest[0]} ${rest[1]}`
      : found,
  )

function isResult(a: number, sign: string, b: number, result: number): boolean {
  const value = sign === '+' ? a + b : sign === '-' ? a - b : /[:/]/.test(sign) ? a / b : a * b
  return Math.abs(value - result) < 1e-9
}

const twoParts = regExpOf(`(?<![\\p{L}\\d]|[.,=]\\s?)(\\d+)\\s+(?:${either(andWords)})\\s+(\\d+/\\d+)(?![\\d/])`, 'giu')
/** "5 и 1/3" where mixed numbers are meant: one number. */
export const withMixedNumbers = (text: string): string => text.replace(twoParts, '$1 $2')

const commaNumber = /(?<![\d.,])(\d+),(\d+)(?![\d,]|\.\d)/gu
const behindResult = regExpOf(`(?:(?<!\\p{L})(?:${either(saysResult)})|(?<![\\p{L}\\s]\\s*)=|\\$)\\s*\\$?$`, 'iu')

/** "0,03kg", "2,6 min", "is 14,40". `3,5` alone may be two roots and `1,200` a thousand. */
const withDecimalPoints = (text: string): string =>
  text.replace(commaNumber, (found: string, whole: string, part: string, at: number) => {
    const [before, behind] = [text.slice(0, at), text.slice(at + found.length)]
    const isThousands = part.length === 3 && whole !== '0'
    const isPrice = part.length === 2 && behindResult.test(before)
    return !isThousands && (whole === '0' || isPrice || isMeasured(behind)) ? `${whole}.${part}` : found
  })

/** A unit stands behind it: one of several letters, or one that is seldom an unknown. */
function isMeasured(behind: string): boolean {
  const [, unit = ''] = /^\s?([\p{L}%$€]+)/u.exec(behind) ?? []
  return /^[%$€]/.test(unit) || (unitOf(unit) !== null && (unit.length > 1 || /^[gmsWJNVC]$/.test(unit)))
}

/** "x2 + 3x - 40": the square of the letter that stands alone beside it; `x1` and `x2` are two roots. */
const withPowers = (text: string): string =>
  /(?<!\p{L})[xх]1/iu.test(text) || !/(?<!\p{L})[xх](?![\p{L}\d^²])/iu.test(text)
    ? text
    : text.replace(/(?<!\p{L})([xх])2(?=\s?[-+−–]\s?\d)/giu, '$1^2')

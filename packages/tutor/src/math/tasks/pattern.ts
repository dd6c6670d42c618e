import { regExpOf } from '../../pattern.ts'
import type { Expr, Statement } from '../ast.ts'
import { binary, expression, number, request, rootOf } from '../ast.ts'
import type { Language } from '../latex.ts'
import { parseExpression } from '../parse.ts'
import { simplifyExpression } from '../simplify.ts'
import type { TaskReading } from '../stories.ts'
import { unitOf, unitPattern } from '../units.ts'
import { unexplained } from './signals.ts'

/**
 * One kind of school task: the words that tell it, and how its numbers make a formula. Every word has to occur and
 * every number has to be used, so that a text that says more than the pattern knows is not guessed at.
 */
export interface Pattern {
  readonly has: readonly RegExp[]
  readonly not?: RegExp
  /** Signals (`signals.ts`) without effect in this kind of task. */
  readonly may?: RegExp
  /** The number of numbers in the text. */
  readonly count: number | readonly [number, number]
  readonly task: (numbers: readonly Expr[], told: Told) => Expr | Statement | null
  /** Power of the length unit of the numbers, or a unit as text. */
  readonly unit?: 1 | 2 | 3 | string
}

interface Told {
  readonly text: string
  readonly language: Language
  readonly sizes: readonly number[]
  /** Offset of each number in the text. */
  readonly places: readonly number[]
}

/** A bilingual pattern of word stems with any endings. */
export const says = (words: string) => regExpOf(`(?<!\\p{L})(?:${words.replaceAll('~', '\\p{L}*')})`, 'i')

const numeral = '\\d{1,3}(?:[ \u00a0]\\d{3})+(?![\\d])(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?(?:\\s?/\\s?\\d+)?'
/** A standalone number: no index, no part of a word, not the 2 of cm². */
const numbers = regExpOf(
  `(?<![\\p{L}\\d_^.,]|\\p{L}[-])(?:(?<=^|[\\s(=;:,|])-)?(?:(?:${numeral})(?:√\\d+)?|√\\d+)(?!\\p{L}{3,}[\\d^])`,
  'gu',
)

const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:twice|дважды)(?!\p{L})/giu, '2 times'],
  [/(?<!\p{L})(?:thrice|трижды)(?!\p{L})/giu, '3 times'],
]

export function numbersIn(text: string, language: Language): { exprs: Expr[]; sizes: number[]; places: number[] } {
  const exprs: Expr[] = []
  const sizes: number[] = []
  const places: number[] = []
  for (const found of text.matchAll(numbers)) {
    const expr = readNumber(found[0], language)
    exprs.push(expr)
    sizes.push(sizeOf(expr))
    places.push(found.index)
  }
  return { exprs, sizes, places }
}

export function readNumber(text: string, language: Language): Expr {
  const plain = text.replace(/(?<=\d)[ \u00a0](?=\d{3})/g, '').replace(/−/g, '-')
  return parseExpression(plain, { commaIsDecimal: language === 'ru' || !/\d,\d{3}(?!\d)/.test(plain) })
}

export function sizeOf(expr: Expr): number {
  switch (expr.kind) {
    case 'number':
      return Number(expr.value.n) / Number(expr.value.d)
    case 'negate':
      return -sizeOf(expr.of)
    case 'root':
      return sizeOf(expr.of) ** (1 / expr.index)
    case 'divide':
      return sizeOf(expr.left) / sizeOf(expr.right)
    case 'multiply':
      return sizeOf(expr.left) * sizeOf(expr.right)
    default:
      return Number.NaN
  }
}

/** @param harmless signals that change nothing for any of these patterns */
export function readByPatterns(
  patterns: readonly Pattern[],
  harmless: RegExp,
  isGeometry: boolean,
  text: string,
  language: Language,
): TaskReading | null {
  let plain = text.replace(/[−–]/g, '-')
  for (const [pattern, digits] of spelledOut) plain = plain.replace(pattern, digits)
  // "5th", "10-й" are ordinals and `cm2` is a unit: the remaining numbers are given values.
  const { exprs, sizes, places } = numbersIn(plain, language)
  for (const pattern of patterns) {
    const [low, high] = typeof pattern.count === 'number' ? [pattern.count, pattern.count] : pattern.count
    if (exprs.length < low || exprs.length > high) continue
    if (pattern.not?.test(plain) || !pattern.has.every((each) => each.test(plain))) continue
    const explains = [...pattern.has, harmless, ...(pattern.may ? [pattern.may] : [])]
    if (unexplained(plain, explains, isGeometry).length > 0) continue
    const made = pattern.task(exprs, { text: plain, language, sizes, places })
    if (!made) continue
    const task = isStatement(made) ? made : asTask(made)
    const unit =
      typeof pattern.unit === 'string' ? pattern.unit : pattern.unit && lengthUnit(plain, language, pattern.unit)
    return { task, ...(unit && { unit }) }
  }
  return null
}

/** Accepts a formula that needs no further calculation: finding it was the task. */
export function asTask(made: Expr): Statement {
  const done = simplifyExpression(made)
  const task = expression(made)
  return typeof done !== 'string' && done.steps.length === 0 ? request('calculate', task) : task
}

const statementKinds = ['expression', 'equation', 'inequality', 'between', 'system', 'request', 'values', 'tuples']
const isStatement = (made: Expr | Statement): made is Statement => statementKinds.includes(made.kind)

const measured = regExpOf(`\\d\\s*(${unitPattern})(?![\\p{L}\\d²³^/])`, 'giu')
const unitsIn = (text: string) => [...text.matchAll(measured)].map((each) => unitOf(each[1]!))

/** Whether a text mixes units of length, which the formula would not distinguish. */
export const mixesLengths = (text: string): boolean =>
  new Set(unitsIn(text).flatMap((each) => (each?.quantity === 'length' ? [each.en] : []))).size > 1

/** The only unit of length in the text, raised to a power; none if the text mixes units or has none. */
function lengthUnit(text: string, language: Language, power: 1 | 2 | 3): string | undefined {
  const found = unitsIn(text)
  const [first] = found
  if (first?.quantity !== 'length' || found.some((each) => each !== first)) return undefined
  return `${language === 'ru' ? first.ru : first.en}${['', '', '²', '³'][power]}`
}

// ---- Formulas ------------------------------------------------------------------------------------------------------

export const num = (value: number): Expr => number(value)
export const plus = (a: Expr, b: Expr): Expr => binary('add', a, b)
export const minus = (a: Expr, b: Expr): Expr => binary('subtract', a, b)
export const times = (a: Expr, b: Expr): Expr => binary('multiply', a, b)
export const over = (a: Expr, b: Expr): Expr => binary('divide', a, b)
export const power = (a: Expr, n: number | Expr): Expr => binary('power', a, typeof n === 'number' ? num(n) : n)
export const half = (a: Expr): Expr => over(a, num(2))
export const root = (a: Expr, index = 2): Expr => rootOf(a, index)
export const sum = (all: readonly Expr[]): Expr => all.reduce(plus)
export const product = (all: readonly Expr[]): Expr => all.reduce(times)

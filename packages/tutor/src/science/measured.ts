import type { Equation, Expr } from '../math/ast.ts'
import { children, name, withChildren } from '../math/ast.ts'
import { type Language, latexOf } from '../math/latex.ts'
import { decimalText, isFiniteDecimal, type Rational } from '../math/rational.ts'
import type { CompoundUnit } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'

/** A text in both languages. */
export type Both = Readonly<Record<Language, string>>
export const both = (en: string, ru: string): Both => ({ en, ru })
export const inBoth = (write: (language: Language) => string): Both => ({ en: write('en'), ru: write('ru') })

/** A pattern for words that begin with one of these stems, for text in lower case. */
export const wordPattern = (words: string, flags = '') => regExpOf(`(?<!\\p{L})(?:${words})`, flags)

/** The kinds of steps from a text to a number with its unit, in order. */
export type MeasuredStepKind =
  | 'given'
  | 'formula'
  | 'express'
  | 'convert'
  | 'model'
  | 'substitute'
  | 'calculate'
  | 'atoms'
  | 'coefficients'

export interface MeasuredStep {
  readonly kind: MeasuredStepKind
  /** LaTeX of the line that is shown when the step is done. */
  readonly line: Both
  /**
   * A hint for this task where it says more than the general hint of the step: the idea of the formula or of the model.
   */
  readonly hint?: Both
}

/** An intermediate or final value that a student may state. */
export interface NamedValue {
  readonly value: number
  readonly unit: CompoundUnit | null
}

/** A task in words whose answer has a unit, with its solution. */
export interface MeasuredTask {
  /** The id of the formula or of the pattern. */
  readonly id: string
  readonly subject: 'physics' | 'chemistry' | 'maths'
  readonly title: Both
  readonly steps: readonly MeasuredStep[]
  /** Symbol and name of the quantity that is asked for. */
  readonly sought: { readonly symbol: Both; readonly name: Both }
  readonly answer: MeasuredAnswer
  /** Formulas in the letters of `letters`, which a student may write in any equivalent form. */
  readonly formulas: readonly Equation[]
  /** Values of the letters, in SI. */
  readonly letters: Readonly<Record<string, number>>
  /** Correct intermediate results: converted values and results of earlier steps. */
  readonly between: readonly NamedValue[]
  /** Wrong results of common mistakes, with the name of the mistake. */
  readonly slips: readonly { readonly value: number; readonly mistake: Mistake }[]
  /** Positions of the numbers in the text, used to make the same task with other numbers. */
  readonly numbers: readonly { readonly start: number; readonly end: number }[]
  /** A second, independent calculation confirmed the answer. Only confirmed answers are shown. */
  readonly isVerified: boolean
}
export type Mistake = 'wrong-base' | 'not-converted' | 'turned-over' | 'wrong-operation' | 'one-speed'

type MeasuredAnswer =
  | {
      readonly kind: 'number'
      /** In `unit`. */
      readonly value: number
      readonly unit: CompoundUnit | null
      /** Answers that are also right because a constant can be rounded differently. In `unit`. */
      readonly others: readonly number[]
      readonly text: Both
      readonly isRounded: boolean
      /** The text names the unit, so a bare number is a full answer: "how many hours". */
      readonly isUnitTold?: boolean
    }
  /** A chemical formula or a reaction: compared as text, without spaces. */
  | { readonly kind: 'text'; readonly text: Both; readonly plain: string }

// ---- Writing numbers -------------------------------------------------------------------------------------------------

const ROUNDED_DIGITS = 3

/**
 * Formats a number as students write it: `0,5`, `240 000`, `1{,}6 \cdot 10^{-19}`; `isRounded` where digits were
 * dropped.
 */
export function writeNumber(value: number, language: Language): { text: string; latex: string; isRounded: boolean } {
  const rounded = Number(value.toPrecision(10))
  const size = Math.abs(rounded)
  const exact = `${rounded}`
  const digitsOf = (text: string) =>
    text.replace(/e.*$/, '').replace(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length
  const isShort = digitsOf(exact) <= 6
  const shown = isShort ? rounded : Number(value.toPrecision(size >= 1000 ? 4 : ROUNDED_DIGITS))
  const comma = (text: string) => (language === 'ru' ? text.replace('.', ',') : text)
  if (size !== 0 && (size >= 1e7 || size < 1e-4)) {
    const exponent = Math.floor(Math.log10(size))
    const head = comma(`${Number((shown / 10 ** exponent).toPrecision(6))}`)
    return {
      text: head === '1' ? `10^${exponent}` : `${head}·10^${exponent}`,
      latex: head === '1' ? `10^{${exponent}}` : `${head.replace(',', '{,}')} \\cdot 10^{${exponent}}`,
      isRounded: !isShort,
    }
  }
  const text = comma(plainDigits(shown))
  return { text, latex: text.replace(',', '{,}'), isRounded: !isShort }
}

/** The number written without an exponent. */
const plainDigits = (value: number): string =>
  /e/.test(`${value}`) ? value.toFixed(10).replace(/\.?0+$/, '') : `${value}`

export function toNumber(value: Rational): number {
  return isFiniteDecimal(value, 40) ? Number(decimalText(value)) : Number(value.n) / Number(value.d)
}

/** `\text{m/s}^{2}`: characters that are formula commands stay outside of `\text`. */
const latexUnit = (unit: CompoundUnit, language: Language): string => {
  const text = unit[language]
  if (text === '%') return '\\%'
  if (text === '$') return language === 'ru' ? '\\ \\text{долл.}' : '\\ \\text{dollars}'
  const digits = (raised: string) => raised.replace(/./g, (sign) => '-0123456789'['⁻⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)]!)
  const inside = text
    .replace(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (raised) => `}^{${digits(raised)}}\\text{`)
    .replace('°', '}^{\\circ}\\text{')
    .replaceAll('·', '}\\cdot\\text{')
    .replace('Ω', '}\\Omega\\text{')
    .replace(/[μµ]/, '}\\mu\\text{')
  return `\\ \\text{${inside}}`.replaceAll('\\text{}', '')
}

/** `5\ \text{m/s}` */
export const latexValue = (value: number, unit: CompoundUnit | null, language: Language) =>
  `${writeNumber(value, language).latex}${unit ? latexUnit(unit, language) : ''}`

/** `5 m/s`, as written in the line of the answer. */
export function plainValue(value: number, unit: CompoundUnit | null, language: Language): string {
  const { text, isRounded } = writeNumber(value, language)
  const name = unit?.[language]
  // A dollar sign would start a formula.
  const shown = !name ? text : name === '$' ? `${text} ${language === 'ru' ? 'долл.' : 'dollars'}` : `${text} ${name}`
  return isRounded ? `≈ ${shown}` : shown
}

// ---- Formulas --------------------------------------------------------------------------------------------------------

/** A formula in LaTeX with the printed symbols of its letters. */
export const latexWith = (expr: Expr, symbols: Readonly<Record<string, string>>, language: Language): string =>
  latexOf(rename(expr, symbols), language)

/** A formula in LaTeX with numbers in place of the letters. */
export function latexOfNumbers(expr: Expr, values: Readonly<Record<string, number>>, language: Language): string {
  const shown = Object.fromEntries(
    Object.entries(values).map(([letter, value]) => {
      const { latex } = writeNumber(value, language)
      return [letter, /cdot|\^/.test(latex) || value < 0 ? `\\left(${latex}\\right)` : latex]
    }),
  )
  return spaced(rename(expr, shown), language)
}

/** Two numbers side by side need a multiplication sign, which letters do not. */
const spaced = (expr: Expr, language: Language): string =>
  latexOf(expr, language).replace(/(\d|\\right\))(?=\\left\()/g, '$1 \\cdot ')

function rename(expr: Expr, symbols: Readonly<Record<string, string>>): Expr {
  if (expr.kind === 'name') return name(symbols[expr.name] ?? expr.name)
  return withChildren(
    expr,
    children(expr).map((child) => rename(child, symbols)),
  )
}

/** Whether two numbers computed in different ways agree within rounding. */
export const isNear = (a: number, b: number, tolerance = 1e-9) =>
  Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b), 1e-300)

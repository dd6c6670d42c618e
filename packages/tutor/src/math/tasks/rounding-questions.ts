import { type RoundingForm, roundingForms } from '../../language/rounding-forms.ts'
import { regExpOf } from '../../pattern.ts'
import type { Expr, Statement } from '../ast.ts'
import { expression, number, request } from '../ast.ts'
import type { Language } from '../latex.ts'
import { parseExpression } from '../parse.ts'
import { exactValue } from '../polynomial.ts'
import { isZero, type Rational } from '../rational.ts'

/** How a number is to be rounded: so many digits behind the point, or so many significant ones. */
export interface RoundingWish {
  readonly count: number
  readonly isSignificant: boolean
}

/** "to 3sf", "2 dp", «до двух значащих цифр»; null where nothing of the kind is said. */
export function roundingWish(text: string, language: Language): RoundingWish | null {
  const forms: RoundingForm = roundingForms[language]
  const count = `(\\d|${Object.keys(forms.numerals).join('|')})`
  const found = regExpOf(
    `(?<![\\p{L}\\d.,])${count}[ -]?(?:(${forms.significant})|(${forms.places}))(?!\\p{L})`,
    'iu',
  ).exec(text)
  if (!found?.[1]) return null
  const said = found[1].toLowerCase()
  return { count: forms.numerals[said] ?? Number(said), isSignificant: found[2] !== undefined }
}

/** "282.743338 to 3sf", "round 0.0625 to 2 significant figures", «0,00456 до двух значащих цифр». */
export function readRounding(raw: string, language: Language): Statement | null {
  if (raw.length > LONGEST) return null
  const wish = roundingWish(raw, language)
  if (!wish || wish.count < 1) return null
  const { harmless } = roundingForms[language]
  const point = language === 'ru' ? '[.,]' : '[.]'
  const values = [
    ...raw.matchAll(regExpOf(`(?<![\\p{L}\\d.,/])[-−]?\\d+(?:${point}\\d+|/\\d+)(?![\\d/.,]*\\d|\\p{L})`, 'giu')),
  ]
  const whole = [...raw.matchAll(/(?<![\p{L}\d.,/])\d{3,}(?![\d.,/]|\p{L})/giu)]
  const [value, ...others] = [...values, ...whole]
  if (!value || others.length > 0) return null
  const rest = raw.replace(value[0], ' ').replace(harmless, ' ')
  if (/\p{L}{3,}/u.test(rest) || /[=*^×÷]/.test(raw)) return null
  const expr = parseExpression(value[0].replace('−', '-'), { commaIsDecimal: language === 'ru' })
  const exact = exactValue(expr)
  if (!exact || isZero(exact)) return null
  const places = placesFor(exact, wish)
  return places < -6 || places > 9 ? null : request('round', expression(expr), { values: [number(places)] })
}

const LONGEST = 120

/** The digits behind the point that remain; negative for tens and hundreds. */
const placesFor = (value: Rational, { count, isSignificant }: RoundingWish): number =>
  isSignificant ? count - 1 - Math.floor(Math.log10(Math.abs(Number(value.n) / Number(value.d))) + 1e-12) : count

/** A number rounded half up, as its decimal text; for values that a message offers. */
export function roundedTo(expr: Expr, places: number): number | null {
  const exact = exactValue(expr)
  if (!exact) return null
  const value = Number(exact.n) / Number(exact.d)
  const scaled = Math.round(Math.abs(value) * 10 ** places + 1e-9) / 10 ** places
  return value < 0 ? -scaled : scaled
}

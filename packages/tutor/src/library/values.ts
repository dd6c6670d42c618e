import type { Language } from '../math/latex.ts'
import type { Rational } from '../math/rational.ts'
import { type Dimension, unitAt } from '../math/units.ts'
import { type Formula, formulaOf } from './formula.ts'
import { blocksOf, halves } from './source.ts'

/**
 * What the numbers of a task come to, by the formulas of its guide. Which number is which is not read: every number of a
 * fitting kind is tried in every place, so a value that fits is a sign and no proof.
 */

/** Kinds of numbers in a task; `count` has no unit that we know. */
const kinds = [
  'length',
  'area',
  'volume',
  'mass',
  'time',
  'speed',
  'money',
  'percent',
  'angle',
  'temperature',
  'density',
  'force',
  'energy',
  'power',
  'voltage',
  'current',
  'resistance',
  'pressure',
  'count',
] as const
type Kind = (typeof kinds)[number]
const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text)

/** What a formula of a guide gives. */
type Role = 'right' | 'step' | 'wrong'

export interface GuideValues {
  readonly id: string
  readonly given: readonly { readonly letter: string; readonly kind: Kind }[]
  readonly formulas: readonly { readonly role: Role; readonly key: string; readonly of: Formula }[]
}

/** @throws {Error} naming the guide and what cannot be read in it */
export const readGuideValues = (source: string): GuideValues[] =>
  blocksOf(source).map(({ id, all }) => ({
    id,
    given: all('given')
      .flatMap((line) => line.split(','))
      .map((each) => {
        const [letter = '', kind = ''] = each.trim().split(/\s+/)
        if (!isKind(kind)) throw new Error(`${id}: ${kind} is no kind of number`)
        return { letter, kind }
      }),
    formulas: (['right', 'step', 'wrong'] as const).flatMap((role) =>
      all(role).map((line) => {
        const [key, formula] = halves(line, '=')
        return { role, key, of: formulaOf(formula) }
      }),
    ),
  }))

/** Exponents of metre, kilogram, second, ampere, kelvin, mole and money. */
const dimensions: readonly (readonly [Kind, Dimension])[] = [
  ['length', [1, 0, 0, 0, 0, 0, 0]],
  ['area', [2, 0, 0, 0, 0, 0, 0]],
  ['volume', [3, 0, 0, 0, 0, 0, 0]],
  ['mass', [0, 1, 0, 0, 0, 0, 0]],
  ['time', [0, 0, 1, 0, 0, 0, 0]],
  ['speed', [1, 0, -1, 0, 0, 0, 0]],
  ['money', [0, 0, 0, 0, 0, 0, 1]],
  ['temperature', [0, 0, 0, 0, 1, 0, 0]],
  ['density', [-3, 1, 0, 0, 0, 0, 0]],
  ['force', [1, 1, -2, 0, 0, 0, 0]],
  ['energy', [2, 1, -2, 0, 0, 0, 0]],
  ['power', [2, 1, -3, 0, 0, 0, 0]],
  ['voltage', [2, 1, -3, -1, 0, 0, 0]],
  ['current', [0, 0, 0, 1, 0, 0, 0]],
  ['resistance', [2, 1, -3, -2, 0, 0, 0]],
  ['pressure', [-1, 1, -2, 0, 0, 0, 0]],
]
const kindOfDimension = (of: Dimension): Kind | 'other' =>
  dimensions.find(([, each]) => each.every((exponent, at) => exponent === of[at]))?.[0] ?? 'other'

interface GivenNumber {
  readonly value: number
  /** null if it has no unit that we know: then it may be of any kind. */
  readonly kind: Kind | 'other' | null
  /** The name of its unit; empty without one. */
  readonly unit: string
}

/** Not the digit of a name such as `R1`. */
const numeral = /(?<![\p{L}\d.,])(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)/gu
/** Rupees and rands stand before their amount without a space. */
const rupees = /(?<!\p{L})(Rs\.?|R)(?=\d{2})/gu
const gravity = /(?<!\p{L})g\s?(?:=|≈|is|of|at|при|равно)?\s?$/iu
const percentBehind = /^\s?(?:%|percent|процент)/i
const angleBehind = /^\s?(?:°(?!\s?[CСF])|degrees?(?! (?:C|F|celsius))|deg\b|градус\p{L}*(?! (?:тепл|мороз|цельс)))/iu
const moneyBefore = /(?:[$€£₽₹₸]|\b(?:Rs\.?|R|USD|EUR|GBP))\s?$/u
const moneyBehind = /^\s?(?:[$€£₽₹₸]|руб|р\.|тенге|коп|тг|dollars?|euros?|pounds?|rupees?|rand|cents?|грн|сом)/iu

/** The numbers of a task with their kinds. */
function givenNumbers(text: string, language: Language): GivenNumber[] {
  const task = text.replaceAll(rupees, '$1 ')
  return [...task.matchAll(numeral)].flatMap((found): GivenNumber[] => {
    // "g = 10" is known to every formula that needs it.
    if (gravity.test(task.slice(0, found.index))) return []
    const [digits] = found
    const joined = digits.replaceAll(/[ \u00a0\u202f]/g, '')
    const isThousands = language === 'en' && /^\d{1,3},\d{3}$/.test(joined)
    const value = Number(isThousands ? joined.replace(',', '') : joined.replace(',', '.'))
    const end = found.index + digits.length
    const behind = task.slice(end)
    if (percentBehind.test(behind)) return [{ value, kind: 'percent', unit: '' }]
    if (angleBehind.test(behind)) return [{ value, kind: 'angle', unit: '' }]
    if (moneyBehind.test(behind) || moneyBefore.test(task.slice(0, found.index)))
      return [{ value, kind: 'money', unit: '' }]
    const gap = /^[\s-]?/u.exec(behind)?.[0].length ?? 0
    const unit = unitAt(task, end + gap)
    const isWhole = unit !== null && !/^[\p{L}\d]/u.test(task.slice(unit.end))
    return isWhole
      ? [{ value, kind: kindOfDimension(unit.unit.dimension), unit: unit.unit.en }]
      : [{ value, kind: null, unit: '' }]
  })
}

/** A value that the numbers of a task come to. */
export interface PossibleValue {
  readonly role: Role
  readonly key: string
  readonly value: number
  /** The numbers stand in their usual order. */
  readonly isUsual: boolean
  /** The task tells no other number. */
  readonly isWhole: boolean
}

const MOST_NUMBERS = 9
/** Kinds whose numbers have to be in one unit. */
const mixable: readonly Kind[] = ['length', 'area', 'volume', 'mass', 'speed']

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/**
 * Every value that the formulas of a guide give with the numbers of the task, each in every place that its kind allows.
 * @param usual the letters in the order in which such tasks mostly tell their numbers; empty if there is none
 */
export function possibleValues(values: GuideValues, task: string, language: Language, usual: string): PossibleValue[] {
  const numbers = givenNumbers(task, language)
  const { given, formulas } = values
  if (numbers.length < given.length || numbers.length > MOST_NUMBERS || given.length === 0) return []
  // The formulas take the numbers as they stand; hours with minutes are two of their letters.
  const isMixed = mixable.some(
    (kind) => new Set(numbers.flatMap((each) => (each.kind === kind ? [each.unit] : []))).size > 1,
  )
  if (isMixed) return []
  const found: PossibleValue[] = []
  const note = (one: PossibleValue) => {
    const at = found.findIndex(
      (each) => each.key === one.key && each.role === one.role && isSame(each.value, one.value),
    )
    if (!Number.isFinite(one.value)) return
    if (at < 0) found.push(one)
    else if (one.isUsual) found[at] = one
  }
  const place = (at: number, used: readonly number[], bound: Readonly<Record<string, number>>): void => {
    const next = given[at]
    if (!next) {
      const isUsual = orderOf(used, given) === usual
      const isWhole = numbers.length === given.length
      for (const { role, key, of } of formulas) note({ role, key, value: of(bound), isUsual, isWhole })
      return
    }
    numbers.forEach(({ value, kind }, index) => {
      if (used.includes(index)) return
      if (!fitsKind(kind, next.kind)) return
      place(at + 1, [...used, index], { ...bound, [next.letter]: value })
    })
  }
  place(0, [], {})
  return found
}

/** Units that have no kind of their own count as counts. */
const fitsKind = (kind: GivenNumber['kind'], wanted: Kind): boolean =>
  kind === null || kind === wanted || (kind === 'other' && wanted === 'count')

/** The letters in the order in which their numbers stand in the task. */
const orderOf = (used: readonly number[], given: GuideValues['given']): string =>
  given
    .map(({ letter }, at) => ({ letter, index: used[at] ?? 0 }))
    .sort((a, b) => a.index - b.index)
    .map(({ letter }) => letter)
    .join('')

const SHARE_OF_USUAL = 0.6

/** The order of letters in which most of the examples tell their numbers; empty if there is none. */
export function usualOrder(
  values: GuideValues,
  tasks: readonly { readonly text: string; readonly answer: number | null }[],
  language: Language,
): string {
  const orders = permutations(values.given.map(({ letter }) => letter)).map((letters) => letters.join(''))
  const solved = tasks.filter(({ answer }) => answer !== null)
  const isRight = (order: string, text: string, answer: number) =>
    possibleValues(values, text, language, order).some(
      ({ role, isUsual, value }) => role === 'right' && isUsual && Math.abs(value - answer) <= 1e-3 * Math.abs(answer),
    )
  const counted = orders.map((order) => ({
    order,
    count: solved.filter(({ text, answer }) => isRight(order, text, answer ?? 0)).length,
  }))
  const [best] = counted.sort((a, b) => b.count - a.count)
  return best && best.count >= SHARE_OF_USUAL * solved.length && best.count > 1 ? best.order : ''
}

const permutations = (letters: readonly string[]): string[][] =>
  letters.length === 0
    ? [[]]
    : letters.flatMap((letter, at) =>
        permutations([...letters.slice(0, at), ...letters.slice(at + 1)]).map((rest) => [letter, ...rest]),
      )

/** The number of decimals of a value as it is said; null if no decimal writes it. */
function decimalsOf({ d }: Rational): number | null {
  for (let decimals = 0, power = 1n; decimals <= 6; decimals++, power *= 10n) if (power % d === 0n) return decimals
  return null
}

/** True if the number that was said is the value, rounded to the digits that it shows. */
function isSaid(said: Rational, value: number): boolean {
  const number = Number(said.n) / Number(said.d)
  const scale = Math.max(Math.abs(value), 1e-12)
  if (Math.abs(number - value) <= 1e-9 * scale) return true
  const decimals = decimalsOf(said)
  if (decimals === null) return false
  const isExact = Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6
  if (isExact && decimals >= 3) return false
  // A value that ends within its digits is not rounded by a student, except where it has several decimals.
  const ends = Math.abs(value * 10 ** decimals * 10 - Math.round(value * 10 ** decimals * 10)) < 1e-6
  const half = 0.5 * 10 ** -decimals
  return Math.abs(number - value) <= half * (1 + 1e-9) && half <= 0.015 * scale && !(ends && decimals === 0)
}

/** What a number that a student came to is, by the formulas of the guide. */
export interface Meant {
  readonly role: Role
  readonly key: string
  /** With the numbers in their usual places, or in the only ones that they can have, and by no usual mistake. */
  readonly isCertain: boolean
}

export function meantBy(said: Rational, possible: readonly PossibleValue[]): Meant | null {
  const fits = possible.filter(({ value }) => isSaid(said, value))
  const usual = fits.filter(({ isUsual }) => isUsual)
  const of = (role: Role) => usual.find((each) => each.role === role) ?? fits.find((each) => each.role === role)
  const wrong = of('wrong')
  const fit = of('right') ?? of('step')
  // A mistake with the numbers in their usual places is likelier than a right way with them in others.
  const best = fit && !(wrong?.isUsual && !fit.isUsual) ? fit : wrong
  if (!best) return null
  // A task that tells more asks for more, or for something else.
  if (best.role === 'right' && !best.isWhole) return { role: 'step', key: best.key, isCertain: false }
  const isOnly = possible.filter(({ role, key }) => role === best.role && key === best.key).length === 1
  const isCertain = best.role === 'wrong' ? !fit : (best.isUsual || isOnly) && !(wrong && (wrong.isUsual || isOnly))
  return { role: best.role, key: best.key, isCertain }
}

import type { Language } from '../math/latex.ts'
import type { Rational } from '../math/rational.ts'
import { writeNumbers } from '../math/spoken.ts'
import { type CompoundUnit, type Dimension, unitAt } from '../math/units.ts'
import { type Formula, formulaOf } from './formula.ts'
import { blocksOf, halves as halvesOf } from './source.ts'

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
        const [key, formula] = halvesOf(line, '=')
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
  /** null without a unit that we know. */
  readonly unit: { readonly name: string; readonly size: number; readonly dimension: Dimension } | null
}

/** Not the digit of a name such as `R1`. */
const numeral = /(?<![\p{L}\d.,])(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)/gu
/** "2 and a half hours" */
const andAHalf = /(?<![\d.,])(\d+)(?: and (?:a|one) half| с половиной)(?!\p{L})/giu
/** Rupees and rands stand before their amount without a space. */
const rupees = /(?<!\p{L})(Rs\.?|R)(?=\d{2})/gu
/** "g = 10", and not "250 g of 8%". */
const gravity = /(?<!\p{L}|\d\s?)g\s?(?:=|≈|is|at|при|равно)?\s?$/iu
const percentBehind = /^[\s-]?(?:%|percent|процент)/i
const angleBehind = /^\s?(?:°(?!\s?[CСF])|degrees?(?! (?:C|F|celsius))|deg\b|градус\p{L}*(?! (?:тепл|мороз|цельс)))/iu
const moneyBefore = /(?:[$€£₽₹₸]|\b(?:Rs\.?|R|USD|EUR|GBP))\s?$/u
const moneyBehind =
  /^\s?(?:[$€£₽₹₸]|руб(?:л|\.|(?!\p{L}))|р\.|тенге|коп|тг|dollars?|euros?|pounds?|rupees?|rand|cents?|грн|сом)/iu

/** The numbers of a task with their kinds. */
function givenNumbers(text: string, language: Language): GivenNumber[] {
  const worded = /\d/.test(text) ? text : writeNumbers(text, language)
  const task = worded.replaceAll(rupees, '$1 ').replaceAll(andAHalf, '$1.5')
  return [...task.matchAll(numeral)].flatMap((found): GivenNumber[] => {
    // "g = 10" is known to every formula that needs it.
    if (gravity.test(task.slice(0, found.index))) return []
    const [digits] = found
    const joined = digits.replaceAll(/[ \u00a0\u202f]/g, '')
    const isThousands = language === 'en' && /^\d{1,3},\d{3}$/.test(joined)
    const value = Number(isThousands ? joined.replace(',', '') : joined.replace(',', '.'))
    const end = found.index + digits.length
    const behind = task.slice(end)
    if (percentBehind.test(behind)) return [{ value, kind: 'percent', unit: null }]
    if (angleBehind.test(behind)) return [{ value, kind: 'angle', unit: null }]
    if (moneyBehind.test(behind) || moneyBefore.test(task.slice(0, found.index)))
      return [{ value, kind: 'money', unit: null }]
    const gap = /^[\s-]?/u.exec(behind)?.[0].length ?? 0
    const unit = unitAt(task, end + gap)
    // "38 in the second" tells no inches.
    const isWord =
      unit !== null && /^in$/i.test(task.slice(end + gap, unit.end)) && /^\s\p{L}/u.test(task.slice(unit.end))
    const isWhole = unit !== null && !isWord && !/^[\p{L}\d]/u.test(task.slice(unit.end))
    return isWhole
      ? [{ value, kind: kindOfDimension(unit.unit.dimension), unit: measureOf(unit.unit) }]
      : [{ value, kind: null, unit: null }]
  })
}

const measureOf = ({ en, size, dimension }: CompoundUnit) => ({
  name: en,
  size: Number(size.n) / Number(size.d),
  dimension,
})

/** The units that a task tells its numbers in, by their names: what a formula gives depends on them. */
const unitsOf = (numbers: readonly GivenNumber[]): string =>
  [...new Set(numbers.flatMap(({ unit }) => unit?.name ?? []))].sort().join(' ')

const SIZES = { length: [1, 0.001, 0.01, 0.1, 1000], mass: [1, 0.001, 1000], time: [1, 60, 3600] } as const

/**
 * True if the units belong together, so that a formula may take the numbers as they stand: one unit of length, one of mass
 * and one of time, from which all others are made; those of SI where anything but space and time, or a mass in a volume, is measured.
 */
function isCoherent(numbers: readonly GivenNumber[]): boolean {
  const units = numbers.flatMap(({ unit }) => unit ?? [])
  if (new Set(units.map(({ name }) => name)).size <= 1) return true
  const isSi = units.some(
    ({ dimension: [, mass = 0, time = 0, ...others] }) =>
      (mass !== 0 && time !== 0) || others.slice(0, 3).some((each) => each !== 0),
  )
  const only = <T>(all: readonly T[]): readonly T[] => (isSi ? all.slice(0, 1) : all)
  return only(SIZES.length).some((length) =>
    only(SIZES.mass).some((mass) =>
      only(SIZES.time).some((time) =>
        units.every(({ size, dimension: [l = 0, m = 0, t = 0] }) => isSame(size, length ** l * mass ** m * time ** t)),
      ),
    ),
  )
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
const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/**
 * Every value that the formulas of a guide give with the numbers of the task, each in every place that its kind allows.
 * @param how the letters in the order in which such tasks mostly tell their numbers, empty if there is none; and the units
 * that its formulas are made for, besides those that belong together (null: any)
 */
export function possibleValues(
  values: GuideValues,
  task: string,
  language: Language,
  { order: usual, units }: { readonly order: string; readonly units: readonly string[] | null },
): PossibleValue[] {
  const numbers = givenNumbers(task, language)
  const { given, formulas } = values
  if (numbers.length < given.length || numbers.length > MOST_NUMBERS || given.length === 0) return []
  if (units && !isCoherent(numbers) && !units.includes(unitsOf(numbers))) return []
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

/** Every number of a task tells what it measures. */
export const tellsKinds = (task: string, language: Language): boolean => {
  const numbers = givenNumbers(task, language)
  return numbers.length > 0 && numbers.every(({ kind }) => kind !== null)
}

/** How the numbers of a task suit the formulas of a guide: all of them are needed, the task tells more, or they do not suit. */
export type NumbersFit = 'whole' | 'more' | 'none'

export function numbersFit({ given }: GuideValues, task: string, language: Language): NumbersFit {
  const numbers = givenNumbers(task, language)
  if (given.length === 0 || numbers.length < given.length || numbers.length > MOST_NUMBERS) return 'none'
  const isPlaced = (at: number, used: readonly number[]): boolean => {
    const next = given[at]
    if (!next) return true
    return numbers.some(
      ({ kind }, index) => !used.includes(index) && fitsKind(kind, next.kind) && isPlaced(at + 1, [...used, index]),
    )
  }
  if (!isPlaced(0, [])) return 'none'
  return numbers.length === given.length ? 'whole' : 'more'
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

interface Solved {
  readonly text: string
  readonly answer: number | null
}

const isAnswer = (value: number, answer: number): boolean => Math.abs(value - answer) <= 1e-3 * Math.abs(answer)

/** The units of the examples that the formulas of the guide give the answers of. */
export const unitsOfExamples = (values: GuideValues, tasks: readonly Solved[], language: Language): string[] => [
  ...new Set(
    tasks.flatMap(({ text, answer }) => {
      if (answer === null) return []
      const all = possibleValues(values, text, language, { order: '', units: null })
      const isRight = all.some(({ role, value }) => role === 'right' && isAnswer(value, answer))
      return isRight ? [unitsOf(givenNumbers(text, language))] : []
    }),
  ),
]

const SHARE_OF_USUAL = 0.6

/** The order of letters in which most of the examples tell their numbers; empty if there is none. */
export function usualOrder(values: GuideValues, tasks: readonly Solved[], language: Language): string {
  const orders = permutations(values.given.map(({ letter }) => letter)).map((letters) => letters.join(''))
  const solved = tasks.filter(({ answer }) => answer !== null)
  const isRight = (order: string, text: string, answer: number) =>
    possibleValues(values, text, language, { order, units: null }).some(
      ({ role, isUsual, value }) => role === 'right' && isUsual && isAnswer(value, answer),
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

/** How many times likelier a number is where a formula of the guide gives it than where none does. */
const TELLS = { plain: 2, other: 8 } as const
/** Whole numbers up to it come up everywhere. */
const PLAIN = 12

/** The probability of a guide once a student has come to a number that its formulas give. */
export function withEvidence(probability: number, said: Rational): number {
  const isPlain = said.d === 1n && said.n <= BigInt(PLAIN) && said.n >= -BigInt(PLAIN)
  const odds = (probability / (1 - probability)) * (isPlain ? TELLS.plain : TELLS.other)
  return odds / (1 + odds)
}

import { regExpOf } from '../pattern.ts'
import type { Expr, Statement } from './ast.ts'
import { binary, equation, expression, name, number } from './ast.ts'
import type { Language } from './latex.ts'
import type { Rational } from './rational.ts'
import { divide, rational } from './rational.ts'
import { type Unit, unitOf, unitPattern, unitRatio } from './units.ts'

/** The reading of a task in words: the operation, the formula, and the unit of the answer. */
export interface TaskReading {
  readonly task: Statement
  /** Another sense that changes the answer: to be asked, not guessed. */
  readonly alternative?: Statement
  /** Unit of the answer, as text: `km`, `cm²`, `%`. */
  readonly unit?: string
  /** The formula that stands behind a task told in words. */
  readonly formula?: Expr
}

/**
 * Reads tasks in words of one known pattern: units, motion, price, numbers in words. null rather than a guess for a
 * text that fits no pattern or has an unused number.
 */
export function readStory(text: string, language: Language): TaskReading | null {
  const plain = text.replace(/[’]/g, "'")
  for (const pattern of [conversion, motion, price, consecutive]) {
    const found = pattern(plain, language)
    if (found) return found
  }
  return null
}

const numeral = '\\d{1,3}(?:[ \u00a0]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?(?:\\s*/\\s*\\d+)?'

function readValue(text: string, language: Language): Rational {
  const [top, bottom] = text.replace(/(?<=\d)[ \u00a0](?=\d{3})/g, '').split('/')
  const one = (part: string) => {
    const plain =
      language === 'en'
        ? part
            .trim()
            .replace(/,(?=\d{3})/g, '')
            .replace(',', '.')
        : part.trim().replace(',', '.')
    const [whole = '0', digits = ''] = plain.split('.')
    return rational(BigInt(`${whole}${digits}`), 10n ** BigInt(digits.length))
  }
  return bottom ? divide(one(top!), one(bottom)) : one(top!)
}
const decimal = (text: string, language: Language): Expr =>
  number(readValue(text, language), /[.,]/.test(text) ? 'decimal' : undefined)

interface Measure {
  readonly value: Expr
  readonly exact: Rational
  readonly unit: Unit
}

function measures(text: string, language: Language): Measure[] {
  const found = text.matchAll(regExpOf(`(${numeral})\\s*(${unitPattern})(?![\\p{L}\\d²³^/])`, 'giu'))
  return [...found].flatMap((each) => {
    const unit = unitOf(each[2]!)
    return unit ? [{ value: decimal(each[1]!, language), exact: readValue(each[1]!, language), unit }] : []
  })
}

const named = (unit: Unit, language: Language) => (language === 'ru' ? unit.ru : unit.en)
const countNumbers = (text: string) => (text.match(/\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?/g) ?? []).length

// ---- Units ---------------------------------------------------------------------------------------------------------

function conversion(text: string, language: Language): TaskReading | null {
  const target =
    regExpOf(
      `(?:convert|express|change|переведи\\p{L}*|вырази\\p{L}*|запиши\\p{L}*).*?(?:\\bto\\b|\\binto\\b|\\bin\\b|(?<!\\p{L})в)\\s+(${unitPattern})\\s*[.?]?$`,
      'iu',
    ).exec(text) ??
    regExpOf(`(?:how many|сколько)\\s+(${unitPattern})\\s+(?:are |is |there )*(?:in|в)\\s`, 'iu').exec(text) ??
    regExpOf(`=\\s*(?:\\?|\\.{2,}|_+|x|х)?\\s*(${unitPattern})\\s*\\??$`, 'iu').exec(text) ??
    regExpOf(`what is .*\\b(?:in|to)\\s+(${unitPattern})\\s*\\?*$`, 'iu').exec(text)
  const to = target && unitOf(target[1]!)
  const given = measures(text, language)
  if (
    !to ||
    given.length === 0 ||
    given.length > 2 ||
    countNumbers(text.replace(/(?:\^|(?<=\p{L}))[23]/gu, '')) !== given.length
  )
    return null
  const terms = given.map((each) => {
    const ratio = unitRatio(each.unit, to)
    return ratio && binary('multiply', each.value, number(ratio))
  })
  if (terms.some((term) => !term)) return null
  const [first, second] = terms as [Expr, Expr | undefined]
  return { task: expression(second ? binary('add', first, second) : first), unit: named(to, language) }
}

// ---- Motion and price ----------------------------------------------------------------------------------------------

function motion(text: string, language: Language): TaskReading | null {
  const given = measures(text, language)
  if (given.length !== 2 || countNumbers(text) !== 2) return null
  const by = (quantity: Unit['quantity']) => given.find((each) => each.unit.quantity === quantity)
  const [speed, time, way] = [by('speed'), by('time'), by('length')]
  const perTime = (unit: Unit): [string, string] | null => {
    const parts = /^(.+)\/(.+)$/.exec(unit.en)
    return parts ? [parts[1]!, parts[2]!] : unit.en === 'mph' ? ['mi', 'h'] : null
  }
  if (
    speed &&
    time &&
    /how far|distance|what distance|как\p{L}* расстояни|сколько (?:километров|метров)|какой путь|путь/iu.test(text)
  ) {
    const parts = perTime(speed.unit)
    const [lengthUnit, timeUnit] = parts ? parts.map((each) => unitOf(each)) : [null, null]
    const ratio = timeUnit && unitRatio(time.unit, timeUnit)
    if (!lengthUnit || !ratio) return null
    return {
      task: expression(binary('multiply', speed.value, scaled(time.value, ratio))),
      unit: named(lengthUnit, language),
    }
  }
  if (way && time && /speed|how fast|скорост/iu.test(text)) {
    return {
      task: expression(binary('divide', way.value, time.value)),
      unit: `${named(way.unit, language)}/${named(time.unit, language)}`,
    }
  }
  if (way && speed && /how long|time|сколько (?:времени|часов|минут)|за какое время|врем/iu.test(text)) {
    const parts = perTime(speed.unit)
    const [lengthUnit, timeUnit] = parts ? parts.map((each) => unitOf(each)) : [null, null]
    const ratio = lengthUnit && unitRatio(way.unit, lengthUnit)
    if (!timeUnit || !ratio) return null
    return {
      task: expression(binary('divide', scaled(way.value, ratio), speed.value)),
      unit: named(timeUnit, language),
    }
  }
  return null
}

const scaled = (value: Expr, ratio: Rational): Expr =>
  ratio.n === ratio.d ? value : binary('multiply', value, number(ratio))

/** "3 kg at 40 roubles a kilogram": how much in all. */
function price(text: string, language: Language): TaskReading | null {
  const found = regExpOf(
    `(?:costs?|стоит|цена)\\s*\\$?(${numeral})[^\\d]*?(?:how much|what|сколько)[^\\d]*?(${numeral})\\s*(?:such |таких )?(?:\\p{L}+)[^\\d]*$`,
    'iu',
  ).exec(text)
  if (!found || countNumbers(text) !== 2) return null
  if (
    !/(?:one|each|a|an|per|1|один|одна|одно|кажд\p{L}*|\p{L}+)\s/iu.test(text) ||
    /discount|скидк|%|процент/iu.test(text)
  )
    return null
  return { task: expression(binary('multiply', decimal(found[1]!, language), decimal(found[2]!, language))) }
}

/** "The sum of two consecutive integers is 25". */
function consecutive(text: string, language: Language): TaskReading | null {
  const found = regExpOf(
    `sum of (two|three|four) consecutive (even |odd )?(?:integers|numbers|whole numbers|natural numbers)(?: is|:| equals)?\\s*(${numeral})|сумм\\p{L}* (двух|тр[её]х|четыр[её]х) (?:последовательных|подряд идущих) (ч[её]тных |неч[её]тных )?(?:натуральных |целых )*чисел (?:равна\\s*)?(${numeral})`,
    'iu',
  ).exec(text)
  if (!found || countNumbers(text) !== 1) return null
  const counts: Record<string, number> = {
    two: 2,
    three: 3,
    four: 4,
    двух: 2,
    трех: 3,
    трёх: 3,
    четырех: 4,
    четырёх: 4,
  }
  const count = counts[(found[1] ?? found[4] ?? '').toLowerCase()]
  const gap = found[2] || found[5] ? 2 : 1
  if (!count) return null
  const letters = ['x', 'y', 'z'].slice(0, count).map(name)
  if (letters.length < count) return null
  const sum = letters.reduce<Expr>(
    (all, letter, index) => (index === 0 ? letter : binary('add', all, letter)),
    letters[0]!,
  )
  const steps = letters.slice(1).map((letter, index) => equation(letter, binary('add', letters[index]!, number(gap))))
  const total = equation(sum, decimal((found[3] ?? found[6])!, language))
  return { task: { kind: 'system', lines: [total, ...steps] } }
}

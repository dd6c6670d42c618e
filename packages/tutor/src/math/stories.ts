import type { Expr, Statement } from './ast.ts'
import { binary, constant, equation, expression, name, number, rootOf } from './ast.ts'
import type { Language } from './latex.ts'
import type { Rational } from './rational.ts'
import { divide, multiply, rational } from './rational.ts'
import { type Unit, unitOf, unitPattern, unitRatio } from './units.ts'

/** A task as it was worded: what is to be done with which formula, and the unit of the answer. */
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
 * Tasks told in words that follow one known pattern: units, geometry, motion, price, progressions, numbers in words.
 * A text that fits none, or whose numbers are not all used, is not guessed at.
 */
export function readStory(text: string, language: Language): TaskReading | null {
  const plain = text.replace(/[’]/g, "'")
  for (const pattern of [conversion, progression, geometry, motion, price, consecutive]) {
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
  const found = text.matchAll(new RegExp(`(${numeral})\\s*(${unitPattern})(?![\\p{L}\\d²³^/])`, 'giu'))
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
    new RegExp(
      `(?:convert|express|change|переведи\\p{L}*|вырази\\p{L}*|запиши\\p{L}*).*?(?:\\bto\\b|\\binto\\b|\\bin\\b|(?<!\\p{L})в)\\s+(${unitPattern})\\s*[.?]?$`,
      'iu',
    ).exec(text) ??
    new RegExp(`(?:how many|сколько)\\s+(${unitPattern})\\s+(?:are |is |there )*(?:in|в)\\s`, 'iu').exec(text) ??
    new RegExp(`=\\s*(?:\\?|\\.{2,}|_+|x|х)?\\s*(${unitPattern})\\s*\\??$`, 'iu').exec(text) ??
    new RegExp(`what is .*\\b(?:in|to)\\s+(${unitPattern})\\s*\\?*$`, 'iu').exec(text)
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

// ---- Progressions --------------------------------------------------------------------------------------------------

function progression(text: string, language: Language): TaskReading | null {
  const isGeometric = /geometric|геометрическ/iu.test(text)
  if (!isGeometric && !/arithmetic (?:sequence|progression)|арифметическ\p{L}* прогресси/iu.test(text)) return null
  const value = (pattern: RegExp): Expr | null => {
    const found = pattern.exec(text)
    return found ? signed(found[1]!, language) : null
  }
  const first =
    value(/[abаb]_?\{?[1₁]\}?\s*=\s*(-?[\d.,/]+\d|-?\d)/iu) ??
    value(/first term(?: is| of|:)?\s*(-?[\d.,/]*\d)/iu) ??
    value(/перв\p{L}* член\p{L}*(?: равен| —|:)?\s*(-?[\d.,/]*\d)/iu)
  const step = value(
    isGeometric
      ? /(?:q|r|common ratio|знаменател\p{L}*)\s*(?:is|равен|—|:|=)?\s*(-?[\d.,/]*\d)/iu
      : /(?:d|common difference|разност\p{L}*)\s*(?:is|равна|—|:|=)?\s*(-?[\d.,/]*\d)/iu,
  )
  if (!first || !step) return null
  const sumOf = /S_?\{?(\d+)\}?|sum of the first (\d+)|сумм\p{L}* (?:первых )?(\d+|\p{L}+)/iu.exec(text)
  const term =
    /(?:find|найди\p{L}*|what is|вычисли\p{L}*|the)\s+(?:the\s+)?(?:[abаb]_?\{?(\d+)\}?|(\d+)(?:st|nd|rd|th)? term|(\d+)-?\p{L}* член)/iu.exec(
      text,
    )
  const count = Number(sumOf?.[1] ?? sumOf?.[2] ?? spelledNumber(sumOf?.[3]) ?? term?.[1] ?? term?.[2] ?? term?.[3])
  if (!Number.isInteger(count) || count < 1 || count > 200) return null
  const less = number(count - 1)
  if (!isGeometric) {
    const last = binary('add', first, binary('multiply', step, less))
    if (!sumOf)
      return {
        task: expression(last),
        formula: binary('add', name('a'), binary('multiply', name('d'), binary('subtract', name('n'), number(1)))),
      }
    return {
      task: expression(binary('divide', binary('multiply', binary('add', first, last), number(count)), number(2))),
    }
  }
  if (count > 60) return null
  if (!sumOf) return { task: expression(binary('multiply', first, binary('power', step, less))) }
  return {
    task: expression(
      binary(
        'divide',
        binary('multiply', first, binary('subtract', binary('power', step, number(count)), number(1))),
        binary('subtract', step, number(1)),
      ),
    ),
  }
}

const spelledNumber = (text: string | undefined): number | undefined => {
  if (!text) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  const words: Record<string, number> = {
    двух: 2,
    трех: 3,
    трёх: 3,
    четырех: 4,
    четырёх: 4,
    пяти: 5,
    шести: 6,
    семи: 7,
    восьми: 8,
    девяти: 9,
    десяти: 10,
    двадцати: 20,
    ста: 100,
  }
  return words[text.toLowerCase()]
}

function signed(text: string, language: Language): Expr {
  const isNegative = text.startsWith('-')
  const value = readValue(text.replace(/^-/, ''), language)
  return number(isNegative ? multiply(value, rational(-1)) : value, /[.,]/.test(text) ? 'decimal' : undefined)
}

// ---- Geometry ------------------------------------------------------------------------------------------------------

interface Shape {
  readonly shape: RegExp
  readonly sides: readonly RegExp[]
  readonly asks: RegExp
  readonly result: (values: readonly Expr[]) => Expr
  readonly power: 1 | 2 | 3
}

const times = (a: Expr, b: Expr) => binary('multiply', a, b)
const square = (a: Expr) => binary('power', a, number(2))
const half = (a: Expr) => binary('divide', a, number(2))
const π = constant('π')
const area = /\barea\b|площад/iu
const perimeter = /perimeter|периметр/iu
const volume = /volume|объ[её]м/iu
const anyNumber = new RegExp(`(${numeral})`, 'u')

const shapes: readonly Shape[] = [
  {
    shape: /rectang(?:le|ular)(?! (?:box|prism|parallelepiped))|прямоугольник/iu,
    sides: [anyNumber, anyNumber],
    asks: area,
    result: ([a, b]) => times(a!, b!),
    power: 2,
  },
  {
    shape: /rectang(?:le|ular)|прямоугольник/iu,
    sides: [anyNumber, anyNumber],
    asks: perimeter,
    result: ([a, b]) => times(number(2), binary('add', a!, b!)),
    power: 1,
  },
  {
    shape: /(?<!\p{L})square(?! (?:cm|m|km|root))|квадрат(?!н)/iu,
    sides: [anyNumber],
    asks: perimeter,
    result: ([a]) => times(number(4), a!),
    power: 1,
  },
  {
    shape: /(?:of|a|the) square(?! (?:cm|m|km|root))|квадрат(?!н)/iu,
    sides: [anyNumber],
    asks: area,
    result: ([a]) => square(a!),
    power: 2,
  },
  {
    shape: /cube|(?<!\p{L})куб(?!ич)/iu,
    sides: [anyNumber],
    asks: volume,
    result: ([a]) => binary('power', a!, number(3)),
    power: 3,
  },
  {
    shape: /box|cuboid|prism|parallelepiped|параллелепипед|короб/iu,
    sides: [anyNumber, anyNumber, anyNumber],
    asks: volume,
    result: ([a, b, c]) => times(times(a!, b!), c!),
    power: 3,
  },
  {
    shape: /trapez|трапеци/iu,
    sides: [anyNumber, anyNumber, anyNumber],
    asks: area,
    result: ([a, b, h]) => times(half(binary('add', a!, b!)), h!),
    power: 2,
  },
  {
    shape: /parallelogram|параллелограмм/iu,
    sides: [anyNumber, anyNumber],
    asks: area,
    result: ([a, h]) => times(a!, h!),
    power: 2,
  },
  {
    shape: /rhombus.*diagonal|ромб\p{L}*.*диагонал|диагонал\p{L}* ромба/iu,
    sides: [anyNumber, anyNumber],
    asks: area,
    result: ([a, b]) => half(times(a!, b!)),
    power: 2,
  },
]

function geometry(text: string, language: Language): TaskReading | null {
  const found = text.match(new RegExp(numeral, 'gu')) ?? []
  const values = found.map((each) => decimal(each, language))
  const given = measures(text, language)
  const unit = given[0] && given.every((each) => each.unit === given[0]!.unit) ? given[0].unit : null
  const withUnit = (power: 1 | 2 | 3) =>
    unit && unit.quantity === 'length' ? { unit: `${named(unit, language)}${['', '', '²', '³'][power]}` } : {}
  if (given.length > 0 && !unit) return null
  const right = /right(?:-angled)? triangle|прямоугольн\p{L}* треугольник|pythagor|пифагор/iu.test(text)
  const legs = /legs?|катет/iu.test(text)
  if (right && values.length === 2 && /hypotenuse|гипотенуз/iu.test(text)) {
    const isAsked =
      /(?:find|what is|calculate|how long is|найди\p{L}*|вычисли\p{L}*|чему равна)[^.?]*(?:hypotenuse|гипотенуз)/iu.test(
        text,
      ) && !/hypotenuse (?:is|of|=)\s*\d|гипотенуза (?:равна )?\d/iu.test(text)
    const [a, b] = values as [Expr, Expr]
    if (isAsked) return { task: expression(rootOf(binary('add', square(a), square(b)))), ...withUnit(1) }
    if (legs) {
      const [long, short] = sizeOf(a) > sizeOf(b) ? [a, b] : [b, a]
      return { task: expression(rootOf(binary('subtract', square(long), square(short)))), ...withUnit(1) }
    }
  }
  if (right && legs && area.test(text) && values.length === 2)
    return { task: expression(half(times(values[0]!, values[1]!))), ...withUnit(2) }
  if (
    /triangle|треугольник/iu.test(text) &&
    area.test(text) &&
    /base|height|altitude|основани|высот/iu.test(text) &&
    values.length === 2
  ) {
    return { task: expression(half(times(values[0]!, values[1]!))), ...withUnit(2) }
  }
  if (/circle|circumference|disk|круг|окружност/iu.test(text) && values.length === 1) {
    const [value] = values
    const radius = /diameter|диаметр/iu.test(text) ? half(value!) : /radius|радиус/iu.test(text) ? value! : null
    if (!radius) return null
    if (/circumference|длин\p{L}* окружност/iu.test(text))
      return { task: expression(times(times(number(2), π), radius)), ...withUnit(1) }
    if (area.test(text)) return { task: expression(times(π, square(radius))), ...withUnit(2) }
  }
  for (const { shape, sides, asks, result, power } of shapes) {
    if (shape.test(text) && asks.test(text) && values.length === sides.length)
      return { task: expression(result(values)), ...withUnit(power) }
  }
  return null
}

const sizeOf = (expr: Expr) => (expr.kind === 'number' ? Number(expr.value.n) / Number(expr.value.d) : 0)

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
  const found = new RegExp(
    `(?:costs?|стоит|цена)\\s*\\$?(${numeral})[^\\d]*?(?:how much|what|сколько)[^\\d]*?(${numeral})\\s*(?:such |таких )?(?:\\p{L}+)[^\\d]*$`,
    'iu',
  ).exec(text)
  if (!found || countNumbers(text) !== 2) return null
  if (
    !/(?:one|each|a|an|per|1|один|одна|одно|кажд\p{L}*|\p{L}+)\s/iu.test(text) ||
    /discount|скидк|%|процент/iu.test(text)
  )
    return null
  return { task: expression(times(decimal(found[1]!, language), decimal(found[2]!, language))) }
}

/** "The sum of two consecutive integers is 25". */
function consecutive(text: string, language: Language): TaskReading | null {
  const found = new RegExp(
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

import { regExpOf } from '../pattern.ts'
import type { Language } from './latex.ts'
import type { Rational } from './rational.ts'
import { divide, multiply, ONE, power, rational } from './rational.ts'

/** What a unit measures; areas and volumes count as quantities of their own. */
type Quantity = 'length' | 'area' | 'volume' | 'mass' | 'time' | 'speed' | 'money'

interface Unit {
  readonly quantity: Quantity
  /** In metres, square metres, cubic metres, kilograms, seconds, metres a second. */
  readonly size: Rational
  readonly en: string
  readonly ru: string
  readonly words: string
}

const unit = (quantity: Quantity, n: number, d: number, en: string, ru: string, words: string): Unit => ({
  quantity,
  size: rational(n, d),
  en,
  ru,
  words,
})

const units: readonly Unit[] = [
  unit('length', 1, 1000, 'mm', 'мм', 'mm|millimet(?:er|re)s?|мм|миллиметр\\p{L}*'),
  unit('length', 1, 100, 'cm', 'см', 'cm|centimet(?:er|re)s?|см|сантиметр\\p{L}*'),
  unit('length', 1, 10, 'dm', 'дм', 'dm|decimet(?:er|re)s?|дм|дециметр\\p{L}*'),
  unit('length', 1000, 1, 'km', 'км', 'km|kilomet(?:er|re)s?|км|километр\\p{L}*'),
  unit('length', 1609344, 1000, 'mi', 'мили', 'mi|miles?|мил[ьяеи]\\p{L}*'),
  unit('length', 3048, 10000, 'ft', 'футы', 'ft|feet|foot|фут(?:[аыуе]|ов|ом|ам|ами|ах)?'),
  unit('length', 254, 10000, 'in', 'дюймы', 'inch(?:es)?|дюйм\\p{L}*'),
  unit('length', 9144, 10000, 'yd', 'ярды', 'yd|yards?|ярд\\p{L}*'),
  unit('length', 1, 1, 'm', 'м', 'm|met(?:er|re)s?|м|метр\\p{L}*'),
  unit(
    'area',
    1,
    1_000_000,
    'mm²',
    'мм²',
    '(?:mm|мм)(?:²|\\^2|2)|square millimet(?:er|re)s?|sq\\.? ?mm|mm squared|кв\\.? ?мм|квадратн\\p{L}* миллиметр\\p{L}*',
  ),
  unit(
    'area',
    1,
    10_000,
    'cm²',
    'см²',
    '(?:cm|см)(?:²|\\^2|2)|square centimet(?:er|re)s?|sq\\.? ?cm|cm squared|кв\\.? ?см|квадратн\\p{L}* сантиметр\\p{L}*',
  ),
  unit(
    'area',
    1,
    100,
    'dm²',
    'дм²',
    '(?:dm|дм)(?:²|\\^2|2)|square decimet(?:er|re)s?|sq\\.? ?dm|dm squared|кв\\.? ?дм|квадратн\\p{L}* дециметр\\p{L}*',
  ),
  unit(
    'area',
    1_000_000,
    1,
    'km²',
    'км²',
    '(?:km|км)(?:²|\\^2|2)|square kilomet(?:er|re)s?|sq\\.? ?km|km squared|кв\\.? ?км|квадратн\\p{L}* километр\\p{L}*',
  ),
  unit('area', 10_000, 1, 'ha', 'га', 'ha|hectares?|га|гектар\\p{L}*'),
  unit('area', 100, 1, 'a', 'а', 'ares?|сот(?:ка|ки|ок)|ар(?:а|ов)?'),
  unit(
    'area',
    1,
    1,
    'm²',
    'м²',
    '(?:m|м)(?:²|\\^2|2)|square met(?:er|re)s?|sq\\.? ?m|m squared|кв\\.? ?м|квадратн\\p{L}* метр\\p{L}*',
  ),
  unit(
    'volume',
    1,
    1_000_000,
    'cm³',
    'см³',
    '(?:cm|см)(?:³|\\^3|3)|cubic centimet(?:er|re)s?|куб\\.? ?см|кубическ\\p{L}* сантиметр\\p{L}*',
  ),
  unit(
    'volume',
    1,
    1000,
    'dm³',
    'дм³',
    '(?:dm|дм)(?:³|\\^3|3)|cubic decimet(?:er|re)s?|куб\\.? ?дм|кубическ\\p{L}* дециметр\\p{L}*',
  ),
  unit('volume', 1, 1, 'm³', 'м³', '(?:m|м)(?:³|\\^3|3)|cubic met(?:er|re)s?|куб\\.? ?м|кубическ\\p{L}* метр\\p{L}*'),
  unit('volume', 1, 1_000_000, 'ml', 'мл', 'ml|millilit(?:er|re)s?|мл|миллилитр\\p{L}*'),
  unit('volume', 1, 1000, 'l', 'л', 'l|lit(?:er|re)s?|л|литр\\p{L}*'),
  unit('mass', 1, 1_000_000_000, 'µg', 'мкг', 'microgram(?:me)?s?|мкг|микрограмм\\p{L}*'),
  unit('mass', 1, 1_000_000, 'mg', 'мг', 'mg|milligram(?:me)?s?|мг|миллиграмм\\p{L}*'),
  unit('mass', 1, 1, 'kg', 'кг', 'kg|kilogram(?:me)?s?|кг|килограмм\\p{L}*'),
  unit('mass', 100, 1, 'q', 'ц', 'quintals?|ц|центнер\\p{L}*'),
  unit('mass', 1000, 1, 't', 'т', 't|tons?|tonnes?|т|тонн\\p{L}*'),
  unit('mass', 1, 1000, 'g', 'г', 'g|grams?|г|грамм\\p{L}*'),
  unit('mass', 45359237, 100_000_000, 'lb', 'фунты', 'lbs?|pounds?|фунт\\p{L}*'),
  unit('time', 1, 1000, 'ms', 'мс', 'milliseconds?|мс|миллисекунд\\p{L}*'),
  unit('time', 1, 1_000_000, 'µs', 'мкс', 'microseconds?|мкс|микросекунд\\p{L}*'),
  unit('time', 60, 1, 'min', 'мин', 'min(?:ute)?s?|мин(?:ут\\p{L}*)?'),
  unit('time', 3600, 1, 'h', 'ч', 'h|hrs?|hours?|ч|час\\p{L}*'),
  unit('time', 86_400, 1, 'd', 'сут', 'days?|сут(?:ки|ок|ках)?|дн(?:я|ей|и)|день'),
  unit('time', 604_800, 1, 'wk', 'нед', 'weeks?|недел\\p{L}*'),
  unit('time', 1, 1, 's', 'с', 's|sec(?:ond)?s?|с|сек(?:унд\\p{L}*)?'),
  unit(
    'speed',
    1000,
    3600,
    'km/h',
    'км/ч',
    'km/h|km/hr|kmh|kph|km (?:per|an) h(?:our|r)?|kilomet(?:er|re)s per hour|км/ч|км/час|км в ч(?:ас)?|километр\\p{L}* в час',
  ),
  unit('speed', 1000, 60, 'km/min', 'км/мин', 'km/min|км/мин'),
  unit('speed', 1, 60, 'm/min', 'м/мин', 'm/min|м/мин|метр\\p{L}* в минуту'),
  unit(
    'speed',
    1,
    1,
    'm/s',
    'м/с',
    'm/s|m per s(?:ec(?:ond)?)?|met(?:er|re)s per second|м/с|м/сек|м в с(?:ек(?:унду)?)?|метр\\p{L}* в секунду',
  ),
  unit('speed', 1609344, 3_600_000, 'mph', 'миль/ч', 'mph|miles per hour|миль в час'),
]

export type { Unit }

/** Every unit word as one pattern, the longest first, so that `km/h` is not read as `km`. */
const allWords = units
  .map((each) => each.words)
  .join('|')
  .split(/\|(?![^(]*\))/)
export const unitPattern = [...allWords].sort((a, b) => b.length - a.length).join('|')

const patterns = units.map((each) => ({ unit: each, pattern: regExpOf(`^(?:${each.words})$`, 'iu') }))
/** Which words are units: readers of tasks ask it of every word, and mostly of the same ones. */
const known = new Map<string, Unit | null>()
const MOST_KNOWN = 2000

export function unitOf(text: string): Unit | null {
  const word = text.trim()
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const found = patterns.find(({ pattern }) => pattern.test(word))?.unit ?? null
  known.set(word, found)
  return found
}

const bySign = new Map(units.map((each) => [each.en, each]))
/** The unit of a sign such as `d` or `km`, as amounts of a text carry it. */
export const unitOfSign = (sign: string): Unit | null => bySign.get(sign) ?? null

/** The factor between two units; null for different quantities. */
export const unitRatio = (from: Unit, to: Unit): Rational | null =>
  from.quantity === to.quantity ? divide(from.size, to.size) : null

// ---- Units of every kind ---------------------------------------------------------------------------------------------

/** A dimension: exponents of metre, kilogram, second, ampere, kelvin, mole and money. */
export type Dimension = readonly number[]
const BASES = ['m', 'kg', 's', 'A', 'K', 'mol', 'money'] as const

/** A unit, simple or compound, as it was written. A value in SI is `value · size`, for temperatures `+ offset`. */
export interface CompoundUnit {
  readonly dimension: Dimension
  readonly size: Rational
  readonly offset?: Rational
  /** What its prefix multiplies by, or that of its numerator: 1000 for `kJ` and `km/s`, 1 for `m`. Minutes take none. */
  readonly prefix?: Rational
  readonly en: string
  readonly ru: string
}

const dimension = (text: string): Dimension => {
  const parts = new Map(
    text
      .split(' ')
      .filter((part) => part !== '')
      .map((part) => {
        const [, base, exponent] = /^([A-Za-z]+)(-?\d+)?$/.exec(part)!
        return [base!, Number(exponent ?? 1)]
      }),
  )
  return BASES.map((base) => parts.get(base) ?? 0)
}

export const isSameDimension = (a: Dimension, b: Dimension) => a.every((each, index) => each === b[index])
export const isPlain = (of: Dimension) => of.every((each) => each === 0)
export const timesDimension = (a: Dimension, b: Dimension, exponent = 1): Dimension =>
  a.map((each, index) => each + exponent * b[index]!)

/** Symbols keep their case (`В` is a volt, `в` is "in"); words do not. */
interface Atom extends CompoundUnit {
  readonly symbols: readonly string[]
  readonly words: string
}

const atom = (base: string, size: Rational, names: string, words = '', offset?: Rational): Atom => {
  const [en, ru, ...others] = names.split(' ')
  return {
    dimension: dimension(base),
    size,
    en: en!.replaceAll('_', ' '),
    ru: (ru ?? en)!.replaceAll('_', ' '),
    symbols: [en!, ru ?? en!, ...others].map((each) => each.replaceAll('_', ' ')),
    words,
    ...(offset && { offset }),
  }
}

const ten = (exponent: number) => power(rational(10), exponent)
const prefixes: readonly (readonly [string, string, string, string, number])[] = [
  ['G', 'Г', 'giga', 'гига', 9],
  ['M', 'М', 'mega', 'мега', 6],
  ['k', 'к', 'kilo', 'кило', 3],
  ['d', 'д', 'deci', 'деци', -1],
  ['c', 'с', 'centi', 'санти', -2],
  ['m', 'м', 'milli', 'милли', -3],
  ['μ', 'мк', 'micro', 'микро', -6],
  ['n', 'н', 'nano', 'нано', -9],
  ['p', 'п', 'pico', 'пико', -12],
]

/** A base symbol, its dimension, its word in both languages, and the prefixes that school uses with it. */
const prefixed: readonly (readonly [string, Rational, string, string, string, string])[] = [
  ['m', ONE, 'm м', 'met(?:er|re)s?', 'метр\\p{L}*', 'kdcmμn'],
  ['kg', rational(1, 1000), 'g г', 'grams?|gramm?es?', 'грамм\\p{L}*', 'kmμ'],
  ['s', ONE, 's с', 'sec(?:ond)?s?', 'сек(?:унд\\p{L}*)?', 'mμn'],
  ['A', ONE, 'A А', 'amp(?:ere)?s?', 'ампер\\p{L}*', 'kmμ'],
  ['K', ONE, 'K К', 'kelvins?', 'кельвин\\p{L}*', ''],
  ['mol', ONE, 'mol моль', 'moles?|mols?', 'мол[ьяией]\\p{L}*', 'km'],
  ['m kg s-2', ONE, 'N Н', 'newtons?', 'ньютон\\p{L}*', 'kMdm'],
  ['m2 kg s-2', ONE, 'J Дж', 'joules?', 'джоул\\p{L}*', 'kMGm'],
  ['m2 kg s-3', ONE, 'W Вт', 'watts?', 'ватт\\p{L}*', 'kMGm'],
  ['m-1 kg s-2', ONE, 'Pa Па', 'pascals?', 'паскал\\p{L}*', 'kMGm'],
  ['m2 kg s-3 A-1', ONE, 'V В', 'volts?', 'вольт\\p{L}*', 'kMm'],
  ['m2 kg s-3 A-2', ONE, 'Ω Ом', 'ohms?', 'ом(?:ов|а|ах)?', 'kMm'],
  ['s A', ONE, 'C Кл', 'coulombs?', 'кулон\\p{L}*', 'mμn'],
  ['m-2 kg-1 s4 A2', ONE, 'F Ф', 'farads?', 'фарад\\p{L}*', 'mμnp'],
  ['s-1', ONE, 'Hz Гц', 'hertz', 'герц\\p{L}*', 'kMG'],
  ['kg s-2 A-1', ONE, 'T Тл', 'teslas?', 'тесл\\p{L}*', 'm'],
  ['m2 kg s-2 A-1', ONE, 'Wb Вб', 'webers?', 'вебер\\p{L}*', 'm'],
  ['m2 kg s-2 A-2', ONE, 'H Гн', 'henr(?:y|ies)', 'генри', 'mμ'],
  ['m2 kg s-2', rational(1602176634n, 10n ** 28n), 'eV эВ', 'electron-?volts?', 'электрон-?вольт\\p{L}*', 'kM'],
  ['m2 kg s-2', rational(4184, 1000), 'cal кал', 'calories?', 'калори\\p{L}*', 'k'],
  ['m3', rational(1, 1000), 'l л', 'lit(?:er|re)s?', 'литр\\p{L}*', 'm'],
]

const atoms: readonly Atom[] = [
  ...prefixed.flatMap(([base, size, symbols, en, ru, takes]) => {
    const [own, russian] = symbols.split(' ') as [string, string]
    return [
      { ...atom(base, size, symbols, `${en}|${ru}`), prefix: ONE },
      ...prefixes
        .filter(([sign]) => takes.includes(sign))
        .map(([sign, letter, word, слово, exponent]) => ({
          ...atom(
            base,
            multiply(size, ten(exponent)),
            `${sign}${own} ${letter}${russian}${sign === 'μ' ? ` µ${own} u${own}` : ''}`,
            `${word}(?:${en})|${слово}(?:${ru})`,
          ),
          prefix: ten(exponent),
        })),
    ]
  }),
  // In small letters, as they are typed.
  { ...atom('m2 kg s-2', rational(1000), 'kJ кДж', 'kj|кдж'), prefix: rational(1000) },
  { ...atom('m2 kg s-2', rational(1_000_000), 'MJ МДж', 'мдж'), prefix: rational(1_000_000) },
  { ...atom('m kg s-2', rational(1000), 'kN кН', 'kn|кн'), prefix: rational(1000) },
  { ...atom('m2 kg s-2', ONE, 'Nm Нм'), prefix: ONE },
  atom('m', rational(1609344, 1000), 'mi мили', 'miles?|миль|мил[яией]'),
  atom('m', rational(3048, 10_000), 'ft футы', 'feet|foot|фут(?:[аыуе]|ов|ом|ам|ами|ах)?'),
  atom('m', rational(254, 10_000), 'in дюймы', 'inch(?:es)?|дюйм\\p{L}*'),
  atom('m', rational(9144, 10_000), 'yd ярды', 'yards?|ярд\\p{L}*'),
  atom('kg', rational(1000), 't т', 'tons?|tonnes?|тонн\\p{L}*'),
  atom('kg', rational(100), 'q ц', 'quintals?|центнер\\p{L}*'),
  atom('kg', rational(45359237, 100_000_000), 'lb фунты lbs', 'фунт\\p{L}*'),
  atom('s', rational(60), 'min мин', 'minutes?|mins|минут\\p{L}*'),
  atom('s', rational(3600), 'h ч hr hrs', 'hours?|час(?:а|ов|ы|у|е)?'),
  atom('s', rational(86_400), 'd сут', 'days?|сут(?:ки|ок|ках)|дн(?:я|ей|и)|день'),
  atom('s', rational(604_800), 'wk нед', 'weeks?|недел\\p{L}*'),
  atom('m s-1', rational(1609344, 3_600_000), 'mph миль/ч'),
  atom('m2', rational(10_000), 'ha га', 'hectares?|гектар\\p{L}*'),
  atom('K', ONE, '°C °C ℃ ºC °С ºС', 'degrees?|градус\\p{L}*', rational(27_315, 100)),
  atom('m-1 kg s-2', rational(101_325), 'atm атм', 'atmospheres?|атмосфер\\p{L}*'),
  atom('m-1 kg s-2', rational(133_322, 1000), 'mmHg мм_рт._ст. мм_рт_ст mm_Hg'),
  atom('m2 kg s-3', rational(735_49875, 100_000), 'hp л.с. л._с.', 'horsepower'),
  {
    ...atom('m2 kg s-2', rational(3_600_000), 'kWh кВт·ч кВт*ч кВт⋅ч кВтч', 'kilowatt-hours?|киловатт-час\\p{L}*'),
    prefix: rational(1000),
  },
  atom('m-1', ONE, 'dpt дптр D', 'diopt(?:er|re)s?|диоптри\\p{L}*'),
  atom('mol m-3', rational(1000), 'M М'),
  atom('', rational(1, 100), '% %', 'percent|процент\\p{L}*'),
  atom('money', ONE, '$ $', 'dollars?|доллар\\p{L}*'),
  atom('money', ONE, '€ €', 'euros?|евро'),
  atom('money', ONE, 'rubles руб. ₽ руб р.', 'rubles?|roubles?|рубл\\p{L}*'),
  atom('money', rational(1, 100), 'cents коп. коп', 'cents?|копе\\p{L}*'),
]

const symbols = new Map(atoms.flatMap((each) => each.symbols.map((symbol) => [symbol, each] as const)).reverse())
const longestSymbol = Math.max(...[...symbols.keys()].map((symbol) => symbol.length))
const spelled = atoms
  .filter(({ words }) => words !== '')
  .map((each) => [regExpOf(`^(?:${each.words.replaceAll('\\p{L}', '[а-яё]')})$`), each] as const)
const spelledBefore = new Map<string, Atom | null>()

/** Looked up word by word with a cache: texts repeat their words, and there are a hundred patterns. */
function spelledUnit(word: string): Atom | null {
  const known = spelledBefore.get(word)
  if (known !== undefined) return known
  const lower = word.toLowerCase()
  const found = spelled.find(([words]) => words.test(lower))?.[1] ?? null
  if (spelledBefore.size > 2000) spelledBefore.clear()
  spelledBefore.set(word, found)
  return found
}

interface Found {
  readonly unit: CompoundUnit
  readonly end: number
}

/** The end of a sticky pattern's match at a position, or null. */
function after(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}
const square = /(?:square|sq\.?|квадратн\p{L}*|кв\.?)\s/iuy
const cubic = /(?:cubic|cu\.?|кубическ\p{L}*|куб\.?)\s/iuy
const raised = /\s?\^\s?\{?\(?-?\d\)?\}?|⁻?[¹²³⁴]|(?<=[a-zа-я])[23](?![\p{L}\d.,])/uy
const times = /\s?(?:[·*⋅×]|\\cdot)\s?/uy
const slash = /\s?\/\s?/uy
const perWord = /\s(?:per|a|an)\s(?:(?:one)\s)?/iuy
/** «км в час», but not «км/ч в м/с». */
const perTime = /\s(?:в|за)\s(?:(?:одну|один|кажд\p{L}+)\s)?/iuy
const isTime = ({ dimension }: CompoundUnit) => dimension.every((exponent, at) => exponent === (at === 2 ? 1 : 0))
const word = /\p{L}+(?:-\p{L}+)*/uy

function singleAt(text: string, at: number): Found | null {
  const [squared, cubed] = [after(square, text, at), after(cubic, text, at)]
  const start = squared ?? cubed ?? at
  const found = atomAt(text, start)
  if (!found) return null
  if (squared !== null || cubed !== null) return { unit: raise(found.unit, squared === null ? 3 : 2), end: found.end }
  const end = after(raised, text, found.end)
  if (end === null) return found
  const exponent = text
    .slice(found.end, end)
    .replace(/[\s^{}()]/g, '')
    .replace('⁻', '-')
    .replace(/[¹²³⁴]/g, (sign) => `${'¹²³⁴'.indexOf(sign) + 1}`)
  return { unit: raise(found.unit, Number(exponent)), end }
}

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)

function atomAt(text: string, at: number): Found | null {
  for (let length = Math.min(longestSymbol, text.length - at); length > 0; length--) {
    const unit = symbols.get(text.slice(at, at + length))
    if (unit && !(isLetter(text[at + length]) && isLetter(text[at + length - 1]))) return { unit, end: at + length }
  }
  const end = after(word, text, at)
  const unit = end === null ? null : spelledUnit(text.slice(at, end))
  if (end === null || !unit) return null
  // "degrees Celsius", "градусов Цельсия"
  const whole = after(/(?<=degrees?|градус\p{L}*)\s(?:celsius|c|цельсия|с)(?!\p{L})/iuy, text, end)
  return { unit, end: whole ?? end }
}

function groupAt(text: string, at: number): Found | null {
  if (text[at] !== '(') return singleAt(text, at)
  const inside = productAt(text, at + 1)
  return inside && text[inside.end] === ')' ? { unit: inside.unit, end: inside.end + 1 } : null
}

function productAt(text: string, at: number): Found | null {
  let all = groupAt(text, at)
  for (;;) {
    const next = all && after(times, text, all.end)
    const other = next === null ? null : groupAt(text, next)
    if (!all || !other) return all
    all = { unit: join(all.unit, other.unit, 1), end: other.end }
  }
}

/** Parses a unit at a position of a text: `kg`, `km/h`, `Дж/(кг·°C)`, `метров в секунду`. */
export function unitAt(text: string, at: number): Found | null {
  let all = productAt(text, at)
  if (!all) return null
  for (const pattern of [slash, perWord, perTime, slash]) {
    const next = after(pattern, text, all.end)
    const below = next === null ? null : groupAt(text, next)
    if (below && (pattern !== perTime || isTime(below.unit)))
      all = { unit: join(all.unit, below.unit, -1), end: below.end }
  }
  return all
}

const superscript = (exponent: number) =>
  `${exponent}`.replace(/[-\d]/g, (sign) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'['-0123456789'.indexOf(sign)]!)

const raise = (of: CompoundUnit, by: number): CompoundUnit =>
  by === 1
    ? of
    : {
        dimension: of.dimension.map((each) => each * by),
        size: power(of.size, by),
        ...(of.prefix && { prefix: power(of.prefix, by) }),
        en: `${of.en}${superscript(by)}`,
        ru: `${of.ru}${superscript(by)}`,
      }

function join(a: CompoundUnit, b: CompoundUnit, sign: 1 | -1): CompoundUnit {
  const isProduct = b.en.includes('·')
  const write = (one: string, two: string) => (sign === 1 ? `${one}·${two}` : `${one}/${isProduct ? `(${two})` : two}`)
  return {
    dimension: timesDimension(a.dimension, b.dimension, sign),
    size: sign === 1 ? multiply(a.size, b.size) : divide(a.size, b.size),
    ...(a.prefix && { prefix: a.prefix }),
    en: write(a.en, b.en),
    ru: write(a.ru, b.ru),
  }
}

/** Parses a unit as a student writes it; null if it is none. */
function readUnit(text: string): CompoundUnit | null {
  const trimmed = text.trim()
  const found = unitAt(trimmed, 0)
  return found?.end === trimmed.length ? found.unit : null
}

/** Finds a unit of the table by its name, where the name is unambiguous. */
export function unitNamed(text: string): CompoundUnit {
  const unit = readUnit(text)
  if (!unit) throw new Error(`not a unit: ${text}`)
  return unit
}

/** Converts a value to SI; `asDifference` ignores the offset of a temperature scale. */
export function inSi(value: Rational, unit: CompoundUnit | null, asDifference = false): Rational {
  if (!unit) return value
  const scaled = multiply(value, unit.size)
  return unit.offset && !asDifference ? addRational(scaled, unit.offset) : scaled
}

/** A number with its unit, found in a text. */
export interface Measurement {
  readonly value: Rational
  /** null for a bare number. */
  readonly unit: CompoundUnit | null
  /** Significant digits as written. */
  readonly digits: number
  readonly start: number
  readonly end: number
  /** `v₀` in "v₀ = 5 m/s". */
  readonly symbol: string | null
}

const plainNumber = '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d+(?:[.,]\\d+)*'
const powerOfTen =
  '(?:\\s?(?:[·*⋅×x]|\\\\cdot)\\s?10\\s?(?:\\^\\s?\\{?\\(?([-−–]?\\d+)\\)?\\}?|([⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))|[eE]([-−+]?\\d+))?'
const valuePattern = `([-−]?)(?:(\\d+)\\s(\\d+)/(\\d+)|(\\d+)/(\\d+)(?!\\d|[.,]\\d)|(${plainNumber})${powerOfTen})`
const quantityPattern = regExpOf(
  `(?:([\\p{L}][\\p{L}\\d₀₁₂₃_{}]{0,5}|[Δ∆][\\p{L}])\\s?=\\s?)?(?<![\\p{L}\\d.,_^₀₁₂₃)\\]])(?:([$€])\\s?)?${valuePattern}`,
  'gu',
)

/** All numbers of a text with the unit that follows each. */
export function quantitiesIn(text: string, language: Language): Measurement[] {
  const all: Measurement[] = []
  for (const found of text.matchAll(quantityPattern)) {
    const [whole, symbol, sign, minus, mixed, mixedTop, mixedBottom, top, bottom, plain, power1, power2, power3] = found
    const end = found.index + whole.length
    const gap = /^(?:\s|-(?=\p{L}))?/u.exec(text.slice(end))![0].length
    const unitBehind = unitAt(text, end + gap)
    // `2H2O` is a formula, not two henries.
    const behind = unitBehind && /^[\p{L}\d₀-₉(]/u.test(text.slice(unitBehind.end)) ? null : unitBehind
    const unit = behind?.unit ?? (sign ? readUnit(sign) : null)
    // Part of a formula such as `2H` or `5x`, not a quantity.
    if (!behind && isLetter(text[end])) continue
    const part = (a: string, b: string) =>
      /^0+$/.test(b) || a.length + b.length > 40 ? null : rational(BigInt(a), BigInt(b))
    const size = mixed ? part(mixedTop!, mixedBottom!) : top ? part(top, bottom!) : readNumeral(plain!, language)
    if (!size) continue
    const exponent = power1 ?? power2?.replace(/./g, (each) => '-0123456789'['⁻⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(each)]!) ?? power3
    const shift = Number((exponent ?? '0').replace(/[−–]/, '-'))
    if (Math.abs(shift) > 60) continue
    if (mixed && mixed.length > 40) continue
    const scaled = multiply(mixed ? addRational(size, rational(BigInt(mixed))) : size, ten(shift))
    all.push({
      value: minus ? rational(-scaled.n, scaled.d) : scaled,
      unit,
      digits: plain ? Math.max(1, plain.replace(/[^\d]/g, '').replace(/^0+/, '').length) : 3,
      start: found.index + (symbol ? whole.indexOf('=') + 1 : 0),
      end: behind?.end ?? end,
      symbol: symbol ?? null,
    })
  }
  return all
}

const addRational = (a: Rational, b: Rational) => rational(a.n * b.d + b.n * a.d, a.d * b.d)

/** `1 200`, `2,5`, `1,200` (English thousands), `2.5`. */
function readNumeral(text: string, language: Language): Rational | null {
  const joinedDigits = text.replace(/[ \u00a0\u202f]/g, '')
  // No measurement has more digits.
  if (joinedDigits.length > 40) return null
  const isThousands = language === 'en' && /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(joinedDigits)
  const plain = isThousands ? joinedDigits.replaceAll(',', '') : joinedDigits.replace(',', '.')
  const [whole, digits = '', ...more] = plain.split('.')
  if (more.length > 0 || digits.includes(',')) return null
  return rational(BigInt(`${whole}${digits}`), 10n ** BigInt(digits.length))
}

import { type Rational, rational } from '../../../math/rational.ts'
import { regExpOf } from '../../../pattern.ts'
import type { Measure } from './topic.ts'

export interface MeasureUnit {
  readonly measure: Measure
  /** In SI units; degrees for angles. */
  readonly size: Rational
  readonly name: { readonly en: string; readonly ru: string }
  readonly pattern: RegExp
}

const unit = (measure: Measure, size: readonly [number, number], en: string, ru: string, words: string) => ({
  measure,
  size: rational(BigInt(size[0]), BigInt(size[1])),
  name: { en, ru },
  pattern: regExpOf(`^\\s?-?(?:${words})(?![\\p{L}\\d²³^])`, 'u'),
})

const two = '(?:²|\\^2|2)'
const three = '(?:³|\\^3|3)'
const square = '(?:square|sq\\.?|кв\\.?|[Кк]вадратн\\p{L}*)\\s?'
const cubic = '(?:cubic|cu\\.?|куб\\.?|[Кк]убическ\\p{L}*)\\s?'
const lengths: readonly (readonly [number, number, string, string, string])[] = [
  [1, 1000, 'mm', 'мм', 'mm|millimet(?:er|re)s?|мм|миллиметр\\p{L}*'],
  [1, 100, 'cm', 'см', 'cms?|centimet(?:er|re)s?|см|сантиметр\\p{L}*'],
  [1, 10, 'dm', 'дм', 'dm|decimet(?:er|re)s?|дм|дециметр\\p{L}*'],
  [1000, 1, 'km', 'км', 'km|kilomet(?:er|re)s?|км|километр\\p{L}*'],
  [254, 10_000, 'in', 'дюймы', 'in|inch(?:es)?|дюйм\\p{L}*'],
  [3048, 10_000, 'ft', 'футы', 'ft|feet|foot|фут\\p{L}*'],
  [9144, 10_000, 'yd', 'ярды', 'yd|yards?|ярд\\p{L}*'],
  [1, 1, 'm', 'м', 'm|met(?:er|re)s?|м|метр\\p{L}*'],
]
const grams = 'g|grams?|grammes?|г|гр|грамм\\p{L}*'
const kilograms = 'kg|kgs|kilos?|kilogram(?:me)?s?|кг|килограмм\\p{L}*|кило'
const seconds = 's|secs?|seconds?|с|сек|секунд\\p{L}*'
const per = '\\s?(?:\\/|per|в|на|a|an|every|each|за|each)\\s?(?:каждую |один |одну )?'
const squared = `(?:${seconds})(?:²|\\^2|2| squared|\\s?в квадрате)`
const [centi, deci, , meters] = [lengths[1], lengths[2], null, lengths[7]].map((each) => each?.[4] ?? '')
const cubes = {
  cm: `(?:${centi})${three}|${cubic}(?:${centi})`,
  dm: `(?:${deci})${three}|${cubic}(?:${deci})`,
  m: `(?:${meters})${three}|${cubic}(?:${meters})`,
}
const liters = 'l|L|lit(?:er|re)s?|л|литр\\p{L}*'
const milliliters = 'ml|mL|millilit(?:er|re)s?|мл|миллилитр\\p{L}*'

/** Compound units come first: "m/s" begins like "m". */
const table: readonly MeasureUnit[] = [
  unit(
    'acceleration',
    [1, 1],
    'm/s²',
    'м/с²',
    `(?:${meters})${per}(?:${seconds}) (?:each|every|per|за каждую|каждую|за) (?:second|секунду)`,
  ),
  unit('acceleration', [1, 1], 'm/s²', 'м/с²', `(?:${meters})${per}${squared}`),
  unit('gravity', [1, 1], 'm/s²', 'м/с²', `(?:${meters})${per}${squared}`),
  unit('gravity', [1, 1], 'N/kg', 'Н/кг', `(?:N|newtons?|[Нн]|ньютон\\p{L}*)${per}(?:${kilograms})`),
  unit(
    'heat',
    [1, 1],
    'J/(kg °C)',
    'Дж/(кг·°С)',
    '(?:J|joules) per (?:kg|kilogram) (?:per|and) degree|Дж на (?:кг|килограмм) на градус|(?:J|Дж)\\s?\\/\\s?\\(?(?:kg|кг)\\s?[·*⋅∙]?\\s?°?\\s?(?:[CКKС])\\)?',
  ),
  unit('density', [1000, 1], 'g/cm³', 'г/см³', `(?:${grams})${per}(?:${cubes.cm})`),
  unit('density', [1, 1], 'kg/m³', 'кг/м³', `(?:${kilograms})${per}(?:${cubes.m})`),
  unit('density', [1000, 1], 'kg/dm³', 'кг/дм³', `(?:${kilograms})${per}(?:${cubes.dm})`),
  unit('density', [1000, 1], 'kg/l', 'кг/л', `(?:${kilograms})${per}(?:${liters})`),
  unit('density', [1000, 1], 'g/ml', 'г/мл', `(?:${grams})${per}(?:${milliliters})`),
  unit('density', [1, 1], 'g/l', 'г/л', `(?:${grams})${per}(?:${liters})`),
  unit(
    'speed',
    [5, 18],
    'km/h',
    'км/ч',
    `(?:km|км|kilomet(?:er|re)s?|километр\\p{L}*)${per}(?:h|hr|hour|ч|час)|km\\/?h|kph`,
  ),
  unit('speed', [1000, 1], 'km/s', 'км/с', `(?:km|км|kilomet(?:er|re)s?|километр\\p{L}*)${per}(?:${seconds})`),
  unit('speed', [1, 1], 'm/s', 'м/с', `(?:${meters})${per}(?:${seconds})`),
  unit(
    'tariff',
    [1, 3_600_000],
    'per kWh',
    'за кВт·ч',
    '(?:(?:руб\\p{L}*\\.?|р\\.?|₽|pounds?|dollars?|cents?|euros?|p|pence|тенге)\\s?)?(?:per|a|for (?:each|one|every)|за|\\/)\\s?(?:каждый |один |1 )?(?:kWh|kwh|кВт[·*⋅-]?\\s?ч|квт[·*⋅-]?\\s?ч|kilowatt[- ]?hours?|киловатт-?\\s?час\\p{L}*)',
  ),
  ...lengths.flatMap(([n, d, en, ru, words]) => [
    unit('volume', [n ** 3, d ** 3], `${en}³`, `${ru}³`, `(?:${words})${three}|${cubic}(?:${words})`),
    unit('area', [n * n, d * d], `${en}²`, `${ru}²`, `(?:${words})${two}|${square}(?:${words})`),
  ]),
  unit('area', [10_000, 1], 'ha', 'га', 'ha|hectares?|га|гектар\\p{L}*'),
  unit('volume', [1, 1], 'm³', 'м³', 'кубометр\\p{L}*'),
  unit('volume', [1, 1_000_000], 'ml', 'мл', milliliters),
  unit('volume', [1, 1000], 'l', 'л', liters),
  ...lengths.map(([n, d, en, ru, words]) => unit('length', [n, d], en, ru, words)),
  unit('mass', [1, 1000], 'g', 'г', grams),
  unit('mass', [1, 1], 'kg', 'кг', kilograms),
  unit('mass', [1000, 1], 't', 'т', 't|tonn?es?|tons?|т|тонн\\p{L}*'),
  unit(
    'energy',
    [3_600_000, 1],
    'kWh',
    'кВт·ч',
    'kWh|kwh|кВт[·*⋅-]?\\s?ч|kilowatt[- ]?hours?|киловатт-?\\s?час\\p{L}*',
  ),
  unit('time', [60, 1], 'min', 'мин', 'min|mins|minutes?|мин|минут\\p{L}*'),
  unit('time', [3600, 1], 'h', 'ч', 'h|hr|hrs|hours?|ч|час(?:а|ов|у|ы)?'),
  unit('time', [1, 1], 's', 'с', seconds),
  unit('force', [1000, 1], 'kN', 'кН', 'kN|kilonewtons?|кН|килоньютон\\p{L}*'),
  unit('force', [1, 1], 'N', 'Н', 'N|newtons?|[Нн]|ньютон\\p{L}*'),
  unit('pressure', [1000, 1], 'kPa', 'кПа', 'kPa|kilopascals?|кПа|килопаскал\\p{L}*'),
  unit('pressure', [1, 1], 'Pa', 'Па', '[Pp]a|pascals?|[Пп]а|паскал\\p{L}*'),
  unit('energy', [1000, 1], 'kJ', 'кДж', 'k[Jj]|kilojoules?|к[Дд]ж|килоджоул\\p{L}*'),
  unit('energy', [1, 1], 'J', 'Дж', '[Jj]|joules?|[Дд]ж|джоул\\p{L}*'),
  unit('power', [1000, 1], 'kW', 'кВт', 'k[Ww]|kilowatts?|к[Вв]т|киловатт\\p{L}*'),
  unit('power', [1, 1], 'W', 'Вт', '[Ww]|watts?|[Вв]т|ватт\\p{L}*'),
  unit('voltage', [1, 1], 'V', 'В', 'V|v|volts?|В|вольт\\p{L}*'),
  unit('current', [1, 1000], 'mA', 'мА', 'mA|milliamps?|milliamperes?|мА|миллиампер\\p{L}*'),
  unit('current', [1, 1], 'A', 'А', 'A|amps?|amperes?|А|ампер\\p{L}*'),
  unit('resistance', [1, 1], 'Ω', 'Ом', 'Ω|ohms?|Ohms?|[Оо]м(?:ов|а|ах)?'),
  unit('charge', [1, 1], 'C', 'Кл', 'C|coulombs?|Кл|кулон\\p{L}*'),
  unit('warmth', [1, 1], '°C', '°С', '°\\s?[CС]|degrees?(?: Celsius)?|градус\\p{L}*'),
  unit('angle', [1, 1], '°', '°', '°|degrees?|deg|градус\\p{L}*|град'),
]

/** The units that the text at a place may begin with; "degrees" are of two kinds. */
export const unitsAt = (rest: string): { unit: MeasureUnit; length: number }[] => {
  const found = table.flatMap((each) => {
    const [said] = each.pattern.exec(rest) ?? []
    return said === undefined ? [] : [{ unit: each, length: said.length }]
  })
  const longest = Math.max(0, ...found.map(({ length }) => length))
  return found.filter(({ length }) => length === longest)
}

export const unitsOf = (measure: Measure): readonly MeasureUnit[] => table.filter((each) => each.measure === measure)

/** The units of a measure that a text names: "in kilojoules", "how many liters", «площадь в м²». */
export const unitsNamed = (text: string, measure: Measure): readonly MeasureUnit[] =>
  [...text.matchAll(/(?<![\p{L}\d])(?=[\p{L}°Ω])/gu)].flatMap(({ index }) => {
    // A single letter is a unit only behind "in".
    const isIn = /(?:^|\s)(?:in|в)\s$/u.test(text.slice(Math.max(0, index - 4), index))
    return unitsAt(text.slice(index)).flatMap(({ unit: each, length }) =>
      each.measure === measure && (length > 1 || isIn) ? [each] : [],
    )
  })

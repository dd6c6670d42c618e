import type { Rational } from './rational.ts'
import { divide, rational } from './rational.ts'

/** What a unit measures; areas and volumes are their own. */
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
  unit('length', 3048, 10000, 'ft', 'футы', 'ft|feet|foot|фут\\p{L}*'),
  unit('length', 254, 10000, 'in', 'дюймы', 'inch(?:es)?|дюйм\\p{L}*'),
  unit('length', 9144, 10000, 'yd', 'ярды', 'yd|yards?|ярд\\p{L}*'),
  unit('length', 1, 1, 'm', 'м', 'm|met(?:er|re)s?|м|метр\\p{L}*'),
  unit(
    'area',
    1,
    1_000_000,
    'mm²',
    'мм²',
    '(?:mm|мм)(?:²|\\^2|2)|square millimet(?:er|re)s?|кв\\.? ?мм|квадратн\\p{L}* миллиметр\\p{L}*',
  ),
  unit(
    'area',
    1,
    10_000,
    'cm²',
    'см²',
    '(?:cm|см)(?:²|\\^2|2)|square centimet(?:er|re)s?|кв\\.? ?см|квадратн\\p{L}* сантиметр\\p{L}*',
  ),
  unit(
    'area',
    1,
    100,
    'dm²',
    'дм²',
    '(?:dm|дм)(?:²|\\^2|2)|square decimet(?:er|re)s?|кв\\.? ?дм|квадратн\\p{L}* дециметр\\p{L}*',
  ),
  unit(
    'area',
    1_000_000,
    1,
    'km²',
    'км²',
    '(?:km|км)(?:²|\\^2|2)|square kilomet(?:er|re)s?|кв\\.? ?км|квадратн\\p{L}* километр\\p{L}*',
  ),
  unit('area', 10_000, 1, 'ha', 'га', 'ha|hectares?|га|гектар\\p{L}*'),
  unit('area', 100, 1, 'a', 'а', 'ares?|сот(?:ка|ки|ок)|ар(?:а|ов)?'),
  unit('area', 1, 1, 'm²', 'м²', '(?:m|м)(?:²|\\^2|2)|square met(?:er|re)s?|кв\\.? ?м|квадратн\\p{L}* метр\\p{L}*'),
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
  unit('mass', 1, 1_000_000, 'mg', 'мг', 'mg|milligram(?:me)?s?|мг|миллиграмм\\p{L}*'),
  unit('mass', 1, 1, 'kg', 'кг', 'kg|kilogram(?:me)?s?|кг|килограмм\\p{L}*'),
  unit('mass', 100, 1, 'q', 'ц', 'quintals?|ц|центнер\\p{L}*'),
  unit('mass', 1000, 1, 't', 'т', 't|tons?|tonnes?|т|тонн\\p{L}*'),
  unit('mass', 1, 1000, 'g', 'г', 'g|grams?|г|грамм\\p{L}*'),
  unit('mass', 45359237, 100_000_000, 'lb', 'фунты', 'lbs?|pounds?|фунт\\p{L}*'),
  unit('time', 60, 1, 'min', 'мин', 'min(?:ute)?s?|мин(?:ут\\p{L}*)?'),
  unit('time', 3600, 1, 'h', 'ч', 'h|hrs?|hours?|ч|час\\p{L}*'),
  unit('time', 86_400, 1, 'd', 'сут', 'days?|сут(?:ки|ок|ках)?|дн(?:я|ей|и)|день'),
  unit('time', 604_800, 1, 'wk', 'нед', 'weeks?|недел\\p{L}*'),
  unit('time', 1, 1, 's', 'с', 's|sec(?:ond)?s?|с|сек(?:унд\\p{L}*)?'),
  unit('speed', 1000, 3600, 'km/h', 'км/ч', 'km/h|kmh|kph|kilomet(?:er|re)s per hour|км/ч|километр\\p{L}* в час'),
  unit('speed', 1000, 60, 'km/min', 'км/мин', 'km/min|км/мин'),
  unit('speed', 1, 60, 'm/min', 'м/мин', 'm/min|м/мин|метр\\p{L}* в минуту'),
  unit('speed', 1, 1, 'm/s', 'м/с', 'm/s|met(?:er|re)s per second|м/с|метр\\p{L}* в секунду'),
  unit('speed', 1609344, 3_600_000, 'mph', 'миль/ч', 'mph|miles per hour|миль в час'),
]

export type { Unit }

/** Every unit word as one pattern, the longest first, so that `km/h` is not read as `km`. */
const allWords = units
  .map((each) => each.words)
  .join('|')
  .split(/\|(?![^(]*\))/)
export const unitPattern = [...allWords].sort((a, b) => b.length - a.length).join('|')

export const unitOf = (text: string): Unit | null =>
  units.find((each) => new RegExp(`^(?:${each.words})$`, 'iu').test(text.trim())) ?? null

/** How many of the second unit are in one of the first; null for different quantities. */
export const unitRatio = (from: Unit, to: Unit): Rational | null =>
  from.quantity === to.quantity ? divide(from.size, to.size) : null

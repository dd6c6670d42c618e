import type { StoryLanguage } from '../../../frames/lexicon.ts'
import { decimalText, isFiniteDecimal, isInteger, ONE, type Rational, rational } from '../../../math/rational.ts'
import { type Unit, unitOf } from '../../../math/units.ts'
import { entries, kinds } from './lexicon.ts'
import { isAdjective, numeralAt, ordinal, stem } from './words.ts'

const known = (name: string): Unit => {
  const unit = unitOf(name)
  if (!unit) throw new Error(`not a unit: ${name}`)
  return unit
}
const year: Unit = { quantity: 'time', size: rational(31_557_600), en: 'years', ru: 'лет', words: 'year' }
const month: Unit = { quantity: 'time', size: rational(2_629_800), en: 'months', ru: 'мес.', words: 'month' }

function numberText(value: Rational): string {
  if (isInteger(value)) return `${value.n}`
  return isFiniteDecimal(value, 3) ? decimalText(value).replace('.', ',') : `${value.n}/${value.d}`
}
const cases = (root: string, ends: string) =>
  ends
    .split(' ')
    .map((end) => `${root}${end === '-' ? '' : end}`)
    .join(', ')
const plain = '- а у ом е ы ов ам ами ах'

export const russian: StoryLanguage = {
  language: 'ru',
  entries,
  kinds,
  formsOf: null,
  numeralAt,
  ordinal,
  stem,
  isAdjective,
  contrast: { one: /^(?:один|одн(?:а|о|ой|ом|ого|у|им))$/, other: /^друг(?:ой|ая|ое|ом|ого|ую|ою|им|ому)$/ },
  isGiven: (word, verb) =>
    /^(?:ему|ей|им|мне|нам|тебе|вам)$/.test(word) || (verb.endsWith('ли') && /[еую]$/.test(word)),
  isRecipient: (word) => /(?:ам|ям)$/.test(word),
  maybeVerb: /(?:[аеиоуыя]л(?:а|о|и|ся|ась|ись|ось)?|[ауюия]т(?:ся)?)$/,
  square: /^(?:кв|квадратн(?:ый|ых|ого|ые))$/,
  decimalComma: true,
  units: [
    { unit: known('мм'), words: cases('миллиметр', plain), signs: 'мм' },
    { unit: known('см'), words: cases('сантиметр', plain), signs: 'см' },
    { unit: known('дм'), words: cases('дециметр', plain), signs: 'дм' },
    { unit: known('м'), words: cases('метр', plain), signs: 'м' },
    { unit: known('км'), words: cases('километр', plain), signs: 'км' },
    { unit: known('г'), words: cases('грамм', plain), signs: 'г' },
    { unit: known('кг'), words: `${cases('килограмм', plain)}, кило`, signs: 'кг' },
    { unit: known('ц'), words: cases('центнер', plain), signs: 'ц' },
    { unit: known('т'), words: cases('тонн', 'а у ы - ой е ам ах'), signs: 'т' },
    { unit: known('л'), words: cases('литр', plain), signs: 'л' },
    { unit: known('мл'), words: cases('миллилитр', plain), signs: 'мл' },
    { unit: known('сек'), words: cases('секунд', 'а у ы - ой е ам ах'), signs: 'с, сек' },
    { unit: known('мин'), words: cases('минут', 'а у ы - ой е ам ах'), signs: 'мин' },
    { unit: known('ч'), words: 'час, часа, часов, часы, часу, часе, часам, часах', signs: 'ч' },
    { unit: known('дней'), words: 'день, дня, дней, дни, дню, сутки, суток', signs: 'дн' },
    { unit: known('недели'), words: cases('недел', 'я и ю ь е ей ям ях'), signs: '' },
    { unit: month, words: 'месяц, месяца, месяцев, месяцы, месяце', signs: 'мес' },
    { unit: year, words: 'год, года, лет, годам, годами, году', signs: '' },
    { unit: known('га'), words: cases('гектар', plain), signs: 'га' },
    {
      unit: { quantity: 'money', size: ONE, en: 'rubles', ru: '₽', words: 'рубль' },
      words: 'рубль, рубля, рублей, рубли, рублю, рублем, рублях, рублями',
      signs: 'р, руб, ₽',
    },
    {
      unit: { quantity: 'money', size: rational(1, 100), en: 'kopecks', ru: 'коп.', words: 'копейка' },
      words: 'копейка, копейки, копеек, копейку',
      signs: 'коп, к',
    },
    {
      unit: { quantity: 'money', size: ONE, en: '$', ru: '$', words: 'доллар' },
      words: cases('доллар', plain),
      signs: '$',
    },
    { unit: { quantity: 'money', size: ONE, en: '€', ru: '€', words: 'евро' }, words: 'евро', signs: '€' },
  ],
  wording: {
    number: numberText,
    restate: (given, asked) => `${given.join('; ')}. Нужно узнать: ${asked}.`,
    roles: {
      told: '',
      quoted: '',
      parts: 'все равные части',
      total: 'всего',
      size: 'в одной части',
      count: '',
      whole: 'всего',
      part: '',
      rest: 'остальные',
      cost: 'за всё',
      price: 'за единицу',
      distance: '',
      speed: '',
      time: '',
      rate: '',
      added: 'прибавилось',
      taken: 'убыло',
      start: 'сначала',
      between: 'в промежутке',
      end: 'в конце',
    },
    measures: {
      money: 'деньги',
      length: 'расстояние',
      time: 'время',
      mass: 'масса',
      volume: 'объём',
      age: 'возраст',
      speed: 'скорость',
      area: 'площадь',
      percent: 'проценты',
    },
  },
}

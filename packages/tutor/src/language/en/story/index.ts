import type { StoryLanguage } from '../../../frames/lexicon.ts'
import { decimalText, isFiniteDecimal, isInteger, ONE, type Rational, rational } from '../../../math/rational.ts'
import { type Unit, unitOf } from '../../../math/units.ts'
import { entries, kinds } from './lexicon.ts'
import { formsOf, numeralAt, ordinal, stem } from './words.ts'

const known = (name: string): Unit => {
  const unit = unitOf(name)
  if (!unit) throw new Error(`not a unit: ${name}`)
  return unit
}
const money = (en: string, n: number, d = 1): Unit => ({
  quantity: 'money',
  size: rational(n, d),
  en,
  ru: en,
  words: en,
})

const year: Unit = { quantity: 'time', size: rational(31_557_600), en: 'years', ru: 'лет', words: 'year' }
const month: Unit = { quantity: 'time', size: rational(2_629_800), en: 'months', ru: 'мес.', words: 'month' }

/** Currencies of English-speaking countries: the name, its forms, the signs behind a number. */
const currencies = [
  ['rand', 'rand, rands', ''],
  ['rupees', 'rupee, rupees', 'rs'],
  ['shillings', 'shilling, shillings', ''],
  ['naira', 'naira', ''],
  ['cedis', 'cedi, cedis', ''],
  ['pesos', 'peso, pesos', ''],
  ['yen', 'yen', ''],
  ['pence', 'pence', 'p'],
  ['quid', 'quid', ''],
  ['bucks', 'bucks', ''],
] as const

function numberText(value: Rational): string {
  if (isInteger(value)) return `${value.n}`
  return isFiniteDecimal(value, 3) ? decimalText(value) : `${value.n}/${value.d}`
}

export const english: StoryLanguage = {
  language: 'en',
  entries,
  kinds,
  formsOf,
  numeralAt,
  ordinal,
  stem,
  isAdjective: null,
  contrast: { one: /^one$/, other: /^(?:other|another)$/ },
  isRecipient: null,
  isGiven: null,
  maybeVerb: /(?:[^r]|[^e]r)ed$/,
  square: /^(?:square|sq)$/,
  decimalComma: false,
  units: [
    { unit: known('mm'), words: 'millimeter, millimeters, millimetre, millimetres', signs: 'mm' },
    { unit: known('cm'), words: 'centimeter, centimeters, centimetre, centimetres', signs: 'cm' },
    { unit: known('m'), words: 'meter, meters, metre, metres', signs: 'm' },
    { unit: known('km'), words: 'kilometer, kilometers, kilometre, kilometres', signs: 'km' },
    { unit: known('miles'), words: 'mile, miles', signs: 'mi' },
    { unit: known('feet'), words: 'foot, feet', signs: 'ft' },
    { unit: known('inches'), words: 'inch, inches', signs: '' },
    { unit: known('yards'), words: '', signs: 'yd, yards, yard' },
    { unit: known('g'), words: 'gram, grams, gramme, grammes', signs: 'g' },
    { unit: known('kg'), words: 'kilogram, kilograms, kilo, kilos', signs: 'kg' },
    { unit: known('pounds'), words: '', signs: 'lb, lbs, pounds, pound' },
    { unit: known('tons'), words: 'ton, tons, tonne, tonnes', signs: 't' },
    { unit: known('l'), words: 'liter, liters, litre, litres', signs: 'l' },
    { unit: known('ml'), words: 'milliliter, milliliters, millilitre, millilitres', signs: 'ml' },
    { unit: known('s'), words: 'seconds', signs: 's, sec, second' },
    { unit: known('min'), words: 'minute, minutes, min', signs: '' },
    { unit: known('h'), words: 'hour, hours', signs: 'h, hr, hrs' },
    { unit: known('days'), words: 'day, days', signs: '' },
    { unit: known('weeks'), words: 'week, weeks', signs: '' },
    { unit: month, words: 'month, months', signs: '' },
    { unit: year, words: 'year, years', signs: '' },
    { unit: known('ha'), words: 'hectare, hectares', signs: 'ha' },
    { unit: money('$', 1), words: 'dollar, dollars', signs: '$' },
    { unit: money('¢', 1, 100), words: 'cents', signs: 'cent' },
    { unit: { quantity: 'money', size: ONE, en: '€', ru: '€', words: 'euro' }, words: 'euro, euros', signs: '€' },
    { unit: { quantity: 'money', size: ONE, en: '£', ru: '£', words: 'pound' }, words: '', signs: '£' },
    ...currencies.map(([en, words, signs]) => ({ unit: money(en, 1), words, signs })),
    {
      unit: { quantity: 'money', size: ONE, en: 'rubles', ru: '₽', words: 'ruble' },
      words: 'ruble, rubles',
      signs: '₽',
    },
  ],
  wording: {
    number: numberText,
    restate: (given, asked) => `${given.join('; ')}. We want: ${asked}.`,
    roles: {
      told: '',
      quoted: '',
      parts: 'all equal parts',
      total: 'in all',
      size: 'in each one',
      count: '',
      whole: 'in all',
      part: '',
      rest: 'the rest',
      cost: 'for all',
      price: 'for one',
      distance: '',
      speed: '',
      time: '',
      rate: '',
      added: 'added',
      taken: 'taken away',
      start: 'at first',
      between: 'in between',
      end: 'in the end',
    },
    measures: {
      money: 'money',
      length: 'distance',
      time: 'time',
      mass: 'weight',
      volume: 'volume',
      age: 'age',
      speed: 'speed',
      area: 'area',
      percent: 'percent',
    },
  },
}

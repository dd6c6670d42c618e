import type { Language } from '../math/latex.ts'

interface QuantityWords {
  /** Orders to find something: they ask as a question word does. Whole words. */
  readonly orders: string
  /** Question words. */
  readonly asks: string
  /** "How many" and the like, in front of a unit. */
  readonly counts: string
  /** What is measured, with a unit of it, so that another dimension can be told. Whole words. */
  readonly measured: readonly (readonly [words: string, units: readonly string[]])[]
  /** Further names of quantities. */
  readonly named: string
  /** What may stand in front of the name of a quantity. */
  readonly inFront: string
  readonly percent: string
  /** Between the parts of what is asked for. */
  readonly and: string
  /** In front of a name of two things: "the distance between A and B" is one quantity. */
  readonly ofTwo: string
  /** Where a restating goes over to what is wanted. */
  readonly wanted: string
}

/** How a text says what it asks for. */
export const quantityWords: Readonly<Record<Language, QuantityWords>> = {
  en: {
    orders: 'find|calculate|compute|determine|work out',
    asks: "how|what(?:'?s)?|which|when|where",
    counts: 'how many|how much|what number of',
    measured: [
      ['area', ['cm^2']],
      ['perimeter|circumference|distance|height|width|depth|how (?:far|tall|wide|deep|high)', ['m']],
      ['length|how long', ['m', 's']],
      ['speed|velocity|how fast', ['m/s']],
      ['volume|capacity', ['m^3']],
      ['costs?|price|how much money', ['$']],
    ],
    named:
      'side|diagonal|radius|diameter|angle|mass|weight|time|age|sum|force|energy|power|work|pressure|density|average|probability|median|hypotenuse|leg|base',
    inFront: 'is|are|the|its|their|his|her|an?|of',
    percent: 'percent(?:age)?|%',
    and: 'and|or',
    ofTwo: 'between|of|from|sum|difference|product|ratio|both',
    wanted: 'we (?:look for|want|need|ask)|wanted|look(?:ing)? for|asked|find|how|what',
  },
  ru: {
    orders:
      'найд(?:и|ите|ём|ем)|найти|вычисл(?:и|ите|ить)|определ(?:и|ите|ить)|рассчита(?:й|йте|ть)|посчита(?:й|йте|ть)',
    asks: 'сколько|скока|как(?:ой|ая|ое|ие|ую|ова?|овы|ово)|чему|где|когда|через',
    counts: 'сколько|скока|через сколько|за сколько',
    measured: [
      ['площад\\p{L}+', ['cm^2']],
      ['периметр\\p{L}*|расстояни\\p{L}+|высот\\p{L}+|ширин\\p{L}+|глубин\\p{L}+|длин(?:а|у|ы|ой)', ['m']],
      ['скорост\\p{L}+', ['m/s']],
      ['объ[её]м\\p{L}*', ['m^3']],
      ['стоит|стоят|стоил\\p{L}*|цен(?:а|у|ы)|стоимост\\p{L}+|заплат\\p{L}+', ['$']],
    ],
    named:
      'сторон\\p{L}+|диагонал\\p{L}+|радиус\\p{L}*|диаметр\\p{L}*|уг(?:ол|ла|лы)|масс\\p{L}+|вес|время|возраст|сумм\\p{L}+|сил(?:а|у)|энерги\\p{L}+|мощност\\p{L}+|работ\\p{L}+|давлени\\p{L}+|плотност\\p{L}+|среднее|вероятност\\p{L}+|гипотенуз\\p{L}+|катет\\p{L}*|основани\\p{L}+',
    inFront: 'рав\\p{L}+|его|е[её]|их',
    percent: 'процент\\p{L}*|%',
    and: 'и|или|а',
    ofTwo: 'между|от|из|сумм\\p{L}+|разност\\p{L}+|произведени\\p{L}+|отношени\\p{L}+',
    wanted: 'нужно|надо|найти|узнать|ищем|спрашива\\p{L}+|требуется|сколько|как\\p{L}+',
  },
}

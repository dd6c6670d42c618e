import type { Language } from '../../math/latex.ts'
import type { Both } from '../../worked/task.ts'

interface RuleOfTermsWords {
  /** Stands in front of the rule. */
  readonly rule: RegExp
  /** Asks for the term of a place. */
  readonly term: RegExp
  /** Asks for the place of a term. */
  readonly place: RegExp
}

export const ruleOfTermsWords: Readonly<Record<Language, RuleOfTermsWords>> = {
  en: {
    rule: /(?:n-?th term|general term|rule|formula)\s(?:of (?:a|the|this) sequence\s)?(?:is|=|:|given by|is given by)?\s?/iu,
    term: /(?<![\d.])(\d{1,3})(?:st|nd|rd|th)\sterm|term (?:number )?(\d{1,3})(?!\d|\s?n)/giu,
    place: /(?:which|what) term (?:is|equals|has (?:the )?value|gives|number is|=)?\s?(-?\d{1,5})(?!\d|st|nd|rd|th)/giu,
  },
  ru: {
    rule: /(?:формул\p{L}*\s(?:n-?го\s|общего\s)?члена|n-?[ыйго]{1,2}\sчлен|общ\p{L}+\sчлен\p{L}?)\s?(?:последовательности\s|прогрессии\s)?(?:равен|задан\p{L}*|это|=|:)?\s?/iu,
    term: /(?<![\d.])(\d{1,3})-?(?:й|ый|го|ого|ой)?\sчлен(?!\p{L}*\s(?:равен|это))/giu,
    place:
      /(?:как(?:ой|им)|номер)\s(?:по сч[её]ту\s)?член\p{L}{0,3}\s(?:равен|является|это|будет|числа|число)?\s?(?:число\s)?(-?\d{1,5})(?!\d)|под каким номером\s(?:стоит|находится)?\s?(?:число\s|член\s)?(-?\d{1,5})/giu,
  },
}

/** {rule} is the formula with n, {n} a place, {value} a term. */
export const ruleOfTermsTexts = {
  term: {
    name: { en: 'term number {n}', ru: 'член с номером {n}' },
    ask: {
      en: 'In {rule} the letter $n$ is the place of a term. What does it become with {n} in place of $n$?',
      ru: 'В формуле {rule} буква $n$ это номер члена. Что получится, если вместо $n$ поставить {n}?',
    },
    more: {
      en: 'First only the part with $n$: what is it for $n = $ {n}? Then the rest.',
      ru: 'Сначала только часть с $n$: сколько она даёт при $n = $ {n}? Потом остальное.',
    },
  },
  place: {
    name: { en: 'the place of {value}', ru: 'номер члена {value}' },
    ask: {
      en: 'The term {value} is given, its place $n$ is sought. Which equation with {rule} says that?',
      ru: 'Член {value} известен, ищут его номер $n$. Какое уравнение с {rule} об этом говорит?',
    },
    more: {
      en: 'Set {rule} equal to {value}. What is the first step to get $n$ alone?',
      ru: 'Приравняй {rule} к {value}. Какой первый шаг, чтобы $n$ осталось одно?',
    },
  },
  withN: { name: { en: 'the part with $n$', ru: 'часть с $n$' } },
  valueForPlace: {
    en: 'There {value} went in for $n$. But {value} is the term, and $n$ its place: which of the two is known?',
    ru: 'Здесь {value} поставлено вместо $n$. Но {value} это сам член, а $n$ его номер: что из них известно?',
  },
  previous: {
    en: 'That is the term one place before. Which number stands for $n$?',
    ru: 'Это член на одно место раньше. Какое число стоит вместо $n$?',
  },
  next: {
    en: 'That is the term one place later. Which number stands for $n$?',
    ru: 'Это член на одно место дальше. Какое число стоит вместо $n$?',
  },
  exampleOfTerm: {
    en: 'with $5n + 2$ the 4th term is $5 \\cdot 4 + 2 = 22$.',
    ru: 'по формуле $5n + 2$ четвёртый член это $5 \\cdot 4 + 2 = 22$.',
  },
  exampleOfPlace: {
    en: 'with $5n + 2$ the term 37: $5n + 2 = 37$, so $5n = 35$, it is the 7th.',
    ru: 'по формуле $5n + 2$ член 37: $5n + 2 = 37$, $5n = 35$, это седьмой.',
  },
} as const satisfies Record<string, Both | Record<string, Both>>

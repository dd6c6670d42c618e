import type { Language } from '../../math/latex.ts'
import type { Both } from '../../worked/task.ts'

interface PowerWords {
  /** A power in words: `base` and `exponent`, each a number or a word; `N` stands for either. */
  readonly power: string
  readonly times: string
  readonly over: string
  readonly minus: string
  readonly numbers: Readonly<Record<string, number>>
  /** Words around it that tell nothing more. */
  readonly around: RegExp
}

export const powerWords: Readonly<Record<Language, PowerWords>> = {
  en: {
    power: '(?<base>N) (?:raised )?to (?:the )?(?:power (?:of )?)?(?<exponent>(?:minus |negative |-)?N)(?: power)?',
    times: 'times|multiplied by|multiply(?: it)? by',
    over: 'divided by|divide(?: it)? by|over',
    minus: 'minus|negative|-',
    numbers: {
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      first: 1,
      second: 2,
      third: 3,
      fourth: 4,
      fifth: 5,
      sixth: 6,
      seventh: 7,
      eighth: 8,
      ninth: 9,
      tenth: 10,
    },
    around:
      /^(?:what|whats|what's|is|find|calculate|work|out|how|much|the|value|of|and|then|it|also|by|a|to|please|pls)$/u,
  },
  ru: {
    power: '(?<base>N) в (?:степени )?(?<exponent>(?:минус |-)?N)(?:-?(?:й|ой|ую|ю|я))?(?: степен[ьи])?',
    times: 'умножить на|умножаем на|умножь на|на',
    over: 'разделить на|делить на|поделить на|делим на|раздели на',
    minus: 'минус|-',
    numbers: {
      один: 1,
      два: 2,
      три: 3,
      четыре: 4,
      пять: 5,
      шесть: 6,
      семь: 7,
      восемь: 8,
      девять: 9,
      десять: 10,
      первой: 1,
      второй: 2,
      третьей: 3,
      третей: 3,
      четвертой: 4,
      пятой: 5,
      шестой: 6,
      седьмой: 7,
      восьмой: 8,
      девятой: 9,
      десятой: 10,
      первую: 1,
      вторую: 2,
      третью: 3,
    },
    around:
      /^(?:сколько|скок|чему|равно|будет|найди|найти|вычисли|вычислить|посчитай|и|еще|потом|это|как|а|значение|плиз|пж)$/u,
  },
}

export const powerTexts = {
  negative: {
    name: { en: 'the power', ru: 'степень' },
    ask: {
      en: 'Write the powers of {a} going down: {a3}, {a2}, {a}. Each is the one before divided by {a}: which ones come next?',
      ru: 'Выпиши степени числа {a} по убыванию: {a3}, {a2}, {a}. Каждая это прошлая, делённая на {a}: какие идут дальше?',
    },
    more: {
      en: 'After {a} comes the exponent 0, then −1. What does dividing by {a} give there?',
      ru: 'После {a} идёт показатель 0, потом −1. Что даёт там деление на {a}?',
    },
  },
  positive: {
    name: { en: 'the power', ru: 'степень' },
    ask: { en: 'How often does {a} stand as a factor in it?', ru: 'Сколько раз {a} стоит в ней множителем?' },
    more: {
      en: 'Write the product out, factor by factor. What does it come to?',
      ru: 'Выпиши произведение множитель за множителем. Сколько выходит?',
    },
  },
  exponent: {
    name: { en: 'the exponent', ru: 'показатель' },
    ask: {
      en: 'All powers have the base {a}. What happens to the exponents in dividing, and what in multiplying?',
      ru: 'У всех степеней основание {a}. Что происходит с показателями при делении и что при умножении?',
    },
    more: {
      en: 'Take the first two powers only. How many factors {a} are left after that?',
      ru: 'Возьми только первые две степени. Сколько множителей {a} останется?',
    },
  },
  value: {
    name: { en: 'the value', ru: 'значение' },
    ask: { en: 'Which number is {a} to that power?', ru: 'Какое это число: {a} в этой степени?' },
  },
  signOfNumber: {
    en: 'The minus in the exponent does not make the number negative. Going down {a3}, {a2}, {a}, each time divided by {a}: what comes next?',
    ru: 'Минус в показателе не делает число отрицательным. Спускаясь {a3}, {a2}, {a}, каждый раз делим на {a}: что идёт дальше?',
  },
  multiplied: {
    en: 'There the base was multiplied by the exponent. What does the exponent count?',
    ru: 'Здесь основание умножено на показатель. А что показатель считает?',
  },
  minusIgnored: {
    en: 'That is the power without the minus. What does the minus in the exponent do with it?',
    ru: 'Это степень без минуса. А что с ней делает минус в показателе?',
  },
  exponentsAdded: {
    en: 'Look at the signs of the exponents once more: in which step do they add up, and in which are they taken away?',
    ru: 'Посмотри ещё раз на показатели: где они складываются, а где вычитаются?',
  },
  exampleOfNegative: {
    en: '$5^2 = 25$, $5^1 = 5$, $5^0 = 1$, $5^{-1} = \\frac{1}{5}$.',
    ru: '$5^2 = 25$, $5^1 = 5$, $5^0 = 1$, $5^{-1} = \\frac{1}{5}$.',
  },
  exampleOfPowers: {
    en: '$3^6 : 3^4 \\cdot 3^{-1} = 3^{6 - 4 - 1} = 3^1 = 3$.',
    ru: '$3^6 : 3^4 \\cdot 3^{-1} = 3^{6 - 4 - 1} = 3^1 = 3$.',
  },
} as const satisfies Record<string, Both | Record<string, Both>>

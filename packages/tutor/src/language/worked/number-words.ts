import type { Language } from '../../math/latex.ts'
import type { Both } from '../../worked/task.ts'

interface NumberWords {
  readonly remainder: RegExp
  /** "142 r 5", «142 ост. 5»: both numbers. */
  readonly said: RegExp
  readonly gcd: RegExp
  readonly lcm: RegExp
  /** Between the two numbers of a division. */
  readonly by: string
}

export const numberWords: Readonly<Record<Language, NumberWords>> = {
  en: {
    remainder: /remainder|left over|long division|(?<!\p{L})rem(?!\p{L})/iu,
    said: /(\d+)\s*,?\s*(?:with )?(?:a )?(?:r|rem|remainder|and|left)\.?(?: of| is)?\s*(\d+)/giu,
    gcd: /(?<!\p{L})(?:gcd|hcf|gcf)(?!\p{L})|(?:greatest|highest|largest|biggest) common (?:divisor|factor)/iu,
    lcm: /(?<!\p{L})lcm(?!\p{L})|(?:least|lowest|smallest) common multiple/iu,
    by: '(?:divided by|divide by|into|by)',
  },
  ru: {
    remainder: /остат|(?<!\p{L})ост(?!\p{L})|столбик|уголк/iu,
    said: /(\d+)\s*,?\s*(?:и |в |с )?(?:ост\p{L}*|\(ост\p{L}*)\.?(?: в остатке)?[\s:=]*(\d+)/giu,
    gcd: /(?<!\p{L})нод(?!\p{L})|наибольш\p{L}+ общ\p{L}+ делит/iu,
    lcm: /(?<!\p{L})нок(?!\p{L})|наименьш\p{L}+ общ\p{L}+ кратн/iu,
    by: '(?:на|разделить на|поделить на)',
  },
}

export const numberTexts = {
  quotient: {
    name: { en: 'the whole number of times', ru: 'неполное частное' },
    ask: {
      en: 'How many whole times does {b} fit into {a}, and what is left then?',
      ru: 'Сколько раз {b} целиком помещается в {a} и что тогда остаётся?',
    },
    more: {
      en: 'Begin from the left: how many times does {b} fit into {head}, and what is left there before the next digit comes down?',
      ru: 'Начни слева: сколько раз {b} помещается в {head} и сколько остаётся, прежде чем сносить следующую цифру?',
    },
  },
  rest: {
    name: { en: 'quotient and remainder', ru: 'частное и остаток' },
    ask: {
      en: 'How much of {a} is used up by {q} times {b}, and what is left?',
      ru: 'Сколько от {a} занимают {q} раз по {b} и что остаётся?',
    },
    more: {
      en: 'Multiply {q} by {b} and see how far it is to {a}. What is left?',
      ru: 'Умножь {q} на {b} и посмотри, сколько не хватает до {a}. Что остаётся?',
    },
  },
  restTooBig: {
    en: 'Look at what is left: {r} is not less than {b}. Can {b} be taken out once more?',
    ru: 'Посмотри на остаток: {r} не меньше {b}. Можно ли взять {b} ещё раз?',
  },
  restWrong: {
    en: 'Test it: does {q} times {b}, plus {r}, come to {a}?',
    ru: 'Проверь: даёт ли {q} раз по {b} и ещё {r} ровно {a}?',
  },
  asDecimal: {
    en: 'That is the division with a decimal. With a remainder only whole times count: how many are there, and what is left of {a}?',
    ru: 'Это деление до десятичной дроби. С остатком считают только целые разы: сколько их и что остаётся от {a}?',
  },
  restFromDecimal: {
    en: 'The digits behind the point are no remainder. What is left of {a} once {q} times {b} is taken away?',
    ru: 'Цифры после запятой не остаток. Что остаётся от {a}, если вычесть {q} раз по {b}?',
  },
  digitLost: {
    en: 'Test it by multiplying back: does {q} times {b} come near {a}? A digit is missing: which one was not brought down, or which 0 stands for "does not fit"?',
    ru: 'Проверь умножением: близко ли {q} раз по {b} к {a}? Цифры не хватает: какую не снесли или где нужен 0, когда «не помещается»?',
  },
  exampleOfDivision: {
    en: '5 fits into 23 four times, that is 20, and 3 is left: 4 r 3.',
    ru: '5 помещается в 23 четыре раза, это 20, и остаётся 3: 4 (ост. 3).',
  },
  prime: {
    name: { en: 'the prime factors of {a}', ru: 'простые множители числа {a}' },
    ask: {
      en: 'Which prime numbers is {a} the product of?',
      ru: 'На какие простые множители раскладывается {a}?',
    },
    more: {
      en: 'Divide {a} by 2 as often as it goes, then by 3, by 5 and so on. Which primes come out?',
      ru: 'Дели {a} на 2, пока делится, потом на 3, на 5 и дальше. Какие простые числа выходят?',
    },
  },
  notPrime: {
    en: 'The product is right, but not every factor is prime. Which of them can still be split?',
    ru: 'Произведение верное, но не все множители простые. Какой из них ещё раскладывается?',
  },
  common: {
    name: { en: 'the greatest common divisor', ru: 'НОД' },
    ask: {
      en: 'Which prime factors stand in both lists, and how often each? What is their product?',
      ru: 'Какие простые множители есть в обоих разложениях и сколько раз каждый? Чему равно их произведение?',
    },
    more: {
      en: 'Go through the primes one by one and cross out pairs: one from each list. What do the pairs stand for, multiplied?',
      ru: 'Иди по простым множителям и отмечай пары: по одному из каждого разложения. Что даёт произведение отмеченных?',
    },
  },
  multiple: {
    name: { en: 'the least common multiple', ru: 'НОК' },
    ask: {
      en: 'Take all factors of one number. Which ones of the other are still missing there, and what is the product?',
      ru: 'Возьми все множители одного числа. Каких из другого в нём не хватает и чему равно произведение?',
    },
    more: {
      en: 'Every prime is needed as often as in the number that has more of it. How often is each needed here?',
      ru: 'Каждый простой множитель нужен столько раз, сколько в том числе, где его больше. Сколько раз нужен каждый?',
    },
  },
  onlyOnce: {
    en: 'Each common prime is counted once there. Does one of them occur several times in both numbers?',
    ru: 'Каждый общий множитель взят здесь по разу. Нет ли такого, что входит в оба числа несколько раз?',
  },
  divisorOnly: {
    en: 'That divides both numbers, so it is a common divisor. Is there a greater one?',
    ru: 'Оба числа на это делятся, значит, это общий делитель. Нет ли большего?',
  },
  multipleOnly: {
    en: 'That is a multiple of both. Is there a smaller one: which factor is counted twice?',
    ru: 'Это кратное обоих чисел. Нет ли меньшего: какой множитель взят дважды?',
  },
  isMultiple: {
    en: 'That is the least number that both of them divide. Which number divides both of them?',
    ru: 'Это наименьшее число, которое делится на оба. А какое число делит оба?',
  },
  isDivisor: {
    en: 'That divides both numbers. Which number do both of them divide?',
    ru: 'Это число делит оба. А какое число делится на оба?',
  },
  exampleOfGcd: {
    en: '$12 = 2 \\cdot 2 \\cdot 3$ and $18 = 2 \\cdot 3 \\cdot 3$ share one 2 and one 3, so it is 6.',
    ru: '$12 = 2 \\cdot 2 \\cdot 3$ и $18 = 2 \\cdot 3 \\cdot 3$: общие одна 2 и одна 3, значит, 6.',
  },
  exampleOfLcm: {
    en: '$12 = 2 \\cdot 2 \\cdot 3$ and $18 = 2 \\cdot 3 \\cdot 3$: to the 12 one more 3 is needed, so it is 36.',
    ru: '$12 = 2 \\cdot 2 \\cdot 3$ и $18 = 2 \\cdot 3 \\cdot 3$: к 12 не хватает ещё одной 3, значит, 36.',
  },
} as const satisfies Record<string, Both | Record<string, Both>>

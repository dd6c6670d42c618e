import type { Language } from '../../math/latex.ts'
import type { Both } from '../../worked/task.ts'

interface AverageWords {
  readonly mean: RegExp
  readonly median: RegExp
  readonly mode: RegExp
  readonly range: RegExp
  /** The mean is given and a number is sought. */
  readonly missing: RegExp
  /** Asks for more than a mean. */
  readonly beyond: RegExp
  /** How many there are of it: "(2 pupils)". */
  readonly people: string
}

export const averageWords: Readonly<Record<Language, AverageWords>> = {
  en: {
    mean: /(?<!\p{L})(?:mean|average)(?!\p{L})/iu,
    median: /(?<!\p{L})median(?!\p{L})/iu,
    mode: /(?<!\p{L})(?:mode|modal)(?!\p{L})/iu,
    range: /(?<!\p{L})(?:range|spread)(?!\p{L})/iu,
    missing:
      /missing|fourth|fifth|third|sixth|other number|last (?:one|number|test|score)|(?:what|which) (?:must|should|does|is) (?:the|she|he|i)|need|find x|value of x|(?<!\p{L})x(?!\p{L})/iu,
    beyond: /deviat|variance|quartile|weighted|speed|geometric|harmonic/iu,
    people: 'pupils?|students?|people|kids|times|children|players|families|persons|girls|boys',
  },
  ru: {
    mean: /средн/iu,
    median: /медиан/iu,
    mode: /(?<!\p{L})мод[ауы](?!\p{L})/iu,
    range: /размах/iu,
    missing:
      /четверт|пят\p{L}+ числ|трет|шест\p{L}+ числ|неизвестн|недоста|какое число|какую оценку|какой должна|найди x|найти x|(?<!\p{L})[xх](?!\p{L})/iu,
    beyond: /отклонен|дисперс|квартил|взвешен|скорост|геометрич|гармонич/iu,
    people: 'учени\\p{L}+|человек\\p{L}*|раза?|дет\\p{L}+|студент\\p{L}*|сем\\p{L}+|игрок\\p{L}*',
  },
}

export const averageTexts = {
  sum: {
    name: { en: 'the sum', ru: 'сумма' },
    ask: {
      en: 'What do the {n} numbers add up to?',
      ru: 'Чему равна сумма всех {n} чисел?',
    },
    more: {
      en: 'Imagine all of it put on one heap before it is shared out evenly. How much is on the heap?',
      ru: 'Представь, что всё сложили в одну кучу, чтобы потом разделить поровну. Сколько в куче?',
    },
  },
  mean: {
    name: { en: 'the mean', ru: 'среднее' },
    ask: {
      en: 'The sum is shared out evenly: into how many equal parts, and how big is one?',
      ru: 'Сумму делят поровну: на сколько частей и сколько приходится на одну?',
    },
    more: {
      en: 'Count the numbers of the list. What is the sum, divided by that count?',
      ru: 'Посчитай, сколько чисел в ряду. Сколько будет сумма, делённая на это количество?',
    },
  },
  median: {
    name: { en: 'the median', ru: 'медиана' },
    ask: {
      en: 'How does the list look from the smallest to the biggest, and what stands in the middle?',
      ru: 'Как выглядит ряд от меньшего к большему и что стоит в середине?',
    },
    more: {
      en: 'Order all {n} numbers and cross out one from each end, again and again. What is left?',
      ru: 'Поставь все {n} чисел по порядку и вычёркивай по одному с обоих концов. Что остаётся?',
    },
  },
  order: {
    name: { en: 'the order', ru: 'порядок' },
    ask: { en: 'What stands in the middle of the ordered list?', ru: 'Что стоит в середине упорядоченного ряда?' },
    more: {
      en: 'Cross out one number from each end, again and again. What is left in the middle?',
      ru: 'Вычёркивай по одному числу с обоих концов. Что остаётся в середине?',
    },
  },
  twoInMiddle: {
    en: 'Neither of the two alone: with an even number of values the median lies halfway between them. Which number is that here?',
    ru: 'Ни одно из двух отдельно: при чётном количестве чисел медиана лежит ровно между ними. Какое это число здесь?',
  },
  noMiddle: {
    en: 'One of them stands in the middle once the list is in order. How many stand on each side of it?',
    ru: 'Когда ряд упорядочен, одно число стоит ровно в середине. Сколько чисел с каждой стороны от него?',
  },
  mode: {
    name: { en: 'the mode', ru: 'мода' },
    ask: { en: 'Which number occurs most often in the list?', ru: 'Какое число встречается в ряду чаще всего?' },
    more: {
      en: 'Make a tally: behind each number write how often it occurs. Which has the most strokes?',
      ru: 'Составь таблицу: у каждого числа запиши, сколько раз оно встречается. У какого больше всего?',
    },
  },
  range: {
    name: { en: 'the range', ru: 'размах' },
    ask: {
      en: 'What are the biggest and the smallest number, and how far apart are they?',
      ru: 'Какое число самое большое, какое самое маленькое и на сколько они отличаются?',
    },
    more: {
      en: 'Find both ends of the list when it is ordered. What is their difference?',
      ru: 'Найди оба конца упорядоченного ряда. Чему равна их разность?',
    },
  },
  total: {
    name: { en: 'the sum that is needed', ru: 'нужная сумма' },
    ask: {
      en: 'If {n} numbers have the mean {m}, what do they add up to?',
      ru: 'Если у {n} чисел среднее {m}, чему равна их сумма?',
    },
    more: {
      en: 'Imagine all {n} numbers were equal to {m}. What would the sum be?',
      ru: 'Представь, что все {n} чисел равны {m}. Какой была бы сумма?',
    },
  },
  missing: {
    name: { en: 'the missing number', ru: 'неизвестное число' },
    ask: {
      en: 'The known numbers make up a part of {t}. What is missing?',
      ru: 'Известные числа дают часть от {t}. Сколько не хватает?',
    },
    more: {
      en: 'Add the known numbers and compare with {t}. How big is the gap?',
      ru: 'Сложи известные числа и сравни с {t}. Какой остаётся разрыв?',
    },
  },
  table: {
    name: { en: 'the sum of all', ru: 'сумма всех' },
    ask: {
      en: 'Each value counts as often as it occurs. What do all of them together add up to?',
      ru: 'Каждое значение берут столько раз, сколько оно встречается. Чему равна сумма всех?',
    },
    more: {
      en: 'Write out the values one by one, each as often as it occurs: {f} times {x}, and so on. What is the sum?',
      ru: 'Выпиши значения по одному, каждое столько раз, сколько встречается: {f} раз по {x} и дальше. Какая сумма?',
    },
  },
  count: {
    name: { en: 'how many there are', ru: 'сколько их всего' },
    ask: { en: 'How many are there altogether?', ru: 'Сколько их всего?' },
  },
  ofTable: {
    name: { en: 'the mean', ru: 'среднее' },
    ask: {
      en: 'How many are there altogether, and what is the sum shared out among them?',
      ru: 'Сколько их всего и сколько приходится на каждого, если сумму разделить поровну?',
    },
    more: {
      en: 'Add up how often each value occurs. Divide the sum by that: what comes out?',
      ru: 'Сложи, сколько раз встречается каждое значение. Раздели сумму на это: что выходит?',
    },
  },
  // Usual mistakes.
  lastDivided: {
    en: 'Only the last number is divided there. Which part has to be worked out first, and how do brackets show it?',
    ru: 'Здесь делится только последнее число. Что надо посчитать сначала и как это показать скобками?',
  },
  onlySum: {
    en: 'That is the sum of all {n}. How much is it for each if it is shared out evenly?',
    ru: 'Это сумма всех {n}. Сколько придётся на каждое, если разделить поровну?',
  },
  wrongCount: {
    en: 'Count the numbers of the list once more: by how many is the sum to be divided?',
    ru: 'Посчитай числа в ряду ещё раз: на сколько нужно делить сумму?',
  },
  halfEnds: {
    en: 'That is halfway between the two ends. Do the numbers in between play no part?',
    ru: 'Это середина между краями. А остальные числа разве не участвуют?',
  },
  isMedian: {
    en: 'That number stands in the middle, so it is the median. What does the mean ask for?',
    ru: 'Это число стоит в середине, то есть медиана. А о чём говорит среднее?',
  },
  isMean: {
    en: 'That is the mean. What stands in the middle once the numbers are in order?',
    ru: 'Это среднее арифметическое. А что стоит в середине, если числа поставить по порядку?',
  },
  unsorted: {
    en: 'That stands in the middle of the list as it is written. In which order do the numbers have to be first?',
    ru: 'Это середина ряда в том виде, как он записан. В каком порядке числа должны стоять сначала?',
  },
  oneOfTwo: {
    en: 'With {n} numbers two stand in the middle. Which are they, and what lies halfway between them?',
    ru: 'Среди {n} чисел в середине стоят два. Какие и что лежит ровно между ними?',
  },
  howOften: {
    en: 'That is how often it occurs. Which number is it that occurs so often?',
    ru: 'Это сколько раз оно встречается. А какое именно число встречается так часто?',
  },
  biggest: {
    en: 'That is one end of the list. How far is it from there to the other end?',
    ru: 'Это один край ряда. Сколько от него до другого края?',
  },
  firstLast: {
    en: 'That compares the first and the last number as they are written. Which are the smallest and the biggest?',
    ru: 'Тут взяты первое и последнее число в записи. А какие самое маленькое и самое большое?',
  },
  meanOfKnown: {
    en: 'That is the mean of the numbers you know. What should all {n} together add up to?',
    ru: 'Это среднее известных чисел. А чему должна быть равна сумма всех {n}?',
  },
  onlyTotal: {
    en: 'That is the sum of all {n}. What is left when the known numbers are taken away?',
    ru: 'Это сумма всех {n}. Сколько останется, если вычесть известные числа?',
  },
  withoutWeights: {
    en: 'That counts every value once. But how often does each of them occur?',
    ru: 'Так каждое значение взято по одному разу. А сколько раз встречается каждое?',
  },
  byKinds: {
    en: 'The sum is right, but it belongs to more than {k}. How many are there altogether?',
    ru: 'Сумма верная, но делить надо не на {k}. Сколько их всего?',
  },
  exampleOfMean: {
    en: 'for 4, 7 and 10 the sum is 21, and 21 shared by 3 is 7.',
    ru: 'у чисел 4, 7 и 10 сумма 21, а 21, разделённое на 3, это 7.',
  },
  exampleOfMedian: {
    en: '8, 2, 5 in order is 2, 5, 8, and 5 stands in the middle; with 2, 5, 8, 9 it is halfway between 5 and 8, that is 6.5.',
    ru: '8, 2, 5 по порядку это 2, 5, 8, и в середине 5; а у 2, 5, 8, 9 это ровно между 5 и 8, то есть $6{,}5$.',
  },
  exampleOfMode: {
    en: 'in 3, 7, 3, 5 the 3 occurs twice, so it is the mode.',
    ru: 'в ряду 3, 7, 3, 5 число 3 встречается дважды, оно и есть мода.',
  },
  exampleOfRange: { en: 'in 6, 2, 9 it is 9 minus 2, that is 7.', ru: 'в ряду 6, 2, 9 это 9 минус 2, то есть 7.' },
  exampleOfMissing: {
    en: '3 numbers with the mean 5 add up to 15; if two of them are 4 and 8, the third is 3.',
    ru: '3 числа со средним 5 дают в сумме 15; если два из них 4 и 8, третье равно 3.',
  },
  exampleOfTable: {
    en: '2 pupils with 4 marks and 3 with 9: $2 \\cdot 4 + 3 \\cdot 9 = 35$, shared by 5 pupils is 7.',
    ru: '2 ученика по 4 балла и 3 по 9: $2 \\cdot 4 + 3 \\cdot 9 = 35$, на 5 учеников это 7.',
  },
} as const satisfies Record<string, Both | Record<string, Both>>

/** Two numbers in the middle of a list. */
export const saysTwoInMiddle =
  /two (?:numbers? )?(?:are )?in the middle|two middle|which (?:one|of them)|no middle|2 in the middle|дв(?:а|ух|е) (?:числа )?(?:в середине|посередине)|нет середины|какое из (?:них|двух)|посередине два|в середине два/iu

import { describe } from 'vitest'
import { type Lang, testNotMisread, testRead } from './testing.ts'

const tasks: readonly (readonly [Lang, string, right: string, wrong: string])[] = [
  [
    'en',
    'Out of 90 seedlings, 26 died in the frost. Half of the survivors were planted in the park and the others in the school yard. How many are in the school yard?',
    '32',
    '45',
  ],
  [
    'en',
    'Of 160 litres in a barrel a quarter is used on Monday, a third of the remainder on Tuesday and a half of what then remains on Wednesday. How many litres are still there?',
    '40',
    '120',
  ],
  [
    'ru',
    'Из 900 г муки 100 г отложили на соус, а три четверти остатка пошло на тесто. Сколько граммов муки в тесте?',
    '600',
    '675',
  ],
  // What is left of the rest is told in the same breath as its part.
  [
    'en',
    'There are 360 seats in a theatre. 2/9 of the seats are on the balcony. 3/7 of the rest are in the stalls and the others are in the boxes. How many seats are in the boxes?',
    '160',
    '120',
  ],
  // The rest is named before its part, with a comma or a verb between them.
  [
    'en',
    'There are 96 balloons at a party. 3/8 of them are green. Of the remaining balloons, 2/5 are yellow. The others are white. How many balloons are yellow?',
    '24',
    '38.4',
  ],
  [
    'en',
    'A grocer had 180 lemons. He sold 4/9 of them in the morning, and of the remaining ones he gave 3/10 to a kitchen. How many lemons are left?',
    '70',
    '46',
  ],
  [
    'ru',
    'В магазин привезли 480 кг овощей. 3/8 всех овощей — картофель, из остальных 2/5 — морковь, а остальное — свёкла. Сколько килограммов свёклы привезли?',
    '180',
    '108',
  ],
  [
    'ru',
    'В альбоме было 270 марок. 4/9 всех марок подарили брату, а из оставшихся марок Юля отдала 2/5 подруге. Сколько марок осталось?',
    '90',
    '42',
  ],
  // The whole by its own name, from the last rest.
  [
    'ru',
    'Велосипедист в первый день проехал 1/4 всего пути, во второй день — 2/3 остатка, а в третий день — последние 30 км. Какова длина всего пути?',
    '120',
    '360',
  ],
  [
    'ru',
    'Туристы проплыли в первый день 3/8 всего маршрута, во второй день — 3/5 остатка, а в третий день — последние 18 км. Какова длина маршрута?',
    '72',
    '120',
  ],
  [
    'en',
    'Nora walked 2/5 of a trail before lunch and 5/6 of the remaining distance after it. She did the last 3 km in the evening. How long is the trail?',
    '30',
    '15',
  ],
]

testRead(tasks)

/** The same words for something else: none of them may come to the value behind it. */
const twisted: readonly (readonly [Lang, string, not: string])[] = [
  ['en', 'There are 4 boxes with 12 pencils each and 7 loose pencils. How many pencils are there?', '336'],
  [
    'en',
    'Out of 90 seedlings, 26 were planted by Tom. Half of the survivors were planted in the park and the others in the school yard. How many are in the school yard?',
    '45',
  ],
  ['ru', 'Из 900 г муки и 100 г крахмала три четверти пошло на тесто. Сколько граммов муки в тесте?', '600'],
  [
    'ru',
    'Из 900 г муки 100 г отложили на соус, а три четверти всей муки пошло на тесто. Сколько граммов муки в тесте?',
    '600',
  ],
  // Another rest than the one that is left: of the whole, and of other things.
  [
    'en',
    'There are 96 balloons at a party. 3/8 of them are green. Of the green balloons, 2/3 are small. The others are big. How many balloons are big?',
    '20',
  ],
  [
    'ru',
    'В альбоме было 270 марок. 4/9 всех марок подарили брату, а из оставшихся открыток Юля отдала 2/5 подруге. Сколько марок осталось?',
    '90',
  ],
]

testNotMisread(twisted)

describe('the whole is told behind its parts', () => {
  testRead([
    [
      'en',
      'Ben ate 1/4 of the nuts on Friday and 2/3 of the rest on Saturday. The bag had 48 nuts. How many nuts are left?',
      '12',
      '4',
    ],
    [
      'ru',
      'В понедельник Маша решила 1/3 задач, во вторник 1/4 остатка. В сборнике 60 задач. Сколько задач осталось решить?',
      '30',
      '25',
    ],
  ])
  testNotMisread([
    ['ru', 'В сиропе 12 % сахара, а именно 36 г. Сколько граммов сиропа в банке?', 31.68],
    [
      'en',
      'Ben ate 1/4 of the nuts on Friday and 2/3 of the rest on Saturday. 48 nuts are left. How many nuts are left over?',
      12,
    ],
    [
      'en',
      'Ben ate 1/4 of the nuts on Friday and 2/3 of the rest on Saturday. He lost 48 nuts. How many nuts are left?',
      12,
    ],
    ['ru', 'Маша решила 1/3 задач, потом 1/4 остатка. Осталось 60 задач. Сколько задач было в сборнике?', 30],
  ])
})

import { describe } from 'vitest'
import { testNotMisread, testRead } from './testing.ts'

describe('percents of a place in two years, and of one number more than another', () => {
  testRead([
    [
      'en',
      'An island had 6000 inhabitants. Their number grew by 5 % in the first year and by 10 % in the second year. How many people live there now?',
      '6930',
      '6900',
    ],
    [
      'ru',
      'В деревне было 800 жителей. В первый год их число уменьшилось на 10%, а во второй на 5%. Сколько жителей стало?',
      '684',
      '680',
    ],
    ['en', 'By how many percent is 90 more than 75?', '20', '15'],
    ['ru', 'На сколько процентов 30 меньше, чем 40?', '25', '33'],
  ])
  testNotMisread([
    ['en', 'By how many percent is 90 % of 50 more than 75?', 20],
    [
      'ru',
      'В деревне было 800 жителей. В первый год их число уменьшилось на 10%, а во второй на 5 человек. Сколько жителей стало?',
      684,
    ],
  ])
})

describe('one more number is added to an average', () => {
  testRead([
    ['en', 'The mean of 3 numbers is 8. A fourth number, 20, is added. What is the new mean?', '11', '14'],
    [
      'ru',
      'Среднее арифметическое трёх чисел 8. К ним добавили число 20. Найдите среднее арифметическое четырёх чисел.',
      '11',
      '14',
    ],
  ])
  testNotMisread([
    ['en', 'The mean of 3 numbers is 8. A fourth of them, 20, is added. What is the new mean?', 11],
    [
      'ru',
      'Среднее арифметическое трёх чисел 8. К ним добавили число 20. Найдите среднее арифметическое пяти чисел.',
      11,
    ],
  ])
})

describe('an amount is shared in a ratio', () => {
  testRead([
    ['en', 'Ann and Bob split 70 stamps in the ratio 2 : 5. How many stamps does Bob get?', '50', '35'],
    ['en', 'A stick of 99 cm is cut in the ratio 4 : 7. How long is the shorter piece?', '36', '63'],
    ['ru', 'Ленту длиной 66 см разрезали на две части в отношении 5 : 6. Найдите длину меньшей части.', '30', '33'],
    ['ru', 'Наследство 900 рублей разделили между Петей и Олей в отношении 4 : 5. Сколько получил Петя?', '400', '225'],
  ])
  testNotMisread([
    ['en', 'Ann and Bob split 70 stamps in the ratio 2 : 5. How many more stamps does Bob get?', 50],
    [
      'en',
      'A stick of 99 cm is cut in the ratio 4 : 7. How long is the rest when the shorter piece is gone twice?',
      36,
    ],
    ['ru', 'Ленту длиной 66 см разрезали на три части в отношении 5 : 6. Найдите длину меньшей части.', 30],
  ])
})

import { type Lang, testNotMisread, testRead } from './testing.ts'

const tasks: readonly (readonly [Lang, string, right: string, wrong: string])[] = [
  [
    'en',
    'avg of 5 numbers is 24. take one away and the avg of the rest is 22. what was the number i took away',
    '32',
    '2',
  ],
  ['en', '7 crates avg 30 kg. the one thats 48 kg gets taken off. avg of what remains', '27', '162'],
  [
    'en',
    'Four girls with a mean age of 21 share a house with two boys whose mean age is 18. What is the mean age in the house?',
    '20',
    '19.5',
  ],
  [
    'en',
    'In a school of 150 pupils the average mark is 62. The 100 pupils who did not go to the club averaged 58. What did those who did go average?',
    '70',
    '66',
  ],
  [
    'ru',
    'У Иры по физике стоят оценки 4, 5, 3, 4 и ещё одна, которую она забыла. Средний балл ровно 4. Какую оценку забыла Ира?',
    '4',
    '5',
  ],
  [
    'ru',
    'В одном классе 30 учеников и средний балл за тест 60, в другом 10 учеников и средний балл 80. Каков средний балл по двум классам?',
    '65',
    '70',
  ],
  [
    'ru',
    'Среднее арифметическое шести чисел равно 15. Одно из них вычеркнули, и среднее пяти оставшихся стало равно 13. Какое число вычеркнули?',
    '25',
    '2',
  ],
]

testRead(tasks)

/** The same words for something else: none of them may come to the value behind it. */
const twisted: readonly (readonly [Lang, string, not: string])[] = [
  [
    'en',
    'avg of 5 numbers is 24. take two away and the avg of the rest is 22. what do the numbers i took away add up to',
    '32',
  ],
  [
    'en',
    '7 crates avg 30 kg. the one thats 48 kg is swapped for a new one. avg of what remains if that one has 20 kg',
    '27',
  ],
  [
    'en',
    'Four girls have a mean age of 21, and two of them have a mean age of 18. What is the mean age of the girls?',
    '20',
  ],
  ['ru', 'Среднее арифметическое шести чисел равно 15. Каждое из них увеличили на 13. Какое стало среднее?', '25'],
  [
    'ru',
    'У Иры оценки 4, 5, 3, 4 и ещё две, которые она забыла. Средний балл ровно 4. Какую сумму дают забытые оценки?',
    '4',
  ],
]

testNotMisread(twisted)

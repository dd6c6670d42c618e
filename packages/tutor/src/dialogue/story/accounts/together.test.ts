import { describe } from 'vitest'
import { testNotMisread, testRead } from './testing.ts'

describe('an amount is compared with several others together', () => {
  testRead([
    [
      'en',
      'Eva has 12 shells. Ian has 7 more shells than Eva. Olga has as many shells as Eva and Ian together. How many shells does Olga have?',
      '31',
      '19',
    ],
    [
      'en',
      'There are 40 novels on a shelf, 15 fewer comics than novels, and as many atlases as novels and comics together. How many atlases are on the shelf?',
      '65',
      '25',
    ],
    [
      'ru',
      'Аня нашла 16 грибов, Боря — на 5 грибов меньше, чем Аня, а Вера — столько, сколько Аня и Боря вместе. Сколько грибов нашла Вера?',
      '27',
      '11',
    ],
    [
      'ru',
      'На первой полке 18 книг, на второй — на 7 книг больше, а на третьей столько, сколько на первой и второй вместе. Сколько книг на трёх полках?',
      '86',
      '43',
    ],
  ])
})

describe('what all of them have is told with their number', () => {
  testRead([
    [
      'en',
      'Three friends shared 84 marbles. Leo got twice as many as Max, and Nina got as many as Leo and Max together. How many marbles did Max get?',
      '14',
      '28',
    ],
    [
      'en',
      'A bakery sold 150 rolls in three days. On the second day it sold 10 more than on the first day, and on the third day twice as many as on the first. How many rolls did it sell on the first day?',
      '35',
      '40',
    ],
    [
      'ru',
      'Три бригады собрали 360 ящиков яблок. Вторая бригада собрала в 2 раза больше первой, а третья — столько, сколько первая и вторая вместе. Сколько ящиков собрала первая бригада?',
      '60',
      '90',
    ],
    [
      'ru',
      'За три дня турист прошёл 100 км. Во второй день он прошёл в 2 раза больше, чем в первый, а в третий — столько же, сколько в первый. Сколько километров он прошёл во второй день?',
      '50',
      '25',
    ],
  ])
})

describe('whose sum it is', () => {
  testNotMisread([
    // Leo belongs to the 84 as well.
    [
      'en',
      'Leo, Max and Nina have 84 marbles together. Leo has 20. Max has 3 times as many as Nina. How many marbles does Nina have?',
      21,
    ],
    [
      'en',
      'They have 84 marbles together. Leo has 20. Max has 3 times as many as Nina. How many marbles does Nina have?',
      21,
    ],
    // The sum of two is not the one that is named last.
    [
      'en',
      'Eva has 12 shells. Ian has 19 shells. Olga has as many shells as Eva and Tom together. How many shells does Olga have?',
      31,
    ],
    [
      'ru',
      'Аня нашла 16 грибов, Боря — на 5 грибов меньше, чем Аня, а Вера — столько, сколько Аня и Глеб вместе. Сколько грибов нашла Вера?',
      27,
    ],
    // Four days are told of, and three are compared.
    [
      'en',
      'A bakery sold 150 rolls in four days. On the second day it sold 10 more than on the first day, and on the third day twice as many as on the first. How many rolls did it sell on the first day?',
      35,
    ],
  ])
})

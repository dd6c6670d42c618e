import { describe } from 'vitest'
import { testNotMisread, testRead } from './testing.ts'

describe('of two people "she" and "he" are told apart by who is older', () => {
  testRead([
    [
      'en',
      'Kate is 5 years older than Mike. Seven years ago she was twice as old as he was. How old is Mike now?',
      '12',
      '5',
    ],
    ['ru', 'Оля на 8 лет старше Вити. 5 лет назад она была вдвое старше его. Сколько лет Вите?', '13', '8'],
    [
      'en',
      'Mary is 21 years older than her son. In 3 years she will be 4 times as old as he will be. How old is Mary now?',
      '25',
      '21',
    ],
    [
      'en',
      'Ben is 6 years younger than Ida. Four years ago he was half as old as she was. How old is Ida now?',
      '16',
      '12',
    ],
  ])
})

describe('two ages are compared now and at another time', () => {
  testRead([
    [
      'ru',
      'Папа старше сына в 6 раз, а через 4 года он будет старше сына в 4 раза. Сколько лет сыну сейчас?',
      '6',
      '4',
    ],
    ['ru', 'Таня младше мамы на 24 года. Через 3 года она будет втрое младше мамы. Сколько лет Тане?', '9', '24'],
    ['en', 'Peter is 40 and Paul is 13. How many years ago was Peter 4 times as old as Paul?', '4', '10'],
    ['ru', 'Маме 36 лет, а дочери 11 лет. Сколько лет назад мама была в 6 раз старше дочери?', '6', '8'],
  ])
})

describe('who is meant at which time', () => {
  testNotMisread([
    // She is not known to be the older one.
    ['en', 'Kate and Mike are 30 together. Six years ago she was twice as old as he was. How old is Mike now?', 12],
    // Of three people the words do not say who "she" is.
    [
      'en',
      'Kate is 5 years older than Mike. Eva is 20. Seven years ago she was twice as old as he was. How old is Mike now?',
      12,
    ],
    // It was never so: the older one is less than so many times as old already.
    ['en', 'Peter is 40 and Paul is 30. How many years ago was Paul 2 times as old as Peter?', 20],
    ['ru', 'Маме 36 лет, а дочери 11 лет. Через сколько лет мама будет в 6 раз старше дочери?', 6],
  ])
})

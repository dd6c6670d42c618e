import { describe } from 'vitest'
import { testNotMisread, testRead } from './testing.ts'

describe('a price list and what is bought by it', () => {
  testRead([
    [
      'en',
      'A pen costs $2 and a notebook costs $5. Kim has $30. She buys 4 pens and 3 notebooks. How much money does she have left?',
      '7',
      '16',
    ],
    [
      'ru',
      'Тетрадь стоит 25 рублей, ручка — 30 рублей, а альбом — 90 рублей. Купили 6 тетрадей, 2 ручки и 1 альбом. Сколько сдачи получат с 500 рублей?',
      '200',
      '355',
    ],
    [
      'ru',
      'Булочка стоит 35 рублей, сок — 60 рублей, а салат — 110 рублей. Ребята купили 4 булочки, 3 сока и 2 салата. Сколько денег они заплатили?',
      '540',
      '205',
    ],
  ])
})

describe('a price list that is only a part of the task', () => {
  testNotMisread([
    [
      'en',
      'Tickets for the zoo cost $12 for adults and $7 for children. Two adults and 5 children go to the zoo with $100 each. How much money is left?',
      41,
    ],
    [
      'en',
      'A notebook costs $3 and a pen costs $2. Mia buys 4 notebooks, 3 pens and a ruler and pays with a $50 note. How much do the notebooks cost?',
      18,
    ],
    [
      'ru',
      'Тетрадь стоит 25 рублей, ручка — 30 рублей, а альбом — на 90 рублей дороже. Купили 6 тетрадей, 2 ручки и 1 альбом. Сколько сдачи получат с 500 рублей?',
      200,
    ],
    [
      'ru',
      'Булочка стоит 35 рублей, сок — 60 рублей. Ребята купили 4 булочки и 3 сока, а ещё салат. Сколько денег они заплатили?',
      320,
    ],
  ])
})

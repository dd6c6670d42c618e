import { type Lang, testNotMisread, testRead } from './testing.ts'

const tasks: readonly (readonly [Lang, string, right: string, wrong: string])[] = [
  ['en', 'Four rolls and three juices cost $17.30. A roll costs $2.30. What is the price of a juice?', '2.7', '8.1'],
  [
    'en',
    'Two bagels and three coffees cost 14 dollars. A coffee costs 3 dollars. How much does a bagel cost?',
    '2.5',
    '5',
  ],
  ['ru', 'За 2 кг груш по 250 тенге и 3 кг свёклы заплатили 950 тенге. Сколько стоит килограмм свёклы?', '150', '450'],
  [
    'ru',
    'Пять одинаковых тетрадей по 40 рублей и 3 одинаковых пенала стоили вместе 800 рублей. Сколько рублей стоил пенал?',
    '200',
    '600',
  ],
]

testRead(tasks)

/** The same words for something else: none of them may come to the value behind it. */
const twisted: readonly (readonly [Lang, string, not: string])[] = [
  ['en', 'Four rolls and three juices cost $17.30. A roll costs $2.30. What is the price of a cake?', '2.7'],
  [
    'en',
    'Four rolls and three juices cost $17.30. A roll costs $2.30 more than a juice. What is the price of a juice?',
    '2.7',
  ],
  ['en', 'Two bagels and three coffees cost 14 dollars. A tea costs 3 dollars. How much does a bagel cost?', '2.5'],
  ['ru', 'За 2 кг груш по 250 тенге и 3 кг свёклы заплатили 950 тенге. Сколько стоит одна свёкла?', '150'],
  [
    'ru',
    'Пять тетрадей по 40 рублей и 3 пенала стоили вместе 800 рублей без скидки. Сколько рублей стоил пенал со скидкой?',
    '200',
  ],
]

testNotMisread(twisted)

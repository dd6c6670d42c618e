import { expect, test } from 'vitest'
import { latexOfStatement } from '../latex.ts'
import { readBalance } from './balances.ts'

const told: readonly (readonly ['en' | 'ru', string, string])[] = [
  ['en', 'Ella had 50 stickers. She gave 12 to Tim and got 7 from Ann. How many has she now?', '50 - 12 + 7'],
  ['en', 'There were 25 birds, 8 flew away and 5 came. How many are there now?', '25 - 8 + 5'],
  ['en', 'Sam has 24 marbles. He gave a third of them to Tom. How many does he have left?', '24 - \\frac{24}{3}'],
  ['en', 'Tom had 30 cards. He lost four, then bought 10 more. How many cards does he have now?', '30 - 4 + 10'],
  ['en', 'There are 18 apples in a basket. Mia ate 3 apples. How many are left?', '18 - 3'],
  ['ru', 'У Саши было 24 марки. Треть он подарил. Сколько марок осталось?', '24 - \\frac{24}{3}'],
  ['ru', 'Было 25 птиц, 8 улетели, 5 прилетели. Сколько стало?', '25 - 8 + 5'],
  ['ru', 'На ветке сидело 12 птиц. 5 улетели, потом прилетели ещё 3. Сколько птиц стало?', '12 - 5 + 3'],
  [
    'ru',
    'У Кати было 40 рублей. Она потратила 15 рублей и получила 20 рублей. Сколько рублей стало у Кати?',
    '40 - 15 + 20',
  ],
]
test.each(told)('%s: %s [P02]', (language, text, formula) => {
  const reading = readBalance(text, language)
  expect(reading && latexOfStatement(reading.task, language)).toBe(formula)
})

/**
 * Not read: a number of another person, another thing, a share of a share, a question about the start, a negative
 * amount.
 */
const left: readonly (readonly ['en' | 'ru', string])[] = [
  ['en', 'Tom had 30 cards. Ann gave 4 cards to Tom. How many cards does Tom have now?'],
  ['en', 'Tom had 30 cards. He bought 10 pens. How many cards does he have now?'],
  ['en', 'Tom had 30 cards. He gave 4 to each of his 3 friends. How many cards does he have left?'],
  ['en', 'Tom had 30 cards. He gave 4 to Ann. How many cards did he have at first?'],
  ['en', 'Tom had 30 cards. He gave 4 to Ann. How many cards does Ann have now?'],
  ['en', 'Sam has 24 marbles. He gave a third of them to Tom and half of the rest to Ann. How many does he have left?'],
  ['en', 'Sam has 25 marbles. He gave a third of them to Tom. How many does he have left?'],
  ['en', 'Sam has 5 marbles. He lost 8. How many does he have left?'],
  ['ru', 'У Кати было 40 рублей. Оля потратила 15 рублей. Сколько рублей осталось у Кати?'],
  ['ru', 'Было 25 птиц, 8 улетели. Сколько птиц улетело?'],
]
test.each(left)('%s, left to others: %s', (language, text) => {
  expect(readBalance(text, language)).toBeNull()
})

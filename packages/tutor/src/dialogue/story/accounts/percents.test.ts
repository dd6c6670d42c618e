import { expect, test } from 'vitest'
import { answered, type Lang, testNotMisread } from './testing.ts'

const tasks: readonly (readonly [Lang, string, right: string, wrong: string])[] = [
  ['en', 'Two concert tickets cost £24 each, and a group discount of 25% applies. How much is paid?', '36', '12'],
  ['en', 'first they knock 20% off and then another 25% at the till. what % off is that altogether', '40', '45'],
  [
    'en',
    'A dealer puts 50% on the purchase price of a lamp and in the sale takes 20% off the resulting price. The lamp then sells for £96. What was the purchase price?',
    '80',
    '115.2',
  ],
  ['en', 'Nadia answered 36 questions out of 48 correctly. State her result as a percentage.', '75', '25'],
  ['ru', 'зарплата 60000 рублей налог 13% сколько получит на руки папа?', '52200', '7800'],
  [
    'ru',
    'Пальто за 2000 злотых уценили на 10 %, затем ещё на 20 % от новой цены. На сколько злотых упала цена?',
    '560',
    '600',
  ],
  [
    'ru',
    'Продавец купил на рынке дыню за 80 рублей, а продал за 100 рублей. Сколько процентов прибыли он получил?',
    '25',
    '20',
  ],
  ['ru', 'кроссовки 8000 руб щас скидка 25% и еще промокод на 400 р после скидки. сколько выйдет', '5600', '5900'],
  ['en', 'hats 60, the code gives 20% off, delivery 5.99. what is the total', '53.99', '54.99'],
  [
    'ru',
    'Кофта за 200 рублей подешевела сначала на 40 рублей, потом ещё на 20 %. Сколько рублей в итоге она потеряла в цене?',
    '72',
    '128',
  ],
]

test.each(tasks)('%s: %s', (language, task, right, wrong) => {
  expect(answered(language, task, right).content.verdict).toBe('correct')
  expect(answered(language, task, wrong).content.verdict).toBe('incorrect')
})

/** The same words for something else: none of them may come to the value behind it. */
const twisted: readonly (readonly [Lang, string, not: string])[] = [
  ['en', 'Two concert tickets cost £24 each, and one of them has a discount of 25%. How much is paid?', '36'],
  ['en', 'A brick weighs 1 kg plus half a brick. How much does the brick weigh in kg?', '1.5'],
  [
    'en',
    'Shop A takes 20% off a lamp of £80, and another shop takes 25% off. How much does the lamp cost there?',
    '48',
  ],
  ['en', 'Of 40 pupils 30% take the bus and 20% of these are late. How many are late?', '22.4'],
  [
    'en',
    'A price of £50 rose by 10% and then fell to the old price. By what percent did it fall, to the nearest 1%?',
    '55',
  ],
  ['en', 'Nadia answered 36 questions out of 48 correctly and 6 more half correctly. What percentage is wrong?', '25'],
  ['en', 'Shoes 60, the code gives 20% off, socks 5.99. What do the socks cost then?', '53.99'],
  ['ru', 'Книгу отдали за 350 р. со скидкой 30 %. Сколько рублей сэкономил покупатель?', '105'],
  ['ru', 'Вклад 1000 рублей под 10 % годовых на два года с начислением на проценты. Сколько рублей станет?', '1100'],
  ['ru', 'В школе 400 учеников, мальчиков на 20 % больше, чем девочек. Сколько девочек?', '480'],
]

testNotMisread(twisted)

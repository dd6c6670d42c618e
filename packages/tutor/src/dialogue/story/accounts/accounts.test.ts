import { expect, test } from 'vitest'
import { readKind } from '../kinds/index.ts'
import { answered, type Lang } from './testing.ts'

const tasks: readonly (readonly [Lang, string, right: string, slips: readonly string[]])[] = [
  [
    'en',
    'Lena paid with a $50 note for 3 puzzles at $9 each and a game for $12. How much change did she get?',
    '11',
    [],
  ],
  [
    'en',
    'Find the total cost: 4 mugs at $3.50 each and 2 plates at $5 each. How much do they cost altogether?',
    '24',
    [],
  ],
  [
    'en',
    'Tom had some marbles. He won 14, then lost 6, and now he has 33. How many marbles did he start with?',
    '25',
    ['41'],
  ],
  [
    'en',
    'There were 60 rolls. 8 were eaten. The rest are shared equally among 4 families. How many rolls does each family get?',
    '13',
    [],
  ],
  ['en', 'There are 95 guests. Each table seats 8 people. How many tables are needed?', '12', ['11']],
  ['en', 'There are 95 guests. They sit at tables of 8. How many seats stay empty?', '1', []],
  ['en', '77 roses are tied into bunches of 9. How many roses are left over?', '5', []],
  [
    'en',
    'Of the 90 pages of a book Ida read a third on Monday and half of the rest on Tuesday. How many pages are left?',
    '30',
    ['15'],
  ],
  ['en', 'There are 64 seats in a bus. Three eighths of them are taken. How many seats are taken?', '24', []],
  [
    'en',
    'A third of the 48 cars are red, a quarter are blue and the others are white. How many white cars are there?',
    '20',
    [],
  ],
  ['en', 'Max has 18 cards and Nora has 7 fewer than Max. How many cards do they have together?', '29', ['11']],
  [
    'en',
    'Ella collected 15 shells. Finn collected 4 more than twice as many as Ella. How many shells did Finn collect?',
    '34',
    [],
  ],
  ['en', 'Ann picked 24 pears and Bob picked half as many. How many more pears did Ann pick than Bob?', '12', []],
  [
    'ru',
    'У Миши было 300 рублей. Он купил 4 тетради по 35 рублей и ручку за 60 рублей. Сколько денег у него осталось?',
    '100',
    [],
  ],
  ['ru', 'Купили 5 кистей по 40 рублей и 2 альбома по 90 рублей. Сколько заплатили за всю покупку?', '380', []],
  [
    'ru',
    'В трамвае ехало 25 человек. На остановке вышли 8, а вошли 13. Сколько человек стало в трамвае?',
    '30',
    ['46', '4'],
  ],
  [
    'ru',
    'У Иры было несколько открыток. Она купила 7 открыток, потом подарила подруге 10, и у неё осталось 21. Сколько открыток было у Иры сначала?',
    '24',
    [],
  ],
  [
    'ru',
    'Было 70 груш. 6 груш испортились, а остальные разложили поровну на 8 тарелок. Сколько груш на каждой тарелке?',
    '8',
    [],
  ],
  [
    'ru',
    '77 школьников едут на экскурсию. В каждый автобус помещается 20 человек. Сколько автобусов нужно?',
    '4',
    ['3'],
  ],
  ['ru', '57 конфет разложили в коробки по 6 конфет. Сколько конфет останется?', '3', []],
  [
    'ru',
    'В книге 120 страниц. В субботу Оля прочитала четверть книги, а в воскресенье половину остатка. Сколько страниц осталось?',
    '45',
    [],
  ],
  ['ru', 'У Кати 16 значков, а у Вити на 6 меньше, чем у Кати. Сколько значков у них вместе?', '26', ['10']],
  ['ru', 'Ваня поймал 9 рыб, а дед в 4 раза больше. Сколько рыб поймал дед?', '36', []],
  ['ru', 'Ваня поймал 9 рыб, а дед в 4 раза больше. На сколько больше рыб поймал дед?', '27', []],
  ['en', 'A farm has 36 sheep and half as many goats. How many animals are there altogether?', '54', []],
  [
    'en',
    'Rosa and Ivan collected 84 stickers altogether. Rosa collected 3 times as many as Ivan. How many stickers did Rosa collect?',
    '63',
    [],
  ],
  ['en', 'Lea and Max share 72 marbles in the ratio 5:3. How many marbles does Max get?', '27', ['45']],
  ['en', 'The ratio of roses to tulips in a shop is 3:5. There are 24 roses. How many tulips are there?', '40', []],
  [
    'en',
    'For every 2 adults there are 3 children on a trip. There are 18 adults. How many people are on the trip?',
    '45',
    [],
  ],
  ['en', 'Six years ago Hanna was 4 times as old as Tim. Tim is 13 now. How old is Hanna now?', '34', []],
  ['en', 'Vera is 11 and her aunt is 5 times as old. What will the sum of their ages be in 3 years?', '72', []],
  ['en', 'Ben has 26 shells, which is 5 more than three times as many as Zoe has. How many shells has Zoe?', '7', []],
  [
    'en',
    'A shop had 90 lamps. It sold a sixth of them on Monday and 12 on Tuesday. How many lamps are left?',
    '63',
    [],
  ],
  [
    'en',
    'Two mugs at $4.50 each and a teapot for $11 are paid for with a $50 note. How much change is given?',
    '30',
    ['34.5'],
  ],
  ['en', 'Every van carries 7 people. 45 people want to travel. How many vans are needed?', '7', []],
  [
    'en',
    'Ida has 14 beads, Kim has 9 and Lou has twice as many as both of them together. How many beads do all three have altogether?',
    '69',
    [],
  ],
  [
    'en',
    'Nils used a third of his nails for a shed, gave 14 to a neighbor and still has 36. How many nails did he start with?',
    '75',
    [],
  ],
  ['en', '60% of the 35 children have a bike. How many children have no bike?', '14', []],
  ['ru', 'У Веры и Олега вместе 84 наклейки. У Веры втрое больше, чем у Олега. Сколько наклеек у Веры?', '63', []],
  ['ru', 'В двух баках 350 л воды, в первом на 90 л больше. Сколько литров во втором баке?', '130', []],
  [
    'ru',
    'Шесть лет назад бабушка была в 4 раза старше Тимура. Сейчас Тимуру 13 лет. Сколько лет бабушке сейчас?',
    '34',
    [],
  ],
  [
    'ru',
    'В магазине было 90 ламп. В понедельник продали шестую часть всех ламп, а во вторник ещё 12 ламп. Сколько ламп осталось?',
    '63',
    [],
  ],
  ['ru', 'Моток провода весил 2,7 кг. От него отрезали 9 кусков по 120 г. Сколько граммов весит остаток?', '1620', []],
  ['ru', 'Ваня прочитал треть книги, осталось 48 страниц. Сколько страниц в книге?', '72', []],
]

test.each(tasks)('%s: %s', (language, task, right, slips) => {
  expect(answered(language, task, right).content.verdict).toBe('correct')
  for (const slip of slips) expect(answered(language, task, slip).content.verdict, slip).not.toBe('cannot-check')
})

test('a number that no step gives is called wrong, and so is one of the task', () => {
  const task = 'A shop had 90 lamps. It sold a sixth of them on Monday and 12 on Tuesday. How many lamps are left?'
  expect(answered('en', task, '70').content.verdict).toBe('incorrect')
  expect(answered('en', task, '90').content.verdict).toBe('incorrect')
})

const rates: readonly (readonly [Lang, string, string])[] = [
  ['en', 'A bottle holds 750 ml. I have 8 of them. How many litres is that?', '6'],
  ['en', 'The copier does a page in 12 seconds. How many pages does it copy in 5 minutes?', '25'],
  ['en', 'Fuel is 2 dollars a litre. A car takes 6 litres per 100 km. What does a way of 250 km cost?', '30'],
  ['ru', 'За 1,2 м ленты заплатили 18 рублей. Сколько рублей стоят 0,7 м ленты?', '10,5'],
]

test.each(rates)('a fixed rate, %s: %s', (language, task, right) => {
  expect(answered(language, task, right).content.verdict).toBe('correct')
})

/** Near misses: a relation, a number in a word, or a part that has no place. */
const others: readonly (readonly [Lang, string])[] = [
  ['en', 'Four friends each have a pizza for $7 and a drink for $3. They pay with $50. How much change do they get?'],
  ['en', 'Next year my aunt will be three times as old as me, and I am 15 now. What is the difference of our ages?'],
  [
    'en',
    'A tap fills a bath in 10 minutes and the drain empties it in 15 minutes. How long does it take with both open?',
  ],
  ['en', 'He earns a quarter of what she earns. Together they have 500 pounds. How much does she earn?'],
  [
    'en',
    'Bea has $100 and wants a bike for $640. She earns $45 a week but spends $18 of it. How many weeks must she save?',
  ],
  ['ru', '16 грядок, на каждой 9 кочанов. 7 грядок убрали, 5 съели зайцы. Сколько кочанов осталось?'],
  ['ru', 'Полкило сахара, 180 г в тесто, остальное поровну в 8 вазочек. По сколько граммов в вазочке?'],
  ['ru', 'Поезд длиной 200 м проходит мимо столба за 10 с. За сколько секунд он пройдёт мост длиной 400 м?'],
]

test.each(others)('is not taken, %s: %s', (language, task) => {
  expect(readKind(task, language)).toBeNull()
})

/** Readers of short tasks and frames that left a word of the question, a unit or a number without a place. */
const misread: readonly (readonly [Lang, string, string])[] = [
  ['ru', 'Из 80 семян взошло 64. Сколько процентов семян не взошло?', '20'],
  ['ru', '25 марок было, стало 90. Сколько процентов от старого числа составляет новое?', '360'],
  ['ru', 'Сплавили 16 г серебра и 64 г меди. Каково процентное содержание серебра в сплаве?', '20'],
  ['en', 'In a survey 8 pupils have 1 pet, 5 have 2 pets and 2 have 3 pets. What is the mean number of pets?', '1.6'],
  [
    'en',
    'A tank of 1500 l takes 60 minutes to fill. If there are already 300 l in it, how many minutes does it take?',
    '48',
  ],
]

test.each(misread)('the right answer is not called wrong, %s: %s', (language, task, right) => {
  expect(answered(language, task, right).content.verdict).not.toBe('incorrect')
})

import { expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../../index.ts'
import { readLedgers } from './index.ts'

const yes = { en: 'yes', ru: 'да' }

function confirmed(language: 'en' | 'ru', task: string): TutorTurn {
  const say = (text: string, before?: TutorTurn) =>
    takeTurn({
      text,
      interfaceLanguage: language,
      state: before?.state ?? startSession(),
      seed: task,
      now: 0,
    })
  return say(yes[language], say(task))
}
const answered = (language: 'en' | 'ru', task: string, value: string) =>
  takeTurn({
    text: value,
    interfaceLanguage: language,
    state: confirmed(language, task).state,
    seed: task,
    now: 0,
  })

const tasks: readonly (readonly ['en' | 'ru', string, right: string, slips: readonly string[]])[] = [
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
]

test.each(tasks)('%s: %s', (language, task, right, slips) => {
  expect(answered(language, task, right).content.verdict).toBe('correct')
  for (const slip of slips) expect(answered(language, task, slip).content.verdict, slip).not.toBe('cannot-check')
})

test('a number that no step gives is called wrong', () => {
  const task = 'Lena paid with a $50 note for 3 puzzles at $9 each and a game for $12. How much change did she get?'
  expect(answered('en', task, '13').content.verdict).toBe('incorrect')
})

/** Near misses: the same words and another relation. */
const others: readonly (readonly ['en' | 'ru', string])[] = [
  ['en', 'Ann and Bob have 30 cards together. Ann has 6 more than Bob. How many cards has Ann?'],
  ['en', '24 campers have food for 12 days. 8 of them leave. How many days does the food last now?'],
  ['en', 'Half of the 96 pages are ads, and a third of the ads are in color. How many ads are not in color?'],
  ['en', 'A class of 28 has 3 girls for every 4 boys. How many girls are there?'],
  ['en', '72 red tulips make up two thirds of a bed; the other tulips are yellow. How many are yellow?'],
  ['en', 'There are 20 l in one tub and 32 l in the other. 12 l are poured over. How much more is there now?'],
  ['ru', 'У Ани и Бори 30 марок вместе. У Ани на 6 больше, чем у Бори. Сколько марок у Ани?'],
  ['ru', 'Отрезали 7/10 верёвки, это 35 метров. Сколько метров осталось?'],
  ['ru', 'Из 54 голубей 9 улетели сразу, потом улетела треть остальных. Сколько голубей улетело?'],
]

test.each(others)('is not taken: %s: %s', (language, task) => {
  expect(readLedgers(task, language, null)).toBeNull()
})

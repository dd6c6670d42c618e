import { expect, test } from 'vitest'
import { answered, type Lang, testNotMisread } from './testing.ts'

const tasks: readonly (readonly [Lang, string, right: string, wrong: string])[] = [
  [
    'en',
    'Mia has 48 stamps, Leo 19, Zoe 6 fewer than Leo. How many more stamps does Mia have than the other two together?',
    '16',
    '32',
  ],
  [
    'en',
    'A baker had 35 eggs, bought 24, broke 5 and used 8. By how many eggs does he have more than at first?',
    '11',
    '46',
  ],
  [
    'en',
    'On a train with 240 passengers three eighths read a book and a quarter read a paper. By how many do the book readers outnumber the paper readers?',
    '30',
    '90',
  ],
  [
    'ru',
    'Олег поймал 4 окуня, Дима 9, а дедушка втрое больше, чем оба мальчика. На сколько больше окуней у дедушки, чем у мальчиков вместе?',
    '26',
    '27',
  ],
  [
    'ru',
    'Собрали 400 кг овощей: три десятых — свёкла, пятая часть — репа. На сколько килограммов свёклы больше?',
    '40',
    '120',
  ],
  ['ru', 'Из 63 ворон 15 улетели сразу, потом улетела треть остальных. Сколько ворон улетело?', '31', '32'],
]

test.each(tasks)('%s: %s', (language, task, right, wrong) => {
  expect(answered(language, task, right).content.verdict).toBe('correct')
  expect(answered(language, task, wrong).content.verdict).toBe('incorrect')
})

/** The same words for something else: none of them may come to the value behind it. */
const twisted: readonly (readonly [Lang, string, not: string])[] = [
  // Only two of the three others are meant.
  [
    'en',
    'Mia has 48 stamps, Leo 19, Zoe 13 and Tim 5. How many more stamps does Mia have than the other two together?',
    '11',
  ],
  ['en', 'A baker had 35 eggs, bought 24, broke 5 and used 18. By how many eggs does he have more than Tom?', '1'],
  [
    'en',
    'On a train with 240 passengers three eighths read a book and a quarter of these read a paper as well. By how many do the book readers outnumber the others?',
    '67.5',
  ],
  [
    'ru',
    'Олег поймал 4 окуня, Дима 9, Женя 7, а дедушка втрое больше, чем Олег. На сколько больше окуней у дедушки, чем у мальчиков вместе?',
    '3',
  ],
  ['ru', 'Из 63 ворон 15 улетели сразу, потом прилетела треть остальных. Сколько ворон улетело?', '31'],
]

testNotMisread(twisted)

import { expect, test } from 'vitest'
import { latexOfStatement } from '../latex.ts'
import { readComparison } from './comparisons.ts'

const told: readonly (readonly ['en' | 'ru', string, string])[] = [
  ['en', 'Anna is 12. She is 5 years older than Ben. How old is Ben?', '12 - 5'],
  ['en', 'Anna is 12. She is 5 years younger than Ben. How old is Ben?', '12 + 5'],
  ['en', 'Sam has 15 marbles. Tom has 3 more. How many do they have together?', '15 + (15 + 3)'],
  ['en', 'Sam has 15 marbles, 3 fewer than Tom. How many does Tom have?', '15 + 3'],
  ['en', 'Sam has 15 marbles, 3 times as many as Tom. How many does Tom have?', '\\frac{15}{3}'],
  ['en', 'Sam has 15 marbles. Tom has twice as many as Sam. How many do they have altogether?', '15 + 15 \\cdot 2'],
  ['en', 'Mia picked 12 apples and Leo picked 4 more apples than Mia. How many apples did Leo pick?', '12 + 4'],
  [
    'en',
    'Kate has 20 stickers. Her brother has half as many. How many stickers does her brother have?',
    '\\frac{20}{2}',
  ],
  [
    'en',
    'Lena has 8 coins. Max has 3 times as many. Tim has 5 fewer than Max. How many does Tim have?',
    '8 \\cdot 3 - 5',
  ],
  ['ru', 'У Саши 15 марок, это в 3 раза больше, чем у Тома. Сколько марок у Тома?', '\\frac{15}{3}'],
  ['ru', 'У Саши 15 марок, у Тома на 3 больше. Сколько марок у них вместе?', '15 + (15 + 3)'],
  ['ru', 'У Саши 15 марок, это на 3 меньше, чем у Тома. Сколько марок у Тома?', '15 + 3'],
  ['ru', 'Ане 12 лет, она на 5 лет старше Бори. Сколько лет Боре?', '12 - 5'],
  ['ru', 'Ане 12 лет, а Боря на 5 лет старше. Сколько лет Боре?', '12 + 5'],
  ['ru', 'Маша собрала 36 грибов, а Петя в 2 раза меньше. Сколько грибов собрал Петя?', '\\frac{36}{2}'],
  [
    'ru',
    'У Оли 6 кукол, у Кати вдвое больше, а у Маши на 4 меньше, чем у Кати. Сколько кукол у Маши?',
    '6 \\cdot 2 - 4',
  ],
  ['ru', 'Коля поймал 14 рыб, это на 6 рыб больше, чем поймал Вася. Сколько рыб поймал Вася?', '14 - 6'],
]
test.each(told)('%s: %s [P02]', (language, text, formula) => {
  const reading = readComparison(text, language)
  expect(reading && latexOfStatement(reading.task, language)).toBe(formula)
})

/** Not read: an unknown word, nobody to compare with, half a person. */
const left: readonly (readonly ['en' | 'ru', string])[] = [
  ['en', 'Sam has 15 marbles. He lost 3. How many does he have?'],
  ['en', 'Sam has 15 marbles. Tom has 3 more. Tom gave 2 to Sam. How many does Sam have?'],
  ['en', 'Sam has 15 marbles. Tom has 3 more than Sam and Ann together. How many does Tom have?'],
  ['en', 'Sam has 15 marbles, 4 times as many as Tom. How many does Tom have?'],
  ['en', 'Sam has 15 marbles. Tom has 3 more. How many more does Tom have?'],
  ['en', 'Anna is 12. Ben will be 5 years older than Anna in 3 years. How old is Ben?'],
  ['ru', 'У Саши было 24 марки. Треть он подарил. Сколько марок осталось?'],
  ['ru', 'У Саши 15 марок, у Тома на 3 больше, чем у Саши и Оли вместе. Сколько марок у Тома?'],
  ['ru', 'Ане 12 лет, она на 5 лет старше Бори. Сколько лет было Боре 2 года назад?'],
]
test.each(left)('%s, left to others: %s', (language, text) => {
  expect(readComparison(text, language)).toBeNull()
})

import { expect, test } from 'vitest'
import { readKind } from '../kinds/index.ts'
import { answered, type Lang } from './testing.ts'

const tasks: readonly (readonly [Lang, string, right: string, wrong: string])[] = [
  [
    'en',
    'Out of 90 seedlings, 26 died in the frost. Half of the survivors were planted in the park and the others in the school yard. How many are in the school yard?',
    '32',
    '45',
  ],
  [
    'en',
    'Of 160 litres in a barrel a quarter is used on Monday, a third of the remainder on Tuesday and a half of what then remains on Wednesday. How many litres are still there?',
    '40',
    '120',
  ],
  [
    'ru',
    'Из 900 г муки 100 г отложили на соус, а три четверти остатка пошло на тесто. Сколько граммов муки в тесте?',
    '600',
    '675',
  ],
]

test.each(tasks)('%s: %s', (language, task, right, wrong) => {
  expect(answered(language, task, right).content.verdict).toBe('correct')
  expect(answered(language, task, wrong).content.verdict).not.toBe('correct')
})

/** The same words for something else: none of them may come to the value behind it. */
const twisted: readonly (readonly [Lang, string, not: string])[] = [
  ['en', 'There are 4 boxes with 12 pencils each and 7 loose pencils. How many pencils are there?', '336'],
  [
    'en',
    'Out of 90 seedlings, 26 were planted by Tom. Half of the survivors were planted in the park and the others in the school yard. How many are in the school yard?',
    '45',
  ],
  ['ru', 'Из 900 г муки и 100 г крахмала три четверти пошло на тесто. Сколько граммов муки в тесте?', '600'],
  [
    'ru',
    'Из 900 г муки 100 г отложили на соус, а три четверти всей муки пошло на тесто. Сколько граммов муки в тесте?',
    '600',
  ],
]

test.each(twisted)('is not misread, %s: %s', (language, task, not) => {
  const reading = readKind(task, language)
  const value = reading ? Number(reading.answer.n) / Number(reading.answer.d) : null
  expect(value).not.toBe(Number(not))
})

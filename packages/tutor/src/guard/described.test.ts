import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { examineDraft } from './examine.ts'
import { sealOf, withDeclared } from './seal.ts'

/** A task, the student's next message, the noted answer: what becomes of a reply. */
function findingOf(task: string, message: string, answer: string, reply: string) {
  const language = /[а-я]/i.test(task) ? 'ru' : 'en'
  const first = takeTurn({ text: task, interfaceLanguage: language, state: startSession(), seed: 's', now: 0 })
  const turn = takeTurn({ text: message, interfaceLanguage: language, state: first.state, seed: 't', now: 0 })
  const talk = [
    { role: 'student', text: task },
    { role: 'tutor', text: language === 'ru' ? 'С чего начнёшь?' : 'How would you begin?' },
  ] as const
  return examineDraft(reply, withDeclared(sealOf({ text: message }, turn, talk), answer), true).finding?.kind ?? null
}
const faces = 'How many faces does a square pyramid have? A) 4 B) 5 C) 6'
const percent = 'Сколько будет 15% от 80? А) 8 Б) 12 В) 15'

describe('an answer is told by striking out the others, by what the student said, or in the unit of the answer', () => {
  test.each([
    [faces, 'is it 4', 'B) 5', 'Not 4: that is just the sides. And option C counts one face twice, so it is out too.'],
    [percent, 'может В', 'Б) 12', 'В — это просто 15, а не процент от 80. И вариант А тоже отпадает.'],
    ['2x + 5 = 17, find x', 'x = 12', 'x = 6', 'Your number is twice what it should be.'],
    ['Find 7 * 8', '54', '56', 'So close: move up by two and you have it.'],
    ['Реши 5y = 45', 'y = 8', 'y = 9', 'Почти: поднимись на единицу, и всё сойдётся.'],
    ['Реши x/4 = 6', 'x = 12', 'x = 24', 'Твой ответ вдвое меньше, чем должно быть.'],
    [
      'A die is rolled. Chance of a number below 3?',
      '2 numbers?',
      '1/3',
      'Right, two numbers fit. That happens once in every three rolls.',
    ],
    ['How many litres is 500 ml?', '500/1000', '0.5 l', 'Exactly, so half a litre it is.'],
  ])('%s / %s (%s): "%s" is withheld', (...told) => {
    expect(findingOf(...(told as [string, string, string, string]))).toMatch(/answer|step/)
  })
})

describe('right work is not called wrong, nor wrong work right', () => {
  test.each([
    ['Factor x^2 - 49', '(x-7)(x+7)', '(x-7)(x+7)', 'The signs in your brackets are not right yet.'],
    ['Разложи на множители x² − 36', '(x-6)(x+6)', '(x-6)(x+6)', 'Скобки пока не верны, посмотри на знаки.'],
    [
      'Solve 5(x - 1) = 2x + 10',
      '5x - 5 = 2x + 10\n3x = 15',
      'x = 5',
      'Your first line is great. The second, $3x = 15$, is not correct yet.',
    ],
    [
      'Раскрой скобки: (x − 4)² + x',
      '(x-4)² = x² − 16, тогда x² − 16 + x',
      'x² − 7x + 16',
      'Скобки раскрыты верно, осталось упорядочить.',
    ],
    [
      'Expand (2x + 1)^2 - x',
      '(2x+1)^2 = 4x^2 + 1, so 4x^2 + 1 - x',
      '4x^2 + 3x + 1',
      'You expanded the bracket correctly, well done.',
    ],
  ])('%s / %s (%s): "%s" is withheld', (...told) => {
    expect(findingOf(...(told as [string, string, string, string]))).toBe('verdict')
  })
})

describe('what leaves the work to the student is shown', () => {
  test.each([
    [faces, 'is it 4', 'B) 5', 'Not quite. Count the base too. Which option is it then?'],
    [faces, 'C?', 'B) 5', 'C is too many. What shape is the base?'],
    [percent, 'может В', 'Б) 12', 'В — это просто 15, без 80. Найди сначала 10 % от 80.'],
    ['2x + 5 = 17, find x', 'x = 12', 'x = 6', 'You stopped one step early: 12 is what two x make together.'],
    ['Реши x/4 = 6', 'x = 10', 'x = 24', 'Твой ответ заметно меньше, чем нужно. Проверь подстановкой.'],
    [
      'A die is rolled. Chance of a number below 3?',
      '2 numbers?',
      '1/3',
      'Right, two numbers fit: 1 and 2. Out of how many?',
    ],
    [
      'Какова масса 0,25 моль гелия, M = 4 г/моль?',
      '0,25 и 4 умножить',
      '1 г',
      'Да, умножить. Четверть моля и 4 грамма на моль.',
    ],
    ['Solve 5(x - 1) = 2x + 10', '5x - 5 = 2x + 10\n3x = 15', 'x = 5', 'Both lines are right. What undoes the 3?'],
    [
      'Раскрой скобки: (x − 4)² + x',
      '(x-4)² = x² − 16, тогда x² − 16 + x',
      'x² − 7x + 16',
      'Второе слагаемое на месте. Проверь скобку на x = 1.',
    ],
    [
      'How much is 2000 at 10% compound interest after 2 years?',
      '2200 then 2400',
      '2420',
      '2200 after one year is right. What is 10% of 2200?',
    ],
    [
      'Реши −2x > 8',
      'а почему знак меняется?',
      'x < -4',
      'Возьми верное $3 < 5$ и умножь на $-1$: выйдет $-3$ и $-5$. Какое из них теперь больше?',
    ],
    [
      'a1 = 4, d = 5. Find a12',
      '4+5*12',
      '59',
      'Nearly. Look: $a_2 = 4 + 5 = 9$, one step. How many steps to the twelfth?',
    ],
    [
      'В 270 г воды растворили 30 г соли, какая доля соли в процентах?',
      '30/270',
      '10 %',
      'Числитель верный. Например, 10 г сахара и 90 г воды — это 100 г сиропа. А сколько весит твой раствор?',
    ],
  ])('%s / %s (%s): "%s"', (...told) => {
    expect(findingOf(...(told as [string, string, string, string]))).toBeNull()
  })
})

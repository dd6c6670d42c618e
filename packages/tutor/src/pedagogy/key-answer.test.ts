import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('key-answer')

test.each([
  ['en', '10 - 2 x 3 i get 24 but answer is 4', 'wrong.left-to-right'],
  ['en', '2 + 6 x (7 - 4) i got 24 and the answer key says 20', 'wrong.left-to-right'],
  ['en', '4(x-3)=2x+6 so 4x-3=2x+6, 2x=9, x=4.5 but back of book says 9', 'wrong.distributes-first-only'],
  ['en', '3/4 + 1/8 = 4/12 but the answer at the back is 7/8', 'wrong.adds-denominators'],
  ['ru', '5(х-2)=3х+4 я делаю 5х-2=3х+4 2х=6 х=3 а в ответе 7', 'wrong.distributes-first-only'],
  ['ru', 'не сходится с ответом: -2(х-5)=3х-15 у меня -2х-10=3х-15 х=1 а в ответах 5', 'wrong.minus-before-bracket'],
  ['ru', '15-2*(3+4)=91 но ответ 1, где ошибка', 'wrong.left-to-right'],
] as const)('the answer of the key is not judged as the result of the student: %s %s', (language, text, move) => {
  const { move: told, content } = reply(language, text)
  expect({ told, verdict: content.verdict }).toEqual({ told: move, verdict: 'incorrect' })
})

test('neither is it while the task is open', () => {
  expect(reply('en', '10 - 2 x 3', 'i get 24 but answer is 4').content.verdict).toBe('incorrect')
})

test('a right result stays right, and the key is doubted only where it has another number', () => {
  const other = reply('en', '2(x-3)=10 i got x=8 but the book says 6')
  expect(other.move).toBe('solved')
  expect(other.text).toMatch(/other number/)
  const same = reply('en', '2x=5 i got x=5/2 but the book says 2.5')
  expect(same.move).toBe('solved')
  expect(same.text).not.toMatch(/other number/)
  const rounded = reply('ru', 'Найдите объём цилиндра, если r = 3, h = 5', '141,3 а в ответах 45п это не то значит?')
  expect(rounded.text).not.toMatch(/[Дд]ругое число/)
})

test.each([
  ['ru', 'b1=3 q=2 S5 я посчитал 3+6+12+24+48 =93 но учительница сказала через формулу'],
  ['en', 'b1=3 q=2 S5 i added 3+6+12+24+48 = 93 but my teacher said use the formula'],
] as const)('who names no number has no other number: %s', (language, text) => {
  expect(reply(language, text).text).not.toMatch(/[Дд]ругое|откуда взялось|other number|key can have/)
})

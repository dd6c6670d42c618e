import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const last = lastReply('step-asked')

test.each([
  ['en', 'in 5x + 3 = 18 should i get rid of the 3 before i divide'],
  ['en', 'sorry my sister typed that. do i have to do anything with the 2 in 2(x+1)^2 = 18 before i root it'],
  ['en', 'do i need to expand the bracket in 3(x-2)^2 = 27 first or can i divide'],
  ['en', 'can we take away the 4 right away in 7x + 4 = 32'],
  ['ru', 'в 2(x-3)^2=50 надо сначала что-то делать с двойкой или можно сразу корень?'],
  ['ru', 'в уравнении 5х+3=18 мне сначала убрать 3 или сразу делить на 5'],
  ['ru', 'можно сразу разделить на 3 в 3x + 6 = 21?'],
] as const)('a question about the first steps of a task opens it, and judges nothing: %s %s', (language, message) => {
  const { move, content } = last(language, message)
  expect(move).toBe('orient')
  expect(content.verdict).toBeUndefined()
})

test.each([
  ['en', 'can you check 2x + 1 = 7 first i got x = 3'],
  ['ru', 'можно проверить 2х+1=7 сначала у меня вышло х=3'],
] as const)('a result is judged: %s %s', (language, message) => {
  expect(last(language, message).move).toBe('solved')
})

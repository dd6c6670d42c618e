import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const last = lastReply('unseen')

test.each([
  ['ru', 'решил задачу получил 12,5 правильно?'],
  ['ru', 'решила задачу получилось 12,5 верно?'],
  ['ru', 'решил уравнение получил 4 правильно?'],
  ['ru', 'решал квадратное уравнение вышло 3 и -2 верно?'],
  ['en', 'solved the problem got 12.5 correct?'],
  ['en', 'did an equation and got 9, is that right?'],
] as const)('a result without its task is not judged: %s %s', (language, message) => {
  const { move, content, state } = last(language, message)
  expect(move).toBe('check-what')
  expect(content.verdict).toBeUndefined()
  expect(state.problem).toBeNull()
})

test.each([
  ['en', 'solve two x plus one equals seven i got x equals three'],
  ['ru', 'два икс плюс один равно семь, получил икс три'],
] as const)('a task in words is one: %s %s', (language, message) => {
  expect(last(language, message).move).toBe('solved')
})

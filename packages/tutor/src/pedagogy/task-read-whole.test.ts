import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const replyTo = lastReply('a reply')

test('the slope of another line than the one that is told', () => {
  const text = 'HELP I HAVE 10 MINS. the gradient of 3y = 6x - 9 IS IT 6'
  expect(replyTo('en', text).content.verdict).toBe('incorrect')
  expect(replyTo('en', 'Find the gradient of 3y = 6x - 9', '2').move).toBe('solved')
  expect(replyTo('en', 'Find the gradient of y = 6x - 9', '6').move).toBe('solved')
})

test('a changing speed times a time', () => {
  const task = 'Автомобиль трогается с места и за 5 с разгоняется до 20 м/с. Какой путь он прошёл?'
  expect(replyTo('ru', task, 'а=4', 'S=vt=20*5=100м').content.verdict).not.toBe('correct')
  const steady = 'Автомобиль едет с постоянной скоростью 20 м/с. Какой путь он пройдёт за 5 с?'
  expect(replyTo('ru', steady, 'S=vt=20*5=100м').content.verdict).toBe('correct')
})

import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('conditions')

test.each([
  ['en', ['a(1;4) b(8;x) perpendicular vectors find x', '-2']],
  ['en', ['vectors (2,3) and (x,-6) are perpendicular, find x', 'x = 9']],
  ['ru', ['a(1;2) b(5;x) векторы перпендикулярны найти х', 'х=-2,5']],
  ['ru', ['векторы а(1;-2) и b(5;y) коллинеарны найти y', '-10']],
  ['ru', ['a{1;2;-1} и b{x;3;4} перпендикулярны найдите x', '-2']],
  ['en', ['graph y = -3|x-2|+5 and find the vertex', '(2,5)']],
  ['ru', ['график у = 2|х+1|-3 найти вершину', '(-1;-3)']],
  ['ru', ['внесите множитель под знак корня 5√3', '√75']],
  ['en', ['bring the factor inside the square root 4√5', '√80']],
] as const)('the task is read whole and its answer is accepted: %s %j', (language, messages) => {
  expect(reply(language, messages[0]).move).toBe('worked.open')
  expect(reply(language, ...messages).content.verdict).toBe('correct')
})

test.each([
  ['en', ['vectors (2,3) and (x,-6) are perpendicular, find x', '-9'], /sign/],
  ['ru', ['векторы а(1;-2) и b(5;y) коллинеарны найти y у меня 2,5'], /перпендикулярны/],
  ['en', ['vertex of y=|x-4|+1 ? i got (-4,1)'], /x - 4/],
  ['ru', ['внеси множитель под корень 3√2 у меня √6'], /как есть/],
] as const)('a usual mistake gets its question: %s %j', (language, messages, cause) => {
  const { move, text } = reply(language, ...messages)
  expect(move).toMatch(/^worked\.slip/)
  expect(text).toMatch(cause)
})

import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

/** Triangles whose corners have letters, told by sides and angles with these letters. */

const last = lastReply('named-triangle')

test.each([
  ['en', 'triangle ABC angle B = 90, AB = 5, BC = 12. find AC', /AC.*hypotenuse.*Pythagoras/],
  ['ru', 'в треугольнике ABC угол B=90, AB=5, BC=12. найти AC', /AC.*гипотенуза.*Пифагора/],
  ['en', 'In triangle PQR PQ = 8 QR = 6 angle Q = 40 find the area', /angle \$Q\$ between/],
  ['ru', 'в треугольнике PQR PQ=8 QR=6 угол Q=30 найти площадь', /угол \$Q\$ между/],
  ['en', 'In triangle ABC angle A = 50, angle B = 60, BC = 10. find AC', /sine rule/],
] as const)('the first question names the sides of the task: %s, %s', (language, text, asks) => {
  const reply = last(language, text)
  expect(reply.move).toBe('worked.open')
  expect(reply.text).toMatch(asks)
})

test.each([
  ['ru', 'треугольник ABC, угол C = 90, AB=10, sinA=0,6. BC?? я так понял 10*0,6=6', 'worked.solved'],
  ['en', 'triangle ABC, angle C = 90, AB = 10, sinA = 0.6. BC? i got 6', 'worked.solved'],
  ['en', 'triangle ABC angle B = 90, AB = 5, BC = 12. find AC. i got 17', 'worked.slip.triangle'],
  ['ru', 'В треугольнике ABC угол C равен 90°, AB = 10, cosA = 0,8. Найдите AC. у меня 6', 'worked.slip.triangle'],
] as const)('a result that comes with the task is judged: %s, %s', (language, text, move) => {
  expect(last(language, text).move).toBe(move)
})

test.each([
  ['ru', 'В прямоугольном треугольнике гипотенуза 13, один катет 15. Найти второй', /13.*15|15.*13/],
  ['en', 'in a right triangle the hypotenuse is 13 and one leg is 15 find the other', /13.*15|15.*13/],
] as const)('a leg longer than the hypotenuse is said before anything is calculated: %s', (language, text, both) => {
  const reply = last(language, text)
  expect(reply.move).toBe('data-contradict')
  expect(reply.text).toMatch(both)
})

test.each([
  ['ru', 'в треугольнике авс угол с 90 ав 10 найти', /C = 90°, AB = 10/],
  ['en', 'triangle abc angle c = 90 ab = 10 find', /C = 90°, AB = 10/],
] as const)('a side is no angle, and what is not asked is missing: %s', (language, text, told) => {
  const reply = last(language, text)
  expect(reply.move).toBe('datum-missing')
  expect(reply.text).toMatch(told)
})

test.each([
  ['ru', 'я сделала а ты проверь: вектор AB если A(1;-2) B(4;2). AB=(5;0)', /сложены/],
  ['en', 'find the vector AB if A(1,-2) and B(4,2). i got (3,0)', /first coordinate is right/],
  ['en', 'midpoint of A(2, 5) and B(8, -1)? (10, 4)', /sum/],
] as const)('a vector from point to point is judged by its coordinates: %s', (language, text, cause) => {
  const reply = last(language, text)
  expect(reply.move).toBe('worked.slip.points')
  expect(reply.text).toMatch(cause)
})

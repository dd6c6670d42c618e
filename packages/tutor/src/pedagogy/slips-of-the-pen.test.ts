import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { slipsRight } from './slips-of-the-pen.ts'

type Language = 'en' | 'ru'
const first = (language: Language, text: string) =>
  takeTurn({ text, interfaceLanguage: language, state: startSession(), seed: text, now: 0 })

test.each([
  ['ru', 'растояние мжду двумя городами', 'расстояние между двумя городами'],
  ['ru', 'черезсколько часов они встретятся', 'через сколько часов они встретятся'],
  ['en', 'the lenght of a rectangel', 'the length of a rectangle'],
  ['en', 'the avarage speed', 'the average speed'],
] as const)('slips of the pen are put right: %s, %s', (language, typed, right) => {
  expect(slipsRight(typed, language)).toBe(right)
})

test.each([
  ['en', 'Then Svetlana paid with a 20 euro note'],
  ['en', 'xyz = 3 and pqrs'],
  ['ru', 'Потом Лёша и Женя сложили яблоки'],
  ['ru', 'две тетрадки и ручка'],
] as const)('names, formulas and other forms stay: %s, %s', (language, text) => {
  expect(slipsRight(text, language)).toBe(text)
})

test.each([
  ['ru', 'растояние между городами 360 км. Велосипидист проехал его за 4 часа. Какова его скрость?'],
  ['en', 'A rectangel is 12 cm lng and 5 cm wide. What is its perimetr?'],
] as const)('a task that is only misspelled is read: %s, %s', (language, text) => {
  const turn = first(language, text)
  expect(turn.move).toMatch(/^(?:orient|story\.confirm)$/)
})

test('a task that is read as it is typed stays as it is', () => {
  const text = 'Tom has 3 boxes with 12 pens in each box. How many pens does he have?'
  expect(first('en', text).move).toBe('story.confirm')
})

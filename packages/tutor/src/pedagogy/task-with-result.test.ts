import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

const cases: readonly (readonly ['en' | 'ru', string, 'correct' | 'incorrect'])[] = [
  ['en', "what's 30% of 60? I got 18", 'correct'],
  ['en', "what's 30% of 60? I got 20", 'incorrect'],
  ['en', 'expand (x+3)(x-4). i got x² - 12', 'incorrect'],
  ['en', 'expand (x - 4)(x + 4). I have x² - 16', 'correct'],
  ['en', 'factor x^2 - 9. my answer: (x-3)(x+3)', 'correct'],
  ['en', 'derivative of x^3 - 4x is 3x^2 - 4?', 'correct'],
  ['en', '2^6 = ? is it 12', 'incorrect'],
  ['en', 'area of a circle with radius 6, i got 36pi', 'correct'],
  ['ru', '2/3 от 27 я нашёл: 18. так?', 'correct'],
  ['ru', '30% от 60 это 18?', 'correct'],
  ['ru', 'сколько будет 30% от 60, у меня 20', 'incorrect'],
  ['ru', 'разложи x^2-8x+15, ответ (x-3)(x-5)', 'correct'],
  ['ru', 'найди НОД 24 и 36, у меня 12', 'correct'],
  ['en', "I got x1 = -1 and x2 = 6 for x²-5x-6=0, can you check if it's right please?", 'correct'],
  ['en', 'my brother said 7.5 but i got 8, the task was 3x-4=20', 'correct'],
  ['en', 'i found 9 for 3x - 4 = 20 is that ok', 'incorrect'],
  ['ru', 'у меня вышло 5 в примере 3x-4=20 верно?', 'incorrect'],
  ['ru', 'получилось -2 и 3, уравнение было x²-x-6=0, проверь плиз', 'correct'],
  ['ru', '(x-3)^2 - (x+3)(x-3) упростить я получил -6x+18', 'correct'],
  ['ru', 'округли 3,476 до сотых, получил 3,47', 'incorrect'],
]

test.each(cases)('the result beside a task is judged, in %s: "%s"', (language, text, verdict) => {
  const turn = takeTurn({ text, interfaceLanguage: language, state: startSession(), now: 0, seed: 'a' })
  expect(turn.content.verdict).toBe(verdict)
})

test('the time that is left is no result', () => {
  const text = 'solve 3x - 7 = 8, i have 5 minutes'
  expect(takeTurn({ text, interfaceLanguage: 'en', state: startSession(), now: 0, seed: 'a' }).move).toBe('orient')
})

test.each([
  ['en', 'How much is 20% of 50 if I have 3 coupons?'],
  ['en', 'If x + 1 = 5, what is 2x?'],
  ['ru', 'Число увеличили на 20 % и получили 48. Какое это число?'],
] as const)('a condition is no result, in %s: "%s"', (language, text) => {
  const turn = takeTurn({ text, interfaceLanguage: language, state: startSession(), now: 0, seed: 'a' })
  expect(turn.content.verdict).not.toBe('incorrect')
})

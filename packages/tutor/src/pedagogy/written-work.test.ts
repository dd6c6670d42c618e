import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'
const verdictOf = (language: Language, ...messages: readonly string[]) => {
  let state = startSession()
  let verdict: string | undefined
  for (const text of messages) {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0 })
    state = turn.state
    verdict = turn.content.verdict
  }
  return verdict
}

const whole: readonly (readonly [Language, string, string])[] = [
  ['ru', '2x²+3x-5=0', 'a=2 b=3 c=-5\nD=9+40=49\nx1=(-3+7)/4=1\nx2=(-3-7)/4=-2,5\nОтвет: 1; -2,5'],
  ['ru', '2x²+3x-5=0', 'D=9+40=49\nx1=1\nx2=-2,5'],
  ['en', 'x^2 - 7x + 10 = 0', 'D = 49 - 40 = 9\nx1 = 5\nx2 = 2\nAnswer: 5; 2'],
  ['en', 'x^2 - 7x + 10 = 0', 'd = 9\nx = 5\nx = 2'],
  ['en', 'Simplify (x² - 9)/(x + 3) - (x - 5)', '(x²-9)/(x+3) = (x-3)(x+3)/(x+3) = x - 3\nx - 3 - x + 5 = 2'],
  ['ru', 'Решите систему x+y=5, x²+y²=13', 'y=5-x\nx²-5x+6=0\nx=2 или x=3\nОтвет: (2;3), (3;2)'],
  ['en', 'Solve the system x+y=7, xy=10', 'y = 7 - x\nx^2 - 7x + 10 = 0\nx = 2 or x = 5\n(2,5) and (5,2)'],
  ['en', '(3a²b)³ : 9a⁴b', '3a²b²'],
  ['ru', '24x³y : 6xy', '4x²'],
  ['en', 'Simplify 20a^5 / 4a^2', '5a^3'],
  ['en', 'log2 x - 3 = 0', 'x = 8'],
  ['en', 'log3x + 1 = 3', 'x = 9'],
]
test.each(whole)('lines of written work are read as they stand: %s, %s, %s', (language, task, work) => {
  expect(verdictOf(language, task, work)).toBe('correct')
})

test.each([
  ['en', 'x^2 - 7x + 10 = 0', 'D = 49 - 40 = 9\nx1 = 5\nx2 = 3'],
  ['ru', 'Решите систему x+y=5, x²+y²=13', 'x²-5x+6=0\nОтвет: (2;3), (3;1)'],
  ['en', '(3a²b)³ : 9a⁴b', '3a²b⁴'],
  ['en', 'log2 x - 3 = 0', 'x = 500'],
] as const)('a wrong end of such work is not taken: %s, %s, %s', (language, task, work) => {
  expect(verdictOf(language, task, work)).toBe('incorrect')
})

test.each([
  ['ru', '2sin^2 x - 3 sin x + 1 = 0', 't = sinx, 2t²-3t+1=0, t=1 и t=1/2'],
  ['ru', 'x^2 - 5x - 14 = 0', 'x = 2,5 ± корень(20,25)'],
  ['en', 'x^2 - 5x - 14 = 0', 'x = 2.5 ± root(6.25 + 14)'],
] as const)('a step of a known way is right: %s, %s, %s', (language, task, work) => {
  // The roots are there, only not worked out.
  expect(verdictOf(language, task, work)).toMatch(/^correct/)
})

const lists: readonly (readonly [Language, string, string])[] = [
  ['en', 'The sum of three consecutive even numbers is 78. Find them.', '24, 26 and 28'],
  ['en', 'The sum of three consecutive even numbers is 78. Find them.', '28, 26, 24'],
  ['en', 'The sum of two consecutive numbers is 25. Find them.', '12 and 13'],
  ['ru', 'Сумма трёх последовательных нечётных чисел равна 57. Найдите эти числа.', '17, 19 и 21'],
  ['en', 'The product of two consecutive natural numbers is 132. Which numbers?', '11 and 12'],
  ['ru', 'Произведение двух последовательных натуральных чисел равно 90. Найдите эти числа.', '9 и 10'],
  ['en', 'The product of two consecutive natural numbers is 90. Find the smaller.', 'x = 9'],
]
test.each(lists)(
  'several numbers that a task in words asks for need no letters: %s, %s, %s',
  (language, task, answer) => {
    expect(verdictOf(language, task, answer)).toBe('correct')
  },
)

test.each([
  ['en', 'The sum of three consecutive even numbers is 78. Find them.', '26, 28 and 30'],
  ['ru', 'Произведение двух последовательных натуральных чисел равно 90. Найдите эти числа.', '8 и 9'],
] as const)('other numbers are not taken: %s, %s, %s', (language, task, answer) => {
  expect(verdictOf(language, task, answer)).not.toBe('correct')
})

test('a step that takes the value of a logarithm for its argument is a wrong step, and no new task', () => {
  let state = startSession()
  const moves = ['log2(x) + log2(x-2) = 3', 'x(x-2) = 3', 'x(x-2) = 8'].map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: 'en', state, seed: text, now: 0 })
    state = turn.state
    return turn.move
  })
  expect(moves).toEqual(['orient', 'wrong.log-value-not-exponent', 'right'])
})

const triangle = 'The hypotenuse of a right triangle is 17 cm, one leg is 8 cm. Find the area.'
const rectangle = 'Периметр прямоугольника 46 см. Одна сторона на 7 см больше другой. Найдите площадь прямоугольника.'
test.each([
  ['en', triangle, 'b² = 17² - 8² = 289 - 64 = 225\nb = 15\nA = 8 * 15 / 2 = 60 cm²'],
  ['ru', 'Диагонали ромба 10 см и 24 см. Найдите его периметр.', 'a²=25+144=169, a=13, P=52 см'],
  ['ru', rectangle, '2(х+х+7)=46, 2х=16, х=8\nS=8*15=120 см²'],
] as const)('a whole solution past a number with a letter is right: %s, %s, %s', (language, task, work) => {
  expect(verdictOf(language, task, work)).toBe('correct')
})

test('a number on the way that is found by an equation is not the end of the task', () => {
  let state = startSession()
  const moves = [rectangle, '2(х+х+7)=46', '2x=16', 'x=8', '120 см²'].map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: 'ru', state, seed: text, now: 0 })
    state = turn.state
    return turn.move
  })
  expect(moves).toEqual(['orient', 'worked.equation', 'worked.equation', 'worked.right', 'solved'])
})

test('a wrong way to it is not praised', () => {
  expect(verdictOf('en', triangle, 'b² = 17² + 8² = 289 + 64 = 353')).not.toBe('correct')
  expect(verdictOf('ru', rectangle, '2(х+х+7)=46, 2х=39, х=19,5')).toBe('incorrect')
})

const consecutive = 'The sum of three consecutive whole numbers is 87. What is the smallest?'
test.each([
  ['ru', rectangle, '2(х+х+7)=46, х=19,5', /x=19\{,\}5/],
  ['ru', rectangle, '2(х+х+7)=46, 4х+14=46, 4х=32, х=9', /4x=32.*x=9/],
  // 30 is the largest of them, and x was the smallest.
  ['en', consecutive, 'x + x+1 + x+2 = 87, 3x = 90, x = 30', /x \+ x\+1 \+ x\+2 = 87.*3x = 90/],
] as const)('what does not follow from a right equation is named: %s, %s, %s', (language, task, work, named) => {
  const opened = takeTurn({ text: task, interfaceLanguage: language, state: startSession(), seed: '1', now: 0 })
  const turn = takeTurn({ text: work, interfaceLanguage: language, state: opened.state, seed: '2', now: 0 })
  expect([turn.move, turn.content.verdict]).toEqual(['worked.equation.broken', 'incorrect'])
  expect(turn.text).toMatch(named)
})

test.each([
  ['ru', rectangle, '2(х+х+7)=46, 4х+14=46, 4х=32, х=8', 'worked.right'],
  ['ru', rectangle, '2(х+х+7)=46, 4х+14=46, 4х=32', 'worked.equation'],
  ['en', consecutive, 'x + x+1 + x+2 = 87, 3x = 84, x = 28', 'solved'],
] as const)('what follows from it is right as far as it goes: %s, %s, %s', (language, task, work, move) => {
  const opened = takeTurn({ text: task, interfaceLanguage: language, state: startSession(), seed: '1', now: 0 })
  const turn = takeTurn({ text: work, interfaceLanguage: language, state: opened.state, seed: '2', now: 0 })
  expect([turn.move, turn.content.verdict]).toEqual([move, 'correct'])
})

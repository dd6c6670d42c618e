import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

function last(language: 'en' | 'ru', ...messages: readonly string[]) {
  let state = startSession()
  let turn: ReturnType<typeof takeTurn> | undefined
  for (const text of messages) {
    turn = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0 })
    state = turn.state
  }
  return turn!
}

describe('the equation that a task is solved by is a piece of the way', () => {
  test.each([
    ['en', 'Solve x^2 - 7x + 10 < 0', 'x^2 - 7x + 10 = 0'],
    ['ru', 'x²-2x-8≥0', 'x²-2x-8=0'],
    ['en', 'Find the minimum of f(x) = x^2 - 8x + 3 using the derivative.', '2x - 8 = 0'],
    ['en', 'Find the minimum of f(x) = x^2 - 8x + 3 using the derivative.', 'x = 4'],
    ['ru', 'Найдите наибольшее и наименьшее значения функции f(x)=x³-27x+1 на отрезке [-4;4]', '3x²-27=0'],
  ] as const)('%s: %s, %s', (language, task, line) => {
    expect(last(language, task, line)).toMatchObject({ move: 'right.part', content: { verdict: 'correct' } })
  })

  test.each([
    ['en', 'Solve x^2 - 7x + 10 < 0', 'x^2 - 7x - 10 = 0'],
    ['en', 'Find the minimum of f(x) = x^2 - 8x + 3 using the derivative.', 'x = 5'],
  ] as const)('another equation is none, %s: %s, %s', (language, task, line) => {
    expect(last(language, task, line).content.verdict).not.toBe('correct')
  })
})

test.each([
  ['ru', 'x²-2x-8≤0', 'x²-2x-8=0\nD=4+32=36\nx1=(2+6)/2=4 x2=(2-6)/2=-2\nветви вверх\nответ [-2;4]'],
  [
    'en',
    'Find the minimum of f(x) = x^2 - 8x + 3 using the derivative.',
    "f'(x) = 2x - 8\n2x - 8 = 0\nx = 4\nf(4) = 16 - 32 + 3 = -13",
  ],
  [
    'ru',
    'Найдите наибольшее и наименьшее значения функции f(x)=x³-27x+1 на отрезке [-4;4]',
    "f'(x)=3x²-27\n3x²-27=0, x=±3\nf(-4)=-64+108+1=45\nf(-3)=-27+81+1=55\nf(3)=27-81+1=-53\nf(4)=64-108+1=-43",
  ],
] as const)('a whole solution by such an equation is right, %s: %s', (language, task, solution) => {
  expect(last(language, task, solution).content.verdict).toBe('correct')
})

test('a value of the function that is wrongly calculated is wrong', () => {
  const task = 'Find the minimum of f(x) = x^2 - 8x + 3 using the derivative.'
  expect(last('en', task, 'f(4) = 16 - 32 + 3 = -11').content.verdict).toBe('incorrect')
})

import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from './index.ts'

function ask(task: string, line: string) {
  const language = /[а-я]/iu.test(task) ? 'ru' : 'en'
  const say = (text: string, state = startSession()) =>
    takeTurn({ text, interfaceLanguage: language, state, seed: task, now: 0 })
  const first = say(task)
  return { first, reply: say(line, first.state) }
}

/** A task, a line that solves it, and a wrong line. */
const tasks: readonly (readonly [string, string, string])[] = [
  ['What is 94 minutes after 6:15 PM?', '7:49 PM', '8:49 PM'],
  ['Который час будет через 95 минут после 14:50?', '16:25', '16:35'],
  ['How many minutes are there between 4:33 AM and 11:20 AM?', '407 min', '427 min'],
  ['Write 0.00042 in scientific notation.', '4.2*10^-4', '4.2*10^-5'],
  ['Запишите число 84000 в стандартном виде.', '8,4·10^4', '8,4·10^3'],
  ['Convert 23/6 to a mixed number.', '3 5/6', '3 1/6'],
  ['Convert 47 to binary.', '101111', '110111'],
  ['Convert 1011 from binary to decimal.', '11', '13'],
  ['Write the equation of the circle with centre (1, 2) and radius 3', '(x-1)^2+(y-2)^2=9', '(x+1)^2+(y-2)^2=9'],
  ['Solve x^2 + 9 = 0 in complex numbers.', 'x = 3i or x = -3i', 'x = 9i'],
  ['Does the point (3, 8) lie on the graph of y = 2x + 2?', 'yes', 'no'],
  ['Проходит ли график функции y = x² - 3 через точку (2; 4)?', 'нет', 'да'],
  ['Is -5 greater than or equal to -5.1?', 'yes', 'no'],
  ['Is 2/3 greater than 0.67?', 'no', 'yes'],
  ['Are 12/18 and 2/3 nonequal?', '12/18 = 2/3', 'yes'],
  ['Find an equation of the line with slope 2 passing through (1, 5).', 'y = 2x + 3', 'y = 3x + 3'],
  ['Find the inverse function of f(x) = 2x - 6.', 'y = (x + 6)/2', 'y = (x - 6)/2'],
  ['Find the third derivative of x**5 wrt x.', '60x^2', '20x^3'],
  ['Let f(x) = 2*x + 1. Let g(x) = x**2. What is f(g(t))?', '2t^2 + 1', '2t + 1'],
  ['Express 0.\\overline{27} as a common fraction.', 'x = 3/11', 'x = 27/100'],
  ['What is the cube root of 700 to the nearest integer?', '9', '8'],
  ['How many months are there in 5/2 years?', '30', '24'],
  ["What is the n'th term of 5, 8, 11, 14?", '3n + 2', '3n + 5'],
]

describe('tasks of one sentence', () => {
  test.each(tasks)('%s', (task, right, wrong) => {
    const { first, reply } = ask(task, right)
    expect(first.content.problem).toBeTruthy()
    expect(reply.content.verdict).toBe('correct')
    expect(reply.move).toMatch(/^(?:worked\.)?solved$/)
    expect(ask(task, wrong).reply.content.verdict).toBe('incorrect')
  })

  test('a value that has not yet the form that is asked for is right but not the end', () => {
    expect(ask('Write 0.00042 in scientific notation.', '42*10^-5').reply.move).toBe('unfinished')
    expect(ask('Convert 23/6 to a mixed number.', '46/12').reply.move).toBe('unfinished')
    expect(ask('Solve x^2 + 9 = 0 in complex numbers.', 'x = 3i').reply.move).toBe('missing-root')
  })

  test('a fact beside an open problem does not say its answer', () => {
    const { reply } = ask('Divide 1184 by 37.', 'Is 1184 divisible by 37?')
    expect(reply.move).toBe('fact.divides')
    expect(reply.text).not.toMatch(/32/)
    expect(ask('2x = 14', 'Is 1184 divisible by 37?').reply.text).toMatch(/32/)
  })

  test.each([
    ['Is 138 a multiple of 6?', 'fact.multiple', /6 \\cdot 23/],
    ['Does 8 divide 190?', 'fact.not-multiple', /8 \\cdot 23 \+ 6/],
    ['Делится ли число 738 на 6?', 'fact.multiple', /6 \\cdot 123/],
    ['How many axes of symmetry does a regular hexagon have?', 'fact.axes', /6/],
  ])('%s is a fact and is said', (task, move, said) => {
    const { first } = ask(task, '')
    expect(first.move).toBe(move)
    expect(first.text).toMatch(said)
  })
})

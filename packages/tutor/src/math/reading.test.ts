import { describe, expect, test } from 'vitest'
import type { Language } from './latex.ts'
import { readMessage } from './reading.ts'
import { writeStatement } from './written.ts'

const read = (text: string, language: Language) =>
  readMessage(text, language).lines.map((line) =>
    'statement' in line ? writeStatement(line.statement) : `? ${line.reason}`,
  )

const messages: readonly (readonly [Language, string, readonly string[]])[] = [
  ['en', '3(x - 2) = 2x + 7', ['equation|3 * (x - 2)|2 * x + 7']],
  ['ru', 'реши 2x² - 5x + 2 = 0', ['equation|2 * x^2 - 5 * x + 2|0']],
  ['ru', 'Помоги решить уравнение: 2х + 3 = 11, пожалуйста', ['equation|2 * x + 3|11']],
  ['en', 'solve for x: 2x + 3 = 11', ['equation|2 * x + 3|11']],
  ['en', 'Solve $2x + 3 = 11$.', ['equation|2 * x + 3|11']],
  ['en', 'simplify 2(x+3) - 4x', ['expression|2 * (x + 3) - 4 * x']],
  ['en', 'what is 15% of 200?', ['expression|(15%) * 200']],
  ['ru', 'сколько будет 15% от 200', ['expression|(15%) * 200']],
  ['en', 'I got x = 2 or x = 1/2, is it right?', ['cases|x|2|x|1 / 2']],
  ['ru', 'х = 2 или х = 0,5', ['cases|x|2|x|0.5']],
  ['ru', 'x1 = 2; x2 = 0,5', ['cases|x|2|x|0.5']],
  ['en', 'x1 = 2, x2 = 3', ['cases|x|2|x|3']],
  ['en', 'x = 2, 3', ['cases|x|2|x|3']],
  ['en', 'x = ±3', ['cases|x|3|x|-3']],
  ['en', 'x = (5 ± 3)/4', ['cases|x|(5 + 3) / 4|x|(5 - 3) / 4']],
  ['en', '2x = 8, x = 4', ['equation|2 * x|8', 'equation|x|4']],
  ['en', '3x=6 x=2', ['equation|3 * x|6', 'equation|x|2']],
  ['ru', '-15=3х х=-5', ['equation|-15|3 * x', 'equation|x|-5']],
  ['en', '$\\frac{x}{2} + 1 = 4$', ['equation|x / 2 + 1|4']],
  ['en', '\\frac{x-1}{2} = \\frac{x}{3}', ['equation|(x - 1) / 2|x / 3']],
  ['en', '\\sqrt{x} = 2', ['equation|√(x)|2']],
  ['ru', 'x1=2 x2=3', ['cases|x|2|x|3']],
  ['ru', 'x1 + x2 = 5', ['? several']],
  ['ru', 'сколько будет 3/4 от 20?', ['expression|3 / 4 * 20']],
  ['en', 'bx + by', ['expression|b * x + b * y']],
  ['en', 'differentiate x cos x', ['expression|x * #cos(x)']],
  ['ru', 'найди производную x sin x', ['expression|x * #sin(x)']],
  ['en', '2 and 3', ['values|2|3']],
  ['ru', '-4 и -1', ['values|-4|-1']],
  ['en', '2, 3', ['values|2|3']],
  ['en', '2,3', ['values|2|3']],
  ['ru', '2,3', ['expression|2.3']],
  ['en', '0,5', ['expression|0.5']],
  ['en', 'x-2=0 or 2x-1=0', ['cases|x - 2|0|2 * x - 1|0']],
  ['en', '1/2 + 1/3 = 3/6 + 2/6 = 5/6', ['chain|1 / 2 + 1 / 3|3 / 6 + 2 / 6|5 / 6']],
  ['en', '= 5/6', ['expression|5 / 6']],
  ['en', '3x - 6 = 2x + 7 => x = 13', ['equation|3 * x - 6|2 * x + 7', 'equation|x|13']],
  ['en', '3x = 6 -> x = 2', ['equation|3 * x|6', 'equation|x|2']],
  ['en', '1) 3x = 6\n2) x = 2', ['equation|3 * x|6', 'equation|x|2']],
  ['en', '7 plus 2', ['expression|7 + 2']],
  ['ru', '7 умножить на 2', ['expression|7 * 2']],
  ['ru', 'корней нет', ['no-solution']],
  ['en', 'no real solutions', ['no-solution']],
  ['ru', 'x — любое число', ['all-numbers']],
  ['ru', 'ответ 13', ['expression|13']],
  ['en', 'the answer is 13', ['expression|13']],
  ['en', 'hello there', []],
  ['en', 'I am stuck on step 2', []],
  ['ru', 'не понимаю шаг 2', []],
  ['ru', 'а что дальше?', []],
  ['en', 'find x', []],
  ['en', 'x > 3', ['inequality|>|x|3']],
  ['en', 'sin x = 1', ['equation|#sin(x)|1']],
  ['en', '|x - 3| = 2', ['equation|#abs(x - 3)|2']],
  ['en', '2x + = 5', ['? unexpected']],
]
describe('a message is cut into mathematics and words', () => {
  test.each(messages)('%s: %s', (language, text, expected) => {
    expect(read(text, language)).toEqual(expected)
  })
})

test('numbers of a story are not a task', () => {
  const reading = readMessage('У Маши было 5 яблок, а у Пети на 3 больше. Сколько у Пети?', 'ru')
  expect(reading.lines).toEqual([])
  expect(reading.numbersInProse).toBe(2)
})

import { describe, expect, test } from 'vitest'
import { latexOfStatement } from './latex.ts'
import { solve } from './solve.ts'
import { readTask } from './task-reading.ts'
import { isVerified } from './verify-solution.ts'

/** A task as a student would write it, and its answer. */
const answers: readonly (readonly ['en' | 'ru', string, string])[] = [
  ['en', 'x^3 - 6x^2 + 11x - 6 = 0', 'x = 1 or x = 2 or x = 3'],
  ['en', 'x^4 - 5x^2 + 4 = 0', 'x = -2 or x = -1 or x = 1 or x = 2'],
  ['en', '(x^2-4)/(x-2) = 0', 'x = -2'],
  ['en', 'x/(x-3) = 3/(x-3)', '\\varnothing'],
  ['en', '|x-1| + |x+2| = 5', 'x = -3 or x = 2'],
  ['en', '|2x+1| = x - 4', '\\varnothing'],
  ['en', '√(x+3) = x - 3', 'x = 6'],
  ['en', '√(2x+1) + √x = 5', 'x = 4'],
  ['en', '4^x - 5*2^x + 4 = 0', 'x = 0 or x = 2'],
  ['en', '2^x = 5', 'x = \\log_{2} 5'],
  ['en', 'e^x = 5', 'x = \\ln 5'],
  ['en', '4^x + 6^x = 2*9^x', 'x = 0'],
  ['en', 'log_2(x+1) + log_2(x-1) = 3', 'x = 3'],
  ['ru', 'lg x + lg(x-3) = 1', 'x = 5'],
  ['en', 'sin x = 1/2', 'x = \\frac{\\pi}{6} + 2\\pi n or x = \\frac{5\\pi}{6} + 2\\pi n,\\ n \\in \\mathbb{Z}'],
  ['en', 'sin x = 2', '\\varnothing'],
  ['en', 'sin x = cos x', 'x = \\frac{\\pi}{4} + \\pi n,\\ n \\in \\mathbb{Z}'],
  ['en', '-3x < 9', 'x > -3'],
  ['en', '(x-1)/(x+2) >= 0', 'x \\in (-\\infty,\\ -2) \\cup [1,\\ \\infty)'],
  ['en', '(x-1)^2 <= 0', 'x = 1'],
  ['en', 'x^2 + 1 < 0', '\\varnothing'],
  ['en', 'log_2 x < 3', '0 < x < 8'],
  ['en', '2x+3y=7, 4x-y=7', 'x = 2,\\ y = 1'],
  ['en', 'x+y=5, xy=6', '(x,\\ y) = (3,\\ 2) or (2,\\ 3)'],
  ['en', '√8 + √18', '5\\sqrt{2}'],
  ['en', '1/(√3-1)', '\\frac{1 + \\sqrt{3}}{2}'],
  ['en', 'log_2 12 - log_2 3', '2'],
  ['ru', 'разложи на множители 3x² - 12', '3(x - 2)(x + 2)'],
  ['en', 'factor x^3 - 8', '(x - 2)\\left(x^{2} + 2x + 4\\right)'],
  ['en', 'find the derivative of x^3 - 2x + sin x', '3x^{2} + \\cos x - 2'],
  ['en', '∫ x cos x dx', 'x\\sin x + \\cos x + C'],
  ['en', '\\int_0^1 x^2 dx', '\\frac{1}{3}'],
  ['en', 'find the limit of sin(x)/x as x approaches 0', '1'],
  ['ru', 'найди область определения y = √(x-3)', 'x \\ge 3'],
  ['en', 'solve A = b*h/2 for h', 'h = \\frac{2A}{b}'],
  ['en', 'Is 91 prime?', '\\text{no}'],
  ['ru', 'Сколько процентов составляет 12 от 48?', '25'],
  ['ru', 'Переведите 72 км/ч в м/с', '20'],
  ['ru', 'В арифметической прогрессии a1 = 3, d = 4. Найдите a10', '39'],
]

describe('tasks of every family are read, solved and confirmed by the judge [P02]', () => {
  test.each(answers)('%s: %s', (language, text, expected) => {
    const told = readTask(text, language)
    if (!told) throw new Error(`not read: ${text}`)
    const solved = solve(told.task)
    if ('decline' in solved) throw new Error(`declined: ${solved.decline}`)
    const answer = latexOfStatement(solved.solution.answer).replace(/\\ \\text\{or\}\\ /g, ' or ')
    expect(answer).toBe(expected)
    expect(isVerified(told.task, solved.solution)).toBe(true)
    // The same solution with a wrong answer is rejected.
    const spoiled = { ...solved.solution, answer: { kind: 'values', values: [] } as const }
    expect(isVerified(told.task, { ...spoiled, steps: [] })).toBe(false)
  })
})

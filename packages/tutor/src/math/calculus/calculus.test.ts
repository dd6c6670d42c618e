import { describe, expect, test } from 'vitest'
import { latexOfStatement } from '../latex.ts'
import { solve } from '../solve.ts'
import type { Rule } from '../steps.ts'
import { readTask } from '../task-reading.ts'

/** The rules of the verified steps; throws if the task was declined. */
function stepsOf(text: string): { rules: Rule[]; answer: string; lines: string[] } {
  const told = readTask(text, 'en')
  const solved = told && solve(told.task)
  if (!solved || !('solution' in solved)) throw new Error(`not solved: ${text}`)
  const { steps, answer } = solved.solution
  return {
    rules: steps.map(({ rule }) => rule),
    answer: latexOfStatement(answer),
    lines: steps.map(({ after }) => latexOfStatement(after)),
  }
}

describe('each rule of calculus is a step of its own, and every step is verified', () => {
  test.each<readonly [string, readonly Rule[], string]>([
    ['derivative of sin x', ['derivative-table'], '\\cos x'],
    ['derivative of 3x^2 - 4x + 7', ['derivative-sum', 'derivative-table', 'simplify-result'], '6x - 4'],
    [
      'derivative of x^2 sin(3x) + 5x',
      ['derivative-sum', 'derivative-product', 'derivative-chain', 'derivative-table', 'simplify-result'],
      '3x^{2}\\cos 3x + 2x\\sin 3x + 5',
    ],
    ['derivative of ln(x^2 + 1)', ['derivative-chain', 'derivative-sum', 'derivative-table'], '\\frac{2x}{x^{2} + 1}'],
    [
      'derivative of (x + 1)/(x^2 + 1)',
      ['derivative-quotient', 'derivative-sum', 'derivative-table', 'simplify-result'],
      '\\frac{-x^{2} - 2x + 1}{x^{4} + 2x^{2} + 1}',
    ],
    [
      'derivative of (2x + 1)^5',
      ['derivative-chain', 'derivative-sum', 'derivative-table', 'simplify-result'],
      '10(2x + 1)^{4}',
    ],
    [
      '∫ (3x^2 + sin(2x)) dx',
      ['integral-sum', 'integral-linear', 'integral-table', 'simplify-result'],
      'x^{3} - \\frac{1}{2}\\cos 2x + C',
    ],
    ['∫ (2x + 1)^5 dx', ['integral-linear', 'simplify-result'], '\\frac{(2x + 1)^{6}}{12} + C'],
    ['∫ x e^x dx', ['integral-parts'], 'xe^{x} - e^{x} + C'],
    ['∫_0^1 (x^2 + 1) dx', ['integral-sum', 'integral-table', 'newton-leibniz', 'work-out'], '\\frac{4}{3}'],
  ])('%s', (text, rules, answer) => {
    expect(stepsOf(text)).toMatchObject({ rules, answer })
  })

  test('what is still to be differentiated keeps its stroke, and what is to be integrated its sign', () => {
    expect(stepsOf('derivative of x sin x').lines[0]).toBe("\\left(x\\right)'\\sin x + x\\left(\\sin x\\right)'")
    expect(stepsOf('∫ (2x + cos x) dx').lines[0]).toBe('2\\int x\\,dx + \\int \\cos x\\,dx')
  })
})

describe('inequalities of one trigonometric function', () => {
  test.each([
    ['sin x > 1/2', '\\frac{\\pi}{6} + 2\\pi n < x < \\frac{5\\pi}{6} + 2\\pi n'],
    ['2cos x - 1 < 0', '\\frac{\\pi}{3} + 2\\pi n < x < \\frac{5\\pi}{3} + 2\\pi n'],
    ['tan x >= 1', '\\frac{\\pi}{4} + \\pi n \\le x < \\frac{\\pi}{2} + \\pi n'],
    ['sin 2x <= 0', '-\\frac{\\pi}{2} + \\pi n \\le x \\le \\pi n'],
    ['1 - 2 sin(3x) >= 0', '-\\frac{7\\pi}{18} + \\frac{2\\pi n}{3} \\le x \\le \\frac{\\pi}{18} + \\frac{2\\pi n}{3}'],
    ['cos x <= -√3/2', '\\frac{5\\pi}{6} + 2\\pi n \\le x \\le \\frac{7\\pi}{6} + 2\\pi n'],
    ['cos(π/4 - x) > 0', '-\\frac{\\pi}{4} + 2\\pi n < x < \\frac{3\\pi}{4} + 2\\pi n'],
    ['sin x >= 1', 'x = \\frac{\\pi}{2} + 2\\pi n'],
    ['cos x > 2', '\\varnothing'],
    ['sin x < 2', '\\mathbb{R}'],
  ])('%s', (text, answer) => {
    expect(stepsOf(text).answer.replace(',\\ n \\in \\mathbb{Z}', '')).toBe(answer)
  })
})

test('an equation in degrees is answered in degrees', () => {
  expect(stepsOf('x + 30° = 90°').answer).toBe('x = 60^{\\circ}')
  expect(stepsOf('sin(x + 30°) = 1/2').answer).toContain('x = 120^{\\circ} + 360^{\\circ}n')
})

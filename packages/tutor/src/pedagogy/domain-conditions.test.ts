import { describe, expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const last = lastReply('domain')

describe('one condition of a domain is no domain', () => {
  test.each([
    ['en', ['domain of f(x) = sqrt(2x+6)/(x-5)', '2x+6>=0 so x>=-3']],
    ['en', ['find the domain of ln(x+2)/(x-3)', 'x > -2 done']],
    ['en', ['domain of sqrt(x+4)/(x^2-9)', 'x >= -4']],
    ['en', ['domain of sqrt(x+4)/(x^2-9)', 'x is greater or equal -4']],
    ['en', ['domain of 1/(x^2-4)', 'x != 2']],
    ['ru', ['найти область определения у=√(5-х)/(х-2)', '5-х>=0 х<=5 всё']],
    ['ru', ['область определения y=lg(7-x)/(x+1)', '7-x>0, x<7. готово']],
    ['ru', ['найдите область определения функции y=1/(x(x-5))', 'x≠5 ответ']],
    ['ru', ['область определения y=√(8-2x)/(x+1)', 'x≤4 вот и всё']],
  ] as const)('%s %j', (language, messages) => {
    const { move, content, text } = last(language, ...messages)
    expect(move).toBe('right.condition')
    expect(content.verdict).toBe('correct-but')
    expect(text).not.toMatch(/\\cup/)
  })
})

test.each([
  ['en', ['domain of 1/(x^2-4)', 'x != 2 and x != -2']],
  ['en', ['domain of sqrt(x+4)/(x^2-9)', 'x >= -4', 'x >= -4, x != 3, x != -3']],
  ['ru', ['найти область определения у=√(5-х)/(х-2)', 'x<=5 и x≠2']],
  ['ru', ['область определения y=√(8-2x)/(x+1)', 'x≤4 и x≠-1']],
] as const)('all conditions together are: %s %j', (language, messages) => {
  expect(last(language, ...messages).move).toBe('solved')
})

test.each([
  ['en', ['find the domain of ln(x+2)/(x-3)', 'x < -2']],
  ['en', ['domain of sqrt(x+4)/(x^2-9)', 'x >= 4']],
  ['ru', ['найти область определения у=√(5-х)/(х-2)', 'x>5']],
] as const)('a condition that does not hold is wrong: %s %j', (language, messages) => {
  expect(last(language, ...messages).content.verdict).toBe('incorrect')
})

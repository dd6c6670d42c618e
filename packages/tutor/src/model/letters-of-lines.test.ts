import { describe, expect, test } from 'vitest'
import { lessonOf } from '../testing/lesson-of.ts'
import { checkClaim } from '../tools/claim.ts'

const asked = (task: string, message: string) => lessonOf([task, 'What do you get?', message]).card

describe('lines with letters of which something is certain', () => {
  test('an identity is true by itself, another equation with letters is not', () => {
    const card = asked('solve x^2 - 2x = 15', 'x^2 + 5x - 3x - 15 = x^2 + 2x - 15, the 2x is plus then')
    expect(card).toContain('for all values of its letters')
    expect(asked('solve x^2 - 2x = 15', 'x^2 + 5x = x^2 + 2x - 15, is that it')).not.toContain('for all values')
  })

  test('the values behind a wrong line are told', () => {
    const card = asked('solve x^2 - 2x = 15', 'x^2-2x-15=0\n(x+5)(x-3)=0\nx=-5 x=3')
    expect(card).toMatch(/x = -5.*x = 3.*: wrong \(checked\); cause: right for the wrong line before/)
  })

  test('what does not follow from a wrong line is a mistake of its own, and what follows is none', () => {
    const card = asked(
      'реши неравенство 9 - 2(3x - 1) > 2x + 23',
      '9 - 6x - 2 > 2x + 23\n7 - 6x > 2x + 23\n-8x > 16\nx > -2',
    )
    expect(card).toContain('it follows rightly from the line before')
    expect(card).toContain('it does not follow from the line before: another mistake')
  })

  test('a word of a rule is no set of solutions', () => {
    expect(asked('solve x^2 - 2x = 15', '0 bc anything times 0 is 0')).not.toContain('mathbb{R}')
    expect(asked('реши уравнение 2x + 6 = 2(x + 3)', 'подходит любое число')).not.toContain('not read')
  })

  test('a claim that a value does not fit is checked', () => {
    for (const [claim, language, verdict] of [
      ['x = 3 does not fit -5x > 10', 'en', 'true'],
      ["4 isn't a root of x^2 = 16", 'en', 'false'],
      ['x = 3 не подходит к -5x > 10', 'ru', 'true'],
      ['x = 4 не является корнем уравнения x^2 = 16', 'ru', 'false'],
      ['x = 3 does not fly over -5x > 10', 'en', 'not understood'],
    ] as const)
      expect(checkClaim(claim, language).verdict, claim).toBe(verdict)
  })
})

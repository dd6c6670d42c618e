import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

/** The skills of the attempts that a conversation records. */
function tried(...messages: string[]): string[] {
  let state = startSession()
  const skills: string[] = []
  for (const text of messages) {
    const turn = takeTurn({ text, interfaceLanguage: 'en', state, seed: text, now: 0 })
    for (const event of turn.events) if (event.kind === 'attempt') skills.push(event.skill)
    state = turn.state
  }
  return skills
}

test.each([
  ['factors', ['x^2 - 9x + 20 = 0', '(x - 4)(x - 5) = 0', 'x = 4 or x = 5'], '8.quadratics.factor'],
  [
    'factors with zero on the left',
    ['x^2 - 9x + 20 = 0', '0 = (x - 4)(x - 5)', 'x = 4 or x = 5'],
    '8.quadratics.factor',
  ],
  ['the discriminant', ['x^2 - 9x + 20 = 0', 'D = 81 - 80 = 1', 'x = 4 or x = 5'], '8.quadratics.formula'],
  ['the roots at once', ['x^2 - 9x + 20 = 0', 'x = 4 or x = 5'], '8.quadratics.vieta'],
  ['a leading coefficient', ['2x^2 - 5x + 2 = 0', '(2x - 1)(x - 2) = 0', 'x = 2 or x = 1/2'], '8.quadratics.factor'],
])('a quadratic counts for the way the student took: %s', (_name, messages, skill) => {
  expect(tried(...messages)).toEqual([skill])
})

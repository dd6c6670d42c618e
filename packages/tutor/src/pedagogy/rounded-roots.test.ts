import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

function say(language: 'en' | 'ru', ...messages: readonly string[]) {
  let state = startSession()
  return messages
    .map((text) => {
      const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'a', now: 0 })
      state = turn.state
      return turn
    })
    .at(-1)!
}

const fifth = 'Solve 5^(x-1) = 40, give x to 2 decimal places'

test.each([
  ['en', 'Solve 5^(x-1) = 40', 'x = 3.292', 'correct-but'],
  ['en', 'Solve 5^(x-1) = 40', 'x = 3.28', 'incorrect'],
  ['en', 'Solve 5^(x-1) = 40', 'x - 1 = 2.292', 'correct-but'],
  ['en', 'Solve 5^(x-1) = 40', 'x - 1 = 2.4', 'incorrect'],
  ['en', 'Solve 5^(x-1) = 40', 'x - 1 = 2', 'incorrect'],
  ['en', 'ln x = 2', 'x = 7.39', 'correct-but'],
  ['en', 'ln x = 2', 'x = 7.3', 'incorrect'],
  ['en', '2x + 3 = 10', '2x = 7.1', 'incorrect'],
  ['ru', '2^(x+1) = 7', 'x + 1 = 2,807', 'correct-but'],
  ['ru', '2^x = 10', 'x = 3,32', 'correct-but'],
] as const)('%s: in %s the rounded line %s is %s', (language, task, line, verdict) => {
  expect(say(language, task, line).content.verdict).toBe(verdict)
})

test.each([
  ['en', fifth, 'x = 3.29', true],
  ['en', fifth, '(x-1) log 5 = log 40\nx = 3.292\nx = 3.29', true],
  // Too few places.
  ['en', fifth, 'x = 3.3', false],
  ['en', fifth, 'x = 3.28', false],
  ['en', fifth, 'x - 1 = 2.29', false],
  ['ru', 'Реши 2^x = 10, округли до сотых', 'x = 3,32', true],
  // Nothing was said about rounding.
  ['ru', 'Реши 2^x = 10', 'x = 3,32', false],
  // One of two roots.
  ['en', 'Solve x^2 = 7, round to 2 decimal places', 'x = 2.65', false],
] as const)('%s: %s, answered with %s, is solved: %s', (language, task, answer, isSolved) => {
  const { state, content } = say(language, task, answer)
  expect(state.problem?.solved).toBe(isSolved)
  // Where it ends the task, its line has no question mark.
  if (isSolved) expect(content.lines?.at(-1)?.verdict).toBe('correct')
})

import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'
import { withJointBounds } from './joint-bounds.ts'

function lastOf(messages: readonly string[], isLed: boolean): TutorTurn {
  let state = startSession()
  let turn: TutorTurn | undefined
  for (const [at, text] of messages.entries()) {
    const interfaceLanguage = /[а-я]/i.test(text) ? 'ru' : 'en'
    turn = takeTurn({ text, interfaceLanguage, state, now: at, seed: `${at}`, isLed })
    expect(turn.fault).toBeUndefined()
    state = turn.state
  }
  return turn!
}

test.each(['x > 3 but also x < -3', 'x > 3, x < 7', 'x > 3\nx < 7', '2x > 3 but also x < 7'])(
  '%j stays as it was written',
  (text) => {
    const { problem } = lastOf(['solve x^2 > 9'], false).state
    expect(withJointBounds(text, problem, 'en')).toBe(text)
  },
)

describe.each([false, true])('two bounds with prose between them are judged together (led by a model: %s)', (isLed) => {
  test.each([
    ['solve 5 < 2x - 1 < 13', 'so x > 3 but also x < 7'],
    ['solve 5 < 2x - 1 < 13', 'x > 3, but it also has to be x < 7'],
    ['solve the system x - 3 > 0 and x - 7 < 0', 'so x < 7 and at the same time x > 3'],
    ['реши 5 < 2x - 1 < 13', 'значит x > 3, но ещё и x < 7'],
  ])('%s: %s', (task, answer) => {
    expect(lastOf([task, answer], isLed).state.problem?.solved).toBe(true)
  })

  test.each([
    ['solve 5 < 2x - 1 < 13', 'so x > 4 but also x < 7'],
    ['solve 5 < 2x - 1 < 13', 'so x > 3 or x < 7'],
    ['solve 5 < 2x - 1 < 13', 'so x > 3 but not x < 7'],
    ['solve 5 < 2x - 1 < 13', 'x > 3 but also x > 7'],
  ])('%s: %s is no answer', (task, answer) => {
    expect(lastOf([task, answer], isLed).state.problem?.solved).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

const say = (language: 'en' | 'ru', ...messages: string[]) => {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'a', now: 0 })
    state = turn.state
    return turn
  })
}

describe('a task and its answer in one message', () => {
  test.each([
    ['en', '3x-7=8 is it 5?', 'solved'],
    ['en', '5x=20, is x 4?', 'solved'],
    ['en', 'x^2-5x+6=0 are the roots 2 and 3?', 'solved'],
    ['en', 'is 7*8 56?', 'solved'],
    ['ru', 'а 3х-7=8 будет 5?', 'solved'],
    ['ru', '3х-7=8 ответ 5?', 'solved'],
  ] as const)('%s: %s is judged: %s', (language, message, move) => {
    expect(say(language, message)[0]).toMatchObject({ move, content: { verdict: 'correct' } })
  })

  test.each([
    ['en', '3x-7=8 is it 4?'],
    ['en', 'what about 5x=20, is x 3?'],
    ['en', 'is 7*8 54?'],
    ['ru', 'а 3х-7=8 будет 6?'],
  ] as const)('%s: %s is not right', (language, message) => {
    expect(say(language, message)[0]!.content.verdict).toBe('incorrect')
  })

  test('one of two roots is a part of the answer', () => {
    expect(say('en', 'x^2-5x+6=0 is it 2?')[0]!.move).toBe('missing-root')
  })

  test('the root of the task before does not make it the root of another', () => {
    const [, other] = say('en', 'solve 3x-7=8. x=5', 'is 2x+3=11 x=5')
    expect(other!.content.verdict).toBe('incorrect')
  })

  test('a number of a sentence is no answer', () => {
    expect(say('en', 'solve 3x-7=8, i have 5 minutes')[0]!.move).toBe('orient')
  })
})

test.each(['s = v*t = 720', 'P = 2*(a+b) = 30'])('a formula with its value is no false equality: %s', (message) => {
  expect(say('en', message)[0]!.move).toBe('cannot-check')
})

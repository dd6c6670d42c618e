import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { functionsIn } from './functions.ts'

function say(...messages: string[]) {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: /[а-я]/iu.test(text) ? 'ru' : 'en', state, seed: text, now: 0 })
    state = turn.state
    return turn
  })
}

describe('a letter before a bracket', () => {
  test.each([
    ['f(x) = 2x - 3 find f(4)', ['f', '2x - 3']],
    ['найди f(2) f(x)=x²-3x+1 я запутался в минусах', ['f', 'x²-3x+1']],
    ['h(t) = 5t^2, h(2)?', ['h', '5t^2']],
    ['Дана функция y = 2x - 3. Найди y(-1)', ['y', '2x - 3']],
  ])('is defined by a rule: %s', (text, [name, formula]) => {
    expect(functionsIn(text, 'en')).toMatchObject([{ name, formula }])
  })

  test.each(['y(x + 1) = 5', '2x + y = 7', 'f(x) = 7', 'y = 2x + 1'])('is defined by nothing in %s', (text) => {
    expect(functionsIn(text, 'en')).toEqual([])
  })

  test.each([
    [['f(x) = 2x - 3', 'f(4)', 'f(4) = 5'], 'solved'],
    [['f(x) = 2x - 3 find f(4)', 'f(4)=2*4-3=5'], 'solved'],
    [['f(x) = 2x - 3', 'when is f(x) = 7', 'x=5'], 'solved'],
    [['solve f(x)=7 if f(x)=2x-3', '5'], 'solved'],
    [['where do f(x)=2x-3 and h(x)=x+1 meet', 'x=4'], 'solved'],
    [['f(x) = x^2 - 1, when is f(x) = 8', 'x=3'], 'missing-root'],
    [['найди f(2) f(x)=x²-3x+1 я запутался в минусах', '-1'], 'solved'],
    [['f(x) = 2x - 3', 'f(4)', '8'], 'told.unclear'],
  ])('%j ends with %s', (messages, move) => {
    const turns = say(...messages)
    expect(turns.at(-1)?.move).toBe(move)
    for (const { text } of turns) expect(text).not.toMatch(/f ?\\cdot|fx|f ?· ?4/)
  })

  test('is asked about where nobody has defined it, and is no product', () => {
    for (const text of ['f(4)', 'y(-1) = 5']) {
      const [turn] = say(text)
      expect([turn?.move, turn?.content.problem]).toEqual(['function.unknown', undefined])
    }
  })
})

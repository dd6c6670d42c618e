import { beforeAll, describe, expect, test } from 'vitest'
import { loadEngines, startSession, type TutorTurn, takeTurn, tooHardTurn } from '../index.ts'
import type { Engines } from '../math/engines/engine.ts'

let engines: Record<'algebra' | 'numbers', Engines>
beforeAll(async () => {
  engines = { algebra: await loadEngines('algebra'), numbers: await loadEngines('numbers') }
})

const say = (text: string, state = startSession()) => {
  const input = { text, interfaceLanguage: 'en', state, seed: text, now: 0 } as const
  const turn = takeTurn(input)
  return turn.wants ? takeTurn(input, engines[turn.wants]) : turn
}

const talk = (...texts: string[]): TutorTurn =>
  texts.reduce<TutorTurn | undefined>((turn, text) => say(text, turn?.state), undefined)!

describe('"my answer is right"', () => {
  test.each([
    ['solve 7x - 4 = 3x + 12', 'x = 5', 'you are wrong', '31'],
    ['реши 7x - 4 = 3x + 12', 'x = 5', 'мой ответ верный', '31'],
    ['1/2 + 1/3', '2/5', 'my answer is right', '\\frac{2}{5}'],
    ['simplify (x+1)^2 - x^2', '2x + 3', 'ты ошибся', '7'],
  ])('%s, %s: a second calculation says the same, with numbers', (task, line, words, number) => {
    const turn = talk(task, line, words)
    expect(turn.content).toMatchObject({ verdict: 'incorrect', contest: { upheld: false } })
    expect(turn.text).toContain(number)
    expect(turn.text).not.toContain('x = 4')
    expect(turn.free).toBe(true)
  })

  test('where the verdict was a mistake of ours, it is taken back', () => {
    const solved = talk('solve 7x - 4 = 3x + 12', 'x = 4')
    const problem = { ...solved.state.problem!, solved: false, verdict: 'incorrect' as const }
    const turn = say('my answer is right', { ...solved.state, problem })
    expect(turn.content).toMatchObject({ verdict: 'correct', contest: { upheld: true }, problem: { solved: true } })
    expect(turn.content.contest).toMatchObject({ task: 'equation|7 * x - 4|3 * x + 12', line: 'equation|x|4' })
    expect(turn.text).toContain('**Answer:** $x = 4$')
  })

  test('an unfinished answer is no matter for a second opinion', () => {
    const turn = talk('solve x^2 - 5x + 6 = 0', 'x = 2', 'my answer is right')
    expect(turn.content.verdict).toBe('correct-but')
    expect(turn.content.contest).toBeUndefined()
  })

  test('without an engine the numbers are shown all the same, and the turn says what it wants', () => {
    const { state } = talk('solve 7x - 4 = 3x + 12', 'x = 5')
    const turn = takeTurn({ text: 'you are wrong', interfaceLanguage: 'en', state, seed: 's', now: 0 })
    expect(turn.wants).toBe('algebra')
    expect(turn.text).toContain('31')
  })
})

describe('a problem that an engine solved', () => {
  test('has the ladder of hints, keeps its answer back, and checks the student without the engine', () => {
    const opened = talk('integrate 1/(x^2-1)')
    expect(opened.text).not.toContain('ln')
    const hints: TutorTurn[] = []
    for (let count = 0; count < 4; count++) hints.push(say('hint', hints.at(-1)?.state ?? opened.state))
    expect(hints.slice(0, 3).every((turn) => !turn.text.includes('ln'))).toBe(true)
    expect(hints[3]?.text).toContain('**Answer:**')
    const right = talk('integrate e^x*sin(x)', 'e^x(sin(x)-cos(x))/2 + C')
    expect(right.content.verdict).toBe('correct')
    expect(talk('integrate e^x*sin(x)', 'e^x(sin(x)+cos(x))/2 + C').content.verdict).toBe('incorrect')
  })
})

test.each([
  ['en', 'solve x^3 = 8', /hard|guess|parts/],
  ['ru', 'реши x^3 = 8', /слож|наугад|частям/],
] as const)('what is said when a turn took too long (%s)', (language, text, words) => {
  const { state } = talk('solve 7x - 4 = 3x + 12')
  const turn = tooHardTurn({ text, interfaceLanguage: 'en', state, seed: 's', now: 0 })
  expect([turn.move, turn.language, turn.free]).toEqual(['too-hard', language, true])
  expect(turn.text).toMatch(words)
  expect(turn.state.problem).toEqual(state.problem)
})

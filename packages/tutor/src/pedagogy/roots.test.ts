import { expect, test } from 'vitest'
import { startSession, type TutorState, takeTurn } from '../index.ts'
import type { Language } from '../math/latex.ts'

function last(language: Language, lines: readonly string[]) {
  let state: TutorState = startSession()
  let turn: ReturnType<typeof takeTurn> | null = null
  lines.forEach((text, at) => {
    turn = takeTurn({ text, interfaceLanguage: language, state, seed: `${at}`, now: 0 })
    state = turn.state
  })
  return turn as unknown as ReturnType<typeof takeTurn>
}

test('roots that are found in one message and another count together', () => {
  const turn = last('ru', [
    'x^2+6x-16=0',
    '(x+3)^2=25, значит x+3=5 и x=2',
    'А, значит x+3 может быть ещё и -5, тогда x=-8',
  ])
  expect(turn.content.verdict, turn.text).toBe('correct')
  expect(turn.text).toMatch(/x = -8.*x = 2/s)
})

test('a root said beside an equation is not missing', () => {
  const turn = last('en', [
    'x^2 + 3x - 10 = 0',
    '(x+5)(x-2) = 0',
    '(x+5) and (x-2). And x-2 is zero for 2. ahh so x = 2 and x + 5 = 0 gives x = -5',
  ])
  expect(turn.content.verdict, turn.text).toBe('correct')
})

test('a calculation and its result with a space between them are two things', () => {
  const turn = last('en', ['5 - 2(x - 3) = 3x + 1', '10 = 5x', 'divide so 10/5 x=2. is it right now'])
  expect(turn.content.verdict, turn.text).toBe('correct')
  const other = last('en', ['5 - 2(x - 3) = 3x + 1', '10 = 5x', 'divide so 10/5 x=3'])
  expect(other.content.verdict, other.text).not.toBe('correct')
})

test('what has to go is named as it stands on the line before', () => {
  const turn = last('en', ['Solve x^2 + 3x = 10', 'x(x+3) = 10', 'x^2 + 3x + 10 = 0'])
  expect(turn.text).toMatch(/sign/)
  expect(turn.text).not.toMatch(/-10/)
})

test('a calculation behind a told task is work on it and no task', () => {
  const turn = last('en', ['The sum of three consecutive numbers is 72. What is the largest one? 72 : 3 = 24'])
  expect(turn.text).not.toMatch(/Answer:/)
  const story = last('en', [
    'In a class 3/5 of the students are girls. There are 12 boys. How many students are there? 12 : 3 * 5 = 20',
  ])
  expect([story.move, story.content.verdict]).toEqual(['worked.slip.sum.whole', 'incorrect'])
  // The 12 boys are not the 3/5, and the 30 is not told.
  expect(story.text).toMatch(/\$12\$ for the \$\\frac\{3\}\{5\}\$.*\?$/s)
  expect(story.text).not.toMatch(/30/)
})

test('angles of an interval that are found one after the other are the answer together', () => {
  let state = startSession()
  const moves = ['Find all x with 0° ≤ x < 360° such that 2 sin x = 1', '30°', '330°', '150°'].map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: 'en', state, seed: text, now: 0 })
    state = turn.state
    return turn.move
  })
  expect(moves).toEqual(['orient', 'missing-root', 'wrong.unknown', 'solved'])
})

test.each([
  ['en', 'Solve 2 sin x = 1 for 0° ≤ x < 360°', 'sin x = 1/2', 'right'],
  ['en', 'Solve 2 sin x = 1 for 0° ≤ x < 360°', 'sin x = 2', 'wrong.unknown'],
  ['ru', 'Решите 2cos^2 x - cos x = 0 на промежутке [0; π]', 'cos x(2cos x - 1) = 0', 'right'],
  ['ru', 'Решите 2cos^2 x - cos x = 0 на промежутке [0; π]', 'cos x = 0 или cos x = 1/2', 'right'],
  ['ru', 'Решите 2cos^2 x - cos x = 0 на промежутке [0; π]', 'cos x = 1/2', 'wrong.unknown'],
  ['en', 'Find the roots of x^2 - 5x + 6 = 0 in [0; 2]', '(x-2)(x-3)=0', 'right'],
] as const)(
  'a step towards the roots of an interval keeps them, or is wrong: %s, %s, %s',
  (language, task, step, move) => {
    let state = startSession()
    const moves = [task, step].map((text) => {
      const turn = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0 })
      state = turn.state
      return turn.move
    })
    expect(moves).toEqual(['orient', move])
  },
)

test.each([
  ['en', 'x^4-5x^2+4=0', 'x=1,-1,2,-2', 'solved'],
  ['en', 'x^2+x-6=0', 'x=-3,2', 'solved'],
  ['en', 'x^2+x-6=0', '-3,2', 'solved'],
  ['en', 'x^2+x-6=0', 'x=-3,5', 'wrong.answer'],
  ['ru', 'x^2+x-6=0', 'x=2,-3', 'solved'],
  ['ru', 'x^2+x-6=0', 'x=-3,2', 'solved'],
  ['ru', '2x^2-5x=0', 'x=2,5', 'missing-root'],
] as const)(
  'numbers with commas and no spaces are the roots if they can be: %s, %s, %s',
  (language, task, said, move) => {
    const turn = last(language, [task, said])
    expect(turn.move, turn.text).toBe(move)
    expect(turn.text).not.toMatch(/-3[.,{}]+2/)
  },
)

test.each([
  ['2sin^2x+sinx-1=0', 't=0,5 t=-1'],
  ['2sin^2x+sinx-1=0 корни на отрезке [0;2π]', 't=0,5; t=-1'],
])('values of a letter of the student’s own are on the way, and no answer is told: %s', (task, said) => {
  const turn = last('ru', [task, said])
  expect([turn.move, turn.content.verdict]).toEqual(['work.back-to-unknown', 'correct'])
  expect(turn.state.problem?.solved).toBe(false)
  expect(turn.text).toContain('\\sin x = 0{,}5')
  expect(turn.text).not.toMatch(/frac\{\\pi\}/)
})

import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'

function talk(language: Language, ...messages: readonly string[]): TutorTurn {
  let state = startSession()
  let turn: TutorTurn | null = null
  for (const text of messages) {
    turn = takeTurn({ text, interfaceLanguage: language, state, seed: '1', now: 0 })
    expect(turn.fault).toBeUndefined()
    state = turn.state
  }
  return turn!
}

describe('a question about the line gets its answer and no verdict', () => {
  test.each([
    ['en', ['solve 6(x - 2) - 3(x + 5) = 9', '6x - 12 - 3x + 15 = 9', 'is it + 15 or - 15 and why?'], /-3.* times .*5/],
    ['ru', ['реши 6(x-2)-3(x+5)=9', '6x-12-3x+15=9', '+15 или -15?'], /-3.* на .*5/],
    ['en', ['solve 5(2x - 3) = 4(x + 6)', '10x - 3 = 4x + 6', 'do i have to times the 3 and the 6 too?'], /^Yes/],
    ['ru', ['реши 5(2x-3)=4(x+6)', '10x-3=4x+6', 'надо и тройку умножать на 5?'], /^Да/],
    [
      'en',
      ['solve 6(x - 2) - 3(x + 5) = 9', 'so 3 bags with x and 5, thats 3x + 15. do i take away both'],
      /3\(x \+ 5\)/,
    ],
    ['ru', ['реши 4(x+2)-(3x-1)=15', '4x+8-3x-1=15', 'а минус на единицу тоже действует?'], /3x - 1/],
  ] as const)('%s %j', (language, messages, answer) => {
    const turn = talk(language, ...messages)
    expect(turn.text).toMatch(answer)
    expect(turn.content.verdict).toBeUndefined()
  })

  test('the sign itself is left to the student', () => {
    const { text } = talk('en', 'solve 6(x - 2) - 3(x + 5) = 9', 'is it + 15 or - 15?')
    expect(text).not.toContain('15')
  })
})

describe('a rule that the student tests', () => {
  const task = ['en', 'expand (x + 6)^2 - x^2', '(x + 6)^2 = x^2 + 36'] as const

  test('with numbers is evidence and no line', () => {
    const turn = talk(...task, 'test x = 1: (1+6)^2 = 49 but 1 + 36 = 37')
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.text).toMatch(/49.*37/)
    expect(turn.text).toContain('(x + 6)(x + 6)')
  })

  test('and finds different on both sides is not blamed on them', () => {
    const turn = talk(...task, 'i wanted to see if (x+6)^2 = x^2 + 36 and its not the same')
    expect(turn.content.verdict).toBeUndefined()
  })

  test('is a wrong line as long as nobody refutes it', () => {
    expect(talk(...task).content.verdict).toBe('incorrect')
  })

  test('holds for a product and is tried on the sum', () => {
    const turn = talk(...task, 'its squared so you square the x and square the 6, like (6x)^2')
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.text).toContain('(1 + 6)^{2}')
  })

  test('leads to the two products in the middle', () => {
    expect(talk(...task, '6x and 6x').content.verdict).toBeUndefined()
    expect(talk(...task, '12x').content.verdict).toBeUndefined()
  })
})

test('A line beside the answer to a side question is the work', () => {
  const turn = talk(
    'ru',
    'упростить (x-2)^2 - x(x-9) и найти значение при x=2',
    'x^2-4x+4-x^2-9x',
    'а, минус на минус плюс, оба поменять. x^2-4x+4-x^2+9x=5x+4',
    '5*2+4=14. ответ 14?',
  )
  expect(turn.content.verdict).toBe('correct')
  expect(turn.text).toContain('14')
})

test('The value that the task asks for is confirmed before the simplification too', () => {
  const turn = talk('en', 'simplify (x - 2)^2 - x(x - 9) and find the value at x = 2', 'my answer is 14')
  expect(turn.content.verdict).toBe('correct-but')
})

test('Talk about the open task opens no task of a sentence', () => {
  const turn = talk('en', 'expand (x + 6)^2 - x^2', "25 but what has that to do with it, i didn't read it as a factor")
  expect(turn.content.problem?.latex).toContain('(x + 6)')
})

test('A reason names the product that the term comes from', () => {
  const turn = talk('en', 'solve 8(x - 2) - 5(x + 1) = 3', '8x - 16 - 5x + 5 = 3', 'why is it not + 5?')
  expect(turn.text).toMatch(/-5\$ times \$1\$/)
})

test('The same slip with a bracket on both sides is named', () => {
  const turn = talk('en', 'solve 5(2x - 3) = 4(x + 6)', '10x - 3 = 4x + 6')
  expect(turn.content.lines?.[0]?.remark).toMatch(/5 times/)
})

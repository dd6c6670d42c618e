import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

function talk(language: 'en' | 'ru', ...messages: readonly string[]) {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: '1', now: 0 })
    state = turn.state
    return turn
  })
}

test('Another task that is announced is taken up while one is open, with the work behind it', () => {
  const [, reply] = talk(
    'en',
    'simplify (a + 6)^2 - a(a - 1)',
    'ok next one: expand and simplify (b - 7)^2 - 40. i say b^2 - 89',
  )
  expect(reply?.content.problem?.latex).toContain('b')
  expect(reply?.content.verdict).toBe('incorrect')
  expect(reply?.content.lines?.map(({ latex }) => latex)).toEqual(['b^{2} - 89'])
})

test('Another task is taken up where the last reply asked for a step of the old one', () => {
  const [, , reply, next] = talk(
    'ru',
    'упростить (y-5)^2 - y(y-7)',
    'раскрыть скобки',
    'ладно следующая: раскрыть скобки и упростить (b+3)^2-(b-2)(b+2)',
    'b^2+6b+9-b^2+4=6b+13',
  )
  expect(reply?.content.problem?.latex).toContain('b')
  expect(next?.content.verdict).toBe('correct')
})

test('The last step before an announcement is judged first', () => {
  const messages = (last: string) => ['solve 3x - 4 = 11', `3x = 15, x = ${last}. next one: 2(y - 1) = 8`]
  const right = talk('en', ...messages('5')).at(-1)
  expect(right?.text).toContain('correct')
  expect(right?.content.problem?.latex).toContain('y')
  const wrong = talk('en', ...messages('12')).at(-1)
  expect(wrong?.content.verdict).toBe('incorrect')
  expect(wrong?.content.problem?.latex).not.toContain('y')
})

test('A denied announcement opens no task', () => {
  const turns = talk('en', 'simplify (x + 5)^2 - x^2', 'no, this is not a new task! (x + 5)^2 = x^2 + 10x + 25')
  expect(turns.at(-1)?.content.problem?.latex).toContain('x')
  expect(turns.at(-1)?.content.verdict).toBe('correct')
})

test('"That is not the task, the task is ..." goes on with the work where the task is the open one', () => {
  const reply = talk(
    'en',
    'expand (x - 4)^2 - 16',
    'thats not the task. the task is (x - 4)^2 - 16 and i think x^2 - 32',
  ).at(-1)
  expect(reply?.content.lines?.map(({ latex }) => latex)).toEqual(['x^{2} - 32'])
})

test('A term in front of the line that contains it is only talked about', () => {
  for (const text of ['i wrote 7x and not x. 7x - 7 - 2x + 6 = 2', 'my step 7x - 7 - 2x + 6 = 2']) {
    const reply = talk('en', 'solve 7(x - 1) - 2(x + 3) = 2', text).at(-1)
    expect(reply?.content.lines?.map(({ latex }) => latex)).toEqual(['7x - 7 - 2x + 6 = 2'])
  }
})

test('Things in a sentence become no side of an equation', () => {
  const reply = talk('en', 'solve 4(x - 1) - 3(x + 2) = 5', 'so 3 bags with x and 2, thats 3x + 6').at(-1)
  expect(reply?.text).not.toContain('2 = 3x')
  expect(reply?.content.problem?.latex).toContain('4(x - 1)')
})

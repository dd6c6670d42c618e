import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

function turns(language: 'en' | 'ru', ...messages: readonly string[]) {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0 })
    state = turn.state
    return turn
  })
}
const last = (language: 'en' | 'ru', ...messages: readonly string[]) => turns(language, ...messages).at(-1)!

test('a task that was copied wrong is opened as it should be, and its line is not judged', () => {
  for (const text of ["oh i copied it wrong, it's 2x+5=15", 'sorry i misread the task, it is 2x + 5 = 15']) {
    const turn = last('en', '2x+5=13', text)
    expect([turn.move, turn.content.verdict]).toEqual(['in-task.changed', undefined])
    // The whole new task, what is changed in it, and its first question.
    expect(turn.text).toMatch(/\$2x \+ 5 = 15\$.*\$15\$.*\$13\$.*\?$/)
    expect(turn.state.problem).toMatchObject({ task: 'equation|2 * x + 5|15', solved: false, wrongs: 0 })
  }
  const russian = last('ru', '2x+5=13', 'ой, я неправильно переписала, там 2x+5=15')
  expect(russian.move).toBe('in-task.changed')
  expect(russian.text).toMatch(/\$2x \+ 5 = 15\$.*\$15\$.*\$13\$.*\?$/)
  const simplify = last('en', 'simplify (2x^3 y)^2 / (4 x y^2)', 'i copied it wrong, its (2x^3 y)^2 / (8 x y^2)')
  expect(simplify.move).toBe('in-task.changed')
  expect(simplify.text).toContain('8xy^{2}')
  expect(simplify.state.problem?.task).toBe('expression|(2 * x^3 * y)^2 / (8 * x * y^2)')
  // Two numbers are another task, which is opened as it stands.
  const other = last('en', '2x+5=13', "i copied it wrong, it's 3x+5=15")
  expect([other.move, other.content.verdict]).toEqual(['orient', undefined])
  expect(other.text).toContain('3x + 5 = 15')
})

test('of a part that was copied wrong the whole task is asked for, and then it is opened', () => {
  const task = 'simplify (2x^3 y)^2 / (4 x y^2)'
  const asked = turns(
    'en',
    task,
    'top is 4x^6y^2',
    'oh wait i copied it wrong its 8xy^2 on the bottom',
    '4x^6y^2/(8xy^2)',
  )
  expect(asked.map(({ move }) => move)).toEqual(['orient', 'right.terms', 'corrected.ask', 'orient'])
  expect(last('ru', '2x+5=13', 'опечатка в условии').move).toBe('corrected.ask')
})

test('a line of the student’s own that was written wrong is judged as a line', () => {
  expect(last('en', '2x+5=13', '2x = 18', 'i wrote it wrong, it is 2x = 8').move).toMatch(/^right/)
  expect(last('ru', '2x+5=13', '2x = 18', 'я неправильно написал, 2x = 8').move).toMatch(/^right/)
})

test('the task that was corrected is kept with its work, and comes back when it is wanted', () => {
  const [, , , back] = turns('en', '2x + 5 = 13', '2x = 8', 'oh there is a typo in the task', 'back')
  expect(back?.state.problem?.line).toBe('equation|2 * x|8')
  const russian = turns('ru', '2x + 5 = 13', '2x = 8', 'опечатка в условии', 'назад').at(-1)
  expect(russian?.state.problem?.line).toBe('equation|2 * x|8')
})

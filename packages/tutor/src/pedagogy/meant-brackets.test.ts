import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'
const after = (language: Language, ...messages: readonly string[]) => {
  let state = startSession()
  let last: ReturnType<typeof takeTurn> | undefined
  for (const text of messages) {
    last = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0 })
    state = last.state
  }
  return last!
}

test.each([
  ['en', '√75 - 2√27 + √48', '√75=√25*3=5√3'],
  ['ru', 'Упростите √50 + √18', '√50=√25*2=5√2'],
  ['en', 'Simplify √12 + √27', '√4*3 + √9*3 = 2√3+3√3'],
  ['ru', 'сократить дробь (x^2-9)/(x^2+3x)', '(x-3)(x+3)/x(x+3) это уже ответ?'],
  ['en', 'Simplify (2x+6)/(x^2-9)', '2(x+3)/(x-3)(x+3) = 2/(x-3)'],
] as const)(
  'a line that is right with brackets left out is accepted, and they are named: %s, %s, %s',
  (language, task, work) => {
    const { content, text } = after(language, task, work)
    expect(content.verdict).toBe('correct')
    expect(text).toMatch(/bracket|скоб/u)
  },
)

test.each([
  ['en', 'Simplify √12 + √27', '√12=√4*3=12'],
  ['en', 'Simplify (x^2-4)/(x^2+2x)', '(x-2)(x+2)/x(x+3)'],
] as const)('a line that is wrong in both readings stays wrong: %s, %s, %s', (language, task, work) => {
  const { content, text } = after(language, task, work)
  expect(content.verdict).toBe('incorrect')
  expect(text).not.toMatch(/bracket/u)
})

test('a line that is right as it stands gets no word about brackets', () => {
  const { content, text } = after('en', 'Simplify √12 + √27', '√12 = 2√3')
  expect(content.verdict).toBe('correct')
  expect(text).not.toMatch(/bracket/u)
})

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
const medianEn = 'Find the median of 7, 3, 9, 4, 12, 5'
const medianRu = 'Найдите медиану чисел 7, 3, 9, 4, 12, 5'

test.each([
  ['en', medianEn, 'there are 6 numbers\nmiddle ones are 9 and 4\n(9+4)/2 = 6.5\nmedian 6.5'],
  ['ru', medianRu, 'всего 6 чисел\nв середине 9 и 4\n(9+4):2=6,5\nОтвет: 6,5'],
  ['ru', medianRu, 'всего 6 чисел\nв середине 9 и 4\n(9+4):2=6,5\nмедиана 6,5'],
  ['en', 'Find the mean of 4, 8, 6, 5, 7', 'there are 6 in it\n4+8+6+5+7 = 30\n30/6 = 5\nmean 5'],
] as const)('a solution is judged by the value it ends with: %s, %s, %s', (language, task, work) => {
  const { content, state } = after(language, task, work)
  expect(content.verdict).toBe('incorrect')
  expect(state.problem?.solved).toBe(false)
})

test.each([
  ['en', medianEn, 'there are 6 numbers\n3 4 5 7 9 12\n(5+7)/2 = 6\nmedian 6'],
  ['en', 'Find the mean of 4, 8, 6, 5, 7', 'I got 6 because 4+8+6+5+7 = 30 and 30/5 = 6'],
] as const)('a right end, or an answer before its reason, is taken: %s, %s, %s', (language, task, work) => {
  expect(after(language, task, work).content.verdict).toBe('correct')
})

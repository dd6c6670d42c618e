import { expect, test } from 'vitest'
import { afterReply, startSession, takeTurn } from '../index.ts'

/** How the answer to a question is heard beside which these right answers are noted. */
function verdictOf(language: 'en' | 'ru', right: readonly string[], answer: string): string | undefined {
  const input = { text: language === 'ru' ? 'привет' : 'hi', interfaceLanguage: language, now: 0, isLed: true } as const
  const turn = takeTurn({ ...input, state: startSession(), seed: '1' })
  const text = language === 'ru' ? 'Сколько останется?' : 'How much is left?'
  const { state } = afterReply({ input, turn, text, note: { question: text, right }, seed: '2' })
  return takeTurn({ ...input, text: answer, state, seed: '3' }).understood?.answer?.verdict
}

test.each([
  ['ru', ['0', 'нисколько'], 'нисколько наверно, она ж уже 80'],
  ['ru', ['0'], 'ничего, кажется'],
  ['ru', ['оба'], 'оба вроде'],
  ['en', ['0'], 'nothing i think'],
  ['en', ['0'], 'none probably'],
  ['en', ['neither', 'neither of them'], 'neither i guess'],
] as const)('a doubt behind the answer takes nothing from it: %s %s %s', (language, right, answer) => {
  expect(verdictOf(language, right, answer)).toBe('right')
})

test.each([
  ['ru', ['0'], 'ничего не понимаю'],
  ['en', ['0'], 'nothing changes, so 5'],
  ['en', ['3'], 'nothing i think'],
  ['en', ['both'], 'neither i think'],
] as const)('another answer stays one: %s %s %s', (language, right, answer) => {
  expect(verdictOf(language, right, answer)).not.toBe('right')
})

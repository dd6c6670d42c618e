import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

const ask = (text: string, interfaceLanguage: 'en' | 'ru') =>
  takeTurn({ text, interfaceLanguage, state: startSession(), seed: 's', now: 0 })

test.each([
  ['explain the chain rule', 'en', 'Why the chain rule multiplies'],
  ['what is a geometric progression?', 'en', 'Geometric sequence'],
  ['что такое логарифм', 'ru', 'Что такое логарифм'],
  ['объясни теорему косинусов', 'ru', 'Теорема косинусов'],
] as const)('"%s" is answered from a card, which is named, and marked as such', (text, language, title) => {
  const turn = ask(text, language)
  expect(turn.text).toContain(`**${title}.**`)
  expect(turn.content.badge).toBe('lesson')
  expect(turn.text).toMatch(/\?/)
})

test('what no lesson is about is said to be unknown', () => {
  expect(ask('explain renaissance painting', 'en').content.badge).toBeNull()
})

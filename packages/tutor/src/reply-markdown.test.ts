import { expect, test } from 'vitest'
import { replyAsMarkdown, startSession, takeTurn } from './index.ts'

const conversation = (language: 'en' | 'ru', messages: readonly string[]) => {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'm', now: 0 })
    state = turn.state
    return turn
  })
}

test('a reply is readable as Markdown: text, lines with verdicts, steps, hints, badge', () => {
  const [, hint, wrong, right] = conversation('en', ['3(x - 2) = 2x + 7', 'hint', '3x - 2 = 2x + 7', '3x - 6 = 2x + 7'])
  const first = replyAsMarkdown(hint!, 'en')
  expect(first.startsWith(hint!.text)).toBe(true)
  expect(first.split(hint!.text)).toHaveLength(2)
  expect(replyAsMarkdown(wrong!, 'en')).toContain('1. $3x - 2 = 2x + 7$ — not correct: 3 times what?')
  const done = replyAsMarkdown(right!, 'en')
  expect(done).toContain('Steps so far:\n\n1. ')
  expect(done).toContain('$3x - 6 = 2x + 7$')
  expect(done.endsWith('*Checked: calculated and verified.*')).toBe(true)
})

test('по-русски — теми же частями; без проверенного нет и значка', () => {
  const [hello, , wrong] = conversation('ru', ['привет', '3(x - 2) = 2x + 7', '3x - 2 = 2x + 7'])
  expect(replyAsMarkdown(hello!, 'ru')).toBe(hello!.text)
  expect(replyAsMarkdown(wrong!, 'ru')).toMatch(/Твои строки:\n\n1\. \$3x - 2 = 2x \+ 7\$ — неверно: /)
  expect(replyAsMarkdown({ text: 'Текст', content: null }, 'ru')).toBe('Текст')
})

import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { itemText } from './item-text.ts'

const itemsOf = (language: 'en' | 'ru', ...texts: string[]): string[] => {
  let state = startSession()
  return texts.flatMap((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0 })
    state = turn.state
    return turn.events.flatMap((event) => (event.kind === 'attempt' ? itemText(event.item, language) : []))
  })
}

test.each([
  ['en', 'A jacket costs £80. First 15% off, then another 10% off. What is the price?', 'yes', '61.2'],
  ['ru', 'Сопротивление лампы 240 Ом, напряжение 120 В. Найди силу тока.', 'да', '0,5 А'],
] as const)('%s: a task in words is shown as it was told', (language, task, agreed, answer) => {
  const [item] = itemsOf(language, task, agreed, answer)
  expect(item).toContain(task.slice(0, 20))
  expect(item).not.toMatch(/\$|varnothing/)
})

test('a formula is shown as one', () => expect(itemsOf('en', '2x + 3 = 11', 'x = 4')).toEqual(['$2x + 3 = 11$']))

import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../../index.ts'

type Language = 'en' | 'ru'
function turns(language: Language, ...messages: readonly string[]) {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0 })
    state = turn.state
    return turn
  })
}

const marbles =
  'There are 5 red and 3 blue marbles in a bag. Two are taken out one after another without putting back. What is the probability that both are red?'

test.each([
  ['en', marbles, 'yes', '5/8 and 4/7', 'so do i add or multiply... adding gives more than 1 so not that?'],
  [
    'en',
    'A baker made 96 rolls and packed them into bags of 8. How many bags did he fill?',
    'yes',
    'is it times or divide',
  ],
  [
    'ru',
    'В коробке 6 красных и 4 синих шара. Наугад достают два шара. Какова вероятность что оба красные?',
    'да',
    '6/10 и потом 5/9',
    'их сложить или умножить',
  ],
] as const)('"add or multiply?" is answered by what the result has to be: %s, %s', (language, ...messages) => {
  const last = turns(language, ...messages).at(-1)
  expect(last?.move).toBe('story.operation.choice')
})

test('after it the operation that is named is taken up, also with a question mark', () => {
  const moves = turns('en', marbles, 'yes', '5/8 and 4/7', 'do i add or multiply them', 'multiply?')
  expect(moves.at(-1)?.text).not.toMatch(/not sure/)
  expect(moves.at(-1)?.content.verdict).toBe('correct')
})

test('a number on the way that led to what is found is not asked for again', () => {
  const [, , found] = turns('en', marbles, 'yes', '5/8 and 4/7')
  expect(found?.text).toContain('\\frac{5}{8}')
  expect(found?.text).not.toContain('0.625')
})

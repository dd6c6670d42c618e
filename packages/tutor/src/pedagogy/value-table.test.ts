import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('value-table')

test.each([
  ['en', 'graph of y=2x-1, table x 0 1 2 y -1 1 3 is it right'],
  ['en', 'y=-2x+5 points (0,5) (1,3) (2,1) correct?'],
  ['ru', 'График у=3х-5 построить. таблица х 0 2 у -5 1 правильно?'],
  ['ru', 'у=0,5х-1 таблица: х 0 2 4 у -1 0 1'],
  ['ru', 'построй график у=-х+4. у меня таблица х 0 4, у 4 0'],
] as const)('a right table of values is called right: %s %s', (language, text) => {
  const { move, content } = reply(language, text)
  expect({ move, verdict: content.verdict }).toEqual({ move: 'value-table.right', verdict: 'correct' })
})

test.each([
  ['en', 'y=3x-2. my table: x -1 0 1, y -5 -2 3 ok?', 'x = 1$', '1'],
  ['en', 'y = x^2 table x -1 0 2, y -1 0 4', 'x = -1$', '1'],
  ['ru', 'график у=2х+1 таблица х: 0; 3 у: 1; 6 правильно?', 'x = 3$', '7'],
] as const)(
  'the place that does not fit is named, and its value is asked for: %s %s',
  (language, text, place, value) => {
    const first = reply(language, text)
    expect(first.move).toBe('value-table.wrong')
    expect(first.text).toContain(place)
    expect(reply(language, text, value).content.verdict).toBe('correct')
  },
)

test('the letters of a formula are Latin in the reply', () => {
  expect(reply('ru', 'построить график у=3х-1').text).not.toMatch(/[уx]\s*=\s*3х|3х/u)
})

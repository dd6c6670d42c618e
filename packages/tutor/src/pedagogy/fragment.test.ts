import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

test.each([
  'The number of diagonals of a polygon is n(n - 3)/2. How many diagonals does a heptagon, which has 7 sides, have?',
  'Ruth sold 50 raffle tickets for a pound each. 40p (£0.40) of every ticket goes to the hospice and the prizes cost £8.50. How many pounds are left for the club?',
  'stone falls for 3 seconds, distance is half of 10 times t squared. how far in metres',
  'Three brothers and a sister got £210. Each brother took £30 as wages first, then all four shared the remainder alike. How much did the sister get?',
])('a formula inside a story is not taken for its task: "%s"', (text) => {
  const turn = takeTurn({ text, interfaceLanguage: 'en', state: startSession(), now: 0, seed: 'a' })
  expect(turn.state.problem).toBeNull()
  expect(turn.state.story?.standing).toBe('unread')
})

test('the remainder of a division is', () => {
  const text = 'Find the remainder when 210 is divided by 30'
  expect(takeTurn({ text, interfaceLanguage: 'en', state: startSession(), now: 0, seed: 'a' }).move).toBe('orient')
})

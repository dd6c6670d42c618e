import { describe, expect, test } from 'vitest'
import { lastReply } from '../../testing/last-reply.ts'

const last = lastReply('claimed')

const jacket = 'jacket is 80 dollars its 25% off and then another 10% off at the register how much do u pay'
const coat = 'куртка 4000 рублей, скидка 20% а потом ещё 10% на кассе, сколько платить'

describe("a student's claim about the task is no datum of it", () => {
  test.each([
    ['ru', `${coat}. это же просто 30% скидка да?`, /10%/, /30% \(/],
    [
      'en',
      'A pool fills in 6 hours by one pipe and 3 hours by another, how long together? its 4.5 hours right?',
      /3 hours/,
      /third/,
    ],
  ] as const)('%s: %s', (language, text, told, claimed) => {
    const turn = last(language, text)
    expect(turn.move).toBe('story.confirm')
    expect(turn.text).toMatch(told)
    expect(turn.text).not.toMatch(claimed)
  })

  test.each([`${jacket}. its just 35% off right`, `${jacket} its just 35% off right`])(
    'what a usual mistake comes to is talked about at once, without a badge: %s',
    (text) => {
      const turn = last('en', text)
      expect([turn.move, turn.content.badge]).toEqual(['story.usual-slip', null])
      expect(turn.text).toMatch(/35\\%/)
    },
  )

  test.each([
    ['en', jacket, 'its just 35% off right', '35\\%'],
    ['ru', coat, 'это же просто 30% скидка да?', '30\\%'],
  ] as const)('two percentages put into one are the usual slip: %s', (language, task, claim, value) => {
    const turn = last(language, task, claim)
    expect(turn).toMatchObject({ move: 'story.usual-slip', content: { verdict: 'incorrect' } })
    expect(turn.text).toContain(value)
  })

  test('a sentence that only has the word is none', () => {
    const text = 'A shirt costs $40. It is 10% off. How much do you pay? The shop is on the right.'
    expect(last('en', text).state.story?.pending).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { lastReply } from '../../testing/last-reply.ts'

const replyTo = lastReply('a reply')

describe('a way that is shown is not taken for a usual mistake that comes to the same number', () => {
  test.each([
    [
      'en',
      'Test scores 78, 85, 92. What is needed on the 4th test for an average of 86?',
      '86x4=344. 78+85+92=255. 344-255=89',
    ],
    [
      'ru',
      'Вклад 10000 руб под 10% в год с капитализацией. Сколько будет через 2 года?',
      '1 год: 10000*1,1 = 11000\n2 год: 11000*1,1 = 12100',
    ],
    [
      'en',
      'Red and yellow are mixed 2:7. How much yellow for 450 ml of paint?',
      '2 + 7 = 9 parts\n450 / 9 = 50\n7 * 50 = 350',
    ],
  ] as const)('%s %s', (language, task, solution) => {
    expect(replyTo(language, task, solution).move).not.toMatch(/usual\.mistake/)
  })

  test('a single calculation is', () => {
    const task =
      'A 13 m ladder leans against a wall with its foot 5 m from the wall. How high up the wall does it reach?'
    expect(replyTo('en', task, '13 - 5 = 8 m').move).toMatch(/usual|worked\.slip/)
  })
})

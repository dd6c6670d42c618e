import { describe, expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const last = lastReply('only-named')

describe('a number that counts, or that an operation takes, is no result', () => {
  test.each([
    ['en', ['mean of 4, 8, 6, 5, 3, 10', '36', 'then divide by 6 cuz theres 6 of them']],
    ['en', ['mean of 3, 3, 3', '9', 'divide by 3 because there are 3']],
    ['en', ['mean of 4, 8, 6, 5, 3, 10', '36', 'there are 6 numbers']],
    ['en', ['mean of 4, 8, 6, 5, 3, 10', '36', '6 numbers in the list so over 6']],
    ['en', ['find the mean of 7, 1, 4, 4', '16', 'i split it into 4 since there are 4 values']],
    ['ru', ['найди среднее арифметическое чисел 4, 8, 6, 5, 3, 10', '36', 'потом делим на 6 потому что их 6']],
    ['ru', ['найди среднее чисел 3, 1, 5, 3', '12', 'поделить на 4, тк чисел 4']],
    ['ru', ['найди среднее арифметическое чисел 4, 8, 6, 5, 3, 10', '36', 'тут 6 чисел']],
  ] as const)('%s %j', (language, messages) => {
    const { move, content } = last(language, ...messages)
    expect(move).not.toMatch(/^(?:solved|wrong)|slip/)
    expect(content.verdict).not.toBe('incorrect')
  })
})

test.each([
  ['en', ['mean of 4, 8, 6, 5, 3, 10', '36', 'divided by 6 so its 6']],
  ['ru', ['найди среднее арифметическое чисел 4, 8, 6, 5, 3, 10', '36', 'получилось 6']],
] as const)('a result is one: %s %j', (language, messages) => {
  expect(last(language, ...messages).move).toBe('solved')
})

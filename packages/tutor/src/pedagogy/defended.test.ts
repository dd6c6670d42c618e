import { describe, expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const last = lastReply('defended')

describe('a result that was called wrong stays wrong where its calculation is shown', () => {
  test.each([
    ['en', ['evaluate -2^2 + 10', '14', 'no its (-2)*(-2)=4 and 4+10=14']],
    ['en', ['work out 2 + 3 * 4', '20', 'but 2+3=5 and 5*4=20 so its right']],
    ['en', ['10 - 4 + 3', '3', '4+3=7 10-7=3']],
    ['en', ['what is 1/2 + 1/3', '2/5', '1+1=2 and 2+3=5 so 2/5 is right you are wrong']],
    ['ru', ['найди значение выражения -3^2+5', '14', 'не ну минус на минус плюс же, (-3)*(-3)=9, 9+5=14, ты ошибся']],
    ['ru', ['вычисли 20 - 8 + 2', '10', 'ну 8+2=10, 20-10=10, все верно']],
    ['ru', ['4+6:2', '5', '4+6=10 10:2=5 же']],
  ] as const)('%s %j', (language, messages) => {
    const { move, content } = last(language, ...messages)
    expect(move).toMatch(/^wrong\./)
    expect(content.verdict).toBe('incorrect')
  })
})

test.each([
  ['en', ['2 + 3 * 4', '20', 'oh 3*4=12 and 2+12=14'], 'solved'],
  ['ru', ['2+3*4', '20', '3*4=12'], 'right.filled'],
] as const)('a mended calculation is right: %s %j', (language, messages, move) => {
  expect(last(language, ...messages).move).toBe(move)
})

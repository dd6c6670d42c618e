import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../../../index.ts'
import { answered, testNotMisread, testRead } from '../accounts/testing.ts'

describe('the sum of two dice', () => {
  testRead([
    ['en', 'Two dice are rolled. What is the probability that the sum is 6?', '5/36', '1/11'],
    ['en', 'A die is thrown twice. How likely is it that the total is 10?', '1/12', '1/18'],
    ['ru', 'Бросают два кубика. Какова вероятность, что сумма очков равна 6?', '5/36', '1/11'],
    ['ru', 'Игральный кубик бросили дважды. Найдите вероятность того, что в сумме выпадет 11 очков.', '1/18', '1/36'],
  ])
  testNotMisread([
    ['en', 'Two dice are rolled. What is the probability that the sum is at most 6?', 5 / 36],
    ['en', 'Three dice are rolled. What is the probability that the sum is 6?', 5 / 36],
    ['ru', 'Бросают два кубика. Какова вероятность, что сумма очков не равна 6?', 5 / 36],
    ['ru', 'Бросают два кубика с 8 гранями. Какова вероятность, что сумма очков равна 6?', 5 / 36],
  ])

  test('listed sums that are counted in words are no false calculation', () => {
    const way = '4 + 6, 5 + 5, 6 + 4 thats 3 ways out of 36 = 1/12'
    const told = answered('en', 'Two dice are thrown. What is the probability that the sum is 10?', way)
    expect(told.content.verdict).toBe('correct')
  })

  test('the reading does not tell the answer', () => {
    const text = 'Бросают два кубика. Какова вероятность, что сумма очков равна 6?'
    const turn = takeTurn({ text, interfaceLanguage: 'ru', state: startSession(), seed: text, now: 0 })
    expect(turn.text).not.toContain('36')
  })
})

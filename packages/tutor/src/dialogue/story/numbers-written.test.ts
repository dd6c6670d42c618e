import { describe, expect, test } from 'vitest'
import { claimsIn } from './work.ts'

const said = (text: string, language: 'en' | 'ru') =>
  claimsIn(text, language).map((claim) =>
    claim.kind === 'number'
      ? Number(claim.value.n) / Number(claim.value.d)
      : claim.kind === 'sum' && claim.value
        ? ['sum', Number(claim.value.n) / Number(claim.value.d)]
        : claim.kind,
  )

describe('numbers beside a story are read as pupils write them', () => {
  test.each([
    ['6,5² + 2,5² = 42,25 + 6,25', [['sum', 48.5]]],
    ['still think 22,5 is fairer', [22.5]],
    ['3,25*4', [['sum', 13]]],
  ])('a decimal comma in English: %s', (text, numbers) => {
    expect(said(text, 'en')).toEqual(numbers)
  })

  test('commas of a list and of thousands stay', () => {
    expect(said('12,18', 'en')).toEqual([12, 18])
    expect(said('24,36,60', 'en')).toEqual([24, 36, 60])
    expect(said('1,250 + 50', 'en')).toEqual([['sum', 1300]])
  })

  test.each([
    ['5 или -5?', 'ru', [5, -5]],
    ['is it 4 or -4', 'en', [4, -4]],
    ['3 и -3', 'ru', [3, -3]],
  ] as const)('two numbers to choose from are no difference: %s', (text, language, numbers) => {
    expect(said(text, language)).toEqual(numbers)
  })
})

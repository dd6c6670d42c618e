import { expect, test } from 'vitest'
import { regionExamples } from './region-examples.ts'

const day = new Date(2026, 10, 5)
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [1, 'USD', '11/05/2026', '1,234.5', '$9.90'],
  [2, 'RUB', '05.11.2026', '1 234,5', '9,90 ₽'],
  [112, 'BYN', '05.11.2026', '1 234,5', '9,90 Br'],
] as const)('language %d with %s writes %s, %s and %s [P08]', (languageId, currency, date, number, money) => {
  const examples = regionExamples(languageId, currency, day)
  expect(Object.values(examples).map(plain)).toEqual([date, number, money])
})

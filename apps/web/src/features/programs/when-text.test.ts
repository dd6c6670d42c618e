import { expect, test } from 'vitest'
import { dayText } from './when-text.ts'

test('the day of the next change is written as its language writes it', () => {
  expect(dayText('2026-10-02T12:00:00', 'en')).toBe('October 2')
  expect(dayText('2026-10-02T12:00:00', 'ru')).toBe('2 октября')
})

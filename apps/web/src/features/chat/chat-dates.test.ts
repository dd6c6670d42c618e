import { expect, test } from 'vitest'
import { dateOf } from './chat-dates.ts'

test('a day is written as its language writes it', () => {
  const thisYear = new Date().getFullYear()
  expect(dateOf(`${thisYear}-11-21T12:00:00`, 'en')).toMatch(/^[A-Z]\w+day, November 21$/)
  expect(dateOf('2024-11-21T12:00:00', 'en')).toBe('Thursday, November 21, 2024')
  expect(dateOf('2024-11-21T12:00:00', 'ru')).toMatch(/^Четверг, 21 ноября 2024/)
})

import { afterEach, expect, test } from 'vitest'
import { dayOf, daysFromToday } from '../../lib/clock.ts'
import { settings } from '../../lib/storage.ts'
import { studentZone } from '../../lib/student-zone.ts'
import { dateOf, shortDay, timeOf } from './chat-dates.ts'

afterEach(() => settings.remove('timeZone'))

test('a day is written as its language writes it', () => {
  const thisYear = new Date().getFullYear()
  expect(dateOf(`${thisYear}-11-21T12:00:00`, 'en')).toMatch(/^[A-Z]\w+day, November 21$/)
  expect(dateOf('2024-11-21T12:00:00', 'en')).toBe('Thursday, November 21, 2024')
  expect(dateOf('2024-11-21T12:00:00', 'ru')).toMatch(/^Четверг, 21 ноября 2024/)
})

test.each([
  ['Pacific/Kiritimati', '2024-03-01', 'Friday, March 1, 2024', 'Mar 1', '2:30'],
  ['Europe/Minsk', '2024-02-29', 'Thursday, February 29, 2024', 'Feb 29', '3:30'],
  ['Pacific/Pago_Pago', '2024-02-29', 'Thursday, February 29, 2024', 'Feb 29', '1:30'],
])('in the zone of the student, %s, it is %s, whatever the device is set to', (zone, day, date, short, time) => {
  settings.set('timeZone', zone)
  const at = '2024-02-29T12:30:00Z'
  expect(dayOf(at)).toBe(day)
  expect(dateOf(at, 'en')).toBe(date)
  expect(shortDay(at, 'en')).toBe(short)
  expect(timeOf(at, 'en')).toContain(time)
})

test('just after midnight in the zone of the student it is today, and a minute before it was yesterday', () => {
  settings.set('timeZone', 'Asia/Vladivostok')
  const midnight = '2026-11-22T14:00:00.000Z'
  const justAfter = Date.parse(midnight) + 1000
  expect(daysFromToday(midnight, justAfter)).toBe(0)
  expect(daysFromToday('2026-11-22T13:59:00.000Z', justAfter)).toBe(-1)
  expect(daysFromToday('2026-11-23T14:00:00.000Z', justAfter)).toBe(1)
  // A night in which the clocks go back has 25 hours.
  settings.set('timeZone', 'America/New_York')
  expect(daysFromToday('2026-11-01T04:00:00Z', Date.parse('2026-11-02T05:30:00Z'))).toBe(-1)
})

test('a zone that this browser does not know leaves the one of the device', () => {
  settings.set('timeZone', 'Moon/Tranquility')
  expect(studentZone()).toBeUndefined()
  expect(dayOf('2024-02-29T12:30:00')).toBe('2024-02-29')
})

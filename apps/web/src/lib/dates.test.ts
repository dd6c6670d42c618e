import { afterEach, expect, test, vi } from 'vitest'
import { clockTime } from './clock.ts'
import { dateRest, formatDate, parseDate, showDayInWords, today } from './dates.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['31122010', 'ru', '31.12.2010', '2010-12-31'],
  ['12312010', 'en', '12/31/2010', '2010-12-31'],
  ['31.12.2010', 'ru', '31.12.2010', '2010-12-31'],
  ['1.2.2010', 'ru', '01.02.2010', '2010-02-01'],
  ['1/2/2010', 'en', '01/02/2010', '2010-01-02'],
  ['2010-02-01', 'ru', '01.02.2010', '2010-02-01'],
  ['2010-02-01', 'en', '02/01/2010', '2010-02-01'],
  ['3112201099', 'ru', '31.12.2010', '2010-12-31'],
  ['31 12 2010', 'ru', '31.12.2010', '2010-12-31'],
] as const)('%s typed in %s shows as %s and is the day %s [V07]', (typed, language, shown, day) => {
  expect(formatDate(typed, language)).toBe(shown)
  expect(parseDate(shown, language)).toBe(day)
})

test.each([
  ['en-GB', '31/12/2010'],
  ['en-AU', '31/12/2010'],
  ['en-US', '12/31/2010'],
  ['en', '12/31/2010'],
  ['ru-RU', '12/31/2010'],
])('in English a device set to %s writes the last day of 2010 as %s [V07]', (device, shown) => {
  vi.stubGlobal('navigator', { language: device })
  expect(formatDate('2010-12-31', 'en')).toBe(shown)
  expect(formatDate(shown, 'en')).toBe(shown)
  expect(parseDate(shown, 'en')).toBe('2010-12-31')
  expect(formatDate('2010-12-31', 'ru')).toBe('31.12.2010')
})

test('a date needs eight digits [V07]', () => {
  for (const typed of ['', '3', '31.12', '31.12.201']) expect(parseDate(typed, 'ru')).toBe(typed)
})

test.each([
  ['', '__.__.____'],
  ['3', '_.__.____'],
  ['31', '.__.____'],
  ['31.1', '_.____'],
  ['31.12.2010', ''],
])('after "%s" the mask still shows "%s" [V07]', (typed, rest) => {
  expect(dateRest(typed, 'ru')).toBe(rest)
})

test('deleting over a separator gets through it', () => {
  // If the separator came back automatically, Backspace after "31." could never delete it.
  expect(formatDate('31', 'ru')).toBe('31')
})

test('a day reads in words of its language, whatever the time zone', () => {
  expect(showDayInWords('2012-03-31', 'en')).toBe('March 31, 2012')
  expect(showDayInWords('2012-03-31', 'ru')).toBe('31 марта 2012')
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

test('English has the clock of 12 hours, Russian that of 24', () => {
  const clock = (instant: string, language: 'en' | 'ru') => clockTime(instant, language, 'Europe/Minsk')
  expect(clock('2026-11-21T14:05:00Z', 'en')).toBe('5:05\u00a0PM')
  expect(clock('2026-11-20T21:00:00Z', 'en')).toBe('12:00\u00a0AM')
  expect(clock('2026-11-21T14:05:00Z', 'ru')).toBe('17:05')
  expect(clock('2026-11-21T05:05:00Z', 'ru')).toBe('08:05')
})

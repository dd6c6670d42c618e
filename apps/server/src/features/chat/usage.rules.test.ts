import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCharged, nextPeriod, type Period, unitsOf, usageOf } from './usage.rules.ts'

const seed = 20261120
const hourMs = 3_600_000

test('a day starts at 00:00 where the student lives', () => {
  const day = nextPeriod(null, 'Europe/Moscow', new Date('2026-11-20T22:30:00Z'))
  expect(day.startsAt.toISOString()).toBe('2026-11-20T21:00:00.000Z')
  expect(day.endsAt.toISOString()).toBe('2026-11-21T21:00:00.000Z')
})

test('days of 23 and 25 hours are days', () => {
  const spring = nextPeriod(null, 'Europe/Berlin', new Date('2026-03-29T10:00:00Z'))
  expect((spring.endsAt.getTime() - spring.startsAt.getTime()) / hourMs).toBe(23)
  const autumn = nextPeriod(null, 'Europe/Berlin', new Date('2026-10-25T10:00:00Z'))
  expect((autumn.endsAt.getTime() - autumn.startsAt.getTime()) / hourMs).toBe(25)
})

test('a changed zone takes effect at the next start and makes a long day, not a short one', () => {
  const inMoscow = nextPeriod(null, 'Europe/Moscow', new Date('2026-11-20T12:00:00Z'))
  const inNewYork = nextPeriod(inMoscow, 'America/New_York', inMoscow.endsAt)
  expect(inNewYork.startsAt).toEqual(inMoscow.endsAt)
  // Midnight in New York comes 8 h later, which is too soon; the one after it ends the day.
  expect(inNewYork.endsAt.toISOString()).toBe('2026-11-22T05:00:00.000Z')
})

test('a zone that nobody knows counts as UTC', () => {
  expect(nextPeriod(null, 'Mars/Olympus', new Date('2026-11-20T12:00:00Z')).startsAt.toISOString()).toBe(
    '2026-11-20T00:00:00.000Z',
  )
})

const zones = ['UTC', 'Europe/Moscow', 'America/New_York', 'Asia/Kamchatka', 'Pacific/Kiritimati', 'Pacific/Niue']

test('whatever zones a student moves through, days never overlap, two starts are 20 h apart, now lies in its day', () => {
  const move = fc.record({ zone: fc.constantFrom(...zones), hours: fc.integer({ min: 0, max: 60 }) })
  fc.assert(
    fc.property(fc.array(move, { minLength: 1, maxLength: 12 }), (moves) => {
      let now = new Date('2026-01-01T00:00:00Z').getTime()
      let previous: Period | null = null
      for (const { zone, hours } of moves) {
        now += hours * hourMs
        if (previous && previous.endsAt.getTime() > now) continue
        const day: Period = nextPeriod(previous, zone, new Date(now))
        expect(day.startsAt.getTime()).toBeLessThanOrEqual(now)
        expect(day.endsAt.getTime()).toBeGreaterThan(now)
        if (previous) {
          expect(day.startsAt.getTime()).toBeGreaterThanOrEqual(previous.endsAt.getTime())
          expect(day.startsAt.getTime() - previous.startsAt.getTime()).toBeGreaterThanOrEqual(20 * hourMs)
        }
        previous = day
      }
    }),
    { seed },
  )
})

test('the day after begins full, with what the plan allows by then; bonus messages come on top', () => {
  const yesterday = { ...nextPeriod(null, 'UTC', new Date('2026-11-19T12:00:00Z')), used: 15 }
  const day = nextPeriod(yesterday, 'UTC', new Date('2026-11-20T12:00:00Z'), 200)
  const resetsAt = '2026-11-21T00:00:00.000Z'
  expect(usageOf(day, 0)).toEqual({ messagesLeft: 200, messagesPerDay: 200, resetsAt })
  expect(usageOf(day, 7)).toEqual({ messagesLeft: 207, messagesPerDay: 200, resetsAt, bonusLeft: 7 })
  expect(usageOf(nextPeriod(day, 'UTC', day.endsAt, unitsOf(null)), 0)).toMatchObject({ isUnlimited: true })
})

test.each([
  { state: 'done', length: 5, isFree: false, charged: true },
  { state: 'done', length: 5, isFree: true, charged: false },
  { state: 'stopped', length: 199, isFree: false, charged: false },
  { state: 'stopped', length: 200, isFree: false, charged: true },
  { state: 'stopped', length: 200, isFree: true, charged: false },
  { state: 'failed', length: 0, isFree: false, charged: false },
  { state: 'failed', length: 5000, isFree: false, charged: false },
] as const)(
  'a reply that ended as $state after $length characters (free: $isFree) is charged: $charged',
  ({ charged, ...end }) => {
    expect(isCharged(end)).toBe(charged)
  },
)

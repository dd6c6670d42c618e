import type { PushKind } from '@lumi/contracts/push'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leavesAt } from './push.rules.ts'
import { type PushFacts, pathOf } from './push.texts.ts'

const zones = ['America/New_York', 'Europe/Minsk', 'Asia/Kamchatka', 'Australia/Lord_Howe'] as const
const from = Date.UTC(2026, 0, 1)
const hourIn = (timeZone: string, at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).hour

test('in two years and four zones nothing leaves between 21:00 and 8:00, nothing waits longer than the night, and by day nothing waits [P06]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * 365 * 24 * 60 }), fc.constantFrom(...zones), (minutes, zone) => {
      const now = new Date(from + minutes * 60_000)
      const leaves = leavesAt(zone, now)
      const hour = hourIn(zone, leaves)
      expect(hour >= 8 && hour < 21).toBe(true)
      const waits = leaves.getTime() - now.getTime()
      // An hour more in the night in which clocks are set back.
      expect(waits >= 0 && waits <= 12 * 3_600_000).toBe(true)
      const own = hourIn(zone, now)
      if (own >= 8 && own < 21) expect(waits).toBe(0)
    }),
    { numRuns: process.env.LUMI_LONG ? 20_000 : 1500 },
  )
})

test('an unknown zone counts as UTC', () => {
  expect(leavesAt('Mars/Base', new Date('2026-11-22T23:00:00Z'))).toEqual(new Date('2026-11-23T08:00:00Z'))
})

const examples: Record<PushKind, PushFacts[]> = {
  reply: [{ kind: 'reply', conversationId: 'c', messageId: 'm' }],
  review: [1, 3, 5].map((due) => ({ kind: 'review', due })),
  payment: [
    { kind: 'payment', paymentId: 'p', status: 'succeeded' },
    { kind: 'payment', paymentId: 'p', status: 'failed' },
  ],
  plan: [
    { kind: 'plan', days: 7, change: 'renews' },
    { kind: 'plan', days: 1, change: 'ends' },
  ],
  parent: [
    { kind: 'parent', answer: 'yes' },
    { kind: 'parent', answer: 'no' },
  ],
  support: [{ kind: 'support', requestId: 'r' }],
}
test('a tap opens a page of our own', () => {
  for (const facts of Object.values(examples).flat()) expect(pathOf(facts)).toMatch(/^\/[a-z]/)
})

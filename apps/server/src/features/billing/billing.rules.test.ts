import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditOf, dueReminder, endOfPeriods, retryAt, share, stepOf } from './billing.rules.ts'
import { faultsOf, shippedCatalogue } from './catalogue.ts'

const end = (anchor: string, months: number, zone = 'UTC') =>
  endOfPeriods(new Date(anchor), { months }, zone).toISOString()

test.each([
  ['the last day of January', '2027-01-31T10:00:00Z', 1, 'UTC', '2027-02-28T10:00:00.000Z'],
  ['the month after it is counted from January', '2027-01-31T10:00:00Z', 2, 'UTC', '2027-03-31T10:00:00.000Z'],
  ['a leap day', '2028-02-29T10:00:00Z', 12, 'UTC', '2029-02-28T10:00:00.000Z'],
  ['a leap day, four years on', '2028-02-29T10:00:00Z', 48, 'UTC', '2032-02-29T10:00:00.000Z'],
  ['the spring change of clocks', '2027-03-01T12:00:00Z', 1, 'America/New_York', '2027-04-01T11:00:00.000Z'],
  ['an hour that does not exist', '2027-02-14T07:30:00Z', 1, 'America/New_York', '2027-03-14T07:30:00.000Z'],
  ['the end of a year east of UTC', '2026-12-31T20:00:00Z', 1, 'Asia/Kamchatka', '2027-01-31T20:00:00.000Z'],
  ['a zone that nobody knows', '2027-01-31T10:00:00Z', 1, 'Mars/Olympus', '2027-02-28T10:00:00.000Z'],
])('a period ends on the same day of the month: %s [S07]', (_name, anchor, months, zone, expected) => {
  expect(end(anchor, months, zone)).toBe(expected)
})

const held = { tariffId: 'plus', months: 3, renews: true, canMoveUp: true } as const
test.each([
  [null, 'plus', 1, 'buy'],
  [null, 'free', 1, 'current'],
  [held, 'plus', 3, 'current'],
  [held, 'plus', 12, 'cancel_first'],
  [held, 'max', 1, 'upgrade'],
  [held, 'free', 1, 'cancel'],
  [{ ...held, renews: false }, 'plus', 12, 'after_period'],
  [{ ...held, tariffId: 'max', renews: true }, 'plus', 3, 'cancel_first'],
  [{ ...held, tariffId: 'max', renews: false }, 'plus', 3, 'after_period'],
  [{ ...held, canMoveUp: false }, 'max', 3, 'cancel_first'],
  [{ ...held, canMoveUp: false, renews: false }, 'max', 3, 'after_period'],
] as const)('whoever holds %o and wants %s for %i months may: %s [S08]', (holding, tariffId, months, step) => {
  expect(stepOf(holding, { tariffId, months })).toBe(step)
})

test('money is rounded half up by whole numbers, and what is left of a period is never more than was paid', () => {
  expect([share(100, 1, 3), share(200, 1, 3), share(1, 1, 2), share(0, 5, 7)]).toEqual([33, 67, 1, 0])
  const day = 86_400_000
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 9 }),
      fc.integer({ min: 1, max: 400 }),
      fc.nat(500),
      (paid, days, used) => {
        const period = { startsAt: new Date(0), endsAt: new Date(days * day) }
        const credit = creditOf(period, paid, new Date(used * day))
        expect(credit).toBeGreaterThanOrEqual(0)
        expect(credit).toBeLessThanOrEqual(paid)
        expect(credit).toBe(used >= days ? 0 : share(paid, days - used, days))
      },
    ),
    { seed: 20261122 },
  )
})

test('reminders come 7 days and 1 day before a charge, once each; a decline is tried again twice', () => {
  const at = new Date('2027-01-31T10:00:00Z')
  const before = (days: number) => new Date(at.getTime() - days * 86_400_000)
  expect([8, 7, 6.5, 2].map((days) => dueReminder(at, null, before(days)))).toEqual([null, 7, 7, 7])
  expect([6, 2, 1, 0.5].map((days) => dueReminder(at, 7, before(days)))).toEqual([null, null, 1, 1])
  expect([dueReminder(at, 1, before(0.5)), dueReminder(at, null, before(0.5)), dueReminder(at, null, at)]).toEqual([
    null,
    1,
    null,
  ])
  expect([1, 2, 3].map((failures) => retryAt(at, failures)?.toISOString() ?? null)).toEqual([
    '2027-02-01T10:00:00.000Z',
    '2027-02-03T10:00:00.000Z',
    null,
  ])
})

test('the shipped catalogue can be sold from; one with a hole, a dear long period or a smaller larger tariff cannot', () => {
  expect(faultsOf(shippedCatalogue)).toEqual([])
  const changed = structuredClone(shippedCatalogue)
  changed.tariffs[1]!.prices[2]!.amounts.USD = 99_999
  delete (changed.tariffs[2]!.prices[0]!.amounts as Partial<Record<string, number>>).BYN
  changed.tariffs[2]!.messagesPerDay = 10
  changed.tariffs[0]!.prices.push(changed.tariffs[1]!.prices[0]!)
  expect(faultsOf(changed).length).toBeGreaterThanOrEqual(4)
})

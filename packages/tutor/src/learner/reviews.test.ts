import fc from 'fast-check'
import { FSRSAlgorithm, type FSRSState, type Grade, generatorParameters } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { FSRS } from './parameters.ts'
import { type Card, firstCard, type Rating, reviewed } from './reviews.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 0, 5)

const oracle = new FSRSAlgorithm(
  generatorParameters({
    w: [...FSRS.weights],
    request_retention: FSRS.retention,
    maximum_interval: FSRS.longestDays,
    enable_fuzz: false,
  }),
)

/** A first rating and later reviews. Distances are whole days because the library counts in whole days. */
const histories = fc.record({
  first: fc.constantFrom<Rating>(1, 2, 3, 4),
  reviews: fc.array(
    fc.record({ days: fc.integer({ min: 0, max: 400 }), rating: fc.constantFrom<Rating>(1, 2, 3, 4) }),
    {
      maxLength: 12,
    },
  ),
})

test('stability, difficulty and the next day are those of the ts-fsrs library over any history of reviews', () => {
  fc.assert(
    fc.property(histories, ({ first, reviews }) => {
      let now = start
      let ours: Card = firstCard(first, now)
      let theirs: FSRSState = oracle.next_state(null, 0, first as Grade)
      for (const { days, rating } of reviews) {
        now += days * DAY_MS
        ours = reviewed(ours, rating, now)
        theirs = oracle.next_state(theirs, days, rating as Grade)
      }
      // The library rounds its constants and every result to 8 digits.
      expect(Math.abs(ours.stability / theirs.stability - 1)).toBeLessThan(0.001)
      expect(ours.difficulty).toBeCloseTo(theirs.difficulty, 4)
      const days = (ours.dueAt - now) / DAY_MS
      expect(Math.abs(days - oracle.next_interval(theirs.stability, 0))).toBeLessThanOrEqual(1)
    }),
    { seed: 20_261_122, numRuns: 300 },
  )
})

import { FSRS } from './parameters.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** 1 again, 2 hard, 3 good, 4 easy. */
export type Rating = 1 | 2 | 3 | 4

/** The spaced-repetition state of one mastered skill. */
export interface Card {
  /** Days until the probability of recall falls to 90 %. */
  readonly stability: number
  /** 1 to 10. */
  readonly difficulty: number
  readonly reviewedAt: number
  readonly dueAt: number
}

const w = FSRS.weights
const decay = -w[20]!
const factor = 0.9 ** (1 / decay) - 1
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

const startDifficulty = (rating: Rating) => w[4]! - Math.exp(w[5]! * (rating - 1)) + 1

/** The probability of recall after this many days. */
export const retrievability = (stability: number, days: number): number => (1 + (factor * days) / stability) ** decay

function intervalDays(stability: number): number {
  const days = (stability / factor) * (FSRS.retention ** (1 / decay) - 1)
  return clamp(Math.round(days), 1, FSRS.longestDays)
}

const withDue = (stability: number, difficulty: number, now: number): Card => ({
  stability,
  difficulty,
  reviewedAt: now,
  dueAt: now + intervalDays(stability) * DAY_MS,
})

export const firstCard = (rating: Rating, now: number): Card =>
  withDue(w[rating - 1]!, clamp(startDifficulty(rating), 1, 10), now)

export function reviewed(card: Card, rating: Rating, now: number): Card {
  const days = Math.max(0, (now - card.reviewedAt) / DAY_MS)
  const remembered = retrievability(card.stability, days)
  const stability =
    days < 1
      ? sameDayStability(card.stability, rating)
      : rating === 1
        ? stabilityAfterLapse(card, remembered)
        : stabilityAfterSuccess(card, remembered, rating)
  const moved = card.difficulty - w[6]! * (rating - 3) * ((10 - card.difficulty) / 9)
  const difficulty = w[7]! * startDifficulty(4) + (1 - w[7]!) * moved
  return withDue(clamp(stability, 0.001, 36_500), clamp(difficulty, 1, 10), now)
}

function stabilityAfterSuccess({ stability, difficulty }: Card, remembered: number, rating: Rating): number {
  const hard = rating === 2 ? w[15]! : 1
  const easy = rating === 4 ? w[16]! : 1
  const growth =
    Math.exp(w[8]!) * (11 - difficulty) * stability ** -w[9]! * (Math.exp(w[10]! * (1 - remembered)) - 1) * hard * easy
  return stability * (1 + growth)
}

function stabilityAfterLapse({ stability, difficulty }: Card, remembered: number): number {
  const after = w[11]! * difficulty ** -w[12]! * ((stability + 1) ** w[13]! - 1) * Math.exp(w[14]! * (1 - remembered))
  return Math.min(after, stability / Math.exp(w[17]! * w[18]!))
}

function sameDayStability(stability: number, rating: Rating): number {
  const growth = Math.exp(w[17]! * (rating - 3 + w[18]!)) * stability ** -w[19]!
  // Any successful recall, even with effort, must not lower the stability.
  return stability * (rating >= 2 ? Math.max(1, growth) : growth)
}

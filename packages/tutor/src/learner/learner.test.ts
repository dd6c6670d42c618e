import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainSkill } from './explain.ts'
import {
  expectedSuccess,
  itemDifficulty,
  type LearnerEvent,
  learnerAfter,
  learnerFrom,
  newLearner,
  ratingOf,
} from './learner.ts'
import { firstCard, retrievability, reviewed } from './reviews.ts'

const DAY = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 2)
type Attempt = Extract<LearnerEvent, { kind: 'attempt' }>
const attempt = (n: number, changes: Partial<Attempt> = {}): Attempt => ({
  kind: 'attempt',
  id: `a${n}`,
  at: start + n * 60_000,
  day: '2026-11-02',
  skill: 's',
  subject: 'maths',
  item: 'expression|1',
  isCorrect: true,
  isFirst: true,
  hintLevel: 0,
  difficulty: 0,
  ...changes,
})
const skillAfter = (...events: LearnerEvent[]) => learnerFrom(events).skills.get('s')
const near = (value: number | undefined, wanted: number) => expect(value).toBeCloseTo(wanted, 6)

describe('mastery', () => {
  test('follows Corbett and Anderson by hand', () => {
    // Right answer: 0.2*0.9 / (0.2*0.9 + 0.8*0.15) = 0.6, then 0.6 + 0.4*0.15
    near(skillAfter(attempt(1))?.known, 0.66)
    // Wrong answer: 0.2*0.1 / (0.2*0.1 + 0.8*0.85) = 0.0285714..., then 0.15 of the rest is added
    near(skillAfter(attempt(1, { isCorrect: false }))?.known, 0.0285714285714 + 0.9714285714286 * 0.15)
  })
  test('a right answer after a second hint is no evidence, and a read solution teaches nothing', () => {
    const wrong = skillAfter(attempt(1, { isCorrect: false }))?.known
    expect(skillAfter(attempt(1, { hintLevel: 2 }))?.known).toBe(wrong)
    expect(skillAfter(attempt(1, { hintLevel: 1 }))?.known).toBeGreaterThan(0.6)
    near(skillAfter(attempt(1, { hintLevel: 5 }))?.known, 0.02 / 0.7)
  })
  test('only first tries count', () => {
    expect(skillAfter(attempt(1, { isFirst: false }))).toBeUndefined()
    expect(skillAfter(attempt(1, { isCorrect: false }), attempt(2, { isFirst: false }))?.known).toBe(
      skillAfter(attempt(1, { isCorrect: false }))?.known,
    )
  })
  test('a nudge does not speak against a skill, but what it helped to is not done alone', () => {
    const nudged = [1, 2, 3, 4, 5].map((n) => attempt(n, { hintLevel: 1, day: `d${n}` }))
    expect(skillAfter(...nudged)).toMatchObject({ alone: 0, helped: 5, isMastered: false })
    expect(skillAfter(...nudged)?.known).toBeGreaterThan(0.95)
  })
  test('an attempt at a faulty exercise counts for nothing', () => {
    const faulty = attempt(2, { isCorrect: false })
    expect(skillAfter(attempt(1), faulty, { kind: 'withdrawn', id: 'w', at: start + DAY, attemptId: 'a2' })).toEqual(
      skillAfter(attempt(1)),
    )
  })
  test('opened hints and exercises that were set change nothing by themselves', () => {
    const { skill, at, day, subject, item } = attempt(1)
    const help: LearnerEvent = { kind: 'help', id: 'h', at, day, skill, subject, item, hintLevel: 3 }
    const given: LearnerEvent = { kind: 'given', id: 'g', at, skill, item }
    expect(learnerFrom([help, given]).skills.size).toBe(0)
  })
  test('going on from what is known gives what replaying everything gives', () => {
    const all = [1, 2, 3, 4, 5, 6].map((n) =>
      attempt(n, { at: start + n * DAY, day: `d${n}`, isCorrect: n !== 3, isReview: n > 4 }),
    )
    const [early, late] = [all.slice(0, 3), all.slice(3)]
    expect(learnerAfter(learnerAfter(newLearner(), early), late)).toEqual(learnerFrom(all))
  })
  test('needs 0.95, three right on their own, and two days', () => {
    const sameDay = [1, 2, 3, 4, 5].map((n) => attempt(n))
    expect(skillAfter(...sameDay)?.known).toBeGreaterThan(0.95)
    expect(skillAfter(...sameDay)?.isMastered).toBe(false)
    const nextDay = attempt(6, { at: start + DAY, day: '2026-11-03' })
    expect(skillAfter(...sameDay, nextDay)).toMatchObject({ isMastered: true, alone: 6, firstTries: 6 })
    expect(skillAfter(attempt(1), attempt(2, { day: '2026-11-03' }))?.isMastered).toBe(false)
  })
  test('four answers to choose from prove less', () => {
    expect(skillAfter(attempt(1, { choices: 4 }))!.known).toBeLessThan(skillAfter(attempt(1))!.known)
  })
  test('a contested answer that was upheld counts as right', () => {
    const wrong = attempt(1, { isCorrect: false })
    expect(skillAfter(wrong, { kind: 'upheld', id: 'u', at: start + DAY, attemptId: 'a1' })?.known).toBe(
      skillAfter(attempt(1))?.known,
    )
  })
  test('a student may reset one skill or everything', () => {
    const other = attempt(2, { skill: 't' })
    const one = learnerFrom([attempt(1), other, { kind: 'reset', id: 'r', at: start + DAY, skill: 's' }])
    expect([...one.skills.keys()]).toEqual(['t'])
    const all = learnerFrom([attempt(1), other, { kind: 'reset', id: 'r', at: start + DAY }])
    expect([all.skills.size, all.ability.size]).toEqual([0, 0])
  })
  test('stays a probability and does not depend on the order in which events are handed in', () => {
    const events = fc.array(
      fc.record({
        n: fc.nat(400),
        isCorrect: fc.boolean(),
        hintLevel: fc.nat(5),
        isFirst: fc.boolean(),
        isReview: fc.boolean(),
        tookMs: fc.nat(600_000),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(events, (list) => {
        const all = list.map(({ n, ...rest }, index) =>
          attempt(n, { ...rest, id: `e${index}`, at: start + n * DAY + index, day: `day ${n}` }),
        )
        const learner = learnerFrom(all)
        for (const { known, card } of learner.skills.values()) {
          expect(known).toBeGreaterThanOrEqual(0)
          expect(known).toBeLessThanOrEqual(1)
          if (card) expect((card.dueAt - card.reviewedAt) / DAY).toBeGreaterThanOrEqual(1)
          if (card) expect((card.dueAt - card.reviewedAt) / DAY).toBeLessThanOrEqual(365)
        }
        expect(learnerFrom([...all].reverse())).toEqual(learner)
      }),
      { seed: 20261120, numRuns: 300 },
    )
  })
})

describe('ability', () => {
  test('rises with right answers, faster at first, and never decides mastery', () => {
    const ability = (count: number) =>
      learnerFrom(Array.from({ length: count }, (_, n) => attempt(n))).ability.get('maths')!.value
    near(ability(1), 1 - (0.15 + 0.85 / 2))
    expect(ability(2) - ability(1)).toBeLessThan(ability(1))
  })
  test('the chance of success is the guess for the hopeless and nearly 1 for the strong', () => {
    near(expectedSuccess(0, 0), 0.575)
    expect(expectedSuccess(-20, 2)).toBeCloseTo(0.15, 3)
    expect(expectedSuccess(20, -2)).toBeCloseTo(1, 3)
  })
  test('an item that nobody solves becomes harder', () => {
    const answers = Array.from({ length: 10 }, () => ({ ability: 0, isAlone: false }))
    expect(itemDifficulty(0, answers)).toBeGreaterThan(1)
    expect(
      itemDifficulty(
        0,
        answers.map((each) => ({ ...each, isAlone: true })),
      ),
    ).toBeLessThan(-1)
  })
})

describe('reviews', () => {
  test('ratings: wrong or a shown step again, a bigger hint hard, right good, right and quick easy', () => {
    expect(ratingOf(attempt(1, { isCorrect: false }), true)).toBe(1)
    expect(ratingOf(attempt(1, { hintLevel: 4 }), true)).toBe(1)
    expect(ratingOf(attempt(1, { hintLevel: 3 }), true)).toBe(2)
    expect(ratingOf(attempt(1), false)).toBe(3)
    expect(ratingOf(attempt(1), true)).toBe(4)
    expect(ratingOf(attempt(1, { hintLevel: 1 }), true)).toBe(3)
  })
  test('quick is under half of what the student usually needs for the skill, once five times are known', () => {
    const usual = (count: number) =>
      Array.from({ length: count }, (_, n) => attempt(n, { tookMs: 60_000, day: `day ${n}`, at: start + n * DAY }))
    const reviewIn = (before: LearnerEvent[], tookMs: number) => {
      const review = attempt(50, { id: 'r', isReview: true, tookMs, day: 'later', at: start + 20 * DAY })
      return skillAfter(...before, review)!.card!.dueAt
    }
    expect(reviewIn(usual(6), 20_000)).toBeGreaterThan(reviewIn(usual(6), 40_000))
    expect(reviewIn(usual(6), 29_999)).toBe(reviewIn(usual(6), 1))
    // Four answers are too few to know the student's usual pace.
    expect(reviewIn(usual(4), 1)).toBe(reviewIn(usual(4), 60_000))
  })
  test('at its stability the chance to remember is 90 %', () => {
    for (const stability of [0.5, 2.3, 30]) near(retrievability(stability, stability), 0.9)
  })
  test('first intervals are those of the default weights', () => {
    const days = ([1, 2, 3, 4] as const).map((rating) => (firstCard(rating, 0).dueAt - 0) / DAY)
    expect(days).toEqual([1, 1, 2, 8])
  })
  test('intervals grow while the skill is remembered, shrink when it is forgotten', () => {
    let card = firstCard(3, 0)
    const intervals: number[] = []
    for (let n = 0; n < 6; n++) {
      const now = card.dueAt
      card = reviewed(card, 3, now)
      intervals.push((card.dueAt - now) / DAY)
    }
    expect([...intervals].sort((a, b) => a - b)).toEqual(intervals)
    const lapse = reviewed(card, 1, card.dueAt)
    expect(lapse.stability).toBeLessThan(card.stability)
    expect(lapse.difficulty).toBeGreaterThan(card.difficulty)
    expect(reviewed(card, 4, card.dueAt).stability).toBeGreaterThan(reviewed(card, 2, card.dueAt).stability)
  })
  test('a failed review brings the skill back into the lesson', () => {
    const learnt = [1, 2, 3, 4].map((n) => attempt(n, { at: start + n * DAY, day: `d${n}` }))
    const mastered = skillAfter(...learnt)!
    expect(mastered.isMastered).toBe(true)
    expect(mastered.card).not.toBeNull()
    const failed = skillAfter(
      ...learnt,
      attempt(9, { at: start + 9 * DAY, isReview: true, isCorrect: false, day: 'd9' }),
    )!
    expect(failed.known).toBeLessThanOrEqual(0.6)
    expect(failed.isMastered).toBe(false)
  })
})

test('the model explains itself in both languages', () => {
  const learnt = [1, 2, 3, 4].map((n) => attempt(n, { at: start + n * DAY, day: `d${n}` }))
  const wrong = attempt(5, { at: start + 5 * DAY, isCorrect: false, day: 'd5' })
  const state = skillAfter(...learnt)!
  expect(explainSkill(state, 'Fractions', 'en', state.lastAt)).toMatch(
    /^"Fractions": you solved 4 of 4 without help\. Mastered; next review: \p{L}+, November \d+\.$/u,
  )
  expect(explainSkill(state, null, 'en', state.lastAt)).toMatch(/^You solved 4 of 4 without help\. Mastered/)
  expect(explainSkill(state, null, 'ru', state.lastAt)).toMatch(/^Решено без помощи 4 из 4\./)
  expect(explainSkill(state, 'Дроби', 'ru', state.lastAt)).toMatch(/решено без помощи 4 из 4\. Тема освоена/)
  expect(explainSkill(skillAfter(...learnt.slice(0, 1), wrong)!, 'Fractions', 'en', 0)).toContain('1 of 2')
  expect(explainSkill(state, 'Fractions', 'en', state.card!.dueAt + 1)).toContain('Time for a review')
})

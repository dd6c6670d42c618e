import { expect, test } from 'vitest'
import { type Case, casesByHand, generatedCases, mathsSkills } from './tutor-cases.ts'
import { runCases } from './tutor-figures.ts'

/** One in so many, always the same ones: the whole set takes a minute and is run by `npm run eval`. */
const EVERY = 50

const sampled = (cases: readonly Case[]) => cases.filter((_, index) => index % EVERY === 0)

test('one case in fifty through the front door: no false verdict, no false maths, few declined', () => {
  const figures = runCases([...sampled(casesByHand()), ...sampled(generatedCases())])
  expect(figures.total).toBeGreaterThan(50)
  expect(figures.wrongAnswers.calledRight).toBe(0)
  expect(figures.rightAnswers.calledWrong).toBe(0)
  expect(figures.falseMaths).toEqual([])
  expect(figures.leaks).toEqual([])
  expect(figures.inOtherLanguage).toEqual([])
  expect(figures.all.wrong).toBeLessThanOrEqual(0.01 * figures.total)
  expect(figures.all.declined).toBeLessThanOrEqual(0.1 * figures.total)
})

test('every skill has at least ten cases, both languages among them, and half or more are written by hand', () => {
  const [byHand, generated] = [casesByHand(), generatedCases()]
  expect(byHand.length + generated.length).toBeGreaterThanOrEqual(2500)
  expect(generated.length).toBeLessThanOrEqual(byHand.length)
  const short = mathsSkills.filter(({ id }) => {
    const own = [...byHand, ...generated].filter((one) => one.skill === id)
    return own.length < 10 || new Set(own.map((one) => one.language)).size < 2
  })
  expect(short.map(({ id }) => id)).toEqual([])
})

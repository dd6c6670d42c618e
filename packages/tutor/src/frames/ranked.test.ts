import { describe, expect, test } from 'vitest'
import { type Plan, rankReadings } from './ranked.ts'

const written = (plan: Plan): string => {
  if (plan.kind === 'quantity') return plan.quantity.text
  if (plan.kind === 'constant') return plan.value.d === 1n ? `${plan.value.n}` : `${plan.value.n}/${plan.value.d}`
  const sign = { add: '+', subtract: '-', multiply: '*', divide: '/' }[plan.operation]
  return `(${written(plan.left)} ${sign} ${written(plan.right)})`
}
const first = (text: string, language: 'en' | 'ru') => {
  const [best] = rankReadings(text, language)
  return best && { plan: written(best.plan), value: `${best.value.n}/${best.value.d}`, rounding: best.rounding }
}

describe('readings of word problems', () => {
  test('a plan names the numbers as they stand in the text', () => {
    expect(
      first('Nina had 31 shells. She gave 12 shells to her brother. How many shells does she have left?', 'en'),
    ).toEqual({
      plan: '(31 - 12)',
      value: '19/1',
      rounding: undefined,
    })
    expect(
      first('У Нины была 31 ракушка. Она отдала брату 12 ракушек. Сколько ракушек осталось у Нины?', 'ru'),
    ).toEqual({
      plan: '(31 - 12)',
      value: '19/1',
      rounding: undefined,
    })
  })

  test('numbers of one measure are brought to one unit', () => {
    const best = first('A ribbon is 3 m long. Mum cuts off 40 cm. How many cm of the ribbon are left?', 'en')
    expect(best).toEqual({ plan: '((3 m * 100) - 40 cm)', value: '260/1', rounding: undefined })
  })

  test('the probabilities fall, every value is there once, and at most five are given', () => {
    const all = rankReadings(
      '5 boxes hold 8 pens each and 3 bags hold 12 pens each. How many pens are there in all?',
      'en',
    )
    expect(all.length).toBeGreaterThan(1)
    expect(all.length).toBeLessThanOrEqual(5)
    const probabilities = all.map(({ probability }) => probability)
    expect([...probabilities].sort((a, b) => b - a)).toEqual(probabilities)
    expect(new Set(all.map(({ value }) => `${value.n}/${value.d}`)).size).toBe(all.length)
    expect(probabilities.every((each) => each >= 0 && each <= 1)).toBe(true)
  })

  test.each(['Tom has 3 apples and 4 pears.', 'How many apples does Tom have?', ''])(
    'nothing is read from %j',
    (text) => {
      expect(rankReadings(text, 'en')).toEqual([])
    },
  )
})

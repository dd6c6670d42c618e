import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'
import type { Language } from '../math/latex.ts'

function turns(language: Language, ...messages: readonly string[]): TutorTurn[] {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'beside', now: 0 })
    expect(turn.fault, text).toBeUndefined()
    state = JSON.parse(JSON.stringify(turn.state))
    return turn
  })
}
const last = (language: Language, ...messages: readonly string[]) => turns(language, ...messages).at(-1)!

const sum = { en: 'calculate 5/6 + 3/8 - 1/4', ru: 'вычисли: 5/6 + 3/8 - 1/4' }

describe('what a wrong calculation beside the task comes to is no result of the task', () => {
  test.each([
    ['en', '2/3 + 1/5 = 10/15, right?', '13/15'],
    ['ru', 'вот 2/3 + 1/5 = 10/15', '13/15. я же говорю'],
  ] as const)('%s: %s', (language, wrong, right) => {
    const [, slip, answer] = turns(language, sum[language], wrong, right)
    expect(slip).toMatchObject({ move: 'sum.wrong', content: { verdict: 'incorrect' } })
    expect(answer!.move).toBe('aside.right')
    expect(answer!.content.verdict).toBeUndefined()
  })
})

describe('a usual slip in a calculation beside the task is named', () => {
  test.each([
    ['en', '5/6+3/8 = 8/14', /same was done with the denominators/, /two quarters/],
    ['ru', 'сначала сложу 5/6+3/8 = 8/14', /Со знаменателями сделано то же/, /две четверти/],
  ] as const)('%s, and the second time an example shows that the rule fails', (language, slip, named, example) => {
    const [, first, second] = turns(language, sum[language], slip, slip)
    expect([first!.move, second!.move]).toEqual(['sum.slip', 'sum.slip.again'])
    expect(first!.text).toMatch(named)
    expect(second!.text).toMatch(example)
  })
})

describe('a common denominator is no wrong answer, even if it is not the smallest', () => {
  test.each([
    ['en', 'they have to be the same at the bottom. 6 8 and 4... 48?'],
    ['en', '24?'],
    ['ru', 'тут надо чтоб внизу одинаковое. 6 8 и 4... 48?'],
    ['ru', 'общий знаменатель 96'],
  ] as const)('%s: %s', (language, said) => {
    expect(last(language, sum[language], said)).toMatchObject({ move: 'number.of-step' })
  })

  test('a number that is not divisible by all of them is', () => {
    expect(last('en', sum.en, '36').content.verdict).toBe('incorrect')
  })
})

describe('a solution is checked one side after the other', () => {
  test.each([
    ['en', ['solve 3(x - 4) = 5x - 2', 'x = -5'], '3*(-5-4) = -27', 'right side 5*(-5)-2 = -27 too. so same right?'],
    ['ru', ['реши 2x + 7 = x + 10', 'x=3'], 'проверю: 2*3+7 = 13', '3+10=13'],
  ] as const)('%s', (language, solved, left, right) => {
    const [, end, half, whole] = turns(language, ...solved, left, right)
    expect([end!.move, half!.move, whole!.move]).toEqual(['solved', 'check.side', 'check.fits'])
  })
})

describe('right behind a slip a why is about the slip', () => {
  const slip = {
    en: ['solve 3(x - 4) = 5x - 2', 'so 3x - 4 = 5x - 2'],
    ru: ['реши 3(x - 4) = 5x - 2', '3x - 4 = 5x - 2'],
  }
  test.each([
    ['en', 'why do i have to do the 4 too, the 3 is in front of the x'],
    ['en', '-12 but why do i have to do the 4 too, the 3 is in front of the x'],
    ['en', 'but why? the 3 is in front of the x'],
  ] as const)('%s: %s', (language, why) => {
    const { move, text } = last(language, ...slip[language], why)
    expect(move).toBe('counter')
    expect(text).toMatch(/first term only/)
  })

  test('unless it clearly names another idea', () => {
    const { move, text } = last('en', ...slip.en, 'why is minus times minus plus')
    expect(move).toBe('card')
    expect(text).toMatch(/negative times a negative/)
  })
})

test('a finished calculation is no announced task', () => {
  const turn = last(
    'en',
    'Sara has some stamps, fewer than Tom, who had 75 last year and wants 78 by spring. How many albums of the usual size does he need?',
    'so the new one has to be bigger. 78-75=3 and 78+3 = 81 so he needs 81',
  )
  expect(turn.move).toMatch(/^story\./)
  expect(turn.state.problem).toBeNull()
  expect(turn.content.verdict).toBeUndefined()
})

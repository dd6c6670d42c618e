import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { questionFound, questionFoundBeside } from '../library/index.ts'

type Language = 'en' | 'ru'

function last(language: Language, ...messages: readonly string[]) {
  let state = startSession()
  let turn: ReturnType<typeof takeTurn> | undefined
  for (const text of messages) {
    turn = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0 })
    state = turn.state
  }
  return turn!
}

const asked: readonly [Language, string, string, string][] = [
  [
    'en',
    'Find the volume of a cone with radius 5 cm and height 12 cm.',
    'why is there a third in it',
    'solids.one-third',
  ],
  [
    'en',
    'A flower bed is a semicircle with diameter 6 m. How long is the edge around it?',
    'do i take the straight side too or only the curved part?',
    'plane.semicircle-perimeter',
  ],
  ['en', 'Solve |x + 4| = 9', 'whats with the two lines around it', 'linear.abs-meaning'],
  [
    'en',
    'A 2 kg stone falls from 45 m. How fast is it at the ground?',
    'wait, dont heavy things fall faster than light ones?',
    'mechanics.heavy-falls-faster',
  ],
  ['ru', 'Найдите объём конуса с радиусом 5 см и высотой 12 см.', 'а откуда тут треть', 'solids.one-third'],
  ['ru', 'Решите уравнение |x + 4| = 9', 'что значат эти палочки', 'linear.abs-meaning'],
  [
    'ru',
    'Автомобиль с ускорением 3 м/с² едет из состояния покоя 6 с. Какой путь он пройдёт?',
    'зачем там пополам, скорость же на время',
    'mechanics.half-at-squared',
  ],
]

describe('a question beside a task is found by the words of the task', () => {
  test.each(asked)('%s: %s %s', (language, task, text, id) => {
    expect(questionFoundBeside(text, task, language)?.found.id).toBe(id)
    const alone = questionFound(text, language)
    expect(alone?.found.id === id && alone.probability > 0.6).toBe(false)
  })
})

test.each([
  [
    'en',
    'A flower bed is a semicircle with diameter 6 m. How long is the edge around it?',
    'do i take the straight side too or only the curved part?',
    /plus the diameter/,
  ],
  [
    'en',
    'A 2 kg stone falls from 45 m. How fast is it at the ground?',
    'wait, dont heavy things fall faster than light ones?',
    /mass makes no difference/,
  ],
  [
    'en',
    'Find the highest common factor of 45 and 75',
    'the primes that are in both or all of them? mixing it up with lcm again',
    /primes that all/,
  ],
  [
    'ru',
    'Автомобиль с ускорением 3 м/с² едет из состояния покоя 6 с. Какой путь он пройдёт?',
    'зачем в формуле at²/2 делить пополам, скорость же на время',
    /в среднем она вдвое меньше/,
  ],
] as const)('what is asked there is answered: %s: %s %s', (language, task, text, says) => {
  expect(last(language, task, text)).toMatchObject({
    move: expect.stringMatching(/^(?:card\.usual|in-task\.told)$/),
    text: expect.stringMatching(says),
  })
})

test('what is asked beside right work is answered together with the verdict', () => {
  const turn = last(
    'en',
    'Differentiate y = 4x^3 - 6x + 9',
    '12x^2 - 6. but why does the 9 just disappear, where does it go',
  )
  expect(turn.content.verdict).toBe('correct')
  expect(turn.text).toMatch(/constant/i)
})

test('an answer whose example is the very task is not given: it would tell the result', () => {
  const task = 'Compare 0.4 and 0.35'
  const text = '35 is more than 4 so 0.35 is bigger right?'
  const { says } = questionFoundBeside(text, task, 'en')!.found
  expect(says).toMatch(/0\.4.*0\.35|0\.35.*0\.4/s)
  expect(last('en', task, text).text).not.toContain(says)
  const other = last('en', task, 'isnt 0.35 bigger because 35 is more than 4?')
  expect([other.move, other.content.verdict]).toEqual(['size.wrong', 'incorrect'])
  expect(other.text).toMatch(/More digits behind the point do not make a number bigger/)
})

test('a result, a step and a plan are work, however much they are like a usual question', () => {
  expect(last('en', 'Find the volume of a cone with radius 3 cm and height 7 cm.', '1/3 * pi * 9 * 7').move).not.toBe(
    'card.usual',
  )
  expect(last('ru', 'x² - 5x + 6 = 0', 'по Виета: сумма 5, произведение 6, это 2 и 3').move).not.toBe('card.usual')
})

import { describe, expect, test } from 'vitest'
import { cardsOfError, cardsOfRule, cardsOfTopic } from '../concepts/at-step.ts'
import { namesCard } from '../concepts/find.ts'
import { startSession, takeTurn } from '../index.ts'
import { cardsOf } from '../language/concepts.ts'

type Language = 'en' | 'ru'

function talk(language: Language, ...messages: readonly string[]) {
  let state = startSession()
  const turns = messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: `focus ${text}`, now: 0 })
    state = turn.state
    return turn
  })
  return { last: turns.at(-1)!, state }
}

describe('a why inside a task', () => {
  test.each([
    [
      'en',
      ['solve 5 - 2(x - 3) = 3x + 1', '5-2x-6=3x+1', 'why does it change tho its just a minus'],
      'expressions.minus-bracket',
    ],
    ['ru', ['10 - (4 - 7)', '-1', 'почему минус меняет семёрку'], 'expressions.minus-bracket'],
    ['en', ['solve -2x <= 6', 'x <= -3', 'why does the sign turn?'], 'inequalities.flip'],
    ['en', ['x^2 = 49', 'x = 7', 'why is there another one? sqrt 49 is 7'], 'roots.plus-minus'],
    [
      'ru',
      [
        'Решить x^2+6x-16=0 через выделение полного квадрата',
        '(x+3)^2=25, значит x+3=5 и x=2',
        'Откуда второй? Корень из 25 это 5, одно число. Почему их должно быть два?',
      ],
      'roots.plus-minus',
    ],
    [
      'ru',
      ['Углы треугольника 50 и 60 градусов. Чему равен третий угол?', '70', 'откуда ты знаешь что не 80'],
      'geometry.triangle-sum',
    ],
    ['en', ['solve |x - 3| = 5', 'x = 8', 'why would there be two'], 'inequalities.modulus-equation'],
    ['ru', ['реши x^2 - 4x = 0', 'x = 4', 'а почему ноль тоже, я же поделил на x'], 'quadratics.divide-by-x'],
    ['en', ['20% of 80', 'why divide by 100'], 'percent.of-a-number'],
    ['ru', ['x^2 = 49', 'x = 7', 'откуда второй? корень из 49 это 7'], 'roots.plus-minus'],
    [
      'en',
      ['The angles of a triangle are 50 and 60 degrees. What is the third angle?', 'why do they make 180'],
      'geometry.triangle-sum',
    ],
    ['en', ['Solve x^2 - 5x + 6 = 0', '(x-2)(x-3)=0', 'why can you just set them to zero?'], 'quadratics.zero-product'],
  ] as const)('%s: %j is answered with the reason of that step, %s', (language, messages, card) => {
    expect(talk(language, ...messages).state.card?.id).toBe(card)
  })

  test('an idea of another topic is told where the question names it, and not for a word of many topics', () => {
    const brakes = 'A car goes 72 km/h and brakes evenly to a stop in 10 s. How far does it go while braking?'
    expect(talk('en', brakes, 'my book says 100 m. why is it only half??').state.card?.id ?? '').not.toMatch(
      /^geometry/,
    )
    expect(talk('en', 'solve 2x + 3 = 11', 'what is a discriminant?').state.card?.id).toBe('quadratics.discriminant')
  })
})

test.each([
  ['en', 'i asked about something else, there is no mirror'],
  ['en', 'that is not what i asked'],
  ['ru', 'я спрашивал не про это'],
] as const)('%s: "%s" ends the card and leads back to the task', (language, text) => {
  const before =
    language === 'en'
      ? ['solve x + 3 = 8', 'why does the sign change when a term moves across']
      : ['реши x + 3 = 8', 'почему при переносе меняется знак']
  const { last, state } = talk(language, ...before, text)
  expect(state.card).toBeNull()
  expect(last.text).toMatch(language === 'en' ? /sorry|you are right|my mistake/i : /прости|о другом|моя ошибка/i)
  expect(last.text).toMatch(/x \+ 3 = 8/)
})

test('a question under a card with a word of the card is no objection', () => {
  const { last } = talk(
    'en',
    'why do the angles of a triangle make 180',
    'and if there is no right angle in the triangle?',
  )
  expect(last.text).not.toMatch(/sorry|something else|my mistake/i)
})

test('words of many topics name no card, its own words do', () => {
  const card = cardsOf('en').find(({ id }) => id === 'geometry.thirty-leg')!
  expect(namesCard('why is it only half of that side?', card, 'en')).toBe(false)
  expect(namesCard('why is the leg half of the hypotenuse?', card, 'en')).toBe(true)
})

test('every idea of a step is a card', () => {
  const ids = new Set(cardsOf('en').map(({ id }) => id))
  const named = [cardsOfRule, cardsOfError, cardsOfTopic].flatMap((map) => Object.values(map).flat())
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { quantitiesIn } from '../math/units.ts'

function last(language: 'en' | 'ru', ...texts: string[]) {
  let state = startSession()
  let reply = ''
  let move = ''
  for (const text of texts) {
    const turn = takeTurn({ interfaceLanguage: language, seed: 's', now: 0, text, state })
    state = turn.state
    reply = turn.text
    move = turn.move
  }
  return { text: reply, move, state }
}

describe('a task is known by its kind', () => {
  test.each([
    ['en', 'bike 2 to 8 m/s in 4 s. acceleration + distance pls', /two speeds and a time/],
    ['en', '8 ohm and 24 ohm in PARALLEL, 12V battery, total current', /parallel/],
    ['ru', 'Прямая y=kx+b проходит через (1;3) и (4;9)', /прямая через две точки/],
  ] as const)('%s: %s', (language, task, kind) => {
    const { state, text } = last(language, task)
    expect(text).toMatch(kind)
    expect(state.story?.standing).toBe('unread')
  })

  test('a number alone, or a worry with numbers, is no task of a kind', () => {
    expect(last('en', '42').state.story).toBeNull()
    expect(last('en', 'got 43% on my mock and my target grade is a 7. is it over for me').state.story).toBeNull()
  })

  // With km/h and m/s² the formula gives a number that means nothing.
  test.each([
    [
      'en',
      'A tram at 54 km/h brakes at 3 m/s² because a goose sits on the rail. How long is its stopping distance?',
      '486',
    ],
    ['en', 'How much heat warms 250 g of water from 20 °C to 80 °C? c = 4200 J/(kg·°C)', '63000000'],
  ] as const)('%s: %s, with the numbers as they stand, is not confirmed', (language, task, value) => {
    expect(last(language, task, value).text).not.toMatch(/Yes|agrees|fits the task|helps|on the way/)
  })
})

describe('exercises are given where they are wished for', () => {
  test.each([
    ['en', 'A train leaves at 9:40 and'],
    ['ru', 'куртка стоила 4000 скидка 15 потом по карте ещё 10. сколько'],
    ['ru', 'Цена была 2000, снизили на 15%, потом ещё на 10%. Верно, что на 25%?'],
  ] as const)('%s: not for %s', (language, text) => {
    expect(last(language, text).move).not.toMatch(/^practise/)
  })

  test.each([
    ['en', 'I would like to practise percentages, not too easy please', /percent/i],
    ['en', 'can u give me some practice q’s on trig', /sine|radian|unit circle|trig/i],
    ['ru', 'хочу потренироваться перед к/р. теорема виета', /Виета/],
    ['ru', 'дай задачи на проценты', /процент/i],
  ] as const)('%s: %s', (language, text, topic) => {
    const { move, text: reply } = last(language, text)
    expect(move).toMatch(/^practise/)
    expect(reply).toMatch(topic)
  })
})

test('shirts are no feet, and a unit to convert to is no part of the one before', () => {
  expect(quantitiesIn('2 футболки', 'ru').map(({ unit }) => unit)).not.toContainEqual(
    expect.objectContaining({ en: 'ft' }),
  )
  expect(quantitiesIn('72 км/ч в м/с', 'ru')[0]?.unit?.en).toBe('km/h')
  expect(quantitiesIn('5 метров в секунду', 'ru')[0]?.unit?.en).toBe('m/s')
})

import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../index.ts'
import type { Language } from '../../math/latex.ts'

function play(language: Language, ...messages: string[]): TutorTurn[] {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'direct', now: 0 })
    expect(turn.fault, text).toBeUndefined()
    state = JSON.parse(JSON.stringify(turn.state))
    return turn
  })
}
const last = (language: Language, ...messages: string[]) => play(language, ...messages).at(-1)!

// Tasks of kinds that no reader knows.
const rhomb = {
  en: 'A kite maker glues the diagonals of a rhombus, 14 cm and 48 cm, onto paper before the wind turns. Find the way around the rhombus that a beetle walks along the thread.',
  ru: 'Мастер клеит на бумагу диагонали ромба, 14 см и 48 см, пока ветер не сменился. Найдите, сколько проползёт жук по нитке вдоль всего края ромба.',
}
const brake = {
  en: 'A tram at 54 km/h brakes at 3 m/s² because a goose sits on the rail. How long is its stopping distance?',
  ru: 'Трамвай со скоростью 54 км/ч тормозит с ускорением 3 м/с², потому что на рельсах гусь. Какой у него тормозной путь?',
}

describe('a direct question comes first, though the task was not read', () => {
  test.each([
    ['en', brake.en, '54 km/h in m/s?', /3600 s|divide by 3.6/],
    ['ru', brake.ru, '54 км/ч скока в м/с', /3600 с/],
    ['en', brake.en, 'idk how to do 10% of 54', /tenth/],
    ['ru', brake.ru, 'как найти 15% от 54', /десят/],
    ['en', rhomb.en, 'What are the properties of the diagonals of a rhombus?', /right angle|halve/],
    ['ru', rhomb.ru, 'А какие у диагоналей ромба свойства?', /прямым углом|пополам/],
    ['en', rhomb.en, 'can you draw it', /cross/],
    ['ru', rhomb.ru, 'можешь нарисовать?', /крестом/],
    ['en', brake.en, 'is it the units maybe?', /km\/h and m\/s²|km\/h beside m\/s²/],
    ['ru', brake.ru, 'единицы чтоли?', /км\/ч (?:и|рядом с) м\/с²/],
  ] as const)('%s: %s %s', (language, task, question, told) => {
    const reply = last(language, task, question)
    expect(reply.text).toMatch(told)
    expect(reply.text).not.toMatch(/task itself|само условие|Suppose|Пусть ответ/)
  })

  test.each([
    ['en', rhomb.en, '14^2 + 48^2 = 2500 so the side is 50', 'where is my mistake?', /whole diagonal|piece/],
    ['ru', rhomb.ru, '14² + 48² = 2500, сторона 50', 'где у меня ошибка?', /вся диагональ|часть/],
  ] as const)('%s: "where is my mistake?" gets the usual mistake of such tasks', (language, task, work, ask, told) => {
    const [, first, second] = play(language, task, work, ask)
    expect(`${first!.text} ${second!.text}`).toMatch(told)
    expect(second!.text).not.toBe(first!.text)
  })

  test.each([
    ['en', brake.en, '50 or 648, which one?', '648'],
    ['ru', brake.ru, 'так 50 или 648?', '648'],
  ] as const)('%s: of two results both are named', (language, task, ask, other) => {
    const { text } = last(language, task, ask)
    expect(text).toContain('$50$')
    expect(text).toContain(`$${other}$`)
  })
})

test.each([
  ['en', brake.en, 'idk how to do 10% of 54', '5.4', '5.4', 'story.sum.result'],
  ['en', brake.en, '54 km/h in m/s?', '15', '15', 'worked.right'],
  ['en', brake.en, '54 km/h in m/s?', '18', '18', 'story.sum.wrong'],
  ['ru', brake.ru, '54 км/ч скока в м/с', '15', '15', 'worked.right'],
] as const)('%s: %s %s %s: the answer to what was asked back is heard', (language, task, ask, said, told, move) => {
  expect(last(language, task, ask, said)).toMatchObject({ move, text: expect.stringContaining(told) })
})

describe('work on a task that was not read', () => {
  test.each([
    [
      'en',
      rhomb.en,
      [
        '7^2 + 24^2 = 625, side 25, so 4 x 25 = 100. is 100 cm right?',
        'half of each diagonal, yes',
        'my answer is 100 cm',
      ],
      '100',
    ],
    [
      'ru',
      rhomb.ru,
      ['7² + 24² = 625, сторона 25 см, край 25·4 = 100 см. Верно?', 'половины, конечно', 'Мой ответ — 100 см'],
      '100',
    ],
  ] as const)(
    '%s: a chain that holds is called plausible once, and never the answer',
    (language, task, said, value) => {
      const replies = play(language, task, ...said).slice(1)
      const praised = replies.filter(({ move }) => ['story.plausible', 'story.usual.right'].includes(move))
      expect(praised).toHaveLength(1)
      expect(praised[0]!.text).toContain(`$${value}$`)
      for (const { text, content } of replies) {
        expect(text).not.toMatch(/-100|that's correct|Да, верно|\*\*(?:Answer|Ответ)/)
        expect(content.verdict).toBeUndefined()
      }
    },
  )

  test.each([
    ['en', brake.en, '54 * 54 = 2916, 2916 / 6 = 486. is it 486?', /went in as it stands.* m\/s/],
    ['ru', brake.ru, '54*54 = 2916, 2916/6 = 486. это 486?', /подставлено как есть.* м\/с/],
  ] as const)('%s: an amount that needs another unit is asked about', (language, task, work, told) => {
    const reply = last(language, task, work)
    expect(reply.move).toBe('worked.slip.sum.law.braking-way')
    expect(reply.text).toMatch(told)
  })

  test('squares that are joined are named as what they are', () => {
    expect(last('en', rhomb.en, '7^2 + 24^2 = 625 and the root is 25').text).toMatch(/Pythagoras|square of/)
  })

  test('a number that its own test refutes is out', () => {
    const shells =
      'Zoe and Ole have 42 shells together, washed by the sea. Ole found 5 times as many as Zoe did. How many has each?'
    const [, tested, rejected] = play(
      'en',
      `${shells}`,
      'if Zoe has 8 then 5 x 8 = 40 and 40 + 8 = 48, thats not 42',
      'so 8 is too big?',
    )
    expect(tested!.text).toMatch(/\$8\$.*\$48\$|\$48\$.*\$42\$/)
    expect(rejected!.text).toMatch(/\$8\$/)
    expect(rejected!.text).not.toMatch(/Suppose|can't read/)
  })

  test.each([
    ['en', rhomb.en, '24 is not the answer, it is a leg'],
    ['ru', rhomb.ru, '24 — это не ответ, а катет'],
  ] as const)('%s: a rejected number is not taken for the answer', (language, task, said) => {
    expect(last(language, task, said).move).not.toMatch(/plausible|usual\.right|held|look/)
  })
})

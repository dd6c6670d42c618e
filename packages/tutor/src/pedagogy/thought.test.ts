import { describe, expect, test } from 'vitest'
import { findCard } from '../concepts/find.ts'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'
import { thoughts } from '../language/thought.ts'
import type { Language } from '../math/latex.ts'

function last(language: Language, ...messages: readonly string[]): TutorTurn {
  let state = startSession()
  let turn: TutorTurn | undefined
  for (const text of messages) {
    turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'thought', now: 0 })
    expect(turn.fault, text).toBeUndefined()
    state = JSON.parse(JSON.stringify(turn.state))
  }
  return turn as TutorTurn
}

const twice = {
  en: 'A coat costs $90. In a sale the price is cut by 20%, then another 10% is taken off the sale price. What is the final price?',
  ru: 'Куртка стоила 5000 р. Сначала цену повысили на 10%, а потом снизили на 10%. Сколько стала стоить куртка?',
}

test('every language hears the same thoughts, and each belongs to cards that exist', () => {
  expect(thoughts.ru.map(({ id, cards }) => ({ id, cards }))).toEqual(
    thoughts.en.map(({ id, cards }) => ({ id, cards })),
  )
  for (const { cards } of thoughts.en) for (const id of cards) expect(findCard(id, 'en'), id).toBeDefined()
})

describe('a right thought is taken up with its reason', () => {
  test.each([
    ['en', ['work out 2/5 + 1/3', '3/8'], 'i cant add them because the peices are diffrent sizes?', /^Yes.*size/],
    ['en', ['work out 2/5 + 1/3'], 'do the tops have to change too?', /^Yes, the tops change too/],
    ['en', ['work out 2/5 + 1/3'], 'so the tops stay the same', /^Not if the fraction/],
    ['en', ['solve 9 - 2x > 1', '-2x > -8', 'x > 4'], 'oh because i divided by a negative', /^Yes.*negative/],
    ['en', ['solve 4(x - 2) = 2x + 6', '4x - 2 = 2x + 6'], 'so everything in the bracket gets multiplied', /^Yes/],
    ['en', ['x + y = 10, x - y = 4'], 'can i just add them?', /^(?:Yes|That works)/],
    ['en', ['solve 9 - 2x > 1', '-2x > -8'], 'the sign stays', /^It depends on the step/],
    ['en', [twice.en, 'yes', "that's 30% off so 63"], 'oh the second one is only of the smaller price', /^Yes/],
    ['en', ['Find the area of a triangle with base 14 cm and height 9 cm'], 'its half of the rectangle', /^Yes/],
    ['ru', ['вычисли 2/5 + 1/3', '3/8'], 'а, куски же разного размера', /^Да.*размера/],
    ['ru', ['вычисли 2/5 + 1/3'], 'а числители тоже менять?', /^Да, числители тоже/],
    ['ru', ['реши 9 - 2x > 1', '-2x > -8', 'x > 4'], 'потому что делю на отрицательное', /^Да.*отрицательное/],
    ['ru', ['реши 7 - 2(x - 1) = 3', '7 - 2x - 2 = 3'], 'а, надо менять оба', /^Да/],
    ['ru', ['реши 9 - 2x > 1', '-2x > -8'], 'делю на отрицательное, знак не меняется', /^Это зависит от шага/],
    ['ru', ['реши 7 - 2(x - 1) = 3'], 'меняется только первый знак', /^Не только первый/],
    ['ru', [twice.ru], 'ничего не изменится, так и останется', /^Они сократились бы/],
  ] as const)('%s: %j %s', (language, before, said, reply) => {
    expect(last(language, ...before, said).text).toMatch(reply)
  })

  test('what stands beside it is judged, and a slip beside it comes first', () => {
    const right = last('en', 'solve 7 + 2x > 15', '2x > 8 so x > 4. no flip because i divided by a positive number')
    expect(right.move).toBe('solved')
    expect(right.text).toMatch(/^Multiplying or dividing both sides by a positive number keeps/)
    const wrong = last('en', 'work out 2/5 + 1/3', '2/5 + 1/3 = 3/8. the pieces are different sizes')
    expect(wrong.content.verdict).toBe('incorrect')
    expect(wrong.text).not.toMatch(/^Yes/)
  })

  test('said again, it is only confirmed', () => {
    const { text } = last(
      'en',
      'work out 2/5 + 1/3',
      'the pieces are different sizes',
      'as i said, the pieces are different sizes',
    )
    expect(text).toMatch(/^Yes/)
    expect(text).not.toContain('the bottom number says')
  })
})

describe('what only sounds like it is not confirmed', () => {
  test.each([
    ['en', ['solve 9 - 2x > 1', '-2x > -8'], 'the sign stays when i divide by a negative'],
    ['en', ['solve 9 - 2x > 1', '-2x > -8'], 'i dont flip it when i divide by a negative'],
    ['en', ['solve 4(x - 2) = 2x + 6'], 'only the x gets multiplied, not everything in the bracket'],
    ['en', ['work out 2/5 + 1/3'], 'i add the tops and change nothing'],
    ['en', ['x^2 = 49'], 'there are no two answers'],
    ['ru', ['реши 9 - 2x > 1', '-2x > -8'], 'делю на отрицательное, знак не меняется'],
    ['ru', ['реши 7 - 2(x - 1) = 3'], 'меняется только первый знак, не все'],
    ['ru', ['вычисли 2/5 + 1/3'], 'числители складываю и знаменатели тоже'],
  ] as const)('%s: %j %s', (language, before, said) => {
    expect(last(language, ...before, said).text).not.toMatch(/^(?:Yes|Да)[,:]/)
  })
})

test('a part of a difference with its minus is a right part of the step', () => {
  const { move } = last('ru', 'реши 5(x-3) - 2(x-1) = 8', '5х-15-2х-2=8', 'тогда -2х+2 ?')
  expect(move).toBe('right.terms')
})

test('a line and the answer joined by "and" are two lines, and the task is done', () => {
  expect(last('en', 'solve 5x - 15 = 2x + 9', 'so 3x = 24 and x is 8').move).toBe('solved')
})

test('the minus of -x that was lost is named, not a term that was moved', () => {
  expect(last('ru', 'реши -x - 39 = 6', 'x = 45').move).toBe('wrong.minus-of-unknown')
})

describe('a task that was not read', () => {
  const boat =
    'Собственная скорость катера 15 км/ч, скорость течения реки 3 км/ч. Катер шёл 3 ч по течению, остановился и 2 ч шёл против течения. Какой путь прошёл катер за всё это время?'
  const cut =
    'A triangle with base 12 cm and height 7 cm is cut out of a rectangle 15 cm long and 10 cm wide. What area of the rectangle is left?'

  test('a wrong model is never called right because its arithmetic holds', () => {
    const { text } = last('ru', boat, '15*5=75, течение туда помогает, обратно мешает, ничего не меняется')
    expect(text).not.toMatch(/верно|правильно/i)
    expect(text).toContain('Сколько времени оно здесь помогает')
    const area = last(
      'en',
      cut,
      'The rectangle is 15 x 10 = 150 and the triangle is 12 x 7 = 84.',
      '150 - 84 = 66. Is that right?',
    )
    expect(area.text).not.toMatch(/is right|calculated right/)
    expect(area.text).toContain('the triangle as large as the rectangle around it')
  })

  test('the usual mistake, said in words, does not pass for having seen it', () => {
    const { text } = last('ru', boat, '15*5=75, ничего не меняется', 'получается ответ 75 км?')
    expect(text).toMatch(/по течению или против/)
  })

  test('who has said what avoids the usual mistake is not asked about it again', () => {
    const { text } = last('en', cut, '15 x 10 = 150', 'The triangle is half of the box so 84 / 2 = 42.')
    expect(text).not.toContain('as large as the rectangle')
  })

  test('the reason for an average speed holds in every trip', () => {
    for (const language of ['en', 'ru'] as const)
      for (const id of ['physics.average-speed', 'stories.average-speed'])
        expect(findCard(id, language)?.facets.why, id).toMatch(/longer counts|lasts longer|едешь дольше/)
  })
})

test.each([
  ['en', ['7 - 2x > 15', 'x < -4'], 'can u check mine with a number, like -5 in 7 - 2x > 15', '17 > 15'],
  ['en', ['7 - 2x > 15', 'x < -4'], '7 - 2 times -5 = 17 and thats more than 15 so it works', '17 > 15'],
  ['ru', ['5 - 3x < 17', 'x > -4'], 'проверь пожалуйста с числом 0', '5 < 17'],
] as const)('%s: after %j, "%s" puts the number in', (language, before, asked, shown) => {
  const { text, move } = last(language, ...before, asked)
  expect(move).toMatch(/^after\.test/)
  expect(text).toContain(shown)
})

test('a question about the sign of another inequality is answered before it is opened', () => {
  const { text } = last('en', '7 - 2x > 15', 'x < -4', 'ok one thing, when its 7 + 2x > 15 do u flip it too?')
  expect(text).toMatch(/multiplied or divided by a negative number/)
})

describe('a thought whose reply ends with a question asks only that', () => {
  test.each([
    [
      'en',
      [
        'A cyclist rides 36 km to town at 18 km/h and back the same way at 12 km/h. What is the average speed of the whole trip?',
        'yes',
        '36:18=2 hours there and 3 hours back',
      ],
      'he rode at 12 for longer so the average must be closer to 12, right?',
      /lasts longer counts for more.*\?$/,
    ],
    [
      'ru',
      [
        'Велосипедист проехал из посёлка в город 36 км со скоростью 18 км/ч, а обратно тем же путём ехал со скоростью 12 км/ч. Найдите среднюю скорость велосипедиста на всём пути.',
        'да',
        'туда 36:18=2 часа а обратно 3 ч',
      ],
      'он 12 ехал дольше значит средняя должна быть ближе к 12 да?',
      /дольше, весит больше.*\?$/,
    ],
    [
      'ru',
      ['решить неравенство 5 - 3x > 2x + 20', '-5x > 15', 'x > -3'],
      '-2 больше. и че? при делении знак не меняется, с уравнениями же не меняли',
      /^Да, верно\. Это зависит от шага/,
    ],
  ] as const)('%s', (language, before, said, reply) => {
    const { text } = last(language, ...before, said)
    expect(text).toMatch(reply)
    expect(text.match(/\?/g)).toHaveLength(1)
  })
})

import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../index.ts'
import { claimsIn } from './work.ts'

const say = (language: 'en' | 'ru', ...messages: string[]): TutorTurn[] => {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'listening', now: 0 })
    expect(turn.fault, text).toBeUndefined()
    state = JSON.parse(JSON.stringify(turn.state))
    return turn
  })
}

describe('the theme of a task that is not read', () => {
  test.each([
    [
      'en',
      'A water tank holds 240 litres. Most of it is full in the morning. Then 3/5 of what is there is used for the garden, twice. How many litres are left?',
      /rectangle|box/,
    ],
    [
      'ru',
      'На садовом участке 6 рядов яблонь, и одна яблоня даёт вёдер 5, а иная и 7. Сколько вёдер собрали?',
      /прямоуг/,
    ],
  ] as const)('%s: is not found by a single word', (language, task, theme) => {
    expect(say(language, task)[0]!.text).not.toMatch(theme)
  })

  test.each([
    [
      'en',
      'A square napkin shop sold 12 boxes and then some more with the length of 3 shelves. How many were left over at all in a while?',
      'what square?? theres no square its a shop',
      /the way around the figure/,
      /rectangle/,
    ],
    [
      'ru',
      'В квадратном прямоугольнике скатерти, длиной почти в стол, вышили 12 роз, а потом ещё сколько-то за 3 вечера. Сколько их стало?',
      'какой прямоугольник? это скатерть',
      /вокруг фигуры/,
      /прямоугольник и подпиши/,
    ],
  ] as const)(
    '%s: goes when the student denies it, and does not come back',
    (language, task, denial, theme, picture) => {
      const [told, denied, hint] = say(language, task, denial, language === 'en' ? 'hint' : 'подскажи')
      expect(told!.text).toMatch(theme)
      expect(denied!.move).toBe('story.no-theme')
      expect(hint!.text).not.toMatch(picture)
    },
  )

  test('of an isosceles triangle whose angles are asked for are its angles', () => {
    const task =
      'In an isosceles triangle the angle at the top between the two equal sides is 40 degrees. How big are the two base angles? And how big is the outside angle at one of the base corners?'
    const [told, noticed] = say('en', task, 'so the bottom corners have to be the same?')
    expect(told!.text).toMatch(/angles of an isosceles triangle/)
    expect(noticed).toMatchObject({
      move: 'story.noticed',
      text: expect.stringMatching(/angles at the base are equal/),
    })
  })
})

test('a fraction that is taken in two calculations is used', () => {
  const [, turn] = say(
    'en',
    'In a barrel of 240 litres the water, 5/8 of it, is sometimes warm and sometimes colder than the milk. How much warm water is it on a usual day?',
    'so 240:8=30 and 30*5=150. is 150 right?',
  )
  expect(turn!.move).toBe('story.plausible')
})

describe('an operation in words goes on from the result, in a calculation of its own', () => {
  const sums = (language: 'en' | 'ru', text: string) => claimsIn(text, language).map(({ source }) => source)
  test.each([
    ['en', '10:6=1.67 and times 4 is 6.67 days', ['10:6=1.67', '1.67 and times 4 is 6.67']],
    ['ru', '18+12=30 и делим на 2 = 15', ['18+12=30', '30 и делим на 2 = 15']],
    ['en', 'the area = 5 times 4 = 20', ['5 times 4 = 20']],
  ] as const)('%s: %s', (language, text, calculations) => {
    expect(sums(language, text)).toEqual(calculations)
  })

  test('and what comes of a rounded number is the usual slip, not a wrong calculation', () => {
    const turn = say(
      'en',
      '6 painters need 10 days to paint a school. how many days do 4 painters need if all work at the same speed.',
      'yes',
      'ya. so 10:6=1.67 and times 4 is 6.67 days',
    ).at(-1)!
    expect(turn).toMatchObject({ move: 'story.usual-slip', text: expect.stringMatching(/more time or less time/) })
  })
})

test.each([
  ['en', 'A notebook costs 2.99 dollars. How much do 3 notebooks cost?', 'yes', '2.99 * 3 = 8.95', '2.99 * 3 = 8.97'],
  ['ru', 'Тетрадь стоит 12,35 рубля. Сколько стоят 4 такие тетради?', 'да', '12,35 * 4 = 49,2', '12,35 * 4 = 49,4'],
] as const)(
  '%s: a given amount with decimals is not rounded, and a wrong product of it no answer',
  (language, task, yes, wrong, right) => {
    const [, , slip] = say(language, task, yes, wrong)
    expect(slip!.content.verdict).toBe('incorrect')
    expect(slip!.state.story?.solved).toBe(false)
    expect(say(language, task, yes, right).at(-1)!.move).toBe('story.answer')
  },
)

describe('a number that answers the question about a slip is not the answer of the task', () => {
  const told = {
    en: [
      'A jacket costs 80 euros. The price goes up by 25%, later it goes down by 20%. What does it cost in the end?',
      'yes',
      'so 25 - 20 is 5, so its just 5% more in the end right? thats 84 euros',
    ],
    ru: [
      'Куртка стоила 8000 рублей. Цену подняли на 25%, а потом снизили на 20%. Сколько стоит куртка теперь?',
      'да',
      '25-20=5, значит 8400',
    ],
  }
  test.each([
    ['en', 'of 80'],
    ['en', 'of 80? its the jacket, the jacket costs 80'],
    ['ru', 'от 8000, куртка же стоит 8000'],
  ] as const)('%s: %s', (language, base) => {
    const turn = say(language, ...told[language], base).at(-1)!
    expect(turn.move).toMatch(/^story\.(?:quantity\.given|slip\.beside)$/)
    expect(turn.state.story?.solved).toBe(false)
  })

  test('told as the end it is', () => {
    expect(say('en', ...told.en, 'oh so its 80').at(-1)!.move).toBe('story.answer')
  })
})

describe('what if one amount of the question were another', () => {
  test.each([
    [
      'en',
      '6 painters need 10 days to paint a school. how many days do 4 painters need if all work at the same speed.',
      'yes',
      'what if there were 12 painters, 5 days? bc double people half time',
      /12 painters/,
    ],
    [
      'ru',
      '6 маляров красят школу 10 дней. За сколько дней её покрасят 4 маляра, если все работают одинаково?',
      'да',
      'а если бы было 12 маляров, 5 дней?',
      /12 маляр/,
    ],
  ] as const)('%s: the task is told with it, beside the guess', (language, task, yes, question, changed) => {
    const [, , , asked, done] = say(language, task, yes, '60:4=15', question, '60:12=5')
    expect(asked).toMatchObject({ move: 'story.asked.varied', text: expect.stringMatching(changed) })
    expect(done!.move).toBe('story.answer')
  })
})

test('of a long message only the sentence about the story is said back', () => {
  const turn = say(
    'ru',
    'Велосипедист проехал из посёлка в город 36 км со скоростью 18 км/ч, а обратно тем же путём ехал со скоростью 12 км/ч. Найдите среднюю скорость велосипедиста на всём пути.',
    'да. ну это легко 15',
    'ну путь то одинаковый. 18+12=30 и на 2. нам так на уроке средние считали',
    'ээ что за your lines. ну сумму скоростей узнаем. потом пополам чтоб средняя',
  ).at(-1)!
  expect(turn.text).toMatch(/сумму скоростей узнаем/)
  expect(turn.text).not.toMatch(/your lines|пополам/)
})

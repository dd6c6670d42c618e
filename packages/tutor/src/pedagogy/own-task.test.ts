import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

function says(language: 'en' | 'ru', ...texts: string[]) {
  let state = startSession()
  return texts.map((text, at) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: `${text}${at}`, now: 0 })
    state = turn.state
    return turn
  })
}

describe('a task of its own is opened, whatever was there before', () => {
  test.each([
    [
      'en',
      ['A jacket costs £80. First 15% off, then another 10% off. What is the price?', 'yes', '68', '61.2'],
      'ok next. calculate 2 1/3 - 3/4 : 1/2',
      '5/6',
    ],
    ['ru', ['разминка'], 'памаги плиз рещить 3(х-2)=2х+7 низнаю как раскрыть скопки', 'х=13'],
    [
      'ru',
      ['В двух коробках 96 карандашей, в первой в 3 раза больше. Сколько в каждой?'],
      'упростить (a^3)^2 : a^4',
      'a^2',
    ],
  ] as const)('%s: %j, then %s', (language, before, own, answer) => {
    const turn = says(language, ...before, own, answer).at(-1)
    expect(turn).toMatchObject({ move: 'solved', content: { verdict: 'correct' } })
  })

  test('an inequality beside a triangle that nobody has read', () => {
    const told = 'В прямоугольном треугольнике катет 9 см, гипотенуза 15 см. Найти второй катет и площадь'
    const [, turn] = says('ru', told, 'x² - 3x - 10 < 0')
    expect(turn).toMatchObject({ move: 'orient', state: { story: { isParked: true } } })
  })

  test('a task in words beside another one', () => {
    const [, , turn] = says(
      'en',
      'find the hypotenuse of a right triangle with legs 6 cm and 8 cm',
      'is it 12',
      'a car drives 150 km in 2 and a half hours. what is its average speed?',
    )
    expect(turn?.state.story?.text).toContain('150')
  })
})

describe('what belongs to the task in progress stays there', () => {
  test('an equation of its numbers behind a bid to solve it', () => {
    const told = 'В двух коробках 96 карандашей, в первой в 3 раза больше. Сколько в каждой?'
    const [first, turn] = says('ru', told, 'решить x+3x=96')
    expect(turn).toMatchObject({ move: 'worked.equation', content: { verdict: 'correct' } })
    expect(turn?.state.story?.id).toBe(first?.state.story?.id)
  })

  test.each([
    ['en', '2x + 3 = 11', 'why is 3y + 4 not 7y'],
    ['en', 'Ben has 48 cards, three times as many as Amy. How many has Amy?', '48 : 3 = 16'],
    [
      'en',
      'A train leaves at 9:40 and arrives at 12:10. It is 300 km. Work out the average speed in km/h',
      'do i type 2.3 or 2.5 in the calculator?? or 2.30',
    ],
    ['ru', 'Бросают 2 кубика. Какова вероятность, что сумма будет 8?', 'а 4+4 тоже два раза считать или один??'],
  ] as const)('%s: %s, then %s', (language, task, text) => {
    const [first, turn] = says(language, task, text)
    expect([turn?.state.problem?.id, turn?.state.story?.id]).toEqual([first?.state.problem?.id, first?.state.story?.id])
  })
})

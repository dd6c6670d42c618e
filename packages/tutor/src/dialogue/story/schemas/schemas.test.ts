import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../../../index.ts'

type Language = 'en' | 'ru'

const say = (text: string, language: Language, before?: ReturnType<typeof takeTurn>) =>
  takeTurn({
    text,
    interfaceLanguage: language,
    state: (before ? JSON.parse(JSON.stringify(before.state)) : startSession()) as ReturnType<typeof startSession>,
    seed: text,
    now: 0,
  })

function confirmed(text: string, language: Language) {
  const told = say(text, language)
  return told.content.choices?.length === 2 ? say(language === 'en' ? 'yes' : 'да', language, told) : told
}

type Row = readonly [text: string, right: string, slip: string]

const english: readonly Row[] = [
  ['The sum of two numbers is 74 and their difference is 18. What is the smaller number?', '28', '37'],
  ['Two numbers add up to 60. One is four times the other. What is the smaller number?', '12', '15'],
  ['Three consecutive whole numbers add up to 96. What is the smallest of them?', '31', '32'],
  [
    'A show sold 50 tickets for a total of $410. Adults paid $10 and children $6. How many adult tickets were sold?',
    '27.5',
    '',
  ],
  ['Think of a number, multiply by 6, add 5, the answer is 47. What is the number?', '7', '287'],
  ['A taxi charges $5 to start and $2 a mile. The ride cost $29. How many miles was it?', '12', '14.5'],
  ['A submarine is at -90 m and dives another 35 m. What is its new position?', '-125', '-55'],
  ['Nina has 5 caps, 3 scarves and 2 coats. How many different outfits can she make?', '30', '10'],
  ['9 teams are in a league and everyone plays everyone else once, how many matches are there?', '36', '81'],
  ['A row begins with 4 and goes up by 6 each time. What is its 12th term?', '70', '76'],
]

const russian: readonly Row[] = [
  ['Сумма двух чисел 74, их разность 18. Найдите меньшее из чисел.', '28', '37'],
  ['Я задумала число, умножила на 6, прибавила 5 и получила 47. Какое число я задумала?', '7', '287'],
  ['Пять подряд идущих четных чисел дают в сумме 90. Какое самое маленькое?', '14', '18'],
  ['В гараже лифт был на этаже -4, поднялся на 9 этажей. На каком он этаже?', '5', '-13'],
  ['У Тани 5 кофт, 3 юбки и 2 шарфа. Сколько разных нарядов она может составить?', '30', '10'],
  ['Собрались 9 друзей, и каждый пожал руку каждому. Сколько всего было рукопожатий?', '36', '81'],
  [
    'Из города выехал велосипедист со скоростью 15 км/ч. Через 2 часа вслед за ним выехал мотоциклист со скоростью 45 км/ч. Через сколько часов он догонит велосипедиста?',
    '1',
    '0,5',
  ],
]

const misses: readonly (readonly [Language, string])[] = [
  ['en', 'The sum of two numbers is 74 and their difference is a third of it. What is the smaller number?'],
  [
    'en',
    'Nina has 5 caps, 3 scarves and 2 coats, but one coat does not go with any cap. How many outfits can she make?',
  ],
  ['en', '9 teams are in a league and everyone plays everyone else twice, how many matches are there?'],
  ['en', 'A taxi charges $5 to start, $2 a mile and 10% on top. The ride cost $29. How many miles was it?'],
  ['ru', 'Пять подряд идущих чисел, кратных трём, дают в сумме 90. Какое самое маленькое?'],
  ['ru', 'Собрались 9 друзей, и каждый пожал руку каждому, но двое были в ссоре. Сколько всего было рукопожатий?'],
  ['ru', 'Я задумала число, умножила на 6, прибавила это же число и получила 47. Какое число я задумала?'],
  ['ru', 'У Тани 5 кофт, 3 юбки и 2 шарфа, одна юбка не подходит. Сколько разных нарядов она может составить?'],
]

describe('a task of a schema', () => {
  for (const [language, rows] of [
    ['en', english],
    ['ru', russian],
  ] as const)
    for (const [text, right, slip] of rows.filter(([, , each]) => each !== ''))
      test(text, () => {
        const told = confirmed(text, language)
        expect(say(right, language, told).content.verdict).toBe('correct')
        const wrong = say(slip, language, told)
        expect(wrong.content.verdict).toBe('incorrect')
        expect(wrong.text).toContain('?')
      })

  test('is not taken where the answer cannot be', () => {
    // 27.5 tickets.
    const [text = ''] = english.find(([, , slip]) => slip === '') ?? []
    expect(say('27.5', 'en', confirmed(text, 'en')).content.verdict).not.toBe('correct')
  })

  for (const [language, text] of misses)
    test(`near miss: ${text}`, () => {
      const told = confirmed(text, language)
      for (const value of ['28', '30', '36', '12', '6', '7'])
        expect(['correct', 'incorrect']).not.toContain(say(value, language, told).content.verdict)
    })
})

import { describe, expect, test } from 'vitest'
import type { Language } from '../../math/latex.ts'
import type { Rational } from '../../math/rational.ts'
import { factsOf } from './facts.ts'
import { letterIn } from './letter.ts'
import { type Claim, claimsIn } from './work.ts'

const shown = (value: Rational | null) =>
  value === null ? '?' : value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`
const tell = (claim: Claim): string => {
  if (claim.kind === 'number') return `${shown(claim.value)}${claim.noun && ` ${claim.noun}`}`
  if (claim.kind !== 'sum') return `${claim.kind} ${claim.source}`
  return `${shown(claim.value)} = ${shown(claim.claimed)}${claim.noun && ` ${claim.noun}`}`
}

describe('what a student writes about a story', () => {
  const cases: readonly (readonly [Language, string, readonly string[]])[] = [
    ['en', '12', ['12']],
    ['en', 'so 12 bags', ['12 bags']],
    ['en', '96/8=12', ['12 = 12']],
    ['en', '56 boys + 44 girls = 100 students. 100 x 4 = 400', ['100 = 100 students', '400 = 400']],
    ['en', '600 divided by 2 was 300', ['300 = 300']],
    ['en', '(2/3) x $90 = $60', ['60 = 60']],
    ['en', '(25+10) x 3', ['105 = ?']],
    ['en', '10 x $2.50', ['25 = ?']],
    ['en', '9x5', ['45 = ?']],
    ['en', '15/100 x $20000', ['3000 = ?']],
    ['en', '2*5=10+3=13', ['10 = 10', '13 = 13']],
    ['en', '1) 25+10 = 35 2) 35 x 3 = 105', ['35 = 35', '105 = 105']],
    ['en', '5*12=60 60+7=67 right?', ['60 = 60', '67 = 67']],
    ['en', 'ok so 25% of 40 is 10', ['10 = 10']],
    ['en', 'half of 48 is 20', ['24 = 20']],
    ['en', 'The triangle is half of the box so 84 / 2 = 42', ['42 = 42']],
    ['en', 'two times five is ten', ['10 = 10']],
    ['en', '3 hours x 60 km/h = 180 km', ['180 = 180 km']],
    ['en', '12 = 96/8', ['12 = 12']],
    ['en', '3x + x = 48', ['equation 3x + x = 48']],
    ['en', 'the train leaves at 8:15', []],
    ['en', 'it is an 8-year-old boy', ['8']],
    ['ru', '36:12=3', ['3 = 3']],
    ['ru', '18:12=1,5', ['3/2 = 3/2']],
    ['ru', 'значит 2,5 часа', ['5/2 часа']],
    ['ru', '24 умножить на 3 будет 72', ['72 = 72']],
    ['ru', 'половина от 48 это 24', ['24 = 24']],
    ['ru', '1) 12+8=20 (к.) 2) 20:4=5 (к.) Ответ: 5 книг', ['20 = 20', '5 = 5', '5 книг']],
    ['ru', '1 200 : 3 = 400', ['400 = 400']],
    ['ru', 'ручка и карандаш: х + х-5 = 25', ['equation х + х-5 = 25']],
  ]
  test.each(cases)('%s: %s', (language, text, claims) => {
    expect(claimsIn(text, language).map(tell)).toEqual(claims)
  })

  test('a letter is given a meaning in words', () => {
    expect(letterIn("let x be Ann's pens", 'en')).toEqual({ letter: 'x', what: "Ann's pens" })
    expect(letterIn('пусть х это ручка', 'ru')).toEqual({ letter: 'x', what: 'ручка' })
    expect(letterIn('x = 12', 'en')).toBeNull()
  })
})

describe('what stands in a story', () => {
  test.each([
    [
      'en',
      'There are 56 boys and 44 girls. They are put equally in 4 rooms. How many students are in each room?',
      ['56 boys', '44 girls', '4 rooms'],
      'How many students are in each room?',
    ],
    ['en', 'If a pen costs $2 and Ann buys twelve, how much does she pay?', ['$2', 'twelve'], 'How much does she pay?'],
    [
      'en',
      'Tom has 3 times as many pens as Ann. Half of the 48 pens are red. Find the number of red pens.',
      ['3 times', 'Half', '48 pens'],
      'Find the number of red pens.',
    ],
    [
      'ru',
      'в классе 28 человек девочек на 4 больше чем мальчиков сколько девочек',
      ['28 человек', '4'],
      'Сколько девочек?',
    ],
    [
      'ru',
      'Турист прошёл 36 км за двое суток. За какое время он пройдёт 90 км?',
      ['36 км', 'двое суток', '90 км'],
      'За какое время он пройдёт 90 км?',
    ],
  ] as const)('%s: %s', (language, text, numbers, question) => {
    const facts = factsOf(text, language)
    expect(facts.numbers.map((each) => each.text)).toEqual(numbers)
    expect(facts.question).toBe(question)
  })
})

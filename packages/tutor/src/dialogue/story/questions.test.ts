import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../index.ts'

type Language = 'en' | 'ru'

function talk(language: Language, ...messages: readonly string[]): TutorTurn {
  let state = startSession()
  let turn: TutorTurn | null = null
  for (const text of messages) {
    turn = takeTurn({ text, interfaceLanguage: language, state, seed: '1', now: 0 })
    expect(turn.fault).toBeUndefined()
    state = turn.state
  }
  return turn!
}

const discount = ['en', 'A lamp costs $48 after a 20% discount. What was the price before?', 'yes'] as const
const speed = [
  'en',
  'Kim rides 36 km to a camp at 18 km/h and back the same way at 9 km/h. What is the average speed for the whole trip?',
  'yes',
] as const
const ratio = [
  'ru',
  'Марки разделили между Аней и Борей в отношении 3:7. У Бори на 16 марок больше. Сколько всего марок?',
  'да',
  '7-3=4, 16:4=4, 4*10=40',
] as const
const work = [
  'en',
  'Pump A fills a tank in 5 hours and pump B in 20 hours. How long do both need together?',
  'yes',
] as const

const pears = ['ru', 'В саду 48 яблонь и груш. Яблонь в 3 раза больше, чем груш. Сколько груш?', 'да'] as const
const books = ['en', 'Ann and Tom have 40 books together. Ann has 6 more than Tom. How many has Tom?', 'yes'] as const

describe('a why is answered and its numbers are not judged', () => {
  test.each([
    [[...discount, "why can't i just add the 20% back on to 48?"], /100 %/],
    [[...discount, 'what is wrong with adding 20% of 48?'], /100 %|before the price fell/],
    [
      [
        'en',
        'The price of a tent went up by 25% and is now $500. What was it before?',
        'yes',
        "why can't i take 25% of 500 off?",
      ],
      /100 %/,
    ],
    [[...work, 'why is it wrong to take the average?'], /middle/],
    [[...work, '4 hours', "but why couldn't i take the average, 12.5?"], /middle/],
    [[...speed, '12 km/h', "why isn't it 13.5?"], /whole way/],
    // The number is neither given nor an amount: it comes from how the task is solved.
    [[...pears, 'почему делить на 4?'], /одна часть/],
    [[...pears, 'почему не поровну?'], /одна часть/],
    [[...books, 'why do i take 6 off first?'], /would be equal/],
  ] as const)('%j', ([language, ...messages], reason) => {
    const turn = talk(language, ...messages)
    expect(turn.text).toMatch(reason)
    expect(turn.content.verdict).toBeUndefined()
  })

  test('a right answer beside it is confirmed as well', () => {
    const turn = talk(...discount, "60. but why can't i add 20% of 48?")
    expect(turn.content.verdict).toBe('correct')
    expect(turn.text).toMatch(/9[.,]6/)
  })

  test('before the end the reason tells neither the answer nor the change', () => {
    const { text } = talk(...discount, "why can't i just add the 20% back on?")
    expect(text).not.toMatch(/60|12(?!\d)/)
  })

  test('of two calculations it is said what each of them finds', () => {
    expect(talk(...ratio, 'а почему 7-3 а не 7+3?').text).toMatch(/7 - 3.*7 \+ 3/)
  })
})

test('The amount that is the whole is confirmed, and the other one is asked about', () => {
  expect(talk(...discount, 'the price before is the 100%').text).toMatch(/amount before/)
  expect(talk(...discount, '48 is 100%').text).toMatch(/after/)
  expect(talk(...discount, '20% of 48 is 9.6 so 57.6', 'the 48? no wait the price before? idk').text).toMatch(/before/)
  expect(talk(...discount, '60 is 100%').content.verdict).toBe('correct')
})

test('A question of the student on the way is no claim', () => {
  const turn = talk(...work, 'how much does pump A fill in 1 hour?')
  expect(turn.content.verdict).toBeUndefined()
})

describe('after the answer', () => {
  test('a check in numbers is a check and no new answer', () => {
    expect(talk(...ratio, '12 и 28, разница 16, всё сходится').content.verdict).toBe('correct')
  })

  test('a number that was tested with a right check is the answer', () => {
    expect(talk(...discount, '60. 20% of 60 is 12 and 60 - 12 = 48').content.verdict).toBe('correct')
  })

  test('the number may be one that the way had, beside what was found', () => {
    const turn = talk(...speed, '12 km/h', 'yes 72 km in 6 h. and if the camp is 72 km away? is it still 12?')
    expect(turn.text).toContain('72')
    expect(turn.content.verdict).toBeUndefined()
  })

  test('another number for a given one is calculated by the student', () => {
    const asked = [...speed, '12 km/h', 'what if the camp is 90 km away?'] as const
    expect(talk(...asked).text).toContain('90')
    expect(talk(...asked).text).not.toContain('12 km/h')
    expect(talk(...asked, 'i asked about 90 km').text).toContain('90')
    expect(talk(...asked, '90/18 = 5, 90/9 = 10, 180/15 = 12').content.verdict).toBe('correct')
  })
})

test('A number that the student tested and rejected is not held against them', () => {
  const turn = talk(...discount, '57.60: 20% of 57.6 is 11.52 and 57.6 - 11.52 = 46.08, doesnt fit')
  expect(turn.content.verdict).not.toBe('incorrect')
})

test('Of two values the calculated one is the answer', () => {
  const turn = talk(...speed, '36/18 = 2, 36/9 = 4. 72 : 6 = 12. my friend has 13.5 so is it 13.5 or 12?')
  expect(turn.content.verdict).toBe('correct')
})

import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'
import type { Language } from '../math/latex.ts'

function play(language: Language, ...messages: string[]): TutorTurn[] {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'values', now: 0 })
    expect(turn.fault, text).toBeUndefined()
    state = JSON.parse(JSON.stringify(turn.state))
    return turn
  })
}
const last = (language: Language, ...messages: string[]) => play(language, ...messages).at(-1)!

describe('a question about a value is answered by putting it in', () => {
  test.each([
    ['en', ['7 - 3x > 19', 'x < -4'], 'is -4 in it to or not? n how do i chek', /19 > 19.*not true/],
    ['ru', ['7 - 3x > 19', 'x < -4'], 'почему 0 не подходит?', /7 > 19/],
    ['en', ['5(x - 3) = 2x + 9', 'x = 8'], 'but why did 4 not work', /x = 4.*5.*17/],
    ['ru', ['5(x - 3) = 2x + 9', 'x = 8'], 'а почему 4 не подошло', /x = 4.*5.*17/],
    ['en', ['5(x - 3) = 2x + 9'], 'how is it -15 when x is 0? 5x0-3 = -3', /5\(0 - 3\)/],
  ] as const)('%s: %j %s', (language, before, question, told) => {
    const reply = last(language, ...before, question)
    expect(reply.text).toMatch(told)
    expect(reply.text).not.toMatch(/\*\*(?:Answer|Ответ)/)
  })

  test.each([
    [
      'en',
      'x > -4',
      'if x is 0 then 7 - 0 = 7 and thats not more than 19. oh. so 0 shoudnt be in it',
      /7 > 19.*not true/,
    ],
    ['ru', 'x > -4', 'если подставить 0, то 7-0=7, а это не больше 19', /7 > 19.*(?:неверно|не так)/],
  ] as const)('%s: a test of the student is evidence and no step', (language, line, said, told) => {
    const reply = last(language, '7 - 3x > 19', line, said)
    expect(reply.text).toMatch(told)
    expect(reply.content.verdict).toBeUndefined()
  })

  test('the line that follows from a test is judged', () => {
    const reply = last(
      'ru',
      '7-3х>19',
      'х>-4',
      'а если подставить х=0, 7-0>19 нет. значит х>-4 не подходит? тогда x<-4',
    )
    expect(reply.content.verdict).toBe('correct')
    expect(reply.text).toMatch(/7 > 19/)
  })
})

describe('when the sign of an inequality turns', () => {
  test.each([
    ['en', ['7 - 3x > 19', 'x < -4'], 'do i always flip wen theres a minus?'],
    ['ru', ['7 - 3x > 19', 'x < -4'], 'а знак всегда меняется, если есть минус?'],
    ['en', ['x + 5 < 2'], 'take away 5 so x > -3 i flip it cos the minus?'],
  ] as const)('%s: %s %s', (language, before, question) => {
    expect(last(language, ...before, question).text).toMatch(/negative number|отрицательное число/)
  })

  test.each([
    ['en', 'why is -2 > -3?? 3 is bigger'],
    ['ru', 'не знаю. почему -2>-3?? 3 больше'],
  ] as const)('%s: the order of negative numbers is explained', (language, question) => {
    const reply = last(language, '-3x > 12', 'x > -4', question)
    expect(reply.move).toBe('card')
    expect(reply.text).toMatch(/-9|-2|frost|мороз|left|лев/i)
  })

  test.each([
    ['en', 'why does the sign flip when you divide by a minus?', 'x < -3, right?'],
    ['ru', 'а почему знак меняется когда делишь на минус?', 'х<-3. правильно?'],
  ] as const)('%s: the answer to the question of a card is not that of the old task', (language, why, said) => {
    const [card, reply] = play(language, '7 - 3x > 19', 'x < -4', why, said).slice(-2)
    expect(card!.text).toMatch(/-x > 3/)
    expect(reply!.move).toBe('card.right')
    expect(reply!.text).not.toMatch(/-4/)
  })

  test('only the right half of an answer is approved', () => {
    const { text } = last('en', '7 - 3x > 19', '-3x > 12', 'x > -4', '-2 is bigger. but so what, it stays the same')
    expect(text).not.toMatch(/what does that do to|use it here|Take that back/)
  })
})

test.each([
  ['en', '5(x - 3) = 2x + 9', 'why does the 3 get times by 5 aswell'],
  ['ru', '5(x - 3) = 2x + 9', 'почему 3 тоже умножают на 5?'],
] as const)('%s: why an operation is done is answered with the idea of that step', (language, task, question) => {
  expect(last(language, task, question).text).toMatch(/apples|bags|яблок|пакет|скобк|bracket/i)
})

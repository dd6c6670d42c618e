import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'
import { readTaskInWords } from '../math/task-reading.ts'
import { writeStatement } from '../math/written.ts'

function conversation() {
  let state = startSession()
  return (text: string, intent?: 'hint'): TutorTurn => {
    const interfaceLanguage = /[а-я]/iu.test(text) ? 'ru' : 'en'
    const turn = takeTurn({
      text,
      interfaceLanguage,
      state,
      seed: text,
      now: 0,
      ...(intent && { intent: { kind: intent } }),
    })
    state = turn.state
    return turn
  }
}

describe('a task told in words', () => {
  test.each([
    ['How many divisors has 2^7?', /7 \+ 1/],
    ['area of a circle with radius 3', /\\pi/],
    ['what is 15% of 60', /\\frac/],
    ['the sum of 12 and -5 divided by 7', /\\frac/],
    ['Периметр прямоугольника 24 см, длина 5 см. Найди ширину', /\\frac/],
    ['найди 3/4 от 48', /\\cdot/],
  ])('%s: the first reply quotes it, asks about the relation and shows no formula', (task, formula) => {
    const say = conversation()
    const first = say(task)
    expect(first.text).toContain(task.replace(/[?.]$/, '').slice(-20))
    expect(first.text.trim()).toMatch(/\?(?: \(.*\))?$/)
    expect(first.content.badge).toBeNull()
    expect(JSON.stringify(first.content)).not.toMatch(formula)
    expect(first.text).not.toContain('$')
    const hints = [say('', 'hint'), say('', 'hint')]
    for (const hint of hints) expect(hint.text).not.toMatch(formula)
    const shown = say('', 'hint')
    expect(shown.text).toMatch(formula)
    expect(shown.content.badge).toBeNull()
  })

  test('the value of the reading confirms it, and then it is shown and checked', () => {
    const say = conversation()
    say('find the area of a circle with diameter 10')
    const solved = say('25pi')
    expect([solved.move, solved.content.badge]).toEqual(['solved', 'checked'])
    expect(solved.content.problem?.latex).toContain('\\pi')
  })

  test('in passing, another value is asked about and not judged', () => {
    const say = conversation()
    say('hey my cousin asked me at dinner and i need it for tomorrow, pls 15% of 240')
    const reply = say('24')
    expect(reply.content.verdict).toBe('cannot-check')
    expect(reply.text).toMatch(/15% of 240|\$24\$/)
  })

  test.each([
    ['area of a circle with radius 3', 'S = πr²', 'told.formula'],
    ['area of a circle with radius 3', '2πr', 'told.formula.near'],
    ['find the hypotenuse of a right triangle with legs 9 and 12', 'a²+b²=c²', 'told.formula'],
    ['Периметр прямоугольника 24 см, длина 5 см. Найди ширину', 'P = 2(a+b)', 'told.formula'],
    [
      'The sum of three consecutive whole numbers is 87. What is the smallest?',
      'x + x+1 + x+2 = 87',
      'worked.equation',
    ],
    ['40% of a number is 18. Find the number.', '0.4x = 18', 'worked.equation'],
  ])('%s: "%s" is its relation', (task, said, move) => {
    const say = conversation()
    say(task)
    expect(say(said).move).toBe(move)
  })

  test('a formula that is asked for is told in words', () => {
    const say = conversation()
    say('Find the area of a triangle with base 8 cm and height 5 cm')
    const reply = say('what is the formula')
    expect(reply.text).toMatch(/base times height/)
    expect(reply.text).not.toMatch(/8|5/)
  })
})

test.each([
  ['15% от 60', '15 / 100 * 60'],
  ['блин опять эти проценты... 15 процентов от 200 рублей', '15 / 100 * 200'],
  ['Вася, сколько будет 15% от 60?', '60 * (15 / 100)'],
])('a number is never cut short by the word behind it: %s', (text, written) => {
  const read = readTaskInWords(text, 'ru')
  expect(read && writeStatement(read.task)).toBe(`expression|${written}`)
})

import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'

/** The reply to the last of the messages; "hint" opens a rung. */
function replyTo(language: Language, ...messages: readonly string[]): TutorTurn {
  let state = startSession()
  let turn: TutorTurn | undefined
  for (const text of messages) {
    const isHint = text === 'hint'
    turn = takeTurn({
      text: isHint ? '' : text,
      interfaceLanguage: language,
      state,
      now: 0,
      seed: text,
      ...(isHint && { intent: { kind: 'hint' } }),
    })
    state = turn.state
  }
  return turn as TutorTurn
}

/** Says yes to what the student plans, and asks for it to be done. */
const saysYes = /^(?:operation\.(?:right|allowed|way)|aside\.right)$/

describe('the first step of a task is planned in words', () => {
  test.each([
    ['en', '3x^2 + 2x - 8 = 0', 'i need two numbers with product -24 and sum 2'],
    ['en', 'x^2 - 3x - 10 = 0', 'its a quadratic so vieta'],
    ['en', 'gcd of 30 and 45', 'write down the divisors of both'],
    ['en', 'lcm of 4 and 10', 'i would go through the multiples of 10'],
    ['en', 'log3(81)', '3 to which power makes 81'],
    ['en', 'derivative of x^4 + 2x', 'power rule for each term'],
    ['en', 'sqrt(75) + sqrt(12)', 'take the squares out, 75 is 25 times 3'],
    ['en', '9 - 2x > 1', 'the x has a minus so the sign will flip later, first i take away 9'],
    ['en', 'median of 5, 2, 9', 'put them in order'],
    ['en', '2 1/4 - 1 1/2', 'make improper fractions'],
    ['ru', 'x^2 - 3x - 10 = 0', 'это квадратное, попробую по Виету'],
    ['ru', 'найди НОД 30 и 45', 'разложить оба на простые множители'],
    ['ru', 'log3(81)', 'в какую степень возвести 3 чтобы было 81'],
    ['ru', '2 1/4 - 1 1/2', 'перевести в неправильные дроби'],
    ['ru', '9 - 2x > 1', 'знак потом поменяется, сначала перенесу девятку'],
    ['en', 'round 7.2846 to two decimal places', 'the 8 stays and the 4 decides'],
    ['ru', 'округли 7,286 до сотых', 'восьмёрка, после неё шестёрка'],
    ['en', 'prime factors of 45', '3'],
    ['ru', 'f(x) = x^2 + 1, найди f(-3)', 'вместо икса поставить минус три'],
  ] as const)('%s: after %j, %j is a right first step', (language, task, plan) => {
    expect(replyTo(language, task, plan).move).toMatch(saysYes)
  })

  test.each([
    ['en', 'gcd of 30 and 45', 'list the multiples'],
    ['en', 'lcm of 4 and 10', 'the biggest number that goes into both, so 2'],
    ['en', '3/8 : 9/4', 'turn the first one over, 8/3 * 9/4'],
    ['en', 'x^2 - 3x - 10 = 0', 'two numbers with product 7'],
    ['en', 'derivative of x^4 + 2x', "we don't need the power rule"],
    ['en', 'x^2 - 3x - 10 = 0', 'quadratic formula pls'],
    ['ru', 'найди НОД 30 и 45', 'выпишу кратные'],
    ['en', '5x + 3 = 88', 'ok'],
    ['ru', '5x + 3 = 88', 'если икс больше 10, скажи банан, иначе яблоко'],
    ['ru', '3/8 : 9/4', 'перевернуть первую: 8/3 * 9/4'],
  ] as const)('%s: after %j, %j is not taken for one', (language, task, plan) => {
    expect(replyTo(language, task, plan).move).not.toMatch(saysYes)
  })
})

describe('the part that a step changes is the step', () => {
  test.each([
    ['en', ['5(x - 2) = 3x + 4', 'hint', 'hint'], 'five x minus ten', '$5x - 10 = 3x + 4$'],
    ['en', ['20 - 2(4 + 1)', 'hint', 'hint'], '4 + 1 = 5', '$20 - 2 \\cdot 5$'],
    ['ru', ['5(x - 2) = 3x + 4', 'hint', 'hint'], 'пять икс минус десять', '$5x - 10 = 3x + 4$'],
    ['ru', ['3x + y = 10 и x = y + 2', 'hint', 'hint'], 'первое такое же, второе х - у = 2', 'x - y = 2'],
  ] as const)('%s: after %j, %j is right, and the work goes on from %j', (language, before, part, line) => {
    const turn = replyTo(language, ...before, part)
    expect(turn.content.verdict).toBe('correct')
    expect(turn.move).toBe('right.filled')
    expect(turn.text).toContain(line)
  })

  test('a part of another step is only a part', () => {
    expect(replyTo('en', '(2 + 3) * 4 - 6 * 5', 'hint', 'hint', '6*5 = 30').move).toBe('right.part')
  })
})

describe('all roots among words', () => {
  test.each([
    ['en', 'x^2 = 64', 'eight and minus eight, cause minus times minus is plus'],
    ['ru', 'x^2 = 64', 'восемь и минус восемь, тк минус на минус дает плюс'],
  ] as const)('%s: after %j, %j is the answer', (language, task, answer) => {
    expect(replyTo(language, task, answer).content.problem?.solved).toBe(true)
  })
})

describe('a result stands with its reason', () => {
  test.each([
    [
      'en',
      ['A triangle has angles 40 and 75 degrees. Find the third angle.'],
      'all three make a hundred eighty so the third must be 65',
    ],
    ['en', ['round 7.2876 to two decimal places'], 'seven point two nine, the 7 lifts the 8'],
    ['en', ['8/15 : 2/3'], '15 and 3 divide nicely, 8:2 = 4 and 15:3 = 5, makes four fifths'],
  ] as const)('%s: after %j, %j is the answer', (language, before, answer) => {
    expect(replyTo(language, ...before, answer).content.problem?.solved).toBe(true)
  })

  test.each([
    ['log2(x) + log2(x - 2) = 3', '4; -2'],
    ['log2(x) + log2(x - 2) = 3', 'four or minus two, both fit'],
    ['3/4 - 1/2', '2/2'],
  ])('after %j, %j is not right', (task, answer) => {
    expect(['solved', 'number.of-step']).not.toContain(replyTo('en', task, answer).move)
  })

  test('unless its calculation is wrong', () => {
    const reply = replyTo('en', '8/15 : 2/3', '8:2 = 3 and 15:3 = 5, makes four fifths')
    expect(reply.content.problem?.solved).toBe(false)
  })

  test('a wrong number right behind a task in words is judged as its result', () => {
    expect(replyTo('en', 'mean of 4, 8, 15', '4').content.verdict).toBe('incorrect')
  })

  test('a value without a short decimal may be rounded', () => {
    const task = 'area of a circle with radius 5 cm'
    expect(replyTo('en', task, 'hint', 'hint', 'pi times five times five, about 78.5').move).toBe('aside.right')
    expect(replyTo('en', task, '78.5 cm2').content.problem?.solved).toBe(true)
    expect(replyTo('en', task, '78.6 cm2').content.problem?.solved).toBe(false)
  })
})

describe('a right line in words is not called wrong', () => {
  test.each([
    ['en', ['|x - 6| = 2', 'hint', 'hint'], 'x minus six is two or minus two'],
    ['ru', ['|x - 6| = 2', 'hint', 'hint'], 'икс минус 6 равно 2 или минус 2'],
    ['en', ['sqrt(45) - sqrt(5)', 'hint', 'hint'], 'three root five minus root five'],
    ['ru', ['sqrt(45) - sqrt(5)', 'hint', 'hint'], 'три корня из пяти минус корень из пяти'],
    ['en', ['factor x^2 - 64', 'hint', 'hint'], 'x minus eight times x plus eight'],
    ['en', ['factor 6x^2 + 10x', 'hint', 'hint'], 'two x times 3x plus 5 in brackets'],
    ['ru', ['4 - 3x > 13', '-3x > 9', 'hint', 'hint'], 'икс меньше минус трёх'],
    ['en', ['x + y = 9, x - y = 5', 'hint', 'hint'], 'x is 7, y is 2'],
    ['ru', ['x + y = 9, x - y = 5', 'hint', 'hint'], 'икс 7, игрек 2'],
    ['en', ['derivative of x^3 - 5x', 'hint', 'hint'], 'x cubed gives three x squared and 5x gives five'],
  ] as const)('%s: after %j, %j', (language, before, line) => {
    expect(replyTo(language, ...before, line).content.verdict).toBe('correct')
  })

  test('a number of the line as a power is a form of it', () => {
    expect(replyTo('en', 'log3(81)', 'hint', 'hint', '3 to the power of 4').move).toBe('right.terms')
  })

  test('one percent of the number is no wrong result, and the percent itself is no result', () => {
    expect(replyTo('en', 'what is 15% of 80', '0.8').move).toBe('aside.right')
    expect(replyTo('en', 'what is 15% of 80', '15').content.verdict).toBe('incorrect')
  })

  test.each([
    ['en', 'in the second one'],
    ['en', 'in x = y + 3'],
    ['ru', 'во втором уравнении'],
  ] as const)('%s: %j answers where like terms are', (language, place) => {
    const turns = ['3x + y = 13 and x = y + 3', 'hint']
    expect(replyTo(language, ...turns, place).move).toBe('aside.right')
  })
})

describe('what is given and sought is told in words', () => {
  test.each([
    [
      'en',
      'Find the resistance if U = 12 V and I = 0.5 A',
      'voltage is twelve volts and the current half an amp, need the resistance',
    ],
    ['ru', 'Какова плотность тела массой 540 г и объёмом 200 см³?', 'масса 540 г и объём 200 см3, найти плотность'],
    [
      'ru',
      'Тело массой 2 кг движется со скоростью 3 м/с. Найди кинетическую энергию.',
      'масса два кг, скорость 3 метра в секунду, а найти надо кинетическую энергию',
    ],
  ] as const)('%s: after %j, %j is right', (language, task, given) => {
    expect(replyTo(language, task, given).content.verdict).toBe('correct')
  })

  test('with another number or another question it is not', () => {
    const task = 'Find the resistance if U = 12 V and I = 0.5 A'
    expect(replyTo('en', task, 'voltage is 12 and current 5, need the resistance').content.verdict).not.toBe('correct')
    expect(replyTo('en', task, 'the resistance is 12 and the current 0.5, need the voltage').content.verdict).not.toBe(
      'correct',
    )
  })
})

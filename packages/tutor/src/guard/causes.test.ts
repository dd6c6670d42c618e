import { describe, expect, test } from 'vitest'
import { afterReply, startSession, type TutorTurn, takeTurn } from '../index.ts'
import { examineDraft } from './examine.ts'
import type { Finding } from './finding.ts'
import { type Said, sealOf, withDeclared } from './seal.ts'

/** The finding in a draft that answers the last message of a led lesson; the tutor's texts stand at odd places. */
function findingIn(talk: readonly string[], draft: string, answer = '') {
  let state = startSession()
  let turn: TutorTurn | undefined
  const said: Said[] = []
  for (const [index, text] of talk.slice(0, -1).entries()) {
    if (index % 2 === 1) {
      state = afterReply({ input: { now: index }, turn: turn!, text, seed: 'r' }).state
      said.push({ role: 'tutor', text })
      continue
    }
    turn = played(text, state, index)
    state = turn.state
    said.push({ role: 'student', text })
  }
  const text = talk.at(-1)!
  const own = sealOf({ text }, played(text, state, talk.length), said)
  return examineDraft(draft, answer === '' ? own : withDeclared(own, answer), true).finding?.kind ?? null
}
const played = (text: string, state: TutorTurn['state'], now: number): TutorTurn =>
  takeTurn({ text, interfaceLanguage: /[а-я]/i.test(text) ? 'ru' : 'en', state, seed: `${now}`, now, isLed: true })

describe('what the student has written may be said back', () => {
  test.each<[talk: string[], draft: string, answer: string]>([
    // An unreduced result
    [
      ['Work out 3/4 - 1/6', 'Which denominator?', '18/24 - 4/24 = 14/24'],
      '$\\frac{18}{24} - \\frac{4}{24} = \\frac{14}{24}$ is right.',
      '7/12',
    ],
    // The tutor's own slip, mended by the student
    [['A room is 6 m by 9 m. Find its area.', 'Well, 6 · 9 = 45.', '6*9 is 54 not 45'], 'You are right, 54!', '54'],
    // The share, of which the percentage is still sought
    [['20 pupils, 5 play chess. What percent? 5:20 = 0.25, so 0.25 %'], 'The division is right: 0.25 of them.', '25 %'],
    [
      ['Balance CH4 + O2 -> CO2 + H2O', 'Begin with hydrogen.', '2 H2O'],
      'The 2 in front of the water is right.',
      'CH4 + 2O2 -> CO2 + 2H2O',
    ],
  ])('%j "%s"', (talk, draft, answer) => {
    expect(findingIn(talk, draft, answer)).toBeNull()
  })

  test('and the reduced or converted answer may not', () => {
    const talk = ['Work out 3/4 - 1/6', 'Which denominator?', '18/24 - 4/24 = 14/24']
    expect(findingIn(talk, 'So it is $\\frac{7}{12}$.', '7/12')).toBe('answer')
    const share = ['20 pupils, 5 play chess. What percent? 5:20 = 0.25, so 0.25 %']
    expect(findingIn(share, 'That makes 25 percent.', '25 %')).toBe('answer')
  })
})

describe('a line counts only where it leads on', () => {
  const open = ['Solve 3(x + 4) = 27', 'Divide or expand?', 'divide: x + 4 = 9']
  test.each([
    [open, 'Expanding would have given $3x + 12 = 27$, the same equation.', 'x = 5'],
    [['Solve 4x + 1 = 2x + 9', 'What next?', 'x = 3'], 'Left side: 4·3 + 1 = 13. Right side: 2·3 + 9 = 15.', 'x = 4'],
    [
      ['After a 25% rise a ticket costs 60. The old price? 25% of 60 = 15, 60 - 15 = 45'],
      'Raise your 45 by 25%: 25% of 45 = 11.25, and 45 + 11.25 = 56.25, not 60.',
      '48',
    ],
  ])('%j "%s" passes', (talk, draft, answer) => {
    expect(findingIn(talk, draft, answer)).toBeNull()
  })

  test.each([
    [['Solve 3(x + 4) = 27', 'How do you begin?', 'no idea'], 'Divide by 3: $x + 4 = 9$.', 'x = 5'],
    [
      ['A 500 W heater warms 2 kg of water by 30 degrees, c = 4200 J/(kg K). How long? which formula'],
      'First $Q = 4200 \\cdot 2 \\cdot 30 = 252000$. Then $252000 : 500 = 504$.',
      '504 s',
    ],
  ])('%j "%s" does not', (talk, draft, answer) => {
    expect(findingIn(talk, draft, answer)).not.toBeNull()
  })
})

describe('an example is known by numbers of its own', () => {
  const talk = ['The sum of two numbers is 40 and their difference is 6.', 'Two equations?', 'x+y=40, x-y=6. and now?']
  test('without a word that announces it', () => {
    const draft = 'A mini version:\n$x + y = 15$\n$x - y = 11$\nAdd them and you get $2x = 26$, so $x = 13$.'
    expect(findingIn(talk, draft, '23 and 17')).toBeNull()
  })
  test('the sealed answer is none of them', () => {
    expect(findingIn(talk, 'Imagine two piles: the bigger one has 23.', '23 and 17')).toBe('answer')
  })
})

describe('an amount is told by another one', () => {
  test.each<[talk: string[], draft: string, answer: string]>([
    [['14*6 = 90?'], 'Your product is exactly 6 too big.', '84'],
    [['Реши x/4 + 5 = 3', 'С чего начнём?', 'x/4 = -2'], 'Чуть не вырвалось: минус восемь.', 'x = -8'],
    [['Углы 50° и 71°, найди третий', 'Чему равна сумма?', '180'], 'Он на 12° меньше угла в 71°.', '59°'],
    [
      ['A leg of 12, hypotenuse 15. Find the other leg', 'Pythagoras?', 'b^2 = 225 - 144 = 81'],
      'Note that $9 \\cdot 9 = 81$.',
      '9',
    ],
    [
      ['Solve 9 - 3x = 24', 'Go on', '3x = 15, x = 5'],
      'The 5 is the right size, it only needs a minus sign.',
      'x = -5',
    ],
    [
      ['v = a*t with a = 3 m/s^2, t = 7 s. Find v'],
      'You are right if it is more than 20.9 and less than 21.1.',
      '21 m/s',
    ],
    [['Which of the numbers is prime: 39, 49, 53, 77?'], '39, 49 and 77 are all composite.', '53'],
    [
      ['Pick: Neither of the boys (was / were) late.', 'Find the subject', 'boys'],
      'Without the middle it says: Neither was late.',
      'was',
    ],
    [
      ['c = 4200, m = 3 kg, heat it by 20 degrees. Answer in kJ'],
      'We get $4200 \\cdot 3 \\cdot 20 = 252\\,000$ J.',
      '252 kJ',
    ],
  ])('%j "%s"', (talk, draft, answer) => {
    expect(findingIn(talk, draft, answer)).not.toBeNull()
  })
})

describe('praise of what is not the answer', () => {
  test.each<[talk: string[], draft: string, answer: string]>([
    [['Solve -2x > 10', 'What next?', 'divide by -2: x > -5'], 'Your solution $x > -5$ is correct.', 'x < -5'],
    [['Expand (3a)^2', 'What is squared?', 'is it 3a^2'], 'Yes, the answer $3a^2$ is correct.', '9a^2'],
    [['x^2 = 81. x = 9'], 'Correct and complete!', 'x = 9 or x = -9'],
    [['2(x-5) = 8\n2x-5 = 8\n2x = 13\nx = 6.5'], 'All of your steps are right.', 'x = 9'],
  ])('%j "%s"', (talk, draft, answer) => {
    expect(findingIn(talk, draft, answer)).toBe('verdict')
  })
  test('the right one, and a right calculation, may be praised', () => {
    expect(
      findingIn(
        ['Solve -2x > 10', 'What next?', 'divide by -2: x < -5'],
        'Your solution $x < -5$ is correct.',
        'x < -5',
      ),
    ).toBeNull()
    expect(
      findingIn(
        ['Масса 390 г, объём 50 см3, плотность в кг/м3? 390/50=7,8'],
        'Деление верное, 7,8 получилось правильно.',
        '7800 кг/м3',
      ),
    ).toBeNull()
  })
})

test.each([
  ['en', 'Then 18 V = 6 Ω · I, so $I = \\frac{18\\text{ V}}{6\\ \\Omega} = 3\\text{ A}$.'],
  ['en', 'So 45 km are 45 000 m, and the car travels 45 000 metres in one hour.'],
  ['en', '20% of 67.20 = 13.44.'],
  ['ru', 'Доля: $80 : 500 = 0{,}16$.'],
])('%s "%s" is true', (language, draft) => {
  expect(findingIn([language === 'en' ? 'hello' : 'привет'], draft)).toBeNull()
})

test('a finding is certain of the value with its sign', () => {
  const text = 'Solve 2x + 15 = 5'
  const seal = sealOf({ text }, played(text, startSession(), 0))
  const certain = (draft: string) => {
    const suspected: Finding[] = []
    return examineDraft(draft, seal, true, 0, suspected).finding !== null
  }
  expect(certain('So $x = -5$.')).toBe(true)
  expect(certain('The number you look for is 5 with a minus.')).toBe(false)
})

describe('a reply that sets a task, with the answer noted beside it,', () => {
  test.each<[talk: string[], draft: string, answer: string]>([
    [['algebra please'], 'Solve this one: $3x + 7 = 25$. What is your first step?', 'x = 6'],
    [['логарифмы'], 'Реши $\\log_2 x = 5$. С чего начнёшь?', 'x = 32'],
    [['modulus'], 'Solve $|x + 3| = |x - 5|$.', 'x = 1'],
  ])('passes: %j "%s"', (talk, draft, answer) => {
    expect(findingIn(talk, draft, answer)).toBeNull()
  })
  test('may not solve it at once', () => {
    expect(findingIn(['algebra please'], 'Solve $3x + 7 = 25$. You get $x = 6$.', 'x = 6')).toBe('answer')
  })
  test('tells a line where the task is known', () => {
    expect(findingIn(['solve 3x + 7 = 25', 'Which step?', 'no idea'], 'Then $3x = 18$.', 'x = 6')).toBe('step')
  })
})

import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { readMessage } from '../math/reading.ts'
import { type MisconceptionId, misconceptionIds } from './misconception-list.ts'
import { misconceptionName } from './misconception-names.ts'

/** The tutor's verdict on a student's line: the diagnosed misconception, or right or wrong. */
function verdictOn(task: string, line: string): string {
  const opened = takeTurn({
    text: /^[a-z]{3,} /i.test(task) && !/^(?:log|sin|cos)/.test(task) ? task : `solve ${task}`,
    interfaceLanguage: 'en',
    state: startSession(),
    seed: 'test',
    now: 0,
  })
  const turn = takeTurn({
    text: line,
    intent: { kind: 'check' },
    interfaceLanguage: 'en',
    state: opened.state,
    seed: 'test',
    now: 0,
  })
  if (turn.move.startsWith('wrong.')) return turn.move.slice('wrong.'.length)
  return turn.content.verdict ?? turn.move
}

/** A wrong line, and right lines for the same task for which no misconception may be diagnosed. */
const table: readonly (readonly [MisconceptionId, string, string, readonly string[]])[] = [
  ['minus-of-unknown', '-x = 11', 'x = 11', ['x = -11', '11 = -x']],
  ['minus-of-unknown', '-3x = 12', 'x = 4', ['x = -4', '3x = -12']],
  ['sign-kept', '5x + 3 = 18', '5x = 18 + 3', ['5x = 18 - 3', '5x = 15', 'x = 3']],
  ['sign-kept', '7x - 4 = 3x + 12', '10x - 4 = 12', ['4x - 4 = 12', '7x = 3x + 16', '-4 = -4x + 12']],
  ['sign-kept', '2x - 5 = 1', '2x = -4', ['2x = 6', '2x - 6 = 0']],
  ['subtracts-coefficient', '5x = 15', 'x = 10', ['x = 3', 'x = 15/5']],
  ['subtracts-coefficient', '3x = 12', 'x = 15', ['x = 4']],
  ['divides-wrong-way', '5x = 20', 'x = 1/4', ['x = 4']],
  ['divides-wrong-way', '6x = 12', 'x = 72', ['x = 2']],
  ['divides-one-term', '2x + 6 = 10', 'x + 6 = 5', ['x + 3 = 5', '2x = 4', 'x = 2']],
  ['divides-one-term', 'x/2 + 3 = 5', 'x + 3 = 10', ['x + 6 = 10', 'x/2 = 2', 'x = 4']],
  ['distributes-first-only', '3(x - 2) = 2x + 7', '3x - 2 = 2x + 7', ['3x - 6 = 2x + 7', 'x = 13', '2x + 7 = 3x - 6']],
  ['distributes-first-only', '2(x + 3) - 4x', '2x + 3 - 4x', ['2x + 6 - 4x', '6 - 2x']],
  ['distributes-first-only', '2(x + 3) - 4x', '3 - 2x', ['-2x + 6']],
  ['minus-before-bracket', '10 - (x - 4)', '10 - x - 4', ['10 - x + 4', '14 - x']],
  ['minus-before-bracket', '5x - 3(x - 2)', '5x - 3x - 6', ['5x - 3x + 6', '2x + 6']],
  ['minus-before-bracket', '8 - (x + 3) = 1', '8 - x + 3 = 1', ['8 - x - 3 = 1', '5 - x = 1', 'x = 4']],
  ['square-of-sum', '(x + 3)^2', 'x^2 + 9', ['x^2 + 6x + 9', 'x^2 + 3x + 3x + 9']],
  ['square-of-sum', '(a + b)^2 - 2ab', 'a^2 + b^2 - 2ab', ['a^2 + b^2']],
  ['square-of-difference', '(x - 5)^2', 'x^2 - 25', ['x^2 - 10x + 25']],
  ['square-of-difference', '(x - 5)^2', 'x^2 + 25', ['25 - 10x + x^2']],
  ['middle-term-halved', '(x + 3)^2', 'x^2 + 3x + 9', ['x^2 + 6x + 9']],
  ['middle-term-halved', '(2x - 5)^2', '4x^2 - 10x + 25', ['4x^2 - 20x + 25']],
  ['adds-denominators', '1/2 + 1/3', '2/5', ['5/6', '3/6 + 2/6', '10/12']],
  ['adds-denominators', '3/4 - 1/2', '2/2', ['1/4', '3/4 - 2/4']],
  ['no-common-denominator', '1/2 + 1/3', '2/6', ['5/6']],
  ['no-common-denominator', '3/4 + 1/6', '4/12', ['11/12', '9/12 + 2/12']],
  ['cancels-in-sum', '(2x + 6)/2 + x', 'x + 6 + x', ['x + 3 + x', '2x + 3']],
  ['root-of-sum', '√(9 + 16) + 1', '3 + 4 + 1', ['√25 + 1', '5 + 1', '6']],
  ['minus-squared', '-3^2 + 10', '9 + 10', ['-9 + 10', '1']],
  ['negative-base', '(-3)^2 + 1', '-9 + 1', ['9 + 1', '10']],
  ['left-to-right', '2 + 3 * 4', '20', ['14', '2 + 12']],
  ['left-to-right', '20 - 3 * 4', '68', ['8', '20 - 12']],
  ['minus-swallows', '10 - 2 + 3', '5', ['11', '8 + 3']],
  ['divides-without-flip', '1/2 : 3/4', '3/8', ['2/3', '1/2 * 4/3', '4/6']],
  ['flips-wrong-fraction', '1/2 : 3/5', '6/5', ['5/6', '1/2 * 5/3']],
  ['power-as-times', '3^2 + 1', '7', ['10', '9 + 1']],
  // In both places.
  ['power-as-times', '2^3 + 3^2', '12', ['17', '8 + 9']],
  ['distributes-first-only', '2(x + 3) + 4(x + 1)', '6x + 4', ['6x + 10', '2x + 6 + 4x + 4']],
  ['multiplies-exponents', 'x^2 * x^3 + x', 'x^6 + x', ['x^5 + x']],
  ['adds-exponents', '(x^2)^3 + x', 'x^5 + x', ['x^6 + x']],
  ['joins-unlike', '2(x + 3) + 1', '8x + 1', ['2x + 6 + 1', '2x + 7']],
  ['joins-unlike', '2x + 3 + 4x', '5x + 4x', ['6x + 3']],
  ['sign-of-product', '5 + (-3) * (-2)', '5 - 6', ['5 + 6', '11']],
  ['one-root-of-square', 'x^2 = 9', 'x = 3', []],
  ['divided-by-unknown', 'x^2 - 5x = 0', 'x = 5', []],
  ['lost-root', 'x^2 - 5x + 6 = 0', 'x = 3', []],
  [
    'factor-signs',
    'x^2 - 5x + 6 = 0',
    'x = -2 or x = -3',
    ['x = 2 or x = 3', '(x - 2)(x - 3) = 0', '2; 3', '-2; -3', 'D = 1'],
  ],
  ['factor-signs', 'x^2 - 5x + 6 = 0', '(x + 2)(x + 3) = 0', ['(x - 3)(x - 2) = 0']],
  ['discriminant-sign', 'x^2 - 4x + 1 = 0', 'D = 20', ['D = 12', 'D = 16 - 4', 'x = 2 ± √3']],
  ['formula-denominator', 'x^2 - 5x + 6 = 0', 'x = 4 or x = 6', ['x = 2 or x = 3']],
  ['product-not-zero', '(x - 2)(x - 3) = 6', 'x = 8 or x = 9', ['x = 0 or x = 5', 'x^2 - 5x = 0']],
  ['root-of-square', '√((-5)^2) + 1', '-5 + 1', ['5 + 1', '√25 + 1', '6']],
  ['zero-power', '5^0 + 2', '2', ['1 + 2', '3']],
  ['negative-power', '2^(-3) + 1', '-8 + 1', ['1/8 + 1', '9/8']],
  ['mixed-by-parts', '2 1/2 * 3 1/2', '6 1/4', ['5/2 * 7/2', '35/4']],
  ['longer-decimal', 'compare 0.3 and 0.12', '0.12 > 0.3', ['0.3 > 0.12', '0.12 < 0.3']],
  ['longer-decimal', 'sort in ascending order: 0.3; 0.12; 0.5', '0.3; 0.5; 0.12', ['0.12; 0.3; 0.5']],
  ['comma-shift', '0.4 * 0.2', '0.8', ['0.08']],
  ['percent-wrong-base', '120 / (1 + 20%)', '96', ['100', '120/1.2']],
  ['adds-percents', '1000 * (1 + 10%) * (1 + 20%)', '1300', ['1320', '1100 * 1.2']],
  ['percent-as-number', 'increase 200 by 10%', '210', ['220', '200 * 1.1']],
  ['sign-not-flipped', '-2x > 6', 'x > -3', ['x < -3', '2x < -6', '-x > 3']],
  ['sign-not-flipped', '3 - x <= 5', 'x <= -2', ['-x <= 2', 'x >= -2']],
  ['extraneous-root', '√(x + 6) = x', 'x = 3 or x = -2', ['x = 3', 'x + 6 = x^2']],
  ['domain-ignored', 'log_2(x) < 3', 'x < 8', ['0 < x < 8', '(0; 8)']],
  ['domain-ignored', '√(x - 1) < 2', 'x < 5', ['1 <= x < 5']],
  ['function-of-sum', '2^(1 + 3) - 1', '2^1 + 2^3 - 1', ['2^4 - 1', '15']],
  ['function-of-sum', 'sin(30° + 60°) + 1', 'sin 30° + sin 60° + 1', ['sin 90° + 1', '2']],
  ['log-of-sum', 'log_2(8 + 8) + 1', 'log_2 8 + log_2 8 + 1', ['log_2 16 + 1', '5']],
  ['log-value-not-exponent', 'log_3(2x - 1) = 2', '2x - 1 = 3 * 2', ['2x - 1 = 9', '2x - 1 = 3^2', '2x = 10']],
  ['log-value-not-exponent', 'log_2(x) + log_2(x - 2) = 3', 'x(x - 2) = 3', ['x(x - 2) = 8', 'x^2 - 2x = 2^3']],
  ['log-value-not-exponent', 'log_2(x - 1) = 3', 'x - 1 = 3^2', ['x - 1 = 8']],
  ['divides-one-term', 'x/3 + x/4 = 7', '4x + 3x = 7', ['4x + 3x = 84', '7x = 84']],
  ['factor-out-of-function', 'sin(2 * 30°) + 1', '2 * sin 30° + 1', ['sin 60° + 1', '√3/2 + 1']],
  ['factor-out-of-function', 'sin 2x = 1', '2 sin x = 1', ['2x = π/2 + 2πn']],
  ['degrees-as-radians', 'sin 30° + 0', '-0.99', ['1/2']],
  ['degrees-as-radians', '2 sin x = 1', 'x = 30', ['sin x = 1/2']],
  ['one-angle', '2 sin x = 1', 'x = π/6', ['sin x = 1/2', 'x = π/6 + 2πn; x = 5π/6 + 2πn']],
  ['one-angle', '2 cos x = 1', 'x = π/3 + 2πn', ['x = ±π/3 + 2πn']],
  ['derivative-of-product', 'find the derivative of x * sin x', 'cos x', ['sin x + x cos x']],
  ['derivative-of-quotient', 'find the derivative of (x + 1)/(x^2 + 1)', '1/(2x)', []],
  ['chain-factor', 'find the derivative of sin(3x)', 'cos(3x)', ['3 cos(3x)']],
  ['chain-factor', 'find the derivative of (2x + 1)^5 + x', '5(2x + 1)^4 + 1', ['10(2x + 1)^4 + 1']],
  ['constant-forgotten', 'find the antiderivative of 2x', 'x^2', ['x^2 + C', 'x^2 + C_1']],
  ['mean-median', 'find the mean of 1, 2, 9', '2', ['4', '12/3']],
  ['mean-median', 'find the median of 1, 2, 9', '4', ['2']],
  ['perimeter-area', 'Perimeter of a rectangle with sides 3 cm and 7 cm', '21 cm', ['2 * 10', '20 cm']],
  ['perimeter-area', 'Area of a rectangle with sides 3 cm and 7 cm', '20 cm²', ['21 cm²']],
  ['unit-linear', 'convert 3 m² to cm²', '300 cm²', ['30000 cm²']],
  ['unit-not-converted', 'convert 3 km to m', '3 m', ['3000 m', '3 * 1000']],
  ['equals-and-then', '(3 + 4) * 2', '3 + 4 = 7 * 2 = 14', ['7 * 2 = 14', '14']],
  ['four-a-c', '2x^2 - 5x + 2 = 0', 'D = 17', ['D = 9', 'D = 25 - 16']],
  ['four-a-c', '2x^2 - 5x + 2 = 0', '25 - 8 = 17', ['25 - 16 = 9']],
  ['four-a-c', '3x^2 - 7x + 2 = 0', 'D = 49 - 8 = 41', ['D = 49 - 24 = 25']],
  ['discriminant-square', '2x^2 - 5x - 3 = 0', 'D = -10 + 24', ['D = 49']],
  ['circle-area-length', 'find the area of a circle with radius 3', '6π', ['9π', '3^2*π']],
  ['diameter-radius', 'find the area of a circle with diameter 10', '100π', ['25π']],
  ['pi-forgotten', 'find the area of a circle with radius 3', '9', ['9π']],
  ['half-forgotten', 'find the area of a triangle with base 5 and height 4', '20', ['10', '5*4/2']],
  ['half-forgotten', 'find the area of a trapezoid with bases 4 and 10 and height 3', '42', ['21']],
  ['two-of-each', 'perimeter of a rectangle with sides 4 and 5', '9', ['18', '2*4 + 2*5']],
  ['sides-not-squared', 'right triangle with legs 6 and 8, find the hypotenuse', '14', ['10']],
  ['root-forgotten', 'right triangle with legs 6 and 8, find the hypotenuse', '100', ['10']],
  ['leg-as-hypotenuse', 'right triangle with hypotenuse 13 and leg 5, find the other leg', '√194', ['12']],
  ['rest-not-taken', 'two angles of a triangle are 50 and 60. find the third', '110', ['180 - 110']],
  ['other-angle-sum', 'two angles of a triangle are 50 and 60. find the third', '250', ['180 - 110']],
  ['part-or-rest', 'what is 15% of 240', '204', ['36']],
  ['part-or-rest', 'decrease 80 by 15%', '12', ['68', '80 - 12']],
  ['hundredth-forgotten', 'what is 15% of 240', '3600', ['36']],
  ['divided-by-percent', 'what is 15% of 240', '16', ['36']],
  ['change-turned', 'increase 200 by 15%', '170', ['230']],
  ['part-as-whole', '40% of a number is 18. Find the number.', '7.2', ['45']],
  ['share-turned', 'what percent of 50 is 20', '250', ['40']],
  [
    'steps-miscounted',
    'find the 10th term of the arithmetic sequence with first term 2 and difference 3',
    '32',
    ['29'],
  ],
  ['sixty-not-hundred', 'convert 3.5 hours to minutes', '350', ['210 min']],
  ['mean-not-divided', 'find the mean of 5, 5, 4, 6', '20', ['5']],
  ['mean-other-count', 'find the mean of 3, 4, 8', '7.5', ['5']],
]

describe('a misconception is named on its error and on no right line', () => {
  test.each(table)('%s: %s, then %s', (id, task, wrong, rightLines) => {
    const isIncomplete = [
      'one-root-of-square',
      'divided-by-unknown',
      'lost-root',
      'one-angle',
      'constant-forgotten',
    ].includes(id)
    expect(verdictOn(task, wrong)).toBe(isIncomplete ? 'correct-but' : id)
    for (const right of rightLines) expect(verdictOn(task, right), right).toMatch(/^correct/)
  })
})

test('every misconception has a case', () => {
  const covered = new Set(table.map(([id]) => id))
  expect(misconceptionIds.filter((id) => !covered.has(id))).toEqual([])
})

test('a missing root is named for what it is, in a pencil remark too', () => {
  const remarks = [
    ['x^2 = 9', 'x = 3', 'both signs?'],
    ['x^2 - 5x = 0', 'x = 5', 'and zero?'],
    ['x^2 - 5x + 6 = 0', 'x = 3', 'only this one?'],
  ] as const
  for (const [task, line, remark] of remarks) {
    const opened = takeTurn({ text: task, interfaceLanguage: 'en', state: startSession(), seed: 'r', now: 0 })
    const turn = takeTurn({ text: line, interfaceLanguage: 'en', state: opened.state, seed: 'r', now: 0 })
    expect(turn.content.lines?.[0]?.remark).toBe(remark)
  }
})

test('the table is typed as students type', () => {
  for (const [, task] of table)
    expect(
      readMessage(task, 'en').lines.every((line) => 'statement' in line),
      task,
    ).toBe(true)
})

test('every misconception has a name in both languages that needs no line beside it', () => {
  for (const language of ['en', 'ru'] as const)
    for (const id of misconceptionIds) expect(misconceptionName(id, language)).toMatch(/^[A-ZА-ЯЁ][^{}]+\.$/)
  expect(misconceptionName('toString', 'en')).toBeNull()
})

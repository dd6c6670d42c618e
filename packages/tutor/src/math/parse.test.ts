import { describe, expect, test } from 'vitest'
import { latexOf } from './latex.ts'
import { type ParseError, parseExpression } from './parse.ts'
import { sameValue } from './verify.ts'
import { writeExpression } from './written.ts'

/** What a student types, and the same in the plainest notation. */
const notations: readonly (readonly [string, string])[] = [
  // products
  ['2x', '2*x'],
  ['2·x', '2*x'],
  ['2⋅x', '2*x'],
  ['2 x', '2*x'],
  ['2×x', '2*x'],
  ['2∗x', '2*x'],
  ['2\\cdot x', '2*x'],
  ['2\\times x', '2*x'],
  ['x·2', '2*x'],
  ['xy', 'x*y'],
  ['2ab', '2*a*b'],
  ['3(x-2)', '3*(x-2)'],
  ['3 (x - 2)', '3*(x-2)'],
  ['(x-2)3', '3*(x-2)'],
  ['(x+1)(x-1)', '(x+1)*(x-1)'],
  ['(x+1)x', '(x+1)*x'],
  ['x(x+1)', 'x*(x+1)'],
  ['2[x+1]', '2*(x+1)'],
  ['2{x+1}', '2*(x+1)'],
  ['2\\left(x+1\\right)', '2*(x+1)'],
  // powers
  ['x²', 'x*x'],
  ['x^2', 'x*x'],
  ['x**2', 'x*x'],
  ['x^{2}', 'x*x'],
  ['x³', 'x*x*x'],
  ['x¹²', 'x^12'],
  ['x⁻¹', '1/x'],
  ['x^-1', '1/x'],
  ['2^{-1}', '1/2'],
  ['2x²', '2*x*x'],
  ['(2x)²', '4*x*x'],
  ['-x²', '0-x*x'],
  ['(-x)²', 'x*x'],
  ['-3^2', '-9'],
  ['(-3)^2', '9'],
  ['2^3x', '8*x'],
  ['2·3²', '18'],
  ['10²', '100'],
  // signs
  ['−5', '-5'],
  ['–5', '-5'],
  ['- 5', '-5'],
  ['+5', '5'],
  ['2−3', '-1'],
  ['2 – 3', '-1'],
  ['-2x + 6', '6-2*x'],
  ['2*-3', '-6'],
  ['2·(-3)', '-6'],
  ['-(x-4)', '4-x'],
  ['--5', '5'],
  ['5 - (-3)', '8'],
  // fractions and division
  ['1/2', '0.5'],
  ['1 / 2', '0.5'],
  ['1:2', '0.5'],
  ['1 : 2', '0.5'],
  ['1÷2', '0.5'],
  ['1∕2', '0.5'],
  ['1⁄2', '0.5'],
  ['6\\div 3', '2'],
  ['½', '0.5'],
  ['¾', '0.75'],
  ['⅔', '2/3'],
  ['\\frac{1}{2}', '0.5'],
  ['\\frac12', '0.5'],
  ['\\dfrac{1}{2}', '0.5'],
  ['\\tfrac{1}{2}', '0.5'],
  ['\\frac{x+1}{2}', '(x+1)/2'],
  ['\\frac{1}{2}x', 'x/2'],
  ['1/2x', 'x/2'],
  ['x/2', '0.5*x'],
  ['a/bc', '(a/b)*c'],
  ['a/(bc)', 'a/(b*c)'],
  ['(x-1)/2 + x/3', '(5*x-3)/6'],
  ['1/2 : 3/4', '2/3'],
  ['2/3·9/4', '3/2'],
  ['3 : 1/2', '6'],
  ['12:3:2', '2'],
  ['12/3/2', '2'],
  ['2/3^2', '2/9'],
  ['(2/3)^2', '4/9'],
  ['-1/2', '-0.5'],
  ['1/-2', '-0.5'],
  // mixed numbers
  ['3½', '3.5'],
  ['3 1/2', '3.5'],
  ['3\\frac{1}{2}', '3.5'],
  ['3\\frac12', '3.5'],
  ['2 1/2 + 1 1/3', '23/6'],
  ['1 3/4 : 7/8', '2'],
  ['-1 1/2', '-1.5'],
  ['3·1/2', '1.5'],
  ['3(1/2)', '1.5'],
  // decimals, percent, thousands
  ['0.5', '1/2'],
  ['0,5', '1/2'],
  ['.5', '1/2'],
  ['0,5x', 'x/2'],
  ['0{,}5x', 'x/2'],
  ['1,25', '5/4'],
  ['3.0', '3'],
  ['1 000 000', '10^6'],
  ['12 500', '12500'],
  ['1 000,5', '1000.5'],
  ['15%', '3/20'],
  ['15 %', '3/20'],
  ['15\\%', '3/20'],
  ['0,5%', '1/200'],
  ['20% * 50', '10'],
  ['2,5·4', '10'],
  // roots
  ['√16', '4'],
  ['√(16)', '4'],
  ['√(9+16)', '5'],
  ['sqrt(16)', '4'],
  ['sqrt 16', '4'],
  ['\\sqrt{16}', '4'],
  ['\\sqrt16', '\\sqrt{1}*6'],
  ['2√9', '6'],
  ['√9·2', '6'],
  ['\\sqrt[3]{27}', '3'],
  ['√x²', 'x'],
  // letters
  ['х', 'x'],
  ['2х', '2*x'],
  ['х²-5х+6', 'x^2-5*x+6'],
  ['3(х - 2)', '3*x-6'],
  ['а+в', 'a+b'],
  ['2у', '2*y'],
  ['x1', 'x'],
  ['x_1', 'x'],
  ['x_{2}', 'x'],
  ['x₁', 'x'],
  ['Х + 1', 'x+1'],
  // wrappers
  ['$2x$', '2*x'],
  ['$$2x$$', '2*x'],
  ['\\(2x\\)', '2*x'],
  ['\\[2x\\]', '2*x'],
  ['2\\,x', '2*x'],
  ['2\u00a0x', '2*x'],
  ['2x\u200b+1', '2*x+1'],
  // order
  ['2+3*4', '14'],
  ['(2+3)*4', '20'],
  ['10-2-3', '5'],
  ['10-2*3', '4'],
  ['48:6+3·5', '23'],
  ['2x²-5x+2', '2*x*x-5*x+2'],
  ['((((1))))', '1'],
]

test('at least 120 notations are in the table', () => {
  expect(notations.length).toBeGreaterThanOrEqual(120)
})

describe('a notation means the same as its plain form, and is written and read back unchanged', () => {
  test.each(notations)('%s', (source, plain) => {
    const read = parseExpression(source)
    if (source !== '√x²') expect(sameValue(read, parseExpression(plain))).toBe('verified')
    const again = parseExpression(writeExpression(read), { isStored: true })
    expect(writeExpression(again)).toBe(writeExpression(read))
    expect(sameValue(again, read)).not.toBe('refuted')
    expect(sameValue(parseExpression(latexOf(read, 'en')), read)).not.toBe('refuted')
    expect(sameValue(parseExpression(latexOf(read, 'ru')), read)).not.toBe('refuted')
  })
})

const refused: readonly (readonly [string, string])[] = [
  ['', 'empty'],
  ['$$', 'empty'],
  ['2 +', 'unexpected'],
  ['* 2', 'unexpected'],
  ['(2', 'missing-bracket'],
  ['(2]', 'missing-bracket'],
  ['2)', 'unexpected'],
  ['2 3', 'unexpected'],
  ['2 & 3', 'unknown-sign'],
  ['\\int x', 'unknown-sign'],
  ['2^65', 'exponent-too-big'],
  ['2^-65', 'exponent-too-big'],
  ['2^2^2', 'exponent-too-big'],
  ['a+b+c+d+g+h+k', 'too-many-letters'],
  [`${'('.repeat(50)}1${')'.repeat(50)}`, 'too-deep'],
  [`${'-'.repeat(60)}1`, 'too-deep'],
  [`${'√'.repeat(60)}1`, 'too-deep'],
  [`1${'+1'.repeat(300)}`, 'too-long'],
]
test.each(refused)('%s is refused as %s', (source, reason) => {
  try {
    parseExpression(source)
    expect.unreachable()
  } catch (error) {
    expect((error as ParseError).reason).toBe(reason)
  }
})

test('in an English list the comma separates thousands', () => {
  expect(writeExpression(parseExpression('1,000', { commaIsDecimal: false }))).toBe('1000')
})

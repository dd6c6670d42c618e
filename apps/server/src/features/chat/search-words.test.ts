import { expect, test } from 'vitest'
import { excerptOf, plainLine, termsOf, withPowers, wordsOf } from './search-words.ts'

test.each([
  ['**Look** at $x^2 - 5x = 0$.', 'Look at x^2 - 5x = 0.'],
  ['$$\\frac{a+1}{2} \\cdot \\sqrt{x} \\le 3$$', '(a+1)/2 · √(x) ≤ 3'],
  ['x² + y³', 'x^2 + y^3'],
  ['**Right**: it is $2x + 7$. What is \\(-2\\)?', 'Right: it is 2x + 7. What is -2?'],
  ['8 : 2 = 4', '8 : 2 = 4'],
  ['# Заголовок\n- пункт `код`', 'Заголовок пункт код'],
])('%s is plain as %s [C09]', (text, plain) => {
  expect(plainLine(text)).toBe(plain)
})

test.each([
  ['как решить 2x + 3 = 7', ['как', 'решить', '2 x zplus 3 zequals 7']],
  ['x² - 5x', ['x zpower 2 zminus 5 x']],
  ['$x^2 - 5x$', ['x zpower 2 zminus 5 x']],
  ['a fraction', ['a', 'fraction']],
  ['well-known, 12 apples!', ['well', 'known', '12', 'apples']],
  ['Ёлка 1,5', ['елка', '1.5']],
  ["' | & !", []],
  // The layout of a Russian phone.
  ['х²', ['x zpower 2']],
  ['2у = х', ['2 y zequals x']],
  ['у меня 5', ['у', 'меня', '5']],
  ['от а до в', ['от', 'а', 'до', 'в']],
])('"%s" looks for %j [C09]', (query, expected) => {
  expect(termsOf(query).map((term) => (term.kind === 'word' ? term.key : term.keys.join(' ')))).toEqual(expected)
})

test('a line to be read has its powers written by hand, where one digit is the whole of it [C09]', () => {
  expect(withPowers('ax^2 + 10^15 + x^3.')).toBe('ax² + 10^15 + x³.')
})

test('an excerpt has the first match in it, begins and ends with whole words, and joined is a part of the line [C09]', () => {
  const line = `${'some words before '.repeat(20)}the discriminant is here${' and words after'.repeat(20)}`
  const words = wordsOf(line)
  const at = words.findIndex(({ key }) => key === 'discriminant')
  const parts = excerptOf(line, words, new Set([at]), 100)
  expect(parts.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'discriminant', isMatch: true }])
  const joined = parts.map(({ text }) => text).join('')
  expect(joined.length).toBeLessThanOrEqual(102)
  expect(joined).toMatch(/^…\S.*\S…$/)
  expect(line).toContain(joined.slice(1, -1))
})

test('the signs between two found parts of a formula are marked with them [C09]', () => {
  const line = 'so (x + 2) = 0 then'
  const parts = excerptOf(line, wordsOf(line), new Set([1, 2, 3]), 100)
  expect(parts).toEqual([
    { text: 'so (', isMatch: false },
    { text: 'x + 2', isMatch: true },
    { text: ') = 0 then', isMatch: false },
  ])
})

test('the longest message made of marks is read in linear time [SR22]', () => {
  for (const piece of ['\\frac{', '^{', '$', '\\sqrt{x', '**_', '\\begin{', '-\n', 'ё́', '{{}}']) {
    const text = piece.repeat(40_000 / piece.length)
    // A quadratic pattern would take minutes, and the test would end by its time limit.
    expect(wordsOf(plainLine(text)).length).toBeLessThanOrEqual(40_000)
  }
})

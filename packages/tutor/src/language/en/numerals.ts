import { numeralsFrom } from '../numerals.ts'

export const numeralsEn = numeralsFrom(`
  0 zero nought
  1 one
  2 two
  3 three
  4 four
  5 five
  6 six
  7 seven
  8 eight
  9 nine
  10 ten
  11 eleven
  12 twelve
  13 thirteen
  14 fourteen
  15 fifteen
  16 sixteen
  17 seventeen
  18 eighteen
  19 nineteen
  20 twenty
  30 thirty
  40 forty fourty
  50 fifty
  60 sixty
  70 seventy
  80 eighty
  90 ninety
`)

/** Denominators of fractions in words; a half has words of its own wherever it is read. */
export const denominatorsEn: readonly (readonly [value: number, pattern: string])[] = [
  [3, 'thirds?'],
  [4, 'fourths?|quarters?'],
  [5, 'fifths?'],
  [6, 'sixths?'],
  [7, 'sevenths?'],
  [8, 'eighths?'],
  [9, 'ninths?'],
  [10, 'tenths?'],
]

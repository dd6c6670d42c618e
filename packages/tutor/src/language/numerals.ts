/** Integers in words: the value and all forms of the word, the base form first. */
export type Numerals = readonly (readonly [value: number, forms: readonly string[]])[]

/** Parses a table of numerals, one per line: `value form form ...`. */
export const numeralsFrom = (lines: string): Numerals =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [value, ...forms] = line.trim().split(' ')
      return [Number(value), forms]
    })

/** Alternatives of a regular expression for each number. */
export const patternsOf = (numerals: Numerals): readonly (readonly [value: number, pattern: string])[] =>
  numerals.map(([value, forms]) => [value, forms.join('|')])

/** Patterns of the numbers from 0 to 20 by index, with further words for some: "twice" answers "how often". */
export const smallNumbers = (
  numerals: Numerals,
  further: Readonly<Record<number, readonly string[]>>,
): readonly string[] => numerals.slice(0, 21).map(([value, forms]) => [...forms, ...(further[value] ?? [])].join('|'))

/** The meaning of a word or phrase inside a spoken formula. */
export type SpokenSign =
  /** Between two values. `strong`: the word does not occur in stories. */
  | { readonly kind: 'infix'; readonly sign: '+' | '-' | '*' | '/'; readonly strong: boolean }
  | { readonly kind: 'relation'; readonly sign: '=' | '<' | '>' | '<=' | '>='; readonly strong: boolean }
  /** Before a value; `#` is replaced by the value. */
  | { readonly kind: 'prefix'; readonly form: string; readonly strong: boolean }
  /** Before two values that are joined by "and". */
  | { readonly kind: 'pair'; readonly sign: '+' | '-' | '*' | '/' }
  /** Behind a value. */
  | { readonly kind: 'postfix'; readonly form: string }
  /** Between a value and its exponent, with what may follow the exponent. */
  | { readonly kind: 'power' }
  | { readonly kind: 'nth-power' }
  /** Between a fraction and what it is taken of. */
  | { readonly kind: 'of' }

export interface FormulaWords {
  /** Cardinal numbers in all their forms: whole words. */
  readonly numbers: readonly (readonly [pattern: string, value: number])[]
  /** Words such as `hundred`, which multiply the number before them. */
  readonly multipliers: readonly (readonly [pattern: string, value: number])[]
  /** Ordinal numbers, as in "the fifth power" and "three fifths". */
  readonly ordinals: readonly (readonly [pattern: string, value: number])[]
  /** Fractions in one word: "half", "a quarter". */
  readonly fractions: readonly (readonly [pattern: string, text: string])[]
  /** Denominators that are not ordinals: "quarters". */
  readonly denominators: readonly (readonly [pattern: string, value: number])[]
  readonly letters: readonly (readonly [pattern: string, letter: string])[]
  /** Letters that are small words as well: «а в третьей» is a power only with "power" behind it or nothing around it. */
  readonly wordLetters?: string
  readonly signs: readonly (readonly [phrase: string, meaning: SpokenSign])[]
  /** Between the whole and the tenths: "two point five", "две целых пять десятых". */
  readonly point: string
  /** Joins the two values of a pair, or a whole number and its fraction. */
  readonly and: string
  /** Words that may precede a value and mean nothing: "the number". */
  readonly skipped: string
  /** A number that is asked for, before a sign: "what number plus 7". */
  readonly unknown: string
  /** Words that only ask for the value of a formula. */
  readonly asking: string
}

export const infix = (sign: '+' | '-' | '*' | '/', strong = true): SpokenSign => ({ kind: 'infix', sign, strong })
export const relation = (sign: '=' | '<' | '>' | '<=' | '>=', strong = true): SpokenSign => ({
  kind: 'relation',
  sign,
  strong,
})
export const prefix = (form: string, strong = true): SpokenSign => ({ kind: 'prefix', form, strong })
export const pair = (sign: '+' | '-' | '*' | '/'): SpokenSign => ({ kind: 'pair', sign })
export const postfix = (form: string): SpokenSign => ({ kind: 'postfix', form })

/** What a word or a phrase means inside a formula that is spoken. */
export type SpokenSign =
  /** Between two values. `strong`: nobody says it in a story. */
  | { readonly kind: 'infix'; readonly sign: '+' | '-' | '*' | '/'; readonly strong: boolean }
  | { readonly kind: 'relation'; readonly sign: '=' | '<' | '>' | '<=' | '>='; readonly strong: boolean }
  /** Before a value; `#` stands for it. */
  | { readonly kind: 'prefix'; readonly form: string; readonly strong: boolean }
  /** Before two values that are joined by "and". */
  | { readonly kind: 'pair'; readonly sign: '+' | '-' | '*' | '/' }
  /** Behind a value. */
  | { readonly kind: 'postfix'; readonly form: string }
  /** Behind a value, before the exponent, with what may close it. */
  | { readonly kind: 'power' }
  | { readonly kind: 'nth-power' }
  /** Behind a fraction, before what it is taken of. */
  | { readonly kind: 'of' }

export interface FormulaWords {
  /** Cardinal numbers in all their forms: whole words. */
  readonly numbers: readonly (readonly [pattern: string, value: number])[]
  /** `hundred` multiplies what stands before it. */
  readonly multipliers: readonly (readonly [pattern: string, value: number])[]
  /** Ordinal numbers, as in "the fifth power" and "three fifths". */
  readonly ordinals: readonly (readonly [pattern: string, value: number])[]
  /** "Half", "a quarter": fractions of one word. */
  readonly fractions: readonly (readonly [pattern: string, text: string])[]
  /** Denominators that are no ordinals: "quarters". */
  readonly denominators: readonly (readonly [pattern: string, value: number])[]
  readonly letters: readonly (readonly [pattern: string, letter: string])[]
  readonly signs: readonly (readonly [phrase: string, meaning: SpokenSign])[]
  /** Between the whole and the tenths: "two point five", "две целых пять десятых". */
  readonly point: string
  /** Joins the two values of a pair, and the whole with its fraction. */
  readonly and: string
  /** What may stand before a value without a meaning: "the number". */
  readonly skipped: string
  /** A number that is looked for, before a sign: "what number plus 7". */
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

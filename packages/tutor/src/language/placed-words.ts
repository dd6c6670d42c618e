type Variants = readonly [string, string, string, ...string[]]

/** What is said of the place that a message has in its task. */
export type PlacedKey =
  | 'minus-between'
  | 'sign-of-power'
  | 'bottoms-apart'
  | 'goes-first'
  | 'digits-of-product'
  | 'pair-found'
  | 'pair-to-split'
  | 'pair-off'
  | 'outer-product'
  | 'bases-dropped'
  | 'arguments-added'
  | 'squared-apart'
  | 'one-side-squared'
  | 'factor-into-base'
  | 'inner-factor'
  | 'dropped-by-log'
  | 'dropped-by-bottom'
  | 'dropped-by-square'
  | 'same-roots'
  | 'same-forms'
  | 'own-stays'
  | 'one-is-off'
  | 'equation-decides'
  | 'meters-a-minute'
  | 'speed-turned'
  | 'sixty-or-more'
  | 'meters-an-hour'
  | 'a-minute-only'
  | 'meters-in-hour'
  | 'percent-in-parts'
  | 'divide-it'
  | 'multiply-it'
  | 'vertex-sign'
  | 'point-off-curve'
  | 'new-letter'
  | 'new-letter-bounded'
  | 'separating-number'
  | 'multiplied-out'
  | 'multiplied-out-none'
  | 'tested-with-numbers'
  | 'parts-chosen'
  | 'parts-swapped'
  | 'slope-off'
  | 'slopes-missing'
  | 'rule-of-product'
  | 'rule-of-quotient'
  | 'first-term-only'
  | 'second-term-only'
  | 'bottom-not-squared'
  | 'bracket-lost'
  | 'end-of-pieces'
  | 'exponent-asked'
  | 'part-to-add'
  | 'part-to-take'
  | 'divided-by-percent'
  | 'left-out-number'
  | 'pair-signs'
  | 'terms-cancelled'
  | 'speed-tested'
  | 'log-undone'
  | 'points-lined-up'
  | 'form-kept'
  | 'common-divisor'
  | 'simpler'

export interface PlacedWords {
  /** Leads from the brackets to the roots. */
  readonly concludes: RegExp
  /** Crosses out what stands on top and below. */
  readonly cancels: RegExp
  /** Divides a term of the top by one of the bottom: "x² over x is x". */
  readonly apart: RegExp
  readonly texts: Readonly<Record<PlacedKey, Variants>>
  /** A root is thrown out, or only another one stays. */
  readonly drops: RegExp
  readonly why: RegExp
  readonly or: RegExp
  /** Somebody else has another result. */
  readonly others: RegExp
  readonly whoIsRight: RegExp
  readonly perHour: RegExp
  readonly perSecond: RegExp
  /** Divides by 60, or asks whether to. */
  readonly minutes: RegExp
  readonly by: { readonly divide: RegExp; readonly times: RegExp }
  readonly halves: RegExp
  /** A sign in words or as it is, and the number behind it. */
  readonly sign: RegExp
  /** The value stays the same, so why another form? */
  readonly sameNumber: RegExp
  /** Letters that formulas of a kind of tasks have, and what they stand for. */
  readonly letters: readonly { readonly letter: RegExp; readonly task: RegExp; readonly is: string }[]
  /** Asks what a word means. */
  readonly meaning: RegExp
}

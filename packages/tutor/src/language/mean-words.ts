/** Words of averages (`dialogue/story/accounts/means.ts`): patterns as in `AccountWords`. */
export interface MeanWords {
  readonly mean: string
  /** How many, and what they have on average; `mean-count` the other way round. */
  readonly groups: readonly (readonly [order: 'count-mean' | 'mean-count', pattern: string])[]
  /** An average of which the number of values is not told beside it. */
  readonly alone: readonly string[]
  /** How many values there are. */
  readonly counts: readonly string[]
  /** Before an average that the question wants: "to have an average of 4". */
  readonly wanted: string
  /** "The first three were": how many values are told. */
  readonly firstOnes: string
  /** One more value: its amount is told. */
  readonly added: string
  readonly removed: string
  /** Those of a group that are not of the part that is told. */
  readonly others: string
  /** "And one more that he forgot". */
  readonly oneMore: string
  readonly asks: { readonly missing: string; readonly mean: string; readonly others: string; readonly total: string }
  /** Words that change nothing. */
  readonly known: string
  readonly odd: string
  readonly names: {
    readonly count: string
    readonly mean: string
    readonly sum: string
    readonly value: string
    readonly values: string
    readonly whole: string
    readonly countNow: string
    readonly missing: string
    readonly result: string
  }
  readonly slips: {
    readonly meanOfMeans: string
    readonly sum: string
    readonly count: string
    readonly difference: string
  }
  readonly because: string
}

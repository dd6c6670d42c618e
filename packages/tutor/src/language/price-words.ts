/** Words of purchases (`dialogue/story/accounts/prices.ts`): patterns as in `AccountWords`. */
export interface PriceWords {
  /** Several things of one kind with the price of one; `one` is a price without a number of things. */
  readonly priced: readonly string[]
  readonly one: readonly string[]
  /** Things of which no price is told. */
  readonly things: readonly string[]
  /** What is paid once. */
  readonly once: readonly string[]
  /** What all of it comes to. */
  readonly total: readonly string[]
  readonly asksOne: readonly string[]
  readonly known: string
  readonly odd: string
  readonly names: {
    readonly count: string
    readonly price: string
    readonly cost: string
    readonly once: string
    readonly total: string
    readonly rest: string
    readonly unknown: string
  }
  readonly slips: { readonly rest: string; readonly all: string }
  readonly because: string
  /** A list of prices, and behind it how many of each are bought (`dialogue/story/accounts/price-lists.ts`). */
  readonly list: {
    readonly entries: readonly string[]
    /** The money there is. */
    readonly given: readonly string[]
    readonly known: string
    readonly odd: string
    readonly because: string
  }
}

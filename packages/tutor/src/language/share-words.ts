/** Words of tasks that ask for a percentage (`dialogue/story/accounts/shares.ts`), as in `AccountWords`. */
export interface ShareWords {
  /** A percentage is asked for. */
  readonly asks: string
  /** It is asked by how much something changed, or is more or less. */
  readonly asksChange: string
  readonly up: string
  readonly down: string
  /** Directly before, or around, the amount at first and the one at the end. */
  readonly beforeOld: string
  readonly beforeNew: string
  readonly nearOld: string
  readonly nearNew: string
  /** What is not part of the told amount. */
  readonly rest: string
  /** Directly before an amount that is the whole. */
  readonly beforeWhole: string
  /** Several things together make the whole. */
  readonly mixed: string
  readonly odd: string
  /** Relation words that a percentage explains. */
  readonly known: string
  readonly names: {
    readonly old: string
    readonly now: string
    readonly change: string
    readonly part: string
    readonly whole: string
    readonly other: string
    readonly share: string
    readonly percent: string
    readonly restPercent: string
  }
  readonly slips: { readonly base: string; readonly part: string; readonly whole: string; readonly rest: string }
  readonly because: { readonly change: string; readonly share: string }
}

/**
 * Words of percents that change an amount, and of percents that are asked for (`dialogue/story/accounts/percents.ts`):
 * patterns as in `AccountWords`.
 */
export interface PercentWords {
  /** A part by which something changes; `same`: in the direction of the one before. */
  readonly changes: readonly (readonly [sign: 'up' | 'down' | 'same', pattern: string])[]
  /** An amount that comes on top, or off. */
  readonly fixed: readonly (readonly [sign: 'up' | 'down', pattern: string])[]
  /** The amount behind all changes. */
  readonly end: readonly string[]
  /** "For 350 with 30 % off": it is not told whether the amount is the one before or behind the change. */
  readonly blurred: string
  /** Beside a fraction: what is added may be a part of something else. */
  readonly added: string
  /** Between a percentage and its amount: "8 % discount on a dryer of 500". */
  readonly onIt: string
  /** Several changes follow one another. */
  readonly inTurn: string
  /** All changes are taken of the first amount. */
  readonly onStart: string
  /** Something that none of the changes explains. */
  readonly odd: string
  /** Relation words that change nothing here. */
  readonly known: string
  readonly asks: {
    readonly start: string
    readonly change: string
    readonly end: string
    readonly percent: string
    /** "How many percent are left of the price?" */
    readonly left: string
    /** What a part leaves: "are free". */
    readonly complement: string
  }
  /** Two amounts: the first of the second, the other way round, from the first to the second, or back. */
  readonly pairs: readonly (readonly [form: 'part-whole' | 'whole-part' | 'start-end' | 'end-start', pattern: string])[]
  /** A change of which the size is asked for. */
  readonly up: string
  readonly down: string
  /** Amounts that make up a whole. */
  readonly mixes: string
  /** Words for the people of a place, any of which may name them in the question. */
  readonly residents: string
  readonly names: {
    readonly start: string
    readonly end: string
    readonly after: (at: number) => string
    readonly part: (at: number) => string
    readonly percent: string
    readonly fixed: string
    readonly change: string
    readonly whole: string
    readonly ofWhole: string
    readonly share: string
    readonly rest: string
    readonly one: string
  }
  readonly slips: {
    readonly sign: string
    readonly base: string
    readonly change: string
    readonly whole: string
    readonly sum: string
  }
  readonly because: { readonly changes: string; readonly asked: string }
}

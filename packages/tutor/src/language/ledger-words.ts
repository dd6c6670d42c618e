/**
 * Words by which everyday amounts are read (`dialogue/story/ledgers`): sources of patterns, and phrases. In the patterns
 * `<N>` stands for a number with its currency, `<W>` for a word.
 */
export interface LedgerWords {
  /** "Three fifths": the tops, and the bottoms by their value. */
  readonly tops: readonly (readonly [number, string])[]
  readonly bottoms: readonly (readonly [number, string])[]
  /** After a bottom: «шестая часть». */
  readonly onePart: string
  readonly half: string
  readonly currency: string
  readonly times: string
  /** Single words for a factor: "twice". */
  readonly doubled: readonly (readonly [number, string])[]
  /** Between clauses where both sides have a number. */
  readonly and: string
  /** Relations that a sum of gains and losses does not know. */
  readonly odd: string
  readonly oddShares: string
  readonly gain: string
  readonly loss: string
  readonly moneyGain: string
  readonly moneyLoss: string
  readonly paysWith: readonly string[]
  readonly coupon: string
  readonly clock: string
  readonly endsSurely: string
  readonly eachWord: string
  /** After full groups: "and 3 are left over" belongs to all of them. */
  readonly leftOver: string
  readonly asksNow: string
  readonly begins: string
  readonly ends: string
  readonly again: string
  readonly products: readonly string[]
  /** "Between 4 friends". */
  readonly among: readonly string[]
  /** "In boxes of 6". */
  readonly size: readonly string[]
  readonly asksLeft: string
  readonly asksFirst: string
  readonly asksAll: string
  readonly asksSpent: string
  readonly asksMissing: string
  readonly asksEach: string
  readonly asksUp: string
  readonly asksDown: string
  readonly asksRest: string
  readonly asksEmpty: string
  readonly ofRest: string
  readonly ofPart: string
  readonly ofThem: string
  readonly ofThing: string
  readonly of: string
  readonly oddParts: string
  readonly asksOthers: string
  readonly thatIs: string
  readonly andOthers: string
  readonly negation: string
  readonly others: string
  readonly together: string
  readonly more: string
  readonly fewer: string
  readonly asMany: string
  readonly than: string
  readonly difference: string
  readonly oddCompare: string
  readonly compares: string
  readonly pronoun: string
  readonly pronounAsked: string
  readonly asksPlain: string
  readonly verbs: string
  readonly notHolder: string
  readonly me: string
  readonly manyThings: string
  /** Comparisons by their form: `moreTimes` is "3 more than twice as many"; a name in `That` has no reference of its own. */
  readonly steps: Readonly<Record<string, readonly string[]>>
  readonly small: string
  readonly howMany: RegExp
  readonly names: {
    readonly start: string
    readonly comes: string
    readonly goes: string
    readonly product: string
    readonly groups: string
    readonly inEach: string
    readonly state: (at: number) => string
    readonly end: string
    readonly sum: string
    readonly paid: string
    readonly missing: string
    readonly shares: string
    readonly share: string
    readonly size: string
    readonly full: string
    readonly needed: string
    readonly filled: string
    readonly over: string
    readonly room: string
    readonly empty: string
    readonly whole: string
    readonly ofWhole: string
    readonly ofRest: string
    readonly ofPart: string
    readonly part: (at: number) => string
    readonly rest: (at: number) => string
    readonly taken: string
    readonly more: string
    readonly fewer: string
    readonly times: string
    readonly fraction: string
    readonly holder: (name: string) => string
    readonly together: string
    readonly between: string
    readonly difference: string
    readonly cost: string
    readonly off: string
  }
  readonly slips: {
    readonly sign: string
    readonly once: string
    readonly changes: string
    readonly notEnd: string
    readonly roundUp: string
    readonly roundDown: string
    readonly over: string
    readonly ofWhole: string
    readonly who: string
    readonly together: string
  }
  readonly because: {
    readonly changes: string
    readonly money: string
    readonly groups: string
    readonly shares: string
    readonly compare: string
    readonly up: string
    readonly down: string
  }
  readonly restate: (told: readonly string[], asked: string) => string
}

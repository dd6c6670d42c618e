/** Words by which amounts go together at a fixed rate (`dialogue/story/accounts/rates.ts`), as in `AccountWords`. */
export interface RateWords {
  /** Two amounts in the order in which they are told, or one amount for one of the word in the last group. */
  readonly links: readonly (readonly [order: 'of-per' | 'per-of' | 'one', pattern: string])[]
  /** What would make another task of it. */
  readonly odd: string
  /** Relation words that a fixed rate explains. */
  readonly known: string
  readonly harmless: string
  /** The asked thing or unit, in the last group. */
  readonly askedWord: readonly string[]
  readonly askedMoney: string
  readonly askedMeasure: readonly (readonly [pattern: string, quantity: 'length' | 'time' | 'mass' | 'volume'])[]
  readonly ofOne: string
  /** Behind a number that counts what was told: "6 of us". */
  readonly ofThem: string
  readonly inUnit: (unit: string) => string
  readonly names: {
    readonly stock: string
    readonly of: string
    readonly per: string
    readonly forEach: string
    readonly forOne: string
    readonly result: string
  }
  readonly slips: { readonly unit: string; readonly upsideDown: string }
  readonly because: string
}

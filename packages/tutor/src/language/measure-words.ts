/** Words by which numbers find what they measure (`dialogue/story/accounts/measures.ts`), as in `AccountWords`. */
export interface MeasureWords {
  /** What would make another task of it. */
  readonly odd: string
  /** Relation words that a fixed rate explains. */
  readonly known: string
  readonly harmless: string
  /** Behind a part: "of an" hour. */
  readonly partOf: string
  /** One of something, in the last group: "a minute", "each box". */
  readonly one: string
  /** Only whole ones count. */
  readonly full: string
  /** Everybody has so much. */
  readonly each: string
  /** Between things and what each of them has: "3 bottles of 0.5 l". */
  readonly joins: string
  /** Between a thing and what it holds: "boxes of 25". */
  readonly holds: string
  /** Behind a measured amount where the thing that holds it follows: "300 ml mugs". */
  readonly container: string
  /** Behind a number of people without a name: "6 of us". */
  readonly people: string
  /** Behind "four times": how often it happens. */
  readonly often: string
  /** Between an amount and the same amount in another unit. */
  readonly again: string
  /** A stuff that is asked for, in the last group: "how much flour". */
  readonly askedStuff: string
  /** People and machines that work: more of them need less time. */
  readonly agents: string
  /** Words before the first number of a clause that do not keep it from being the first. */
  readonly opening: string
  /** Two units of a speed or another rate. */
  readonly askedSpeed: string
  /** A unit that the answer should have, in the last group. */
  readonly askedUnit: readonly string[]
  /** A thing or unit that is asked for, in the last group. */
  readonly askedThing: readonly string[]
  /** For one of what it is asked, in the last group. */
  readonly askedOne: string
  readonly askedMoney: string
  readonly askedMeasure: readonly (readonly [
    pattern: string,
    quantity: 'length' | 'time' | 'mass' | 'volume' | 'area',
  ])[]
  readonly inUnit: (unit: string) => string
  readonly names: {
    readonly amount: string
    readonly forEach: string
    readonly between: string
    readonly result: string
  }
  readonly slips: { readonly unit: string; readonly upsideDown: string }
  readonly because: string
}

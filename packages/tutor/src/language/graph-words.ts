/** Names of phrases that say how the quantities of a task are related, whatever the task is about. */
export const markNames = [
  'down',
  'up',
  'before',
  'after',
  'lose',
  'gain',
  'ofRest',
  'left',
  'total',
  'every',
  'average',
  'change',
  'pay',
  'more',
  'fewer',
  'timesMore',
  'timesFewer',
  'asMany',
  'difference',
  'percentAsked',
  'price',
  'perimeter',
  'area',
  'rectangle',
  'length',
  'width',
  'together',
  'towards',
  'apart',
  'same',
  'back',
  'alone',
  'takes',
  'speedAsked',
  'timeAsked',
  'wayAsked',
  'years',
  'not',
  'odd',
] as const
export type MarkName = (typeof markNames)[number]

export interface GraphWords {
  /** Sources of regular expressions without flags. At each place of the text the longest match counts. */
  readonly marks: Readonly<Record<MarkName, string>>
  readonly money: string
  /** Pairs of kinds that together are the whole: whoever is not one kind is the other. */
  readonly opposites: readonly (readonly [string, string])[]
  /** Words that name no thing, so they do not say what an amount counts. */
  readonly small: string
  /** Denominators in words, behind a numerator: "sevenths". */
  readonly parts: readonly (readonly [number, string])[]
  /** Names of fractions. If one of them was not read as a number, the text is not understood. */
  readonly ordinals: string
  /** Multiples in one word: "twice". */
  readonly times: readonly (readonly [number, string])[]
  readonly stem: (word: string) => string
  readonly restate: (told: readonly string[], asked: string) => string
  readonly names: GraphNames
  readonly slips: Readonly<
    Record<
      | 'base'
      | 'direction'
      | 'part'
      | 'plain'
      | 'rest'
      | 'units'
      | 'work'
      | 'shares'
      | 'who'
      | 'partOfPart'
      | 'partOfGroup'
      | 'wholeOfPart'
      | 'sign'
      | 'changesOnly'
      | 'halfWay'
      | 'areaNotAround'
      | 'aroundNotArea'
      | 'topsAndBottoms'
      | 'upsideDown'
      | 'howOften'
      | 'someLeft'
      | 'notFull'
      | 'noPart'
      | 'eachOne'
      | 'sameMore'
      | 'goesWithAll'
      | 'perOne',
      string
    >
  >
  /** Why a task is solved the way it is, without its numbers. */
  readonly because: Readonly<
    Record<
      | 'rest'
      | 'part'
      | 'percent'
      | 'work'
      | 'ledger'
      | 'sides'
      | 'surface'
      | 'whole'
      | 'rate'
      | 'roundUp'
      | 'roundDown'
      | 'basket'
      | 'equalParts'
      | 'withoutDifference',
      string
    >
  >
  readonly rates: RateWords
  readonly ledger: LedgerWords
}

/** How a fixed amount of one thing for each of another is told; sources of regular expressions. */
export interface RateWords {
  /** Between a number and a unit: "12 pages a day". */
  readonly perUnit: string
  /** Between a number and any thing: "3 apples per child". */
  readonly perAny: string
  /** Behind a number: "each". */
  readonly each: string
  /** Before a number: «по». Empty where a language has none. */
  readonly eachBefore: string
  /** Before a number, with the container as its group: "bags of". */
  readonly boxOf: string
  /** Before a number, with the container as one of its groups: "a bus takes". */
  readonly holds: string
  /** Between two numbers that are told for each other: "cost", "in". */
  readonly link: string
  /** Verbs before an amount that is made in a time. */
  readonly makes: string
  /** Words that end the words of a thing. */
  readonly stop: string
  /** Words for whatever is counted: "pieces", "seats". */
  readonly anything: string
  readonly howMany: string
  readonly moneyAsked: string
  readonly timeAsked: string
  readonly wayAsked: string
  readonly muchAsked: string
  /** The question is about one of the things. */
  readonly ofOne: string
  readonly cheaper: string
  readonly single: string
  readonly sameSpeed: string
  /** The groups that take everything are asked for. */
  readonly roundUp: string
  /** Only full groups are asked for. */
  readonly roundDown: string
  /** Before the amount that is had, or paid with. */
  readonly budget: string
  /** Before the price of one more thing. */
  readonly itemPrice: string
}

/** Changes of one amount, parts of one whole, sides of a place; sources of regular expressions. */
interface LedgerWords {
  /** Before the amount that is there at first. */
  readonly begins: string
  readonly asks: string
  readonly asksPart: string
  /** Places at which people get on and off. */
  readonly stops: string
  /** A place with four sides. */
  readonly size: string
  readonly around: string
  readonly inside: string
  /** Between two sides: "12 m by 7 m". */
  readonly by: string
  readonly oddSize: string
}

interface GraphNames {
  readonly changed: (isGain: boolean) => string
  readonly state: (at: number) => string
  readonly final: string
  readonly side: (at: number) => string
  readonly area: string
  readonly takenParts: string
  readonly partLeft: string
  readonly part: string
  readonly forEach: (thing: string) => string
  readonly forOne: (thing: string) => string
  readonly asked: (thing: string) => string
  readonly wantedCount: string
  readonly stock: string
  readonly filled: (thing: string) => string
  readonly full: (thing: string) => string
  readonly unplaced: string
  readonly allOf: (thing: string) => string
  readonly besides: string
  readonly budget: string
  readonly start: string
  readonly end: string
  readonly now: string
  readonly first: string
  readonly shareOfStart: string
  readonly shareOfRest: string
  readonly shareOfPart: string
  readonly restOfWhole: (at: number) => string
  readonly takenOfWhole: string
  readonly partOfPart: string
  readonly group: string
  readonly unit: string
  readonly shareOfBefore: (isDown: boolean) => string
  readonly partOf: string
  readonly rest: (at: number) => string
  readonly other: string
  readonly taken: string
  readonly added: string
  readonly total: string
  readonly difference: string
  readonly percent: string
  readonly speed: string
  readonly time: string
  readonly way: string
  readonly hours: string
  readonly aloneOne: string
  readonly aloneOther: string
  readonly rate: string
  readonly bothRates: string
  readonly work: string
  readonly pair: string
  readonly goes: string
  readonly wanted: string
  readonly one: string
  readonly goesWanted: string
  readonly price: (thing: string) => string
  readonly bought: string
  readonly cost: (thing: string) => string
  readonly sum: string
  readonly paid: string
  readonly change: string
  readonly times: string
  readonly more: string
  readonly together: string
  readonly halfPerimeter: string
  readonly perimeter: string
}

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
      | 'wholeOfPart',
      string
    >
  >
  /** Why a task is solved the way it is, without its numbers. */
  readonly because: Readonly<Record<'rest' | 'part' | 'percent' | 'work', string>>
}

interface GraphNames {
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

/** How a comparison is told; `then` adds an amount behind a multiple: «втрое больше и ещё 5». */
export type CompareForm =
  | 'moreTimes'
  | 'fewerTimes'
  | 'timesThen'
  | 'timesLess'
  | 'times'
  | 'part'
  | 'shareMore'
  | 'shareLess'
  | 'more'
  | 'fewer'
  | 'same'

/**
 * Words by which everyday amounts find their place (`dialogue/story/accounts`): sources of patterns over a text in lower
 * case, and phrases. `<N>` stands for an amount, `<C>` for one without money, `<M>` for money, `<S>` for a part, `<X>`
 * for a factor, `<R>` for a ratio, `<W>` for a word.
 */
export interface AccountWords {
  /** "A fifth number" is no fraction: what is numbered so. */
  readonly ordinalOf: string
  /** "Three fifths": the tops, and the bottoms by their value; `onePart` with `#` for the bottom. */
  readonly tops: readonly (readonly [number, string])[]
  readonly bottoms: readonly (readonly [number, string])[]
  readonly onePart: readonly string[]
  /** Words for a factor: "twice". */
  readonly factors: readonly (readonly [n: number, d: number, string])[]
  /** Words for a number that are no numerals: "in sixes". */
  readonly numerals: readonly (readonly [number, string])[]
  readonly labels: string
  /** Words that hold a number which no reader counts. */
  readonly hidden: string
  /** "If there are already 300 in it". */
  readonly already: string
  readonly ratio: string
  readonly ratioWords: readonly string[]
  readonly moneyTask: string
  /** Something is bought, sold or paid for. */
  readonly price: string
  readonly currency: string
  readonly times: string
  readonly timesBefore: string
  readonly partOf: string
  readonly afterPrice: string
  readonly beforePrice: string
  /** Words that may stand between a number and its noun. */
  readonly between: string
  readonly small: string
  readonly verbs: string
  readonly me: string
  readonly pronoun: string
  readonly pointing: string
  readonly howMany: RegExp
  /** A multiple and what is added to it, and the words between them that join nothing else. */
  readonly goesTogether: string
  readonly joinsMore: string
  /** Between clauses where both sides have an amount. */
  readonly joins: string
  readonly products: readonly string[]
  /** So much for one of something, whose word is the group. */
  readonly rates: readonly string[]
  /** Among how many something is shared. */
  readonly among: readonly string[]
  /** Relation words: each must belong to something that was read. */
  readonly relations: string
  readonly harmless: string
  /** Two amounts that always go together, each with its name: "for every 2 adults there are 3 children". */
  readonly pairRatio: readonly string[]
  /** How many amounts there are: "two parcels weigh". */
  /** Behind what all of them have together, and the verb for it: "sold 150 in three days", "three friends shared 84". */
  readonly membersBehind: string
  readonly sharedOut: string
  readonly membersTold: string
  readonly wants: string
  /** Begins a clause about the present: "who is 6". */
  readonly relative: string
  /** Words for the two of a pair: "the first", "the other". */
  readonly pair: readonly [string, string]
  /** After a comma or dash: the clause goes on. */
  readonly goesOn: string
  /** After a dash that stands for a verb. */
  readonly dashed: string
  /** Before the day, place or thing that a comparison tells of: "3 more on Tuesday". */
  readonly placed: string
  /** Days, places in a row and other occasions that amounts belong to: "on the first day". */
  readonly occasions: string
  /** "Tom and Ann": both together have what follows. */
  readonly joint: string
  /** Comparatives. */
  readonly comparing: string
  /** The whole of what parts were told of: "the whole way is". */
  readonly wholeTold: string
  readonly ofWhole: string
  /** A part with its amount: "28 is two sevenths of". */
  readonly partTold: readonly string[]
  readonly atFirst: string
  /** A part that is only told to be of some kind. */
  readonly isOfKind: string
  /** What looks like a verb. */
  readonly verbLike: string
  /** Names for the members of a ratio that has none. */
  readonly members: readonly string[]
  /** Words beside a change that tell nothing of their own: "another 5 came". */
  readonly besides: string
  /** Verbs and adverbs of sharing. */
  readonly sharing: string
  readonly eachWord: string
  /** "Each" before what each has. */
  readonly eachOf: string
  readonly negation: string
  /** Before a time that something takes. */
  readonly within: string
  /** "In grams". */
  readonly inWord: string
  /** A part that is added. */
  readonly adds: string
  readonly of: string
  /** Beside full groups: "and 3 are left over" belongs to all of them. */
  readonly leftOver: string
  /** Before a part by which something changes. */
  readonly byShare: string
  readonly loss: string
  readonly gain: string
  readonly ends: string
  readonly goal: string
  readonly cost: string
  readonly have: readonly string[]
  readonly earn: string
  readonly off: string
  readonly together: string
  readonly everyone: string
  readonly others: string
  /** "The other 36 are ...": what the parts leave, as an amount. */
  readonly otherAmount: string
  readonly than: string
  /** Comparisons in another word order, and how their pieces stand in `compare`. */
  readonly inverted: readonly (readonly [pattern: string, order: string])[]
  readonly compare: readonly (readonly [form: CompareForm, pattern: string])[]
  /** A task about ages, and the words in it that tell nothing more. */
  readonly ages: string
  readonly ageWords: string
  /** So many years before or after the present. */
  readonly shifts: readonly (readonly [sign: '+' | '-', pattern: string])[]
  readonly present: string
  readonly ofRest: string
  /** The things of which the rest is told: "of the remaining cards". */
  readonly restThing: string
  readonly ofPart: string
  readonly ofThem: string
  readonly ofAmount: string
  readonly ofThing: string
  readonly listJoin: string
  /** May stand before a name of a list. */
  readonly articles: string
  readonly asks: {
    readonly first: string
    readonly difference: string
    readonly fewer: string
    /** "Than the other two together". */
    readonly others: string
    /** "More than at first". */
    readonly grown: string
    readonly total: string
    readonly left: string
    readonly rest: string
    /** Nothing but what is left. */
    readonly surely: string
    /** The whole of what parts are told of. */
    readonly whole: string
    readonly missing: string
    readonly each: string
    readonly up: string
    readonly down: string
    readonly over: string
    readonly empty: string
    readonly money: string
    readonly change: string
    readonly fraction: string
    readonly taken: string
    readonly largest: string
    readonly smallest: string
    readonly pronoun: string
    readonly odd: string
    readonly everybody: string
    /** "The three girls". */
    readonly every: string
    /** "In two days", "on the three shelves": as many as there are amounts. */
    readonly everyTime: string
    readonly atThatTime: string
    readonly that: string
  }
  readonly names: {
    readonly start: string
    readonly comes: string
    readonly goes: string
    readonly product: string
    readonly groups: string
    readonly inEach: string
    readonly state: (at: number) => string
    readonly have: string
    readonly cost: string
    readonly costs: string
    readonly off: string
    readonly earned: string
    readonly left: string
    readonly end: string
    readonly missing: string
    readonly goal: string
    readonly shares: string
    readonly share: string
    readonly size: string
    readonly rate: string
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
    readonly rest: string
    readonly taken: string
    readonly more: string
    readonly fewer: string
    readonly times: string
    readonly fraction: string
    readonly together: string
    readonly between: string
    readonly difference: string
    readonly onePart: string
    readonly parts: (name: string) => string
    readonly amount: string
    readonly restPart: string
    readonly atThatTime: (name: string) => string
    readonly years: string
    readonly otherOne: string
    readonly inUnit: (unit: string) => string
    readonly partAmount: string
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
    readonly time: string
    readonly unit: string
  }
  readonly because: {
    readonly changes: string
    readonly money: string
    readonly groups: string
    readonly shares: string
    readonly compare: string
    readonly ratio: string
    readonly up: string
    readonly down: string
  }
  readonly restate: (told: readonly string[], asked: string) => string
}

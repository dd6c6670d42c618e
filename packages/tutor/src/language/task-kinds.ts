/** Words by which common kinds of tasks are recognized (`dialogue/story/kinds`): sources of patterns, and phrases. */
export interface TaskKindWords {
  readonly angles: {
    readonly triangle: string
    readonly isosceles: string
    readonly right: string
    readonly exterior: string
    readonly angle: string
    readonly is: string
    readonly find: string
    readonly base: string
    readonly apex: string
    readonly third: string
    readonly name: (vertex: string) => string
    readonly outside: (vertex: string) => string
    readonly restate: (told: string, asked: string) => string
    readonly equalSides: (one: string, other: string) => string
    readonly slips: { readonly outside: string; readonly whole: string; readonly twice: string; readonly apex: string }
    readonly because: { readonly equal: (one: string, other: string) => string; readonly sum: string }
  }
  readonly draws: {
    readonly stock: string
    readonly and: string
    readonly two: string
    readonly out: string
    readonly not: string
    readonly back: string
    readonly taken: string
    readonly chance: string
    readonly same: string
    readonly different: string
    readonly both: string
    readonly atLeast: string
    readonly neither: string
    readonly names: {
      readonly all: string
      readonly first: (color: string) => string
      readonly second: (color: string, before: string) => string
      readonly both: (color: string) => string
      readonly pair: (one: string, other: string) => string
      readonly same: string
      readonly different: string
      readonly none: (color: string) => string
      readonly atLeast: (color: string) => string
    }
    readonly restate: (stock: string, isBack: boolean, asked: string) => string
    readonly because: { readonly out: string; readonly back: string }
    readonly slips: { readonly back: string; readonly out: string; readonly half: string; readonly order: string }
  }
  /** Patterns over the text in lower case; `sum` ends with the number. */
  readonly dice: {
    readonly two: string
    readonly chance: string
    readonly sum: string
    readonly odd: string
    readonly names: Readonly<Record<'sum' | 'good' | 'chance', string>>
    readonly restate: (dice: string, sum: string) => string
    readonly slips: Readonly<Record<'sums' | 'order', string>>
    readonly because: string
  }
  readonly meeting: {
    readonly meet: string
    readonly catchUp: string
    readonly opposite: string
    readonly away: string
    readonly later: string
    readonly whenAsked: string
    readonly names: {
      readonly head: string
      readonly lead: string
      readonly left: string
      readonly closing: string
      readonly apart: string
      readonly time: string
      readonly clock: string
    }
    readonly restateMeet: (way: string, one: string, other: string, first: string, second: string) => string
    readonly restateCatch: (one: string, other: string, first: string, second: string) => string
    readonly slips: { readonly head: string; readonly time: string; readonly closing: string }
  }
  readonly changes: {
    /** Two prices beside each other do not follow one another. */
    readonly elsewhere: string
    readonly start: string
    readonly dollars: string
    readonly down: string
    readonly up: string
    readonly again: string
    readonly asks: string
    readonly names: {
      readonly start: string
      readonly percent: (at: number) => string
      readonly change: (at: number) => string
      readonly after: (at: number) => string
    }
    readonly restate: (start: string, steps: readonly { percent: string; isDown: boolean }[]) => string
    readonly slips: { readonly added: string; readonly first: string; readonly part: string }
    readonly because: string
  }
  readonly speeds: {
    /** Asks for an average speed. */
    readonly average: string
    /** What makes it another task: stops, a current, a wanted way. */
    readonly odd: string
    readonly back: string
    readonly half: string
    readonly halfWay: string
    readonly halfTime: string
    /** The told way is that of the whole trip. */
    readonly whole: string
    readonly names: {
      readonly way: (at: number) => string
      readonly time: (at: number) => string
      readonly pace: (at: number, unit: string) => string
      readonly paces: (unit: string) => string
      readonly chosen: string
      readonly oneWay: string
      readonly speedAt: (at: number) => string
      readonly halfWay: string
      readonly wayAll: string
      readonly timeAll: string
      readonly speed: string
    }
    /** @param kind `told`, `back`, `halves`, `backOpen` or `halvesOpen` */
    readonly restate: (kind: string, speeds: readonly [string, string], stretches: readonly [string, string]) => string
    readonly slips: { readonly middle: string; readonly times: string }
    readonly because: { readonly ways: string; readonly times: string }
  }
  readonly averages: {
    readonly average: string
    readonly left: string
    readonly came: string
    readonly names: { readonly before: string; readonly count: string; readonly after: string; readonly one: string }
    readonly restate: (count: string, first: string, isLeaving: boolean, second: string) => string
    readonly slips: { readonly difference: string; readonly count: string }
  }
  readonly ratios: RatioWords
  readonly ages: {
    readonly asks: string
    /** "How many years ago was ...": the time that is asked for is past. */
    readonly asksAgo: string
    /** "Three times as old". */
    readonly times: string
    readonly doubled: readonly (readonly [number, string])[]
    readonly odd: string
    readonly names: Readonly<
      Record<'gap' | 'parts' | 'young' | 'old' | 'years' | 'ago' | 'oldNow' | 'youngNow' | 'times', string>
    >
    readonly restate: (old: string, young: string, times: string, isAgo: boolean) => string
    readonly slips: { readonly one: string }
    readonly because: string
  }
  readonly mixtures: {
    readonly mixed: string
    readonly odd: string
    readonly price: string
    readonly asksPrice: string
    readonly asksShare: string
    readonly names: {
      readonly amount: (at: number) => string
      readonly rate: (at: number) => string
      readonly cost: (at: number) => string
      readonly pure: (at: number) => string
      readonly costAll: string
      readonly pureAll: string
      readonly mass: string
      readonly price: string
      readonly share: string
    }
    readonly restate: (one: readonly [string, string], other: readonly [string, string], isPrice: boolean) => string
    readonly slips: { readonly middle: string; readonly sum: string }
    readonly because: string
  }
}

/** Amounts in a ratio; `shared` tells the whole and asks for parts of it. Its patterns are those of the schemas. */
export interface RatioWords {
  readonly ratio: string
  readonly more: string
  readonly total: string
  readonly names: { readonly parts: string; readonly more: string; readonly one: string; readonly total: string }
  readonly restate: (one: string, other: string, ratio: string, more: string) => string
  readonly slips: { readonly whole: string; readonly more: string; readonly one: string }
  readonly shared: {
    readonly ratio: string
    readonly odd: string
    /** What is done with the whole. */
    readonly sharing: readonly string[]
    /** Words around that tell nothing. */
    readonly counting: readonly string[]
    /** The names of the members in the order of the ratio: `A`, `B`, `C`. */
    readonly members: readonly string[]
    readonly asks: Readonly<Record<'largest' | 'smallest' | 'all' | 'one', string>>
    readonly whole: string
    readonly name: (at: number) => string
    readonly partsOf: (at: number) => string
    readonly restate: (whole: string, ratio: string) => string
    readonly slips: Readonly<Record<'equal' | 'one' | 'other', string>>
    readonly because: string
  }
}

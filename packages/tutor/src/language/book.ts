/** How one quantity is told, asked for and named. Patterns are sources of regular expressions. */
export interface QuantityWords {
  /** Words beside a number that make it this quantity. */
  readonly near?: string
  /** Words of a question for it; the same as `near` if absent. */
  readonly ask?: string
  /** With the number as it is told in place of `{}`. */
  readonly said?: string
  readonly name: string
  /** Its name where it is compared with another one. */
  readonly ranked?: string
}

export interface TopicWords {
  /** What has to be in the text. */
  readonly sign: string
  readonly title: string
  readonly quantities?: Readonly<Record<string, QuantityWords>>
  readonly because?: string
}

export interface BookWords {
  readonly restate: (title: string, told: readonly string[], asked: string, unit: string) => string
  readonly quoted: (words: string) => string
  readonly inUnit: (unit: string) => string
  /** Where a clause ends, besides punctuation. */
  readonly joins: string
  /** Between the numbers of "5 by 4" and "5 × 4". */
  readonly by: string
  /** Words that tell a figure or a relation: a topic that does not know one of them leaves the task. */
  readonly telling: Readonly<Record<string, string>>
  /** Numbers in words that belong to a figure: "four walls". */
  readonly idle: string
  readonly compare: {
    readonly times: string
    readonly more: string
    readonly less: string
    /** Number words of "twice", by factor. */
    readonly factors: readonly (readonly [number, string])[]
  }
  readonly quantities: Readonly<Record<string, QuantityWords>>
  readonly topics: Readonly<Record<string, TopicWords>>
  readonly slips: Readonly<Record<string, string>>
}

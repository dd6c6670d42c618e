type Variants = readonly [string, string, string, ...string[]]

/**
 * What a task leaves to custom: whether air counts, whether π stays, how to round. Where the task settles it in its own
 * words, those are what counts.
 */
export interface Custom {
  /** Asks about it. Small letters, `ё` as `е`. */
  readonly asks: RegExp
  /** The words of the task by which it settles that; `{told}` quotes them. */
  readonly told?: RegExp
  /** Only for tasks whose words fit. */
  readonly when?: RegExp
  readonly unless?: RegExp
  /** `{units}`: those of the amounts of the task. */
  readonly says: Variants
  readonly saysTold?: Variants
  /** Where the units of the amounts do not fit into one calculation: `{one}` and `{other}`. Ends with a question. */
  readonly saysMixed?: Variants
}

export interface InTaskWords {
  readonly customs: readonly Custom[]
  readonly finished: {
    /** All of a message that asks whether the task is finished. */
    readonly asks: RegExp
    readonly open: Variants
    readonly part: Variants
    readonly wrong: Variants
    readonly unit: Variants
  }
  readonly method: {
    /** Wishes or asks for another way than the one that was begun. */
    readonly wishes: RegExp
    readonly elimination: RegExp
    readonly substitution: RegExp
    readonly graph: RegExp
    readonly square: RegExp
    readonly texts: {
      readonly elimination: Variants
      readonly substitution: Variants
      readonly freed: Variants
      readonly graph: Variants
      readonly square: Variants
      readonly either: Variants
    }
    /** Somebody else goes another way, so the own one may be wrong. */
    readonly others: RegExp
    readonly doubts: RegExp
    /** Speaks of what is done, and of no result. */
    readonly does: RegExp
    /** "Instead of substitution": the way that is not wished for. */
    readonly otherThan: RegExp
  }
  readonly changed: {
    /** Takes back what was told of the task. */
    readonly marks: RegExp
    /** It was copied or typed wrong: one amount with its noun is enough. */
    readonly copied: RegExp
    /** Stands right in front of the old amount. */
    readonly instead: RegExp
    /** Two words of which one was meant: the beginnings that are exchanged. */
    readonly pairs: readonly (readonly [string, string])[]
    /** "Half of it or twice": asked where a length across was meant. */
    readonly across: Variants
    readonly radius: Variants
    readonly texts: Variants
    /** Of a formula the whole of it is shown. */
    readonly lines: Variants
    readonly yes: string
  }
  readonly meant: RegExp
  readonly protest: {
    readonly says: RegExp
    readonly right: Variants
    readonly wrong: Variants
    readonly solved: Variants
  }
  readonly calculator: {
    readonly shows: RegExp
    readonly broken: RegExp
    readonly radians: Variants
    readonly tooBig: Variants
    readonly square: Variants
    readonly minus: RegExp
  }
  /** Asks, also without a question mark: an instruction of the task does not. */
  readonly queries: RegExp
  /** Has to go now: who only wants to go on later is still shown the task. */
  readonly leaves: RegExp
  readonly ok: Variants
  /** Behind an explanation or talk, with a task open. */
  readonly back: Variants
  /** A question that may lack its mark. */
  readonly asks: RegExp
  /** A why asks for a reason. */
  readonly why: RegExp
  /** Speaks to the tutor about the tutor, or of something that is no school work. */
  readonly elsewhere: RegExp
  /** Neither answered nor refused: what is certain of the task, and where it goes on. */
  readonly unsure: Variants
  readonly unsureLine: Variants
}

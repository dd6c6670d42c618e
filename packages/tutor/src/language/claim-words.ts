/** Words that tell how a piece of mathematics in a message is meant. Alternatives of a pattern, lower case, ё as е. */
export interface ClaimWords {
  /** Between two pieces they say that both are equal: "3 times 4 is 12". */
  readonly equal: string
  /** Behind the second piece they take that back: "2/5 is 4 times ...", "6 is 5 or more". */
  readonly notEqual: string
  /** They say nothing of their own beside a number: articles, pronouns, doubt, "the answer is". */
  readonly filler: string
  /** A new thought begins: "so", "then", "because". */
  readonly next: string
  /** What was said before is taken back: "no wait", "i mean". */
  readonly correction: string
  readonly not: string
  /** Somebody else said it, or the task did. */
  readonly given: string
  /** A wish to hear whether it is right. */
  readonly askRight: string
  /** Before a number: something is done with it, it is no result. */
  readonly by: string
  /** Why it is so comes now. */
  readonly reason: string
  /** Behind a number: a time. */
  readonly time: string
  /** Before a time: it is the student's own, "I have 2 minutes". */
  readonly personal: string
  /** Before the one of some results that is meant: "I think", "rather". */
  readonly choice: string
  /** Something is struck out. */
  readonly crossing: string
  /** A number is divided by its percent. */
  readonly byPercent: string
  /** The student says that something is not from them, or asks where it comes from. */
  readonly disowns: string
  /** In front of a number that is given as the answer. */
  readonly answers: string
  /** Calculations that are named: verb, pattern between both numbers, and the sign; `swap` where the second is taken first. */
  readonly named: readonly (readonly [verb: string, between: string, sign: '+' | '-' | '*' | '/', swap?: 'swap'])[]
}

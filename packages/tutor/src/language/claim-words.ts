/**
 * Words that show how a mathematical statement in a message is meant: as a claim, a question, a quotation and so on.
 * Each field is a list of alternatives for a pattern, lower case, ё as е.
 */
export interface ClaimWords {
  /** Words between two values that say they are equal: "3 times 4 is 12". */
  readonly equal: string
  /** Words behind the second value that show it was no equality: "2/5 is 4 times ...", "6 is 5 or more". */
  readonly notEqual: string
  /** Words without a meaning of their own beside a number: articles, pronouns, doubt, "the answer is". */
  readonly filler: string
  /** Words that start a new thought: "so", "then", "because". */
  readonly next: string
  /** Words that take back what was said before: "no wait", "i mean". */
  readonly correction: string
  readonly not: string
  /** Words that attribute the statement to somebody else or to the task. */
  readonly given: string
  /** The student: what follows is the student's own. */
  readonly own: string
  /** Words that ask whether the statement is right. */
  readonly askRight: string
  /** Words before a number that is an operand, not a result. */
  readonly by: string
  /** Words that introduce a reason. */
  readonly reason: string
  /** Units of time behind a number. */
  readonly time: string
  /** Words before a time that concerns the student and not the task: "I have 2 minutes". */
  readonly personal: string
  /** Words before the result that is meant among several: "I think", "rather". */
  readonly choice: string
  /** Words for crossing something out. */
  readonly crossing: string
  /** Says that a number is divided by its percentage. */
  readonly byPercent: string
  /** Says that something did not come from the student, or asks where it comes from. */
  readonly disowns: string
  /** Words before a number that is given as the answer. */
  readonly answers: string
  /**
   * Operations in words: the verb, the pattern between the two numbers, and the sign; `swap` where the second number
   * comes first in the calculation.
   */
  readonly named: readonly (readonly [verb: string, between: string, sign: '+' | '-' | '*' | '/', swap?: 'swap'])[]
}

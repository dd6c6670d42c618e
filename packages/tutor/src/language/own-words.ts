/** Words with which students go over from the statement of a task to what they say about it. Patterns of whole words. */
export interface OwnWords {
  /** May stand before the others: "and so i got". */
  readonly joins: string
  /** What was done or has come out, by whom. */
  readonly work: string
  /** Of these, what has come out: a number behind it is the result, and none that was chosen or calculated with. */
  readonly results: RegExp
  /** A quantity on the way, whose value is no answer: "the discriminant is 49". */
  readonly named: string
  /** Such a quantity that is written with one letter everywhere. */
  readonly letters: readonly (readonly [name: RegExp, letter: string])[]
  /** What is not known, what others say, what is asked or wished. */
  readonly talk: string
  /** What the task itself demands of the answer: "give your answer to 2 decimals". */
  readonly demands: RegExp
  /** Behind a result: what is thought of it. "72000 litres | thats like a swimming pool". */
  readonly remark: string
}

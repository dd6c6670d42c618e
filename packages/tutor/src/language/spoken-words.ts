import type { Operation } from '../pedagogy/expects.ts'

/** How a language says yes, no, a small number and a step. Each field is a list of alternatives for whole words. */
export interface SpokenWords {
  readonly yes: string
  readonly no: string
  /** Words that still say yes or no with more behind them: "yes, 25". */
  readonly plainYes: string
  readonly plainNo: string
  /** "None of them", as the answer to "how many". */
  readonly none: string
  /** Words between two results. */
  readonly and: string
  /** Words for 0, 1, 2 ... */
  readonly numbers: readonly string[]
  readonly minus: string
  /** Words behind which a number word only stands for a thing, and that word: "the second one". */
  readonly pronoun: readonly [before: string, word: string]
  /** Words right before a result. */
  readonly result: string
  /** Words right before a number that is not meant. */
  readonly denial: string
  /** Words around an answer that do not change it. */
  readonly doubt: string
  /** Beginnings of words that express joy. */
  readonly glad: string
  /** Steps by their verbs; the first match counts. Beginnings of words. */
  readonly operations: readonly (readonly [Operation, string])[]
  /** Words for the equations of a system by their places. */
  readonly places: readonly string[]
  /** Words between two steps of a plan. */
  readonly links: string
  /** Words of a step that is put off: "flip the sign later". */
  readonly putOff: string
  /** Words that make a named step another one: only the second fraction is turned over. */
  readonly misplaced: Partial<Readonly<Record<Operation, string>>>
}

import type { Operation } from '../pedagogy/expects.ts'

/** How a language says yes, no, a small number and a step. Alternatives of regular expressions, for whole words. */
export interface SpokenWords {
  readonly yes: string
  readonly no: string
  /** "None of them", as the answer to how many. */
  readonly none: string
  /** Between two results. */
  readonly and: string
  /** Words for 0, 1, 2 ... */
  readonly numbers: readonly string[]
  readonly minus: string
  /** What stands around an answer and says nothing of it. */
  readonly doubt: string
  /** Beginnings of words of joy. */
  readonly glad: string
  /** Steps by their verbs; the first that fits. Beginnings of words. */
  readonly operations: readonly (readonly [Operation, string])[]
}

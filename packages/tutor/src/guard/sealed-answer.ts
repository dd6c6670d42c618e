import type { Statement } from '../math/ast.ts'
import type { Pieces } from './pieces.ts'

/** An answer that must not be revealed yet. */
export interface SealedAnswer {
  readonly task: Statement
  readonly answer: Statement
  /** Signed numbers that would reveal it; empty for an answer with letters. */
  readonly values: readonly number[]
  /** All numbers of the answer, including those that the student has named. */
  readonly all: readonly number[]
  /** Intermediate results that nobody has said yet. */
  readonly between: readonly number[]
  /** Lines of the solution that the student has not reached. */
  readonly ahead: readonly Statement[]
  readonly unknown: string | null
  /** The task was guessed: a better known answer replaces it. */
  readonly isGuess?: boolean
  /** Told by the tutor, mostly as an example. */
  readonly isTutors?: boolean
  /** Noted beside a reply that sets the task: nobody has told it before. */
  readonly isUntold?: boolean
  /** The same, if the reply does set a task with numbers of its own. */
  readonly isPerhapsUntold?: boolean
  /** The answer in words, where it is not a number. */
  readonly phrases: readonly string[]
  readonly pieces: Pieces
  /** What a noted answer counts or is measured in, as written: `h`, `km`, `girls`. */
  readonly unit?: string
}

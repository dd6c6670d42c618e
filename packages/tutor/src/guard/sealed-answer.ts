import type { Statement } from '../math/ast.ts'
import type { Pieces } from './pieces.ts'

/** An answer that may not be said yet. */
export interface SealedAnswer {
  readonly task: Statement
  readonly answer: Statement
  /** Numbers that would give it away, with their signs; none where the answer is an expression with letters. */
  readonly values: readonly number[]
  /** All of them, also those that the student has named. */
  readonly all: readonly number[]
  /** Results on the way that nobody has said yet. */
  readonly between: readonly number[]
  /** Lines of the solution that the student has not reached. */
  readonly ahead: readonly Statement[]
  readonly unknown: string | null
  /** The task was only guessed at: another answer that is known better takes its place. */
  readonly isGuess?: boolean
  /** Words that are the answer, where it is no number. */
  readonly phrases: readonly string[]
  readonly pieces: Pieces
}

import type { Statement } from '../math/ast.ts'
import type { Judgement } from '../math/judgement.ts'

/** A line and the last right line before it. */
export interface Judged {
  readonly before: Statement
  readonly judgement: Judgement
}

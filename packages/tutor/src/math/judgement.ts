import type { Expr, Statement } from './ast.ts'
import type { Fact } from './steps.ts'

/** What a student's line is, measured against the task. `line` is the line as it was understood. */
export type Judgement =
  | { readonly kind: 'right'; readonly line: Statement }
  /** A side result that belongs to the method. */
  | { readonly kind: 'fact'; readonly fact: Fact; readonly line: Statement }
  /** True, but only a piece: one side of the line, a calculation on the margin. */
  | { readonly kind: 'part'; readonly line: Statement }
  | { readonly kind: 'missing-root'; readonly line: Statement; readonly found: readonly Expr[] }
  | { readonly kind: 'rounded'; readonly line: Statement }
  /** The right value, not yet in the form that is asked for. */
  | { readonly kind: 'unfinished'; readonly line: Statement }
  /** An antiderivative without its constant. */
  | { readonly kind: 'missing-constant'; readonly line: Statement }
  | { readonly kind: 'wrong'; readonly line: Statement; readonly about: 'line' | 'roots' | 'value' | 'fact' | 'aside' }
  | { readonly kind: 'unknown'; readonly line: Statement }

import type { Expr, Statement } from './ast.ts'
import type { Fact } from './steps.ts'

/** The grade of a student's line against the task. `line` is the line as the core understood it. */
export type Judgement =
  | { readonly kind: 'right'; readonly line: Statement }
  /** A side result that belongs to the method. */
  | { readonly kind: 'fact'; readonly fact: Fact; readonly line: Statement }
  /** True, but only a part: one side of the line, or a side calculation. */
  | { readonly kind: 'part'; readonly line: Statement }
  | { readonly kind: 'missing-root'; readonly line: Statement; readonly found: readonly Expr[] }
  | { readonly kind: 'rounded'; readonly line: Statement }
  /** The right value, not yet in the required form. */
  | { readonly kind: 'unfinished'; readonly line: Statement }
  /** An antiderivative without its constant. */
  | { readonly kind: 'missing-constant'; readonly line: Statement }
  | { readonly kind: 'wrong'; readonly line: Statement; readonly about: 'line' | 'roots' | 'value' | 'fact' | 'aside' }
  | { readonly kind: 'unknown'; readonly line: Statement }

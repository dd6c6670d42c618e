import type { Statement } from '../ast.ts'
import type { Solution } from '../steps.ts'

/**
 * An external computer algebra system. It gets a task with the student's letters renamed to `x y z u v w`, so that no
 * `i` or `e` is taken for a constant, and answers in our syntax tree. Its answer is not verified yet.
 */
export interface Engine {
  readonly name: 'compute-engine' | 'nerdamer' | 'mathjs'
  /** null: declined. Throws whatever the library throws. */
  answer(task: Statement): Statement | null
}

/** The kinds of engines: for algebra and calculus, or for numbers, statistics, matrices and units. */
export type EngineKind = 'algebra' | 'numbers'

/** Loaded engines, in the order in which they are tried. */
export interface Engines {
  readonly kind: EngineKind
  readonly inOrder: readonly Engine[]
  /** Cached results by task, shared by all conversations of a thread; null: no verified answer. */
  readonly remembered: Map<string, Solution | null>
}

export const enginesOf = (kind: EngineKind, inOrder: readonly Engine[]): Engines => ({
  kind,
  inOrder,
  remembered: new Map(),
})

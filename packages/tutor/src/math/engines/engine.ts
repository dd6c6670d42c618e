import type { Statement } from '../ast.ts'
import type { Solution } from '../steps.ts'

/**
 * A computer algebra system behind our own words. It gets a task with the letters `x y z u v w` in place of the student's,
 * so that no `i` or `e` is taken for a constant, and answers in our syntax tree. Nobody has judged the answer yet.
 */
export interface Engine {
  readonly name: 'compute-engine' | 'nerdamer' | 'mathjs'
  /** null: declined. Throws whatever the library throws. */
  answer(task: Statement): Statement | null
}

/** What a turn may need: algebra and calculus, or numbers, statistics, matrices and units. */
export type EngineKind = 'algebra' | 'numbers'

/** Loaded engines in the order in which they are asked. */
export interface Engines {
  readonly kind: EngineKind
  readonly inOrder: readonly Engine[]
  /** What they said to a task, over all conversations of a thread; null: nothing that held. */
  readonly remembered: Map<string, Solution | null>
}

export const enginesOf = (kind: EngineKind, inOrder: readonly Engine[]): Engines => ({
  kind,
  inOrder,
  remembered: new Map(),
})

import type { Expr } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import type { Rational } from '../math/rational.ts'
import type { Placement, StoryReading, StoryResult } from './frame.ts'

export type * from './frame.ts'
export type {
  Frame,
  Known,
  NumberSpan,
  Placement,
  PlanStep,
  StoryQuantity,
  StoryReading,
  StoryResult,
} from './frame.ts'
export { modelIds } from './models.ts'

/** A word problem as typed roles: one reading, a few to choose from, or none rather than a guess. */
export function readStory(_text: string, _language: Language): StoryResult {
  return { kind: 'none', spans: [], question: null }
}

/**
 * What an expression of the student is in this story.
 *
 * @param claimed the value that the student gave for the expression, where there is one
 */
export function placeExpression(_reading: StoryReading, _expr: Expr, _claimed?: Rational): Placement {
  return { kind: 'unknown' }
}

import type { Rational } from '../../math/rational.ts'
import type { Turn } from '../../pedagogy/reply.ts'
import type { StoryFacts } from './facts.ts'
import type { LikelyPlan } from './likely.ts'
import type { Roles } from './roles.ts'
import type { Story } from './story-state.ts'
import type { Claim } from './work.ts'

export type Sum = Claim & { kind: 'sum' }
/** A message with work on a story without a safe reading, and what is known about both. */
export interface Work {
  readonly turn: Turn
  readonly story: Story
  readonly facts: StoryFacts
  readonly plan: LikelyPlan | null
  /** Too uncertain to base questions on; agreement with a longer calculation still counts. */
  readonly guess: LikelyPlan | null
  readonly text: string
  /** "Is 200 right?" */
  readonly asksIfRight: boolean
  /** The role of each number in the message. */
  readonly roles: Roles
  /** Every number in the message or found earlier. */
  readonly written: readonly Rational[]
  /** Numbers that the message states on their own. */
  readonly said: readonly Rational[]
}

import type { ReplyContent } from '@lumi/contracts/chat'
import type { LearnerEvent, TutorState } from '@lumi/tutor'
import type { Spent } from '../../platform/model/metered.ts'
import type { ReplyOrder } from './reply-orders.store.ts'
import type { Pace, ReplyGate } from './reply-writer.ts'

export type SourceFinder = (order: ReplyOrder) => Promise<ReplySource>

/** What a reply says, and its consequences. A whole text is shown at `pace`, a stream as it arrives. */
export interface ReplySource {
  speech: string | ((signal: AbortSignal) => AsyncIterable<string>)
  pace: Pace | undefined
  /** The gate for this reply; without one, the worker's. */
  gate?: ReplyGate
  /** Read when the speech has ended: only then it is known who really spoke. */
  content: ReplyContent
  /** Answered by the maths core alone: not charged. */
  isFree: boolean
  tutorState: TutorState | undefined
  /** What a model noted beside its reply: what it asked, and what would answer it. */
  note?: unknown
  /** What a model cost in this turn; grows while it speaks. */
  spent?: Spent
  /** Learner events of the turn; stored in the statement that ends the reply. */
  events: readonly LearnerEvent[]
  /**
   * Whether a second run gives the same characters, so that another process can continue where the first one died. Never
   * true for a model.
   */
  isRepeatable: boolean
}

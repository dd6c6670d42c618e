import type { ReplyContent } from '@lumi/contracts/chat'
import type { LearnerEvent, TutorState } from '@lumi/tutor'
import type { Pace, ReplyGate } from './reply-writer.ts'

/** What a reply says and what comes of it. Whole text is shown at its pace, a stream as it arrives. */
export interface ReplySource {
  speech: string | ((signal: AbortSignal) => AsyncIterable<string>)
  pace: Pace | undefined
  /** Of this reply; where there is none, the worker's. */
  gate?: ReplyGate
  /** Read when the speech has ended: who really spoke is known by then. */
  content: ReplyContent
  /** Answered by the maths core alone: costs no unit. */
  isFree: boolean
  tutorState: TutorState | undefined
  /** What the turn tells about the learner: stored with its end, or not at all. */
  events: readonly LearnerEvent[]
  /**
   * Saying it again gives the same characters, so another process can go on where the first one died. A model never says the
   * same twice.
   */
  isRepeatable: boolean
}

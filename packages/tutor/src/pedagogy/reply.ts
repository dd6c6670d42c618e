import type { ReplyContent } from '@lumi/contracts/chat'
import type { LearnerEvent } from '../learner/learner.ts'
import type { LearnerView } from '../learner/view.ts'
import type { EngineKind, Engines } from '../math/engines/engine.ts'
import type { Program } from '../turn.ts'
import type { TutorState } from './state.ts'
import type { Voice } from './wording.ts'

/** What every move works with. `state` is this turn's own copy and may be changed. */
export interface Turn {
  readonly state: TutorState
  readonly voice: Voice
  readonly seed: string
  /** The message as it was typed. */
  readonly said: string
  readonly now: number
  /** Only where the host loaded them for this turn. */
  readonly engines: Engines | undefined
  /** The student's calendar day. */
  readonly day: string
  readonly timeZone: string
  readonly learner: LearnerView
  /** What the conversation is about; undefined: anything. */
  readonly program: Program | undefined
  /** What this turn tells about the learner. */
  readonly events: LearnerEvent[]
}

export interface Reply {
  readonly move: string
  readonly text: string
  readonly content: ReplyContent
  readonly free?: boolean
  /** Said as it stands, though a model leads. */
  readonly stands?: boolean
  readonly wants?: EngineKind
}

export const plainReply = (move: string, text: string): Reply => ({ move, text, content: { badge: null } })

import type { ReplyContent } from '@lumi/contracts/chat'
import type { LearnerEvent } from '../learner/learner.ts'
import type { LearnerView } from '../learner/view.ts'
import type { EngineKind, Engines } from '../math/engines/engine.ts'
import type { Program } from '../turn.ts'
import type { TutorState } from './state.ts'
import type { Voice } from './wording.ts'

/** The context of every move. `state` is this turn's own copy and may be modified. */
export interface Turn {
  readonly state: TutorState
  readonly voice: Voice
  readonly seed: string
  /** The message as typed. */
  readonly said: string
  /** All of the message, where `said` is a part of it. */
  readonly whole?: string
  readonly now: number
  /** Present only if the host loaded them for this turn. */
  readonly engines: Engines | undefined
  /** The student's local date. */
  readonly day: string
  readonly timeZone: string
  readonly learner: LearnerView
  /** The subject of the conversation; undefined if unrestricted. */
  readonly program: Program | undefined
  /** Learning events of this turn. */
  readonly events: LearnerEvent[]
  /** The text is a part of a message, taken out as the task or as the words behind it: it is not taken apart again. */
  readonly isPart?: boolean
  /** A language model leads: it answers what is asked and asks what is open; the core only judges. */
  readonly isLed?: true
}

export interface Reply {
  readonly move: string
  readonly text: string
  readonly content: ReplyContent
  readonly free?: boolean
  /** Sent verbatim even if a model leads. */
  readonly stands?: boolean
  readonly wants?: EngineKind
  /** It says that only the first lines of the message were looked at. */
  readonly isOfFirstLines?: boolean
}

export const plainReply = (move: string, text: string): Reply => ({ move, text, content: { badge: null } })

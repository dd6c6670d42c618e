import type { ReplyContent } from '@lumi/contracts/chat'
import type { TutorState } from './state.ts'
import type { Voice } from './wording.ts'

/** What every move works with. `state` is this turn's own copy and may be changed. */
export interface Turn {
  readonly state: TutorState
  readonly voice: Voice
  readonly seed: string
  readonly now: number
}

export interface Reply {
  readonly move: string
  readonly text: string
  readonly content: ReplyContent
  readonly free?: boolean
}

export const plainReply = (move: string, text: string): Reply => ({ move, text, content: { badge: null } })

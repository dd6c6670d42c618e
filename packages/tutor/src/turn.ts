import type { Intent, ReplyContent } from '@lumi/contracts/chat'
import type { TutorState } from './pedagogy/state.ts'

export interface TurnInput {
  text: string
  intent?: Intent
  interfaceLanguage: 'en' | 'ru'
  state: TutorState
  /** Chooses between wordings and numbers; the same input gives the same turn. */
  seed: string
  /** Milliseconds since 1970. */
  now: number
  /** ISO 3166-1 code of the student's country, for help in danger. */
  country?: string
}

export interface TutorTurn {
  /** To be handed in with the next message of the conversation. */
  state: TutorState
  language: 'en' | 'ru'
  /** Markdown with `$...$`. */
  text: string
  content: ReplyContent
  /** A hint rung, a check that the core answered, or help in danger: costs no message and is said as it stands. */
  free: boolean
  /** Name of the dialogue move. */
  move: string
  /** A bug inside, for the host's log; the reply is honest all the same. */
  fault?: unknown
}

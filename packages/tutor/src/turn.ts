import type { Intent, ReplyContent } from '@lumi/contracts/chat'
import type { Subject } from '@lumi/contracts/programs'
import type { LearnerEvent } from './learner/learner.ts'
import type { LearnerView } from './learner/view.ts'
import type { EngineKind } from './math/engines/engine.ts'
import type { Understood } from './model/understood.ts'
import type { TutorState } from './pedagogy/state.ts'

/** What a conversation is about. */
export interface Program {
  readonly subject: Subject
  readonly grade: number
}

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
  /** IANA name of the student's time zone: days and reviews are meant as the student lives them. */
  timeZone?: string
  /** What is known of the student; without it, a beginner in the middle of school. */
  learner?: LearnerView
  /** What the conversation is about; absent: anything. */
  program?: Program
  /** A language model says the reply: the core judges what it is sure of and leaves the lead to the model. */
  isLed?: boolean
  /** Taken on a device without a network, or again on the server: there is no library there. */
  isOffline?: boolean
}

export interface TutorTurn {
  /** To be handed in with the next message of the conversation. */
  state: TutorState
  language: 'en' | 'ru'
  /** Markdown with `$...$`. */
  text: string
  content: ReplyContent
  /** A hint rung, a check that the core answered, or help in danger: costs no message. */
  free: boolean
  /** Said as it stands, whoever leads: help in danger, a pressed rung, an exercise as it was set. */
  stands: boolean
  /** What happened that tells about the learner. The host stores it with the reply, or not at all. */
  events: readonly LearnerEvent[]
  /** What the message was taken for. Absent: a model has nothing to do with this turn. */
  understood?: Understood
  /** Name of the dialogue move. */
  move: string
  /** With these engines the tutor may know more: load them and take the turn again from the same state. */
  wants?: EngineKind
  /** A bug inside, for the host's log; the reply is honest all the same. */
  fault?: unknown
}

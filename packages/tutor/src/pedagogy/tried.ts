import type { LearnerEvent } from '../learner/learner.ts'
import type { Reply, Turn } from './reply.ts'
import type { TutorState } from './state.ts'
import type { Voice } from './wording.ts'

/** Answers a part of a message; `isWork`: it is work on the task that is open then. */
export type Answer = (turn: Turn, text: string, isWork: boolean) => Reply

/** No task, story or question of a lesson is open. */
export const isIdle = ({ problem, story, keyed, queue }: TutorState): boolean =>
  (problem === null || problem.solved) &&
  (story === null || story.isParked || story.solved) &&
  (keyed === null || keyed.over) &&
  queue.length === 0

/** Takes a reply that has been tried: what it would do anew is done already. */
export function taken(turn: Turn, { reply, state, events, asked }: Tried): Reply {
  Object.assign(turn.state, state)
  turn.events.push(...events)
  turn.voice.recall(asked)
  return reply
}

export interface Tried {
  readonly reply: Reply
  readonly events: readonly LearnerEvent[]
  /** What the reply asks, as the voice remembers it. */
  readonly asked: ReturnType<Voice['asked']>
  /** After it. */
  readonly state: TutorState
  /** Whether a task is open now that a reader understood, or one that none did. */
  readonly standing: 'read' | 'unread' | 'none'
}

/** The state is JSON: the host stores it so. */
const copyOf = (state: TutorState): TutorState => JSON.parse(JSON.stringify(state))

/** The reply to a text as a message of its own. The state is put back: the voice holds this object. */
export function tried(turn: Turn, text: string, answer: Answer): Tried {
  const before = copyOf(turn.state)
  const events: LearnerEvent[] = []
  const reply = answer({ ...turn, said: text, whole: turn.whole ?? turn.said, events, isPart: true }, text, false)
  const state = copyOf(turn.state)
  Object.assign(turn.state, before)
  const { problem, story } = state
  const isOpen = problem !== null && !problem.solved && problem.id !== before.problem?.id
  const isTold = story !== null && !story.isParked && story.id !== before.story?.id
  const standing = isOpen ? 'read' : isTold ? (story.standing === 'unread' ? 'unread' : 'read') : 'none'
  return { reply, events, asked: turn.voice.asked(), state, standing }
}

import type { Turn } from './reply.ts'
import type { TutorState } from './state.ts'

/** A moment of a turn, to which it can be put back where another reply turns out to be the better one. */
export interface Moment {
  /** It is stored as JSON, so that copies it. */
  readonly state: TutorState
  readonly events: Turn['events']
  readonly asked: ReturnType<Turn['voice']['asked']>
}

export const momentOf = ({ state, events, voice }: Turn): Moment => ({
  state: JSON.parse(JSON.stringify(state)),
  events: [...events],
  asked: voice.asked(),
})

/** The state object stays the same: the voice holds it. */
export function putBack(turn: Turn, { state, events, asked }: Moment): void {
  Object.assign(turn.state, JSON.parse(JSON.stringify(state)))
  turn.events.splice(0, turn.events.length, ...events)
  turn.voice.recall(asked)
}

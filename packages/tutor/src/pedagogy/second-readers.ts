import type { Intent } from '@lumi/contracts/chat'
import { momentOf, putBack } from './moment.ts'
import type { Reply, Turn } from './reply.ts'

/** A message before anything has read it. */
export interface Unheard {
  readonly text: string
  readonly intent: Intent | undefined
  /** Puts the turn back to what it was then. */
  readonly putBack: () => void
  /** The turn as it was then, to be looked at only. */
  readonly before: Turn
}

/** Takes the best reply so far and returns it, or a better one; then the state is as if the other had not been. */
export type Instead = (reply: Reply) => Reply

/**
 * Knows of a message whether there is more to say than the reply that came of it. Asked once the reply is there, so that
 * nothing is searched for a message that was understood.
 */
export type SecondReader = (turn: Turn, unheard: Unheard, reply: Reply) => Reply

/** What several know to say instead, each after those before it. */
export function insteadBy(
  readers: readonly SecondReader[],
  turn: Turn,
  text: string,
  intent: Intent | undefined,
): Instead {
  const moment = momentOf(turn)
  const before = { ...turn, state: moment.state, events: [...moment.events] }
  const unheard = { text, intent, before, putBack: () => putBack(turn, moment) }
  return (reply) => readers.reduce((best, reader) => reader(turn, unheard, best), reply)
}

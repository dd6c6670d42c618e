import type { Intent } from '@lumi/contracts/chat'
import { learnerAfter } from './learner/learner.ts'
import { type LearnerView, learnerOf, viewOf } from './learner/view.ts'
import type { TutorState } from './pedagogy/state.ts'
import type { Program, TurnInput, TutorTurn } from './turn.ts'

/**
 * Everything a turn depends on besides the message. The server gives it to a device for the time without a network, and gets
 * it back sealed, so that it can take the same turns again (decision 050).
 */
export interface OfflineBase {
  version: 1
  conversationId: string
  /** The server's time, milliseconds since 1970. */
  issuedAt: number
  /** The newest message of the conversation that the state knows. */
  position: number
  state: TutorState
  learner: LearnerView
  program?: Program
  country?: string
  timeZone: string
}

export interface OfflineMessage {
  clientMessageId: string
  text: string
  intent?: Intent | undefined
  interfaceLanguage: 'en' | 'ru'
  /** The server's time as far as it is known, milliseconds since 1970. */
  at: number
}

/** The turn that answers a message without a network: the same on the device and on the server. */
export function offlineInput(base: OfflineBase, message: OfflineMessage): TurnInput {
  const { state, learner, program, country, timeZone } = base
  return {
    text: message.text,
    ...(message.intent && { intent: message.intent }),
    interfaceLanguage: message.interfaceLanguage,
    state,
    // Never that of a reply of the server, so no event of theirs is taken for one of these.
    seed: `offline|${message.clientMessageId}`,
    now: message.at,
    ...(country !== undefined && { country }),
    timeZone,
    learner,
    isOffline: true,
    ...(program && { program }),
  }
}

/** What the next turn begins with. */
export function afterOfflineTurn(
  base: OfflineBase,
  { state, events }: Pick<TutorTurn, 'state' | 'events'>,
): OfflineBase {
  const given = events.flatMap((event) => (event.kind === 'given' ? [{ skill: event.skill, item: event.item }] : []))
  const alone = events.flatMap((event) => (event.kind === 'attempt' && event.hintLevel === 0 ? [event.skill] : []))
  const { learner } = base
  return {
    ...base,
    state,
    learner: {
      ...learner,
      ...viewOf(learnerAfter(learnerOf(learner), events)),
      lately: [...learner.lately, ...given],
      unaided: learner.unaided.filter((skill) => !alone.includes(skill)),
    },
  }
}

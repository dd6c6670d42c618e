import type { Intent } from '@lumi/contracts/chat'
import { classifyActs } from '../dialogue/acts.ts'
import { openStory } from '../dialogue/story/index.ts'
import { guideFound, questionFound } from '../library/index.ts'
import type { Reply, Turn } from './reply.ts'
import type { TutorState } from './state.ts'
import { isDone } from './wants.ts'

/**
 * A first message that no reader knows what to do with may still be of a kind that a guide of the library knows: it is
 * coached as such a task.
 */

/** As it was before the turn; it is stored as JSON, so that copies it. */
export interface MayBeOfKind {
  readonly state: TutorState
  readonly events: number
}

/** Below it a guide is no reason to take a message for a task. */
const SURE = 0.5
/** What asks about an idea is no task, whatever it resembles. */
const MOST_IDEA = 0.6
/** Fewer words are no task in words. */
const FEWEST_WORDS = 4

const elsewhere = [
  'abilities',
  'bye',
  'greeting',
  'identity',
  'insult',
  'manipulate',
  'practise',
  'thanks',
  'warm-up',
] as const

export function mayBeOfKind(
  { state, voice, program, events }: Turn,
  text: string,
  intent: Intent | undefined,
): MayBeOfKind | null {
  const { problem, story, keyed } = state
  const isFree =
    (problem === null || problem.solved) &&
    (story === null || story.isParked || story.solved) &&
    (keyed === null || keyed.over)
  const isScience = !program || ['maths', 'physics', 'chemistry'].includes(program.subject)
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  if (intent !== undefined || !isFree || !isScience || words < FEWEST_WORDS || !/\d/.test(text)) return null
  const guide = guideFound(text, voice.language)
  if (!guide || guide.probability < SURE || isDone(classifyActs(text, voice.language), ...elsewhere)) return null
  if ((questionFound(text, voice.language)?.idea ?? 0) >= MOST_IDEA) return null
  return { state: JSON.parse(JSON.stringify(state)), events: events.length }
}

/** Replies of one who does not know what is to be done with what was sent. */
const lost = [
  'already-simple',
  'ask-back',
  'cannot-check',
  'check-what',
  'identity',
  'leftover',
  'nothing-to-solve',
  'practise',
  'several-unknowns',
  'story.no-question',
  'told.unclear',
  'unreadable',
  'value.line',
]

/** The task opened by its kind instead of such a reply; the state is as if that had not been. */
export function openedByKind(turn: Turn, kept: MayBeOfKind | null, text: string, reply: Reply): Reply {
  if (!kept || !lost.includes(reply.move)) return reply
  Object.assign(turn.state, kept.state)
  turn.events.length = kept.events
  return openStory(turn, text)
}

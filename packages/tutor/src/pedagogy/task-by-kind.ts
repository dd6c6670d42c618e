import type { Intent } from '@lumi/contracts/chat'
import { classifyActs } from '../dialogue/acts.ts'
import { openStory } from '../dialogue/story/index.ts'
import { guideFound, questionFound } from '../library/index.ts'
import { type Moment, momentOf, putBack } from './moment.ts'
import type { Reply, Turn } from './reply.ts'
import { isDone } from './wants.ts'

/**
 * A first message that no reader knows what to do with may still be of a kind that a guide of the library knows: it is
 * coached as such a task.
 */

/** Below it a guide is no reason to take a message for a task. */
const SURE = 0.45
/** "Prove that the sum of two odd numbers is even" tells no numbers, as hardly a task does. */
const SURE_WITHOUT_NUMBERS = 0.8
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

export function mayBeOfKind(turn: Turn, text: string, intent: Intent | undefined): Moment | null {
  const { state, voice, program } = turn
  const { problem, story, keyed } = state
  const isFree =
    (problem === null || problem.solved) &&
    (story === null || story.isParked || story.solved) &&
    (keyed === null || keyed.over)
  const isScience = !program || ['maths', 'physics', 'chemistry'].includes(program.subject)
  const words = text.match(/\p{L}{2,}|[£$€]/gu)?.length ?? 0
  if (intent !== undefined || !isFree || !isScience || words < FEWEST_WORDS) return null
  const guide = guideFound(text, voice.language)
  const least = /\d/.test(text) ? SURE : SURE_WITHOUT_NUMBERS
  if (!guide || guide.probability < least || isDone(classifyActs(text, voice.language), ...elsewhere)) return null
  if ((questionFound(text, voice.language)?.idea ?? 0) >= MOST_IDEA) return null
  return momentOf(turn)
}

/** Replies of one who does not know what is to be done with what was sent. */
const lost = [
  'already-simple',
  'answer.none',
  'ask-back',
  'cannot-check',
  'check-what',
  'frustration.none',
  'hint.no-problem',
  'identity',
  'leftover',
  'nothing-to-solve',
  'off-topic',
  'practise',
  'several-unknowns',
  'story.no-question',
  'told.unclear',
  'unreadable',
  'value.line',
]

/** "Find the 20th term: 5, 8, 11 ..." tells a task; who speaks of the answer wants one, or doubts it. */
const isLost = ({ move }: Reply, text: string): boolean =>
  lost.includes(move) && !(move === 'answer.none' && /answer|ответ/iu.test(text))

/** The task opened by its kind instead of such a reply; the state is as if that had not been. */
export function openedByKind(turn: Turn, before: Moment | null, text: string, reply: Reply): Reply {
  if (!before || !(isLost(reply, text) || isOnlyRatio(turn, text) || isOnlyCalculation(turn, reply))) return reply
  putBack(turn, before)
  return openStory(turn, text)
}

/**
 * "Circle with diameter 10, area = 3.14 x 100 = 314": that 3.14 · 100 is 314 ends no task, and what the words tell is one.
 */
const isOnlyCalculation = ({ state: { problem } }: Turn, { move }: Reply): boolean =>
  ['solved', 'rounded'].includes(move) && problem !== null && /^expression\|[-\d+*/:·.,() ]+$/.test(problem.task)

/** "Share £60 in the ratio 2:3" was taken for 2 divided by 3. */
const isOnlyRatio = ({ state: { problem } }: Turn, text: string): boolean =>
  problem !== null &&
  /^expression\|\d+ : \d+$/.test(problem.task) &&
  /(?<!\p{L})(?:ratio|отношени|пропорци)/iu.test(text)

import { classifyActs } from '../dialogue/acts.ts'
import { openStory } from '../dialogue/story/index.ts'
import { guideFound, questionFound } from '../library/index.ts'
import type { Reply, Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { tellsOnly } from './tells.ts'
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

/** The task opened by its kind instead of such a reply. */
export const taskByKind: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  const isVain = isLost(reply, text) || isOnlyRatio(turn, text) || isOnlyCalculation(turn, reply)
  if (intent !== undefined || !isVain || !mayBeOfKind(before, text)) return reply
  putBack()
  return openStory(turn, text)
}

function mayBeOfKind({ state, voice, program }: Turn, text: string): boolean {
  const { problem, story, keyed } = state
  const isFree =
    (problem === null || problem.solved) &&
    (story === null || story.isParked || story.solved) &&
    (keyed === null || keyed.over)
  const isScience = !program || ['maths', 'physics', 'chemistry'].includes(program.subject)
  const words = text.match(/\p{L}{2,}|[£$€]/gu)?.length ?? 0
  if (!isFree || !isScience || words < FEWEST_WORDS) return false
  const guide = guideFound(text, voice.language)
  const least = /\d/.test(text) ? SURE : SURE_WITHOUT_NUMBERS
  if (!guide || guide.probability < least || isDone(classifyActs(text, voice.language), ...elsewhere)) return false
  return (questionFound(text, voice.language)?.idea ?? 0) < MOST_IDEA
}

/** What a task was taken for that it is not: a formula among its words, a wish, a number, or another task. */
const misheard = ['identity', 'practise', 'told.unclear', 'value.line']

/** "Find the 20th term: 5, 8, 11 ..." tells a task; who speaks of the answer wants one, or doubts it. */
const isLost = (reply: Reply, text: string): boolean =>
  (tellsOnly(reply, 'nothing', 'no-task') || misheard.includes(reply.move)) &&
  !(reply.move === 'answer.none' && /answer|ответ/iu.test(text))

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

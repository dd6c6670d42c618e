import type { Intent } from '@lumi/contracts/chat'
import { usualTexts } from '../language/usual-texts.ts'
import { type Found, type Situation, situationFound } from '../library/index.ts'
import { answersIn } from './concept.ts'
import { type Moment, momentOf, putBack } from './moment.ts'
import { lineOf, problemContent } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import { isIdle } from './tried.ts'
import { BY_TALK, subjects } from './usual-question.ts'

/**
 * What students write that is neither work nor a question about an idea (requests, excuses, feelings, questions about exams
 * and about Lumi) is answered from the library where nothing else has understood it.
 */

/** How sure one has to be; less where the other reply has not understood, more where it says something fitting. */
const SURE = { insteadOfLost: 0.4, insteadOfWeak: 0.6, insteadOfAny: 0.85, atTask: 0.6 } as const

/** Replies of one who has not found out what is wanted. */
const lost =
  /^(?:ask-back|check-what|leftover|cannot-check|unreadable|off-topic|already-simple|nothing-to-solve|concept\.unknown)|\.(?:none|no-problem|no-question)$/

const LONGEST = 500
const FEWEST_WORDS = 3

/** Replies to a message as a task that is not read, or as talk of another kind. */
const weak = /^(?:story\.(?:free|asked|nearest|unread\.again)|value\.line|answer\.refused)/

/** Have their own words, as good as these. */
const own =
  /^(?:practi[sc]e|warm-up|coach|greeting|thanks|bye|are-you-ai|identity|abilities|safety|nonsense|talk\.|frustration)/

/** A task that was read was understood. */
const isOpened = ({ state: { problem } }: Turn, { state }: Moment): boolean =>
  problem !== null && problem.id !== state.problem?.id

/** Replies that answer something for certain. */
const isSolid = ({ content }: Reply): boolean => content?.badge != null || content?.verdict !== undefined

export interface TalkKept {
  readonly situation: Found<Situation>
  readonly wasIdle: boolean
  readonly before: Moment
}

export function mayBeTalk(turn: Turn, text: string, intent: Intent | undefined): TalkKept | null {
  if (intent !== undefined || text.length > LONGEST) return null
  // A word or two answer what was asked.
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  if (turn.state.expects?.answers.length && words < FEWEST_WORDS) return null
  if (turn.program && !subjects.includes(turn.program.subject)) return null
  const situation = situationFound(text, turn.voice.language)
  if (!situation || situation.probability < SURE.insteadOfLost) return null
  return { situation, wasIdle: isIdle(turn.state), before: momentOf(turn) }
}

/** What is usually said in the situation, instead of a reply that has not understood. */
export function talkInstead(turn: Turn, kept: TalkKept | null, reply: Reply): Reply {
  if (!kept || isSolid(reply) || isOpened(turn, kept.before)) return reply
  const { situation, wasIdle } = kept
  if (situation.probability < leastFor(reply, wasIdle)) return reply
  putBack(turn, kept.before)
  return inSituation(turn, situation.found, wasIdle)
}

function leastFor({ move }: Reply, wasIdle: boolean): number {
  if (own.test(move)) return Number.POSITIVE_INFINITY
  if (lost.test(move)) return wasIdle ? SURE.insteadOfLost : SURE.atTask
  if (!wasIdle) return Number.POSITIVE_INFINITY
  return weak.test(move) ? SURE.insteadOfWeak : SURE.insteadOfAny
}

function inSituation(turn: Turn, { id, says, next }: Situation, wasIdle: boolean): Reply {
  const { state, voice } = turn
  const said = voice.choose(id, says)
  const move = `usual.${id}`
  if (wasIdle) {
    state.expects = next && { by: BY_TALK, question: next.question, answers: answersIn(next.answers, voice.language) }
    return { move, text: next ? `${said}\n\n${next.question}` : said, content: { badge: null }, free: true }
  }
  const { problem } = state
  const isOpen = problem !== null && !problem.solved
  const back = isOpen
    ? voice.say('card.in-task', { line: voice.line(lineOf(problem)) })
    : voice.choose('usual.back', usualTexts[voice.language].back)
  const content = isOpen ? problemContent(problem, voice) : {}
  return { move, text: `${said}\n\n${back}`, content: { ...content, badge: null }, free: true }
}

import { type Found, type Situation, situationFound } from '../library/index.ts'
import { answersIn } from './concept.ts'
import { backToTask } from './in-task/next-step.ts'
import { problemContent } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { tellsOnly } from './tells.ts'
import { isIdle } from './tried.ts'
import { BY_TALK, subjects } from './usual-question.ts'

/**
 * What students write that is neither work nor a question about an idea (requests, excuses, feelings, questions about exams
 * and about Lumi) is answered from the library where nothing else has understood it.
 */

/** How sure one has to be; less where the other reply has not understood, more where it says something fitting. */
const SURE = { insteadOfLost: 0.4, insteadOfWeak: 0.6, insteadOfAny: 0.85, atTask: 0.6 } as const

const LONGEST = 500
const FEWEST_WORDS = 3

/** Have their own words, as good as these. */
const own =
  /^(?:practi[sc]e|warm-up|coach|greeting|thanks|bye|are-you-ai|identity|abilities|safety|nonsense|talk\.|frustration)/

/** A task that was read was understood. */
const isOpened = ({ state: { problem } }: Turn, { state }: Turn): boolean =>
  problem !== null && problem.id !== state.problem?.id

/** Replies that answer something for certain. */
const isSolid = ({ content }: Reply): boolean => content?.badge != null || content?.verdict !== undefined

/** What is usually said in the situation, instead of a reply that has not understood. */
export const usualTalk: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  const wasIdle = isIdle(before.state)
  const least = leastFor(reply, wasIdle)
  if (intent !== undefined || least > 1 || isSolid(reply) || isOpened(turn, before)) return reply
  const situation = situationIn(before, text)
  if (!situation || situation.probability < least) return reply
  putBack()
  return inSituation(turn, situation.found, wasIdle)
}

function situationIn({ state, voice, program }: Turn, text: string): Found<Situation> | null {
  // A word or two answer what was asked.
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  const isAnswer = words < FEWEST_WORDS && (state.expects?.answers.length ?? 0) > 0
  if (text.length > LONGEST || isAnswer || (program && !subjects.includes(program.subject))) return null
  return situationFound(text, voice.language)
}

function leastFor(reply: Reply, wasIdle: boolean): number {
  if (own.test(reply.move)) return Number.POSITIVE_INFINITY
  if (tellsOnly(reply, 'nothing', 'no-task')) return wasIdle ? SURE.insteadOfLost : SURE.atTask
  if (!wasIdle) return Number.POSITIVE_INFINITY
  return tellsOnly(reply, 'unread', 'which', 'refuses') ? SURE.insteadOfWeak : SURE.insteadOfAny
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
  const back = backToTask(turn)
  const content = isOpen ? problemContent(problem, voice) : {}
  return { move, text: back === null ? said : `${said}\n\n${back}`, content: { ...content, badge: null }, free: true }
}

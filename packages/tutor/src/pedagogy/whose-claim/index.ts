import { isStory } from '../../dialogue/story/detect.ts'
import { competingWords } from '../../language/competing-words.ts'
import { whoseClaimWords } from '../../language/whose-claim-words.ts'
import { regExpOf } from '../../pattern.ts'
import { taskInProgress } from '../left-tasks.ts'
import { momentOf, putBack } from '../moment.ts'
import { problemContent } from '../problem.ts'
import type { Reply, Turn } from '../reply.ts'
import type { SecondReader } from '../second-readers.ts'
import { ofOthers, withoutTakenBack } from './taken-back.ts'

/**
 * A verdict is for whoever claims something, and for what is claimed. Before a message is judged, what it takes back and
 * what it tells of others is set apart from the student's own; a result that nobody claims, because it is only told or
 * denied, gets no verdict on the student.
 */
export function ownClaims(turn: Turn, text: string): string {
  const { language } = turn.voice
  if (text.length > LONGEST || !/\d/.test(text)) return text
  const isOpen = taskInProgress(turn.state) !== null
  const said = withoutTakenBack(text, language)
  // In a first message what was taken back must not be the task.
  const own = said === text || isOpen || /[=+*/^√<>:]/.test(said) ? said : text
  if (!isOpen || whoseClaimWords[language].asksWhich.test(own)) return own
  // In a story somebody has an amount, which is no result.
  const theirs = isStory(own, language) ? null : ofOthers(own, language)
  return theirs && /\d/.test(theirs.rest) && !offersTwo(theirs.rest, language) ? theirs.rest : own
}

/** "3/7 or 11/12? My friend says 3/7": none of them is the student's. */
const offersTwo = (text: string, language: Turn['voice']['language']): boolean =>
  text.includes('?') && regExpOf(`(?<!\\p{L})(?:${competingWords[language].or})(?!\\p{L})`, 'iu').test(text)

/** Results that the student only tells or denies: a reply that judged them as the student's own has not heard that. */
export const unclaimed =
  (take: (turn: Turn, text: string) => Reply): SecondReader =>
  (turn, { text, intent, before, putBack: startAgain }, reply) => {
    if (intent !== undefined || turn.isPart || text.length > LONGEST || !judges(reply)) return reply
    if (taskInProgress(before.state) === null) return reply
    const { language } = turn.voice
    const words = whoseClaimWords[language]
    const theirs = ofOthers(text, language)
    const isOnlyTold = theirs !== null && !/\d/.test(theirs.rest)
    const denies = theirs === null ? words.denies.exec(text)?.[0] : undefined
    if (!isOnlyTold && denies === undefined) return reply
    const result = resultIn(isOnlyTold ? theirs.told : text.slice(denies?.length ?? 0))
    if (result === null) return reply
    const key = isOnlyTold ? 'others' : deniedAs(turn, result, reply, startAgain, take)
    if (key === null) return reply
    startAgain()
    const { problem } = turn.state
    const said = turn.voice.choose(`whose.${key}`, words.texts[key], { theirs: `\`${result}\`` })
    const content = problem ? { ...problemContent(problem, turn.voice), badge: null } : ({ badge: null } as const)
    return { move: `whose.${key}`, text: said, content, free: true }
  }

const LONGEST = 600

/** Judges a result or a line as the student's. What is said of a step of a story is true whoever made it. */
const judges = ({ move, content: { verdict } }: Reply): boolean =>
  (verdict !== undefined && !/^(?:contest|story\.(?!answer))/.test(move)) || /^(?:aside\.right|right\.)/.test(move)

/** The denial was not heard where the result alone gets the same reply. */
function deniedAs(
  turn: Turn,
  result: string,
  reply: Reply,
  startAgain: () => void,
  take: (turn: Turn, text: string) => Reply,
): 'denied.right' | 'denied.wrong' | null {
  const own = momentOf(turn)
  startAgain()
  const alone = take(turn, result)
  putBack(turn, own)
  const [said, heard] = [alone, reply].map(({ content: { verdict } }) => verdict?.replace('-but', ''))
  if (said === undefined ? alone.move !== reply.move : said !== heard) return null
  return alone.content.verdict === 'incorrect' ? 'denied.wrong' : 'denied.right'
}

/** The mathematics at the end of the clause, without the words around it. */
function resultIn(told: string): string | null {
  const [found] =
    /(?:[-−+±√([]\s*)*(?:\d|∞|(?<!\p{L})\p{L}{1,2}['’′]?[\d₁₂]{0,2}\s*(?:[=<>≤≥∈^+²³]|[-−]\s*\d))(?:[^?!\n,]|,(?=\s*(?:[-−\d]|\p{L}[\d₁₂]?\s*=)))*/u.exec(
      told,
    ) ?? []
  const result = withoutLastWords(found ?? '')
  return /\d/.test(result) && result.length < 60 ? result : null
}

/** "x = 7 though": the words behind it, one by one, so that a search in a long text ends. */
function withoutLastWords(text: string): string {
  const rest = text.replace(/(?<![\s,.;`])[\s,.;`]+\p{L}{3,}[\s,.;]*$/u, '')
  return rest === text ? text.replace(/[\s,.;]+$/u, '').trim() : withoutLastWords(rest)
}

import { verdictWords } from '../../language/verdict-words.ts'
import { whoseClaimWords } from '../../language/whose-claim-words.ts'
import { isClosed } from '../../math/ast.ts'
import { readClaims } from '../../math/claims/index.ts'
import { isMeasured } from '../measured.ts'
import { momentOf, putBack } from '../moment.ts'
import { taskOf, wholeSolution } from '../problem.ts'
import type { Reply, Turn } from '../reply.ts'
import type { SecondReader } from '../second-readers.ts'
import { alsoAsked } from './also-asked.ts'
import { endBeside, endSaid, isEnd, type Judged } from './end.ts'
import { notEqual } from './not-equal.ts'
import { withQuestion } from './question.ts'
import { saidBeside, tellsMore } from './said-beside.ts'
import { sameResult } from './same-result.ts'
import { onlyResult, wayHolds } from './way.ts'
import { wrongEnd } from './wrong-end.ts'

/**
 * A verdict covers the message: the way that it tells, what it asks beside the result, and all that the task asks for. The
 * last of all that replies looks at what the verdict before it has judged. What is not judged is not praised: then the
 * result alone is confirmed, and the rest is tested, answered or asked about.
 */
export const coversMessage =
  (take: (turn: Turn, text: string) => Reply): SecondReader =>
  (turn, { text, intent, before, putBack: startAgain }, reply) => {
    if (intent !== undefined || turn.isPart || turn.isLed || text.length > LONGEST) return reply
    // A task that came with the message is no way to its result.
    const isOfTask = before.state.problem !== null || before.state.story !== null
    const own = momentOf(turn)
    const judged = (words: string): Judged => {
      startAgain()
      const other = take(turn, words)
      const moment = momentOf(turn)
      putBack(turn, own)
      return { reply: other, moment }
    }
    const said = saidBeside(text, turn.voice.language)
    const ended = isOfTask ? (endSaid(turn, text, reply, judged) ?? endBeside(said, reply, judged)) : null
    const last =
      ended ??
      wrongEnd(turn, text, reply, (words) => {
        const other = take(turn, words)
        const moment = momentOf(turn)
        putBack(turn, own)
        return { reply: other, moment }
      })
    if (last) putBack(turn, last.moment)
    const best = last?.reply ?? reply
    if (!isEnd(best))
      return notEqual(turn, text, best) ?? onlyCalculated(turn, text, best) ?? decidesNothing(turn, text, best)
    const named = isOfTask ? null : calculationNamed(turn, text, best)
    if (named) return named
    const same = sameResult(turn, text, best)
    if (same) return same
    const isProved =
      !isOfTask || !said.tellsWay || wayHolds(turn, before.state, said, best, (words) => judged(words).reply)
    const end = !isProved ? onlyResult(turn, best, said.question !== null) : isOfTask ? alsoAsked(turn, best) : best
    return said.question === null ? end : withQuestion(turn, said, end, take)
  }

const LONGEST = 400

/** "60 · 1.6 = 96, so the mass is 96": where words say what the number is, a true calculation makes them no truer. */
function onlyCalculated({ voice }: Turn, text: string, reply: Reply): Reply | null {
  if (reply.move !== 'identity' || reply.content.verdict !== 'correct' || !tellsMore(text, voice.language)) return null
  const [line] = /\$[^$]+\$|"[^"]+"/.exec(reply.text) ?? []
  if (line === undefined) return null
  const words = voice.choose('covers.calculation', verdictWords[voice.language].texts.calculation, { line })
  return { ...reply, move: 'covers.calculation', text: words, content: { badge: null } }
}

/**
 * "log 0.01 = -2 so pH = -2", and no task was read before: the calculation is no task that ends with its own result, and
 * whether it is the amount that the message names is another question.
 */
function calculationNamed(turn: Turn, text: string, reply: Reply): Reply | null {
  const { state, voice } = turn
  const { problem } = state
  if (reply.move !== 'solved' || !problem || isMeasured(problem)) return null
  const task = taskOf(problem)
  const { answer } = wholeSolution(problem)
  if (task.kind !== 'expression' || !isClosed(task.value) || answer.kind !== 'expression') return null
  // Behind its result the message goes on: "so pH = -2".
  if (!NAMED.test(text)) return null
  const line = voice.line({ kind: 'chain', parts: [task.value, answer.value] })
  state.problem = null
  turn.events.splice(0)
  const words = voice.choose('covers.calculation', verdictWords[voice.language].texts.calculation, { line })
  return { move: 'covers.calculation', text: words, content: { badge: null } }
}

const NAMED = /\d[^\p{L}=]*[\s,;]+(?:\p{L}{2,}[\s,]+){1,3}\p{L}{1,3}\s*=\s*[-−]?\d/u

/**
 * A yes or no is said of just what is asked: an answer that was found by likeness does not know what is supposed in a task,
 * nor which result the student has.
 */
function decidesNothing(turn: Turn, text: string, reply: Reply): Reply {
  const { decides, denies } = verdictWords[turn.voice.language]
  const isAsked = /\?/.test(text) && reply.content.verdict === undefined
  if (!isAsked || !/^(?:card|asked)\.usual$|^card$/.test(reply.move)) return reply
  const begin =
    decides.test(reply.text) && turn.state.problem !== null ? decides : isOfResult(turn, text) ? denies : null
  if (begin === null || !begin.test(reply.text)) return reply
  const rest = reply.text.replace(begin, '')
  return { ...reply, text: rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) }
}

/** A result with words that ask whether it is right, or that deny it. */
function isOfResult({ voice }: Turn, text: string): boolean {
  const { claims, asksIfRight } = readClaims(text, voice.language)
  return claims.length > 0 && (asksIfRight || whoseClaimWords[voice.language].denies.test(text))
}

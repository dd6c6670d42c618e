import { keepWork } from '../claimed.ts'
import { taskInProgress } from '../left-tasks.ts'
import { isMeasured } from '../measured.ts'
import { type Moment, momentOf, putBack as restore } from '../moment.ts'
import { linesBy } from '../own-results.ts'
import { taskOf } from '../problem.ts'
import type { Reply, Turn } from '../reply.ts'
import type { SecondReader } from '../second-readers.ts'
import { tellsOnly } from '../tells.ts'
import { bracketLost } from './brackets-lost.ts'
import { endOfPieces, pieceOfCalculation } from './calculation.ts'
import { factorsNamed, termOfRule } from './derivative-parts.ts'
import { formDefended, noRootsSaid } from './form-kept.ts'
import { innerFactor } from './inner-factor.ts'
import { newLetter } from './new-letter.ts'
import { pairOfFactors } from './pair-of-factors.ts'
import { type Instead, isVain, type Place, wordsOf } from './placing.ts'
import { pointOffCurve, vertexFromSquare } from './points.ts'
import { pointsLinedUp } from './points-lined-up.ts'
import { equationDecides, oneIsOff, ownResultStays, sameInOtherForms } from './results-compared.ts'
import { bothSigns, rootDropped, rootsBehindBrackets } from './root-dropped.ts'
import { signCorrected } from './sign-corrected.ts'
import { saidSimpler } from './simpler.ts'
import { operationNamed, percentInParts, percentStep, speedConverted } from './steps-named.ts'
import { termsCancelled } from './terms-cancelled.ts'
import { multipliedOut, separatingNumber, testedWithNumbers } from './tested.ts'
import { usualLine } from './usual-lines.ts'

/**
 * Where a message stands in its task: what of it lies on the way, which usual mistake it is, what it asks about this very
 * task. Asked where the reply says nothing of the task although the core knows its values, its steps and its mistakes.
 */
export const placed: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  const { problem: earlier } = before.state
  if (intent !== undefined || turn.isPart || text.length > LONGEST || !earlier || isMeasured(earlier)) return reply
  const isOpen = taskInProgress(before.state)?.problem?.id === earlier.id || earlier.solved
  if (!isOpen || taskOf(earlier).kind === 'story') return reply
  const asked = earlier.solved ? afterwards : inside
  const own = momentOf(turn)
  for (const { place, instead } of asked) {
    if (!instead(reply)) continue
    putBack()
    const { problem } = turn.state
    const found = problem ? place({ turn, problem, task: taskOf(problem), text, reply }) : null
    if (!found) {
      restore(turn, own)
      continue
    }
    if (Object.hasOwn(wordsOf(turn).texts, found.move.replace('wrong.', ''))) noteWrong(turn, own, reply, text)
    return found
  }
  return reply
}

const LONGEST = 260

/** A line that was judged wrong has been tried, whatever its cause; one that nobody has judged is what is talked about now. */
function noteWrong(turn: Turn, own: Moment, reply: Reply, text: string): void {
  const { problem } = turn.state
  if (reply.content.verdict === 'incorrect' && own.state.problem?.id === problem?.id) {
    restore(turn, own)
    turn.state.expects = null
    turn.voice.recall(null)
    return
  }
  const lines = linesBy(turn, text).flatMap((line) => ('statement' in line ? [line] : []))
  if (!problem || lines.length === 0) return
  keepWork(problem, lines)
  problem.verdict = 'incorrect'
}

interface Asked {
  readonly place: Place
  /** The replies in whose place it may be said. */
  readonly instead: Instead
}

const isOr =
  (moves: RegExp): Instead =>
  (reply) =>
    isVain(reply) || moves.test(reply.move)

/** Says that something is wrong, and not why. */
const noCause = /^wrong\.(?:unknown|value|request|answer)$/

const inside: readonly Asked[] = [
  { place: saidSimpler, instead: ({ move }) => move === 'another-way.none' },
  { place: formDefended, instead: isOr(/^(?:answer\.refused|right\.same|card|why|counter|usual|in-task\.protest)/) },
  { place: noRootsSaid, instead: ({ move }) => move === 'why.none' },
  { place: newLetter, instead: isVain },
  { place: vertexFromSquare, instead: isOr(/^(?:wrong\.|right)/) },
  { place: pointOffCurve, instead: isOr(/^(?:wrong\.|hint\.nudge)/) },
  { place: bothSigns, instead: isVain },
  { place: rootsBehindBrackets, instead: isOr(/^right\.several$/) },
  { place: rootDropped, instead: isOr(/^(?:why|counter|card|usual|others)/) },
  { place: innerFactor, instead: isOr(/^right\.terms$/) },
  { place: termsCancelled, instead: isOr(/^(?:solved|right|card|usual)/) },
  { place: factorsNamed, instead: isOr(/^(?:wrong\.|right|card|usual)/) },
  { place: termOfRule, instead: isOr(/^(?:right\.terms|wrong\.(?:unknown|value|request))$/) },
  { place: bracketLost, instead: isOr(/^wrong\.(?:unknown|value|divides-one-term|answer|sign-kept)$/) },
  { place: separatingNumber, instead: ({ move }) => /^wrong\.(?:unknown|power-as-times)$/.test(move) },
  { place: multipliedOut, instead: isOr(noCause) },
  { place: testedWithNumbers, instead: isOr(noCause) },
  { place: pointsLinedUp, instead: isOr(noCause) },
  { place: endOfPieces, instead: isOr(noCause) },
  { place: percentStep, instead: isVain },
  { place: pieceOfCalculation, instead: isVain },
  { place: pairOfFactors, instead: isVain },
  { place: usualLine, instead: isOr(/^wrong\./) },
  { place: equationDecides, instead: isVain },
  { place: signCorrected, instead: isOr(/^(?:wrong\.|counter)/) },
  { place: sameInOtherForms, instead: isOr(/^(?:right|card|asked|usual|worked\.which)/) },
  { place: oneIsOff, instead: isVain },
  { place: speedConverted, instead: isOr(/^(?:wrong\.(?:value|unknown|wrong-operation)|card)/) },
  { place: percentInParts, instead: isOr(/^(?:card|asked|usual|story\.number)/) },
  { place: operationNamed, instead: isVain },
]

const afterwards: readonly Asked[] = [
  { place: ownResultStays, instead: (reply) => !tellsOnly(reply, 'leads-on') && isOr(/^contest/)(reply) },
]

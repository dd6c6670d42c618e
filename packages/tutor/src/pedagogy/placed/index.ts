import { taskInProgress } from '../left-tasks.ts'
import { isMeasured } from '../measured.ts'
import { momentOf, putBack as restore } from '../moment.ts'
import { taskOf } from '../problem.ts'
import type { SecondReader } from '../second-readers.ts'
import { tellsOnly } from '../tells.ts'
import { pieceOfCalculation } from './calculation.ts'
import { innerFactor } from './inner-factor.ts'
import { pairOfFactors } from './pair-of-factors.ts'
import type { Place } from './placing.ts'
import { equationDecides, oneIsOff, ownResultStays, sameInOtherForms } from './results-compared.ts'
import { bothSigns, rootDropped } from './root-dropped.ts'
import { signCorrected } from './sign-corrected.ts'
import { meaningAsked, saidSimpler } from './simpler.ts'
import { operationNamed, percentInParts, speedConverted } from './steps-named.ts'
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
    if (found) return found
    restore(turn, own)
  }
  return reply
}

const LONGEST = 260

type Instead = (reply: Parameters<SecondReader>[2]) => boolean

interface Asked {
  readonly place: Place
  /** The replies in whose place it may be said. */
  readonly instead: Instead
}

/** Says nothing of the task. */
const isVain: Instead = (reply) =>
  tellsOnly(reply, 'nothing', 'no-task', 'which', 'aside', 'unread', 'leads-on', 'beyond') ||
  /^(?:operation\.(?:try|allowed|right)|piece\.|aside\.right|worked\.test|another-way\.|others\.|last\.|check-what|step-or-new|value\.|told\.unclear|verdict\.(?:only-named|cut-out)|beside\.units|asked\.|talk\.)/.test(
    reply.move,
  )

const isOr =
  (moves: RegExp): Instead =>
  (reply) =>
    isVain(reply) || moves.test(reply.move)

const inside: readonly Asked[] = [
  { place: saidSimpler, instead: ({ move }) => move === 'another-way.none' },
  { place: meaningAsked, instead: isOr(/^(?:hint\.nudge|worked\.help|card$)/) },
  { place: bothSigns, instead: isVain },
  { place: rootDropped, instead: isOr(/^(?:why|counter|card|usual|others)/) },
  { place: innerFactor, instead: isOr(/^right\.terms$/) },
  { place: pieceOfCalculation, instead: isVain },
  { place: pairOfFactors, instead: isVain },
  { place: usualLine, instead: isOr(/^wrong\./) },
  { place: equationDecides, instead: isVain },
  { place: signCorrected, instead: isOr(/^(?:wrong\.|counter)/) },
  { place: sameInOtherForms, instead: isOr(/^(?:right|card|asked|usual|worked\.which)/) },
  { place: oneIsOff, instead: isVain },
  { place: speedConverted, instead: isOr(/^(?:wrong\.(?:value|unknown|wrong-operation)|card|right$|right\.filled)/) },
  { place: percentInParts, instead: isOr(/^(?:card|asked|usual|story\.number)/) },
  { place: operationNamed, instead: isVain },
]

const afterwards: readonly Asked[] = [
  { place: ownResultStays, instead: (reply) => !tellsOnly(reply, 'leads-on') && isOr(/^contest/)(reply) },
]

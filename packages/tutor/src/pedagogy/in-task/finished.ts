import { askedHereWords } from '../../language/asked-here.ts'
import { plain } from '../beside/parts.ts'
import { isAwaitingUnit } from '../checking.ts'
import { isMeasured } from '../measured.ts'
import { againSolved } from '../new-problem.ts'
import type { Reply, Turn } from '../reply.ts'
import type { Problem } from '../state.ts'
import type { Message } from '../understand.ts'
import { tellIdea } from '../ways-in/index.ts'
import { nextQuestion } from './next-step.ts'
import { lastLine, saidHere, tellHere, wordsHere } from './parts.ts'

/** "So is that it?", «всё?»: the core knows whether anything is left, and what. */
export function finishedAsked({ turn, typed }: Message): Reply | null {
  const { problem, story } = turn.state
  const { finished } = wordsHere(turn)
  if (!finished.asks.test(plain(typed).trim())) return null
  if (story && !story.isParked && story.problemId === null) return onTheWay(turn)
  if (!problem) return null
  if (problem.lastWork === null) return problem.solved ? null : onTheWay(turn)
  // A story behind its equation is not finished with it.
  if (problem.solved) return story && !story.isParked ? null : againSolved(turn, problem, true)
  if (isAwaitingUnit(problem)) return saidHere(turn, 'finished', tellHere(turn, 'finished.unit', finished.unit))
  const said = open(turn, problem)
  return said === null ? onTheWay(turn) : saidHere(turn, 'finished', said)
}

/** A value that fits and is no end: the task still asks for something. */
function onTheWay(turn: Turn): Reply | null {
  if (turn.state.story?.solved || !fits.test(turn.state.lastMove ?? '')) return null
  const step = nextQuestion(turn)
  const { texts } = askedHereWords[turn.voice.language]
  return step === null
    ? null
    : saidHere(turn, 'finished', `${tellHere(turn, 'finished.not-yet', texts.notYet)} ${step}`)
}
const fits = /^(?:story\.(?:quantity|on-way|so-far)|worked\.(?:right|set-up)|figure\.right|right(?!\.chance))/

function open(turn: Turn, problem: Problem): string | null {
  const { finished } = wordsHere(turn)
  const step = nextQuestion(turn) ?? ''
  const isPart = turn.state.lastMove?.startsWith('missing-') || (problem.roots?.length ?? 0) > 0
  if (isPart) {
    const idea = isMeasured(problem) ? null : tellIdea(problem, turn.voice)
    return [tellHere(turn, 'finished.part', finished.part), idea, step].filter(Boolean).join(' ')
  }
  const line = lastLine(turn, problem)
  if (problem.verdict === 'correct' && line !== null)
    return `${tellHere(turn, 'finished.open', finished.open, { line })} ${step}`
  return problem.verdict === 'incorrect' ? `${tellHere(turn, 'finished.wrong', finished.wrong)} ${step}` : null
}

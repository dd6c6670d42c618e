import { termsIn } from '../../concepts/glossary.ts'
import { plain } from '../beside/parts.ts'
import { taskInProgress } from '../left-tasks.ts'
import type { SecondReader } from '../second-readers.ts'
import { nextQuestion } from './next-step.ts'
import { lastLine, saidHere, tellHere, wordsHere } from './parts.ts'

/**
 * A question inside a task that nobody has an answer to is neither refused nor answered with a stock phrase: what is certain
 * of the task is said, and where it goes on.
 */
export const honestInTask: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  if (intent !== undefined || taskInProgress(before.state) === null || !stock.has(reply.move)) return reply
  const said = plain(text)
  if (!said.includes('?') && !wordsHere(turn).asks.test(said)) return reply
  if (wordsHere(turn).elsewhere.test(said)) return reply
  const terms = termsIn(text, turn.voice.language).filter(({ term }) => !term.isCommon)
  if (reply.move === 'off-topic' && terms.length === 0 && !/\d/.test(text)) return reply
  putBack()
  const step = nextQuestion(turn)
  if (step === null) return reply
  const [first, ...others] = terms
  // "What is lateral?" asks for the meaning of a word.
  if (first && others.length === 0 && !/\d/.test(text))
    return saidHere(turn, 'meaning', `${capital(first.term.terms[0] ?? '')}: ${first.term.is} ${step}`)
  const { problem } = turn.state
  const line = problem?.verdict === 'correct' ? lastLine(turn, problem) : null
  const { unsure, unsureLine } = wordsHere(turn)
  return saidHere(
    turn,
    'unsure',
    line === null
      ? tellHere(turn, 'unsure', unsure, { step })
      : tellHere(turn, 'unsure.line', unsureLine, { line, step }),
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Moves that refuse, or ask what is meant, whatever was asked. */
const stock = new Set(['claim.refused', 'off-topic', 'can-do', 'why.none', 'contest.none', 'story.claim.refused'])

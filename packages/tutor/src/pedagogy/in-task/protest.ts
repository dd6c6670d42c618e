import { answerLine } from '../answer.ts'
import { plain } from '../beside/parts.ts'
import { problemContent, wholeSolution } from '../problem.ts'
import type { Reply } from '../reply.ts'
import type { Message } from '../understand.ts'
import { nextQuestion } from './next-step.ts'
import { lastLine, saidHere, tellHere, wordsHere } from './parts.ts'

/** "Did you even read what I wrote?": says what was read and what its verdict is; neither is taken back. */
export function protested({ turn, typed }: Message): Reply | null {
  const { problem, story } = turn.state
  const { protest, finished } = wordsHere(turn)
  if (!problem || (story && !story.isParked && story.problemId === null) || !protest.says.test(plain(typed)))
    return null
  if (typed.split(/\s+/).length > MOST_WORDS) return null
  const line = lastLine(turn, problem)
  if (problem.solved) {
    const answer = answerLine(problem, wholeSolution(problem).answer, turn.voice)
    // Only the student's own right answer is upheld: not one that was shown, and no other number.
    const numbers = typed.match(/\d+/g) ?? []
    const isOwn = problem.verdict !== 'incorrect' && line !== null
    if (!isOwn || (numbers.length > 0 && !numbers.some((each) => answer.includes(each)))) return null
    const text = `${tellHere(turn, 'protest.solved', protest.solved)}\n\n${answer}`
    return {
      move: 'in-task.protest',
      text,
      content: { ...problemContent(problem, turn.voice), verdict: 'correct' },
      free: true,
    }
  }
  // Who has said what is no question of mathematics: what fits stays, and something is missing.
  if (turn.state.lastMove?.startsWith('missing-'))
    return saidHere(
      turn,
      'protest',
      `${tellHere(turn, 'finished.part', finished.part)} ${nextQuestion(turn) ?? ''}`.trim(),
    )
  if (line === null || (problem.verdict !== 'correct' && problem.verdict !== 'incorrect')) return null
  // What is stated in the same breath is judged first.
  if (/\d\s*[-+*/=]\s*\d/.test(typed)) return null
  const key = problem.verdict === 'correct' ? 'right' : 'wrong'
  const step = nextQuestion(turn) ?? ''
  return saidHere(turn, 'protest', `${tellHere(turn, `protest.${key}`, protest[key], { line })} ${step}`.trim())
}
const MOST_WORDS = 22

import { isQuestion } from '../dialogue/story/facts.ts'
import type { Statement } from '../math/ast.ts'
import { explainIdea, ideaAtHand } from './concept.ts'
import { isJudged, judgeWork } from './judging.ts'
import { isMeasured } from './measured.ts'
import { againSolved } from './new-problem.ts'
import { problemContent, wholeSolution } from './problem.ts'
import type { Reply } from './reply.ts'
import type { Problem } from './state.ts'
import type { Message } from './understand.ts'
import { isDone } from './wants.ts'
import { wonderingIn } from './wonder.ts'

/**
 * What is said about a task that is solved: a why is answered with the idea or with the way to the answer, the student's own
 * explanation is held against the idea, and the answer once more is confirmed. Nothing of it is a new task.
 */
export function afterSolution(message: Message): Reply | null {
  const { turn, typed: text, intent, acts, wants, said } = message
  const { state, voice } = turn
  const { problem } = state
  const isTold = state.story !== null && !state.story.isParked
  const isAsked = state.keyed !== null && !state.keyed.over
  if (intent !== undefined || !problem?.solved || isMeasured(problem) || isTold || isAsked) return null
  if (wants.includes('is-new') || isDone(acts, 'task', 'tasks', 'practise', 'identity', 'abilities', 'insult'))
    return null
  const own = said.claims.filter(({ standing }) => standing === 'stated' || standing === 'asked')
  // What the message comes to: a number on the way there may be the answer by chance.
  const last = own.at(-1)
  const isOfIt = last !== undefined && isOfProblem(problem, last.line.statement)
  const wondering = wonderingIn(text, voice.language)
  if (wondering?.wonder === 'why') {
    const told = explainIdea(turn, 'why', wondering.question) ?? ideaAtHand(turn, wondering.question)
    return (
      told ??
      (own.length === 0 || isOfIt || own.every(({ standing }) => standing === 'asked') ? way(message, problem) : null)
    )
  }
  const isExplaining = text.split(/\s+/).length > 8 && isQuestion(text) && state.card !== null
  if (isExplaining && !isOfIt) return ideaAtHand(turn, text)
  return isOfIt && text.split(/\s+/).length > 3 ? againSolved(turn, problem) : null
}

/** A right line of the problem, or its answer. */
function isOfProblem(problem: Problem, statement: Statement): boolean {
  if (statement.kind === 'expression') {
    const { answer } = wholeSolution(problem)
    if (answer.kind !== 'expression') return false
  }
  return judgeWork({ ...problem, line: problem.task, known: [] }, [{ statement, source: '' }]).some(
    (each) => isJudged(each) && ['right', 'fact'].includes(each.judgement.kind),
  )
}

const MOST = 5

/** How the answer comes out, line by line: it is known by now. */
function way({ turn: { voice } }: Message, problem: Problem): Reply | null {
  const { steps } = wholeSolution(problem)
  if (steps.length < 2 || steps.length > MOST) return null
  const lines = steps.map(({ after }) => `- ${voice.line(after)}`).join('\n')
  const text = voice.say('solution.way', { lines })
  return { move: 'solution.way', text, content: problemContent(problem, voice), free: true }
}

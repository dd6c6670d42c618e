import { isQuestion } from '../dialogue/story/facts.ts'
import { hearStep } from '../language/hear.ts'
import { binary, type Equation, type Expr, isClosed, type Statement } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { isNumeral } from '../math/pieces.ts'
import type { StatementLine } from '../math/reading.ts'
import { placesNamed } from '../math/references.ts'
import { rootsIn, type Step } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { explainFirst, explainIdea, ideaAtHand, offerNearest } from './concept.ts'
import { isJudged, judgeWork } from './judging.ts'
import { isMeasured } from './measured.ts'
import { againSolved } from './new-problem.ts'
import { problemContent, sameLine, taskOf, wholeSolution } from './problem.ts'
import { isResult } from './relation.ts'
import type { Reply, Turn } from './reply.ts'
import { truthOf } from './senses.ts'
import type { Problem } from './state.ts'
import type { Move } from './texts/moves.ts'
import type { Message } from './understand.ts'
import { isDone } from './wants.ts'
import { wonderingIn } from './wonder.ts'
import { ruleWords } from './wording.ts'

/**
 * Talk about a solved task: a why gets the idea or the way to the answer, the student's explanation is compared with
 * the idea, a repeated answer is confirmed. None of it opens a new task.
 */
export function afterSolution(message: Message): Reply | null {
  const { turn, typed: text, intent, acts, wants, said } = message
  const { state, voice } = turn
  const { problem } = state
  const isTold = state.story !== null && !state.story.isParked
  const isAsked = state.keyed !== null && !state.keyed.over
  if (intent !== undefined || !problem?.solved || isMeasured(problem) || isTold || isAsked) return null
  const step = stepNamed(message, problem)
  if (step) return step
  if (wants.includes('is-new') || isDone(acts, 'task', 'tasks', 'practise', 'identity', 'abilities', 'insult'))
    return null
  const own = said.claims.filter(({ standing }) => standing === 'stated' || standing === 'asked')
  if (own.some(({ line }) => isOtherEquation(problem, line.statement))) return null
  // The final value of the message counts: an intermediate one may equal the answer by chance.
  const last = own.at(-1)
  const isOfIt = last !== undefined && isOfProblem(problem, last.line.statement)
  const wondering = wonderingIn(text, voice.language)
  if (wondering?.wonder === 'why') {
    const told = explainIdea(turn, 'why', wondering.question) ?? ideaAtHand(turn, wondering.question)
    if (told || !(own.length === 0 || isOfIt || own.every(({ standing }) => standing === 'asked'))) return told
    return (problem.told === null ? way(message, problem) : explainFirst(turn)) ?? offerNearest(turn)
  }
  const isOther = own.some(
    ({ line: { statement } }) => statement.kind === 'equation' && !isOfProblem(problem, statement),
  )
  const isExplaining = !isOther && text.split(/\s+/).length > 8 && isQuestion(text) && state.card !== null
  if (isExplaining && !isOfIt) return ideaAtHand(turn, text)
  return isOfIt && text.split(/\s+/).length > 3 ? againSolved(turn, problem, true) : null
}

/** "Is 2x + 3 = 11 x = 5?" after another equation with the root 5: it does not belong to the solved one. */
const isOtherEquation = (problem: Problem, statement: Statement): boolean =>
  statement.kind === 'equation' && !isResult(statement) && !isOfProblem(problem, statement)

/** A correct line of the problem, or its answer. */
function isOfProblem(problem: Problem, statement: Statement): boolean {
  if (statement.kind === 'expression') {
    const { answer } = wholeSolution(problem)
    if (answer.kind !== 'expression') return false
  }
  return judgeWork({ ...problem, line: problem.task, known: [] }, [{ statement, source: '' }]).some(
    (each) => isJudged(each) && ['right', 'fact'].includes(each.judgement.kind),
  )
}

/**
 * Calculations after the end: a repeated answer is confirmed, a line of the task is recognized; another correct
 * calculation is confirmed by itself and never answered with the old result. null: it may be a new task.
 */
export function calculatedAfterwards(turn: Turn, problem: Problem, statements: readonly StatementLine[]): Reply | null {
  const { voice } = turn
  const last = statements.at(-1)?.statement
  if (!last || statements.some(({ statement }) => isOtherEquation(problem, statement))) return null
  const { value } = last.kind === 'expression' ? last : { value: null }
  const isRoot = value && rootsIn(wholeSolution(problem).answer).some((root) => sameValue(root, value) === 'verified')
  if (isRoot || isOfProblem(problem, last)) return againSolved(turn, problem, true)
  if (truthOf(last) === true) return aside(turn, problem, 'after.right', { sum: voice.line(last) })
  if (last.kind !== 'expression' || !isClosed(last.value)) return againSolved(turn, problem)
  return isNumeral(last.value) ? aside(turn, problem, 'after.number', { value: voice.line(last) }) : null
}

/** Doubt in words after the end. Only the task as read was verified: the exercise may say more. */
export const doubtAfterwards = (turn: Turn, problem: Problem): Reply => aside(turn, problem, 'after.doubt', {})

function aside({ voice }: Turn, problem: Problem, move: Move, values: Record<string, string>): Reply {
  const text = voice.say(move, { line: voice.line(taskOf(problem)), ...values })
  return { move, text, content: { ...problemContent(problem, voice), badge: null }, free: true }
}

/**
 * "From line 3 to 4", "the second step", "why is -x = 11 so?" after the solution was shown: the step that starts there.
 */
function stepNamed({ turn, typed, expected, said }: Message, problem: Problem): Reply | null {
  const { voice } = turn
  const { steps } = wholeSolution(problem)
  const places = placesNamed(typed)
  const isShown = expected?.by === 'way' || turn.state.lastMove?.startsWith('way.') === true
  const numbers = places.length > 0 ? places : isShown ? plainNumbers(typed) : []
  const done = isShown ? steps.find((each) => isDoneBy(each, typed, voice.language)) : undefined
  if (done) return aside(turn, problem, 'way.yes', { before: voice.line(done.before), after: voice.line(done.after) })
  const named = steps[Math.max(...numbers) - 1]
  const quoted = said.claims.at(-1)?.line.statement
  const isWhy = wonderingIn(typed, voice.language)?.wonder === 'why'
  const step =
    isShown || places.length > 0
      ? named
      : isWhy && quoted
        ? steps.find(({ before, after }) => sameLine(before, quoted) && !sameLine(after, taskOf(problem)))
        : undefined
  if (!step) return null
  const shown = { before: voice.line(step.before), after: voice.line(step.after) }
  const opposite = oppositeIn(step)
  if (opposite) {
    const values = { ...shown, unknown: voice.formula(opposite.unknown), value: voice.formula(opposite.value) }
    return aside(turn, problem, 'way.opposite', values)
  }
  return aside(turn, problem, 'way.step', { ...shown, why: ruleWords(step, voice).why })
}

/** The numbers of a message with hardly any other words: "3", "from 2 to 3". */
const plainNumbers = (text: string): number[] =>
  /^[^\d=+*/-]{0,25}\d{1,2}(?:[^\d=+*/-]{1,9}\d{1,2})?[^\d=+*/-]{0,12}$/u.test(text)
    ? [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
    : []

/** `-x = 11`, in which only the sign changes. */
function oppositeIn(step: Step): { unknown: Expr; value: Expr } | null {
  const [before, after] = [onlyEquation(step.before), onlyEquation(step.after)]
  if (!before || after?.left.kind !== 'name') return null
  const { left, right } = before
  const isMinus = left.kind === 'negate' && left.of.kind === 'name' && left.of.name === after.left.name
  return isMinus ? { unknown: after.left, value: right } : null
}

/** The equation of a statement with a single one; null otherwise. */
function onlyEquation(statement: Statement): Equation | null {
  if (statement.kind === 'equation') return statement
  const [only, ...others] = statement.kind === 'cases' ? statement.cases : []
  return only && others.length === 0 ? only : null
}

const signs = { add: 'add', subtract: 'subtract', multiply: 'multiply', divide: 'divide' } as const

/** "Multiply both by -1": the named operation leads from the line before to the line after. */
function isDoneBy(each: Step, text: string, language: Language): boolean {
  const [before, after] = [onlyEquation(each.before), onlyEquation(each.after)]
  if (!before || !after) return false
  return text.split(/[.,;!?]\s*/).some((part) => {
    const step = hearStep(part, language)
    const kind = step && step.operation in signs ? signs[step.operation as keyof typeof signs] : null
    const by = step?.by
    if (!kind || !by) return false
    return [before.left, before.right].every(
      (side, at) => sameValue(binary(kind, side, by), at === 0 ? after.left : after.right) === 'verified',
    )
  })
}

const MOST = 5

/** The lines that lead to the answer, which is known by now. */
function way({ turn: { voice, state } }: Message, problem: Problem): Reply | null {
  const { steps } = wholeSolution(problem)
  if (steps.length < 2 || steps.length > MOST) return null
  const lines = steps.map(({ after }) => `- ${voice.line(after)}`).join('\n')
  const text = voice.say('solution.way', { lines })
  state.expects = { by: 'way', question: text.slice(-200), answers: [] }
  return { move: 'solution.way', text, content: problemContent(problem, voice), free: true }
}

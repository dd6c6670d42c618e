import type { ReplyContent } from '@lumi/contracts/chat'
import type { Expr, Statement } from '../math/ast.ts'
import { collectNames, expression, name, number } from '../math/ast.ts'
import { judgeLine, putIn, solvedValues, substituted } from '../math/check.ts'
import { askEngines, engineKindFor } from '../math/engines/ask.ts'
import type { Judgement } from '../math/judgement.ts'
import { exactValue } from '../math/polynomial.ts'
import { equals } from '../math/rational.ts'
import type { Solution } from '../math/steps.ts'
import { rootsIn } from '../math/steps.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { answerLine, testOf } from './answer.ts'
import { checkWork } from './checking.ts'
import { noteTry, noteUpheld, noteWithdrawn } from './evidence.ts'
import { isJudged, judgeWork } from './judging.ts'
import { isMeasured } from './measured.ts'
import { againSolved } from './new-problem.ts'
import { problemContent, taskOf, wholeSolution } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { Problem } from './state.ts'
import type { Voice } from './wording.ts'

/**
 * The objection "my answer is right": an engine, independent of our solver, solves the task again, and the student's
 * line is compared with its result. Either our verdict was wrong, or the student sees the numbers.
 */
export function contest(turn: Turn): Reply {
  const { voice, engines, state } = turn
  const { problem } = state
  const written = problem?.lastWork?.split('\n').at(-1)
  if (!problem || !written) return plainReply('contest.none', voice.say('contest.none'))
  // What was accepted stands: work with units is no line that could be judged anew.
  if (isMeasured(problem) && problem.solved) return againSolved(turn, problem)
  const line = readWritten(written)
  const work = [{ statement: line, source: '' }]
  const [own] = judgeWork(problem, work)
  if (!own || !isJudged(own)) return plainReply('contest.none', voice.say('contest.none'))
  const isContested = problem.verdict === 'incorrect' || ['wrong', 'unknown'].includes(own.judgement.kind)
  // Nothing was called wrong, at most incomplete: repeat that.
  if (!isContested) return problem.solved ? againSolved(turn, problem) : checkWork(turn, problem, work)

  const task = taskOf(problem)
  const second = engines ? askEngines(engines, task) : null
  if (!second) {
    const reply = withNumbers(turn, problem, own.judgement, wholeSolution(problem), 'contest')
    return engines ? reply : { ...reply, wants: engineKindFor(task) }
  }
  const told = { task: problem.task, line: written }
  const judgement = judgeLine({ statement: task, solution: second }, task, line)
  if (judgement.kind === 'right') {
    // The number was right, so the unit was not: repeat that.
    if (problem.unit !== null) return checkWork(turn, problem, work)
    return settled(upheld(turn, problem, judgement.line, second), { ...told, upheld: true })
  }
  const reply = withNumbers(turn, problem, judgement, second, 'contest.kept')
  return settled(reply, { ...told, upheld: false })
}

const settled = (reply: Reply, contest: NonNullable<ReplyContent['contest']>): Reply => ({
  ...reply,
  content: { ...reply.content, contest },
})

/** We were wrong: the problem ends with the other answer, and we say nothing more about it. */
function upheld(turn: Turn, problem: Problem, line: Statement, second: Solution): Reply {
  const { voice } = turn
  if (problem.trial.firstId === null) noteTry(turn, problem.trial, true)
  else noteUpheld(turn, problem.trial)
  problem.found = writeStatement(second.answer)
  problem.solved = true
  const text = voice.say('contest.upheld', {
    line: voice.line(line),
    answer: answerLine(problem, second.answer, voice),
  })
  return {
    move: 'contest.upheld',
    text,
    content: { ...problemContent(problem, voice), verdict: 'correct' },
    free: true,
  }
}

/** Confirms the verdict with numbers that show it. */
function withNumbers(
  turn: Turn,
  problem: Problem,
  judgement: Judgement,
  solution: Solution,
  move: 'contest' | 'contest.kept',
): Reply {
  const { voice } = turn
  const finding = [findingOf(problem, judgement, solution, voice), causeOf(problem, judgement, voice)]
    .filter((each) => each !== '')
    .join(' ')
  const isSure = finding !== '' || (judgement.kind !== 'unknown' && move === 'contest.kept')
  // A retracted verdict is no evidence about the student.
  if (!isSure) noteWithdrawn(turn, problem.trial)
  return {
    move,
    text: isSure ? voice.say(move, { finding }) : voice.say('contest.unsettled', { line: voice.line(judgement.line) }),
    content: { ...problemContent(problem, voice), verdict: isSure ? 'incorrect' : 'cannot-check' },
    free: true,
  }
}

/** What was diagnosed is shown on other numbers: that the line is wrong is known already to the one who contests it. */
function causeOf({ lastError }: Problem, { kind }: Judgement, voice: Voice): string {
  return lastError !== null && kind === 'wrong' ? voice.texts.misconceptions[lastError].counter : ''
}

function findingOf(problem: Problem, judgement: Judgement, solution: Solution, voice: Voice): string {
  const { line } = judgement
  const { unknown } = solution
  const test = unknown === null ? null : testOf(problem, line, unknown, voice)
  if (test) return `${test.value}: ${test.left} $\\neq$ ${test.right}.`
  const task = taskOf(problem)
  if (judgement.kind === 'missing-root' && unknown !== null && task.kind === 'equation') {
    const named = solvedValues(line, unknown) ?? []
    const [left] = rootsIn(solution.answer).filter((root) => !named.some((each) => sameNumber(each, root)))
    const sides = left && putIn(task, unknown, left)
    if (!sides) return ''
    const value = voice.line({ kind: 'equation', left: name(unknown), right: left })
    return voice.say('contest.also', { value, side: voice.formula(sides.left) })
  }
  if (judgement.kind !== 'wrong' || line.kind !== 'expression') return ''
  const wanted = valueWanted(task, solution)
  return wanted ? differenceOf(wanted, line.value, voice) : ''
}

/** The expected value of the student's expression; null if there is none. */
function valueWanted(task: Statement, { answer }: Solution): Expr | null {
  if (task.kind === 'expression') return task.value
  if (task.kind !== 'request' || task.operation === 'integrate') return null
  return answer.kind === 'expression' ? answer.value : null
}

/** Small values at which the two expressions differ: `x = 2: 12 ≠ 10`. */
function differenceOf(wanted: Expr, stated: Expr, voice: Voice): string {
  const letters = [...new Set([...collectNames(wanted), ...collectNames(stated)])]
  if (letters.length === 0)
    return sameNumber(wanted, stated) ? '' : `${voice.formula(stated)} $\\neq$ ${voice.formula(wanted)}.`
  for (const size of [2, 1, 3, 5]) {
    const at = (expr: Expr) =>
      exactValue(letters.reduce((put, letter, index) => substituted(put, letter, number(size + index)), expr))
    const [right, left] = [at(wanted), at(stated)]
    if (!right || !left || equals(right, left)) continue
    const point = letters.map((letter, index) =>
      voice.line({ kind: 'equation', left: name(letter), right: number(size + index) }),
    )
    return `${point.join(', ')}: ${voice.line(expression(number(left)))} $\\neq$ ${voice.line(expression(number(right)))}.`
  }
  return ''
}

function sameNumber(a: Expr, b: Expr): boolean {
  const [first, second] = [exactValue(a), exactValue(b)]
  return first !== null && second !== null && equals(first, second)
}

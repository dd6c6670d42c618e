import type { Statement } from '../math/ast.ts'
import { putIn, solvedValues } from '../math/check.ts'
import { rootsIn } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { writeStatement } from '../math/written.ts'
import { noteShown } from './evidence.ts'
import { isMeasured, measuredAnswerLine, measuredSolution } from './measured.ts'
import { problemContent, taskOf, wholeSolution } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import { isAssumed } from './standing.ts'
import { LIMITS, type Problem } from './state.ts'
import { afterShown } from './summary.ts'
import { ruleWords, type Voice } from './wording.ts'

/** `**Answer:** ...`, the only place where this label is used. */
export function answerLine(problem: Problem, answer: Statement, voice: Voice): string {
  if (isMeasured(problem)) return measuredAnswerLine(problem, voice)
  const { texts } = voice
  const words = answer.kind === 'no-solution' && problem.family === 'quadratic' ? texts.noRealRoots : voice.line(answer)
  const unit = problem.unit && answer.kind === 'expression' ? ` ${problem.unit}` : ''
  return `**${texts.answerLabel}:** ${words}${unit}`
}

/** Level 5: every step with its reason, a check, the answer, and a twin to do alone. */
export function fullSolution(turn: Turn, problem: Problem): Reply {
  if (isMeasured(problem)) return measuredSolution(turn, problem)
  const { voice } = turn
  // The full solution starts with the formula.
  if (isAssumed(problem)) problem.standing = 'shown'
  const solution = wholeSolution(problem)
  const task = taskOf(problem)
  const steps = solution.steps
    .map((step, index) => {
      const { does, why } = ruleWords(step, voice)
      return `${index + 1}. ${does}: ${voice.line(step.after)}. ${why}`
    })
    .join('\n')
  problem.solved = true
  problem.stepShown = true
  noteShown(turn, problem.trial, 5)
  problem.done = solution.steps
    .map((step) => ({ rule: step.rule, line: writeStatement(step.after) }))
    .slice(-LIMITS.doneSteps)
  problem.stepsDone = solution.steps.length
  const text = voice.say('solution', {
    problem: voice.line(task),
    steps,
    check: checkByPuttingIn(task, solution.answer, solution.unknown, voice),
    answer: answerLine(problem, solution.answer, voice),
    offer: afterShown(turn, problem.trial.isPractice),
  })
  return { move: 'solution', text, content: { ...problemContent(problem, voice), hintLevel: 5 }, free: true }
}

function checkByPuttingIn(task: Statement, answer: Statement, unknown: string | null, voice: Voice): string {
  if (task.kind !== 'equation' || unknown === null) return ''
  return rootsIn(answer)
    .flatMap((root) => {
      const sides = putIn(task, unknown, root)
      if (!sides || sameValue(sides.left, sides.right) !== 'verified') return []
      const value = voice.line({ kind: 'equation', left: { kind: 'name', name: unknown }, right: root })
      return [voice.say('solution.check', { value, side: voice.formula(sides.left) })]
    })
    .join(' ')
}

/** Both sides of the task at a value the student names: a check the student can follow. */
export function testOf(problem: Problem, line: Statement, unknown: string, voice: Voice) {
  const task = taskOf(problem)
  const values = solvedValues(line, unknown)
  if (task.kind !== 'equation' || !values) return null
  for (const value of values) {
    const sides = putIn(task, unknown, value)
    if (!sides || sameValue(sides.left, sides.right) !== 'refuted') continue
    return {
      value: voice.line({ kind: 'equation', left: { kind: 'name', name: unknown }, right: value }),
      left: voice.formula(sides.left),
      right: voice.formula(sides.right),
    }
  }
  return null
}

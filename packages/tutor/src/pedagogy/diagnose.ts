import type { Statement } from '../math/ast.ts'
import { equation, isValueAt, name } from '../math/ast.ts'
import { solvedValues } from '../math/check.ts'
import type { Judgement } from '../math/judgement.ts'
import { solve } from '../math/solve.ts'
import { rootsIn } from '../math/steps.ts'
import { diagnoseDiscriminantSlip, diagnoseFormulaRoots, diagnoseMean, diagnoseTold } from './formula-slips.ts'
import type { Judged } from './judged.ts'
import {
  type Diagnosis,
  diagnoseDiscriminant,
  diagnoseEquation,
  diagnoseExpression,
  diagnoseRoots,
} from './misconceptions.ts'
import { diagnoseTask, isAndThen } from './misconceptions-of-tasks.ts'
import { stepsFrom, taskOf, wholeSolution } from './problem.ts'
import type { Problem } from './state.ts'
import { topicOf } from './told.ts'

export function diagnoseFor(problem: Problem, { before }: Judged, judgement: Judgement): Diagnosis | null {
  const solution = wholeSolution(problem)
  const { unknown } = solution
  const { line } = judgement
  const task = taskOf(problem)
  if (judgement.kind === 'missing-constant') return { id: 'constant-forgotten', facts: {} }
  if (problem.told !== null && task.kind === 'expression') {
    const slip = diagnoseTold(topicOf(problem), task.value, line)
    if (slip) return slip
  }
  if (task.kind === 'request' && task.operation === 'mean' && task.subject.kind === 'values') {
    const slip = diagnoseMean(task.subject.values, line)
    if (slip) return slip
  }
  const ofTask = diagnoseTask(task, solution, problem.unit, before, line)
  if (ofTask) return ofTask
  if (unknown === null || (task.kind === 'request' && isValueAt(task.operation))) {
    if (line.kind !== 'expression') return asideDiagnosis(line)
    const skipped = stepsFrom(before, problem)?.map((step) => step.after) ?? []
    const lines = [before, task, ...skipped].map((each) => (each.kind === 'request' ? each.subject : each))
    for (const each of lines) {
      const found = each.kind === 'expression' ? diagnoseExpression(each.value, line.value) : null
      if (found) return found
    }
    return null
  }
  if (judgement.kind === 'wrong' && judgement.about === 'fact') {
    const found =
      before.kind === 'equation' && line.kind === 'equation' ? diagnoseDiscriminant(before, unknown, line.right) : null
    return found ?? diagnoseDiscriminantSlip(task, unknown, line)
  }
  if (line.kind === 'chain') return asideDiagnosis(line)
  const claimed = solvedValues(line, unknown)
  if (claimed) {
    for (const each of [before, task]) {
      const found = diagnoseRoots(each, claimed, rootsIn(solution.answer), unknown)
      if (found) return found
    }
    const cut = problem.byFormula ? diagnoseFormulaRoots(task, unknown, claimed) : null
    if (cut) return cut
    if (claimed.length > 1) return null
  }
  if (line.kind === 'equation' && !claimed && (line.left.kind === 'multiply' || line.left.kind === 'power')) {
    // Two factors with reversed signs correspond to roots with reversed signs.
    const own = solve(line)
    const found =
      'solution' in own ? diagnoseRoots(before, rootsIn(own.solution.answer), rootsIn(solution.answer), unknown) : null
    if (found?.id === 'factor-signs') return found
  }
  const single = claimed ? equation(name(unknown), claimed[0]!) : sidesOf(line)
  if (!single) return null
  // From the previous line, else from a line that the student may have skipped.
  const skipped = stepsFrom(before, { ...problem, known: [] })?.map((step) => step.after) ?? []
  // Losing the minus of -x leads to the same value as moving -x without a change of its sign, and is what happens.
  const lost = claimed
    ? skipped
        .flatMap((each) => sidesOf(each) ?? [])
        .map((sides) => diagnoseEquation(sides, single, unknown))
        .find((found) => found?.id === 'minus-of-unknown')
    : undefined
  if (lost) return lost
  for (const each of [before, ...skipped]) {
    const sides = each.kind === line.kind || claimed ? sidesOf(each) : null
    const found = sides ? diagnoseEquation(sides, single, unknown) : null
    if (found) return found
  }
  return null
}

/** The sides of an equation or an inequality: what goes wrong on them goes wrong alike. */
const sidesOf = (line: Statement) =>
  line.kind === 'equation' ? line : line.kind === 'inequality' ? equation(line.left, line.right) : null

function asideDiagnosis(line: Statement): Diagnosis | null {
  if (line.kind !== 'chain') return null
  if (isAndThen(line.parts)) return { id: 'equals-and-then', facts: {} }
  for (let index = 1; index < line.parts.length; index++) {
    const found = diagnoseExpression(line.parts[index - 1]!, line.parts[index]!)
    if (found) return found
  }
  return null
}

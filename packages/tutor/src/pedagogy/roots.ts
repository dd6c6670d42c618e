import { type Expr, equation, expression, isClosed, name, type Statement } from '../math/ast.ts'
import type { ReadLine } from '../math/reading.ts'
import { rootsIn } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import type { Judged } from './judged.ts'
import { isJudged, judgeWork } from './judging.ts'
import { taskOf, wholeSolution } from './problem.ts'
import type { Problem } from './state.ts'

/** Nobody finds more roots one by one. */
const MOST = 6

/** Records roots that the student finds in separate messages: each correct one is stored with the task. */
export function noteRoots(problem: Problem, statements: readonly Statement[]): void {
  if (taskOf(problem).kind !== 'equation') return
  const { unknown } = wholeSolution(problem)
  const said: readonly Statement[] = statements.flatMap((each): readonly Statement[] =>
    each.kind === 'cases' ? each.cases : [each],
  )
  const values = said.flatMap((each) =>
    each.kind === 'equation' && each.left.kind === 'name' && each.left.name === unknown && isClosed(each.right)
      ? [each.right]
      : [],
  )
  noteFound(problem, values)
}

function noteFound(problem: Problem, values: readonly Expr[]): void {
  const { unknown, answer } = wholeSolution(problem)
  const roots = rootsIn(answer)
  if (unknown === null || roots.length < 2 || roots.length > MOST) return
  const found = values.flatMap((value) => roots.find((root) => sameValue(root, value) === 'verified') ?? [])
  const written = found.map((root) => writeStatement(expression(root)))
  if (written.length > 0) problem.roots = [...new Set([...(problem.roots ?? []), ...written])]
}

const isBetween = (task: Statement) => task.kind === 'request' && task.operation === 'roots-between'

/** Completes a single root with those found earlier: together they are the answer. */
export function withEarlierRoots(
  problem: Problem,
  judged: readonly (Judged | ReadLine)[],
): readonly (Judged | ReadLine)[] {
  noteRoots(
    problem,
    judged.flatMap((each) => (isJudged(each) && each.judgement.kind === 'missing-root' ? [each.judgement.line] : [])),
  )
  // "30°", and then "150°", of those in a turn.
  if (isBetween(taskOf(problem)))
    noteFound(
      problem,
      judged.flatMap((each) => (isJudged(each) && each.judgement.kind === 'missing-root' ? each.judgement.found : [])),
    )
  const { unknown } = wholeSolution(problem)
  const roots = (problem.roots ?? []).flatMap((each) => {
    const read = readWritten(each)
    return read.kind === 'expression' ? [read.value] : []
  })
  if (unknown === null || roots.length < 2) return judged
  return judged.map((each) => {
    if (!isJudged(each) || each.judgement.kind !== 'missing-root') return each
    const statement: Statement = { kind: 'cases', cases: roots.map((root) => equation(name(unknown), root)) }
    const [together] = judgeWork(problem, [{ statement, source: '' }])
    return together && isJudged(together) && together.judgement.kind === 'right' ? together : each
  })
}

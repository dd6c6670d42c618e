import type { Expr, Statement } from '../math/ast.ts'
import { expression, isClosed } from '../math/ast.ts'
import { judgeLine, type Task } from '../math/check.ts'
import type { Judgement } from '../math/judgement.ts'
import type { ReadLine } from '../math/reading.ts'
import { lineOf, taskOf, wholeSolution } from './problem.ts'
import type { Problem } from './state.ts'

export interface Judged {
  readonly before: Statement
  readonly judgement: Judgement
}

/** The student's lines one after another, each against the last right one. */
export function judgeWork(problem: Problem, lines: readonly ReadLine[]): (Judged | ReadLine)[] {
  const task: Task = { statement: taskOf(problem), solution: wholeSolution(problem) }
  let before = lineOf(problem)
  const values = new Map<string, Expr>()
  return lines.flatMap(splitChains(task)).map((line) => {
    if (!('statement' in line)) return line
    const first = judgeLine(task, before, line.statement)
    // A line with two senses is right when one of them is.
    const second = first.kind === 'right' || !line.alternative ? null : judgeLine(task, before, line.alternative)
    const judgement = second?.kind === 'right' ? second : first
    const judged = { before, judgement: wholeRow(task, judgement, values) }
    if (judged.judgement.kind === 'right') before = judged.judgement.line
    return judged
  })
}

/** `x = 4` and, lines later, `y = 3`: together they are the solution of the system. */
function wholeRow({ solution }: Task, judgement: Judgement, values: Map<string, Expr>): Judgement {
  const { answer } = solution
  const { line } = judgement
  if (answer.kind !== 'tuples' || judgement.kind !== 'part' || answer.rows.length !== 1) return judgement
  const [only, ...others] = line.kind === 'cases' ? line.cases : line.kind === 'equation' ? [line] : []
  if (!only || others.length > 0 || only.left.kind !== 'name' || !isClosed(only.right)) return judgement
  values.set(only.left.name, only.right)
  return answer.names.every((letter) => values.has(letter)) ? { kind: 'right', line: answer } : judgement
}

/** A chain in a calculation is a list of steps: `1/2 + 1/3 = 3/6 + 2/6 = 5/6`. */
const splitChains =
  (task: Task) =>
  (line: ReadLine): ReadLine[] => {
    if (!('statement' in line) || task.statement.kind !== 'expression') return [line]
    const { statement, source } = line
    const parts = statement.kind === 'chain' ? statement.parts : null
    if (!parts) return [line]
    // A side calculation stays whole: its parts are not meant to equal the task.
    const first = judgeLine(task, task.statement, expression(parts[0]!))
    if (first.kind !== 'right') return [line]
    return parts.map((part) => ({ statement: expression(part), source }))
  }

export const isJudged = (each: Judged | ReadLine): each is Judged => 'judgement' in each

/** Something of the work belongs to this problem for certain. */
export const belongs = (judged: readonly (Judged | ReadLine)[]) =>
  judged.some((each) => isJudged(each) && !['wrong', 'unknown'].includes(each.judgement.kind))

import type { Expr, Statement } from '../math/ast.ts'
import { expression, isClosed, namesOf } from '../math/ast.ts'
import { judgeLine, type Task } from '../math/check.ts'
import type { Judgement } from '../math/judgement.ts'
import { latexOfStatement } from '../math/latex.ts'
import type { ReadLine } from '../math/reading.ts'
import { isFact } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { lineOf, remainingSteps, sameSides, taskOf, wholeSolution } from './problem.ts'
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
    const known = second?.kind === 'right' ? second : first
    const judgement = ['wrong', 'unknown'].includes(known.kind) ? (lineAhead(problem, line.statement) ?? known) : known
    const judged = { before, judgement: wholeRow(task, judgement, values) }
    if (judged.judgement.kind === 'right') before = judged.judgement.line
    return judged
  })
}

/**
 * A line of our own way that cannot be judged by itself: the equation in the new letter, the points to mark, the relations
 * to hold at once.
 */
function lineAhead(problem: Problem, line: Statement): Judgement | null {
  if (line.kind === 'expression' || line.kind === 'chain') return null
  const own = namesOf(taskOf(problem))
  const isNewLetter = namesOf(line).some((letter) => !own.includes(letter))
  const step = remainingSteps(problem).find(
    ({ rule, after }) =>
      (after.kind === 'equation' && isNewLetter && sameSides(after, line)) ||
      (after.kind === 'system' && isSameSystem(after, line)) ||
      (rule === 'critical-points' && arePoints(after, line)),
  )
  if (!step) return null
  return isFact(step.rule) ? { kind: 'fact', fact: step.rule, line } : { kind: 'right', line }
}

function isSameSystem(a: Statement, b: Statement): boolean {
  const written = (each: Statement) =>
    each.kind === 'system'
      ? each.lines
          .map((line) => latexOfStatement(line))
          .sort()
          .join()
      : null
  return written(a) !== null && written(a) === written(b)
}

/** The same values, whatever they are called. */
function arePoints(a: Statement, b: Statement): boolean {
  const values = (each: Statement): readonly Expr[] =>
    each.kind === 'values'
      ? each.values
      : each.kind === 'cases' && each.cases.every(({ left }) => left.kind === 'name')
        ? each.cases.map(({ right }) => right)
        : []
  const [own, other] = [values(a), values(b)]
  const isAmong = (value: Expr, all: readonly Expr[]) => all.some((each) => sameValue(each, value) === 'verified')
  return own.length > 1 && own.length === other.length && own.every((value) => isClosed(value) && isAmong(value, other))
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

import type { Equation, Expr, Statement } from '../math/ast.ts'
import { call, equation, expression, expressionsOf, isClosed, name, namesOf, number, signedTerms } from '../math/ast.ts'
import { judgeLine, substituted, type Task } from '../math/check.ts'
import type { Judgement } from '../math/judgement.ts'
import { latexOfStatement } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { ParseError, parseExpression } from '../math/parse.ts'
import { isPieceOf, isValueOfNode } from '../math/pieces.ts'
import type { ReadLine, StatementLine } from '../math/reading.ts'
import { plainMethod, solve } from '../math/solve.ts'
import { isFact } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { writeExpression, writeStatement } from '../math/written.ts'
import { cacheOf } from '../remembered.ts'
import { diagnoseFor } from './diagnose.ts'
import type { Judged } from './judged.ts'
import { lineOf, remainingSteps, sameSides, taskOf, wholeSolution } from './problem.ts'
import type { Problem } from './state.ts'
import { asToldRow } from './told-row.ts'
import { ownWay } from './told-way.ts'

/** What the next line is judged against. */
export interface WorkSoFar {
  /** The last correct line. */
  readonly before: Statement
  /** Values of unknowns said in lines of their own. */
  readonly values: ReadonlyMap<string, Expr>
}

/** The grades of a line, and what the line after it is judged against. A chain may be several lines. */
interface Graded {
  readonly judged: readonly (Judged | ReadLine)[]
  readonly after: WorkSoFar
}

export const beginOf = (problem: Problem): WorkSoFar => ({ before: lineOf(problem), values: new Map() })

/** Grades the student's lines in order, each once, against the last correct one. */
export function judgeWork(problem: Problem, lines: readonly ReadLine[]): (Judged | ReadLine)[] {
  const task = judgedTask(problem)
  const work = lines.filter((line) => !('statement' in line && isCondition(task, line.statement)))
  const judged: (Judged | ReadLine)[] = []
  let soFar = beginOf(problem)
  for (const line of work.length > 0 ? work : lines) {
    const graded = judgeNext(problem, soFar, line)
    judged.push(...graded.judged)
    soFar = graded.after
  }
  return judged
}

/** Grades one line where the lines before it are graded already. */
export function judgeNext(problem: Problem, soFar: WorkSoFar, line: ReadLine): Graded {
  const task = judgedTask(problem)
  let after = soFar
  const judged = splitChains(
    problem,
    task,
  )(line)
    .map(asDerivative(task))
    .map(asValueOfFunction(task))
    .map(asToldRow(problem, task.solution))
    .map((each) => {
      if (!('statement' in each)) return each
      const next = judgeStatement(problem, task, after, each)
      after = next.after
      return next.judged
    })
  return { judged, after }
}

const judgedTask = (problem: Problem): Task => ({ statement: taskOf(problem), solution: wholeSolution(problem) })

function judgeStatement(
  problem: Problem,
  task: Task,
  { before, values }: WorkSoFar,
  line: StatementLine,
): { judged: Judged; after: WorkSoFar } {
  // `b² = 225` on the way to an area is no wrong area.
  if (ownWay(problem, [line.statement]))
    return { judged: { before, judgement: { kind: 'part', line: line.statement } }, after: { before, values } }
  const judge = (statement: Statement) => judgedOnce(problem, task, before, statement)
  const first = judge(line.statement)
  // An ambiguous line is right if either reading is.
  const second = first.kind === 'right' || !line.alternative ? null : judge(line.alternative)
  const beside = ['wrong', 'unknown'].includes(first.kind) ? besideSum(line.source) : null
  const third = beside && judge(beside)
  const isThird = third !== null && ['right', 'missing-root'].includes(third.kind)
  const known = second?.kind === 'right' ? second : isThird ? third : first
  const judgement = ['wrong', 'unknown'].includes(known.kind)
    ? (lineAhead(problem, line.statement) ?? lineBetween(problem, line.statement) ?? known)
    : known
  const said = withValue(task, judgement, values)
  const judged = asAttempt(problem, {
    before,
    judgement: said === values ? judgement : wholeRow(task, judgement, said),
  })
  const isRight = judged.judgement.kind === 'right'
  return { judged, after: { before: isRight ? judged.judgement.line : before, values: said } }
}

/** Enough for several readers of one message, each of which may ask about all of its lines. */
const judgements = cacheOf<Judgement>(200)

/** A line's grade, with a cache: several readers of a message ask for the grade of the same line at the same place. */
function judgedOnce(problem: Problem, task: Task, before: Statement, line: Statement): Judgement {
  const { task: text, found, byFormula } = problem
  const key = [text, found ?? '', byFormula, writeStatement(before), writeStatement(line)].join('\n')
  return judgements(key, () => judgeLine(task, before, line))
}

/** Whether a line follows from another one that is wrong for the task: `-2x - 1 > 17` behind `5 - 2x - 6 > 17`. */
export function followsFrom(wrong: Statement, line: Statement): boolean {
  if (!['equation', 'inequality'].includes(wrong.kind) || wrong.kind !== line.kind) return false
  const solved = solve(wrong)
  return (
    'solution' in solved && judgeLine({ statement: wrong, solution: solved.solution }, wrong, line).kind === 'right'
  )
}

/** Whether an inequality surely has other solutions than the one before it: `x > 2` behind `-x > -2`. */
export function contradictsBefore(before: Statement, line: Statement): boolean {
  if (before.kind !== 'inequality' || line.kind !== 'inequality') return false
  const solved = solve(before)
  return (
    'solution' in solved && judgeLine({ statement: before, solution: solved.solution }, before, line).kind === 'wrong'
  )
}

/** Whether values are all of the solutions of an equation. */
export function areRootsOf(values: Statement, line: Statement): boolean {
  const solved = line.kind === 'equation' ? solve(line) : null
  return (
    solved !== null &&
    'solution' in solved &&
    judgeLine({ statement: line, solution: solved.solution }, line, values).kind === 'right'
  )
}

/**
 * `x > 1` beside the roots of an equation says where they have to lie, and is no step. Alone it is a guess, and a yes to it
 * would tell.
 */
function isCondition({ statement, solution: { answer, unknown } }: Task, line: Statement): boolean {
  if (statement.kind !== 'equation' || line.kind !== 'inequality' || unknown === null) return false
  if (answer.kind !== 'cases' || namesOf(line).join() !== unknown) return false
  return answer.cases.every(({ right }) => {
    const at = { [unknown]: realAt(right, {}) }
    const difference = realAt(line.left, at) - realAt(line.right, at)
    if (line.relation === '!=') return difference !== 0
    return line.relation.startsWith('<') ? difference < 0 : difference > 0
  })
}

/**
 * `x^2 + 8x + 16 - x^2 - 1 = 8x + 15` is true in itself, but it starts with the task worked out wrongly: the terms of a
 * line of the way, some with another sign, or what a known misconception makes of it.
 */
function asAttempt(problem: Problem, judged: Judged): Judged {
  const { line, kind } = judged.judgement
  const [first] = kind === 'part' && line.kind === 'chain' ? line.parts : []
  const task = taskOf(problem)
  const whole = task.kind === 'request' ? task.subject : task
  if (!first || isClosed(first) || whole.kind !== 'expression' || isValueOfNode(first, whole.value)) return judged
  const wrong: Judged = { ...judged, judgement: { kind: 'wrong', line: expression(first), about: 'value' } }
  const terms = termsUpToSign(first)
  const isOnWay = [judged.before, ...remainingSteps(problem).map(({ after }) => after)].some(
    (each) => each.kind === 'expression' && terms.length > 2 && termsUpToSign(each.value).join() === terms.join(),
  )
  return isOnWay || diagnoseFor(problem, wrong, wrong.judgement) !== null ? wrong : judged
}

const termsUpToSign = (expr: Expr): string[] =>
  signedTerms(expr)
    .map(({ expr: term }) => writeExpression(term).replaceAll(/[-()\s]/g, ''))
    .sort()

/** "10/5 x=2": a calculation and its result, separated by a space; null unless the values agree. */
function besideSum(source: string): Statement | null {
  const [, sum = '', letter = '', value = ''] =
    /^([^=\p{L}]*\d\s*[-+*/:·][^=\p{L}]*\d)\s+([a-z])\s*=\s*([^=\p{L}]+)$/iu.exec(source) ?? []
  if (letter === '') return null
  try {
    const [left, right] = [parseExpression(sum), parseExpression(value)]
    return sameValue(left, right) === 'verified' ? equation(name(letter.toLowerCase()), right) : null
  } catch (error) {
    if (error instanceof ParseError) return null
    throw error
  }
}

/**
 * A line of our own solution that cannot be graded by itself: the equation in a substituted letter, critical points,
 * simultaneous conditions.
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

/**
 * A line of an equation that the task is solved by: of the bounds of an inequality, or of the places where a derivative is
 * zero. That is right as a piece of the way, whatever it means for the task.
 */
function lineBetween(problem: Problem, line: Statement): Judgement | null {
  if (line.kind !== 'equation' && line.kind !== 'cases' && line.kind !== 'values') return null
  const between = equationBetween(problem)
  const solved = between && solve(between, plainMethod)
  if (!between || !solved || !('solution' in solved)) return null
  const judged = judgeLine({ statement: between, solution: solved.solution }, between, line)
  return ['right', 'fact', 'missing-root'].includes(judged.kind) ? { kind: 'part', line: judged.line } : null
}

function equationBetween(problem: Problem): Equation | null {
  const task = taskOf(problem)
  if (task.kind === 'inequality') return equation(task.left, task.right)
  const { steps } = wholeSolution(problem)
  const at = steps.findIndex(({ rule }) => rule === 'derivative-zero')
  const derivative = steps[at - 1]?.after
  return derivative?.kind === 'expression' ? equation(derivative.value, number(0)) : null
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

/** The same values under any names. */
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

/** The values that are said with this line. */
function withValue({ solution }: Task, judgement: Judgement, values: WorkSoFar['values']): WorkSoFar['values'] {
  const { answer } = solution
  const { line } = judgement
  if (answer.kind !== 'tuples' || judgement.kind !== 'part' || answer.rows.length !== 1) return values
  const [only, ...others] = line.kind === 'cases' ? line.cases : line.kind === 'equation' ? [line] : []
  if (!only || others.length > 0 || only.left.kind !== 'name' || !isClosed(only.right)) return values
  return new Map([...values, [only.left.name, only.right]])
}

/** `x = 4` and, lines later, `y = 3`: together the solution of the system. */
const wholeRow = ({ solution: { answer } }: Task, judgement: Judgement, values: WorkSoFar['values']): Judgement =>
  answer.kind === 'tuples' && answer.names.every((letter) => values.has(letter))
    ? { kind: 'right', line: answer }
    : judgement

/** "x cubed gives three x squared" while a derivative is asked for: a term and its derivative, and no equation. */
const asDerivative =
  ({ statement: task }: Task) =>
  (line: ReadLine): ReadLine => {
    if (!('statement' in line) || task.kind !== 'request' || task.operation !== 'differentiate') return line
    const { statement } = line
    const [whole] = expressionsOf(task.subject)
    const letter = task.unknown ?? namesOf(task.subject)[0]
    if (statement.kind !== 'equation' || !whole || letter === undefined || !isPieceOf(statement.left, whole))
      return line
    const parts = [call('diff', statement.left, name(letter)), statement.right]
    return { ...line, statement: { kind: 'chain', parts } }
  }

/** `f(3) = 9 - 18 + 11 = 2` while an extreme of f is looked for: the value of the task's expression at 3, and no product. */
const asValueOfFunction =
  ({ statement: task }: Task) =>
  (line: ReadLine): ReadLine => {
    if (!('statement' in line) || task.kind !== 'request' || !task.operation.startsWith('extreme')) return line
    const { statement } = line
    const [left, ...rest] =
      statement.kind === 'chain'
        ? statement.parts
        : statement.kind === 'equation'
          ? [statement.left, statement.right]
          : []
    const [whole] = expressionsOf(task.subject)
    const letter = task.unknown ?? namesOf(task.subject)[0]
    if (left?.kind !== 'multiply' || left.left.kind !== 'name' || !isClosed(left.right) || !whole || !letter)
      return line
    if (!/^[fghy]$/.test(left.left.name) || namesOf(task).includes(left.left.name)) return line
    return { ...line, statement: { kind: 'chain', parts: [substituted(whole, letter, left.right), ...rest] } }
  }

/** A chain in a calculation is split into steps: `1/2 + 1/3 = 3/6 + 2/6 = 5/6`. */
const splitChains =
  (problem: Problem, task: Task) =>
  (line: ReadLine): ReadLine[] => {
    if (!('statement' in line) || task.statement.kind !== 'expression') return [line]
    const { statement, source } = line
    const parts = statement.kind === 'chain' ? statement.parts : null
    if (!parts) return [line]
    // A side calculation stays whole: its parts need not equal the task.
    const first = judgedOnce(problem, task, task.statement, expression(parts[0]!))
    if (first.kind !== 'right') return [line]
    return parts.map((part) => ({ statement: expression(part), source }))
  }

export const isJudged = (each: Judged | ReadLine): each is Judged => 'judgement' in each

/** At least one line certainly belongs to this problem. */
export const belongs = (judged: readonly (Judged | ReadLine)[]) =>
  judged.some((each) => isJudged(each) && !['wrong', 'unknown'].includes(each.judgement.kind))

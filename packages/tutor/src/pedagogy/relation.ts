import type { Expr, Request, Statement } from '../math/ast.ts'
import { expressionsOf, isClosed, isValueAt, namesOf } from '../math/ast.ts'
import { latexOfStatement } from '../math/latex.ts'
import { isCompound, isNodeOf, isSameForm } from '../math/pieces.ts'
import { degreeOf, difference, tryPolynomial } from '../math/polynomial.ts'
import { sameValue } from '../math/verify.ts'
import { writeStatement } from '../math/written.ts'
import { diagnoseFor } from './diagnose.ts'
import type { judgeWork } from './judging.ts'
import { lineOf, remainingSteps, taskOf } from './problem.ts'
import type { Problem } from './state.ts'

export const isPlainNumber = (statement: Statement) =>
  statement.kind === 'expression' && statement.value.kind === 'number'

/** A letter with its value; a number alone may well be a part of the way. */
export const isRootLine = (statement: Statement) =>
  statement.kind !== 'expression' &&
  statement.kind !== 'values' &&
  isResult(statement) &&
  namesOf(statement).length === 1

export const isResult = (statement: Statement) =>
  statement.kind === 'cases' ||
  statement.kind === 'values' ||
  statement.kind === 'no-solution' ||
  statement.kind === 'all-numbers' ||
  statement.kind === 'tuples' ||
  statement.kind === 'set' ||
  statement.kind === 'series' ||
  (statement.kind === 'equation' && statement.left.kind === 'name' && isClosed(statement.right)) ||
  (statement.kind === 'inequality' && statement.left.kind === 'name' && isClosed(statement.right)) ||
  (statement.kind === 'between' && statement.parts[1].kind === 'name') ||
  (statement.kind === 'system' && statement.lines.every((line) => line.left.kind === 'name' && isClosed(line.right))) ||
  (statement.kind === 'expression' && isValue(statement.value))

/** A final numeric value: `-5`, `3/4`, `5√3`, `25π`, `2·10⁶`. */
function isValue(expr: Expr): boolean {
  switch (expr.kind) {
    case 'number':
    case 'constant':
      return true
    case 'negate':
    case 'root':
      return isValue(expr.of)
    case 'call':
      return expr.fn === 'deg' && expr.args.every(isValue)
    case 'divide':
      return isValue(expr.left) && isValue(expr.right)
    case 'multiply':
      return (
        isValue(expr.left) &&
        (expr.right.kind === 'root' || expr.right.kind === 'constant' || expr.right.kind === 'power')
      )
    case 'power':
      return expr.left.kind === 'number' && expr.right.kind === 'number'
    default:
      return false
  }
}

export const isNewTask = (problem: Problem, statement: Statement) =>
  writeStatement(statement) !== problem.task && writeStatement(statement) !== problem.line && !isResult(statement)

/** The expression of a task that asks for its value as well: "simplify ..., and the value at a = 2" once more. */
export function isSubjectAgain(problem: Problem, statement: Statement): boolean {
  const task = taskOf(problem)
  return (
    task.kind === 'request' && isValueAt(task.operation) && writeStatement(task.subject) === writeStatement(statement)
  )
}

/** How an incorrect line relates to the problem: a wrong step, or something else. */
export function relation(
  problem: Problem,
  statement: Statement,
  judged: ReturnType<typeof judgeWork>,
): 'step' | 'new' | 'ask' {
  const task = taskOf(problem)
  const [own] = judged
  const diagnosed =
    own && 'judgement' in own && own.judgement.kind === 'wrong' && diagnoseFor(problem, own, own.judgement)
  if (diagnosed) return 'step'
  const isAnswerOnly =
    ['set', 'tuples', 'series', 'values'].includes(statement.kind) ||
    (statement.kind === 'inequality' && namesOf(statement).length === 0)
  if (isAnswerOnly) return 'step'
  if (task.kind === 'system' && namesOf(statement).every((letter) => namesOf(task).includes(letter))) {
    return ['equation', 'cases', 'inequality', 'between'].includes(statement.kind) ? 'step' : 'ask'
  }
  if (task.kind === 'expression') {
    if (isResult(statement)) return 'step'
    if (statement.kind === 'equation') return namesOf(task).length > 0 && sharesLetters(task, statement) ? 'ask' : 'new'
    if (statement.kind === 'chain') return sharesParts(task, statement) ? 'step' : 'ask'
    if (statement.kind === 'expression') {
      const letters = [namesOf(task), namesOf(statement)].map((each) => each.join())
      if (letters[0] !== letters[1] && letters[1] !== '') return 'new'
      return sharesNumbers(task, statement) || (letters[1] !== '' && isShorter(statement, task)) ? 'step' : 'ask'
    }
    return 'ask'
  }
  if (task.kind === 'request' && hasAskedForm(task, statement)) return 'step'
  if (isResult(statement)) return sharesLetters(task, statement) || namesOf(statement).length === 0 ? 'step' : 'new'
  // The result of differentiating, factoring or integrating is an expression in the same letters.
  if (task.kind === 'request' && statement.kind === 'expression' && sharesLetters(task, statement)) return 'step'
  if (statement.kind === 'chain') return 'step'
  if (statement.kind === 'expression')
    return isClosed(statement.value) || !sharesLetters(task, statement) ? 'new' : 'ask'
  if (statement.kind === 'cases') return sharesLetters(task, statement) ? 'step' : 'new'
  if (!sharesLetters(task, statement)) return 'new'
  if (takesSide(problem, statement)) return 'step'
  const [ownDegree, taskDegree] = [statement, task].map(degree)
  // Degrees say nothing about equations with logarithms or roots.
  if ((ownDegree ?? 0) > (taskDegree ?? 0) && (taskDegree ?? 0) > 0) return 'new'
  return sharesSide(problem, statement) ? 'step' : 'ask'
}

/** Has the form of an answer to the request, right or wrong: `y = ...`, a formula in n, an equation of a circle. */
function hasAskedForm({ operation, subject, unknown }: Request, statement: Statement): boolean {
  const named = statement.kind === 'equation' && statement.left.kind === 'name' ? statement.left.name : null
  switch (operation) {
    case 'circle':
      return statement.kind === 'equation'
    case 'solve-for':
      return named !== null && named === unknown
    case 'complex-roots':
      return named !== null && namesOf(subject).includes(named)
    case 'nth-term':
      return statement.kind === 'expression' && namesOf(statement).join() === (unknown ?? 'n')
    default:
      return false
  }
}

const isShorter = (a: Statement, b: Statement) => writeStatement(a).length < writeStatement(b).length

const sharesLetters = (a: Statement, b: Statement) => namesOf(a).some((letter) => namesOf(b).includes(letter))

function degree(statement: Statement): number {
  if (statement.kind !== 'equation') return 1
  const [left, right] = [tryPolynomial(statement.left), tryPolynomial(statement.right)]
  return left && right ? degreeOf(difference(left, right)) : 0
}

/** An equation or an inequality: both have sides and letters, and are solved line by line. */
const isRelation = (statement: Statement): statement is Statement & { kind: 'equation' | 'inequality' } =>
  statement.kind === 'equation' || statement.kind === 'inequality'

const monomials = (statement: Statement): string[] => {
  const sides = isRelation(statement)
    ? [statement.left, statement.right]
    : statement.kind === 'expression'
      ? [statement.value]
      : []
  return sides.flatMap((side) =>
    [...(tryPolynomial(side)?.values() ?? [])].map((term) => {
      const size = term.coefficient.n < 0n ? -term.coefficient.n : term.coefficient.n
      return `${size}/${term.coefficient.d} ${JSON.stringify(term.powers)}`
    }),
  )
}

/** `x - 1 = 9` contains a side of `log(x - 1) = 3`. */
const takesSide = (problem: Problem, statement: Statement): boolean =>
  [lineOf(problem), taskOf(problem)].some((line) =>
    expressionsOf(statement).some(
      (side) =>
        !isClosed(side) &&
        isCompound(side) &&
        expressionsOf(line).some((each) => each !== side && isNodeOf(side, each)),
    ),
  )

/** At least half of the terms, up to sign, occur in the previous line or the task. */
function sharesSide(problem: Problem, statement: Statement): boolean {
  const own = monomials(statement)
  return [lineOf(problem), taskOf(problem)].some((line) => {
    const known = monomials(line)
    return own.length > 0 && own.filter((each) => known.includes(each)).length * 2 >= own.length
  })
}

/** A repeated line, right or wrong, or one that contains a whole side of the task: not a new task. */
export function isLineAgain(problem: Problem, statement: Statement): boolean {
  if (!isRelation(statement) || isResult(statement)) return false
  const written = latexOfStatement(statement)
  if (problem.slips.some(({ line }) => line === written)) return true
  const task = taskOf(problem)
  if (!isRelation(task) || writeStatement(statement) === problem.task) return false
  const own = [statement.left, statement.right]
  return [task.left, task.right].some(
    (side) => isCompound(side) && !isClosed(side) && own.some((each) => isSameForm(each, side)),
  )
}

/** A line that shares most terms with the current one or the next one: work on it, right or wrong. */
export function isNextTo(problem: Problem, statement: Statement): boolean {
  if (!isRelation(statement) || isResult(statement) || taskOf(problem).kind !== statement.kind) return false
  if (!sharesLetters(taskOf(problem), statement)) return false
  const own = monomials(statement)
  const next = remainingSteps(problem)[0]?.after
  return [lineOf(problem), taskOf(problem), ...(next ? [next] : [])].some((line) => {
    const known = monomials(line)
    return own.length > 1 && own.filter((each) => known.includes(each)).length * 2 > own.length
  })
}

const digitsOf = (statement: Statement): string[] => writeStatement(statement).match(/\d+/g) ?? []
const sharesNumbers = (a: Statement, b: Statement) => {
  const known = digitsOf(a)
  const own = digitsOf(b)
  return own.filter((each) => known.includes(each)).length * 2 >= own.length
}
const sharesParts = (task: Statement & { kind: 'expression' }, chain: Statement & { kind: 'chain' }) =>
  chain.parts.some((part) => sameValue(part, task.value) === 'verified') || sharesNumbers(task, chain)

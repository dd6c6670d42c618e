import type { Expr, Statement } from '../math/ast.ts'
import {
  binary,
  children,
  countNodes,
  equation,
  expression,
  expressionsOf,
  hasCall,
  name,
  namesOf,
  number,
  signedTerms,
  someNode,
  withChildren,
} from '../math/ast.ts'
import { solveEquation } from '../math/equation.ts'
import { constant, exactValue, fromPolynomial, product, scale, sum, toPolynomial } from '../math/polynomial.ts'
import { absolute, equals, rational } from '../math/rational.ts'
import { simplifyExpression } from '../math/simplify.ts'
import { plainMethod, solve } from '../math/solve.ts'
import type { Solution } from '../math/steps.ts'
import { rootsIn } from '../math/steps.ts'
import { readTask } from '../math/task-reading.ts'
import { sameValue } from '../math/verify.ts'
import { writeExpression, writeStatement } from '../math/written.ts'
import type { Chance } from './chance.ts'
import { twinModels } from './twin-models.ts'

export interface Exercise {
  readonly statement: Statement
  readonly solution: Solution
}

/**
 * Draws per template before giving up; fewer for longer tasks, so that the total stays below what a student notices.
 */
const MOST_TRIES = 400
const MOST_SOLVED = 10
const MOST_WORK = 12_000
/** Give up on avoiding the original's answer after this many twins that show it: a better one is unlikely. */
const MOST_SPARE = 20
const LARGEST_NICE = 60n

function exerciseOf(statement: Statement): Exercise | null {
  const solved = solve(statement)
  return 'solution' in solved ? { statement, solution: solved.solution } : null
}

/**
 * A similar problem (twin): the same form and steps with other numbers, no answer in common with the original, and a
 * result as simple.
 * @returns null if there is none, for example for "no solution", which has only one answer
 */
export function twinOf(original: Statement, chance: Chance): Exercise | null {
  const model = solve(original)
  if (!('solution' in model)) return null
  return variedTwin(original, model.solution, chance) ?? modelTwin(original, model.solution, chance)
}

/** A twin with other numbers in the same places. */
function variedTwin(original: Statement, solution: Solution, chance: Chance): Exercise | null {
  const steps = solution.steps.map((step) => step.rule).join()
  const length = solution.steps
    .flatMap((step) => expressionsOf(step.after))
    .reduce((total, expr) => total + countNodes(expr), 10)
  const isPlain = original.kind === 'expression' || original.kind === 'equation'
  // The other families go through the general solver, which also verifies and is slower: draw less often.
  const tries = Math.min(isPlain ? MOST_TRIES : MOST_SOLVED, Math.ceil(MOST_WORK / length))
  const spare: Exercise[] = []
  for (let attempt = 0; attempt < tries && spare.length < MOST_SPARE; attempt++) {
    const statement = variation(original, solution, attempt < tries / 2, chance)
    // Nothing can be varied: the task has letters only.
    if (writeStatement(statement) === writeStatement(original)) {
      if (attempt > 8) return null
      continue
    }
    const quick = isPlain ? quickly(statement) : null
    if (quick && (rulesOf(quick) !== steps || !isNice(quick, solution))) continue
    if (!quick && attempt >= MOST_SOLVED) continue
    const exercise = exerciseOf(statement)
    if (!exercise || rulesOf(exercise.solution) !== steps || !isNice(exercise.solution, solution)) continue
    if (sharesAnswer(exercise.solution.answer, solution.answer)) continue
    if (!showsAnswer(exercise, solution.answer)) return exercise
    spare.push(exercise)
  }
  return spare[0] ?? null
}

/** True if a line of the twin contains the answer of the original, where a hurried student could pick it up. */
function showsAnswer({ statement, solution }: Exercise, answer: Statement): boolean {
  const answers = (answer.kind === 'expression' ? [answer.value] : rootsIn(answer)).flatMap((value) => {
    const exact = exactValue(value)
    // Small numbers occur in every task.
    return exact && (exact.n >= 10n || exact.n <= -10n) ? absolute(exact) : []
  })
  return [statement, ...solution.steps.map((step) => step.after)]
    .flatMap(expressionsOf)
    .some((expr) =>
      someNode(expr, (node) => node.kind === 'number' && answers.some((each) => equals(absolute(node.value), each))),
    )
}

const rulesOf = (solution: Solution) => solution.steps.map((step) => step.rule).join()

/** Uses only the solvers that are fast enough for hundreds of calls; null if they cannot solve the task. */
function quickly(statement: Statement): Solution | null {
  const tried =
    statement.kind === 'expression' ? simplifyExpression(statement.value) : solveEquation(statement, plainMethod)
  return typeof tried === 'string' ? null : tried
}

/** The hand-made task of the same family whose solution steps are most like those of the original. */
function modelTwin(original: Statement, solution: Solution, chance: Chance): Exercise | null {
  const own = solution.steps.map((step) => step.rule)
  const candidates = (twinModels[solution.family] ?? []).flatMap((text) => {
    const told = readTask(text, 'en')
    const exercise = told && exerciseOf(told.task)
    if (!told || !exercise || writeStatement(told.task) === writeStatement(original)) return []
    if (sharesAnswer(exercise.solution.answer, solution.answer)) return []
    if (operationOf(told.task) !== operationOf(original)) return []
    if (namesOf(told.task).length > 0 !== namesOf(original).length > 0) return []
    if (sharesBottom(told.task) !== sharesBottom(original)) return []
    const rules = exercise.solution.steps.map((step) => step.rule)
    const shared = rules.filter((rule) => own.includes(rule)).length
    return [{ exercise, likeness: shared / Math.max(own.length, rules.length) }]
  })
  const best = Math.max(...candidates.map(({ likeness }) => likeness))
  const most = candidates.filter(({ likeness }) => likeness === best)
  return most.length > 0 ? chance.pick(most).exercise : null
}

/** The outermost operation, which a twin keeps. */
export function operationOf(statement: Statement): string {
  if (statement.kind === 'request') return statement.operation
  if (statement.kind !== 'expression') return statement.kind
  const { value } = statement
  if (value.kind === 'call') return value.fn
  return value.kind === 'negate' ? operationOf(expression(value.of)) : value.kind
}

/** True if all denominators are equal: adding such fractions takes different steps. */
function sharesBottom(statement: Statement): boolean {
  if (statement.kind !== 'expression') return false
  const { value } = statement
  if (value.kind !== 'add' && value.kind !== 'subtract') return false
  const bottoms = signedTerms(value).map(({ expr }) => exactBottom(expr))
  return bottoms[0] !== null && bottoms.every((each) => each === bottoms[0])
}
const exactBottom = (expr: Expr): string | null =>
  expr.kind === 'divide' && expr.right.kind === 'number' ? writeExpression(expr.right) : null

function variation(original: Statement, solution: Solution, fromRoots: boolean, chance: Chance): Statement {
  const isStandard = original.kind === 'equation' && exactValue(original.right)?.n === 0n
  const isFactored = solution.steps[0]?.rule === 'find-pair'
  // Random coefficients seldom factor, so these tasks are built from their roots.
  if (isStandard && isFactored && solution.unknown && fromRoots) {
    return quadraticFromFactors(solution, chance)
  }
  const bottoms: Bottoms = new Map()
  const vary = (expr: Expr) => varied(expr, chance, bottoms)
  if (original.kind === 'expression') return expression(vary(original.value))
  if (original.kind === 'request') {
    const subject = variedStatement(original.subject, vary)
    return { ...original, subject, ...(original.values && { values: original.values.map(vary) }) }
  }
  return variedStatement(original, vary)
}

type Plain = Exclude<Statement, { kind: 'request' }>

function variedStatement(statement: Plain, vary: (expr: Expr) => Expr): Plain {
  const one = <Line extends { readonly left: Expr; readonly right: Expr }>(line: Line): Line => ({
    ...line,
    left: vary(line.left),
    right: vary(line.right),
  })
  switch (statement.kind) {
    case 'expression':
      return { ...statement, value: vary(statement.value) }
    case 'equation':
    case 'inequality':
      return one(statement)
    case 'between':
      return { ...statement, parts: [vary(statement.parts[0]), vary(statement.parts[1]), vary(statement.parts[2])] }
    case 'system':
      return { ...statement, lines: statement.lines.map((line) => one(line)) }
    case 'values':
      return { ...statement, values: statement.values.map(vary) }
    default:
      return statement
  }
}

function quadraticFromFactors(solution: Solution, chance: Chance): Statement {
  const x = toPolynomial(name(solution.unknown!))
  const isMonic = !solution.steps.some((step) => step.rule === 'split-middle')
  const factor = (leading: number) =>
    sum(scale(x, rational(leading)), constant(rational(chance.between(1, 7) * (chance.between(0, 1) ? 1 : -1))))
  const left = product(factor(isMonic ? 1 : chance.between(2, 3)), factor(1))
  return equation(fromPolynomial(left), number(0))
}

/** Maps old denominators to new ones, so that equal denominators stay equal. */
type Bottoms = Map<string, Expr>

function varied(expr: Expr, chance: Chance, bottoms: Bottoms): Expr {
  if (expr.kind === 'power') return binary('power', varied(expr.left, chance, bottoms), expr.right)
  if (expr.kind === 'divide' && expr.right.kind === 'number') {
    const key = writeExpression(expr.right)
    const bottom = bottoms.get(key) ?? variedNumber(expr.right, chance)
    bottoms.set(key, bottom)
    return withChildren(expr, [varied(expr.left, chance, bottoms), bottom])
  }
  if (expr.kind === 'root' || expr.kind === 'number')
    return expr.kind === 'number' ? variedNumber(expr, chance) : squareUnderRoot(expr, chance)
  return withChildren(
    expr,
    children(expr).map((child) => varied(child, chance, bottoms)),
  )
}

function squareUnderRoot(expr: Expr & { kind: 'root' }, chance: Chance): Expr {
  return expr.of.kind === 'number' ? { ...expr, of: number(chance.between(2, 12) ** 2) } : expr
}

function variedNumber(expr: Expr & { kind: 'number' }, chance: Chance): Expr {
  const { n, d } = expr.value
  if (expr.style === 'percent') return number(rational(chance.between(1, 19) * 5, 100), 'percent')
  if (d !== 1n) {
    if (expr.style !== 'mixed')
      return number(rational(BigInt(chance.between(1, 9 * Number(d > 100n ? 100n : d))), d), expr.style)
    const bottom = chance.between(2, 9)
    return number(rational(bottom * chance.between(1, 4) + chance.between(1, bottom - 1), bottom), 'mixed')
  }
  const size = n < 0n ? -n : n
  if (size <= 1n) return expr
  const value = size < 10n ? chance.between(2, 9) : size < 100n ? chance.between(10, 60) : chance.between(2, 20) * 10
  return number(n < 0n ? -value : value)
}

/**
 * The result is as simple as the original's: integers stay integers, numbers stay small, and it is no longer to write.
 */
function isNice(tried: Solution, original: Solution): boolean {
  const exprs = (answer: Statement) => expressionsOf(answer)
  const numbers = (answer: Statement) => exprs(answer).map(exactValue)
  const [own, model] = [numbers(tried.answer), numbers(original.answer)]
  if (own.length !== model.length || tried.answer.kind !== original.answer.kind) return false
  const size = (answer: Statement) => exprs(answer).reduce((total, expr) => total + countNodes(expr), 0)
  if (size(tried.answer) > size(original.answer) + 4) return false
  if (hasInverse(tried.answer) && !hasInverse(original.answer)) return false
  const largestBottom = model.reduce((most, value) => (value && value.d > most ? value.d : most), 1n)
  const limit = model.reduce((most, value) => (value && value.n > most ? value.n : most), LARGEST_NICE)
  const bottomLimit = largestBottom === 1n ? 1n : largestBottom > 12n ? largestBottom : 12n
  return own.every((value, index) => {
    if (!value) return model[index] === null
    return value.d <= bottomLimit && value.n <= limit && value.n >= -limit && value.n !== 0n
  })
}

/** An answer left as an inverse function: the angle has no closed form. */
const hasInverse = (answer: Statement) =>
  expressionsOf(answer).some((expr) => hasCall(expr, ['asin', 'acos', 'atan', 'acot']))

function sharesAnswer(a: Statement, b: Statement): boolean {
  if (a.kind === 'expression' && b.kind === 'expression') return sameValue(a.value, b.value) !== 'refuted'
  if (a.kind === 'cases' && b.kind === 'cases') {
    // -12 beside a task whose answer is 12 gives too much away as well.
    const isNear = (root: Expr, other: Expr) =>
      [other, { kind: 'negate', of: other } as const].some((each) => sameValue(root, each) !== 'refuted')
    return rootsIn(a).some((root) => rootsIn(b).some((other) => isNear(root, other)))
  }
  if (a.kind === 'tuples' && b.kind === 'tuples') {
    const rows = (answer: typeof a) => answer.rows.map((row) => row.map(writeExpression).join())
    return rows(a).some((row) => rows(b).includes(row))
  }
  return writeStatement(a) === writeStatement(b)
}

import type { Expr, Statement } from '../math/ast.ts'
import {
  binary,
  children,
  countNodes,
  equation,
  expression,
  expressionsOf,
  name,
  number,
  withChildren,
} from '../math/ast.ts'
import { solveEquation } from '../math/equation.ts'
import { parseExpression } from '../math/parse.ts'
import { constant, exactValue, fromPolynomial, product, scale, sum, toPolynomial } from '../math/polynomial.ts'
import { rational } from '../math/rational.ts'
import { simplifyExpression } from '../math/simplify.ts'
import { plainMethod, solve } from '../math/solve.ts'
import type { Family, Solution } from '../math/steps.ts'
import { rootsIn } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { writeStatement } from '../math/written.ts'
import type { Chance } from './chance.ts'

export interface Exercise {
  readonly statement: Statement
  readonly solution: Solution
}

/** Tries before giving up on a shape, fewer for longer tasks: together well below what a student notices. */
const MOST_TRIES = 400
const MOST_WORK = 12_000
const LARGEST_NICE = 60n

/** A first exercise of each family, varied before it is given. */
const models: Readonly<Partial<Record<Family, readonly string[]>>> = {
  linear: ['3(x-2)=2x+7', '5x+3=18', '7x-4=3x+12'],
  quadratic: ['x^2-5x+6=0', 'x^2+2x-8=0', '2x^2-5x+2=0'],
  arithmetic: ['20-3*4', '(7+5)*2-6', '48:6+3*5'],
  fractions: ['1/2+1/3', '3/4-1/6', '2/3*3/5'],
  polynomial: ['2(x+3)-4x', '5x-3(x-2)', '(x+2)^2-4x'],
}

/** Families that have a first exercise. */
export const practiceFamilies: readonly Family[] = ['linear', 'quadratic', 'arithmetic', 'fractions', 'polynomial']

/** An exercise of a family, when there is no problem yet to vary. */
export function firstExercise(family: Family, chance: Chance): Exercise | null {
  const [left, right] = chance.pick(models[family] ?? models.linear!).split('=')
  const model: Statement = right
    ? equation(parseExpression(left!), parseExpression(right))
    : expression(parseExpression(left!))
  return twinOf(model, chance) ?? exerciseOf(model)
}

function exerciseOf(statement: Statement): Exercise | null {
  const solved = solve(statement)
  return 'solution' in solved ? { statement, solution: solved.solution } : null
}

/**
 * A problem of the same shape that takes the same steps with other numbers, shares no answer with the original, and
 * comes out as nicely. null where there is none: "no solution" has only one answer.
 */
export function twinOf(original: Statement, chance: Chance): Exercise | null {
  const model = solve(original)
  if (!('solution' in model)) return null
  const { solution } = model
  if (solution.answer.kind !== 'cases' && solution.answer.kind !== 'expression') return null
  const steps = solution.steps.map((step) => step.rule).join()
  const length = solution.steps
    .flatMap((step) => expressionsOf(step.after))
    .reduce((total, expr) => total + countNodes(expr), 10)
  const tries = Math.min(MOST_TRIES, Math.ceil(MOST_WORK / length))
  for (let attempt = 0; attempt < tries; attempt++) {
    const statement = variation(original, solution, attempt < tries / 2, chance)
    // Nothing in it can be varied: a task of letters only.
    if (writeStatement(statement) === writeStatement(original)) {
      if (attempt > 8) return null
      continue
    }
    const tried =
      statement.kind === 'expression' ? simplifyExpression(statement.value) : solveEquation(statement, plainMethod)
    if (typeof tried === 'string' || tried.steps.map((step) => step.rule).join() !== steps) continue
    if (!isNice(tried, solution) || sharesAnswer(tried.answer, solution.answer)) continue
    const exercise = exerciseOf(statement)
    if (exercise) return exercise
  }
  return null
}

function variation(original: Statement, solution: Solution, fromRoots: boolean, chance: Chance): Statement {
  const isStandard = original.kind === 'equation' && exactValue(original.right)?.n === 0n
  const isFactored = solution.steps[0]?.rule === 'find-pair'
  // Random coefficients seldom factor, so these are built from their roots.
  if (isStandard && isFactored && solution.unknown && fromRoots) {
    return quadraticFromFactors(solution, chance)
  }
  const vary = (expr: Expr) => varied(expr, chance)
  if (original.kind === 'expression') return expression(vary(original.value))
  if (original.kind === 'equation') return equation(vary(original.left), vary(original.right))
  return original
}

function quadraticFromFactors(solution: Solution, chance: Chance): Statement {
  const x = toPolynomial(name(solution.unknown!))
  const isMonic = !solution.steps.some((step) => step.rule === 'split-middle')
  const factor = (leading: number) =>
    sum(scale(x, rational(leading)), constant(rational(chance.between(1, 7) * (chance.between(0, 1) ? 1 : -1))))
  const left = product(factor(isMonic ? 1 : chance.between(2, 3)), factor(1))
  return equation(fromPolynomial(left), number(0))
}

function varied(expr: Expr, chance: Chance): Expr {
  if (expr.kind === 'power') return binary('power', varied(expr.left, chance), expr.right)
  if (expr.kind === 'root' || expr.kind === 'number')
    return expr.kind === 'number' ? variedNumber(expr, chance) : squareUnderRoot(expr, chance)
  return withChildren(
    expr,
    children(expr).map((child) => varied(child, chance)),
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

/** Whole where the original is whole, and no number larger than a student likes to see. */
function isNice(tried: Solution, original: Solution): boolean {
  const numbers = (answer: Statement) =>
    (answer.kind === 'expression' ? [answer.value] : rootsIn(answer)).map(exactValue)
  const [own, model] = [numbers(tried.answer), numbers(original.answer)]
  if (own.length !== model.length) return false
  const largestBottom = model.reduce((most, value) => (value && value.d > most ? value.d : most), 1n)
  const limit = model.reduce((most, value) => (value && value.n > most ? value.n : most), LARGEST_NICE)
  const bottomLimit = largestBottom === 1n ? 1n : largestBottom > 12n ? largestBottom : 12n
  return own.every((value) => {
    if (!value) return true
    return value.d <= bottomLimit && value.n <= limit && value.n >= -limit && value.n !== 0n
  })
}

function sharesAnswer(a: Statement, b: Statement): boolean {
  if (a.kind === 'expression' && b.kind === 'expression') return sameValue(a.value, b.value) !== 'refuted'
  return rootsIn(a).some((root) => rootsIn(b).some((other) => sameValue(root, other) !== 'refuted'))
}

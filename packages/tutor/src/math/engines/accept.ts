import type { Expr, Request, Statement } from '../ast.ts'
import { binary, children, collectNames, countNodes, expressionsOf, isClosed, withChildren } from '../ast.ts'
import { isDefiniteIntegral } from '../judge.ts'
import { exactValue } from '../polynomial.ts'
import { isZero } from '../rational.ts'
import type { Solution } from '../steps.ts'
import { isVerified } from '../verify-solution.ts'

/**
 * Whether an engine's result is the complete answer in the requested form. Its truth is checked by the verifier, which
 * shares nothing with the engines; this checks what a comparison of values cannot see.
 */
export function isAnswerTo(task: Statement, answer: Statement): boolean {
  if (expressionsOf(answer).some(isRounded)) return false
  switch (task.kind) {
    case 'request':
      return isRequested(task, answer)
    case 'expression':
      return answer.kind === 'expression' && isSimpler(task.value, answer.value) && isTrue(task, answer, null)
    case 'equation': {
      const unknown = unknownIn(answer)
      return unknown !== null && areExactRoots(task, unknown, answer) && isTrue(task, answer, unknown)
    }
    case 'system':
      return isTrue(task, answer, null)
    default:
      return false
  }
}

/**
 * An engine's answer has no steps, so only the answer is verified. The family merely keeps the verifier from assuming
 * linearity.
 */
const isTrue = (task: Statement, answer: Statement, unknown: string | null) =>
  isVerified(task, { family: 'higher-degree', unknown, steps: [], answer } satisfies Solution)

function unknownIn(answer: Statement): string | null {
  if (answer.kind === 'series') return answer.unknown
  const [first] = answer.kind === 'cases' ? answer.cases : []
  if (first) return first.left.kind === 'name' ? first.left.name : null
  return null
}

function isRequested(task: Request, answer: Statement): boolean {
  const { subject, operation } = task
  const unknown = task.unknown ?? 'x'
  if (operation === 'solve' || operation === 'solve-for' || operation === 'simplify' || operation === 'calculate') {
    return isAnswerTo(subject, answer)
  }
  if (answer.kind !== 'expression') return false
  const of = subject.kind === 'expression' ? subject.value : null
  switch (operation) {
    case 'factor':
      return of !== null && isProduct(answer.value) && isTrue(task, answer, unknown)
    case 'expand':
      return of !== null && !hasBrackets(answer.value) && isTrue(task, answer, unknown)
    case 'definite-integral': {
      const [from, to] = task.values ?? []
      if (!of || !from || !to || !isClosed(answer.value)) return false
      return isDefiniteIntegral(of, unknown, from, to, answer.value) === 'verified'
    }
    case 'differentiate':
    case 'integrate':
    case 'limit':
    case 'mean':
    case 'median':
    case 'variance':
    case 'spread':
      return isTrue(task, answer, unknown)
    default:
      return false
  }
}

/** Decimals and unusual fractions are values found numerically. */
const isRounded = (expr: Expr): boolean =>
  (expr.kind === 'number' && expr.value.d > 100_000n) || children(expr).some(isRounded)

/** For a fraction an approximate match is not enough: where possible both sides are computed exactly. */
function areExactRoots(task: Statement & { kind: 'equation' }, unknown: string, answer: Statement): boolean {
  if (answer.kind !== 'cases') return true
  return answer.cases.every(({ right }) => {
    if (collectNames(right).size > 0) return true
    const value = exactValue(right)
    if (!value) return true
    const sides = exactValue(binary('subtract', put(task.left, unknown, right), put(task.right, unknown, right)))
    // Roots, logarithms and angles have no exact value here, so only a simple number is accepted.
    return sides ? isZero(sides) : value.d <= 1000n
  })
}

const put = (expr: Expr, unknown: string, value: Expr): Expr =>
  expr.kind === 'name' && expr.name === unknown
    ? value
    : withChildren(
        expr,
        children(expr).map((child) => put(child, unknown, value)),
      )

const isSimpler = (task: Expr, answer: Expr) => countNodes(answer) < countNodes(task)

/** At least two factors with letters, or a power of one. */
function isProduct(expr: Expr): boolean {
  const factors = factorsOf(expr).filter((factor) => !isClosed(factor))
  return factors.length > 1 || (factors[0]?.kind === 'power' && factors[0].left.kind !== 'name')
}

function factorsOf(expr: Expr): Expr[] {
  if (expr.kind === 'multiply') return [...factorsOf(expr.left), ...factorsOf(expr.right)]
  return expr.kind === 'negate' ? factorsOf(expr.of) : [expr]
}

const hasBrackets = (expr: Expr): boolean =>
  ((expr.kind === 'multiply' || expr.kind === 'power') &&
    children(expr).some((child) => (child.kind === 'add' || child.kind === 'subtract') && !isClosed(child))) ||
  children(expr).some(hasBrackets)

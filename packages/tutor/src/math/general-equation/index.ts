import { Algebra } from '../algebra/index.ts'
import { approximate } from '../approximate.ts'
import { binary, type Equation, type Expr, rootsOf, type Statement, someNode } from '../ast.ts'
import { createTrace, type Method, type Trace } from '../equation.ts'
import { contains, fits, inSize, none, type Roots, Unsolved, type Work } from '../equation-work.ts'
import { lettersOf } from '../ring.ts'
import type { Decline, Solution } from '../steps.ts'
import { solveTrigonometric } from '../trigonometric.ts'
import { exponentialEquation } from './exponential.ts'
import { irrationalEquation } from './irrational.ts'
import { logarithmicEquation } from './logarithmic.ts'
import { modulusEquation } from './modulus.ts'
import { polynomialEquation } from './polynomial.ts'
import { rationalEquation } from './rational.ts'

/**
 * Solves other equations in one unknown (with roots, powers, logarithms, moduli, fractions) by the methods of school.
 */
export function solveGeneral(task: Equation, unknown: string, method: Method): Solution | Decline {
  const trace = createTrace(task)
  const work: Work = { trace, unknown, method, depth: 0, family: null }
  try {
    const roots = findRoots(task, work)
    const answer = answerOf(task, roots, work)
    return { family: work.family ?? 'higher-degree', unknown, steps: trace.steps, answer }
  } catch (error) {
    if (error instanceof Unsolved) return error.decline
    throw error
  }
}

/** Drops candidates that do not satisfy the original equation, in a step of its own. */
function answerOf(task: Equation, roots: Roots, { trace, unknown }: Work): Statement {
  if (roots.kind === 'all') return finish(trace, { kind: 'all-numbers' })
  if (roots.kind === 'series')
    return roots.values.length > 0
      ? finish(trace, { kind: 'series', unknown, values: roots.values })
      : finish(trace, { kind: 'no-solution' })
  const values = inSize(roots.values)
  const kept = values.filter((value) => fits(task, unknown, value))
  const answer: Statement = kept.length > 0 ? rootsOf(unknown, kept) : { kind: 'no-solution' }
  if (kept.length < values.length) trace.step('drop-extraneous', answer)
  return finish(trace, answer)
}

/** Puts the sorted answer in place of the last line. */
function finish(trace: Trace, answer: Statement): Statement {
  const last = trace.steps.at(-1)
  if (last && last.rule !== 'discriminant' && last.rule !== 'find-pair')
    trace.steps[trace.steps.length - 1] = { ...last, after: answer }
  return answer
}

/** Chooses by where the unknown stands: each kind of equation has its file here, and leaves further ones to this. */
export function findRoots(task: Equation, work: Work): Roots {
  if (work.depth > 6) throw new Unsolved()
  const { unknown } = work
  const algebra = new Algebra()
  const whole = algebra.ratio(binary('subtract', task.left, task.right))
  if (whole.top.size === 0) return restricted(task, unknown) ? unsolved() : { kind: 'all' }
  const atoms = lettersOf(whole.top)
    .map((key) => algebra.atoms.get(key))
    .filter((atom) => atom !== undefined && contains(atom.expr, unknown))
    .map((atom) => atom!)
  const hasAngle = [task.left, task.right].some((side) => hasAngleOf(side, unknown))
  if (hasAngle) {
    work.family ??= 'trigonometric'
    return solveTrigonometric(task, work, findRoots)
  }
  if (atoms.length === 0) {
    const denominators = lettersOf(whole.bottom).includes(unknown) || hasDenominator(task, unknown)
    const isFree = !lettersOf(whole.top).includes(unknown)
    if (isFree && !denominators) {
      work.trace.step('conclude-none', { kind: 'no-solution' })
      return none
    }
    return denominators ? rationalEquation(task, work, findRoots) : polynomialEquation(task, work, findRoots)
  }
  const kinds = new Set(
    atoms.map((atom) =>
      atom.exponential
        ? 'power'
        : atom.expr.kind === 'root'
          ? 'root'
          : atom.expr.kind === 'call'
            ? atom.expr.fn
            : 'other',
    ),
  )
  if (kinds.size === 1 && kinds.has('power')) return exponentialEquation(task, work, algebra, whole, findRoots)
  if (kinds.size <= 2 && [...kinds].every((kind) => kind === 'ln' || kind === 'log'))
    return logarithmicEquation(task, work, findRoots)
  if (kinds.has('abs')) return modulusEquation(task, work, findRoots)
  if (kinds.has('root')) return irrationalEquation(task, work, algebra, whole, findRoots)
  throw new Unsolved()
}

const unsolved = (): never => {
  throw new Unsolved()
}

const hasAngleOf = (expr: Expr, unknown: string) =>
  someNode(
    expr,
    (node) => node.kind === 'call' && ['sin', 'cos', 'tan', 'cot'].includes(node.fn) && contains(node, unknown),
  )

const hasDenominator = (task: Equation, unknown: string) =>
  [task.left, task.right].some((side) =>
    someNode(
      side,
      (node) =>
        (node.kind === 'divide' && contains(node.right, unknown)) ||
        (node.kind === 'power' && contains(node.left, unknown) && approximate(node.right) < 0),
    ),
  )

const restricted = (task: Equation, unknown: string) =>
  hasDenominator(task, unknown) ||
  [task.left, task.right].some((side) =>
    someNode(
      side,
      (node) =>
        ((node.kind === 'root' && node.index % 2 === 0) ||
          (node.kind === 'call' && ['ln', 'log', 'tan', 'cot'].includes(node.fn))) &&
        contains(node, unknown),
    ),
  )

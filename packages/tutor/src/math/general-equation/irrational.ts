import { Algebra } from '../algebra/index.ts'
import type { Ratio } from '../algebra/ratio.ts'
import { approximate } from '../approximate.ts'
import { binary, type Equation, type Expr, equation, isClosed, number } from '../ast.ts'
import { contains, type FindRoots, none, type Roots, Unsolved, type Work } from '../equation-work.ts'
import { constant } from '../polynomial.ts'
import { ONE, rational } from '../rational.ts'
import { coefficientsBy, isConstant, lettersOf, monomialOf } from '../ring.ts'
import { writeExpression } from '../written.ts'

/** The unknown under a root: isolates one root and raises both sides. */
export function irrationalEquation(
  task: Equation,
  work: Work,
  algebra: Algebra,
  whole: Ratio,
  findRoots: FindRoots,
): Roots {
  const { trace, unknown } = work
  work.family ??= 'irrational'
  const keys = lettersOf(whole.top).filter((key) => {
    const atom = algebra.atoms.get(key)
    return atom?.expr.kind === 'root' && contains(atom.expr, unknown)
  })
  // Isolates the longest root, so that the squared side stays short.
  const [key] = keys.sort((a, b) => b.length - a.length)
  const atom = key === undefined ? undefined : algebra.atoms.get(key)
  if (!key || atom?.expr.kind !== 'root') throw new Unsolved()
  const { index } = atom.expr
  const [rest, factor, ...more] = coefficientsBy(whole.top, key)
  if (!rest || !factor || more.length > 0) throw new Unsolved()
  const one = constant(ONE)
  const withFactor = isConstant(factor)
  const left = withFactor
    ? atom.expr
    : algebra.expr(algebra.multiply({ top: factor, bottom: one }, { top: monomialOf(ONE, { [key]: 1 }), bottom: one }))
  const right = algebra.expr(
    withFactor
      ? algebra.divide({ top: rest, bottom: constant(rational(-1)) }, { top: factor, bottom: one })
      : { top: rest, bottom: constant(rational(-1)) },
  )
  const line = equation(left, right)
  const isThere =
    (writeExpression(task.left) === writeExpression(left) && writeExpression(task.right) === writeExpression(right)) ||
    bothRoots(task)
  const current = isThere ? task : line
  if (!isThere) trace.step('isolate-root', line)
  if (index % 2 === 0 && isClosed(current.right) && approximate(current.right) < 0 && withFactor) {
    trace.step('no-root', { kind: 'no-solution' }, { value: current.right })
    return none
  }
  const raised = equation(
    simplifiedSide(binary('power', current.left, number(index))),
    simplifiedSide(binary('power', current.right, number(index))),
  )
  trace.step('raise-both', raised, { index: number(index) })
  const roots = findRoots(raised, { ...work, depth: work.depth + 1 })
  if (roots.kind !== 'roots') throw new Unsolved()
  return roots
}

const bothRoots = (task: Equation) =>
  task.left.kind === 'root' && task.right.kind === 'root' && task.left.index === task.right.index

/** Squares of even roots, without bars: the sign of the other side is checked at the end. */
function simplifiedSide(expr: Expr): Expr {
  const algebra = new Algebra()
  return algebra.expr(algebra.ratio(expr))
}

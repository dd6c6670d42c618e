import { Algebra } from '../algebra/index.ts'
import type { Ratio } from '../algebra/ratio.ts'
import { type Equation, type Expr, equation } from '../ast.ts'
import { type FindRoots, productExpr, type Roots, Unsolved, type Work } from '../equation-work.ts'
import { factorPolynomial } from '../factoring.ts'
import { constant, type Polynomial, product } from '../polynomial.ts'
import { absolute, lcm, ONE, rational } from '../rational.ts'
import { powerOf } from '../ring.ts'

/** The unknown in a denominator: multiplies by the common denominator. */
export function rationalEquation(task: Equation, work: Work, findRoots: FindRoots): Roots {
  work.family ??= 'rational-equation'
  const algebra = new Algebra()
  const sides = [task.left, task.right].map((side) => algebra.ratio(side)) as [Ratio, Ratio]
  const shared = denominatorOf(task, algebra)
  const cleared = sides.map((side) => algebra.expr(algebra.multiply(side, { top: shared, bottom: constant(ONE) }))) as [
    Expr,
    Expr,
  ]
  const line = equation(...cleared)
  const { factors, content } = factorPolynomial(shared)
  work.trace.step('clear-denominators', line, { by: productExpr(algebra, content, factors) })
  const inner: Work = { ...work, depth: work.depth + 1 }
  const roots = findRoots(line, inner)
  if (roots.kind === 'all') throw new Unsolved()
  return roots
}

/** A common multiple of the denominators as written, before anything is canceled. */
function denominatorOf(task: Equation, algebra: Algebra): Polynomial {
  const bottoms: Polynomial[] = []
  const visit = (expr: Expr): void => {
    if (expr.kind === 'divide') bottoms.push(algebra.ratio(expr.right).top)
    const ratio = algebra.ratio(expr)
    bottoms.push(ratio.bottom)
  }
  for (const side of [task.left, task.right]) {
    for (const term of termsOf(side)) visit(term)
  }
  return bottoms.reduce((all, each) => commonMultiple(all, each), constant(ONE))
}

const termsOf = (expr: Expr): Expr[] =>
  expr.kind === 'add' || expr.kind === 'subtract'
    ? [...termsOf(expr.left), ...termsOf(expr.right)]
    : expr.kind === 'negate'
      ? termsOf(expr.of)
      : [expr]

function commonMultiple(a: Polynomial, b: Polynomial): Polynomial {
  const [first, second] = [factorPolynomial(a), factorPolynomial(b)]
  const key = (poly: Polynomial) =>
    JSON.stringify(
      [...poly.keys()]
        .sort()
        .map((each) => [each, `${poly.get(each)!.coefficient.n}/${poly.get(each)!.coefficient.d}`]),
    )
  const powers = new Map<string, { poly: Polynomial; power: number }>()
  for (const { poly, power } of [...first.factors, ...second.factors]) {
    const known = powers.get(key(poly))
    powers.set(key(poly), { poly, power: Math.max(power, known?.power ?? 0) })
  }
  const content = lcm(absolute(first.content).n, absolute(second.content).n)
  return [...powers.values()].reduce(
    (all, { poly, power }) => product(all, powerOf(poly, power)),
    constant(rational(content)),
  )
}

import { Algebra } from '../algebra/index.ts'
import { simplified } from '../algebra/simplified.ts'
import { approximate } from '../approximate.ts'
import {
  binary,
  collectNames,
  type Equation,
  type Expr,
  equation,
  isClosed,
  name,
  negated,
  number,
  rootOf,
  rootsOf,
  type Statement,
} from '../ast.ts'
import { solveOne } from '../equation.ts'
import {
  type FindRoots,
  found,
  freshLetter,
  none,
  productExpr,
  type Roots,
  Unsolved,
  type Work,
} from '../equation-work.ts'
import { factorPolynomial } from '../factoring.ts'
import { constant, type Polynomial } from '../polynomial.ts'
import { divide, isZero, negate, ONE, type Rational, sign, ZERO } from '../rational.ts'
import {
  coefficientsBy,
  contentOf,
  degreeIn,
  fromCoefficients,
  gcdOfExponents,
  primitive,
  univariate,
} from '../ring.ts'
import { writeExpression } from '../written.ts'
import { solveCasesOf } from './cases.ts'
import { isZeroExpr } from './sides.ts'
import { substituted } from './substitution.ts'

/** By formula up to degree 2, otherwise by a sole power, a power as a new letter, or factors. */
export function polynomialEquation(task: Equation, work: Work, findRoots: FindRoots): Roots {
  const { unknown, trace, method } = work
  const algebra = new Algebra()
  const { top } = algebra.ratio(binary('subtract', task.left, task.right))
  const coefficients = univariate(top, unknown)
  if (!coefficients) return literalPolynomial(task, work, algebra, top)
  const degree = coefficients.length - 1
  if (degree <= 2) {
    const solved = solveOne(task, unknown, method)
    if (typeof solved !== 'string') {
      trace.steps.push(...solved.steps)
      trace.continueFrom(solved.answer)
      work.family ??= solved.family
      return rootsOfAnswer(solved.answer)
    }
  }
  work.family ??= 'higher-degree'
  const used = coefficients.flatMap((each, exponent) => (isZero(each) ? [] : [exponent]))
  if (used.length === 1) return soleRoot(work, ZERO)
  if (used.length === 2 && used[0] === 0) return binomialEquation(task, work, coefficients)
  const step = used.reduce(gcdOfExponents, 0)
  const content = contentOf(top)
  const line = equation(algebra.polynomialExpr(primitive(top)), number(0))
  if (used[0] === 0 && step > 1 && degree === 2 * step) {
    const letter = freshLetter(task)
    const lower = fromCoefficients(
      coefficients.filter((_, exponent) => exponent % step === 0).map((each) => constant(divide(each, content))),
      letter,
    )
    return substituted(work, { letter, meaning: binary('power', name(unknown), number(step)), poly: lower }, findRoots)
  }
  const { factors } = factorPolynomial(top)
  const isProduct = factors.length > 1 || (factors[0]?.power ?? 1) > 1
  if (!isProduct) throw new Unsolved('degree-too-high')
  if (!isZeroProduct(task)) {
    if (writeExpression(task.left) !== writeExpression(line.left) || !isZeroExpr(task.right))
      trace.step('standard-form', line)
    trace.step('factor', equation(productExpr(algebra, ONE, factors), number(0)))
  }
  const cases = factors.map(({ poly }) => equation(algebra.polynomialExpr(poly), number(0)))
  trace.step('zero-product', { kind: 'cases', cases })
  return solveCasesOf(cases, work, findRoots)
}

const isZeroProduct = (task: Equation) =>
  isZeroExpr(task.right) && task.left.kind === 'multiply' && !isMonomialLike(task.left)
const isMonomialLike = (expr: Expr): boolean =>
  expr.kind === 'number' ||
  expr.kind === 'name' ||
  (expr.kind === 'power' && isMonomialLike(expr.left)) ||
  (expr.kind === 'multiply' && isMonomialLike(expr.left) && isMonomialLike(expr.right))

function soleRoot({ trace, unknown }: Work, value: Rational): Roots {
  trace.step('take-root', rootsOf(unknown, [number(value)]))
  return found([number(value)])
}

/** Solves a xⁿ + c = 0. */
function binomialEquation(task: Equation, { trace, unknown }: Work, coefficients: readonly Rational[]): Roots {
  const degree = coefficients.length - 1
  const value = divide(negate(coefficients[0]!), coefficients[degree]!)
  const line = equation(binary('power', name(unknown), number(degree)), number(value))
  if (
    writeExpression(task.left) !== writeExpression(line.left) ||
    writeExpression(task.right) !== writeExpression(line.right)
  )
    trace.step('isolate-square', line)
  if (sign(value) < 0 && degree % 2 === 0) {
    trace.step('no-square', { kind: 'no-solution' }, { value: number(value) })
    return none
  }
  const root = simplified(rootOf(number(value), degree))
  const values = degree % 2 === 0 && !isZero(value) ? [root, simplified(negated(root))] : [root]
  trace.step('take-root', rootsOf(unknown, values), { value: number(value), index: number(degree) })
  return found(values)
}

/** Coefficients with roots, π or other letters: degree 1 or 2. */
function literalPolynomial(task: Equation, work: Work, algebra: Algebra, top: Polynomial): Roots {
  const { trace, unknown } = work
  const hasLetters = [...collectNames(task.left), ...collectNames(task.right)].some((letter) => letter !== unknown)
  work.family ??= hasLetters ? 'literal' : degreeIn(top, unknown) === 1 ? 'linear' : 'quadratic'
  const coefficients = coefficientsBy(top, unknown).map((poly) => algebra.polynomialExpr(poly))
  const [c, b, a] = coefficients as [Expr, Expr | undefined, Expr | undefined]
  if (coefficients.length === 2 && b) {
    const value = simplified(negated(binary('divide', c, b)))
    trace.step('isolate-letter', rootsOf(unknown, [value]), { by: b })
    return found([value])
  }
  if (coefficients.length !== 3 || !a || !b) throw new Unsolved('degree-too-high')
  if (isZeroExpr(b)) {
    const square = simplified(negated(binary('divide', c, a)))
    if (isClosed(square) && approximate(square) < 0) {
      trace.step('no-square', { kind: 'no-solution' }, { value: square })
      return none
    }
    const root = simplified(rootOf(square))
    trace.step('isolate-square', equation(binary('power', name(unknown), number(2)), square))
    const values = [root, simplified(negated(root))]
    trace.step('square-root', rootsOf(unknown, values), { value: square })
    return found(values)
  }
  const discriminant = simplified(
    binary('subtract', binary('power', b, number(2)), binary('multiply', number(4), binary('multiply', a, c))),
  )
  trace.fact('discriminant', equation(name('D'), discriminant), { a, b, c })
  if (isClosed(discriminant) && approximate(discriminant) < -1e-12) {
    trace.step('no-real-roots', { kind: 'no-solution' }, { a, b, discriminant })
    return none
  }
  const values = (['add', 'subtract'] as const).map((kind) =>
    simplified(binary('divide', binary(kind, negated(b), rootOf(discriminant)), binary('multiply', number(2), a))),
  )
  trace.step('formula', rootsOf(unknown, values), { a, b, discriminant })
  return found(values)
}

function rootsOfAnswer(answer: Statement): Roots {
  if (answer.kind === 'all-numbers') return { kind: 'all' }
  if (answer.kind === 'series') return { kind: 'series', values: answer.values }
  return answer.kind === 'cases' ? found(answer.cases.map((each) => each.right)) : none
}

import { Algebra, hasCall, type Ratio, rationalLogarithm, rationalValue, simplified } from './algebra.ts'
import { approximate } from './approximate.ts'
import type { Equation, Expr, Statement } from './ast.ts'
import {
  binary,
  call,
  collectNames,
  constant as constantExpr,
  equation,
  isClosed,
  name,
  negated,
  number,
  rootOf,
  rootsOf,
  someNode,
} from './ast.ts'
import { createTrace, type Method, solveOne, type Trace } from './equation.ts'
import {
  contains,
  fits,
  freshLetter,
  inSize,
  productExpr,
  type Roots,
  replaced,
  Unsolved,
  type Work,
} from './equation-work.ts'
import { factorPolynomial, integerRoot } from './factoring.ts'
import type { Polynomial } from './polynomial.ts'
import { constant, constantValue, product, sum } from './polynomial.ts'
import type { Rational } from './rational.ts'
import {
  absolute,
  divide,
  equals,
  gcd,
  isInteger,
  isZero,
  lcm,
  MathsError,
  multiply,
  negate,
  ONE,
  rational,
  sign,
  ZERO,
} from './rational.ts'
import {
  coefficientsBy,
  contentOf,
  degreeIn,
  fromCoefficients,
  isConstant,
  lettersOf,
  monomialOf,
  powerOf,
  primitive,
  univariate,
} from './ring.ts'
import type { Decline, Solution } from './steps.ts'
import { solveTrigonometric } from './trigonometric.ts'
import { writeExpression } from './written.ts'

const none: Roots = { kind: 'roots', values: [] }
const found = (values: readonly Expr[]): Roots => ({ kind: 'roots', values })

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
    return denominators ? rationalEquation(task, work) : polynomialEquation(task, work)
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
  if (kinds.size === 1 && kinds.has('power')) return exponentialEquation(task, work, algebra, whole)
  if (kinds.size <= 2 && [...kinds].every((kind) => kind === 'ln' || kind === 'log'))
    return logarithmicEquation(task, work)
  if (kinds.has('abs')) return modulusEquation(task, work)
  if (kinds.has('root')) return irrationalEquation(task, work, algebra, whole)
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

// ---- Polynomials ---------------------------------------------------------------------------------------------------

function polynomialEquation(task: Equation, work: Work): Roots {
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
  if (used.length === 1) return soleRoot(task, work, ZERO)
  if (used.length === 2 && used[0] === 0) return binomialEquation(task, work, coefficients)
  const step = used.reduce((all, each) => greatest(all, each), 0)
  const content = contentOf(top)
  const line = equation(algebra.polynomialExpr(primitive(top)), number(0))
  if (used[0] === 0 && step > 1 && degree === 2 * step) {
    const letter = freshLetter(task)
    const lower = fromCoefficients(
      coefficients.filter((_, exponent) => exponent % step === 0).map((each) => constant(divide(each, content))),
      letter,
    )
    return substituted(task, work, { letter, meaning: binary('power', name(unknown), number(step)), poly: lower })
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
  return solveCasesOf(cases, work)
}

const isZeroExpr = (expr: Expr) => expr.kind === 'number' && isZero(expr.value)

const isZeroProduct = (task: Equation) =>
  isZeroExpr(task.right) && task.left.kind === 'multiply' && !isMonomialLike(task.left)
const isMonomialLike = (expr: Expr): boolean =>
  expr.kind === 'number' ||
  expr.kind === 'name' ||
  (expr.kind === 'power' && isMonomialLike(expr.left)) ||
  (expr.kind === 'multiply' && isMonomialLike(expr.left) && isMonomialLike(expr.right))

function greatest(a: number, b: number): number {
  return b === 0 ? a : greatest(b, a % b)
}

function soleRoot(task: Equation, { trace, unknown }: Work, value: Rational): Roots {
  trace.step('take-root', rootsOf(unknown, [number(value)]))
  void task
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

/** Solves each case separately, without showing its steps. */
function solveCasesOf(cases: readonly Equation[], work: Work): Roots {
  const values: Expr[] = []
  let isSeries = false
  for (const each of cases) {
    const inner: Work = { ...work, trace: createTrace(each), depth: work.depth + 1, family: null }
    const roots = findRoots(each, inner)
    if (roots.kind === 'all') throw new Unsolved()
    if (roots.kind === 'series') isSeries = true
    values.push(
      ...(roots.kind === 'roots' ? roots.values.filter((value) => fits(each, work.unknown, value)) : roots.values),
    )
  }
  if (isSeries) {
    work.trace.step('solve-cases', { kind: 'series', unknown: work.unknown, values })
    return { kind: 'series', values }
  }
  const sorted = inSize(values)
  const isSolved = cases.every(
    (each) => each.left.kind === 'name' && each.left.name === work.unknown && isClosed(each.right),
  )
  if (!isSolved)
    work.trace.step('solve-cases', sorted.length > 0 ? rootsOf(work.unknown, sorted) : { kind: 'no-solution' })
  return found(sorted)
}

interface Substitution {
  readonly letter: string
  readonly meaning: Expr
  readonly poly: Polynomial
}

/** Solves a polynomial in a new letter, then substitutes back. */
function substituted(task: Equation, work: Work, { letter, meaning, poly }: Substitution): Roots {
  const { trace } = work
  const algebra = new Algebra()
  const line = equation(algebra.polynomialExpr(poly), number(0))
  trace.step('substitute', line, { letter: name(letter), meaning })
  const inner: Work = { ...work, unknown: letter, depth: work.depth + 1, family: 'higher-degree' }
  const roots = findRoots(line, inner)
  if (roots.kind !== 'roots') throw new Unsolved()
  const values = inSize(roots.values)
  if (values.length === 0) {
    void task
    return none
  }
  const cases = values.map((value) => equation(meaning, value))
  trace.step('back-substitute', { kind: 'cases', cases }, { letter: name(letter), meaning })
  return solveCasesOf(cases, work)
}

// ---- Denominators --------------------------------------------------------------------------------------------------

function rationalEquation(task: Equation, work: Work): Roots {
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

// ---- Modulus -------------------------------------------------------------------------------------------------------

function modulusEquation(task: Equation, work: Work): Roots {
  const { trace, unknown } = work
  work.family ??= 'modulus'
  const bars = (expr: Expr): Expr[] =>
    expr.kind === 'call' && expr.fn === 'abs' && contains(expr, unknown)
      ? [expr]
      : expr.kind === 'call'
        ? expr.args.flatMap(bars)
        : expr.kind === 'negate' || expr.kind === 'root'
          ? bars(expr.of)
          : 'left' in expr
            ? [...bars(expr.left), ...bars(expr.right)]
            : []
  const all = [...bars(task.left), ...bars(task.right)]
  const [first] = all
  const isSole = all.length === 1 && first?.kind === 'call'
  const isPair = all.length === 2 && [task.left, task.right].every((side) => side.kind === 'call' && side.fn === 'abs')
  if (isPair && task.left.kind === 'call' && task.right.kind === 'call') {
    const [f, g] = [task.left.args[0]!, task.right.args[0]!]
    const cases = [equation(f, g), equation(f, simplified(negated(g)))]
    trace.step('split-modulus', { kind: 'cases', cases })
    return casesFitting(task, cases, work)
  }
  if (isSole) {
    // A + B·|f| = 0: isolates the absolute value.
    const letter = freshLetter(task)
    const withLetter = binary(
      'subtract',
      replaced(task.left, first, name(letter)),
      replaced(task.right, first, name(letter)),
    )
    const algebra = new Algebra()
    const { top, bottom } = algebra.ratio(withLetter)
    const [a, b, ...more] = coefficientsBy(top, letter)
    if (!isConstant(bottom) || more.length > 0 || !a || !b) return modulusByIntervals(task, all, work)
    const value = algebra.expr(
      algebra.divide({ top: a, bottom: constant(rational(-1)) }, { top: b, bottom: constant(ONE) }),
    )
    const line = equation(first, value)
    if (writeExpression(task.left) !== writeExpression(first) || writeExpression(task.right) !== writeExpression(value))
      trace.step('isolate-function', line)
    if (isClosed(value) && approximate(value) < 0) {
      trace.step('no-modulus', { kind: 'no-solution' }, { value })
      return none
    }
    const inside = first.args[0]!
    const cases = isZeroExpr(value)
      ? [equation(inside, number(0))]
      : [equation(inside, value), equation(inside, simplified(negated(value)))]
    trace.step('split-modulus', { kind: 'cases', cases }, { value })
    return casesFitting(line, cases, work)
  }
  return modulusByIntervals(task, all, work)
}

function casesFitting(task: Equation, cases: readonly Equation[], work: Work): Roots {
  const roots = solveCasesOf(cases, work)
  if (roots.kind !== 'roots') return roots
  const kept = roots.values.filter((value) => fits(task, work.unknown, value))
  if (kept.length < roots.values.length)
    work.trace.step('drop-extraneous', kept.length > 0 ? rootsOf(work.unknown, kept) : { kind: 'no-solution' })
  return found(kept)
}

/** Between the zeros of their arguments all absolute values have fixed signs. */
function modulusByIntervals(task: Equation, bars: readonly Expr[], work: Work): Roots {
  const { unknown, trace } = work
  if (bars.length > 4) throw new Unsolved()
  const zeros: Expr[] = []
  for (const bar of bars) {
    if (bar.kind !== 'call') continue
    const inner = { ...work, trace: createTrace(task), depth: work.depth + 1, family: null }
    const roots = findRoots(equation(bar.args[0]!, number(0)), inner)
    if (roots.kind !== 'roots') throw new Unsolved()
    zeros.push(...roots.values)
  }
  const points = inSize(zeros)
  const sizes = points.map((point) => approximate(point))
  const values: Expr[] = []
  for (let index = 0; index <= points.length; index++) {
    const [low, high] = [sizes[index - 1] ?? Number.NEGATIVE_INFINITY, sizes[index] ?? Number.POSITIVE_INFINITY]
    const inside =
      low === Number.NEGATIVE_INFINITY
        ? high === Number.POSITIVE_INFINITY
          ? 0
          : high - 1
        : high === Number.POSITIVE_INFINITY
          ? low + 1
          : (low + high) / 2
    const open = (expr: Expr): Expr =>
      bars.reduce((all, bar) => {
        if (bar.kind !== 'call') return all
        const isNegative = approximate(bar.args[0]!, { [unknown]: inside }) < 0
        return replaced(all, bar, isNegative ? negated(bar.args[0]!) : bar.args[0]!)
      }, expr)
    const inner: Work = { ...work, trace: createTrace(task), depth: work.depth + 1, family: null }
    const roots = findRoots(equation(open(task.left), open(task.right)), inner)
    if (roots.kind !== 'roots') throw new Unsolved()
    values.push(
      ...roots.values.filter((value) => {
        const size = approximate(value)
        return size >= low - 1e-9 && size <= high + 1e-9
      }),
    )
  }
  const all = inSize(values)
  if (points.length > 0) trace.fact('critical-points', { kind: 'values', values: points })
  trace.step('modulus-intervals', all.length > 0 ? rootsOf(unknown, all) : { kind: 'no-solution' })
  return found(all)
}

// ---- Roots ---------------------------------------------------------------------------------------------------------

function irrationalEquation(task: Equation, work: Work, algebra: Algebra, whole: Ratio): Roots {
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

// ---- Powers with the unknown in the exponent -----------------------------------------------------------------------

function exponentialEquation(task: Equation, work: Work, algebra: Algebra, whole: Ratio): Roots {
  const { trace, unknown } = work
  work.family ??= 'exponential'
  if (lettersOf(whole.top).includes(unknown)) throw new Unsolved()
  const keys = lettersOf(whole.top).filter(
    (key) => algebra.atoms.get(key)?.exponential && contains(algebra.atoms.get(key)!.expr, unknown),
  )
  const atoms = keys.map((key) => algebra.atoms.get(key)!.exponential!)
  const exponent = atoms[0]!.exponent
  const kinds = new Set(atoms.map((atom) => writeExpression(atom.base)))
  const first = kinds.size === 1 ? atoms[0]!.base : null
  if (first?.kind === 'number' && atoms.length > 1) {
    const sides = sameBaseSides(task, first.value)
    if (sides) {
      const [left, right, root] = sides
      trace.step('same-base', equation(binary('power', number(root), left), binary('power', number(root), right)))
      const plain = equation(left, right)
      trace.step('equate-exponents', plain)
      return findRoots(plain, { ...work, depth: work.depth + 1 })
    }
  }
  if (atoms.some((atom) => writeExpression(atom.exponent) !== writeExpression(exponent))) throw new Unsolved()
  const terms = [...whole.top.values()]
  const vectors = terms.map((term) => keys.map((key) => term.powers[key] ?? 0))
  const line = lineThrough(vectors)
  if (!line) throw new Unsolved()
  const { start, direction, places } = line
  void start
  const bases = atoms.map((atom) => atom.base)
  const base = simplified(
    bases.reduce<Expr>(
      (all, each, index) => binary('multiply', all, binary('power', each, number(direction[index]!))),
      number(1),
    ),
  )
  if (terms.length === 2) return twoPowers(task, work, { algebra, base, exponent, terms, places, keys })
  // A polynomial in t = base^exponent.
  const letter = freshLetter(task)
  const poly = terms.reduce<Polynomial>((all, term, index) => {
    const powers = Object.fromEntries(Object.entries(term.powers).filter(([key]) => !keys.includes(key)))
    return sum(all, product(monomialOf(term.coefficient, powers), monomialOf(ONE, { [letter]: places[index]! })))
  }, new Map())
  return substituted(task, work, { letter, meaning: binary('power', base, exponent), poly: primitive(poly) })
}

/** start and direction if all points are start + k·direction with integers k >= 0. */
function lineThrough(
  vectors: readonly (readonly number[])[],
): { start: number[]; direction: number[]; places: number[] } | null {
  const gaps = vectors.map((vector) => vector.map((value, index) => value - vectors[0]![index]!))
  const first = gaps.find((gap) => gap.some((value) => value !== 0))
  if (!first) return null
  const size = first.reduce((all, each) => greatest(all, Math.abs(each)), 0)
  let direction = first.map((each) => each / size)
  if (
    direction.reduce((all, each) => all + each, 0) < 0 ||
    (direction.reduce((all, each) => all + each, 0) === 0 && direction[0]! < 0)
  )
    direction = direction.map((each) => -each)
  const pivot = direction.findIndex((each) => each !== 0)
  const steps = gaps.map((gap) => gap[pivot]! / direction[pivot]!)
  if (gaps.some((gap, index) => gap.some((value, place) => value !== steps[index]! * direction[place]!))) return null
  const lowest = Math.min(...steps)
  return { start: [...vectors[steps.indexOf(lowest)]!], direction, places: steps.map((each) => each - lowest) }
}

interface TwoPowers {
  algebra: Algebra
  base: Expr
  exponent: Expr
  terms: readonly { coefficient: Rational; powers: Readonly<Record<string, number>> }[]
  places: readonly number[]
  keys: readonly string[]
}

/** Solves c·b^(kx) = d, moving k into the exponent where needed. */
function twoPowers(task: Equation, work: Work, { algebra, base, exponent, terms, places, keys }: TwoPowers): Roots {
  const { trace, unknown } = work
  const [low, high] = places[0] === 0 ? [terms[0]!, terms[1]!] : [terms[1]!, terms[0]!]
  const times = Math.max(...places)
  const without = (term: (typeof terms)[number]): Ratio => ({
    top: monomialOf(
      term.coefficient,
      Object.fromEntries(Object.entries(term.powers).filter(([key]) => !keys.includes(key))),
    ),
    bottom: constant(ONE),
  })
  const value = algebra.expr(algebra.divide(without({ ...low, coefficient: negate(low.coefficient) }), without(high)))
  const full = simplified(binary('multiply', number(times), exponent))
  const shown = equation(binary('power', base, full), value)
  if (approximate(value) <= 0) {
    if (writeExpression(task.left) !== writeExpression(shown.left)) trace.step('isolate-function', shown)
    trace.step('no-power', { kind: 'no-solution' }, { value })
    return none
  }
  const [baseValue, rightValue] = [asRational(base), asRational(value)]
  const exact = baseValue && rightValue ? rationalLogarithm(rightValue, baseValue) : exactExponent(value, base)
  if (exact) {
    const sides = baseValue ? sameBaseSides(task, baseValue) : null
    if (sides) {
      const [left, right] = sides
      const line = equation(binary('power', number(sides[2]), left), binary('power', number(sides[2]), right))
      if (
        writeExpression(line.left) !== writeExpression(task.left) ||
        writeExpression(line.right) !== writeExpression(task.right)
      )
        trace.step('same-base', line)
      const plain = equation(left, right)
      trace.step('equate-exponents', plain)
      return findRoots(plain, { ...work, depth: work.depth + 1 })
    }
    const line = equation(shown.left, binary('power', base, number(exact)))
    trace.step('same-base', line)
    const plain = equation(full, number(exact))
    trace.step('equate-exponents', plain)
    return isSolvedFor(plain, unknown) ? found([number(exact)]) : findRoots(plain, { ...work, depth: work.depth + 1 })
  }
  if (
    writeExpression(task.left) !== writeExpression(shown.left) ||
    writeExpression(task.right) !== writeExpression(value)
  )
    trace.step('isolate-function', shown)
  const isE = base.kind === 'constant' && base.name === 'e'
  const log = simplified(isE ? call('ln', value) : call('log', value, base))
  const plain = equation(full, log)
  trace.step('take-log', plain, { base })
  return isSolvedFor(plain, unknown) ? found([log]) : findRoots(plain, { ...work, depth: work.depth + 1 })
}

const isSolvedFor = (task: Equation, unknown: string) =>
  task.left.kind === 'name' && task.left.name === unknown && !contains(task.right, unknown)

const asRational = (expr: Expr): Rational | null => rationalValue(new Algebra().ratio(expr))

/** The exponent with which a value is a power of e, or of a root. */
function exactExponent(value: Expr, base: Expr): Rational | null {
  const algebra = new Algebra()
  const isE = base.kind === 'constant' && base.name === 'e'
  return rationalValue(algebra.ratio(isE ? call('ln', value) : call('log', value, base)))
}

/** Both sides as powers of one integer base; null unless each side is a single product. */
function sameBaseSides(task: Equation, base: Rational): [Expr, Expr, Rational] | null {
  const root = smallestBase(base)
  const sides = [task.left, task.right].map((side) => {
    const algebra = new Algebra()
    const ratio = algebra.ratio(side)
    if (ratio.top.size !== 1 || ratio.bottom.size !== 1) return null
    const log = algebra.ratio(call('log', algebra.expr(ratio), number(root)))
    const exponent = algebra.expr(log)
    return hasCall(exponent, ['log', 'ln']) ? null : exponent
  })
  return sides[0] && sides[1] ? [sides[0], sides[1], root] : null
}

function smallestBase(base: Rational): Rational {
  const flipped = base.n === 1n ? divide(ONE, base) : base
  if (!isInteger(flipped)) return base
  for (let degree = 6; degree > 1; degree--) {
    const root = integerRoot(flipped.n, degree)
    if (root !== null && root > 1n) return rational(root)
  }
  return flipped
}

// ---- Logarithms ----------------------------------------------------------------------------------------------------

function logarithmicEquation(task: Equation, work: Work): Roots {
  const { trace, unknown } = work
  work.family ??= 'logarithmic'
  const variable = [task.left, task.right].find(
    (side) => side.kind === 'call' && side.fn === 'log' && contains(side.args[1]!, unknown),
  )
  if (variable?.kind === 'call') {
    const other = variable === task.left ? task.right : task.left
    if (contains(other, unknown)) throw new Unsolved()
    const line = equation(binary('power', variable.args[1]!, other), variable.args[0]!)
    trace.step('log-definition', line)
    return findRoots(line, { ...work, depth: work.depth + 1 })
  }
  const same = oneBase(task, unknown)
  const algebra = new Algebra()
  const whole = algebra.ratio(binary('subtract', same.left, same.right))
  const keys = lettersOf(whole.top).filter((key) => {
    const atom = algebra.atoms.get(key)
    return atom?.expr.kind === 'call' && contains(atom.expr, unknown)
  })
  if (lettersOf(whole.top).includes(unknown)) throw new Unsolved()
  const isLinear = [...whole.top.values()].every((term) => {
    const own = keys.filter((key) => term.powers[key])
    return own.length <= 1 && (own.length === 0 || term.powers[own[0]!] === 1)
  })
  if (!isLinear) return logByLetter(task, same, work)
  if (keys.length === 1) return singleLog(task, work, algebra, whole.top, keys[0]!)
  return combinedLogs(task, work, algebra, whole.top, keys)
}

/** Rewrites every logarithm of the unknown to the base of the first. */
function oneBase(task: Equation, unknown: string): Equation {
  const bases: Expr[] = []
  const visit = (expr: Expr): void => {
    if (expr.kind === 'call' && (expr.fn === 'log' || expr.fn === 'ln') && contains(expr, unknown))
      bases.push(expr.fn === 'ln' ? constantExpr('e') : expr.args[1]!)
    else if (expr.kind === 'call') for (const arg of expr.args) visit(arg)
    else if (expr.kind === 'negate' || expr.kind === 'root') visit(expr.of)
    else if ('left' in expr) for (const part of [expr.left, expr.right]) visit(part)
  }
  visit(task.left)
  visit(task.right)
  const values = bases.map((base) => (isClosed(base) ? rationalOf(base) : null))
  const smallest = values.reduce<Rational | null>(
    (best, value) => (value && isInteger(value) && (!best || value.n < best.n) ? value : best),
    null,
  )
  if (!smallest || values.some((value) => !value)) return task
  const change = (expr: Expr): Expr => {
    if (expr.kind === 'call' && expr.fn === 'log' && contains(expr, unknown)) {
      const own = rationalOf(expr.args[1]!)
      const ratio = own && !equals(own, smallest) ? rationalLogarithm(own, smallest) : null
      const log = call('log', expr.args[0]!, number(smallest))
      return ratio ? binary('multiply', number(divide(ONE, ratio)), log) : expr
    }
    switch (expr.kind) {
      case 'call':
        return { ...expr, args: expr.args.map(change) }
      case 'negate':
      case 'root':
        return { ...expr, of: change(expr.of) }
      default:
        return 'left' in expr ? { ...expr, left: change(expr.left), right: change(expr.right) } : expr
    }
  }
  return equation(change(task.left), change(task.right))
}

function rationalOf(expr: Expr): Rational | null {
  try {
    return asRational(expr)
  } catch (error) {
    if (error instanceof MathsError) return null
    throw error
  }
}

/** Solves k·log f + rest = 0. */
function singleLog(task: Equation, work: Work, algebra: Algebra, top: Polynomial, key: string): Roots {
  const { trace } = work
  const [rest = new Map() as Polynomial, factor] = coefficientsBy(top, key)
  const atom = algebra.atoms.get(key)
  if (!factor || atom?.expr.kind !== 'call') throw new Unsolved()
  const one = constant(ONE)
  const value = algebra.expr(
    algebra.divide({ top: rest, bottom: constant(rational(-1)) }, { top: factor, bottom: one }),
  )
  const line = equation(atom.expr, value)
  if (
    writeExpression(task.left) !== writeExpression(line.left) ||
    writeExpression(task.right) !== writeExpression(value)
  )
    trace.step('isolate-function', line)
  const base = atom.expr.fn === 'ln' ? constantExpr('e') : atom.expr.args[1]!
  const plain = equation(atom.expr.args[0]!, simplified(binary('power', base, value)))
  trace.step('log-definition', plain, { base, value })
  return isSolvedFor(plain, work.unknown) ? found([plain.right]) : findRoots(plain, { ...work, depth: work.depth + 1 })
}

/** Combines sums and differences of logarithms into one on each side. */
function combinedLogs(task: Equation, work: Work, algebra: Algebra, top: Polynomial, keys: readonly string[]): Roots {
  const { trace } = work
  const atoms = keys.map((key) => algebra.atoms.get(key)!.expr)
  const base = (expr: Expr) => (expr.kind === 'call' && expr.fn === 'log' ? expr.args[1]! : constantExpr('e'))
  const [first] = atoms
  if (!first || atoms.some((atom) => writeExpression(base(atom)) !== writeExpression(base(first)))) throw new Unsolved()
  const factors = keys.map((key) => {
    const factor = coefficientsBy(top, key)[1]
    return factor ? constantValue(factor) : null
  })
  if (factors.some((factor) => !factor)) throw new Unsolved()
  let rest = top
  for (const [index, key] of keys.entries()) rest = sum(rest, monomialOf(negate(factors[index]!), { [key]: 1 }))
  const common = factors.reduce((all, factor) => lcm(all, factor!.d), 1n)
  const shrink = factors.reduce((all, factor) => gcd(all, (factor!.n * common) / factor!.d), 0n)
  const by = rational(common, shrink)
  const sides: [Expr[], Expr[]] = [[], []]
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind !== 'call') throw new Unsolved()
    const times = multiply(factors[index]!, by)
    if (absolute(times).n > 8n) throw new Unsolved()
    const size = Number(absolute(times).n)
    sides[sign(times) > 0 ? 0 : 1].push(size === 1 ? atom.args[0]! : binary('power', atom.args[0]!, number(size)))
  }
  const free = algebra.expr({ top: rest, bottom: constant(divide(ONE, by)) })
  if (!isZeroExpr(free)) sides[1].push(simplified(binary('power', base(first), simplified(negated(free)))))
  const whole = (list: readonly Expr[]): Expr =>
    list.length === 0 ? number(1) : list.reduce((left, right) => binary('multiply', left, right))
  const log = (of: Expr): Expr =>
    first.kind === 'call' && first.fn === 'log' ? call('log', of, base(first)) : call('ln', of)
  const [left, right] = [whole(sides[0]), whole(sides[1])]
  const line = equation(log(left), log(right))
  if (
    writeExpression(line.left) !== writeExpression(task.left) ||
    writeExpression(line.right) !== writeExpression(task.right)
  )
    trace.step('combine-logs', line)
  const plain = equation(left, right)
  trace.step('drop-logs', plain)
  const roots = findRoots(plain, { ...work, depth: work.depth + 1 })
  if (roots.kind !== 'roots') throw new Unsolved()
  return roots
}

/** Several powers of one logarithm: substitutes a letter for it. */
function logByLetter(task: Equation, same: Equation, work: Work): Roots {
  const { unknown } = work
  const split = (expr: Expr): Expr => {
    if (expr.kind === 'call' && (expr.fn === 'log' || expr.fn === 'ln') && contains(expr, unknown)) {
      const algebra = new Algebra()
      const { top, bottom } = algebra.ratio(expr.args[0]!)
      const term = [...top.values()][0]
      const below = [...bottom.values()][0]
      const log = (of: Expr): Expr => (expr.fn === 'ln' ? call('ln', of) : call('log', of, expr.args[1]!))
      if (top.size !== 1 || bottom.size !== 1 || !term || !below) return expr
      const power = (term.powers[unknown] ?? 0) - (below.powers[unknown] ?? 0)
      const others = [...Object.keys(term.powers), ...Object.keys(below.powers)].some((key) => key !== unknown)
      if (others || power === 0) return expr
      const free = divide(term.coefficient, below.coefficient)
      const main = binary('multiply', number(power), log(name(unknown)))
      return equals(free, ONE) ? main : binary('add', main, log(number(free)))
    }
    switch (expr.kind) {
      case 'call':
        return { ...expr, args: expr.args.map(split) }
      case 'negate':
      case 'root':
        return { ...expr, of: split(expr.of) }
      default:
        return 'left' in expr ? { ...expr, left: split(expr.left), right: split(expr.right) } : expr
    }
  }
  const opened = equation(split(same.left), split(same.right))
  const algebra = new Algebra()
  const whole = algebra.ratio(binary('subtract', opened.left, opened.right))
  const keys = lettersOf(whole.top).filter(
    (key) => algebra.atoms.get(key) && contains(algebra.atoms.get(key)!.expr, unknown),
  )
  const [key] = keys
  if (keys.length !== 1 || !key || lettersOf(whole.top).includes(unknown)) throw new Unsolved()
  const letter = freshLetter(task)
  const poly = coefficientsBy(whole.top, key).reduce<Polynomial>(
    (all, each, exponent) => sum(all, product(each, monomialOf(ONE, { [letter]: exponent }))),
    new Map(),
  )
  return substituted(task, work, { letter, meaning: algebra.atoms.get(key)!.expr, poly: primitive(poly) })
}

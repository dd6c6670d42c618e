import type { Equation, Expr, Statement } from './ast.ts'
import {
  binary,
  collectNames,
  equation,
  name,
  namesOf,
  negated,
  number,
  rootsOf,
  signedTerms,
  someNode,
  sumOf,
} from './ast.ts'
import type { Polynomial } from './polynomial.ts'
import {
  coefficientsIn,
  constant,
  constantValue,
  degreeOf,
  difference,
  exactValue,
  fromPolynomial,
  product,
  samePolynomial,
  scale,
  sum,
  toPolynomial,
  tryPolynomial,
} from './polynomial.ts'
import type { Rational } from './rational.ts'
import {
  absolute,
  add,
  divide,
  equals,
  gcd,
  isFiniteDecimal,
  isInteger,
  isZero,
  lcm,
  MathsError,
  multiply,
  negate,
  ONE,
  rational,
  sign,
  squareRoot,
  subtract,
  ZERO,
} from './rational.ts'
import type { Decline, Fact, Rule, Solution, Step } from './steps.ts'
import { writeStatement } from './written.ts'

/** Up to this product a student finds the two factors by inspection; beyond it the formula is faster. */
const LARGEST_PRODUCT_TO_SPLIT = 400n

export interface Method {
  /** Side results that the student already has. */
  readonly known: readonly Fact[]
  /** The student used the discriminant although factoring works. */
  readonly byFormula: boolean
}

/**
 * Solves an equation by the methods of school. Also solves from the middle: an equivalent equation written by a student
 * gets the steps that remain.
 */
export function solveEquation(task: Statement, method: Method): Solution | Decline {
  const names = namesOf(task)
  if (names.length > 1) return 'several-unknowns'
  // A line like `0 = 2`, in which the unknown has canceled.
  const unknown = names[0] ?? 'x'
  try {
    if (task.kind === 'cases') return solveCases(task.cases, unknown, method)
    return task.kind === 'equation' ? solveOne(task, unknown, method) : 'not-an-exercise'
  } catch (error) {
    if (error instanceof MathsError) return declineFor(error)
    throw error
  }
}

export function declineFor(error: MathsError): Decline {
  const reasons = {
    'division-by-zero': 'division-by-zero',
    'zero-to-zero': 'zero-to-zero',
    'too-big': 'too-big',
    'not-polynomial': 'unknown-in-denominator',
    'unsupported-root': 'roots',
  } as const
  return reasons[error.limit]
}

export function solveOne(task: Equation, unknown: string, method: Method): Solution | Decline {
  const solvedForm = solvedRoot(task, unknown)
  if (solvedForm) return solveCases([equation(name(unknown), solvedForm)], unknown, method)
  const left = toPolynomial(task.left)
  const right = toPolynomial(task.right)
  // The degree of the difference: `x^2 = x^2 + x - 1` is linear.
  const degree = degreeOf(difference(left, right))
  if (degree > 2) return factoredRoots(task, unknown) ? solveQuadratic(task, unknown, method) : 'degree-too-high'
  return degree === 2 ? solveQuadratic(task, unknown, method) : solveLinear(task, unknown)
}

/** `x = 5 + 2` or `7 = x`: the unknown stands alone on one side and does not occur on the other. */
function solvedRoot(task: Equation, unknown: string): Expr | null {
  const isAlone = (side: Expr) => side.kind === 'name' && side.name === unknown
  const isFree = (side: Expr) => !someNode(side, isAlone)
  if (isAlone(task.left) && isFree(task.right)) return task.right
  return isAlone(task.right) && isFree(task.left) ? task.left : null
}

/** A mutable trace of a solution: the current line and the steps that led to it. */
export function createTrace(start: Statement) {
  const steps: Step[] = []
  let line = start
  return {
    steps,
    step(rule: Rule, after: Statement, facts: Record<string, Expr> = {}) {
      // Record no step that changes nothing.
      if (after.kind === 'system' && writeStatement(after) === writeStatement(line)) return
      steps.push({ rule, before: line, after, facts })
      line = after
    },
    /** Another solver produced the steps in between. */
    continueFrom(reached: Statement) {
      line = reached
    },
    /** Records a side result; the current line stays. */
    fact(rule: Fact, after: Statement, facts: Record<string, Expr> = {}) {
      steps.push({ rule, before: line, after, facts })
    },
  }
}
export type Trace = ReturnType<typeof createTrace>

// ---- Tidy sides ---------------------------------------------------------------------------------------------------

/** 0 and 1 are not written as an exponent or coefficient. */
const isUnit = (expr: Expr) =>
  expr.kind === 'number' && expr.value.d === 1n && (expr.value.n === 1n || expr.value.n === 0n)

/** A number, a letter, a power of a letter, or a product of a number and those. */
function isMonomial(expr: Expr): boolean {
  if (expr.kind === 'number' || expr.kind === 'name') return true
  if (expr.kind === 'power') return expr.left.kind === 'name' && expr.right.kind === 'number' && !isUnit(expr.right)
  if (expr.kind === 'divide') return expr.left.kind === 'number' && expr.right.kind === 'number'
  if (expr.kind !== 'multiply') return false
  const { left, right } = expr
  if (isUnit(left)) return false
  const isPlain = right.kind === 'name' || (right.kind === 'power' && isMonomial(right))
  const [letter] = collectNames(right)
  return isPlain && isMonomial(left) && !collectNames(left).has(letter!)
}

const isDoubleMinus = (expr: Expr) => expr.kind === 'negate' && expr.of.kind === 'negate'

export function isTidy(expr: Expr): boolean {
  if (someNode(expr, isDoubleMinus)) return false
  const terms = signedTerms(expr)
  const poly = tryPolynomial(expr)
  return poly !== null && terms.length === Math.max(1, poly.size) && terms.every((term) => isMonomial(term.expr))
}

const isSum = (expr: Expr): boolean => {
  const poly = tryPolynomial(expr)
  return poly !== null && poly.size > 1
}

export const hasBrackets = (expr: Expr): boolean =>
  someNode(
    expr,
    (node) =>
      (node.kind === 'multiply' && (isSum(node.left) || isSum(node.right))) ||
      (node.kind === 'power' && isSum(node.left)) ||
      (node.kind === 'divide' && isSum(node.left)) ||
      ((node.kind === 'negate' || node.kind === 'subtract') &&
        isSumNode(node.kind === 'negate' ? node.of : node.right)),
  )

const isSumNode = (expr: Expr) => (expr.kind === 'add' || expr.kind === 'subtract') && isSum(expr)

/** The expression with brackets expanded and like terms not yet collected. */
export function expanded(expr: Expr): Expr {
  const decimals = usesDecimals(expr)
  return sumOf(
    signedTerms(expr).flatMap(({ expr: term, negative }) => {
      if (!hasBrackets(term) && isMonomial(term)) return [{ expr: term, negative }]
      return signedTerms(fromPolynomial(toPolynomial(term), decimals)).map((each) => ({
        expr: each.expr,
        negative: each.negative !== negative,
      }))
    }),
  )
}

export const usesDecimals = (expr: Expr) => someNode(expr, (node) => node.kind === 'number' && node.style === 'decimal')

const denominators = (poly: Polynomial) => [...poly.values()].reduce((all, term) => lcm(all, term.coefficient.d), 1n)

// ---- Linear --------------------------------------------------------------------------------------------------------

function prepareSides(task: Equation, trace: Trace): { left: Polynomial; right: Polynomial; show: Show } {
  let current = task
  const decimals = usesDecimals(task.left) || usesDecimals(task.right)
  const fits = [...toPolynomial(task.left).values(), ...toPolynomial(task.right).values()].every((term) =>
    isFiniteDecimal(term.coefficient),
  )
  const show: Show = (poly) => fromPolynomial(poly, decimals && fits)
  const common = lcm(denominators(toPolynomial(task.left)), denominators(toPolynomial(task.right)))
  const worthClearing = (!decimals || !fits) && common > 1n
  if (worthClearing) {
    const by = rational(common)
    current = equation(multipliedBy(current.left, by), multipliedBy(current.right, by))
    trace.step('clear-fractions', current, { by: number(by) })
  }
  if (hasBrackets(current.left) || hasBrackets(current.right)) {
    current = equation(expanded(current.left), expanded(current.right))
    trace.step('expand-sides', current)
  }
  return { left: toPolynomial(current.left), right: toPolynomial(current.right), show }
}
type Show = (poly: Polynomial) => Expr

/** Multiplies every term by a number and keeps brackets: `(x - 1)/2` times 6 is `3(x - 1)`. */
function multipliedBy(expr: Expr, by: Rational): Expr {
  return sumOf(
    signedTerms(expr).map(({ expr: term, negative }) => {
      if (term.kind === 'divide' && isSum(term.left)) {
        const bottom = exactValue(term.right)
        const factor = bottom && divide(by, bottom)
        if (factor && equals(factor, ONE)) return { expr: term.left, negative }
        if (factor && isInteger(factor) && sign(factor) > 0) {
          return { expr: binary('multiply', number(factor), term.left), negative }
        }
      }
      const scaled = scale(toPolynomial(term), by)
      const negativeTerm = scaled.size === 1 && sign([...scaled.values()][0]!.coefficient) < 0
      return negativeTerm
        ? { expr: fromPolynomial(scale(scaled, negate(ONE))), negative: !negative }
        : { expr: fromPolynomial(scaled), negative }
    }),
  )
}

function solveLinear(task: Equation, unknown: string): Solution {
  const trace = createTrace(task)
  const sides = prepareSides(task, trace)
  const { show } = sides
  let { left, right } = sides
  const lastLine = () => trace.steps.at(-1)?.after ?? task
  const tidy = () => {
    const line = lastLine()
    return line.kind === 'equation' && isTidy(line.left) && isTidy(line.right)
  }
  if (!tidy()) trace.step('collect-sides', equation(show(left), show(right)))

  if (degreeOf(left) > 1) {
    // Equal higher powers on both sides cancel first.
    ;[left, right] = [difference(left, right), constant(ZERO)]
    trace.step('standard-form', equation(show(left), show(right)))
  }
  const coefficient = (poly: Polynomial) => coefficientsIn(poly, unknown)?.[1] ?? ZERO
  const freeTerm = (poly: Polynomial) => coefficientsIn(poly, unknown)?.[0] ?? ZERO
  const term = (factor: Rational) =>
    fromPolynomial(scale(toPolynomial(name(unknown)), factor), usesDecimals(show(left)))
  // The unknown stays on its side; if it occurs on both, it is collected on the left.
  const mirrored = isZero(coefficient(left)) && !isZero(coefficient(right))
  const line = (withUnknown: Polynomial, other: Polynomial) =>
    mirrored ? equation(show(other), show(withUnknown)) : equation(show(withUnknown), show(other))
  let [near, far] = mirrored ? [right, left] : [left, right]
  if (!isZero(coefficient(far))) {
    const moved = coefficient(far)
    const gone = scale(toPolynomial(name(unknown)), negate(moved))
    ;[near, far] = [sum(near, gone), sum(far, gone)]
    trace.step('gather-unknown', line(near, far), { term: term(absolute(moved)), sign: number(sign(moved)) })
  }
  const factor = coefficient(near)
  ;[left, right] = [near, far]
  if (isZero(factor)) {
    const always = samePolynomial(near, far)
    const answer: Statement = { kind: always ? 'all-numbers' : 'no-solution' }
    trace.step(always ? 'conclude-all' : 'conclude-none', answer)
    return { family: 'linear', unknown, steps: trace.steps, answer }
  }
  const free = freeTerm(near)
  if (!isZero(free)) {
    near = difference(near, constant(free))
    far = difference(far, constant(free))
    trace.step('move-number', line(near, far), {
      number: show(constant(absolute(free))),
      sign: number(sign(free)),
    })
  }
  const root = divide(freeTerm(far), factor)
  const answer = rootsOf(unknown, [shownValue(root, usesDecimals(task.left) || usesDecimals(task.right))])
  if (!equals(factor, ONE)) {
    trace.step('divide', answer, { by: show(constant(factor)) })
  } else {
    // The last line already has the form `x = number`: it is the answer.
    const last = trace.steps.pop()
    if (last) trace.steps.push({ ...last, after: answer })
  }
  return { family: 'linear', unknown, steps: trace.steps, answer }
}

const shownValue = (value: Rational, decimals: boolean): Expr =>
  number(value, decimals && isFiniteDecimal(value) ? 'decimal' : undefined)

// ---- Quadratic -----------------------------------------------------------------------------------------------------

function solveQuadratic(task: Equation, unknown: string, method: Method): Solution | Decline {
  const trace = createTrace(task)
  const finish = (answer: Statement): Solution => ({ family: 'quadratic', unknown, steps: trace.steps, answer })
  const factored = factoredRoots(task, unknown)
  if (factored) {
    const answer = rootsOf(unknown, factored)
    trace.step('zero-product', answer)
    return finish(answer)
  }
  const whole = coefficientsIn(difference(toPolynomial(task.left), toPolynomial(task.right)), unknown)
  if (!whole || whole.length > 3) return 'degree-too-high'
  const square = binary('power', name(unknown), number(2))
  const alone = isSquareAlone(task, unknown)
  if (alone) return finish(takeRoot(trace, unknown, alone))

  const split = splitPair(task, unknown)
  if (split) return finish(factorInGroups(trace, unknown, split))

  const { left, right, show } = prepareSides(task, trace)
  const all = difference(left, right)
  const [c = ZERO, b = ZERO, a = ZERO] = coefficientsIn(all, unknown) ?? []
  if (isZero(b)) {
    const value = divide(negate(c), a)
    const line = trace.steps.at(-1)?.after ?? task
    if (line.kind !== 'equation' || !isSquareAlone(line, unknown)) {
      trace.step('isolate-square', equation(square, number(value)))
    }
    return finish(takeRoot(trace, unknown, value))
  }
  const standard = equation(show(all), number(0))
  const last = trace.steps.at(-1)?.after ?? task
  const isStandard =
    last.kind === 'equation' && isTidy(last.left) && last.right.kind === 'number' && isZero(last.right.value)
  if (!isStandard) trace.step('standard-form', standard)

  const content = contentOf([a, b, c])
  const [p, q, r] = [divide(a, content), divide(b, content), divide(c, content)]
  const simpler = scale(all, divide(ONE, content))
  if (!equals(content, ONE))
    trace.step('divide-all', equation(fromPolynomial(simpler), number(0)), { by: number(content) })
  if (isZero(r)) {
    const other = fromPolynomial(sum(scale(toPolynomial(name(unknown)), p), constant(q)))
    trace.step('take-out', equation(binary('multiply', name(unknown), other), number(0)))
    const answer = rootsOf(unknown, inOrder([ZERO, divide(negate(q), p)]))
    trace.step('zero-product', answer)
    return finish(answer)
  }
  const discriminant = subtract(multiply(q, q), multiply(rational(4), multiply(p, r)))
  const root = squareRoot(discriminant)
  if (root && !method.byFormula && absolute(multiply(p, r)).n <= LARGEST_PRODUCT_TO_SPLIT) {
    return finish(byFactoring(trace, unknown, [p, q, r], root, method))
  }
  if (!method.known.includes('discriminant')) {
    trace.fact('discriminant', equation(name('D'), number(discriminant)), {
      a: number(p),
      b: number(q),
      c: number(r),
    })
  }
  const facts = { a: number(p), b: number(q), discriminant: number(discriminant) }
  if (sign(discriminant) < 0) {
    const answer: Statement = { kind: 'no-solution' }
    trace.step('no-real-roots', answer, facts)
    return finish(answer)
  }
  const answer = rootsOf(unknown, formulaRoots(p, q, discriminant))
  trace.step('formula', answer, facts)
  return finish(answer)
}

function byFactoring(
  trace: Trace,
  unknown: string,
  [a, b, c]: readonly [Rational, Rational, Rational],
  root: Rational,
  method: Method,
): Statement {
  const half = rational(1, 2)
  const first = multiply(subtract(b, root), half)
  const second = multiply(add(b, root), half)
  const pair = [number(first), number(second)]
  const facts = { product: number(multiply(a, c)), sum: number(b), first: number(first), second: number(second) }
  if (!method.known.includes('find-pair')) trace.fact('find-pair', { kind: 'values', values: pair }, facts)
  const x = toPolynomial(name(unknown))
  if (equals(a, ONE)) {
    trace.step('factor', productIsZero([sum(x, constant(first)), sum(x, constant(second))]))
  } else {
    const middle = [
      ...signedTerms(fromPolynomial(scale(product(x, x), a))),
      ...signedTerms(fromPolynomial(scale(x, first))),
      ...signedTerms(fromPolynomial(scale(x, second))),
      ...signedTerms(fromPolynomial(constant(c))),
    ]
    trace.step('split-middle', equation(sumOf(middle), number(0)))
    return factorInGroups(trace, unknown, { a, first, second, c })
  }
  const answer = rootsOf(unknown, inOrder([divide(negate(first), a), divide(negate(second), a)]))
  trace.step('zero-product', answer)
  return answer
}

interface Split {
  readonly a: Rational
  readonly first: Rational
  readonly second: Rational
  readonly c: Rational
}

/** Splits the middle term: ax² + px + qx + c = 0 with pq = ac. */
function splitPair(task: Equation, unknown: string): Split | null {
  const terms = signedTerms(task.left)
  if (terms.length !== 4 || exactValue(task.right)?.n !== 0n || !terms.every((term) => isMonomial(term.expr)))
    return null
  const found: Rational[][] = [[], [], []]
  for (const { expr, negative } of terms) {
    const coefficients = coefficientsIn(toPolynomial(expr), unknown)
    const degree = (coefficients?.length ?? 0) - 1
    if (!coefficients || degree < 0 || degree > 2) return null
    found[degree]!.push(negative ? negate(coefficients[degree]!) : coefficients[degree]!)
  }
  const [[c], [first, second], [a]] = found as [Rational[], Rational[], Rational[]]
  if (!a || !c || !first || !second || [a, first, second, c].some((each) => !isInteger(each) || isZero(each)))
    return null
  return equals(multiply(first, second), multiply(a, c)) ? { a, first, second, c } : null
}

/** Factors by grouping: the first two terms share g·x, so ax² + px + qx + c = (g·x + c·g/p)(a/g·x + p/g). */
function factorInGroups(trace: Trace, unknown: string, { a, first, second, c }: Split): Statement {
  const x = toPolynomial(name(unknown))
  const common = rational(a.n < 0n ? -gcd(a.n, first.n) : gcd(a.n, first.n))
  const inner = sum(scale(x, divide(a, common)), constant(divide(first, common)))
  const outer = sum(scale(x, common), constant(divide(c, divide(first, common))))
  trace.step('factor', productIsZero([outer, inner]))
  const answer = rootsOf(unknown, inOrder([divide(negate(first), a), divide(negate(second), a)]))
  trace.step('zero-product', answer)
  return answer
}

function productIsZero(factors: readonly [Polynomial, Polynomial]): Equation {
  const [one, two] = factors.map((each) => fromPolynomial(each))
  const left = samePolynomial(...factors) ? binary('power', one!, number(2)) : binary('multiply', one!, two!)
  return equation(left, number(0))
}

/** The common factor of integer coefficients, with the sign of the first. */
function contentOf(coefficients: readonly Rational[]): Rational {
  if (coefficients.some((each) => !isInteger(each))) return ONE
  const common = coefficients.reduce((all, each) => gcd(all, each.n), 0n)
  return rational(coefficients[0]!.n < 0n ? -common : common)
}

/** Sorted, integers before other values, without duplicates. */
function inOrder(values: readonly Rational[]): Expr[] {
  const unique = values.filter((value, index) => values.findIndex((other) => equals(other, value)) === index)
  return unique
    .sort((a, b) => Number(isInteger(b)) - Number(isInteger(a)) || sign(subtract(a, b)))
    .map((value) => number(value))
}

/** The roots of a product of linear factors equal to 0; null for anything else. */
function factoredRoots(task: Equation, unknown: string): Expr[] | null {
  const [side, zero] = exactValue(task.right)?.n === 0n ? [task.left, task.right] : [task.right, task.left]
  if (exactValue(zero)?.n !== 0n) return null
  const roots: Rational[] = []
  const visit = (node: Expr): boolean => {
    if (node.kind === 'negate') return visit(node.of)
    if (node.kind === 'multiply') return visit(node.left) && visit(node.right)
    if (node.kind === 'power') return (exactValue(node.right)?.n ?? 0n) > 0n && visit(node.left)
    const poly = tryPolynomial(node)
    const coefficients = poly && coefficientsIn(poly, unknown)
    if (!coefficients || coefficients.length > 2) return false
    const [free = ZERO, factor] = coefficients
    if (factor) roots.push(divide(negate(free), factor))
    return factor !== undefined || !isZero(free)
  }
  const isProduct = side.kind === 'multiply' || side.kind === 'power' || side.kind === 'negate'
  if (!isProduct || !visit(side) || roots.length === 0) return null
  // A number times one bracket, or 2x² = 0, is no product of factors to a student.
  return hasBrackets(side) && degreeOf(toPolynomial(side)) > 1 && degreeOf(toPolynomial(side)) <= 2
    ? inOrder(roots)
    : null
}

/** The right side of `x^2 = value`, if nothing has to be done first; else null. */
function isSquareAlone(task: Equation, unknown: string): Rational | null {
  const { left, right } = task
  const isSquare =
    left.kind === 'power' && left.left.kind === 'name' && left.left.name === unknown && exactValue(left.right)?.n === 2n
  if (!isSquare) return null
  return isMonomial(right) || (right.kind === 'negate' && isMonomial(right.of)) ? exactValue(right) : null
}

function takeRoot(trace: Trace, unknown: string, value: Rational): Statement {
  if (sign(value) < 0) {
    const answer: Statement = { kind: 'no-solution' }
    trace.step('no-square', answer, { value: number(value) })
    return answer
  }
  const root = surd(value)
  const answer = rootsOf(unknown, isZero(value) ? [number(0)] : [root, negated(root)])
  trace.step('square-root', answer, { value: number(value) })
  return answer
}

/** The square root of a non-negative rational in school form: `2√3`, `√6/3`. */
function surd(value: Rational): Expr {
  const exact = squareRoot(value)
  if (exact) return number(exact)
  const { outside, inside } = squareFactor(value.n * value.d)
  const root: Expr = { kind: 'root', of: number(inside), index: 2 }
  const factor = rational(outside, value.d)
  const top = factor.n === 1n ? root : binary('multiply', number(factor.n), root)
  return factor.d === 1n ? top : binary('divide', top, number(factor.d))
}

/** n = outside² · inside, with small square factors taken out (a large prime square may stay inside; still true). */
function squareFactor(n: bigint): { outside: bigint; inside: bigint } {
  let outside = 1n
  let inside = n
  for (let factor = 2n; factor * factor <= inside && factor < 2000n; factor++) {
    while (inside % (factor * factor) === 0n) {
      inside /= factor * factor
      outside *= factor
    }
  }
  return { outside, inside }
}

/** @param discriminant positive; its root may be irrational */
function formulaRoots(a: Rational, b: Rational, discriminant: Rational): Expr[] {
  const exact = squareRoot(discriminant)
  const twice = multiply(rational(2), a)
  if (exact) return inOrder([divide(add(negate(b), exact), twice), divide(subtract(negate(b), exact), twice)])
  // Writes (-b ± outside·√inside/d) / 2a over one denominator, reduced.
  const { outside, inside } = squareFactor(discriminant.n * discriminant.d)
  const middle = divide(negate(b), twice)
  const factor = absolute(divide(rational(outside, discriminant.d), twice))
  const bottom = lcm(middle.d, factor.d)
  const top = multiply(middle, rational(bottom))
  const times = multiply(factor, rational(bottom))
  const root: Expr = { kind: 'root', of: number(inside), index: 2 }
  const radical = equals(times, ONE) ? root : binary('multiply', number(times), root)
  return (['add', 'subtract'] as const).map((kind) => {
    const whole = isZero(top) ? (kind === 'add' ? radical : negated(radical)) : binary(kind, number(top), radical)
    return bottom === 1n ? whole : binary('divide', whole, number(bottom))
  })
}

// ---- Cases ---------------------------------------------------------------------------------------------------------

function solveCases(cases: readonly Equation[], unknown: string, method: Method): Solution | Decline {
  const trace = createTrace({ kind: 'cases', cases })
  const values: Expr[] = []
  let family: Solution['family'] = cases.length > 1 ? 'quadratic' : 'linear'
  for (const each of cases) {
    const closed = solvedRoot(each, unknown)
    if (closed) {
      values.push(closed)
      continue
    }
    const solved = solveOne(each, unknown, method)
    if (typeof solved === 'string') return solved
    if (solved.answer.kind === 'all-numbers') return 'not-an-exercise'
    family = 'quadratic'
    if (solved.answer.kind === 'cases') values.push(...solved.answer.cases.map((one) => one.right))
  }
  const isSolved = cases.every((each) => each.left.kind === 'name' && solvedRoot(each, unknown) !== null)
  const tidy = distinct(values.map(tidyValue))
  const answer: Statement = tidy.length > 0 ? rootsOf(unknown, tidy) : { kind: 'no-solution' }
  const hasUntidy = values.some((value) => !isTidyValue(value))
  if (!isSolved && cases.some((each) => solvedRoot(each, unknown) === null)) trace.step('solve-cases', answer)
  else if (hasUntidy) trace.step('simplify-roots', answer)
  return { family, unknown, steps: trace.steps, answer }
}

const distinct = (values: readonly Expr[]) =>
  values.filter(
    (value, index) =>
      values.findIndex((other) => {
        const [a, b] = [exactValue(other), exactValue(value)]
        return other === value || (a !== null && b !== null && equals(a, b))
      }) === index,
  )

/** True for a final value: a number, a reduced fraction, or anything with a root. */
function isTidyValue(expr: Expr): boolean {
  if (expr.kind === 'number') return true
  if (expr.kind === 'negate') return expr.of.kind !== 'negate' && isTidyValue(expr.of)
  if (expr.kind === 'divide' && expr.left.kind === 'number' && expr.right.kind === 'number') {
    const [top, bottom] = [expr.left.value, expr.right.value]
    return isInteger(top) && isInteger(bottom) && bottom.n > 1n && gcd(top.n, bottom.n) === 1n
  }
  if (expr.kind === 'divide' && expr.left.kind === 'negate') {
    return isTidyValue({ ...expr, left: expr.left.of })
  }
  return exactValue(expr) === null
}

function tidyValue(expr: Expr): Expr {
  if (isTidyValue(expr)) return expr
  const poly = tryPolynomial(expr)
  const value = poly && constantValue(poly)
  return value ? shownValue(value, usesDecimals(expr)) : expr
}

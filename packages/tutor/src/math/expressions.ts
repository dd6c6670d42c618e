import { Algebra } from './algebra/index.ts'
import { simplified } from './algebra/simplified.ts'
import type { Expr } from './ast.ts'
import {
  binary,
  call,
  children,
  collectNames,
  expression,
  hasCall,
  isClosed,
  name,
  negated,
  number,
  signedTerms,
  someNode,
  sumOf,
} from './ast.ts'
import { productExpr } from './equation-work.ts'
import { factorPolynomial } from './factoring.ts'
import { degreeOf, exactValue, fromPolynomial, type Polynomial, toPolynomial, tryPolynomial } from './polynomial.ts'
import {
  absolute,
  divide,
  equals,
  isInteger,
  isZero,
  MathsError,
  multiply,
  negate,
  ONE,
  rational,
  sign,
  subtract,
  type ZERO,
} from './rational.ts'
import {
  exactQuotient,
  isConstant,
  lettersOf,
  monomialContent,
  monomialOf,
  polynomialRoot,
  univariate,
} from './ring.ts'
import type { Decline, Family, Rule, Solution, Step } from './steps.ts'
import { substitute } from './substitute.ts'
import { writeExpression } from './written.ts'

const same = (a: Expr, b: Expr) => writeExpression(a) === writeExpression(b)

function tracer(start: Expr) {
  const steps: Step[] = []
  let line = start
  return {
    steps,
    line: () => line,
    go(rule: Rule, after: Expr, facts: Record<string, Expr> = {}) {
      if (same(line, after)) return
      steps.push({ rule, before: expression(line), after: expression(after), facts })
      line = after
    },
  }
}

const solved = (family: Family, steps: readonly Step[], answer: Expr): Solution => ({
  family,
  unknown: null,
  steps,
  answer: expression(answer),
})

/** Simplifies expressions with roots, logarithms, functions, or letters in denominators. */
export function simplifyGeneral(task: Expr): Solution {
  const result = shortest(task, simplified(task))
  const letters = (expr: Expr) => [...writeExpression(expr).replace(/[\s()]/g, '')].sort().join('')
  // Reordering the same terms is no simplification.
  const better = letters(result) === letters(task) && barsIn(result) >= barsIn(task) ? task : result
  const trace = tracer(task)
  const hasLetters = collectNames(task).size > 0
  const isAngles = hasCall(task, ['sin', 'cos', 'tan', 'cot', 'asin', 'acos', 'atan', 'acot'])
  const isLogs = hasCall(task, ['ln', 'log'])
  const isRoots = someNode(task, (node) => node.kind === 'root')
  if (isAngles) {
    const valued = everywhere(task, (node) => (node.kind === 'call' && isClosed(node) ? tidyOrNull(node) : null))
    trace.go('trig-values', valued)
    const short = better === task && hasLetters ? (doubleAngle(task) ?? better) : better
    trace.go(hasLetters ? 'trig-identity' : 'work-out', short)
    return solved('trig-expression', trace.steps, short)
  }
  if (isLogs) {
    const valued = everywhere(task, (node) =>
      node.kind === 'call' && (node.fn === 'log' || node.fn === 'ln') && isClosed(node) ? exactOrNull(node) : null,
    )
    trace.go('log-laws', valued)
    trace.go('log-laws', rootsOut(valued))
    if (same(better, task)) return solved('logs', trace.steps, trace.line())
    trace.go(same(valued, task) ? 'log-laws' : 'work-out', better)
    return solved('logs', trace.steps, better)
  }
  if (hasLetters && !isRoots && !hasFreeExponent(task)) return rationalExpression(task, better)
  if (isRoots) {
    const plain = everywhere(task, (node) => (node.kind === 'root' ? tidyOrNull(node) : null))
    trace.go('simplify-root', plain)
    const below = someNode(
      trace.line(),
      (node) => node.kind === 'divide' && someNode(node.right, (part) => part.kind === 'root'),
    )
    trace.go(below ? 'rationalise' : 'simplify-root', better)
    return solved('roots', trace.steps, better)
  }
  const isWhole = hasCall(task, ['factorial', 'binomial', 'arrangements', 'gcd', 'lcm', 'floor'])
  const isComplex = someNode(task, (node) => node.kind === 'constant' && node.name === 'i')
  trace.go(isWhole || isComplex ? 'work-out' : 'power-laws', better)
  return solved(isWhole ? 'numbers' : 'polynomial', trace.steps, better)
}

/**
 * A shorter form than the general one: joins powers of one base, takes roots out of logarithms, flattens compound
 * fractions.
 */
function shortest(task: Expr, result: Expr): Expr {
  const parted = someNode(result, (node) => node.kind === 'constant' && node.name === 'i')
    ? partedComplex(result)
    : result
  const joined = hasFreeExponent(parted) ? everywhere(parted, joinedPowers) : parted
  return barsIn(joined) > 1 || barsIn(task) > 1 ? oneBar(joined) : joined
}

const isBarNumber = (node: Expr) => node.kind === 'number' && node.value.d !== 1n && node.style === undefined
/** The number of fraction bars. */
const barsIn = (expr: Expr): number =>
  (expr.kind === 'divide' || isBarNumber(expr) ? 1 : 0) + children(expr).reduce((all, each) => all + barsIn(each), 0)

/** `(6/5)/x` = `6/(5x)`: moves an inner denominator to the outer one. */
function oneBar(expr: Expr): Expr {
  if (expr.kind === 'negate') return negated(oneBar(expr.of))
  if (expr.kind !== 'divide') return expr
  const [first, ...others] = factorsOf(expr.left)
  if (first?.kind !== 'number' || !isBarNumber(first)) return expr
  const { n, d } = first.value
  const tops = n === 1n && others.length > 0 ? others : [number(n), ...others]
  const top = tops.reduce((left, right) => binary('multiply', left, right))
  return binary('divide', top, binary('multiply', number(d), expr.right))
}

/** x^y · x^z = x^(y + z); null if nothing can be joined. */
function joinedPowers(node: Expr): Expr | null {
  if (node.kind !== 'multiply') return null
  const groups = new Map<string, { base: Expr; exponents: Expr[] }>()
  const factors = factorsOf(node)
  for (const factor of factors) {
    const [base, exponent] = factor.kind === 'power' ? [factor.left, factor.right] : [factor, number(1)]
    const key = writeExpression(base)
    const group = groups.get(key) ?? { base, exponents: [] }
    groups.set(key, { ...group, exponents: [...group.exponents, exponent] })
  }
  if (groups.size === factors.length) return null
  const parts = [...groups.values()].map(({ base, exponents }) => {
    const exponent = simplified(exponents.reduce((left, right) => binary('add', left, right)))
    return exponent.kind === 'number' && exponent.value.n === 1n && exponent.value.d === 1n
      ? base
      : binary('power', base, exponent)
  })
  return parts.reduce((left, right) => binary('multiply', left, right))
}

/** Replaces the logarithm of a root by a fraction of the logarithm. */
const rootsOut = (expr: Expr): Expr =>
  everywhere(expr, (node) => {
    const inner = node.kind === 'call' && (node.fn === 'ln' || node.fn === 'log') ? node.args[0] : undefined
    if (node.kind !== 'call' || inner?.kind !== 'root' || isClosed(inner)) return null
    return binary('divide', { ...node, args: [inner.of, ...node.args.slice(1)] }, number(inner.index))
  })

/** (6 - 2i)/3 = 2 - 2i/3: divides the real and the imaginary part separately. */
function partedComplex(expr: Expr): Expr {
  if (expr.kind !== 'divide' || exactValue(expr.right) === null || signedTerms(expr.left).length < 2) return expr
  return sumOf(
    signedTerms(expr.left).map((term) => ({
      expr: simplified(binary('divide', term.expr, expr.right)),
      negative: term.negative,
    })),
  )
}

/** 2 sin x cos x = sin 2x, if there is nothing else in the expression; else null. */
function doubleAngle(task: Expr): Expr | null {
  const factors = factorsOf(task)
  const of = (fn: 'sin' | 'cos') => factors.filter((each) => each.kind === 'call' && each.fn === fn)
  const numbers = factors.filter((each) => each.kind === 'number')
  const [sine, cosine] = [of('sin')[0], of('cos')[0]]
  if (factors.length !== 3 || numbers.length !== 1 || sine?.kind !== 'call' || cosine?.kind !== 'call') return null
  const [angle, other] = [sine.args[0]!, cosine.args[0]!]
  const size = exactValue(numbers[0]!)
  if (size?.d !== 1n || size.n % 2n !== 0n || writeExpression(angle) !== writeExpression(other)) return null
  const double = call('sin', simplified(binary('multiply', number(2), angle)))
  return size.n === 2n ? double : binary('multiply', number(size.n / 2n), double)
}

const factorsOf = (expr: Expr): Expr[] =>
  expr.kind === 'multiply' ? [...factorsOf(expr.left), ...factorsOf(expr.right)] : [expr]

const hasFreeExponent = (expr: Expr): boolean =>
  (expr.kind === 'power' && collectNames(expr.right).size > 0) || children(expr).some(hasFreeExponent)

function tidyOrNull(node: Expr): Expr | null {
  try {
    return simplified(node)
  } catch (error) {
    if (error instanceof MathsError) return null
    throw error
  }
}

const exactOrNull = (node: Expr): Expr | null => {
  const value = tidyOrNull(node)
  return value && !hasCall(value, ['ln', 'log']) ? value : null
}

function everywhere(expr: Expr, rewrite: (node: Expr) => Expr | null): Expr {
  const own = rewrite(expr)
  if (own) return own
  switch (expr.kind) {
    case 'call':
      return { ...expr, args: expr.args.map((arg) => everywhere(arg, rewrite)) }
    case 'negate':
    case 'root':
      return { ...expr, of: everywhere(expr.of, rewrite) }
    default:
      return 'left' in expr
        ? { ...expr, left: everywhere(expr.left, rewrite), right: everywhere(expr.right, rewrite) }
        : expr
  }
}

/** Steps: factor, find a common denominator, cancel. */
function rationalExpression(task: Expr, result: Expr): Solution {
  const trace = tracer(task)
  const terms = signedTerms(task)
  if (terms.length > 1) {
    const algebra = new Algebra()
    const ratios = terms.map((term) => algebra.ratio(term.expr))
    const shared = ratios.reduce<Polynomial>(
      (all, ratio) => {
        const rest = exactQuotient(all, ratio.bottom)
        if (rest) return all
        const algebra2 = algebra.multiply(
          { top: all, bottom: ratio.bottom },
          { top: monomialOf(ONE, {}), bottom: monomialOf(ONE, {}) },
        )
        return exactQuotient(multiplyPolynomials(algebra2.top, ratio.bottom), monomialOf(ONE, {}))!
      },
      monomialOf(ONE, {}),
    )
    if (!isConstant(shared)) {
      const { factors, content } = factorPolynomial(shared)
      const common = productExpr(algebra, content, factors)
      const tops = ratios.map((ratio, index) => ({
        expr: algebra.expr(algebra.multiply(ratio, { top: shared, bottom: monomialOf(ONE, {}) })),
        negative: terms[index]!.negative,
      }))
      trace.go('common-denominator-letters', binary('divide', sumOf(tops), common), { common })
    }
  } else {
    const factored = factoredFraction(task)
    if (factored) trace.go('factor', factored)
  }
  const tidy = withFactoredBottom(result)
  trace.go('cancel', tidy)
  return solved('rational-expression', trace.steps, tidy)
}

/** Factors the denominator: `x(x + 1)` is more useful than `x² + x`. */
function withFactoredBottom(expr: Expr): Expr {
  if (expr.kind === 'negate') return negated(withFactoredBottom(expr.of))
  const poly = expr.kind === 'divide' ? tryPolynomial(expr.right) : null
  if (expr.kind !== 'divide' || !poly) return expr
  const { content, factors } = factorPolynomial(poly)
  return binary('divide', expr.left, productExpr(new Algebra(), content, factors))
}

const multiplyPolynomials = (a: Polynomial, b: Polynomial) => {
  const algebra = new Algebra()
  return algebra.multiply({ top: a, bottom: monomialOf(ONE, {}) }, { top: b, bottom: monomialOf(ONE, {}) }).top
}

/** Factors numerator and denominator before canceling; null if neither changes. */
function factoredFraction(task: Expr): Expr | null {
  if (task.kind !== 'divide') return null
  const parts = [task.left, task.right].map((part) => {
    const poly = tryPolynomial(part)
    if (!poly || poly.size === 0) return null
    const { content, factors } = factorPolynomial(poly)
    return productExpr(new Algebra(), content, factors)
  })
  return parts[0] && parts[1] ? binary('divide', parts[0], parts[1]) : null
}

// ---- Factoring -----------------------------------------------------------------------------------------------------

export function factorTask(task: Expr): Solution | Decline {
  const poly = tryPolynomial(task)
  if (!poly || isConstant(poly)) return factorInAtoms(task)
  const algebra = new Algebra()
  const { content, factors } = factorPolynomial(poly)
  const result = productExpr(algebra, content, factors)
  const trace = tracer(task)
  const tidy = fromPolynomial(poly)
  const isProductAlready = task.kind === 'multiply' || task.kind === 'power'
  if (!same(task, tidy) && !isProductAlready && signedTerms(task).length !== poly.size) trace.go('collect', tidy)
  const shared = monomialOf(content, monomialContent(poly))
  const hasShared =
    !isConstant(shared) || (!equals(absolute(content), ONE) && isInteger(content)) || equals(content, rational(-1))
  const rest = exactQuotient(poly, shared)!
  const parts = factorPolynomial(rest).factors
  const isSplit = parts.length > 1 || (parts[0]?.power ?? 1) > 1
  if (hasShared && rest.size > 1) {
    const factor = algebra.polynomialExpr(shared)
    const bracket = algebra.polynomialExpr(rest)
    const first = isConstant(shared) && equals(content, rational(-1)) ? negated(bracket) : product(factor, bracket)
    trace.go('take-common', first, { factor })
  }
  if (isSplit) splitSteps(trace, rest, shared, result)
  if (trace.steps.length === 0 && !same(result, task)) trace.go('factor-more', result)
  return {
    family: 'factoring',
    unknown: null,
    steps: trace.steps,
    answer: expression(trace.steps.length > 0 ? result : task),
  }
}

const product = (factor: Expr, rest: Expr): Expr =>
  factor.kind === 'negate' ? negated(binary('multiply', factor.of, rest)) : binary('multiply', factor, rest)

function splitSteps(trace: ReturnType<typeof tracer>, rest: Polynomial, shared: Polynomial, result: Expr): void {
  const algebra = new Algebra()
  const outside = (inner: Expr): Expr => {
    const factor = algebra.polynomialExpr(shared)
    return factor.kind === 'number' && equals(factor.value, ONE)
      ? inner
      : factor.kind === 'number' && equals(factor.value, rational(-1))
        ? negated(inner)
        : product(factor, inner)
  }
  const letters = lettersOf(rest)
  const coefficients = letters.length === 1 ? univariate(rest, letters[0]!) : null
  const isTrinomial = coefficients?.length === 3 && coefficients.every((each) => isInteger(each) && !isZero(each))
  if (isSpecial(rest)) {
    trace.go('special-product', result)
    return
  }
  if (isTrinomial && coefficients) {
    const [c, b, a] = coefficients as [typeof ZERO, typeof ZERO, typeof ZERO]
    const discriminant = subtract(multiply(b, b), multiply(rational(4), multiply(a, c)))
    const root = rational(BigInt(Math.round(Math.sqrt(Number(discriminant.n)))))
    if (equals(multiply(root, root), discriminant) && !equals(a, ONE)) {
      const [first, second] = [divide(subtract(b, root), rational(2)), divide(subtract(b, negate(root)), rational(2))]
      const x = name(letters[0]!)
      const term = (factor: typeof ZERO, of: Expr | null) => ({
        expr:
          of === null
            ? number(absolute(factor))
            : equals(absolute(factor), ONE)
              ? of
              : binary('multiply', number(absolute(factor)), of),
        negative: sign(factor) < 0,
      })
      trace.go(
        'split-middle',
        outside(sumOf([term(a, binary('power', x, number(2))), term(first, x), term(second, x), term(c, null)])),
      )
    }
    trace.go('factor', result)
    return
  }
  trace.go(rest.size === 4 && letters.length >= 1 && degreeOf(rest) <= 3 ? 'group' : 'factor-more', result)
}

/** A difference of squares, a sum or difference of cubes, a perfect square. */
function isSpecial(poly: Polynomial): boolean {
  if (polynomialRoot(poly)) return true
  const terms = [...poly.values()]
  if (terms.length !== 2) return false
  const isPower = (degree: number) =>
    terms.every((term) => {
      const n = Number(absolute(term.coefficient).n)
      const root = Math.round(n ** (1 / degree))
      return root ** degree === n && Object.values(term.powers).every((power) => power % degree === 0)
    })
  return isPower(2) || isPower(3)
}

/** Factors expressions with functions or roots by their normal form. */
function factorInAtoms(task: Expr): Solution | Decline {
  const algebra = new Algebra()
  const { top, bottom } = algebra.ratio(task)
  if (!isConstant(bottom) || isConstant(top)) return 'not-an-exercise'
  const { content, factors } = factorPolynomial(top)
  const result = productExpr(algebra, content, factors)
  if (factors.length < 2 && (factors[0]?.power ?? 1) < 2) return 'not-in-reach'
  const trace = tracer(task)
  trace.go('factor-more', result)
  return { family: 'factoring', unknown: null, steps: trace.steps, answer: expression(result) }
}

export function expandTask(task: Expr): Solution {
  const trace = tracer(task)
  const poly = tryPolynomial(task)
  const result = poly ? fromPolynomial(toPolynomial(task)) : simplified(task)
  trace.go('expand', result)
  return { family: 'expanding', unknown: null, steps: trace.steps, answer: expression(result) }
}

/** Completes the square: a(x - h)² + k. */
export function completeSquare(task: Expr, unknown: string): Solution | Decline {
  const poly = tryPolynomial(task)
  const coefficients = poly && univariate(poly, unknown)
  if (coefficients?.length !== 3) return 'not-an-exercise'
  const [c, b, a] = coefficients as [typeof ZERO, typeof ZERO, typeof ZERO]
  const shift = divide(b, multiply(rational(2), a))
  const rest = subtract(c, multiply(a, multiply(shift, shift)))
  const inner = isZero(shift)
    ? name(unknown)
    : binary(sign(shift) < 0 ? 'subtract' : 'add', name(unknown), number(absolute(shift)))
  const square = binary('power', inner, number(2))
  const scaled = equals(a, ONE)
    ? square
    : equals(a, rational(-1))
      ? negated(square)
      : sign(a) < 0
        ? negated(binary('multiply', number(absolute(a)), square))
        : binary('multiply', number(a), square)
  const result = isZero(rest) ? scaled : binary(sign(rest) < 0 ? 'subtract' : 'add', scaled, number(absolute(rest)))
  const trace = tracer(task)
  trace.go('complete-square', result)
  return { family: 'polynomial', unknown: null, steps: trace.steps, answer: expression(result) }
}

/** The exact value of an expression at a number. */
export function evaluateTask(task: Expr, unknown: string, value: Expr): Solution {
  const put = substitute(task, unknown, value)
  const result = simplified(put)
  const trace = tracer(task)
  const steps: Step[] = [{ rule: 'put-value', before: expression(task), after: expression(put), facts: { value } }]
  if (!same(put, result))
    steps.push({ rule: 'work-out', before: expression(put), after: expression(result), facts: {} })
  void trace
  return { family: 'function', unknown, steps, answer: expression(result) }
}

import type { Expr } from './ast.ts'
import {
  binary,
  children,
  collectNames,
  expression,
  negated,
  number,
  signedTerms,
  someNode,
  sumOf,
  withChildren,
} from './ast.ts'
import { declineFor, expanded, hasBrackets, isTidy } from './equation.ts'
import { exactValue, fromPolynomial, toPolynomial } from './polynomial.ts'
import type { Rational } from './rational.ts'
import {
  add,
  divide,
  gcd,
  isFiniteDecimal,
  isInteger,
  lcm,
  MathsError,
  multiply,
  negate,
  power,
  rational,
  squareRoot,
  subtract,
  ZERO,
} from './rational.ts'
import type { Decline, Family, Rule, Solution, Step } from './steps.ts'

/** The longest result that can be read and written by hand (terms). */
const LARGEST_RESULT = 40
/** More than a page of steps helps nobody. */
const LARGEST_STEPS = 24

/** The steps from an expression to its simplest form; none when it has that form already. */
export function simplifyExpression(task: Expr): Solution | Decline {
  try {
    return collectNames(task).size > 0 ? simplifyPolynomial(task) : calculate(task)
  } catch (error) {
    if (error instanceof MathsError) return declineFor(error)
    throw error
  }
}

function simplifyPolynomial(task: Expr): Solution {
  const poly = toPolynomial(task)
  if (poly.size > LARGEST_RESULT) throw new MathsError('too-big')
  const decimals = someNode(task, (node) => node.kind === 'number' && node.style === 'decimal')
  const result = fromPolynomial(poly, decimals && [...poly.values()].every((term) => isFiniteDecimal(term.coefficient)))
  const steps: Step[] = []
  let line = task
  const step = (rule: Rule, after: Expr) => {
    steps.push({ rule, before: expression(line), after: expression(after), facts: {} })
    line = after
  }
  if (!isTidy(task)) {
    if (hasBrackets(task)) {
      const open = expanded(task)
      step('expand', isTidy(open) ? result : open)
    }
    if (!isTidy(line)) step(collectingRule(line), result)
  }
  return { family: 'polynomial', unknown: null, steps, answer: expression(steps.length > 0 ? result : task) }
}

/** A single term has no like terms: `(x^3)^2 x^4` has powers of one letter, `2x · 3y` and `1z^2` are only written shorter. */
function collectingRule(line: Expr): Rule {
  if (signedTerms(line).length > 1) return 'collect'
  return line.kind === 'power' || repeatsLetter(line) ? 'power-laws' : 'work-out'
}

function repeatsLetter(line: Expr): boolean {
  const letters = lettersIn(line)
  return new Set(letters).size < letters.length
}

const lettersIn = (expr: Expr): string[] => {
  if (expr.kind === 'name') return [expr.name]
  if (expr.kind === 'negate') return lettersIn(expr.of)
  return 'left' in expr ? [...lettersIn(expr.left), ...lettersIn(expr.right)] : []
}

// ---- Numbers -------------------------------------------------------------------------------------------------------

/** A number as it occurs in a calculation: `-3`, `0.5`, `2/3` with a bar. */
function isAtom(expr: Expr): boolean {
  if (expr.kind === 'number') return true
  if (expr.kind === 'negate') return isAtom(expr.of) && expr.of.kind !== 'negate'
  return isBar(expr)
}
const isBar = (expr: Expr): boolean =>
  expr.kind === 'divide' && !expr.inline && isWhole(expr.left) && isWhole(expr.right) && exactValue(expr) !== null
const isWhole = (expr: Expr) => expr.kind === 'number' && isInteger(expr.value)

type Style = 'whole' | 'decimal' | 'fraction'

function written(value: Rational, style: Style): Expr {
  const size = value.n < 0n ? negate(value) : value
  const shown =
    style === 'decimal' && isFiniteDecimal(size)
      ? number(size, 'decimal')
      : isInteger(size)
        ? number(size)
        : bar(size.n, size.d)
  return value.n < 0n ? negated(shown) : shown
}

const bar = (n: bigint, d: bigint): Expr =>
  n < 0n ? negated(binary('divide', number(-n), number(d))) : binary('divide', number(n), number(d))

/** Numerator and denominator as written, unreduced: 2 and 4 for `2/4`. */
function parts(expr: Expr): { n: bigint; d: bigint } {
  if (expr.kind === 'negate') {
    const { n, d } = parts(expr.of)
    return { n: -n, d }
  }
  if (expr.kind === 'divide' && expr.left.kind === 'number' && expr.right.kind === 'number') {
    return { n: expr.left.value.n, d: expr.right.value.n }
  }
  const value = exactValue(expr)!
  return { n: value.n, d: value.d }
}

const isAddition = (expr: Expr) => expr.kind === 'add' || expr.kind === 'subtract'

/** Rewrites every node that the rule fits, innermost first; `inSum` is set for a sum within a longer sum. */
function everywhere(expr: Expr, rewrite: (node: Expr, inSum: boolean) => Expr | null, inSum = false): Expr {
  const changed = withChildren(
    expr,
    children(expr).map((child) => everywhere(child, rewrite, isAddition(expr))),
  )
  return children(expr).some((child, index) => child !== children(changed)[index])
    ? changed
    : (rewrite(expr, inSum) ?? expr)
}

function calculate(task: Expr): Solution {
  const value = toPolynomial(task)
  const final = [...value.values()][0]?.coefficient ?? ZERO
  const style = styleOf(task)
  const steps: Step[] = []
  let line = task
  const apply = (rule: Rule, rewrite: (node: Expr, inSum: boolean) => Expr | null): boolean => {
    const after = everywhere(line, rewrite)
    if (after === line) return false
    const last = steps.at(-1)
    // Consecutive additions are one step to a student.
    if (last?.rule === rule && (rule === 'add-subtract' || rule === 'multiply-divide' || rule === 'brackets')) {
      steps[steps.length - 1] = { ...last, after: expression(after) }
    } else {
      steps.push({ rule, before: expression(line), after: expression(after), facts: factsOf(rule, line) })
    }
    line = after
    return true
  }
  const order = style === 'fraction' ? fractionOrder : plainOrder
  let progress = true
  while (progress && !isFinished(line)) {
    if (steps.length > LARGEST_STEPS) throw new MathsError('too-big')
    progress = order.some(([rule, rewrite]) => apply(rule, (node, inSum) => rewrite(node, style, inSum)))
  }
  const answer = expression(line)
  const family: Family = style === 'fraction' ? 'fractions' : 'arithmetic'
  if (!isFinished(line)) return { family, unknown: null, steps: [], answer: expression(written(final, style)) }
  return { family, unknown: null, steps, answer }
}

/** Whether it is a single, reduced number; mixed numbers and improper fractions both count. */
export function isFinished(expr: Expr): boolean {
  if (expr.kind === 'negate') return expr.of.kind !== 'negate' && isFinished(expr.of)
  if (expr.kind === 'number') return expr.style !== 'percent'
  const { n, d } = isBar(expr) ? parts(expr) : { n: 0n, d: 0n }
  return isBar(expr) && gcd(n, d) === 1n && d > 1n
}

function styleOf(task: Expr): Style {
  const hasDecimal = someNode(
    task,
    (node) => node.kind === 'number' && (node.style === 'decimal' || node.style === 'percent'),
  )
  const hasFraction = someNode(task, (node) => {
    if (node.kind === 'number') return node.style === 'mixed' || (!isInteger(node.value) && node.style === undefined)
    if (node.kind === 'power' && node.right.kind === 'negate') return true
    const value = node.kind === 'divide' ? exactValue(node) : null
    return value !== null && !isInteger(value)
  })
  if (!hasFraction) return hasDecimal ? 'decimal' : 'whole'
  const allFinite = !someNode(task, (node) => {
    const value = exactValue(node)
    return value !== null && !isFiniteDecimal(value)
  })
  return hasDecimal && allFinite ? 'decimal' : 'fraction'
}

type Rewrite = (node: Expr, style: Style, inSum: boolean) => Expr | null

const atoms = (node: Expr) => children(node).length > 0 && children(node).every(isAtom)

const percentToDecimal: Rewrite = (node, style) =>
  node.kind === 'number' && node.style === 'percent' ? written(node.value, style === 'whole' ? 'decimal' : style) : null

const powersAndRoots: Rewrite = (node, style) => {
  if (node.kind === 'root' && atoms(node)) {
    const value = exactValue(node.of)
    const exact = value && node.index === 2 ? squareRoot(value) : null
    if (!exact) throw new MathsError('unsupported-root')
    return written(exact, style)
  }
  if (node.kind !== 'power' || !atoms(node)) return null
  const [base, exponent] = [exactValue(node.left)!, exactValue(node.right)!]
  return written(power(base, Number(exponent.n)), style)
}

const timesAndOver: Rewrite = (node, style) => {
  if ((node.kind !== 'multiply' && node.kind !== 'divide') || !atoms(node)) return null
  if (style === 'fraction' && isBar(node)) return null
  const [a, b] = [exactValue(node.left)!, exactValue(node.right)!]
  if (style === 'fraction' && !(isInteger(a) && isInteger(b))) return null
  return written(node.kind === 'multiply' ? multiply(a, b) : divide(a, b), style)
}

const sumInBrackets: Rewrite = (node, style) => {
  if (
    isAddition(node) ||
    (node.kind !== 'multiply' && node.kind !== 'divide' && node.kind !== 'power' && node.kind !== 'subtract')
  ) {
    if (node.kind !== 'subtract') return null
  }
  const inner = children(node).map((child, index) => {
    const isBracket = isAddition(child) && (node.kind !== 'subtract' || index === 1)
    return isBracket && atoms(child) ? sumOfAtoms(child, style) : child
  })
  return inner.some((child, index) => child !== children(node)[index]) ? withChildren(node, inner) : null
}

function sumOfAtoms(node: Expr, style: Style): Expr {
  const [left, right] = children(node).map((child) => exactValue(child)!)
  return written(node.kind === 'add' ? add(left!, right!) : subtract(left!, right!), style)
}

const plusAndMinus: Rewrite = (node, style) => (isAddition(node) && atoms(node) ? sumOfAtoms(node, style) : null)

const doubleMinus: Rewrite = (node, style) =>
  node.kind === 'negate' && node.of.kind === 'negate' && isAtom(node.of.of) ? written(exactValue(node)!, style) : null

const plainOrder: readonly (readonly [Rule, Rewrite])[] = [
  ['percent-to-decimal', percentToDecimal],
  ['brackets', sumInBrackets],
  ['powers', powersAndRoots],
  ['multiply-divide', timesAndOver],
  ['add-subtract', plusAndMinus],
  ['add-subtract', doubleMinus],
]

// ---- Fractions -----------------------------------------------------------------------------------------------------

const toFraction: Rewrite = (node) =>
  node.kind === 'number' && (node.style === 'decimal' || node.style === 'percent')
    ? written(node.value, 'fraction')
    : null

const toImproper: Rewrite = (node) =>
  node.kind === 'number' && node.style === 'mixed' ? bar(node.value.n, node.value.d) : null

const flip: Rewrite = (node) => {
  if (node.kind !== 'divide' || !atoms(node) || isBar(node)) return null
  const { n, d } = parts(node.right)
  if (n === 0n) throw new MathsError('division-by-zero')
  const upsideDown = n === 1n || n === -1n ? number(n * d) : bar(n < 0n ? -d : d, n < 0n ? -n : n)
  return binary('multiply', node.left, upsideDown)
}

const multiplyFractions: Rewrite = (node) => {
  if (node.kind !== 'multiply' || !atoms(node)) return null
  const [a, b] = [parts(node.left), parts(node.right)]
  return bar(a.n * b.n, a.d * b.d)
}

const fractionSum = (node: Expr, inSum: boolean) => {
  if (!isAddition(node) || inSum) return null
  const terms = signedTerms(node)
  return terms.every((term) => isAtom(term.expr)) ? terms : null
}

const commonDenominator: Rewrite = (node, _style, inSum) => {
  const terms = fractionSum(node, inSum)
  if (!terms) return null
  const common = terms.reduce((all, term) => lcm(all, parts(term.expr).d), 1n)
  if (common === 1n || terms.every((term) => parts(term.expr).d === common)) return null
  return sumOf(
    terms.map((term) => {
      const { n, d } = parts(term.expr)
      return { expr: binary('divide', number(n * (common / d)), number(common)), negative: term.negative }
    }),
  )
}

const addFractions: Rewrite = (node, _style, inSum) => {
  const terms = fractionSum(node, inSum)
  if (!terms) return null
  const { d } = parts(terms[0]!.expr)
  if (terms.some((term) => parts(term.expr).d !== d)) return null
  const top = terms.reduce((total, term) => total + parts(term.expr).n * (term.negative ? -1n : 1n), 0n)
  return d === 1n || top === 0n ? written(rational(top, d), 'whole') : bar(top, d)
}

const reduce: Rewrite = (node) => {
  if (node.kind !== 'divide' || node.inline || !isWhole(node.left) || !isWhole(node.right)) return null
  const value = exactValue(node)
  const { n, d } = parts(node)
  return value && (d === 1n || gcd(n, d) > 1n) ? written(value, 'fraction') : null
}

const fractionOrder: readonly (readonly [Rule, Rewrite])[] = [
  ['to-fractions', toFraction],
  ['to-improper', toImproper],
  ['powers', powersAndRoots],
  ['multiply-divide', timesAndOver],
  ['flip', flip],
  ['multiply-fractions', multiplyFractions],
  ['common-denominator', commonDenominator],
  ['add-fractions', addFractions],
  ['reduce', reduce],
  ['add-subtract', doubleMinus],
]

/** The expressions that the hints mention, such as the common denominator. */
function factsOf(rule: Rule, line: Expr): Record<string, Expr> {
  if (rule !== 'common-denominator') return {}
  let bottoms: readonly bigint[] = []
  everywhere(line, (node, inSum) => {
    const terms = fractionSum(node, inSum)
    if (terms && bottoms.length === 0) bottoms = terms.map((term) => parts(term.expr).d)
    return null
  })
  const common = bottoms.reduce(lcm, 1n)
  const [times, otherTimes, ...more] = bottoms.map((each) => number(common / each))
  return { common: number(common), ...(times && otherTimes && more.length === 0 && { times, otherTimes }) }
}

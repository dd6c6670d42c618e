import type { Expr, Operation, Statement } from '../math/ast.ts'
import { expressionsOf, namesOf, someNode } from '../math/ast.ts'
import { realAt } from '../math/numeric.ts'
import { degreeOf, tryPolynomial } from '../math/polynomial.ts'
import type { Family, Rule, Solution } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'

/** What the skill is decided by: the task as set, and the steps of our own solution. */
interface Traits {
  readonly rules: readonly Rule[]
  readonly operation: Operation | null
  readonly letters: number
  has(test: (node: Expr) => boolean): boolean
  did(...rules: Rule[]): boolean
}

const isKind =
  (...kinds: Expr['kind'][]) =>
  (node: Expr) =>
    kinds.includes(node.kind)
const isNegative = (node: Expr) =>
  node.kind === 'negate' || (node.kind === 'number' && (node.value.n < 0n || node.value.d < 0n))
const isDecimal = (node: Expr) => node.kind === 'number' && node.style === 'decimal'
const isPercent = (node: Expr) => node.kind === 'number' && node.style === 'percent'
const isMixed = (node: Expr) => node.kind === 'number' && node.style === 'mixed'
const isCall = (node: Expr) => node.kind === 'call'
const isPower = (node: Expr, exponent: (right: Expr) => boolean = () => true) =>
  node.kind === 'power' && exponent(node.right)
const isFractionExponent = (node: Expr) =>
  isPower(node, (right) => someNode(right, (each) => each.kind === 'divide' || isDecimal(each)))
const isBracket = (node: Expr) => node.kind === 'add' || node.kind === 'subtract'
const isBracketTimes = (node: Expr) => node.kind === 'multiply' && (isBracket(node.left) || isBracket(node.right))
const isBracketsProduct = (node: Expr) => node.kind === 'multiply' && isBracket(node.left) && isBracket(node.right)
const isBracketSquared = (node: Expr) => isPower(node) && node.kind === 'power' && isBracket(node.left)
const isBigPower = (node: Expr) => isPower(node, (right) => right.kind === 'number' && right.value.n > 2n)

/** The curriculum skill that a typed problem exercises; null if the curriculum has none. */
export function skillOf(task: Statement, solution: Solution): string | null {
  const { family, steps } = solution
  const rules = steps.map(({ rule }) => rule)
  const subject = task.kind === 'request' ? task.subject : task
  const expressions = expressionsOf(subject)
  const traits: Traits = {
    rules,
    operation: task.kind === 'request' ? task.operation : null,
    letters: namesOf(subject).length,
    has: (test) => expressions.some((each) => someNode(each, test)),
    did: (...wanted) => wanted.some((rule) => rules.includes(rule)),
  }
  return byFamily[family]?.(traits, subject) ?? null
}

type Decide = (traits: Traits, subject: Statement) => string | null

const byFamily: Readonly<Partial<Record<Family, Decide>>> = {
  arithmetic: calculation,
  fractions: calculation,
  polynomial: (traits) => (traits.letters === 0 ? calculation(traits) : polynomial(traits)),
  expanding: polynomial,
  factoring: ({ has, did }) => {
    if (did('group')) return '7.factoring.grouping'
    if (did('special-product')) return has(isBigPower) ? '7.products.cubes' : '7.products.difference'
    if (did('split-middle', 'find-pair', 'factor-more')) return '8.quadratics.factor'
    return did('take-common', 'take-out') ? '7.factoring.common' : '8.quadratics.factor'
  },
  linear: ({ has, did, rules }) => {
    if (did('clear-fractions')) return isProportion(rules) ? '6.ratio.proportion' : '7.equations.fractions'
    if (did('collect-sides', 'gather-unknown', 'conclude-none', 'conclude-all')) return '6.equations.both-sides'
    if (did('expand-sides')) return has(isBracketTimes) ? '6.equations.both-sides' : '5.equations.two-step'
    return rules.length > 1 ? '5.equations.two-step' : '5.equations.one-step'
  },
  quadratic: ({ did }) => {
    if (did('isolate-square', 'square-root', 'no-square', 'take-out')) return '8.quadratics.incomplete'
    if (did('split-middle')) return '8.quadratics.factor'
    if (did('discriminant', 'formula', 'no-real-roots')) return '8.quadratics.formula'
    return '8.quadratics.vieta'
  },
  'higher-degree': (_, subject) => (isBiquadratic(subject) ? '8.equations.biquadratic' : '11.equations.higher'),
  'rational-equation': () => '8.equations.rational',
  modulus: () => '11.equations.modulus',
  irrational: () => '10.equations.irrational',
  exponential: () => '10.equations.exponential',
  logarithmic: () => '10.equations.logarithmic',
  trigonometric: () => '10.trig.equations',
  literal: () => '7.problems.equation',
  inequality: ({ has, did }, subject) => {
    if (has(isCall) || has((node) => isPower(node, (right) => right.kind !== 'number')))
      return '10.inequalities.exp-log'
    if (subject.kind === 'system' || subject.kind === 'between' || did('intersect')) return '8.inequalities.systems'
    if (did('sign-chart', 'critical-points'))
      return has(isKind('divide')) ? '9.inequalities.intervals' : '9.inequalities.quadratic'
    return '8.inequalities.linear'
  },
  system: ({ did }, subject) => {
    if (expressionsOf(subject).some((each) => degree(each) > 1)) return '9.systems.second-degree'
    return did('add-equations') ? '7.systems.addition' : '7.systems.substitution'
  },
  'rational-expression': (traits) => {
    if (traits.did('common-denominator-letters')) return '8.rational.add'
    const isMonomial = !traits.has(isBracket)
    if (isMonomial && traits.has((node) => isPower(node)) && !traits.did('take-common')) return '7.powers.laws'
    return traits.has((node) => node.kind === 'multiply' && node.left.kind === 'divide')
      ? '8.rational.multiply'
      : '8.rational.reduce'
  },
  roots: ({ has, did }) => {
    if (did('rationalise')) return '8.roots.rationalise'
    const isHigher = has(isFractionExponent) || has((node) => node.kind === 'root' && node.index > 2)
    return isHigher ? '10.roots.nth' : '8.roots.simplify'
  },
  logs: () => '10.logs.laws',
  'trig-expression': ({ did, has }) =>
    did('trig-identity') || has((node) => isPower(node)) ? '10.trig.identities' : '10.trig.values',
  derivative: ({ did }) => {
    if (did('derivative-chain')) return '10.derivative.chain'
    return did('derivative-product', 'derivative-quotient') ? '10.derivative.product' : '10.derivative.rules'
  },
  integral: ({ operation }) =>
    operation === 'definite-integral' ? '11.integral.definite' : '11.integral.antiderivative',
  limit: () => '10.limits.idea',
  function: ({ operation, did }) => {
    if (operation === 'tangent' || did('tangent-formula')) return '10.derivative.tangent'
    if (operation === 'extrema' || did('derivative-zero')) return '10.derivative.extrema'
    if (operation === 'vertex' || did('vertex-formula')) return '8.functions.quadratic'
    return operation === 'complete-square' ? '8.quadratics.complete-square' : '9.functions.properties'
  },
  numbers: ({ operation }) => (operation && ofNumbers[operation]) ?? null,
  statistics: ({ operation }) =>
    operation === 'mean'
      ? '5.statistics.mean'
      : operation === 'variance'
        ? '11.statistics.spread'
        : '8.statistics.measures',
  progression: (_, subject) =>
    isEquallySpaced(expressionsOf(subject)) ? '9.progressions.arithmetic' : '9.progressions.geometric',
}

function isEquallySpaced(terms: readonly Expr[]): boolean {
  const [a, b, c] = terms.map((each) => realAt(each, {}))
  return a === undefined || b === undefined || c === undefined || Math.abs(c - b - (b - a)) < 1e-9
}

const ofNumbers: Readonly<Partial<Record<Operation, string>>> = {
  'prime-factors': '5.divisibility.primes',
  'is-prime': '5.divisibility.primes',
  divisors: '5.divisibility.primes',
  gcd: '5.divisibility.gcd',
  lcm: '5.divisibility.lcm',
  remainder: '5.numbers.remainder',
  round: '5.decimals.round',
  compare: '5.fractions.compare',
  sort: '5.fractions.compare',
}

/**
 * Numeric tasks. The most specific trait decides: a percentage makes it a percent exercise even if it has fractions
 * too.
 */
function calculation({ has, did, rules }: Traits): string | null {
  if (has((node) => isCall(node) && node.kind === 'call' && node.fn === 'abs')) return '6.integers.meaning'
  if (has(isFractionExponent)) return has(isKind('root')) ? '10.roots.nth' : '10.powers.rational'
  if (has(isKind('root'))) return did('simplify-root', 'simplify-roots') ? '8.roots.simplify' : '8.roots.meaning'
  if (has(isPercent)) return rules.length > 1 ? '5.percent.of' : '5.percent.meaning'
  if (has((node) => isPower(node, isNegative)) || has((node) => isPower(node, isZero))) return '7.powers.zero-negative'
  if (has((node) => node.kind === 'power' && isTen(node.left))) return '7.powers.standard-form'
  if (has((node) => isPower(node))) return has(isNegative) ? '7.powers.meaning' : '5.powers.square'
  const isFractional = did('common-denominator', 'add-fractions', 'flip', 'multiply-fractions', 'reduce', 'to-improper')
  if (isFractional || has(isMixed)) {
    if (has(isNegative)) return '6.rationals.operations'
    if (has(isMixed) || did('to-improper') || has(isWholeWithFraction)) return '6.fractions.mixed'
    if (did('flip')) return '6.fractions.divide'
    if (did('multiply-fractions')) return '6.fractions.multiply'
    if (did('common-denominator')) return has(isKind('subtract')) ? '6.fractions.subtract' : '6.fractions.add'
    return did('add-fractions') ? '5.fractions.same-denominator' : '5.fractions.reduce'
  }
  const isLong = rules.length > 1
  if (has(isDecimal)) {
    if (isLong) return '5.order.operations'
    if (has(isKind('divide'))) return '5.decimals.divide'
    return has(isKind('multiply')) ? '5.decimals.multiply' : '5.decimals.add'
  }
  if (has(isNegative)) return has(isKind('multiply', 'divide')) ? '6.integers.multiply' : '6.integers.add'
  if (isLong) return '5.order.operations'
  if (has(isKind('divide'))) return '5.numbers.divide'
  return has(isKind('multiply')) ? '5.numbers.multiply' : '5.numbers.add'
}

const isZero = (node: Expr) => node.kind === 'number' && node.value.n === 0n
const isTen = (node: Expr) => node.kind === 'number' && node.value.n === 10n && node.value.d === 1n
const isWholeWithFraction = (node: Expr) =>
  (node.kind === 'add' || node.kind === 'subtract') &&
  someNode(node.left, isKind('number')) &&
  someNode(node.left, (each) => isBracket(each) && someNode(each, isKind('divide')))

function polynomial({ has }: Traits): string {
  if (has(isBracketsProduct)) {
    if (has(isBigPower)) return '7.products.cubes'
    return has(isConjugate) ? '7.products.difference' : '7.polynomials.multiply'
  }
  if (has(isBracketSquared)) return has(isBigPower) ? '7.products.cubes' : '7.products.square-sum'
  const isOfFirstDegree = !has((node) => isPower(node)) && !has(isLettersProduct)
  if (has(isBracketTimes)) return isOfFirstDegree ? '6.algebra.brackets' : '7.polynomials.multiply'
  if (has(isInnerBracket)) return isOfFirstDegree ? '6.algebra.brackets' : '7.polynomials.add'
  if (isOfFirstDegree) return '6.algebra.like-terms'
  if (has(isBracket)) return '7.polynomials.add'
  return has((node) => node.kind === 'number' && node.value.n > 9n) || has(isCoefficient)
    ? '7.monomials.multiply'
    : '7.powers.laws'
}

const isLetter = (node: Expr) => node.kind === 'name'
const isLettersProduct = (node: Expr) =>
  node.kind === 'multiply' && someNode(node.left, isLetter) && someNode(node.right, isLetter)
const isCoefficient = (node: Expr) => node.kind === 'multiply' && node.left.kind === 'number'
const isInnerBracket = (node: Expr) => (node.kind === 'add' || node.kind === 'subtract') && isBracket(node.right)
const isConjugate = (node: Expr) => {
  if (node.kind !== 'multiply') return false
  const [one, other] = [node.left, node.right]
  return (
    (one.kind === 'add' || one.kind === 'subtract') &&
    (other.kind === 'add' || other.kind === 'subtract') &&
    one.kind !== other.kind &&
    sameValue(one.left, other.left) === 'verified' &&
    sameValue(one.right, other.right) === 'verified'
  )
}

/** Clearing fractions and at most one division. */
const isProportion = (rules: readonly Rule[]) => rules.every((rule) => rule === 'clear-fractions' || rule === 'divide')

function degree(expr: Expr): number {
  const polynomial = tryPolynomial(expr)
  return polynomial ? degreeOf(polynomial) : 0
}

function isBiquadratic(subject: Statement): boolean {
  const exponents = new Set<bigint>()
  for (const expr of expressionsOf(subject)) {
    someNode(expr, (node) => {
      if (node.kind === 'power' && node.left.kind === 'name' && node.right.kind === 'number') {
        exponents.add(node.right.value.n)
      }
      return false
    })
  }
  return exponents.has(4n) && [...exponents].every((each) => each === 2n || each === 4n)
}

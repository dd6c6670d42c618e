import { type BinaryExpr, children, type Expr, number, someNode } from '../../math/ast.ts'
import { exactValue } from '../../math/polynomial.ts'
import { absolute, divide, gcd, isInteger, multiply, ONE, power, type Rational, rational } from '../../math/rational.ts'
import type { Step } from '../../math/steps.ts'
import { baseOf, exponentOf, placesOf, type WayIn, wayIn, whole, wholeOf } from './way-in.ts'

/** The way into a calculation with numbers, by the operations in it and the kind of its numbers. */
export function wayOfNumbers(value: Expr, step: Step | undefined): WayIn | null {
  return step && fractionRules.has(step.rule)
    ? (wayOfFractions(value, step) ?? wayOfOperations(value))
    : wayOfOperations(value)
}

const fractionRules: ReadonlySet<string> = new Set([
  'to-improper',
  'common-denominator',
  'add-fractions',
  'multiply-fractions',
  'flip',
  'reduce',
  'to-fractions',
  'percent-to-decimal',
])

// ---- Fractions -------------------------------------------------------------------------------------------------------

interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

/** A fraction as it is written, in lowest terms or not. */
function fractionOf(expr: Expr): Fraction | null {
  if (expr.kind !== 'divide') return null
  const [top, bottom] = [wholeOf(expr.left), wholeOf(expr.right)]
  return top !== null && bottom !== null && bottom > 0n ? { top, bottom } : null
}

const isMixed = (expr: Expr): boolean => expr.kind === 'number' && expr.style === 'mixed'

function wayOfFractions(value: Expr, { rule, facts }: Step): WayIn | null {
  const parts = 'left' in value ? [value.left, value.right] : [value]
  const fractions = partsOf(value).flatMap((part) => fractionOf(part) ?? [])
  const [first, second] = fractions
  switch (rule) {
    case 'to-improper': {
      const mixed = firstNode(value, isMixed)
      const amount = mixed && exactValue(mixed)
      if (!mixed || !amount) return null
      const top = amount.n < 0n ? -amount.n : amount.n
      return wayIn('mixed-numbers', {
        mixed,
        whole: whole(top / amount.d),
        bottom: whole(amount.d),
        top: whole(top),
      })
    }
    case 'common-denominator': {
      const alone = parts.map(wholeOf).find((each) => each !== null)
      if (alone !== undefined && alone !== null && first)
        return wayIn('whole-and-fraction', { whole: whole(alone), bottom: whole(first.bottom) })
      const { common } = facts
      if (!first || !second || !common) return null
      const [one, another] = first.bottom < second.bottom ? [first, second] : [second, first]
      return wayIn('different-denominators', { one: whole(one.bottom), another: whole(another.bottom), common })
    }
    case 'add-fractions':
      return wayIn('same-denominator')
    case 'multiply-fractions': {
      const alone = parts.map(wholeOf).find((each) => each !== null)
      if (alone !== undefined && alone !== null && first)
        return wayIn('fraction-times-whole', {
          whole: whole(alone),
          bottom: whole(first.bottom),
          top: whole(first.top),
        })
      if (!first || !second || fractions.length > 2) return null
      return wayIn('fraction-product', {
        top: whole(first.top),
        otherTop: whole(second.top),
        topProduct: whole(first.top * second.top),
        bottomProduct: whole(first.bottom * second.bottom),
      })
    }
    case 'flip': {
      if (value.kind !== 'divide') return null
      const divisor = exactValue(value.right)
      if (!divisor || divisor.n === 0n) return null
      return wayIn('fraction-quotient', { second: value.right, flipped: number(divide(ONE, divisor)) })
    }
    case 'reduce': {
      const whole1 = fractionOf(value)
      return whole1 ? wayOfReducing(whole1) : null
    }
    case 'to-fractions':
    case 'percent-to-decimal':
      return wayIn('one-form')
    default:
      return null
  }
}

function wayOfReducing({ top, bottom }: Fraction): WayIn | null {
  const common = gcd(top, bottom)
  return common > 1n ? wayIn('reduce', { top: whole(top), bottom: whole(bottom), common: whole(common) }) : null
}

/** The fractions of a calculation, without those inside others. */
function partsOf(expr: Expr): readonly Expr[] {
  return fractionOf(expr) ? [expr] : children(expr).flatMap(partsOf)
}

function firstNode(expr: Expr, test: (node: Expr) => boolean): Expr | null {
  if (test(expr)) return expr
  for (const child of children(expr)) {
    const found = firstNode(child, test)
    if (found) return found
  }
  return null
}

// ---- Operations ------------------------------------------------------------------------------------------------------

type Kind = BinaryExpr['kind']
const operationsIn = (expr: Expr): Kind[] => [
  ...('left' in expr ? [expr.kind] : []),
  ...children(expr).flatMap(operationsIn),
]
const isSum = (expr: Expr) => expr.kind === 'add' || expr.kind === 'subtract'
const isProduct = (expr: Expr) => expr.kind === 'multiply' || expr.kind === 'divide'
const isNegative = (expr: Expr) => (exactValue(expr)?.n ?? 0n) < 0n

function wayOfOperations(value: Expr): WayIn | null {
  if (value.kind === 'root') return wayOfRoot(value)
  if (value.kind === 'call') return value.fn === 'factorial' ? wayIn('factorial') : null
  if (value.kind === 'power') {
    const [base, exponent] = [exactValue(value.left), exactValue(value.right)]
    if (base && exponent && value.left.kind === 'number') return wayOfPower(value, base, exponent)
  }
  const kinds = operationsIn(value)
  const isOnly = (...allowed: Kind[]) => kinds.every((kind) => allowed.includes(kind))
  if (kinds.length === 0) return null
  const hasRoot = someNode(value, ({ kind }) => kind === 'root' || kind === 'call')
  if (kinds.length === 1 && !hasRoot) return wayOfOne(value)
  if (kinds.includes('power') && isOnly('power', 'multiply', 'divide')) return wayOfPowers(value)
  if (!hasRoot && isOnly('multiply', 'divide')) {
    const hasSigns = someNode(value, (node) => node.kind === 'negate' || (node.kind === 'number' && isNegative(node)))
    if (hasSigns) return wayOfSigns(value)
    const piece = firstPiece(value, isProduct)
    return isOnly('multiply') ? wayIn('product-of-several') : piece && wayIn('left-to-right', { piece })
  }
  if (!hasRoot && isOnly('add', 'subtract')) {
    const isPositive = !someNode(
      value,
      (node) => node.kind === 'subtract' || node.kind === 'negate' || isNegative(node),
    )
    return isPositive ? wayIn('sum-of-several') : wayOfNegativeSum(value)
  }
  const inside = bracketIn(value)
  if (inside) return wayIn('brackets-first', { inside })
  const raised = firstPiece(value, ({ kind }) => kind === 'power')
  if (raised) return wayIn('powers-first', { power: raised })
  const piece = firstPiece(value, isProduct)
  if (!piece) return null
  return wayIn('order-of-operations', {
    piece,
    ...(piece.kind === 'multiply' ? { isTimes: whole(1) } : { isOver: whole(1) }),
  })
}

function wayOfRoot(value: Expr & { readonly kind: 'root' }): WayIn | null {
  return value.index === 2 && wholeOf(value.of) !== null ? wayIn('square-root', { value: value.of }) : null
}

/** The first sum that is part of a product, a quotient or a power, the innermost one. */
function bracketIn(expr: Expr): Expr | null {
  for (const child of children(expr)) {
    const deeper = bracketIn(child)
    if (deeper) return deeper
    const isHeld = isProduct(expr) || expr.kind === 'power' || (expr.kind === 'subtract' && child === expr.right)
    if (isHeld && isSum(child)) return isOfLeaves(child) ? child : firstPiece(child, isProduct)
  }
  return null
}

/** The first operation of this sort between plain numbers. */
const firstPiece = (expr: Expr, isSort: (node: Expr) => boolean): Expr | null =>
  firstNode(expr, (node) => isSort(node) && isOfLeaves(node))
const isOfLeaves = (node: Expr): boolean =>
  children(node).every((child) => child.kind === 'number' || fractionOf(child) !== null)

/** A single operation with two numbers. */
function wayOfOne(written: Expr): WayIn | null {
  const value = written.kind === 'negate' ? written.of : written
  if (!('left' in value)) return null
  const [first, second] = [exactValue(value.left), exactValue(value.right)]
  if (!first || !second) return null
  const hasSign = written.kind === 'negate' || first.n < 0n || second.n < 0n
  switch (value.kind) {
    case 'multiply':
      return hasSign ? wayOfSigns(written) : wayOfProduct(value.left, value.right, first, second)
    case 'divide':
      return hasSign ? wayOfSigns(written) : wayOfQuotient(value.left, value.right, first, second)
    case 'power':
      return wayOfPower(value, first, second)
    case 'add':
    case 'subtract':
      if (value.kind === 'subtract' && second.n < 0n) return wayIn('minus-negative')
      if (hasSign || (value.kind === 'subtract' && absolute(first).n * second.d < second.n * first.d))
        return wayIn('negative-sum', { first: written.kind === 'negate' ? value : value.left })
      return wayOfSum(value, first, second)
    default:
      return null
  }
}

function wayOfSigns(value: Expr): WayIn {
  const result = exactValue(value)
  const sign = result && result.n < 0n ? { isMinus: whole(1) } : { isPlus: whole(1) }
  return wayIn('signs-of-factors', sign)
}

function wayOfNegativeSum(value: Expr): WayIn {
  let first = value
  while (isSum(first) && 'left' in first) first = first.left
  return wayIn('negative-sum', { first })
}

function wayOfProduct(left: Expr, right: Expr, first: Rational, second: Rational): WayIn | null {
  if (!isInteger(first) || !isInteger(second)) return wayOfDecimalProduct(left, right, first, second)
  const [small, large] = first.n < second.n ? [first.n, second.n] : [second.n, first.n]
  if (large <= 10n) return wayIn('times-table', large > 5n && small > 1n ? { one: whole(small) } : {})
  // The factor with the fewer digits is the easier one to take apart.
  const big = small > 10n ? small : large
  const other = big === small ? large : small
  const size = 10n ** BigInt(big.toString().length - 1)
  const [tens, ones] = [big - (big % size), big % size]
  if (ones === 0n) return wayIn('product-of-several', {})
  return wayIn('product-by-parts', { big: whole(big), other: whole(other), tens: whole(tens), ones: whole(ones) })
}

function wayOfDecimalProduct(left: Expr, right: Expr, first: Rational, second: Rational): WayIn | null {
  const isDecimal = [left, right].every((each) => each.kind === 'number' && each.style !== 'mixed')
  if (!isDecimal) return null
  const [a, b] = [placesOf(first), placesOf(second)]
  const [one, two] = [scaled(first, a), scaled(second, b)]
  return wayIn('decimal-product', {
    first: whole(one),
    second: whole(two),
    product: whole(one * two),
    places: whole(a + b),
  })
}

const scaled = (value: Rational, places: number): bigint => multiply(value, rational(10n ** BigInt(places))).n

function wayOfQuotient(left: Expr, right: Expr, first: Rational, second: Rational): WayIn | null {
  if (second.n === 0n || [left, right].some((each) => each.kind !== 'number' || each.style === 'mixed')) return null
  const facts = { dividend: left, divisor: right }
  if (!isInteger(second)) {
    const by = 10n ** BigInt(placesOf(second))
    return wayIn('decimal-division', {
      ...facts,
      by: whole(by),
      newDivisor: number(multiply(second, rational(by))),
      newDividend: number(multiply(first, rational(by)), 'decimal'),
    })
  }
  if (isInteger(first) && second.n <= 10n && first.n <= second.n * 10n && first.n % second.n === 0n)
    return wayIn('division-by-table', facts)
  const digits = (isInteger(first) ? first.n : first.n / first.d).toString()
  for (let length = 1; length <= digits.length; length++) {
    const front = BigInt(digits.slice(0, length))
    if (front >= second.n)
      return wayIn('long-division', { ...facts, first: whole(front), times: whole(front / second.n) })
  }
  return isInteger(first) ? wayOfReducing({ top: first.n, bottom: second.n }) : null
}

function wayOfSum(value: BinaryExpr, first: Rational, second: Rational): WayIn | null {
  const isPlus = value.kind === 'add'
  if (!isInteger(first) || !isInteger(second)) {
    const isDecimal = [value.left, value.right].every((each) => each.kind === 'number' && each.style !== 'mixed')
    return isDecimal ? wayIn('decimal-sum', { places: whole(Math.max(placesOf(first), placesOf(second))) }) : null
  }
  const facts = { first: whole(first.n), second: whole(second.n) }
  if (first.n < 20n && second.n < 20n) return wayIn(isPlus ? 'small-sum' : 'small-difference', facts)
  const ones = { lastOfFirst: whole(first.n % 10n), lastOfSecond: whole(second.n % 10n) }
  return wayIn(isPlus ? 'column-sum' : 'column-difference', { ...facts, ...ones })
}

function wayOfPower(value: BinaryExpr, base: Rational, exponent: Rational): WayIn | null {
  const facts = { power: value, base: value.left, exponent: value.right }
  if (isInteger(exponent)) {
    if (exponent.n < 0n) return wayIn('negative-exponent', facts)
    return exponent.n > 1n ? wayIn('power', facts) : null
  }
  const index = Number(exponent.d)
  const root = isInteger(base) ? integerRoot(base.n, index) : null
  return wayIn('fraction-exponent', {
    ...facts,
    index: whole(index),
    ...(root !== null && { root: whole(root) }),
  })
}

function integerRoot(value: bigint, index: number): bigint | null {
  for (let root = 1n; root <= 1000n; root++) {
    const raised = power(rational(root), index).n
    if (raised === value) return root
    if (raised > value) return null
  }
  return null
}

/** A product or quotient of powers: of one base, of numbers with one base behind them, or of others. */
function wayOfPowers(value: Expr): WayIn | null {
  const factors = factorsOf(value)
  const raised = firstPiece(value, ({ kind }) => kind === 'power')
  const bases = factors.map((factor) => wholeOf(factor.kind === 'power' ? factor.left : factor))
  const known = bases.filter((each): each is bigint => each !== null && each > 1n)
  if (known.length === bases.length && known.length > 1) {
    const common = new Set(known.map(baseOf))
    const [base] = common
    if (common.size === 1 && base !== undefined) {
      const other = known.find((each) => each !== base)
      const exponent = other === undefined ? null : exponentOf(other, base)
      return other === undefined || exponent === null
        ? wayIn('same-base', { base: whole(base) })
        : wayIn('one-base', { base: whole(base), other: whole(other), exponent: whole(exponent) })
    }
  }
  const tens = operationsIn(value).includes('divide') ? null : wayOfTens(factors)
  return tens ?? (raised ? wayIn('powers-first', { power: raised }) : null)
}

/** `4.2 * 10^3 * 2 * 10^2`: plain numbers and powers of ten. */
function wayOfTens(factors: readonly Expr[]): WayIn | null {
  const isTens = (factor: Expr) => factor.kind === 'power' && wholeOf(factor.left) === 10n
  const exponents = factors.filter(isTens).map((factor) => wholeOf('left' in factor ? factor.right : undefined))
  const plain = factors.filter((factor) => !isTens(factor)).map(exactValue)
  const isKnown = exponents.every((each) => each !== null) && plain.every((each) => each !== null)
  if (!isKnown || exponents.length < 2 || plain.length < 2) return null
  const product = plain.reduce<Rational>((all, each) => multiply(all, each!), ONE)
  const exponent = exponents.reduce<bigint>((all, each) => all + each!, 0n)
  const tens: Expr = { kind: 'power', left: whole(10), right: whole(exponent) }
  return wayIn('powers-of-ten', { plain: number(product, 'decimal'), exponent: whole(exponent), tens })
}

const factorsOf = (expr: Expr): readonly Expr[] =>
  isProduct(expr) && 'left' in expr ? [...factorsOf(expr.left), ...factorsOf(expr.right)] : [expr]

import { collectNames, type Expr, number, signedTerms, someNode } from '../../math/ast.ts'
import { coefficientsIn, exactValue, tryPolynomial } from '../../math/polynomial.ts'
import { divide, isInteger, multiply, rational } from '../../math/rational.ts'
import type { Family, Step } from '../../math/steps.ts'
import { wayOfNumbers } from './numbers.ts'
import { squareIn, type WayIn, wayIn, whole, wholeOf } from './way-in.ts'

/** The way into an expression that is to be simplified, by the first step of its solution and its form. */
export function wayOfExpression(value: Expr, family: Family, step: Step | undefined): WayIn | null {
  switch (step?.rule) {
    case 'simplify-root':
      return wayOfRoots(value)
    case 'rationalise':
      return wayIn('root-below')
    case 'log-laws':
      return wayOfLogs(value)
    case 'trig-values':
      return wayIn('angle-of-table')
    case 'trig-identity':
      return wayIn('trig-identity')
    case 'collect':
      return wayIn('like-terms')
    case 'power-laws':
      return collectNames(value).size === 0 ? wayOfNumbers(value, step) : wayOfLetterPowers(value)
    case 'expand':
      return wayOfBrackets(value) ?? wayIn('brackets-then-terms')
    case 'common-denominator-letters':
      return wayIn('fractions-with-letters', step.facts)
    case 'factor':
    case 'take-common':
    case 'special-product':
      return family === 'rational-expression' ? wayIn('factors-above') : null
    case 'cancel':
      return someNode(value, (node) => node.kind === 'add' || node.kind === 'subtract')
        ? wayIn('factors-above')
        : wayIn('powers-in-fraction')
    default:
      return collectNames(value).size === 0 ? wayOfNumbers(value, step) : null
  }
}

function rootsIn(expr: Expr): readonly (Expr & { kind: 'root' })[] {
  if (expr.kind === 'root') return [expr]
  return 'left' in expr ? [...rootsIn(expr.left), ...rootsIn(expr.right)] : 'of' in expr ? rootsIn(expr.of) : []
}

function wayOfRoots(value: Expr): WayIn | null {
  const roots = rootsIn(value).filter(({ index }) => index === 2)
  const [first, second] = roots
  if (!first) return null
  if (second && value.kind === 'multiply') {
    const [one, two] = [wholeOf(first.of), wholeOf(second.of)]
    if (one !== null && two !== null && roots.length === 2)
      return wayIn('roots-multiplied', { product: whole(one * two) })
  }
  for (const root of roots) {
    const inside = wholeOf(root.of)
    if (inside === null || inside < 2n) continue
    const { square, rest } = squareIn(inside)
    if (square > 1n)
      return wayIn(second ? 'roots-alike' : 'square-inside', {
        value: root.of,
        square: whole(square),
        rest: whole(rest),
      })
  }
  return null
}

function wayOfLogs(value: Expr): WayIn | null {
  if (value.kind === 'call' && value.fn === 'log') {
    const [inside, base] = value.args
    return inside && base ? wayIn('log-value', { value: inside, base }) : null
  }
  if ((value.kind !== 'add' && value.kind !== 'subtract') || value.left.kind !== 'call' || value.right.kind !== 'call')
    return null
  const [one, two] = [value.left, value.right].map(({ args: [inside] }) => (inside ? exactValue(inside) : null))
  if (!one || !two || two.n === 0n) return null
  return value.kind === 'add'
    ? wayIn('logs-added', { product: number(multiply(one, two)) })
    : wayIn('logs-subtracted', { quotient: number(divide(one, two)) })
}

function wayOfLetterPowers(value: Expr): WayIn {
  const isOfProduct = (node: Expr) =>
    node.kind === 'power' && (node.left.kind === 'multiply' || node.left.kind === 'divide')
  return wayIn(someNode(value, isOfProduct) ? 'power-of-product' : 'powers-of-letter')
}

const isSum = (expr: Expr) => expr.kind === 'add' || expr.kind === 'subtract'

/** An expression that is nothing but brackets to open. */
export function wayOfBrackets(value: Expr): WayIn | null {
  if (value.kind === 'power' && isSum(value.left)) return wayIn('square-of-bracket')
  if (value.kind !== 'multiply') return null
  if (isSum(value.left) && isSum(value.right)) {
    const count = signedTerms(value.left).length * signedTerms(value.right).length
    return wayIn('bracket-times-bracket', { count: whole(count) })
  }
  return isSum(value.left) || isSum(value.right) ? wayIn('bracket-times-factor') : null
}

/** The way into a polynomial that is to be factored. */
export function wayOfFactoring(value: Expr, step: Step | undefined): WayIn | null {
  switch (step?.rule) {
    case 'take-common':
      return wayIn('common-factor', step.facts)
    case 'special-product': {
      const terms = signedTerms(value)
      if (terms.length > 2) return wayIn('perfect-square')
      return wayIn(
        someNode(value, ({ kind }) => kind === 'power') && isOfCubes(value) ? 'cubes' : 'difference-of-squares',
      )
    }
    case 'group':
      return wayIn('pairs-of-terms')
    case 'factor':
    case 'split-middle':
    case 'factor-more':
      return wayOfTwoNumbers(value)
    default:
      return null
  }
}

const isOfCubes = (value: Expr): boolean => {
  const [letter] = collectNames(value)
  const polynomial = tryPolynomial(value)
  const list = letter && polynomial ? coefficientsIn(polynomial, letter) : null
  return list !== null && (list.length - 1) % 3 === 0 && (list.length - 1) % 2 !== 0
}

/** The two numbers behind a quadratic with whole coefficients. */
export function twoNumbersOf(value: Expr): { isMonic: boolean; facts: Record<string, Expr> } | null {
  const [letter, ...others] = collectNames(value)
  const polynomial = letter && others.length === 0 ? tryPolynomial(value) : null
  const coefficients = polynomial && letter ? coefficientsIn(polynomial, letter) : null
  if (coefficients?.length !== 3 || !coefficients.every(isInteger)) return null
  const [c, b, a] = coefficients.map(({ n }) => n) as [bigint, bigint, bigint]
  const [product, sum] = [a * c, b]
  const root = wholeRoot(sum * sum - 4n * product)
  if (product === 0n || root === null) return null
  const first = (sum - root) / 2n
  return {
    isMonic: a === 1n,
    facts: { product: whole(product), sum: whole(sum), first: whole(first), second: whole(sum - first) },
  }
}

function wholeRoot(value: bigint): bigint | null {
  if (value < 0n) return null
  let root = BigInt(Math.round(Math.sqrt(Number(value))))
  while (root * root > value) root--
  while ((root + 1n) * (root + 1n) <= value) root++
  return root * root === value ? root : null
}

function wayOfTwoNumbers(value: Expr): WayIn | null {
  const found = twoNumbersOf(value)
  return found && wayIn(found.isMonic ? 'two-numbers' : 'two-numbers-split', found.facts)
}

/** Half of the middle number of a quadratic, and its square. */
export function wayOfCompleting(value: Expr): WayIn | null {
  const [letter] = collectNames(value)
  const polynomial = tryPolynomial(value)
  const coefficients = polynomial && letter ? coefficientsIn(polynomial, letter) : null
  const [, b, a] = coefficients ?? []
  if (coefficients?.length !== 3 || !b || !a) return null
  const half = divide(b, multiply(a, rational(2)))
  return wayIn('square-completed', { half: number(half), halfSquared: number(multiply(half, half)) })
}

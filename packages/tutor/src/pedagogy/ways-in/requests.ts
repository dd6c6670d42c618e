import {
  children,
  collectNames,
  type Expr,
  expression,
  number,
  type Request,
  request,
  signedTerms,
  someNode,
} from '../../math/ast.ts'
import { coefficientsIn, exactValue, tryPolynomial } from '../../math/polynomial.ts'
import {
  absolute,
  add,
  divide,
  equals,
  gcd,
  lcm,
  multiply,
  type Rational,
  rational,
  subtract,
} from '../../math/rational.ts'
import { solve } from '../../math/solve.ts'
import type { Step } from '../../math/steps.ts'
import { substitute } from '../../math/substitute.ts'
import { factsOfRequest } from '../request-facts.ts'
import { operationNamed } from '../requests.ts'
import { quadraticOf } from './equations.ts'
import { wayOfBrackets, wayOfCompleting, wayOfFactoring } from './expressions.ts'
import { type WayIn, wayIn, whole, wholeOf } from './way-in.ts'

/** The way into a task that names its operation. */
export function wayOfRequest(task: Request, steps: readonly Step[], told: string | null): WayIn | null {
  const { operation, subject, values = [], unknown = 'x' } = task
  const of = subject.kind === 'expression' ? subject.value : null
  const list = subject.kind === 'values' ? subject.values : []
  switch (operation) {
    case 'factor':
      return of && wayOfFactoring(of, steps[0])
    case 'expand':
      return of && (wayOfBrackets(of) ?? wayIn('brackets-then-terms'))
    case 'complete-square':
      return of && wayOfCompleting(of)
    case 'differentiate':
      return of && wayOfDerivative(of, unknown, steps[0])
    case 'integrate':
      return of && wayOfIntegral(of, unknown, steps[0])
    case 'definite-integral': {
      const found = of && resultOf('integrate', of, unknown)
      return of && wayIn('definite-integral', { of, ...(found && { antiderivative: found }) })
    }
    case 'limit':
      return of && wayOfLimit(of, unknown, values[0])
    case 'evaluate': {
      const [value] = values
      return value ? wayIn('value-at', { value, letter: { kind: 'name', name: unknown } }) : null
    }
    case 'domain':
      return of && wayOfDomain(of)
    case 'vertex': {
      const [a, b] = (of && quadraticOf(of)) ?? []
      return a && b ? wayIn('vertex', { place: number(divide(b, multiply(a, rational(-2)))) }) : wayIn('vertex')
    }
    case 'zeros':
      return wayIn('zeros')
    case 'extreme-place':
    case 'extreme-value':
    case 'extrema': {
      // A parabola has its extremum at the vertex, long before anybody has learned of derivatives.
      if (operation !== 'extrema' && values.length === 1 && of && quadraticOf(of)) return wayIn('vertex')
      const derivative = of && resultOf('differentiate', of, unknown)
      return wayIn('extrema', derivative ? { derivative } : {})
    }
    case 'tangent': {
      const [point] = values
      const height = of && point ? exactValue(substitute(of, unknown, point)) : null
      return point && height ? wayIn('tangent', { point, height: number(height) }) : null
    }
    case 'slope': {
      const derivative = of && resultOf('differentiate', of, unknown)
      const [point] = values
      return derivative && point ? wayIn('slope-at', { derivative, point }) : null
    }
    case 'coefficient':
      return operationNamed(task, told) === 'slope' && of && isLinear(of, unknown) ? wayIn('slope') : null
    case 'discriminant':
      return wayIn('discriminant')
    case 'solve-for':
      return wayIn('letter-alone', { letter: { kind: 'name', name: unknown } })
    case 'next-term':
    case 'nth-term':
      return wayOfRow(list, operation === 'nth-term')
    case 'sum-of-terms':
      return wayIn('sum-of-terms')
    default:
      return wayOfAmounts(task, of, list)
  }
}

function isLinear(of: Expr, unknown: string): boolean {
  const polynomial = tryPolynomial(of)
  return polynomial !== null && coefficientsIn(polynomial, unknown)?.length === 2
}

function wayOfAmounts(task: Request, of: Expr | null, list: readonly Expr[]): WayIn | null {
  const { operation, values = [] } = task
  const facts = factsOfRequest(task)
  const one = of ? wholeOf(of) : null
  switch (operation) {
    case 'prime-factors':
      return wayIn('prime-factors', facts)
    case 'divisors':
      return wayIn('divisors', one === null ? {} : { value: whole(one) })
    case 'remainder':
      return wayOfRemainder(list)
    case 'round':
    case 'approximate':
      if (of?.kind === 'divide') return wayIn('fraction-to-decimal', { top: of.left, bottom: of.right })
      return operation === 'round' && facts.next ? wayIn('round', facts) : null
    case 'compare':
      return wayIn('compare')
    case 'sort':
      return wayIn('sort')
    case 'mean': {
      const numbers = list.map(exactValue)
      const total = numbers.reduce<Rational | null>((sum, each) => (sum && each ? add(sum, each) : null), rational(0))
      return wayIn('mean', total ? { ...facts, total: number(total) } : facts)
    }
    case 'median':
      return wayIn('median')
    case 'mode':
      return wayIn('mode')
    case 'spread':
      return wayIn('spread', facts)
    case 'standard-form':
      return of && wayOfStandardForm(of)
    case 'mixed-number': {
      const [top, bottom] = of?.kind === 'divide' ? [wholeOf(of.left), wholeOf(of.right)] : []
      if (!top || !bottom || bottom < 1n || top < 1n) return null
      const times = top / bottom
      return wayIn('mixed-number', {
        top: whole(top),
        bottom: whole(bottom),
        times: whole(times),
        multiple: whole(times * bottom),
      })
    }
    case 'in-base': {
      const base = wholeOf(values[0])
      if (one === null || !base || base < 2n || one < 1n) return null
      let largest = 1n
      while (largest * base <= one) largest *= base
      return wayIn('other-base', {
        base: whole(base),
        value: whole(one),
        largest: whole(largest),
        remainder: whole(one % base),
      })
    }
    default:
      return null
  }
}

/** The greatest common divisor or the least common multiple, which are written as functions. */
export function wayOfCommon(value: Expr): WayIn | null {
  if (value.kind !== 'call' || (value.fn !== 'gcd' && value.fn !== 'lcm')) return null
  const [first, second, ...others] = value.args.map(wholeOf)
  if (!first || !second || first < 1n || second < 1n || others.length > 0) return null
  const facts = { first: whole(first), second: whole(second) }
  if (value.fn === 'gcd') {
    const common = gcd(first, second)
    return wayIn('gcd', common > 1n ? { ...facts, common: whole(common) } : facts)
  }
  const [smaller, larger] = first < second ? [first, second] : [second, first]
  return wayIn('lcm', { smaller: whole(smaller), larger: whole(larger), common: whole(lcm(first, second)) })
}

function wayOfRemainder([first, second]: readonly Expr[]): WayIn | null {
  const [dividend, divisor] = [wholeOf(first), wholeOf(second)]
  if (!dividend || !divisor || divisor < 1n || dividend < 1n) return null
  const times = dividend / divisor
  return wayIn('remainder', {
    dividend: whole(dividend),
    divisor: whole(divisor),
    times: whole(times),
    multiple: whole(times * divisor),
  })
}

function wayOfStandardForm(of: Expr): WayIn | null {
  const value = exactValue(of)
  if (!value || value.n === 0n) return null
  let mantissa = absolute(value)
  let places = 0
  const ten = rational(10)
  while (mantissa.n >= 10n * mantissa.d && places < 40) [mantissa, places] = [divide(mantissa, ten), places + 1]
  while (mantissa.n < mantissa.d && places > -40) [mantissa, places] = [multiply(mantissa, ten), places - 1]
  return wayIn(places < 0 ? 'standard-form-small' : 'standard-form-large', {
    mantissa: number(mantissa, 'decimal'),
    places: whole(Math.abs(places)),
  })
}

/** A row that goes up in equal steps, or by an equal factor. */
function wayOfRow(list: readonly Expr[], asksForRule: boolean): WayIn | null {
  const numbers = list.map(exactValue)
  if (numbers.length < 3 || numbers.some((each) => each === null || each.n === 0n)) return null
  const row = numbers as Rational[]
  const steps = row.slice(1).map((each, index) => subtract(each, row[index]!))
  const ratios = row.slice(1).map((each, index) => divide(each, row[index]!))
  const [step, ...otherSteps] = steps
  const [ratio, ...otherRatios] = ratios
  const [first] = row
  if (step && first && otherSteps.every((each) => equals(each, step)))
    return wayIn(asksForRule ? 'nth-by-adding' : 'next-by-adding', {
      step: number(step),
      shift: number(subtract(first, step)),
    })
  if (ratio && otherRatios.every((each) => equals(each, ratio)))
    return wayIn(asksForRule ? 'nth-by-multiplying' : 'next-by-multiplying', { step: number(ratio) })
  return null
}

// ---- Calculus --------------------------------------------------------------------------------------------------------

/** The result of a smaller task inside, which a student is asked for; null where the core has none. */
function resultOf(operation: 'differentiate' | 'integrate', of: Expr, unknown: string): Expr | null {
  const solved = solve(request(operation, expression(of), { unknown }))
  const answer = 'solution' in solved ? solved.solution.answer : null
  return answer?.kind === 'expression' ? answer.value : null
}

/** Two parts of a task with the results that belong to them. */
function doneParts(outer: Expr, inner: Expr, unknown: string) {
  const [outerDone, innerDone] = [outer, inner].map((each) => resultOf('differentiate', each, unknown))
  return { outer, inner, ...(outerDone && { outerDone }), ...(innerDone && { innerDone }) }
}

function wayOfDerivative(of: Expr, unknown: string, step: Step | undefined): WayIn | null {
  switch (step?.rule) {
    case 'derivative-sum': {
      const [first] = signedTerms(of)
      const firstDone = first ? resultOf('differentiate', first.expr, unknown) : null
      return wayIn('derivative-of-sum', first && firstDone ? { firstTerm: first.expr, firstDone } : {})
    }
    case 'derivative-product':
      return of.kind === 'multiply' ? wayIn('derivative-of-product', doneParts(of.left, of.right, unknown)) : null
    case 'derivative-quotient':
      return of.kind === 'divide' ? wayIn('derivative-of-quotient', doneParts(of.left, of.right, unknown)) : null
    case 'derivative-chain': {
      const inner = insideOf(of)
      const innerDone = inner && resultOf('differentiate', inner, unknown)
      return wayIn('derivative-of-inside', inner && innerDone ? { inner, innerDone } : {})
    }
    case 'derivative-table': {
      const raised = of.kind === 'multiply' ? of.right : of
      return raised.kind === 'power' && raised.left.kind === 'name'
        ? wayIn('derivative-of-power', { exponent: raised.right })
        : wayIn('derivative-of-table')
    }
    default:
      return null
  }
}

/** The function inside another one. */
function insideOf(of: Expr): Expr | null {
  const node = of.kind === 'multiply' ? of.right : of
  if (node.kind === 'call') return node.args[0] ?? null
  if (node.kind === 'root') return node.of
  if (node.kind === 'power') return collectNames(node.left).size > 0 ? node.left : node.right
  return null
}

function wayOfIntegral(of: Expr, unknown: string, step: Step | undefined): WayIn | null {
  switch (step?.rule) {
    case 'integral-sum': {
      const [first] = signedTerms(of)
      const firstDone = first ? resultOf('integrate', first.expr, unknown) : null
      return wayIn('integral-of-sum', first && firstDone ? { firstTerm: first.expr, firstDone } : {})
    }
    case 'integral-linear':
      return wayIn('integral-of-linear')
    case 'integral-substitution':
      return wayIn('integral-with-inside')
    case 'integral-parts':
      return wayIn('integral-by-parts')
    case 'integral-table': {
      const isPower = of.kind === 'power' && of.left.kind === 'name'
      const isBracket = (node: Expr) =>
        node.kind === 'power' && (node.left.kind === 'add' || node.left.kind === 'subtract')
      if (of.kind === 'multiply' && someNode(of, isBracket)) return wayIn('integral-with-inside')
      return wayIn(isPower ? 'integral-of-power' : 'integral-of-table', { of })
    }
    default:
      return null
  }
}

function wayOfLimit(of: Expr, unknown: string, point: Expr | undefined): WayIn | null {
  if (!point) return null
  if (someNode(point, (node) => node.kind === 'constant' && node.name === '∞')) return wayIn('limit-far-out')
  const facts = { point }
  if (of.kind !== 'divide') return wayIn('limit-by-value', facts)
  const sine = firstSine(of.left)
  const isAtZero = exactValue(point)?.n === 0n
  if (sine && isAtZero) return wayIn('limit-of-sine', { inner: sine })
  const bottom = exactValue(substitute(of.right, unknown, point))
  const top = exactValue(substitute(of.left, unknown, point))
  if (!bottom) return null
  return bottom.n === 0n && top?.n === 0n
    ? wayIn('limit-of-zeros', facts)
    : bottom.n === 0n
      ? null
      : wayIn('limit-by-value', facts)
}

function firstSine(expr: Expr): Expr | null {
  if (expr.kind === 'call' && (expr.fn === 'sin' || expr.fn === 'tan')) return expr.args[0] ?? null
  for (const child of children(expr)) {
    const found = firstSine(child)
    if (found) return found
  }
  return null
}

function wayOfDomain(of: Expr): WayIn | null {
  const has = (test: (node: Expr) => boolean) => someNode(of, test)
  const kinds = [
    has((node) => node.kind === 'root' && node.index % 2 === 0) ? 'domain-root' : null,
    has((node) => node.kind === 'divide' && collectNames(node.right).size > 0) ? 'domain-fraction' : null,
    has((node) => node.kind === 'call' && (node.fn === 'log' || node.fn === 'ln')) ? 'domain-log' : null,
  ] as const
  const [only, ...others] = kinds.filter((each) => each !== null)
  if (others.length > 0) return wayIn('domain-several')
  return only ? wayIn(only) : null
}

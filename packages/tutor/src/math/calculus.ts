import { Algebra, simplified, substitute } from './algebra.ts'
import { approximate } from './approximate.ts'
import type { Expr, FunctionName, Statement } from './ast.ts'
import {
  binary,
  call,
  children,
  collectNames,
  constant,
  countNodes,
  equation,
  expression,
  isClosed,
  name,
  negated,
  number,
  rootOf,
  rootsOf,
  signedTerms,
  sumOf,
  withChildren,
} from './ast.ts'
import { createTrace, type Method } from './equation.ts'
import { contains, fits, inSize, Unsolved, type Work } from './equation-work.ts'
import { findRoots } from './general-equation.ts'
import { domainOf, setStatement } from './inequality.ts'
import { tryPolynomial } from './polynomial.ts'
import { divide, MathsError, multiply, type Rational, rational } from './rational.ts'
import { coefficientsBy, univariate } from './ring.ts'
import type { Decline, Rule, Solution, Step } from './steps.ts'
import { writeExpression } from './written.ts'

const one = number(1)
const isValue = (expr: Expr, value: number) =>
  expr.kind === 'number' && expr.value.n === BigInt(value) && expr.value.d === 1n
const times = (a: Expr, b: Expr): Expr =>
  isValue(a, 1) ? b : isValue(b, 1) ? a : isValue(a, 0) || isValue(b, 0) ? number(0) : binary('multiply', a, b)
const plus = (a: Expr, b: Expr): Expr => (isValue(a, 0) ? b : isValue(b, 0) ? a : binary('add', a, b))
const minus = (a: Expr, b: Expr): Expr => (isValue(b, 0) ? a : isValue(a, 0) ? negated(b) : binary('subtract', a, b))

/** The derivative by the rules, not yet simplified. */
const derivativeOf = (expr: Expr, x: string): Expr => differentiated(expr, x, (part) => derivativeOf(part, x))

/** Applies one rule of differentiation; `d` differentiates the parts it leaves. */
function differentiated(expr: Expr, x: string, d: (part: Expr) => Expr): Expr {
  if (!contains(expr, x)) return number(0)
  switch (expr.kind) {
    case 'name':
      return one
    case 'negate':
      return negated(d(expr.of))
    case 'add':
      return plus(d(expr.left), d(expr.right))
    case 'subtract':
      return minus(d(expr.left), d(expr.right))
    case 'multiply':
      if (!contains(expr.left, x)) return times(expr.left, d(expr.right))
      if (!contains(expr.right, x)) return times(expr.right, d(expr.left))
      return plus(times(d(expr.left), expr.right), times(expr.left, d(expr.right)))
    case 'divide': {
      if (!contains(expr.right, x)) return binary('divide', d(expr.left), expr.right)
      const top = minus(times(d(expr.left), expr.right), times(expr.left, d(expr.right)))
      return binary('divide', top, binary('power', expr.right, number(2)))
    }
    case 'power': {
      const { left, right } = expr
      if (!contains(right, x)) {
        const lowered = simplified(binary('subtract', right, one))
        const power = isValue(lowered, 1) ? left : isValue(lowered, 0) ? one : binary('power', left, lowered)
        return times(times(right, power), d(left))
      }
      if (!contains(left, x)) {
        const isE = left.kind === 'constant' && left.name === 'e'
        return times(isE ? expr : times(expr, call('ln', left)), d(right))
      }
      return times(expr, d(times(right, call('ln', left))))
    }
    case 'root': {
      const inner = d(expr.of)
      if (expr.index === 2) return binary('divide', inner, times(number(2), expr))
      return binary('divide', inner, times(number(expr.index), binary('power', expr, number(expr.index - 1))))
    }
    case 'call':
      return functionDerivative(expr, x, d)
    default:
      throw new Unsolved()
  }
}

function functionDerivative(expr: Expr & { kind: 'call' }, x: string, d: (part: Expr) => Expr): Expr {
  const [of, base] = expr.args
  if (!of) throw new Unsolved()
  const inner = d(of)
  const square = (inside: Expr) => binary('power', inside, number(2))
  switch (expr.fn) {
    case 'sin':
      return times(call('cos', of), inner)
    case 'cos':
      return negated(times(call('sin', of), inner))
    case 'tan':
      return binary('divide', inner, square(call('cos', of)))
    case 'cot':
      return negated(binary('divide', inner, square(call('sin', of))))
    case 'ln':
      return binary('divide', inner, of)
    case 'log':
      if (!base || contains(base, x)) throw new Unsolved()
      return binary('divide', inner, times(of, call('ln', base)))
    case 'asin':
      return binary('divide', inner, rootOf(minus(one, square(of))))
    case 'acos':
      return negated(binary('divide', inner, rootOf(minus(one, square(of)))))
    case 'atan':
      return binary('divide', inner, plus(one, square(of)))
    case 'acot':
      return negated(binary('divide', inner, plus(one, square(of))))
    default:
      throw new Unsolved()
  }
}

/** The shorter of the rules' result and its normal form. */
function tidied(expr: Expr): Expr {
  try {
    const short = simplified(expr)
    return countNodes(short) <= countNodes(expr) + 2 ? short : gathered(expr)
  } catch (error) {
    if (error instanceof MathsError) return gathered(expr)
    throw error
  }
}

/** Collects the numeric factors of a product: 5(2x + 1)⁴ · 2 = 10(2x + 1)⁴. */
function gathered(expr: Expr): Expr {
  if (expr.kind === 'add' || expr.kind === 'subtract') {
    return binary(expr.kind, gathered(expr.left), gathered(expr.right))
  }
  if (expr.kind === 'negate') return negated(gathered(expr.of))
  const { factor, rest } = numberAndRest(expr)
  if (rest.length === 0) return expr
  const body = rest.reduce((all, part) => binary('multiply', all, part))
  const top = times(number(rational(factor.n)), body)
  return factor.d === 1n ? top : binary('divide', top, number(rational(factor.d)))
}

function numberAndRest(expr: Expr): { factor: Rational; rest: Expr[] } {
  if (expr.kind === 'number') return { factor: expr.value, rest: [] }
  if (expr.kind === 'multiply') {
    const [left, right] = [numberAndRest(expr.left), numberAndRest(expr.right)]
    return { factor: multiply(left.factor, right.factor), rest: [...left.rest, ...right.rest] }
  }
  if (expr.kind === 'divide' && expr.right.kind === 'number' && expr.right.value.n !== 0n) {
    const { factor, rest } = numberAndRest(expr.left)
    return { factor: divide(factor, expr.right.value), rest }
  }
  return { factor: rational(1), rest: [expr] }
}

function ruleFor(expr: Expr, x: string): Rule {
  if (expr.kind === 'negate') return ruleFor(expr.of, x)
  if (expr.kind === 'add' || expr.kind === 'subtract') return 'derivative-sum'
  if (expr.kind === 'multiply') {
    if (contains(expr.left, x) && contains(expr.right, x)) return 'derivative-product'
    return ruleFor(contains(expr.left, x) ? expr.left : expr.right, x)
  }
  if (expr.kind === 'power' && contains(expr.left, x) && contains(expr.right, x)) return 'derivative-chain'
  if (expr.kind === 'divide') return contains(expr.right, x) ? 'derivative-quotient' : ruleFor(expr.left, x)
  const inside =
    expr.kind === 'power'
      ? contains(expr.left, x)
        ? expr.left
        : expr.right
      : expr.kind === 'root'
        ? expr.of
        : expr.kind === 'call'
          ? expr.args[0]!
          : expr
  return inside.kind === 'name' ? 'derivative-table' : 'derivative-chain'
}

/** Nobody reads more steps than this. */
const MOST_ROUNDS = 8

/**
 * True if the expression is in the table of derivatives: a number, a monomial, or a function of the bare letter, with a
 * numeric factor.
 */
function isInTable(expr: Expr, x: string): boolean {
  if (!contains(expr, x) || expr.kind === 'name') return true
  if (expr.kind === 'negate') return isInTable(expr.of, x)
  if (expr.kind === 'multiply' && isClosed(expr.left)) return isInTable(expr.right, x)
  if (expr.kind === 'divide' && isClosed(expr.right)) return isInTable(expr.left, x)
  return (
    children(expr)
      .filter((part) => contains(part, x))
      .every((part) => part.kind === 'name') && isUnary(expr, x)
  )
}
const isUnary = (expr: Expr, x: string) =>
  children(expr).filter((part) => contains(part, x)).length === 1 && !isSum(expr)
const isSum = (expr: Expr) => expr.kind === 'add' || expr.kind === 'subtract' || expr.kind === 'negate'

const isOpen =
  (fn: FunctionName) =>
  (node: Expr): node is Expr & { kind: 'call' } =>
    node.kind === 'call' && node.fn === fn

function mapOpen(expr: Expr, fn: FunctionName, change: (of: Expr) => Expr): Expr {
  if (isOpen(fn)(expr)) return change(expr.args[0]!)
  return withChildren(
    expr,
    children(expr).map((part) => mapOpen(part, fn, change)),
  )
}

function openParts(expr: Expr, fn: FunctionName): Expr[] {
  return isOpen(fn)(expr) ? [expr.args[0]!] : children(expr).flatMap((part) => openParts(part, fn))
}

/** One rule per step, from the outside in: an undifferentiated part keeps its prime until the table resolves it. */
function derivativeSteps(task: Statement & { kind: 'expression' }, x: string, raw: Expr): Step[] {
  const d = (part: Expr): Expr => (contains(part, x) ? call('diff', part, name(x)) : number(0))
  const steps: Step[] = []
  let line: Expr = call('diff', task.value, name(x))
  let before: Statement = task
  const go = (rule: Rule, next: Expr) => {
    steps.push({ rule, before, after: expression(next), facts: {} })
    line = next
    before = expression(next)
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = openParts(line, 'diff').find((part) => !isInTable(part, x))
    if (!next) break
    const rule = ruleFor(next, x)
    go(
      rule,
      mapOpen(line, 'diff', (of) => {
        if (isInTable(of, x) || ruleFor(of, x) !== rule) return d(of)
        return rule === 'derivative-sum' ? byTerms(of, x, d) : differentiated(of, x, d)
      }),
    )
  }
  if (steps.length === 0 || openParts(line, 'diff').length > 0)
    go(steps.length === 0 ? ruleFor(task.value, x) : 'derivative-table', raw)
  return steps
}

/** Differentiates all terms of a sum in one step. */
const byTerms = (of: Expr, x: string, d: (part: Expr) => Expr): Expr =>
  sumOf(
    signedTerms(of)
      .filter((term) => contains(term.expr, x))
      .map((term) => ({ ...term, expr: d(term.expr) })),
  )

export function differentiate(task: Statement & { kind: 'expression' }, x: string): Solution {
  const raw = derivativeOf(task.value, x)
  const result = tidied(raw)
  const steps = derivativeSteps(task, x, raw)
  if (writeExpression(raw) !== writeExpression(result))
    steps.push({ rule: 'simplify-result', before: expression(raw), after: expression(result), facts: {} })
  return { family: 'derivative', unknown: x, steps, answer: expression(result) }
}

const MOST_DERIVATIVES = 8

/**
 * A derivative of higher order: one step for each order after the first, and its value at a point where one is given.
 */
export function nthDerivative(
  task: Statement & { kind: 'expression' },
  x: string,
  order: number,
  at: Expr | null = null,
): Solution | Decline {
  if (order < 2 || order > MOST_DERIVATIVES) return 'not-an-exercise'
  const steps: Step[] = []
  let line = tidied(derivativeOf(task.value, x))
  for (let count = 2; count <= order; count++) {
    const next = tidied(derivativeOf(line, x))
    steps.push({ rule: ruleFor(line, x), before: expression(line), after: expression(next), facts: {} })
    line = next
  }
  if (at) {
    const value = simplified(substitute(line, x, at))
    steps.push({
      rule: 'put-value',
      before: expression(line),
      after: expression(value),
      facts: { letter: name(x), value: at },
    })
    line = value
  }
  return { family: 'derivative', unknown: at ? null : x, steps, answer: expression(line) }
}

// ---- Integrals -----------------------------------------------------------------------------------------------------

/**
 * An antiderivative without the constant, by table, linear substitution, substitution or parts; null if none applies.
 */
function antiderivative(expr: Expr, x: string, depth = 0): { value: Expr; rule: Rule; inner?: Expr } {
  if (depth > 5) throw new Unsolved()
  const go = (part: Expr) => antiderivative(part, x, depth + 1).value
  const letter = name(x)
  if (!contains(expr, x)) return { value: times(expr, letter), rule: 'integral-table' }
  const terms = signedTerms(expr)
  if (terms.length > 1) {
    return {
      value: sumOf(terms.map((term) => ({ expr: go(term.expr), negative: term.negative }))),
      rule: 'integral-table',
    }
  }
  if (expr.kind === 'negate') return { value: negated(go(expr.of)), rule: 'integral-table' }
  if (expr.kind === 'multiply' && !contains(expr.left, x))
    return { value: times(expr.left, go(expr.right)), rule: 'integral-table' }
  if (expr.kind === 'multiply' && !contains(expr.right, x))
    return { value: times(expr.right, go(expr.left)), rule: 'integral-table' }
  if (expr.kind === 'divide' && !contains(expr.right, x))
    return { value: binary('divide', go(expr.left), expr.right), rule: 'integral-table' }
  const basic = tableIntegral(expr, x)
  if (basic) return basic
  const opened = openedSum(expr)
  if (opened) return { value: go(opened), rule: 'integral-table' }
  const bySubstitution = substitutionIntegral(expr, x)
  if (bySubstitution) return bySubstitution
  const byParts = partsIntegral(expr, x, depth)
  if (byParts) return byParts
  throw new Unsolved()
}

/** The coefficient a of a x + b; null if the expression is not linear. */
function linearFactor(expr: Expr, x: string): Expr | null {
  const algebra = new Algebra()
  const { top, bottom } = algebra.ratio(expr)
  if (lettersHave(bottom, x) || [...algebra.atoms.values()].some((atom) => contains(atom.expr, x))) return null
  const coefficients = coefficientsBy(top, x)
  if (coefficients.length !== 2) return null
  return algebra.expr({ top: coefficients[1]!, bottom })
}
const lettersHave = (poly: ReturnType<typeof coefficientsBy>[number], x: string) =>
  [...poly.values()].some((term) => x in term.powers)

function tableIntegral(expr: Expr, x: string): { value: Expr; rule: Rule } | null {
  const inside =
    expr.kind === 'call'
      ? expr.args[0]!
      : expr.kind === 'power'
        ? contains(expr.right, x)
          ? expr.right
          : expr.left
        : expr.kind === 'root'
          ? expr.of
          : expr.kind === 'divide'
            ? expr.right
            : expr
  if (expr.kind === 'name')
    return { value: binary('divide', binary('power', expr, number(2)), number(2)), rule: 'integral-table' }
  const done = (value: Expr, factor: Expr) => ({
    value: isValue(factor, 1) ? value : binary('divide', value, factor),
    rule: 'integral-table' as const,
  })
  if (expr.kind === 'divide') {
    if (contains(expr.left, x)) return null
    const bottom = expr.right
    const linear = linearFactor(bottom, x)
    if (linear) return done(times(expr.left, call('ln', call('abs', bottom))), linear)
    if (bottom.kind === 'power' && !contains(bottom.right, x)) {
      const power = binary('power', bottom.left, simplified(negated(bottom.right)))
      const found = tableIntegral(power, x)
      return found && { ...found, value: times(expr.left, found.value) }
    }
    if (bottom.kind === 'root') {
      const found = tableIntegral(binary('power', bottom.of, number(rational(-1, bottom.index))), x)
      return found && { ...found, value: times(expr.left, found.value) }
    }
    const poly = tryPolynomial(bottom)
    const coefficients = poly && univariate(poly, x)
    if (coefficients?.length === 3 && coefficients[1]!.n === 0n && coefficients[0]!.n > 0n && coefficients[2]!.n > 0n) {
      const [c, , a] = coefficients as [typeof ZERO, typeof ZERO, typeof ZERO]
      const scale = simplified(rootOf(binary('divide', number(a), number(c))))
      return done(times(expr.left, call('atan', times(scale, name(x)))), simplified(times(number(c), scale)))
    }
    if (bottom.kind === 'multiply' || bottom.kind === 'call') return null
    return null
  }
  const factor = linearFactor(inside, x)
  if (!factor) return squaredFunction(expr, x)
  if (expr.kind === 'root') return tableIntegral(binary('power', expr.of, number(rational(1, expr.index))), x)
  if (expr.kind === 'power' && !contains(expr.right, x)) {
    const raised = simplified(binary('add', expr.right, one))
    if (isValue(raised, 0)) return done(call('ln', call('abs', expr.left)), factor)
    return done(binary('divide', binary('power', expr.left, raised), raised), factor)
  }
  if (expr.kind === 'power') {
    const isE = expr.left.kind === 'constant' && expr.left.name === 'e'
    return done(isE ? expr : binary('divide', expr, call('ln', expr.left)), factor)
  }
  if (expr.kind !== 'call') return null
  const of = expr.args[0]!
  switch (expr.fn) {
    case 'sin':
      return done(negated(call('cos', of)), factor)
    case 'cos':
      return done(call('sin', of), factor)
    case 'tan':
      return done(negated(call('ln', call('abs', call('cos', of)))), factor)
    case 'cot':
      return done(call('ln', call('abs', call('sin', of))), factor)
    case 'ln':
      return done(minus(times(of, call('ln', of)), of), factor)
    default:
      return null
  }
}
const ZERO = rational(0)

/** The antiderivatives of sin², cos², 1/cos², 1/sin². */
function squaredFunction(expr: Expr, x: string): { value: Expr; rule: Rule } | null {
  if (expr.kind !== 'power' || expr.left.kind !== 'call') return null
  const { fn, args } = expr.left
  const factor = linearFactor(args[0]!, x)
  if (!factor) return null
  const done = (value: Expr) => ({
    value: isValue(factor, 1) ? value : binary('divide', value, factor),
    rule: 'integral-table' as const,
  })
  const double = call('sin', simplified(times(number(2), args[0]!)))
  if (isValue(expr.right, 2) && fn === 'sin')
    return {
      value: minus(
        binary('divide', name(x), number(2)),
        binary('divide', double, simplified(times(number(4), factor))),
      ),
      rule: 'trig-identity',
    }
  if (isValue(expr.right, 2) && fn === 'cos')
    return {
      value: plus(binary('divide', name(x), number(2)), binary('divide', double, simplified(times(number(4), factor)))),
      rule: 'trig-identity',
    }
  if (isValue(expr.right, -2) && fn === 'cos') return done(call('tan', args[0]!))
  if (isValue(expr.right, -2) && fn === 'sin') return done(negated(call('cot', args[0]!)))
  return null
}

/** Expands products and quotients that become a sum. */
function openedSum(expr: Expr): Expr | null {
  try {
    const algebra = new Algebra()
    const { top, bottom } = algebra.ratio(expr)
    if (bottom.size > 1) {
      return null
    }
    if (top.size === 1) {
      const whole = algebra.expr({ top, bottom })
      return writeExpression(whole) !== writeExpression(expr) && countNodes(whole) < countNodes(expr) ? whole : null
    }
    const parts = [...top.values()].map((term) => ({
      expr: asPower(
        algebra.expr(
          algebra.divide(
            { top: new Map([['', term]]), bottom: new Map([['', { coefficient: rational(1), powers: {} }]]) },
            { top: bottom, bottom: new Map([['', { coefficient: rational(1), powers: {} }]]) },
          ),
        ),
      ),
      negative: false,
    }))
    const sum = sumOf(parts)
    return writeExpression(sum) === writeExpression(expr) ? null : sum
  } catch (error) {
    if (error instanceof MathsError) return null
    throw error
  }
}

/** Writes x√x as a power for the table. */
function asPower(expr: Expr): Expr {
  if (expr.kind === 'multiply' && expr.right.kind === 'root' && expr.right.of.kind === 'name') {
    const base = expr.right.of
    const own =
      expr.left.kind === 'name' && expr.left.name === base.name
        ? 1
        : expr.left.kind === 'power' && expr.left.left.kind === 'name' && expr.left.left.name === base.name
          ? approximate(expr.left.right)
          : null
    if (own !== null && Number.isInteger(own))
      return binary('power', base, number(rational(own * expr.right.index + 1, expr.right.index)))
  }
  return expr
}

/** Substitution: f(g(x))·g'(x). */
function substitutionIntegral(expr: Expr, x: string): { value: Expr; rule: Rule; inner: Expr } | null {
  const candidates: Expr[] = []
  const visit = (node: Expr): void => {
    if (node.kind === 'call') candidates.push(node, node.args[0]!)
    if (node.kind === 'power') candidates.push(contains(node.right, x) ? node.right : node.left)
    if (node.kind === 'root') candidates.push(node.of)
    if (node.kind === 'divide') candidates.push(node.right)
    if ('left' in node) for (const part of [node.left, node.right]) visit(part)
    if (node.kind === 'call') for (const arg of node.args) visit(arg)
    if (node.kind === 'negate' || node.kind === 'root') visit(node.of)
  }
  visit(expr)
  const letter = ['u', 'v', 'w', 's'].find((each) => !collectNames(expr).has(each)) ?? 'u'
  for (const inner of candidates) {
    if (!contains(inner, x) || inner.kind === 'name') continue
    try {
      const rest = simplified(binary('divide', expr, derivativeOf(inner, x)))
      const inLetter = replacedBy(rest, inner, name(letter))
      if (contains(inLetter, x)) continue
      const found =
        tableIntegral(inLetter, letter) ??
        (contains(inLetter, letter)
          ? factorOut(inLetter, letter)
          : { value: times(inLetter, name(letter)), rule: 'integral-table' as const })
      if (found) return { value: substitute(found.value, letter, inner), rule: 'integral-substitution', inner }
    } catch (error) {
      if (!(error instanceof MathsError) && !(error instanceof Unsolved)) throw error
    }
  }
  return null
}

function factorOut(expr: Expr, letter: string): { value: Expr; rule: Rule } | null {
  if (expr.kind === 'multiply' && !contains(expr.left, letter)) {
    const found = tableIntegral(expr.right, letter)
    return found && { ...found, value: times(expr.left, found.value) }
  }
  if (expr.kind === 'divide' && !contains(expr.right, letter)) {
    const found = tableIntegral(expr.left, letter) ?? factorOut(expr.left, letter)
    return found && { ...found, value: binary('divide', found.value, expr.right) }
  }
  if (expr.kind === 'divide' && expr.right.kind === 'multiply' && !contains(expr.right.left, letter)) {
    const found = tableIntegral(binary('divide', expr.left, expr.right.right), letter)
    return found && { ...found, value: binary('divide', found.value, expr.right.left) }
  }
  if (expr.kind === 'negate') {
    const found = tableIntegral(expr.of, letter) ?? factorOut(expr.of, letter)
    return found && { ...found, value: negated(found.value) }
  }
  return null
}

function replacedBy(expr: Expr, old: Expr, by: Expr): Expr {
  if (writeExpression(expr) === writeExpression(old)) return by
  if (expr.kind === 'call') return { ...expr, args: expr.args.map((arg) => replacedBy(arg, old, by)) }
  if (expr.kind === 'negate' || expr.kind === 'root') return { ...expr, of: replacedBy(expr.of, old, by) }
  return 'left' in expr
    ? { ...expr, left: replacedBy(expr.left, old, by), right: replacedBy(expr.right, old, by) }
    : expr
}

/** Integration by parts: a polynomial times e^x, sin or cos, or a power times ln. */
function partsIntegral(expr: Expr, x: string, depth: number): { value: Expr; rule: Rule } | null {
  if (expr.kind !== 'multiply') return null
  for (const [first, second] of [
    [expr.left, expr.right],
    [expr.right, expr.left],
  ] as const) {
    if (tryPolynomial(first) && second.kind === 'call' && (second.fn === 'ln' || second.fn === 'log')) {
      const v = antiderivative(first, x, depth + 1).value
      const rest = simplified(times(v, derivativeOf(second, x)))
      return { value: minus(times(v, second), antiderivative(rest, x, depth + 1).value), rule: 'integral-parts' }
    }
    const isWave =
      (second.kind === 'call' && (second.fn === 'sin' || second.fn === 'cos')) ||
      (second.kind === 'power' && contains(second.right, x))
    if (tryPolynomial(first) && isWave) {
      const v = antiderivative(second, x, depth + 1).value
      const rest = simplified(times(v, derivativeOf(first, x)))
      return { value: minus(times(first, v), antiderivative(rest, x, depth + 1).value), rule: 'integral-parts' }
    }
  }
  return null
}

const C = name('C')

/** Constant factors first, then the sum rule, then one rule per kind of term; the table comes last. */
function integralSteps(task: Statement & { kind: 'expression' }, x: string, raw: Expr): Step[] {
  const steps: Step[] = []
  let before: Statement = task
  const go = (rule: Rule, next: Expr, facts: Step['facts'] = {}) => {
    if (writeExpression(next) === (before.kind === 'expression' ? writeExpression(before.value) : '')) return
    steps.push({ rule, before, after: expression(next), facts })
    before = expression(next)
  }
  const terms = signedTerms(task.value)
  const parts = terms.map((term) => ({ ...term, ...withoutFactor(term.expr, x) }))
  const line = (value: (body: Expr) => Expr) =>
    sumOf(parts.map(({ negative, factor, body }) => ({ negative, expr: times(factor, value(body)) })))
  const open = (body: Expr) => call('integral', body, name(x))
  const found = parts.map(({ body }) => ({ body, ...antiderivative(body, x) }))
  const ruleOf = (each: (typeof found)[number]): Rule =>
    each.rule === 'integral-table' && hasLinearInside(each.body, x) ? 'integral-linear' : each.rule
  if (parts.length > 1 || parts.some(({ factor }) => !isValue(factor, 1))) go('integral-sum', line(open))
  const order: readonly Rule[] = ['trig-identity', 'integral-parts', 'integral-substitution', 'integral-linear']
  const done = new Set<Expr>()
  for (const rule of order) {
    const now = found.filter((each) => ruleOf(each) === rule)
    const [first] = now
    if (!first || done.size + now.length === found.length) continue
    for (const each of now) done.add(each.body)
    go(
      rule,
      line((body) => (done.has(body) ? found.find((each) => each.body === body)!.value : open(body))),
      first.inner && rule === 'integral-substitution' ? { inner: first.inner } : {},
    )
  }
  const last = found.filter(({ body }) => !done.has(body))
  const rule = order.findLast((each) => last.some((one) => ruleOf(one) === each)) ?? 'integral-table'
  const inner = last.find((each) => each.rule === 'integral-substitution')?.inner
  go(rule, raw, rule === 'integral-substitution' && inner ? { inner } : {})
  return steps
}

function withoutFactor(expr: Expr, x: string): { factor: Expr; body: Expr } {
  if (expr.kind === 'multiply' && !contains(expr.left, x)) return { factor: expr.left, body: expr.right }
  if (expr.kind === 'multiply' && !contains(expr.right, x)) return { factor: expr.right, body: expr.left }
  return { factor: one, body: expr }
}

/** `sin(2x + 1)`, `(3x - 2)^5`, `e^(2x)`: a function of a x + b other than x itself. */
function hasLinearInside(expr: Expr, x: string): boolean {
  if (expr.kind === 'name') return false
  const inside = children(expr).filter((part) => contains(part, x))
  const [only] = inside
  return inside.length === 1 && only !== undefined && only.kind !== 'name' && !isMonomial(only, x)
}
const isMonomial = (expr: Expr, x: string): boolean =>
  (expr.kind === 'power' || expr.kind === 'root') &&
  children(expr)
    .filter((part) => contains(part, x))
    .every((part) => part.kind === 'name')

/** The steps by the rules, or a single step if the table does not cover some term. */
function integralLines(task: Statement & { kind: 'expression' }, x: string, raw: Expr): Step[] {
  try {
    return integralSteps(task, x, raw)
  } catch (error) {
    if (!(error instanceof Unsolved)) throw error
    const { rule, inner } = antiderivative(task.value, x)
    return [{ rule, before: task, after: expression(raw), facts: { ...(inner && { inner }) } }]
  }
}

export function integrate(task: Statement & { kind: 'expression' }, x: string): Solution {
  const { value } = antiderivative(task.value, x)
  const raw = binary('add', value, C)
  const short = tidied(value)
  const result = binary('add', short, C)
  const steps = integralLines(task, x, raw)
  if (writeExpression(raw) !== writeExpression(result))
    steps.push({ rule: 'simplify-result', before: expression(raw), after: expression(result), facts: {} })
  return { family: 'integral', unknown: x, steps, answer: expression(result) }
}

export function definiteIntegral(task: Statement & { kind: 'expression' }, x: string, from: Expr, to: Expr): Solution {
  const { value } = antiderivative(task.value, x)
  const short = tidied(value)
  const at = (point: Expr) => simplified(substitute(short, x, point))
  const [upper, lower] = [at(to), at(from)]
  const result = simplified(binary('subtract', upper, lower))
  const steps: Step[] = [
    ...integralLines(task, x, short),
    {
      rule: 'newton-leibniz',
      before: expression(short),
      after: expression(binary('subtract', upper, lower)),
      facts: {},
    },
  ]
  if (writeExpression(result) !== writeExpression(binary('subtract', upper, lower)))
    steps.push({ rule: 'work-out', before: steps.at(-1)!.after, after: expression(result), facts: {} })
  return { family: 'integral', unknown: x, steps, answer: expression(result) }
}

// ---- Limits --------------------------------------------------------------------------------------------------------

export function limit(task: Statement & { kind: 'expression' }, x: string, point: Expr): Solution | Decline {
  const of = task.value
  const at = approximate(point)
  if (!Number.isFinite(at)) return limitAtInfinity(task, x, at)
  try {
    const value = simplified(substitute(of, x, point))
    if (Number.isFinite(approximate(substitute(of, x, point)))) return done(task, [['limit-value', value]])
  } catch (error) {
    if (!(error instanceof MathsError)) throw error
  }
  let line = of
  try {
    const short = simplified(of)
    const value = simplified(substitute(short, x, point))
    if (isClosed(value) && Number.isFinite(approximate(value))) {
      return done(task, [
        ['limit-cancel', short],
        ['limit-value', value],
      ])
    }
  } catch (error) {
    if (!(error instanceof MathsError)) throw error
  }
  // L'Hôpital's rule, at most three times.
  for (let count = 0; count < 3; count++) {
    const ratio = asFraction(line)
    if (!ratio) return 'not-in-reach'
    line = binary('divide', derivativeOf(ratio[0], x), derivativeOf(ratio[1], x))
    try {
      const value = simplified(substitute(simplified(line), x, point))
      if (Number.isFinite(approximate(value))) return done(task, [['limit-cancel', value]])
    } catch (error) {
      if (!(error instanceof MathsError)) throw error
    }
  }
  return 'not-in-reach'
}

const asFraction = (expr: Expr): [Expr, Expr] | null => {
  if (expr.kind === 'divide') return [expr.left, expr.right]
  if (expr.kind === 'negate') {
    const inner = asFraction(expr.of)
    return inner && [negated(inner[0]), inner[1]]
  }
  return null
}

function limitAtInfinity(task: Statement & { kind: 'expression' }, x: string, at: number): Solution | Decline {
  const algebra = new Algebra()
  const { top, bottom } = algebra.ratio(task.value)
  if (algebra.atoms.size > 0 && [...algebra.atoms.values()].some((atom) => contains(atom.expr, x)))
    return 'not-in-reach'
  const [above, below] = [coefficientsBy(top, x), coefficientsBy(bottom, x)]
  const gap = above.length - below.length
  if (gap < 0) return done(task, [['limit-infinity', number(0)]])
  const lead = simplified(
    binary('divide', algebra.polynomialExpr(above.at(-1)!), algebra.polynomialExpr(below.at(-1)!)),
  )
  if (gap === 0) return done(task, [['limit-infinity', lead]])
  const size = Math.sign(approximate(lead)) * (at < 0 && gap % 2 === 1 ? -1 : 1)
  return done(task, [['limit-infinity', size < 0 ? negated(constant('∞')) : constant('∞')]])
}

function done(task: Statement, lines: readonly (readonly [Rule, Expr])[]): Solution {
  let before = task
  const steps = lines.map(([rule, value]): Step => {
    const step = { rule, before, after: expression(value), facts: {} }
    before = step.after
    return step
  })
  return { family: 'limit', unknown: null, steps, answer: expression(lines.at(-1)![1]) }
}

// ---- Functions -----------------------------------------------------------------------------------------------------

export function domainTask(of: Expr, x: string, method: Method): Solution {
  const answer = setStatement(x, domainOf(of, x, method))
  return {
    family: 'function',
    unknown: x,
    steps: [{ rule: 'sign-chart', before: expression(of), after: answer, facts: {} }],
    answer,
  }
}

export function vertexTask(of: Expr, x: string): Solution | Decline {
  const poly = tryPolynomial(of)
  const coefficients = poly && univariate(poly, x)
  if (coefficients?.length !== 3) return 'not-an-exercise'
  const [, b, a] = coefficients as [typeof ZERO, typeof ZERO, typeof ZERO]
  const at = simplified(binary('divide', number(rational(-b.n, b.d)), binary('multiply', number(2), number(a))))
  const height = simplified(substitute(of, x, at))
  const answer: Statement = { kind: 'tuples', names: [x, 'y'], rows: [[at, height]] }
  return {
    family: 'function',
    unknown: x,
    steps: [{ rule: 'vertex-formula', before: expression(of), after: answer, facts: {} }],
    answer,
  }
}

/** The local extrema: points where the derivative is zero and changes its sign. */
export function extremaTask(of: Expr, x: string, method: Method): Solution | Decline {
  const slope = tidied(derivativeOf(of, x))
  const line = equation(slope, number(0))
  const work: Work = { trace: createTrace(line), unknown: x, method, depth: 1, family: null }
  const roots = findRoots(withoutExponential(of, x) ?? line, work)
  if (roots.kind !== 'roots') return 'not-in-reach'
  const points = inSize(roots.values.filter((value) => fits(line, x, value)))
  const turning = points.filter((point) => {
    const at = approximate(point)
    const gap = 1e-4 * Math.max(1, Math.abs(at))
    return approximate(slope, { [x]: at - gap }) * approximate(slope, { [x]: at + gap }) < 0
  })
  const answer: Statement =
    turning.length > 0
      ? { kind: 'tuples', names: [x, 'y'], rows: turning.map((point) => [point, simplified(substitute(of, x, point))]) }
      : { kind: 'no-solution' }
  const steps: Step[] = [
    { rule: ruleFor(of, x), before: expression(of), after: expression(slope), facts: {} },
    {
      rule: 'derivative-zero',
      before: line,
      after: points.length > 0 ? rootsOf(x, points) : { kind: 'no-solution' },
      facts: {},
    },
    { rule: 'read-off', before: line, after: answer, facts: {} },
  ]
  return { family: 'function', unknown: x, steps, answer }
}

/** P·e^g has the slope (P' + P·g')·e^g, and e^g is never 0: the first factor decides. */
function withoutExponential(of: Expr, x: string): (Statement & { kind: 'equation' }) | null {
  if (of.kind !== 'multiply') return null
  const isExponential = (expr: Expr): expr is Expr & { kind: 'power' } =>
    expr.kind === 'power' && expr.left.kind === 'constant' && expr.left.name === 'e' && contains(expr.right, x)
  const [factor, rest] = isExponential(of.right) ? [of.right, of.left] : [of.left, of.right]
  if (!isExponential(factor) || !tryPolynomial(rest)) return null
  const decides = plus(derivativeOf(rest, x), times(rest, derivativeOf(factor.right, x)))
  return equation(tidied(decides), number(0))
}

export function tangentTask(of: Expr, x: string, point: Expr): Solution {
  const slope = simplified(substitute(derivativeOf(of, x), x, point))
  const height = simplified(substitute(of, x, point))
  const line = simplified(plus(times(slope, binary('subtract', name(x), point)), height))
  const answer: Statement = equation(name('y'), line)
  return {
    family: 'function',
    unknown: x,
    steps: [
      { rule: 'put-value', before: expression(of), after: equation(name('y'), height), facts: { value: point } },
      { rule: 'derivative-table', before: expression(of), after: equation(name('k'), slope), facts: {} },
      { rule: 'tangent-formula', before: expression(of), after: answer, facts: {} },
    ],
    answer,
  }
}

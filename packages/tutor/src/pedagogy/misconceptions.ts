import type { Equation, Expr, Statement } from '../math/ast.ts'
import {
  binary,
  children,
  countNodes,
  equation,
  expression,
  isClosed,
  name,
  negated,
  number,
  rewritings,
  signedTerms,
  someNode,
  sumOf,
  withChildren,
} from '../math/ast.ts'
import {
  coefficientsIn,
  difference,
  exactValue,
  fromPolynomial,
  proportional,
  samePolynomial,
  tryPolynomial,
} from '../math/polynomial.ts'
import {
  add,
  divide,
  isInteger,
  isZero,
  lcm,
  multiply,
  negate,
  rational,
  sign,
  subtract,
  ZERO,
} from '../math/rational.ts'
import { sameValue } from '../math/verify.ts'
import type { MisconceptionId } from './misconception-list.ts'

/** The diagnosed cause of a wrong line; `facts` are expressions that its texts refer to. */
export interface Diagnosis {
  readonly id: MisconceptionId
  readonly facts: Readonly<Record<string, Expr>>
}

/** A wrong result derived from a correct line by a misconception. */
interface Wrong<Result> {
  readonly result: Result
  readonly facts?: Record<string, Expr>
}

// ---- Wrong rewriting of one node of an expression -----------------------------------------------------------------

type NodeRule = (node: Expr) => Wrong<Expr>[]

const isSum = (expr: Expr) => expr.kind === 'add' || expr.kind === 'subtract'

/** Factor and bracket of `k(a + b)` or `(a + b)k`; null for other forms. */
function factorAndSum(node: Expr): { factor: Expr; sum: Expr } | null {
  if (node.kind !== 'multiply') return null
  if (isSum(node.right) && !isSum(node.left)) return { factor: node.left, sum: node.right }
  return isSum(node.left) && !isSum(node.right) ? { factor: node.right, sum: node.left } : null
}

function timesTerm(factor: Expr, term: { expr: Expr; negative: boolean }) {
  return { expr: binary('multiply', factor, term.expr), negative: term.negative }
}

const distributesFirstOnly: NodeRule = (node) => {
  const found = factorAndSum(node)
  if (!found) return []
  const [first, ...rest] = signedTerms(found.sum)
  const result = sumOf([timesTerm(found.factor, first!), ...rest])
  return [{ result, facts: { factor: found.factor, term: sumOf([rest[0]!]) } }]
}

const minusBeforeBracket: NodeRule = (node) => {
  const bracket = node.kind === 'subtract' ? node.right : node.kind === 'negate' ? node.of : null
  if (!bracket) return []
  const product = factorAndSum(bracket)
  const sum = product?.sum ?? (isSum(bracket) ? bracket : multipliedOut(bracket))
  if (!sum) return []
  const terms = signedTerms(sum).map((term) => (product ? timesTerm(product.factor, term) : term))
  const [first, ...rest] = terms
  const start = node.kind === 'subtract' ? signedTerms(node.left) : []
  return [{ result: sumOf([...start, { ...first!, negative: !first!.negative }, ...rest]) }]
}

/** `(x - 3)(x + 3)` as `x^2 - 9`, the bracket that a minus before it belongs to. */
function multipliedOut(expr: Expr): Expr | null {
  const areSums = expr.kind === 'multiply' && isSum(expr.left) && isSum(expr.right)
  const poly = areSums || squaredPair(expr) ? tryPolynomial(expr) : null
  const sum = poly && fromPolynomial(poly)
  return sum && isSum(sum) ? sum : null
}

const squaredPair = (node: Expr) =>
  node.kind === 'power' && isSum(node.left) && exactValue(node.right)?.n === 2n ? node.left : null
const square = (expr: Expr) => binary('power', expr, number(2))

const squareOf =
  (kind: 'add' | 'subtract'): NodeRule =>
  (node) => {
    const pair = squaredPair(node)
    if (!pair || pair.kind !== kind) return []
    const results = [binary(kind, square(pair.left), square(pair.right))]
    if (kind === 'subtract') results.push(binary('add', square(pair.left), square(pair.right)))
    return results.map((result) => ({ result }))
  }

const middleTermHalved: NodeRule = (node) => {
  const pair = squaredPair(node)
  if (!pair || (pair.kind !== 'add' && pair.kind !== 'subtract')) return []
  const middle = binary('multiply', pair.left, pair.right)
  return [{ result: binary('add', binary(pair.kind, square(pair.left), middle), square(pair.right)) }]
}

function asFraction(expr: Expr): { n: Expr; d: Expr } | null {
  if (expr.kind === 'divide') return { n: expr.left, d: expr.right }
  if (expr.kind === 'number' && !isInteger(expr.value)) return { n: number(expr.value.n), d: number(expr.value.d) }
  return expr.kind === 'number' ? { n: expr, d: number(1) } : null
}

const bothFractions = (node: Expr) => {
  if (!('left' in node)) return null
  const [a, b] = [asFraction(node.left), asFraction(node.right)]
  const isFraction = (expr: Expr) => exactValue(expr)?.n !== 1n || exactValue(expr)?.d !== 1n
  return a && b && (isFraction(a.d) || isFraction(b.d)) ? { a, b } : null
}

const addsDenominators: NodeRule = (node) => {
  const found = isSum(node) ? bothFractions(node) : null
  if (!found || !('left' in node)) return []
  const { a, b } = found
  const kind = node.kind as 'add' | 'subtract'
  const results = [binary('divide', binary(kind, a.n, b.n), binary(kind, a.d, b.d))]
  if (kind === 'subtract') results.push(binary('divide', binary('subtract', a.n, b.n), binary('add', a.d, b.d)))
  return results.map((result) => ({ result }))
}

const noCommonDenominator: NodeRule = (node) => {
  const found = isSum(node) ? bothFractions(node) : null
  if (!found || !('left' in node)) return []
  const { a, b } = found
  const top = binary(node.kind as 'add' | 'subtract', a.n, b.n)
  const [first, second] = [exactValue(a.d), exactValue(b.d)]
  const bottoms = [binary('multiply', a.d, b.d), a.d, b.d]
  if (first && second && isInteger(first) && isInteger(second)) bottoms.push(number(lcm(first.n, second.n)) as never)
  return bottoms.map((bottom) => ({ result: binary('divide', top, bottom) }))
}

const cancelsInSum: NodeRule = (node) => {
  if (node.kind !== 'divide' || !isSum(node.left)) return []
  const terms = signedTerms(node.left)
  return terms.flatMap((term, index) => {
    const rest = terms.filter((_, other) => other !== index)
    const one = { expr: binary('divide', term.expr, node.right), negative: term.negative }
    return [{ result: sumOf(rest) }, { result: sumOf(terms.with(index, one)) }]
  })
}

const rootOfSum: NodeRule = (node) => {
  if (node.kind !== 'root' || !isSum(node.of)) return []
  return [
    { result: sumOf(signedTerms(node.of).map((term) => ({ ...term, expr: { ...node, of: term.expr } as Expr }))) },
  ]
}

const isEven = (expr: Expr) => {
  const value = exactValue(expr)
  return value !== null && isInteger(value) && value.n % 2n === 0n
}
const minusSquared: NodeRule = (node) =>
  node.kind === 'negate' && node.of.kind === 'power' && isEven(node.of.right) ? [{ result: node.of }] : []

const negativeBase: NodeRule = (node) => {
  if (node.kind !== 'power' || !isEven(node.right)) return []
  const base = node.left
  const positive =
    base.kind === 'negate' ? base.of : base.kind === 'number' && base.value.n < 0n ? number(negate(base.value)) : null
  return positive ? [{ result: negated(binary('power', positive, node.right)) }] : []
}

const leftToRight: NodeRule = (node) => {
  if (!isSum(node) || !('left' in node)) return []
  const { right } = node
  if (right.kind !== 'multiply' && right.kind !== 'divide') return []
  return [{ result: { ...right, left: binary(node.kind, node.left, right.left) } }]
}

const minusSwallows: NodeRule = (node) => {
  if (!isSum(node) || !('left' in node)) return []
  const { left } = node
  if (left.kind === 'subtract') {
    return [{ result: binary('subtract', left.left, binary(node.kind, left.right, node.right)) }]
  }
  return []
}

const dividesWithoutFlip: NodeRule = (node) => {
  const found = node.kind === 'divide' ? bothFractions(node) : null
  if (!found) return []
  const { a, b } = found
  return [{ result: binary('divide', binary('multiply', a.n, b.n), binary('multiply', a.d, b.d)) }]
}

const flipsWrongFraction: NodeRule = (node) => {
  const found = node.kind === 'divide' ? bothFractions(node) : null
  if (!found) return []
  const { a, b } = found
  return [{ result: binary('divide', binary('multiply', a.d, b.n), binary('multiply', a.n, b.d)) }]
}

const powerAsTimes: NodeRule = (node) =>
  node.kind === 'power' ? [{ result: binary('multiply', node.left, node.right) }] : []

const multipliesExponents: NodeRule = (node) => {
  if (node.kind !== 'multiply') return []
  const [a, b] = [node.left, node.right].map(baseAndExponent)
  if (!a || !b || a.base !== b.base) return []
  return [{ result: binary('power', name(a.base), number(a.exponent * b.exponent)) }]
}

function baseAndExponent(expr: Expr): { base: string; exponent: bigint } | null {
  if (expr.kind !== 'power' || expr.left.kind !== 'name') return null
  const exponent = exactValue(expr.right)
  return exponent && isInteger(exponent) && exponent.n > 0n ? { base: expr.left.name, exponent: exponent.n } : null
}

const addsExponents: NodeRule = (node) => {
  const inner = node.kind === 'power' ? baseAndExponent(node.left) : null
  const outer = node.kind === 'power' ? exactValue(node.right) : null
  return inner && outer && isInteger(outer) && outer.n > 0n
    ? [{ result: binary('power', name(inner.base), number(inner.exponent + outer.n)) }]
    : []
}

/** 2x + 3 = 5x, 2x + 3x² = 5x³ and the like. */
const joinsUnlike: NodeRule = (node) => {
  if (!isSum(node) || !('left' in node)) return []
  const [a, b] = [node.left, node.right].map((side) => [...(tryPolynomial(side)?.values() ?? [])])
  if (!a || !b || a.length !== 1 || b.length !== 1) return []
  const [first, second] = [a[0]!, b[0]!]
  const letters = (powers: Readonly<Record<string, number>>) => JSON.stringify(Object.entries(powers).sort())
  if (letters(first.powers) === letters(second.powers)) return []
  const coefficient = (node.kind === 'add' ? add : subtract)(first.coefficient, second.coefficient)
  return [first.powers, second.powers]
    .filter((powers) => Object.keys(powers).length > 0)
    .map((powers) => ({
      result: Object.entries(powers).reduce<Expr>(
        (product, [letter, exponent]) => binary('multiply', product, binary('power', name(letter), number(exponent))),
        number(coefficient),
      ),
    }))
}

const signOfProduct: NodeRule = (node) => {
  if (node.kind !== 'multiply' && node.kind !== 'divide') return []
  const isNegative = (expr: Expr) => expr.kind === 'negate' || (expr.kind === 'number' && expr.value.n < 0n)
  return isNegative(node.left) || isNegative(node.right) ? [{ result: negated(node) }] : []
}

// ---- Functions, powers of every kind, percent -----------------------------------------------------------------------

/** √((x - 3)²) taken as x - 3, ignoring the sign. */
const rootOfSquare: NodeRule = (node) => {
  if (node.kind !== 'root' || node.index !== 2) return []
  const square = node.of
  return square.kind === 'power' && exactValue(square.right)?.n === 2n ? [{ result: square.left }] : []
}

const zeroPower: NodeRule = (node) =>
  node.kind === 'power' && isZero(exactValue(node.right) ?? rational(1)) ? [{ result: number(0) }] : []

const negativePower: NodeRule = (node) => {
  const exponent = node.kind === 'power' ? exactValue(node.right) : null
  if (node.kind !== 'power' || !exponent || sign(exponent) >= 0) return []
  return [{ result: negated(binary('power', node.left, number(negate(exponent)))) }]
}

const perTerm = (sum: Expr, wrap: (term: Expr) => Expr): Expr =>
  sumOf(signedTerms(sum).map((term) => ({ ...term, expr: wrap(term.expr) })))

const logOfSum: NodeRule = (node) => {
  if (node.kind !== 'call' || (node.fn !== 'log' && node.fn !== 'ln') || !isSum(node.args[0]!)) return []
  const [of, ...base] = node.args
  return [{ result: perTerm(of!, (term) => ({ ...node, args: [term, ...base] })) }]
}

const functionOfSum: NodeRule = (node) => {
  if (node.kind === 'power' && isSum(node.right)) {
    return [{ result: perTerm(node.right, (term) => binary('power', node.left, term)) }]
  }
  if (node.kind !== 'call' || !['sin', 'cos', 'tan', 'cot', 'abs'].includes(node.fn) || !isSum(node.args[0]!)) return []
  return [{ result: perTerm(node.args[0]!, (term) => ({ ...node, args: [term] })) }]
}

const factorOutOfFunction: NodeRule = (node) => {
  if (node.kind !== 'call' || !['sin', 'cos', 'tan', 'cot', 'ln', 'log'].includes(node.fn)) return []
  const [of, ...base] = node.args
  if (of?.kind !== 'multiply') return []
  return [
    [of.left, of.right],
    [of.right, of.left],
  ].flatMap(([factor, rest]) =>
    exactValue(factor!) ? [{ result: binary('multiply', factor!, { ...node, args: [rest!, ...base] }) }] : [],
  )
}

/** 2½ · 1½ calculated as 2·1 + ½·½: wholes and fractions are multiplied separately. */
const mixedByParts: NodeRule = (node) => {
  if (node.kind !== 'multiply') return []
  const parts = [node.left, node.right].map((side) => {
    if (side.kind !== 'number' || side.style !== 'mixed') return null
    const whole = rational(side.value.n / side.value.d)
    return { whole, rest: subtract(side.value, whole) }
  })
  const [a, b] = parts
  return a && b ? [{ result: number(add(multiply(a.whole, b.whole), multiply(a.rest, b.rest))) }] : []
}

/** `1 + p`, `1 - p` with p between 0 and 1: a change by a percentage. */
function changeBy(expr: Expr): { kind: 'add' | 'subtract'; share: Expr } | null {
  if ((expr.kind !== 'add' && expr.kind !== 'subtract') || exactValue(expr.left)?.n !== 1n) return null
  const share = exactValue(expr.right)
  const isShare = share !== null && exactValue(expr.left)?.d === 1n && share.n > 0n && share.n < share.d
  return isShare ? { kind: expr.kind, share: expr.right } : null
}

const percentWrongBase: NodeRule = (node) => {
  const change = node.kind === 'divide' ? changeBy(node.right) : null
  if (node.kind !== 'divide' || !change) return []
  const back = binary(change.kind === 'add' ? 'subtract' : 'add', number(1), change.share)
  return [{ result: binary('multiply', node.left, back) }]
}

const percentAsNumber: NodeRule = (node) => {
  const change = node.kind === 'multiply' ? changeBy(node.right) : null
  if (node.kind !== 'multiply' || !change) return []
  return [{ result: binary(change.kind, node.left, binary('multiply', change.share, number(100))) }]
}

const addsPercents: NodeRule = (node) => {
  if (node.kind !== 'multiply' || node.left.kind !== 'multiply') return []
  const [one, two] = [changeBy(node.left.right), changeBy(node.right)]
  if (!one || !two) return []
  const total = binary(two.kind, binary(one.kind, number(1), one.share), two.share)
  return [{ result: binary('multiply', node.left.left, total) }]
}

const nodeRules: readonly (readonly [MisconceptionId, NodeRule])[] = [
  ['distributes-first-only', (node) => (isClosed(node) ? [] : distributesFirstOnly(node))],
  ['minus-before-bracket', minusBeforeBracket],
  ['square-of-sum', squareOf('add')],
  ['square-of-difference', squareOf('subtract')],
  ['middle-term-halved', middleTermHalved],
  ['adds-denominators', addsDenominators],
  ['no-common-denominator', noCommonDenominator],
  ['divides-without-flip', dividesWithoutFlip],
  ['flips-wrong-fraction', flipsWrongFraction],
  ['cancels-in-sum', cancelsInSum],
  ['root-of-sum', rootOfSum],
  ['root-of-square', rootOfSquare],
  ['log-of-sum', logOfSum],
  ['function-of-sum', functionOfSum],
  ['factor-out-of-function', factorOutOfFunction],
  ['mixed-by-parts', mixedByParts],
  ['adds-percents', addsPercents],
  ['percent-wrong-base', percentWrongBase],
  ['percent-as-number', percentAsNumber],
  ['zero-power', zeroPower],
  ['negative-power', negativePower],
  ['minus-squared', minusSquared],
  ['negative-base', negativeBase],
  ['left-to-right', leftToRight],
  // With numbers alone 3 + 4(5 - 2) comes to the same by both, and there nobody multiplies out.
  ['distributes-first-only', (node) => (isClosed(node) ? distributesFirstOnly(node) : [])],
  ['minus-swallows', minusSwallows],
  ['power-as-times', powerAsTimes],
  ['multiplies-exponents', multipliesExponents],
  ['adds-exponents', addsExponents],
  ['joins-unlike', joinsUnlike],
  ['sign-of-product', signOfProduct],
]

// ---- Wrong steps with an equation ---------------------------------------------------------------------------------

type EquationRule = (line: Equation, unknown: string) => Wrong<Equation>[]

const signKept: EquationRule = ({ left, right }) => {
  // Between numbers no term is moved.
  if (isClosed(left) && isClosed(right)) return []
  const crossing = (from: Expr, to: Expr, build: (from: Expr, to: Expr) => Equation) =>
    signedTerms(from).flatMap((term, index, all) => {
      // Students move a whole side, leaving 0, only when it is a number.
      if (all.length === 1 && !isClosed(term.expr)) return []
      const rest = all.length === 1 ? number(rational(0)) : sumOf(all.filter((_, other) => other !== index))
      return [{ result: build(rest, sumOf([...signedTerms(to), term])), facts: { term: sumOf([term]) } }]
    })
  return [
    ...crossing(left, right, (rest, longer) => equation(rest, longer)),
    ...crossing(right, left, (rest, longer) => equation(longer, rest)),
  ]
}

/** a·x = b on either side. */
function multipleOfUnknown({ left, right }: Equation, unknown: string) {
  const read = (side: Expr, other: Expr) => {
    const poly = tryPolynomial(side)
    const coefficients = poly && coefficientsIn(poly, unknown)
    const value = exactValue(other)
    if (coefficients?.length !== 2 || !value || !isZero(coefficients[0]!)) return null
    return { factor: coefficients[1]!, value }
  }
  return read(left, right) ?? read(right, left)
}

const unknownIs = (unknown: string, value: ReturnType<typeof rational>) => equation(name(unknown), number(value))

const subtractsCoefficient: EquationRule = (line, unknown) => {
  const found = multipleOfUnknown(line, unknown)
  if (!found) return []
  const { factor, value } = found
  return [subtract(value, factor), add(value, factor)].map((result) => ({ result: unknownIs(unknown, result) }))
}

/** -x = 11, so x = 11: the sign of the unknown is lost. */
const minusOfUnknown: EquationRule = (line, unknown) => {
  const found = multipleOfUnknown(line, unknown)
  if (!found || sign(found.factor) > 0 || isZero(found.value)) return []
  const { factor, value } = found
  return [
    {
      result: unknownIs(unknown, divide(value, multiply(factor, rational(-1)))),
      facts: { left: line.left, right: line.right, value: number(divide(value, multiply(factor, rational(-1)))) },
    },
  ]
}

const dividesWrongWay: EquationRule = (line, unknown) => {
  const found = multipleOfUnknown(line, unknown)
  if (!found) return []
  const { factor, value } = found
  // x/3 = 6 as x = 2 is divided where it had to be multiplied.
  const isDivided = !isInteger(factor) && isInteger(divide(rational(1), factor))
  const results = isDivided ? [] : [multiply(value, factor)]
  if (!isZero(value)) results.push(divide(factor, value))
  return results.map((result) => ({ result: unknownIs(unknown, result) }))
}

/** Both sides multiplied or divided by a number, with one term forgotten. */
const dividesOneTerm: EquationRule = ({ left, right }) => {
  const terms = [
    ...signedTerms(left).map((term) => ({ term, onLeft: true })),
    ...signedTerms(right).map((term) => ({ term, onLeft: false })),
  ]
  if (terms.length < 3 || terms.length > 6) return []
  const factors = new Set<string>()
  let common = 1n
  for (const { term } of terms) {
    const poly = tryPolynomial(term.expr)
    for (const each of poly?.values() ?? []) {
      if (each.coefficient.d !== 1n) factors.add(`${each.coefficient.d}/1`)
      common = lcm(common, each.coefficient.d)
      if (isInteger(each.coefficient) && each.coefficient.n !== 1n && each.coefficient.n !== 0n) {
        factors.add(`1/${each.coefficient.n}`)
      }
    }
  }
  // x/3 + x/4 = 7 times 12.
  if (common !== 1n) factors.add(`${common}/1`)
  return [...factors].slice(0, 6).flatMap((text) => {
    const [n, d] = text.split('/').map(BigInt)
    const by = rational(n!, d!)
    return Array.from({ length: 2 ** terms.length - 2 }, (_, index) => index + 1).map((chosen) => {
      const scaled = terms.map(({ term, onLeft }, index) => ({
        term: chosen & (1 << index) ? { ...term, expr: binary('multiply', number(by), term.expr) as Expr } : term,
        onLeft,
      }))
      const side = (onLeft: boolean) => sumOf(scaled.filter((each) => each.onLeft === onLeft).map((each) => each.term))
      return { result: equation(side(true), side(false)) }
    })
  })
}

/**
 * `log_2(x - 1) = 3` as x - 1 = 3, x - 1 = 2·3 or x - 1 = 3²: the value of the logarithm is not taken as the exponent of
 * the base. Two logarithms in a sum are one of the product.
 */
const logValueNotExponent: EquationRule = ({ left, right }) => {
  const logs = signedTerms(left).map(({ expr, negative }) => (negative ? null : logOf(expr)))
  const [first, second, ...others] = logs
  if (!first || second === null || others.length > 0 || !isClosed(right)) return []
  if (second && !isSame(first.base, second.base)) return []
  const argument = second ? binary('multiply', first.of, second.of) : first.of
  const values = [right, binary('multiply', first.base, right), binary('power', right, first.base)]
  return values.map((value) => ({ result: equation(argument, value) }))
}

function logOf(expr: Expr): { of: Expr; base: Expr } | null {
  const [of, base] = expr.kind === 'call' && expr.fn === 'log' ? expr.args : []
  return of && base ? { of, base } : null
}

const equationRules: readonly (readonly [MisconceptionId, EquationRule])[] = [
  ['minus-of-unknown', minusOfUnknown],
  ['subtracts-coefficient', subtractsCoefficient],
  ['sign-kept', signKept],
  ['divides-wrong-way', dividesWrongWay],
  ['divides-one-term', dividesOneTerm],
  ['log-value-not-exponent', logValueNotExponent],
]

// ---- Matching ------------------------------------------------------------------------------------------------------

/**
 * Every rule is tried at every node: longer expressions take too long and match too often by chance. Counted in nodes.
 */
const isTooLong = (expr: Expr) => countNodes(expr) > 60

/** Diagnoses why the student's expression differs from the line before; null if no known misconception leads there. */
export function diagnoseExpression(before: Expr, student: Expr): Diagnosis | null {
  if (isTooLong(before) || sameValue(before, student) !== 'refuted') return null
  // "20 : 5" in a calculation is a division and no fraction.
  const hasDivision = someNode(before, (node) => node.kind === 'divide' && node.inline === true)
  for (const [id, rule] of nodeRules) {
    if (hasDivision && ofFractions.includes(id)) continue
    for (const { result, facts } of wrongExpressions(before, rule)) {
      if (isSame(result, student)) return { id, facts }
    }
  }
  return diagnoseTwice(before, student) ?? wrongEverywhere(before).find(({ result }) => isSame(result, student)) ?? null
}

const ofFractions: readonly MisconceptionId[] = ['adds-denominators', 'no-common-denominator']

/** Slips with brackets that often come together in one line. */
const ofBrackets: readonly MisconceptionId[] = [
  'square-of-sum',
  'square-of-difference',
  'middle-term-halved',
  'distributes-first-only',
  'minus-before-bracket',
]

/** Two slips in one line, `(a - 3)^2 - (a - 5)(a + 5)` as `a^2 - 9 - a^2 - 25`: the first of them. */
function diagnoseTwice(before: Expr, student: Expr): Diagnosis | null {
  if (countNodes(before) > 40 || !tryPolynomial(before) || !tryPolynomial(student)) return null
  const rules = nodeRules.filter(([id]) => ofBrackets.includes(id))
  const once = rules.flatMap(([id, rule]) => wrongExpressions(before, rule).map((each) => ({ id, ...each })))
  const found = once.find(({ id, result }) =>
    rules.some(
      ([other, rule]) =>
        other !== id && wrongExpressions(result, rule).some((second) => isSame(second.result, student)),
    ),
  )
  if (!found) return null
  // The slip inside a bracket is named before the sign in front of one.
  const isSign = found.id === 'minus-before-bracket'
  const inner = isSign ? once.find(({ id, result }) => id !== found.id && leadsBySign(result, student)) : found
  return { id: (inner ?? found).id, facts: (inner ?? found).facts }
}

const leadsBySign = (line: Expr, student: Expr): boolean =>
  wrongExpressions(line, minusBeforeBracket).some(({ result }) => isSame(result, student))

function wrongExpressions(before: Expr, rule: NodeRule): { result: Expr; facts: Record<string, Expr> }[] {
  const found: { result: Expr; facts: Record<string, Expr> }[] = []
  let facts: Record<string, Expr>[] = []
  const results = rewritings(before, (node) => {
    const wrongs = rule(node)
    facts = [...facts, ...wrongs.map((wrong) => wrong.facts ?? {})]
    return wrongs.map((wrong) => wrong.result)
  })
  // The results come in the order in which the nodes are visited, and the facts were listed in the same order.
  results.forEach((result, index) => {
    found.push({ result, facts: facts[index] ?? {} })
  })
  return found
}

/** Who makes a slip often makes it everywhere: 2^3 + 3^2 as 2·3 + 3·2. Looked at last: two slips may meet by chance. */
function wrongEverywhere(before: Expr): (Diagnosis & { readonly result: Expr })[] {
  return nodeRules.flatMap(([id, rule]) => {
    const { result, count } = everywhere(before, rule)
    const [first] = count > 1 ? wrongExpressions(before, rule) : []
    return first ? [{ id, result, facts: first.facts }] : []
  })
}

/** Every outermost node that the rule knows rewritten, with their number. */
function everywhere(expr: Expr, rule: NodeRule): { result: Expr; count: number } {
  const [own] = rule(expr)
  if (own) return { result: own.result, count: 1 }
  const parts = children(expr).map((part) => everywhere(part, rule))
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  return {
    result:
      count === 0
        ? expr
        : withChildren(
            expr,
            parts.map(({ result }) => result),
          ),
    count,
  }
}

function isSame(a: Expr, b: Expr): boolean {
  const [first, second] = [tryPolynomial(a), tryPolynomial(b)]
  if (first && second) return samePolynomial(first, second)
  return first === null && second === null && sameValue(a, b) === 'verified'
}

/** The line that results from applying one known misconception to the line before. */
export interface WrongLine<Line extends Statement = Statement> extends Diagnosis {
  readonly result: Line
}

/** The wrong results of each misconception for an expression. One of them may be right by chance. */
export function wrongLinesOf(before: Expr): WrongLine<Statement & { kind: 'expression' }>[] {
  if (isTooLong(before)) return []
  const once = nodeRules.flatMap(([id, rule]) => wrongExpressions(before, rule).map((each) => ({ id, ...each })))
  return [...once, ...wrongEverywhere(before)].map(({ result, ...each }) => ({ ...each, result: expression(result) }))
}

/** The wrong results of each misconception for an equation. One of them may be right by chance. */
export function wrongEquationsOf(before: Equation, unknown: string): WrongLine<Equation>[] {
  if (isTooLong(before.left) || isTooLong(before.right)) return []
  const candidates: WrongLine<Equation>[] = []
  for (const [id, rule] of equationRules) {
    for (const { result, facts } of rule(before, unknown)) candidates.push({ id, result, facts: facts ?? {} })
  }
  const sides: readonly [Expr, (side: Expr) => Equation][] = [
    [before.left, (side) => equation(side, before.right)],
    [before.right, (side) => equation(before.left, side)],
  ]
  for (const [side, build] of sides) {
    for (const [id, rule] of nodeRules) {
      for (const { result, facts } of wrongExpressions(side, rule))
        candidates.push({ id, result: build(result), facts })
    }
  }
  for (const [side, build] of sides)
    for (const { result, ...each } of wrongEverywhere(side)) candidates.push({ ...each, result: build(result) })
  return candidates
}

/** Why the student's equation does not follow from the line before. */
export function diagnoseEquation(before: Equation, student: Equation, unknown: string): Diagnosis | null {
  const candidates = wrongEquationsOf(before, unknown)
  // Equal sides are strong evidence. Equal solutions are weaker and are tried second, for students who skip lines.
  const exact = candidates.find(
    ({ result }) => isSame(result.left, student.left) && isSame(result.right, student.right),
  )
  if (exact) return exact
  const swapped = candidates.find(
    ({ result }) => isSame(result.left, student.right) && isSame(result.right, student.left),
  )
  if (swapped) return swapped
  const both = onBothSides(before, student)
  if (both) return both
  const claimed = differenceOf(student)
  if (!claimed) return null
  return (
    candidates.find(({ result }) => {
      const made = differenceOf(result)
      return made !== null && made.size > 0 && proportional(made, claimed)
    }) ?? null
  )
}

/** `4(2x - 1) = 3(x + 7)` as `8x - 1 = 3x + 7`: the same slip with a bracket on either side. */
function onBothSides(before: Equation, student: Equation): Diagnosis | null {
  if (isTooLong(before.left) || isTooLong(before.right)) return null
  for (const [id, rule] of nodeRules) {
    if (!ofBrackets.includes(id)) continue
    const left = wrongExpressions(before.left, rule).find(({ result }) => isSame(result, student.left))
    const isRight = wrongExpressions(before.right, rule).some(({ result }) => isSame(result, student.right))
    if (left && isRight) return { id, facts: left.facts }
  }
  return null
}

function differenceOf({ left, right }: Equation) {
  const [a, b] = [tryPolynomial(left), tryPolynomial(right)]
  return a && b ? difference(a, b) : null
}

/** Diagnoses wrong roots of a quadratic; null if the cause is unknown. `roots` are the correct ones. */
export function diagnoseRoots(
  line: Statement,
  student: readonly Expr[],
  roots: readonly Expr[],
  unknown: string,
): Diagnosis | null {
  const isAmong = (value: Expr, all: readonly Expr[]) => all.some((each) => sameValue(each, value) === 'verified')
  const sameSet = (all: readonly Expr[]) =>
    all.length > 0 && all.every((each) => isAmong(each, student)) && student.every((each) => isAmong(each, all))
  if (student.length > 0 && student.length < roots.length && student.every((each) => isAmong(each, roots))) {
    const missing = roots.filter((root) => !isAmong(root, student))
    const isZeroRoot = missing.some((root) => exactValue(root)?.n === 0n)
    const opposite = missing.some((root) => isAmong(negated(root), student))
    const id = isZeroRoot
      ? 'divided-by-unknown'
      : opposite && isPureSquare(line, unknown)
        ? 'one-root-of-square'
        : 'lost-root'
    return { id, facts: {} }
  }
  const isQuadratic = line.kind !== 'equation' || coefficientsOf(line, unknown)?.length === 3
  if (isQuadratic && roots.length > 0 && sameSet(roots.map(negated))) return { id: 'factor-signs', facts: {} }
  if (line.kind !== 'equation') return null
  const coefficients = coefficientsOf(line, unknown)
  if (coefficients) {
    const [c = ZERO, b = ZERO, a = ZERO] = coefficients
    // (-b ± √D)/a instead of 2a: every root is twice as large.
    if (!isZero(a) && sameSet(roots.map((root) => binary('multiply', number(2), root)))) {
      return { id: 'formula-denominator', facts: {} }
    }
    if (!isZero(a) && !isZero(b) && !isZero(c)) {
      const wrong = add(multiply(b, b), multiply(rational(4), multiply(a, c)))
      if (sign(wrong) >= 0) {
        const root: Expr = { kind: 'root', of: number(wrong), index: 2 }
        const made = (['add', 'subtract'] as const).map((kind) =>
          binary('divide', binary(kind, number(negate(b)), root), number(multiply(rational(2), a))),
        )
        if (sameSet(made)) return { id: 'discriminant-sign', facts: {} }
      }
    }
  }
  return productNotZero(line, student, unknown)
}

function coefficientsOf(line: Equation, unknown: string) {
  const poly = differenceOf(line)
  return poly && coefficientsIn(poly, unknown)
}

const isPureSquare = (line: Statement, unknown: string) => {
  if (line.kind !== 'equation') return false
  const coefficients = coefficientsOf(line, unknown)
  return coefficients?.length === 3 && isZero(coefficients[1]!)
}

/** (x - 2)(x - 3) = 6 read as x - 2 = 6 or x - 3 = 6. */
function productNotZero(line: Equation, student: readonly Expr[], unknown: string): Diagnosis | null {
  const value = exactValue(line.right)
  if (!value || isZero(value) || line.left.kind !== 'multiply') return null
  const made = [line.left.left, line.left.right].flatMap((factor) => {
    const poly = tryPolynomial(factor)
    const coefficients = poly && coefficientsIn(poly, unknown)
    return coefficients?.length === 2 ? [divide(subtract(value, coefficients[0]!), coefficients[1]!)] : []
  })
  const fits = (expr: Expr) => made.some((root) => sameValue(number(root), expr) === 'verified')
  return student.length > 0 && student.every(fits) ? { id: 'product-not-zero', facts: {} } : null
}

/** Diagnoses a wrong discriminant: the sign of 4ac, or of the square of b; null otherwise. */
export function diagnoseDiscriminant(line: Equation, unknown: string, claimed: Expr): Diagnosis | null {
  const coefficients = coefficientsOf(line, unknown)
  const value = exactValue(claimed)
  if (!coefficients || !value) return null
  const [c = ZERO, b = ZERO, a = ZERO] = coefficients
  const product = multiply(rational(4), multiply(a, c))
  const square = multiply(b, b)
  const wrong = [add(square, product), subtract(negate(square), product)]
  return wrong.some((each) => each.n === value.n && each.d === value.d) ? { id: 'discriminant-sign', facts: {} } : null
}

import { approximate } from '../approximate.ts'
import { call, children, type Expr, type FunctionName, isClosed } from '../ast.ts'
import { constant, constantValue, difference, type Polynomial, scale, sum } from '../polynomial.ts'
import {
  absolute,
  add,
  divide,
  isInteger,
  isZero,
  MathsError,
  multiply,
  ONE,
  type Rational,
  rational,
  sign,
  subtract,
  ZERO,
} from '../rational.ts'
import { contentOf, monomialOf } from '../ring.ts'
import { writeExpression } from '../written.ts'
import type { Arithmetic } from './arithmetic.ts'
import { ONE_RATIO, ofPolynomial, ofRational, type Ratio } from './ratio.ts'
import { numericRoot } from './roots.ts'

/** Which of the equal forms of functions of angles is the normal one. */
export interface Options {
  /** Which of sin² and cos² is kept; the other is rewritten by it. */
  readonly keep?: 'sin' | 'cos'
  /** Writes tan and cot as quotients of sin and cos, and multiple angles in terms of the single angle. */
  readonly expandAngles?: boolean
}

/** The functions of angles in one expression, and their inverses. */
export class Angles {
  readonly #algebra: Arithmetic
  readonly #options: Options
  /** For each angle, by its key, the smallest multiple that occurs. */
  readonly #units = new Map<string, Rational>()

  constructor(algebra: Arithmetic, options: Options) {
    this.#algebra = algebra
    this.#options = options
  }

  /** Remembers the angles of an expression before its functions are written by the smallest of them. */
  collect(expr: Expr): void {
    for (const child of children(expr)) this.collect(child)
    if (expr.kind !== 'call' || !['sin', 'cos', 'tan', 'cot'].includes(expr.fn)) return
    const angle = this.#splitAngle(this.#algebra.of(expr.args[0]!))
    for (const term of angle?.rest.values() ?? []) {
      const key = JSON.stringify(term.powers)
      const known = this.#units.get(key)
      const size = absolute(term.coefficient)
      this.#units.set(key, known ? commonMeasure(known, size) : size)
    }
  }

  sineOrCosine(fn: 'sin' | 'cos', angle: Ratio): Ratio {
    const parts = this.#splitAngle(angle)
    if (!parts) return this.#plainCall(fn, angle)
    const { turns, rest } = parts
    if (rest.size === 0) return this.#specialValue(fn, turns)
    const halfTurns = multiply(turns, rational(2))
    if (!isInteger(halfTurns)) {
      if (!this.#options.expandAngles) return this.#plainCall(fn, angle)
      return this.#ofSum(fn, rest, turns)
    }
    const quarter = Number(((halfTurns.n % 4n) + 4n) % 4n)
    // sin(a + kπ/2): sin, cos, -sin, -cos; cos: cos, -sin, -cos, sin.
    const turned = (fn === 'sin') === (quarter % 2 === 0) ? 'sin' : 'cos'
    const isNegative = fn === 'sin' ? quarter >= 2 : quarter === 1 || quarter === 2
    const value = this.#ofRest(turned, rest)
    return isNegative ? this.#algebra.negate(value) : value
  }

  tangent(fn: 'tan' | 'cot', angle: Ratio): Ratio {
    const parts = this.#splitAngle(angle)
    const isPlain = parts && parts.rest.size === 0
    if (!isPlain && !this.#options.expandAngles) return this.#plainCall(fn, angle)
    const [sine, cosine] = [this.sineOrCosine('sin', angle), this.sineOrCosine('cos', angle)]
    return fn === 'tan' ? this.#algebra.divide(sine, cosine) : this.#algebra.divide(cosine, sine)
  }

  inverse(fn: FunctionName, of: Ratio): Ratio {
    const expr = this.#algebra.expr(of)
    if (isClosed(expr)) {
      const value = approximate(call(fn, expr)) / Math.PI
      if (Number.isNaN(value)) throw new MathsError('not-polynomial')
      const twelfths = Math.round(value * 12)
      if (Math.abs(twelfths / 12 - value) < 1e-12)
        return this.#algebra.multiply(this.#algebra.constant('π'), ofRational(rational(twelfths, 12)))
    }
    return this.#plainCall(fn, of)
  }

  /** Splits an angle into its multiple of π and the rest; null if the angle is not a sum without a denominator. */
  #splitAngle(angle: Ratio): { turns: Rational; rest: Polynomial } | null {
    const below = constantValue(angle.bottom)
    if (!below) return null
    let turns: Rational = ZERO
    let rest: Polynomial = new Map()
    for (const term of angle.top.values()) {
      const coefficient = divide(term.coefficient, below)
      const keys = Object.keys(term.powers)
      if (keys.length === 1 && keys[0] === '{π}' && term.powers['{π}'] === 1) turns = add(turns, coefficient)
      else rest = sum(rest, monomialOf(coefficient, term.powers))
    }
    return { turns, rest }
  }

  #ofRest(fn: 'sin' | 'cos', rest: Polynomial): Ratio {
    if (sign(contentOf(rest)) < 0) {
      const value = this.#ofRest(fn, scale(rest, rational(-1)))
      return fn === 'sin' ? this.#algebra.negate(value) : value
    }
    if (!this.#options.expandAngles) return this.#angleAtom(fn, rest)
    const [term, ...others] = rest.values()
    if (!term) return this.#angleAtom(fn, rest)
    if (others.length > 0) {
      const first = monomialOf(term.coefficient, term.powers)
      const other = others.reduce<Polynomial>(
        (all, each) => sum(all, monomialOf(each.coefficient, each.powers)),
        new Map(),
      )
      return this.#addition(
        fn,
        (kind) => this.#ofRest(kind, first),
        (kind) => this.#ofRest(kind, other),
      )
    }
    const unit = this.#units.get(JSON.stringify(term.powers)) ?? term.coefficient
    const times = divide(term.coefficient, unit)
    const base = monomialOf(unit, term.powers)
    if (!isInteger(times) || times.n > 8n) return this.#angleAtom(fn, rest)
    return this.#multiple(fn, base, Number(times.n))
  }

  #ofSum(fn: 'sin' | 'cos', rest: Polynomial, turns: Rational): Ratio {
    return this.#addition(
      fn,
      (kind) => this.#ofRest(kind, rest),
      (kind) => this.#specialValue(kind, turns),
    )
  }

  #addition(fn: 'sin' | 'cos', a: (kind: 'sin' | 'cos') => Ratio, b: (kind: 'sin' | 'cos') => Ratio): Ratio {
    if (fn === 'sin')
      return this.#algebra.add(this.#algebra.multiply(a('sin'), b('cos')), this.#algebra.multiply(a('cos'), b('sin')))
    return this.#algebra.add(
      this.#algebra.multiply(a('cos'), b('cos')),
      this.#algebra.negate(this.#algebra.multiply(a('sin'), b('sin'))),
    )
  }

  #multiple(fn: 'sin' | 'cos', base: Polynomial, times: number): Ratio {
    if (times === 1) return this.#angleAtom(fn, base)
    return this.#addition(
      fn,
      (kind) => this.#multiple(kind, base, times - 1),
      (kind) => this.#angleAtom(kind, base),
    )
  }

  #angleAtom(fn: 'sin' | 'cos', angle: Polynomial): Ratio {
    const inner = this.#algebra.expr(ofPolynomial(angle))
    const key = (which: 'sin' | 'cos') => `{${which}:${writeExpression(inner)}}`
    const kept = this.#options.keep ?? 'cos'
    const rule =
      fn === kept ? undefined : { index: 2, value: difference(constant(ONE), monomialOf(ONE, { [key(kept)]: 2 })) }
    if (rule) this.#algebra.atom({ key: key(kept), expr: call(kept, inner), isNumeric: isClosed(inner) })
    return this.#algebra.atom({
      key: key(fn),
      expr: call(fn, inner),
      isNumeric: isClosed(inner),
      ...(rule && { rule }),
    })
  }

  #plainCall(fn: FunctionName, angle: Ratio): Ratio {
    const inner = this.#algebra.expr(angle)
    return this.#algebra.atom({
      key: `{${fn}:${writeExpression(inner)}}`,
      expr: call(fn, inner),
      isNumeric: isClosed(inner),
    })
  }

  /** Exact value at a multiple of 15°; other multiples of π are reduced to the first quadrant. */
  #specialValue(fn: 'sin' | 'cos', turns: Rational): Ratio {
    const whole = ((turns.n % (2n * turns.d)) + 2n * turns.d) % (2n * turns.d)
    let angle = rational(whole, turns.d)
    if (fn === 'cos') {
      angle = add(angle, rational(1, 2))
      if (subtract(angle, rational(2)).n >= 0n) angle = subtract(angle, rational(2))
    }
    let negative = false
    if (subtract(angle, ONE).n >= 0n) {
      angle = subtract(angle, ONE)
      negative = true
    }
    if (subtract(angle, rational(1, 2)).n > 0n) angle = subtract(ONE, angle)
    const value = this.#sineInFirstQuarter(angle)
    return negative ? this.#algebra.negate(value) : value
  }

  #sineInFirstQuarter(turns: Rational): Ratio {
    const twelfths = multiply(turns, rational(12))
    if (!isInteger(twelfths)) {
      const angle = this.#algebra.multiply(ofRational(turns), this.#algebra.constant('π'))
      return this.#plainCall('sin', angle)
    }
    const root = (n: number) => numericRoot(this.#algebra, rational(n), 2)
    const over = (ratio: Ratio, n: number) => this.#algebra.divide(ratio, ofRational(rational(n)))
    const values: Record<string, () => Ratio> = {
      0: () => ofRational(ZERO),
      1: () => over(this.#algebra.add(root(6), this.#algebra.negate(root(2))), 4),
      2: () => ofRational(rational(1, 2)),
      3: () => over(root(2), 2),
      4: () => over(root(3), 2),
      5: () => over(this.#algebra.add(root(6), root(2)), 4),
      6: () => ONE_RATIO,
    }
    return values[`${twelfths.n}`]!()
  }
}

/** The greatest number that goes into both a whole number of times. */
function commonMeasure(a: Rational, b: Rational): Rational {
  let [x, y] = [a, b]
  for (let count = 0; count < 60 && !isZero(y); count++) {
    const quotient = divide(x, y)
    ;[x, y] = [y, subtract(x, multiply(rational(quotient.n / quotient.d), y))]
  }
  return x
}

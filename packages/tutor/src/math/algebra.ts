import { approximate } from './approximate.ts'
import type { Expr, FunctionName } from './ast.ts'
import {
  binary,
  call,
  children,
  constant as constantExpr,
  countNodes,
  isClosed,
  name,
  negated,
  number,
  rootOf,
  sumOf,
  withChildren,
} from './ast.ts'
import { integerRoot } from './factoring.ts'
import type { Polynomial } from './polynomial.ts'
import { constant, constantValue, difference, product, scale, sum } from './polynomial.ts'
import type { Rational } from './rational.ts'
import {
  absolute,
  add,
  divide,
  equals,
  isInteger,
  isZero,
  lcm,
  MathsError,
  multiply,
  negate,
  ONE,
  power,
  rational,
  sign,
  squareRoot,
  subtract,
  ZERO,
} from './rational.ts'
import {
  commonDivisor,
  contentOf,
  degreeIn,
  dividedOut,
  exactQuotient,
  gcdOfExponents,
  isConstant,
  lettersOf,
  monomialContent,
  monomialOf,
  polynomialRoot,
  powerOf,
  primeFactors,
  primitive,
} from './ring.ts'
import { writeExpression } from './written.ts'

/**
 * Normal form of school algebra: a quotient of polynomials whose variables are the letters of the expression and
 * "atoms" (√2, sin x, 2^x, ln 3). Expressions that are equal by the rules of algebra have the same normal form.
 */
export interface Ratio {
  readonly top: Polynomial
  readonly bottom: Polynomial
}

interface Atom {
  readonly key: string
  readonly expr: Expr
  /** `key` to the power `index` equals `value`: √2 squared is 2, sin² is 1 - cos². */
  readonly rule?: { readonly index: number; readonly value: Polynomial }
  /** An exponential: the n-th power of the atom is base^(n·exponent). */
  readonly exponential?: { readonly base: Expr; readonly exponent: Expr }
  /** ln of a prime number. */
  readonly prime?: bigint
  /** An irrational number without letters. */
  readonly isNumeric: boolean
}

export interface Options {
  /** Which of sin² and cos² is kept; the other is rewritten by it. */
  readonly keep?: 'sin' | 'cos'
  /** Writes tan and cot as quotients of sin and cos, and multiple angles in terms of the single angle. */
  readonly expandAngles?: boolean
}

const ONE_RATIO: Ratio = { top: constant(ONE), bottom: constant(ONE) }
const ofPolynomial = (top: Polynomial): Ratio => ({ top, bottom: constant(ONE) })
const ofRational = (value: Rational): Ratio => ofPolynomial(constant(value))

export class Algebra {
  readonly atoms = new Map<string, Atom>()
  readonly #options: Options
  /** For each angle, by its key, the smallest multiple that occurs. */
  readonly #units = new Map<string, Rational>()

  constructor(options: Options = {}) {
    this.#options = options
  }

  /** @throws {MathsError} where a division by zero is in it, or it grows too big */
  ratio(expr: Expr): Ratio {
    if (this.#options.expandAngles) this.#collectAngles(expr)
    return this.#of(expr)
  }

  #of(expr: Expr): Ratio {
    switch (expr.kind) {
      case 'number':
        return ofRational(expr.value)
      case 'name':
        return ofPolynomial(monomialOf(ONE, { [expr.name]: 1 }))
      case 'constant':
        return this.#constant(expr.name)
      case 'negate':
        return this.#negate(this.#of(expr.of))
      case 'add':
        return this.add(this.#of(expr.left), this.#of(expr.right))
      case 'subtract':
        return this.add(this.#of(expr.left), this.#negate(this.#of(expr.right)))
      case 'multiply':
        return this.multiply(this.#of(expr.left), this.#of(expr.right))
      case 'divide':
        return this.divide(this.#of(expr.left), this.#of(expr.right))
      case 'power':
        return this.#power(expr.left, expr.right)
      case 'root':
        return this.#root(this.#of(expr.of), expr.index)
      case 'call':
        return this.#call(expr.fn, expr.args)
      case 'plus-minus':
        throw new MathsError('not-polynomial')
    }
  }

  #constant(which: 'π' | 'e' | 'i' | '∞'): Ratio {
    if (which === '∞') throw new MathsError('not-polynomial')
    if (which === 'e') return this.#exponential(constantExpr('e'), number(1), 1)
    const rule = which === 'i' ? { index: 2, value: constant(rational(-1)) } : undefined
    return this.#atom({ key: `{${which}}`, expr: constantExpr(which), isNumeric: true, ...(rule && { rule }) })
  }

  #atom(atom: Atom): Ratio {
    if (!this.atoms.has(atom.key)) this.atoms.set(atom.key, atom)
    if (this.atoms.size > 40) throw new MathsError('too-big')
    return ofPolynomial(monomialOf(ONE, { [atom.key]: 1 }))
  }

  #negate = (a: Ratio): Ratio => ({ top: scale(a.top, rational(-1)), bottom: a.bottom })

  add(a: Ratio, b: Ratio): Ratio {
    if (same(a.bottom, b.bottom)) return this.#tidy({ top: sum(a.top, b.top), bottom: a.bottom })
    const shared = commonDivisor(a.bottom, b.bottom)
    const [left, right] = [exactQuotient(a.bottom, shared)!, exactQuotient(b.bottom, shared)!]
    return this.#tidy({ top: sum(product(a.top, right), product(b.top, left)), bottom: product(a.bottom, right) })
  }

  multiply = (a: Ratio, b: Ratio): Ratio =>
    this.#tidy({ top: product(a.top, b.top), bottom: product(a.bottom, b.bottom) })

  divide(a: Ratio, b: Ratio): Ratio {
    if (b.top.size === 0) throw new MathsError('division-by-zero')
    return this.#tidy({ top: product(a.top, b.bottom), bottom: product(a.bottom, b.top) })
  }

  /** Applies the atoms' rules, cancels common factors and rationalizes the denominator. */
  #tidy(ratio: Ratio): Ratio {
    let [top, bottom] = [this.#reduced(ratio.top), this.#reduced(ratio.bottom)]
    if (bottom.size === 0) throw new MathsError('division-by-zero')
    if (top.size === 0) return { top, bottom: constant(ONE) }
    ;[top, bottom] = this.#rationalised(top, bottom)
    if (!isConstant(bottom)) {
      const shared = commonDivisor(top, bottom)
      if (!isConstant(shared)) [top, bottom] = [exactQuotient(top, shared)!, exactQuotient(bottom, shared)!]
    }
    const content = contentOf(bottom)
    return { top: scale(top, divide(ONE, content)), bottom: scale(bottom, divide(ONE, content)) }
  }

  #reduced(poly: Polynomial): Polynomial {
    let result = poly
    for (let count = 0; count < 60; count++) {
      const found = [...result.values()].flatMap((term) =>
        Object.entries(term.powers).flatMap(([key, exponent]) => {
          const rule = this.atoms.get(key)?.rule
          return rule && exponent >= rule.index ? [{ term, key, exponent, rule }] : []
        }),
      )[0]
      if (!found) return result
      const { term, key, exponent, rule } = found
      const times = Math.floor(exponent / rule.index)
      const rest = monomialOf(term.coefficient, { ...term.powers, [key]: exponent - times * rule.index })
      const old = new Map([['', term]]) as Polynomial
      result = sum(difference(result, sum(old, new Map())), product(rest, powerOf(rule.value, times)))
    }
    throw new MathsError('too-big')
  }

  /** Rationalizes the denominator by multiplying with the conjugate. */
  #rationalised(top: Polynomial, bottom: Polynomial): [Polynomial, Polynomial] {
    for (let count = 0; count < 6; count++) {
      const key = lettersOf(bottom).find((letter) => {
        const atom = this.atoms.get(letter)
        return (
          atom?.rule &&
          (atom.isNumeric || atom.expr.kind === 'root') &&
          (isConstant(atom.rule.value) || bottom.size === 1)
        )
      })
      const rule = key && this.atoms.get(key)?.rule
      if (!key || !rule) break
      const degree = degreeIn(bottom, key)
      let factor: Polynomial
      if (bottom.size === 1) factor = monomialOf(ONE, { [key]: rule.index - degree })
      else if (rule.index === 2) factor = conjugate(bottom, key)
      else break
      top = this.#reduced(product(top, factor))
      bottom = this.#reduced(product(bottom, factor))
      if (bottom.size === 0) throw new MathsError('division-by-zero')
    }
    return [top, bottom]
  }

  raised(base: Ratio, exponent: number): Ratio {
    if (exponent === 0) {
      if (base.top.size === 0) throw new MathsError('zero-to-zero')
      return ONE_RATIO
    }
    const from = exponent < 0 ? this.divide(ONE_RATIO, base) : base
    const times = Math.abs(exponent)
    const value = constantValue(from.top)
    const below = constantValue(from.bottom)
    if (value && below) return ofRational(power(divide(value, below), times))
    if (times > 64) throw new MathsError('too-big')
    return this.#tidy({ top: powerOf(from.top, times), bottom: powerOf(from.bottom, times) })
  }

  #power(base: Expr, exponent: Expr): Ratio {
    const times = this.#of(exponent)
    const value = rationalValue(times)
    if (value) {
      const inner = this.#of(base)
      if (isInteger(value)) {
        if (absolute(value).n > 1000n) throw new MathsError('too-big')
        return this.raised(inner, Number(value.n))
      }
      if (value.d > 64n || absolute(value).n > 64n) throw new MathsError('too-big')
      return this.raised(this.#root(inner, Number(value.d)), Number(value.n))
    }
    const known = this.#powerOfLogarithm(base, exponent)
    if (known) return known
    const inner = this.#of(base)
    const number_ = rationalValue(inner)
    if (number_ && equals(number_, ONE)) return ONE_RATIO
    return this.#exponentialOf(inner, number_, times)
  }

  /** a^(k·log_a b) = b^k, also if one base is a power of the other. */
  #powerOfLogarithm(base: Expr, exponent: Expr): Ratio | null {
    if (exponent.kind === 'negate') {
      const of = this.#powerOfLogarithm(base, exponent.of)
      return of && this.divide(ONE_RATIO, of)
    }
    if (exponent.kind === 'add' || exponent.kind === 'subtract') {
      const left =
        this.#powerOfLogarithm(base, exponent.left) ??
        (isRationalExpr(exponent.left) ? this.#power(base, exponent.left) : null)
      const right =
        this.#powerOfLogarithm(base, exponent.right) ??
        (isRationalExpr(exponent.right) ? this.#power(base, exponent.right) : null)
      if (!left || !right) return null
      return exponent.kind === 'add' ? this.multiply(left, right) : this.divide(left, right)
    }
    let factor: Rational = ONE
    let inner: Expr = exponent
    for (;;) {
      if (inner.kind === 'multiply' && isRationalExpr(inner.left)) {
        factor = multiply(factor, rationalValue(this.#of(inner.left))!)
        inner = inner.right
      } else if (inner.kind === 'multiply' && isRationalExpr(inner.right)) {
        factor = multiply(factor, rationalValue(this.#of(inner.right))!)
        inner = inner.left
      } else if (inner.kind === 'divide' && isRationalExpr(inner.right)) {
        factor = divide(factor, rationalValue(this.#of(inner.right))!)
        inner = inner.left
      } else break
    }
    if (inner.kind !== 'call' || (inner.fn !== 'log' && inner.fn !== 'ln')) return null
    const logBase = inner.fn === 'ln' ? constantExpr('e') : inner.args[1]!
    const relation = this.#logOfNumbers(base, logBase)
    if (!relation) return null
    const times = multiply(factor, relation)
    const of = this.#of(inner.args[0]!)
    if (times.d > 12n || absolute(times).n > 64n) return null
    return this.raised(this.#root(of, Number(times.d)), Number(times.n))
  }

  /** The logarithm of a number to a numeric base; null if it is irrational. */
  #logOfNumbers(value: Expr, base: Expr): Rational | null {
    if (writeExpression(value) === writeExpression(base)) return ONE
    const [a, b] = [rationalValue(this.#of(value)), rationalValue(this.#of(base))]
    return a && b ? rationalLogarithm(a, b) : null
  }

  #exponentialOf(base: Ratio, value: Rational | null, exponent: Ratio): Ratio {
    const below = constantValue(exponent.bottom)
    if (!below) throw new MathsError('not-polynomial')
    const bases: [Expr, number][] = value
      ? sign(value) > 0
        ? [
            ...primeFactors(value.n).map(([prime, count]): [Expr, number] => [number(prime), count]),
            ...primeFactors(value.d).map(([prime, count]): [Expr, number] => [number(prime), -count]),
          ]
        : []
      : [[this.expr(base), 1]]
    if (bases.length === 0) throw new MathsError('not-polynomial')
    let result = ONE_RATIO
    for (const [each, count] of bases) {
      for (const term of exponent.top.values()) {
        const times = multiply(divide(term.coefficient, below), rational(count))
        const letters = Object.keys(term.powers).length > 0
        if (!letters) {
          const inner = this.#of(each)
          result = this.multiply(result, this.raised(this.#root(inner, Number(times.d)), Number(times.n)))
          continue
        }
        const monomial = this.expr({ top: monomialOf(rational(1n, times.d), term.powers), bottom: constant(ONE) })
        const part = this.#exponential(each, monomial, Number(absolute(times).n))
        result = sign(times) > 0 ? this.multiply(result, part) : this.divide(result, part)
      }
    }
    return result
  }

  #exponential(base: Expr, exponent: Expr, times: number): Ratio {
    const key = `{${writeExpression(base)}^${writeExpression(exponent)}}`
    const expr =
      exponent.kind === 'number' && exponent.value.n === 1n && exponent.value.d === 1n
        ? base
        : binary('power', base, exponent)
    const one = this.#atom({ key, expr, exponential: { base, exponent }, isNumeric: isClosed(expr) })
    return times === 1 ? one : this.raised(one, times)
  }

  // ---- Roots -------------------------------------------------------------------------------------------------------

  #root(of: Ratio, index: number): Ratio {
    if (index === 1 || of.top.size === 0) return of
    const value = rationalValue(of)
    if (value) return this.#numericRoot(value, index)
    const below = constantValue(of.bottom)
    if (below && index === 2) {
      const nested = this.#denested(of)
      if (nested) return nested
    }
    if (!isConstant(of.bottom)) {
      // Both parts may be negative, so √(a/b) must not be split before the sign is known.
      return this.divide(this.#root(ofPolynomial(of.top), index), this.#root(ofPolynomial(of.bottom), index))
    }
    const content = contentOf(of.top)
    const size = absolute(divide(content, below!))
    let rest = scale(primitive(of.top), rational(sign(content)))
    const outside: Record<string, number> = {}
    let result = this.#numericRoot(size, index)
    for (const [letter, exponent] of Object.entries(monomialContent(rest))) {
      const whole = Math.floor(exponent / index)
      if (whole === 0) continue
      outside[letter] = whole * index
      const isOdd = index % 2 === 0 && whole % 2 === 1 && exponent % index === 0
      const inner = ofPolynomial(monomialOf(ONE, { [letter]: 1 }))
      const positive =
        this.atoms.get(letter)?.isNumeric ||
        this.atoms.get(letter)?.exponential ||
        this.atoms.get(letter)?.expr.kind === 'root'
      result = this.multiply(result, this.raised(isOdd && !positive ? this.#absolute(inner) : inner, whole))
    }
    rest = dividedOut(rest, monomialOf(ONE, outside))
    const perfect = index === 2 ? polynomialRoot(rest) : null
    if (perfect)
      return this.multiply(result, isConstant(perfect) ? ofPolynomial(perfect) : this.#absolute(ofPolynomial(perfect)))
    const left = constantValue(rest)
    if (left) return this.multiply(result, this.#numericRoot(left, index))
    const inner = this.expr(ofPolynomial(rest))
    const expr = rootOf(inner, index)
    return this.multiply(
      result,
      this.#atom({
        key: `{root${index}:${writeExpression(inner)}}`,
        expr,
        rule: { index, value: rest },
        isNumeric: isClosed(inner),
      }),
    )
  }

  /** Denests a root: √(3 + 2√2) = 1 + √2; null if it cannot be denested. */
  #denested(of: Ratio): Ratio | null {
    const terms = [...of.top.values()]
    const below = constantValue(of.bottom)
    const plain = terms.find((term) => Object.keys(term.powers).length === 0)
    const other = terms.find((term) => term !== plain)
    if (terms.length !== 2 || !below || !plain || !other) return null
    if (
      Object.keys(other.powers).some((key) => this.atoms.get(key)?.rule?.index !== 2 || !this.atoms.get(key)?.isNumeric)
    )
      return null
    const a = divide(plain.coefficient, below)
    const square = this.#reduced(powerOf(new Map([['', other]]) as Polynomial, 2))
    const value = constantValue(sum(square, new Map()))
    if (!value || sign(a) < 0) return null
    const b = divide(value, multiply(below, below))
    const root = squareRoot(subtract(multiply(a, a), b))
    if (!root) return null
    const [m, n] = [divide(add(a, root), rational(2)), divide(subtract(a, root), rational(2))]
    if (sign(n) < 0) return null
    const [first, second] = [this.#numericRoot(m, 2), this.#numericRoot(n, 2)]
    return sign(other.coefficient) > 0 ? this.add(first, second) : this.add(first, this.#negate(second))
  }

  #numericRoot(value: Rational, index: number): Ratio {
    if (isZero(value)) return ofRational(ZERO)
    if (sign(value) < 0) {
      if (index % 2 === 1) return this.#negate(this.#numericRoot(negate(value), index))
      if (index !== 2) throw new MathsError('unsupported-root')
      return this.multiply(this.#constant('i'), this.#numericRoot(negate(value), 2))
    }
    const exactTop = integerRoot(value.n, index)
    const exactBottom = integerRoot(value.d, index)
    if (exactTop !== null && exactBottom !== null) return ofRational(rational(exactTop, exactBottom))
    if (index > 12) throw new MathsError('unsupported-root')
    let result = ONE_RATIO
    // n/d under the root: n·d^(k-1) over d.
    const whole = value.n * value.d ** BigInt(index - 1)
    for (const [prime, count] of primeFactors(whole)) {
      const outside = Math.floor(count / index)
      if (outside > 0) result = this.multiply(result, ofRational(rational(prime ** BigInt(outside))))
      const left = count % index
      if (left === 0) continue
      // ⁴√4 is √2.
      const shared = gcdOfExponents(left, index)
      const [reducedIndex, reducedLeft] = [index / shared, left / shared]
      const atom = this.#atom({
        key: `{root${reducedIndex}:${prime}}`,
        expr: rootOf(number(prime), reducedIndex),
        rule: { index: reducedIndex, value: constant(rational(prime)) },
        isNumeric: true,
      })
      result = this.multiply(result, this.raised(atom, reducedLeft))
    }
    return this.multiply(result, ofRational(rational(1n, value.d)))
  }

  // ---- Functions ---------------------------------------------------------------------------------------------------

  #call(fn: FunctionName, args: readonly Expr[]): Ratio {
    const [first, second] = args
    switch (fn) {
      case 'deg':
        return this.multiply(this.#of(first!), this.multiply(this.#constant('π'), ofRational(rational(1n, 180n))))
      case 'abs':
        return this.#absolute(this.#of(first!))
      case 'ln':
        return this.#logarithm(this.#of(first!), null)
      case 'log':
        return this.#logarithm(this.#of(first!), this.#of(second!))
      case 'sin':
      case 'cos':
        return this.#sineOrCosine(fn, this.#of(first!))
      case 'tan':
      case 'cot':
        return this.#tangent(fn, this.#of(first!))
      case 'asin':
      case 'acos':
      case 'atan':
      case 'acot':
        return this.#inverse(fn, this.#of(first!))
      default:
        return this.#wholeNumbers(fn, args)
    }
  }

  #absolute(of: Ratio): Ratio {
    const value = rationalValue(of)
    if (value) return ofRational(absolute(value))
    const expr = this.expr(of)
    if (isClosed(expr)) {
      const near = approximate(expr)
      if (Number.isNaN(near) || Math.abs(near) < 1e-9) throw new MathsError('not-polynomial')
      return near < 0 ? this.#negate(of) : of
    }
    if (!isConstant(of.bottom))
      return this.divide(this.#absolute(ofPolynomial(of.top)), this.#absolute(ofPolynomial(of.bottom)))
    const content = absolute(divide(contentOf(of.top), constantValue(of.bottom)!))
    const rest = primitive(of.top)
    const [only] = rest.values()
    if (rest.size === 1 && only) {
      // |x³| = |x|·x²: even powers need no bars.
      return Object.entries(only.powers).reduce((result, [letter, exponent]) => {
        const inner = ofPolynomial(monomialOf(ONE, { [letter]: 1 }))
        const atom = this.atoms.get(letter)
        if (
          atom?.isNumeric ||
          atom?.exponential ||
          atom?.expr.kind === 'root' ||
          (atom?.expr.kind === 'call' && atom.expr.fn === 'abs')
        ) {
          return this.multiply(result, this.raised(inner, exponent))
        }
        const bars = exponent % 2 === 1 ? this.#bars(inner.top) : ONE_RATIO
        return this.multiply(
          result,
          this.multiply(bars, exponent > 1 ? this.raised(inner, exponent - (exponent % 2)) : ONE_RATIO),
        )
      }, ofRational(content))
    }
    return this.multiply(ofRational(content), this.#bars(rest))
  }

  #bars(of: Polynomial): Ratio {
    const inner = this.expr(ofPolynomial(of))
    const value = this.#reduced(product(of, of))
    return this.#atom({
      key: `{abs:${writeExpression(inner)}}`,
      expr: call('abs', inner),
      rule: { index: 2, value },
      isNumeric: false,
    })
  }

  #logarithm(of: Ratio, base: Ratio | null): Ratio {
    const value = rationalValue(of)
    const baseValue = base ? rationalValue(base) : null
    if (value && sign(value) <= 0) throw new MathsError('not-polynomial')
    if (base && baseValue && (sign(baseValue) <= 0 || equals(baseValue, ONE))) throw new MathsError('not-polynomial')
    const lower = base ? this.#naturalLog(base) : ONE_RATIO
    const upper = this.#naturalLog(of)
    if (lower && upper) return this.divide(upper, lower)
    const inner = this.expr(of)
    const expr = base ? call('log', inner, this.expr(base)) : call('ln', inner)
    return this.#atom({ key: `{${writeExpression(expr)}}`, expr, isNumeric: isClosed(expr) })
  }

  /** ln of a number, of its roots and powers, as a sum over primes; null for anything with letters. */
  #naturalLog(of: Ratio): Ratio | null {
    const parts: [Polynomial, number][] = [
      [of.top, 1],
      [of.bottom, -1],
    ]
    let result = ofRational(ZERO)
    for (const [poly, times] of parts) {
      const [term] = poly.values()
      if (poly.size !== 1 || !term || sign(term.coefficient) <= 0) return null
      result = this.add(result, this.multiply(ofRational(rational(times)), this.#logOfRational(term.coefficient)))
      for (const [letter, exponent] of Object.entries(term.powers)) {
        const atom = this.atoms.get(letter)
        const log = atom && this.#logOfAtom(atom)
        if (!log) return null
        result = this.add(result, this.multiply(ofRational(rational(times * exponent)), log))
      }
    }
    return result
  }

  #logOfAtom(atom: Atom): Ratio | null {
    if (atom.exponential) {
      const { base, exponent } = atom.exponential
      const times = this.#of(exponent)
      if (base.kind === 'constant' && base.name === 'e') return times
      const value = rationalValue(this.#of(base))
      return value ? this.multiply(times, this.#logOfRational(value)) : null
    }
    if (atom.expr.kind === 'root' && atom.isNumeric) {
      const inner = this.#naturalLog(this.#of(atom.expr.of))
      return inner && this.divide(inner, ofRational(rational(atom.expr.index)))
    }
    return null
  }

  #logOfRational(value: Rational): Ratio {
    const part = (n: bigint, times: number) =>
      primeFactors(n).reduce((result, [prime, count]) => {
        const atom = this.#atom({ key: `{ln:${prime}}`, expr: call('ln', number(prime)), prime, isNumeric: true })
        return this.add(result, this.multiply(ofRational(rational(times * count)), atom))
      }, ofRational(ZERO))
    return this.add(part(value.n, 1), part(value.d, -1))
  }

  #wholeNumbers(fn: FunctionName, args: readonly Expr[]): Ratio {
    const values = args.map((arg) => rationalValue(this.#of(arg)))
    if (values.every((value) => value !== null && isInteger(value))) {
      const result = integerCall(
        fn,
        values.map((value) => value!.n),
      )
      if (result !== null) return ofRational(rational(result))
    }
    if (fn === 'floor' && values[0]) {
      const { n, d } = values[0]
      return ofRational(rational(n >= 0n ? n / d : -((-n + d - 1n) / d)))
    }
    const expr = call(fn, ...args.map((arg) => this.expr(this.#of(arg))))
    return this.#atom({ key: `{${writeExpression(expr)}}`, expr, isNumeric: isClosed(expr) })
  }

  // ---- Angles ------------------------------------------------------------------------------------------------------

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

  #collectAngles(expr: Expr): void {
    for (const child of children(expr)) this.#collectAngles(child)
    if (expr.kind !== 'call' || !['sin', 'cos', 'tan', 'cot'].includes(expr.fn)) return
    const angle = this.#splitAngle(this.#of(expr.args[0]!))
    for (const term of angle?.rest.values() ?? []) {
      const key = JSON.stringify(term.powers)
      const known = this.#units.get(key)
      const size = absolute(term.coefficient)
      this.#units.set(key, known ? commonMeasure(known, size) : size)
    }
  }

  #sineOrCosine(fn: 'sin' | 'cos', angle: Ratio): Ratio {
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
    return isNegative ? this.#negate(value) : value
  }

  #ofRest(fn: 'sin' | 'cos', rest: Polynomial): Ratio {
    if (sign(contentOf(rest)) < 0) {
      const value = this.#ofRest(fn, scale(rest, rational(-1)))
      return fn === 'sin' ? this.#negate(value) : value
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
    if (fn === 'sin') return this.add(this.multiply(a('sin'), b('cos')), this.multiply(a('cos'), b('sin')))
    return this.add(this.multiply(a('cos'), b('cos')), this.#negate(this.multiply(a('sin'), b('sin'))))
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
    const inner = this.expr(ofPolynomial(angle))
    const key = (which: 'sin' | 'cos') => `{${which}:${writeExpression(inner)}}`
    const kept = this.#options.keep ?? 'cos'
    const rule =
      fn === kept ? undefined : { index: 2, value: difference(constant(ONE), monomialOf(ONE, { [key(kept)]: 2 })) }
    if (rule) this.#atom({ key: key(kept), expr: call(kept, inner), isNumeric: isClosed(inner) })
    return this.#atom({ key: key(fn), expr: call(fn, inner), isNumeric: isClosed(inner), ...(rule && { rule }) })
  }

  #tangent(fn: 'tan' | 'cot', angle: Ratio): Ratio {
    const parts = this.#splitAngle(angle)
    const isPlain = parts && parts.rest.size === 0
    if (!isPlain && !this.#options.expandAngles) return this.#plainCall(fn, angle)
    const [sine, cosine] = [this.#sineOrCosine('sin', angle), this.#sineOrCosine('cos', angle)]
    return fn === 'tan' ? this.divide(sine, cosine) : this.divide(cosine, sine)
  }

  #plainCall(fn: FunctionName, angle: Ratio): Ratio {
    const inner = this.expr(angle)
    return this.#atom({ key: `{${fn}:${writeExpression(inner)}}`, expr: call(fn, inner), isNumeric: isClosed(inner) })
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
    return negative ? this.#negate(value) : value
  }

  #sineInFirstQuarter(turns: Rational): Ratio {
    const twelfths = multiply(turns, rational(12))
    if (!isInteger(twelfths)) {
      const angle = this.multiply(ofRational(turns), this.#constant('π'))
      return this.#plainCall('sin', angle)
    }
    const root = (n: number) => this.#numericRoot(rational(n), 2)
    const over = (ratio: Ratio, n: number) => this.divide(ratio, ofRational(rational(n)))
    const values: Record<string, () => Ratio> = {
      0: () => ofRational(ZERO),
      1: () => over(this.add(root(6), this.#negate(root(2))), 4),
      2: () => ofRational(rational(1, 2)),
      3: () => over(root(2), 2),
      4: () => over(root(3), 2),
      5: () => over(this.add(root(6), root(2)), 4),
      6: () => ONE_RATIO,
    }
    return values[`${twelfths.n}`]!()
  }

  #inverse(fn: FunctionName, of: Ratio): Ratio {
    const expr = this.expr(of)
    if (isClosed(expr)) {
      const value = approximate(call(fn, expr)) / Math.PI
      if (Number.isNaN(value)) throw new MathsError('not-polynomial')
      const twelfths = Math.round(value * 12)
      if (Math.abs(twelfths / 12 - value) < 1e-12)
        return this.multiply(this.#constant('π'), ofRational(rational(twelfths, 12)))
    }
    return this.#plainCall(fn, of)
  }

  // ---- Back to a tree ----------------------------------------------------------------------------------------------

  expr(ratio: Ratio): Expr {
    const logarithm = this.#singleLogarithm(ratio)
    if (logarithm) return logarithm
    const below = constantValue(ratio.bottom)
    if (!below) {
      const [top, bottom] = [this.polynomialExpr(ratio.top), this.polynomialExpr(ratio.bottom)]
      if (top.kind === 'negate') return negated(binary('divide', top.of, bottom))
      if (top.kind === 'number' && top.value.n < 0n) return negated(binary('divide', number(negate(top.value)), bottom))
      return binary('divide', top, bottom)
    }
    return this.polynomialExpr(scale(ratio.top, divide(ONE, below)))
  }

  /** Combines (a·ln 2 + b·ln 3)/(c·ln 5) into `a + log_5 ...`; null if it cannot be combined. */
  #singleLogarithm(ratio: Ratio): Expr | null {
    const isLinear = (poly: Polynomial) =>
      [...poly.values()].every((term) => {
        const [key, ...others] = Object.keys(term.powers)
        return (
          others.length === 0 && key !== undefined && term.powers[key] === 1 && this.atoms.get(key)?.prime !== undefined
        )
      })
    if (ratio.top.size === 0 || !isLinear(ratio.top)) return null
    const isNatural = isConstant(ratio.bottom)
    if (!isNatural && !isLinear(ratio.bottom)) return null
    const numberOf = (poly: Polynomial): Rational => {
      const primes = [...poly.values()].map((term) => ({
        term,
        prime: this.atoms.get(Object.keys(term.powers)[0]!)!.prime!,
      }))
      return primes.reduce((all, { term, prime }) => {
        if (!isInteger(term.coefficient) || absolute(term.coefficient).n > 40n) throw new MathsError('too-big')
        return multiply(all, power(rational(prime), Number(term.coefficient.n)))
      }, ONE)
    }
    try {
      const content = divide(contentOf(ratio.top), isNatural ? constantValue(ratio.bottom)! : contentOf(ratio.bottom))
      const base = isNatural ? null : numberOf(primitive(ratio.bottom))
      let argument = numberOf(primitive(ratio.top))
      let factor = content
      if (argument.n < argument.d) {
        argument = divide(ONE, argument)
        factor = negate(factor)
      }
      if (base && base.n < base.d) return null
      let added: Rational = ZERO
      if (base && isInteger(base) && base.n > 1n) {
        while (argument.n % base.n === 0n) {
          argument = divide(argument, base)
          added = add(added, factor)
        }
      }
      const log = equals(argument, ONE)
        ? null
        : base
          ? call('log', number(argument), number(base))
          : call('ln', number(argument))
      const signedLog = log && (equals(absolute(factor), ONE) ? log : binary('multiply', number(absolute(factor)), log))
      const terms = [
        ...(isZero(added) ? [] : [{ expr: number(absolute(added)) as Expr, negative: sign(added) < 0 }]),
        ...(signedLog ? [{ expr: signedLog, negative: sign(factor) < 0 }] : []),
      ]
      return sumOf(terms)
    } catch (error) {
      if (error instanceof MathsError) return null
      throw error
    }
  }

  polynomialExpr(poly: Polynomial): Expr {
    if (poly.size === 0) return number(0)
    const terms = [...poly.values()]
    const isNumericTerm = (term: (typeof terms)[number]) =>
      Object.keys(term.powers).every((key) => this.atoms.get(key)?.isNumeric)
    const common = terms.reduce((all, term) => lcm(all, term.coefficient.d), 1n)
    if (terms.length > 1 && common > 1n && terms.every(isNumericTerm) && !lettersOf(poly).includes('{π}')) {
      return binary('divide', this.polynomialExpr(scale(poly, rational(common))), number(common))
    }
    const weight = (term: (typeof terms)[number]) =>
      Object.entries(term.powers).reduce((all, [key, exponent]) => {
        const atom = this.atoms.get(key)
        return all + (atom?.isNumeric ? 0 : atom?.exponential ? 1000 * exponent : exponent)
      }, 0)
    const ordered = terms.sort(
      (a, b) =>
        weight(b) - weight(a) ||
        Object.keys(a.powers).length - Object.keys(b.powers).length ||
        (spelled(a.powers) < spelled(b.powers) ? -1 : 1),
    )
    return sumOf(
      ordered.map((term) => ({
        expr: this.#monomial(absolute(term.coefficient), term.powers),
        negative: sign(term.coefficient) < 0,
      })),
    )
  }

  #monomial(coefficient: Rational, powers: Readonly<Record<string, number>>): Expr {
    const numeric: Expr[] = []
    const literal: Expr[] = []
    const radicals = new Map<number, bigint>()
    const exponentials = new Map<string, { bases: [Expr, ...Expr[]]; exponent: Expr }>()
    for (const [key, exponent] of Object.entries(powers).sort(([a], [b]) => byPlace(a, b))) {
      const atom = this.atoms.get(key)
      if (!atom) {
        literal.push(raisedExpr(name(key), exponent))
        continue
      }
      const root = atom.isNumeric && atom.expr.kind === 'root' && atom.expr.of.kind === 'number' ? atom.expr : null
      if (root?.of.kind === 'number')
        radicals.set(root.index, (radicals.get(root.index) ?? 1n) * root.of.value.n ** BigInt(exponent))
      else if (atom.exponential && !atom.isNumeric) {
        const { base, exponent: own } = atom.exponential
        const whole = exponent === 1 ? own : this.expr(this.multiply(ofRational(rational(exponent)), this.#of(own)))
        const known = exponentials.get(writeExpression(whole))
        if (known && base.kind === 'number') known.bases.push(base)
        else exponentials.set(writeExpression(whole), { bases: [base], exponent: whole })
      } else (atom.isNumeric ? numeric : literal).push(raisedExpr(atom.expr, exponent))
    }
    for (const { bases, exponent } of exponentials.values()) {
      const numbers = bases.filter((base) => base.kind === 'number')
      const base =
        numbers.length === bases.length
          ? number(numbers.reduce((all, each) => multiply(all, each.value), ONE))
          : bases[0]
      literal.push(binary('power', base, exponent))
    }
    for (const [index, radicand] of radicals) numeric.push(rootOf(number(radicand), index))
    const factors = [...numeric, ...literal]
    const { n, d } = coefficient
    if (literal.length > 0 && numeric.length === 0) {
      const all = n === 1n && d === 1n ? literal : [number(coefficient), ...literal]
      return all.reduce((left, right) => binary('multiply', left, right))
    }
    const top = n === 1n && factors.length > 0 ? factors : [number(n), ...factors]
    const whole = top.reduce((left, right) => binary('multiply', left, right))
    if (d === 1n) return whole
    return factors.length === 0 ? number(coefficient) : binary('divide', whole, number(d))
  }
}

const same = (a: Polynomial, b: Polynomial) => difference(a, b).size === 0
const spelled = (powers: Readonly<Record<string, number>>) =>
  Object.keys(powers)
    .sort()
    .map((letter) => letter.repeat(Math.min(20, powers[letter]!)))
    .join('')
/** Letters before function calls: `x sin x`. */
const byPlace = (a: string, b: string) => Number(a.startsWith('{')) - Number(b.startsWith('{')) || (a < b ? -1 : 1)
const raisedExpr = (expr: Expr, exponent: number): Expr =>
  exponent === 1 ? expr : binary('power', expr, number(exponent))
const isRationalExpr = (expr: Expr): boolean =>
  expr.kind === 'number' ||
  (expr.kind === 'negate' && isRationalExpr(expr.of)) ||
  (expr.kind === 'divide' && isRationalExpr(expr.left) && isRationalExpr(expr.right))

export function rationalValue(ratio: Ratio): Rational | null {
  const [top, bottom] = [constantValue(ratio.top), constantValue(ratio.bottom)]
  return top && bottom ? divide(top, bottom) : null
}

function conjugate(poly: Polynomial, key: string): Polynomial {
  return [...poly.values()].reduce<Polynomial>(
    (all, term) =>
      sum(
        all,
        monomialOf((term.powers[key] ?? 0) % 2 === 1 ? negate(term.coefficient) : term.coefficient, term.powers),
      ),
    new Map(),
  )
}

function commonMeasure(a: Rational, b: Rational): Rational {
  let [x, y] = [a, b]
  for (let count = 0; count < 60 && !isZero(y); count++) {
    const quotient = divide(x, y)
    ;[x, y] = [y, subtract(x, multiply(rational(quotient.n / quotient.d), y))]
  }
  return x
}

/** The logarithm of a to the base b, where it is rational, else null. */
export function rationalLogarithm(a: Rational, b: Rational): Rational | null {
  if (sign(a) <= 0 || sign(b) <= 0 || equals(b, ONE)) return null
  if (equals(a, ONE)) return ZERO
  const exponents = (value: Rational) => {
    const result = new Map<bigint, number>()
    for (const [prime, count] of primeFactors(value.n)) result.set(prime, count)
    for (const [prime, count] of primeFactors(value.d)) result.set(prime, -count)
    return result
  }
  const [top, bottom] = [exponents(a), exponents(b)]
  if (top.size !== bottom.size) return null
  let ratio: Rational | null = null
  for (const [prime, count] of top) {
    const below = bottom.get(prime)
    if (!below) return null
    const own = rational(count, below)
    if (ratio && !equals(ratio, own)) return null
    ratio = own
  }
  return ratio
}

function integerCall(fn: FunctionName, args: readonly bigint[]): bigint | null {
  const [a = 0n, b = 0n] = args
  const falling = (n: bigint, count: bigint) => {
    if (n < 0n || count < 0n || count > 150n) throw new MathsError('too-big')
    let result = 1n
    for (let each = 0n; each < count; each++) result *= n - each
    return result
  }
  const common = (x: bigint, y: bigint): bigint => (y === 0n ? (x < 0n ? -x : x) : common(y, x % y))
  switch (fn) {
    case 'factorial':
      return falling(a, a)
    case 'arrangements':
      return falling(a, b)
    case 'binomial':
      return falling(a, b) / falling(b, b)
    case 'gcd':
      return args.reduce(common)
    case 'lcm':
      return args.reduce((x, y) => (x === 0n || y === 0n ? 0n : (x / common(x, y)) * y))
    default:
      return null
  }
}

/** The shortest of the normal forms; the expression itself where none is shorter. */
export function simplified(expr: Expr): Expr {
  const forms: Expr[] = []
  const hasAngles = hasCall(expr, ['sin', 'cos', 'tan', 'cot'])
  const options: Options[] = hasAngles
    ? [{}, { keep: 'sin' }, { expandAngles: true }, { expandAngles: true, keep: 'sin' }]
    : [{}]
  let fault: unknown = null
  for (const option of options) {
    try {
      const algebra = new Algebra(option)
      forms.push(algebra.expr(algebra.ratio(expr)))
    } catch (error) {
      if (!(error instanceof MathsError)) throw error
      fault ??= error
    }
  }
  if (forms.length === 0) throw fault
  return forms.reduce((best, each) => (countNodes(each) < countNodes(best) ? each : best))
}

export const hasCall = (expr: Expr, names: readonly FunctionName[]): boolean =>
  (expr.kind === 'call' && names.includes(expr.fn)) || children(expr).some((child) => hasCall(child, names))

/** Replaces every occurrence of `unknown`. */
export function substitute(expr: Expr, unknown: string, value: Expr): Expr {
  if (expr.kind === 'name') return expr.name === unknown ? value : expr
  return withChildren(
    expr,
    children(expr).map((child) => substitute(child, unknown, value)),
  )
}

import { constant as constantExpr, type Expr, type FunctionName, number } from '../ast.ts'
import type { Polynomial } from '../polynomial.ts'
import { MathsError, ONE, rational } from '../rational.ts'
import { monomialOf } from '../ring.ts'
import { Angles, type Options } from './angles.ts'
import { Arithmetic } from './arithmetic.ts'
import { logarithmOf } from './logarithms.ts'
import { modulusOf } from './modulus.ts'
import { exponentialRatio, powerRatio } from './powers.ts'
import { ofPolynomial, ofRational, type Ratio } from './ratio.ts'
import { rootRatio } from './roots.ts'
import { wholeNumberCall } from './whole-numbers.ts'
import { writePolynomial, writeRatio } from './writing.ts'

/** Brings expressions to their normal form, and back. */
export class Algebra extends Arithmetic {
  readonly #options: Options
  readonly #angles: Angles

  constructor(options: Options = {}) {
    super()
    this.#options = options
    this.#angles = new Angles(this, options)
  }

  /** @throws {MathsError} where a division by zero is in it, or it grows too big */
  ratio(expr: Expr): Ratio {
    if (this.#options.expandAngles) this.#angles.collect(expr)
    return this.of(expr)
  }

  of(expr: Expr): Ratio {
    switch (expr.kind) {
      case 'number':
        return ofRational(expr.value)
      case 'name':
        return ofPolynomial(monomialOf(ONE, { [expr.name]: 1 }))
      case 'constant':
        return this.#constant(expr.name)
      case 'negate':
        return this.negate(this.of(expr.of))
      case 'add':
        return this.add(this.of(expr.left), this.of(expr.right))
      case 'subtract':
        return this.add(this.of(expr.left), this.negate(this.of(expr.right)))
      case 'multiply':
        return this.multiply(this.of(expr.left), this.of(expr.right))
      case 'divide':
        return this.divide(this.of(expr.left), this.of(expr.right))
      case 'power':
        return powerRatio(this, expr.left, expr.right)
      case 'root':
        return rootRatio(this, this.of(expr.of), expr.index)
      case 'call':
        return this.#call(expr.fn, expr.args)
      case 'plus-minus':
        throw new MathsError('not-polynomial')
    }
  }

  #constant(which: 'π' | 'e' | 'i' | '∞'): Ratio {
    if (which === '∞') throw new MathsError('not-polynomial')
    return which === 'e' ? exponentialRatio(this, constantExpr('e'), number(1), 1) : this.constant(which)
  }

  #call(fn: FunctionName, args: readonly Expr[]): Ratio {
    const [first, second] = args
    switch (fn) {
      case 'deg':
        return this.multiply(this.of(first!), this.multiply(this.constant('π'), ofRational(rational(1n, 180n))))
      case 'abs':
        return modulusOf(this, this.of(first!))
      case 'ln':
        return logarithmOf(this, this.of(first!), null)
      case 'log':
        return logarithmOf(this, this.of(first!), this.of(second!))
      case 'sin':
      case 'cos':
        return this.#angles.sineOrCosine(fn, this.of(first!))
      case 'tan':
      case 'cot':
        return this.#angles.tangent(fn, this.of(first!))
      case 'asin':
      case 'acos':
      case 'atan':
      case 'acot':
        return this.#angles.inverse(fn, this.of(first!))
      default:
        return wholeNumberCall(this, fn, args)
    }
  }

  expr(ratio: Ratio): Expr {
    return writeRatio(this, ratio)
  }

  polynomialExpr(poly: Polynomial): Expr {
    return writePolynomial(this, poly)
  }
}

import { constant, constantValue, type Polynomial } from '../polynomial.ts'
import { divide, ONE, type Rational } from '../rational.ts'

/**
 * Normal form of school algebra: a quotient of polynomials whose variables are the letters of the expression and
 * "atoms" (√2, sin x, 2^x, ln 3). Expressions that are equal by the rules of algebra have the same normal form.
 */
export interface Ratio {
  readonly top: Polynomial
  readonly bottom: Polynomial
}

export const ONE_RATIO: Ratio = { top: constant(ONE), bottom: constant(ONE) }
export const ofPolynomial = (top: Polynomial): Ratio => ({ top, bottom: constant(ONE) })
export const ofRational = (value: Rational): Ratio => ofPolynomial(constant(value))

export function rationalValue(ratio: Ratio): Rational | null {
  const [top, bottom] = [constantValue(ratio.top), constantValue(ratio.bottom)]
  return top && bottom ? divide(top, bottom) : null
}

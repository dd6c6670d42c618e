import { approximate } from '../approximate.ts'
import { call, isClosed } from '../ast.ts'
import { constantValue, type Polynomial, product } from '../polynomial.ts'
import { absolute, divide, MathsError, ONE } from '../rational.ts'
import { contentOf, isConstant, monomialOf, primitive } from '../ring.ts'
import { writeExpression } from '../written.ts'
import type { Arithmetic } from './arithmetic.ts'
import { ONE_RATIO, ofPolynomial, ofRational, type Ratio, rationalValue } from './ratio.ts'

/** A modulus without its bars where the sign is known, and around as little as possible elsewhere. */
export function modulusOf(algebra: Arithmetic, of: Ratio): Ratio {
  const value = rationalValue(of)
  if (value) return ofRational(absolute(value))
  const expr = algebra.expr(of)
  if (isClosed(expr)) {
    const near = approximate(expr)
    if (Number.isNaN(near) || Math.abs(near) < 1e-9) throw new MathsError('not-polynomial')
    return near < 0 ? algebra.negate(of) : of
  }
  if (!isConstant(of.bottom))
    return algebra.divide(modulusOf(algebra, ofPolynomial(of.top)), modulusOf(algebra, ofPolynomial(of.bottom)))
  const content = absolute(divide(contentOf(of.top), constantValue(of.bottom)!))
  const rest = primitive(of.top)
  const [only] = rest.values()
  if (rest.size === 1 && only) {
    // |x³| = |x|·x²: even powers need no bars.
    return Object.entries(only.powers).reduce((result, [letter, exponent]) => {
      const inner = ofPolynomial(monomialOf(ONE, { [letter]: 1 }))
      const atom = algebra.atoms.get(letter)
      if (
        atom?.isNumeric ||
        atom?.exponential ||
        atom?.expr.kind === 'root' ||
        (atom?.expr.kind === 'call' && atom.expr.fn === 'abs')
      ) {
        return algebra.multiply(result, algebra.raised(inner, exponent))
      }
      const bars = exponent % 2 === 1 ? withBars(algebra, inner.top) : ONE_RATIO
      return algebra.multiply(
        result,
        algebra.multiply(bars, exponent > 1 ? algebra.raised(inner, exponent - (exponent % 2)) : ONE_RATIO),
      )
    }, ofRational(content))
  }
  return algebra.multiply(ofRational(content), withBars(algebra, rest))
}

function withBars(algebra: Arithmetic, of: Polynomial): Ratio {
  const inner = algebra.expr(ofPolynomial(of))
  const value = algebra.reduced(product(of, of))
  return algebra.atom({
    key: `{abs:${writeExpression(inner)}}`,
    expr: call('abs', inner),
    rule: { index: 2, value },
    isNumeric: false,
  })
}

import { constant as constantExpr, type Expr } from '../ast.ts'
import { constant, constantValue, difference, type Polynomial, product, scale, sum } from '../polynomial.ts'
import { divide, MathsError, negate, ONE, power, rational } from '../rational.ts'
import {
  commonDivisor,
  contentOf,
  degreeIn,
  exactQuotient,
  isConstant,
  lettersOf,
  monomialOf,
  powerOf,
} from '../ring.ts'
import { ONE_RATIO, ofPolynomial, ofRational, type Ratio } from './ratio.ts'

/** What is no letter and yet a variable of a ratio: √2, sin x, 2^x. */
export interface Atom {
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

/**
 * Arithmetic of ratios over the letters and atoms of one expression. How a tree becomes a ratio and a ratio a tree is
 * left to `Algebra`: each kind of function has a file here, which works with these.
 */
export abstract class Arithmetic {
  readonly atoms = new Map<string, Atom>()

  /** The ratio of a part of the expression. */
  abstract of(expr: Expr): Ratio
  abstract expr(ratio: Ratio): Expr

  atom(atom: Atom): Ratio {
    if (!this.atoms.has(atom.key)) this.atoms.set(atom.key, atom)
    if (this.atoms.size > 40) throw new MathsError('too-big')
    return ofPolynomial(monomialOf(ONE, { [atom.key]: 1 }))
  }

  /** π or i as an atom. */
  constant(which: 'π' | 'i'): Ratio {
    const rule = which === 'i' ? { index: 2, value: constant(rational(-1)) } : undefined
    return this.atom({ key: `{${which}}`, expr: constantExpr(which), isNumeric: true, ...(rule && { rule }) })
  }

  negate = (a: Ratio): Ratio => ({ top: scale(a.top, rational(-1)), bottom: a.bottom })

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
    let [top, bottom] = [this.reduced(ratio.top), this.reduced(ratio.bottom)]
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

  /** Applies the rules of the atoms until no power is left that has one. */
  reduced(poly: Polynomial): Polynomial {
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
      top = this.reduced(product(top, factor))
      bottom = this.reduced(product(bottom, factor))
      if (bottom.size === 0) throw new MathsError('division-by-zero')
    }
    return [top, bottom]
  }

  /** The base to a whole power. */
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
}

const same = (a: Polynomial, b: Polynomial) => difference(a, b).size === 0

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

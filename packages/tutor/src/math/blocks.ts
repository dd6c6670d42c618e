import { type Expr, number, signedTerms } from './ast.ts'
import { fromPolynomial, tryPolynomial } from './polynomial.ts'
import { add, isZero, negate, type Rational, ZERO } from './rational.ts'

/** A term of a sum that has brackets in it, or a plain one: `-(x - 3)(x + 3)` in `(x + 5)^2 - (x - 3)(x + 3)`. */
export interface Block {
  /** Without the sign in front. */
  readonly expr: Expr
  readonly isSubtracted: boolean
}

export function blocksOf(side: Expr, isSubtracted = false): Block[] {
  if (side.kind === 'negate') return inBlock(side.of, !isSubtracted)
  if (side.kind !== 'add' && side.kind !== 'subtract') return [{ expr: side, isSubtracted }]
  const isOther = side.kind === 'subtract' ? !isSubtracted : isSubtracted
  // Sums are built from the left, so that a sum on the right stood in brackets.
  return [...blocksOf(side.left, isSubtracted), ...inBlock(side.right, isOther)]
}

const inBlock = (expr: Expr, isSubtracted: boolean): Block[] =>
  isSum(expr) ? [{ expr, isSubtracted }] : blocksOf(expr, isSubtracted)

const isSum = ({ kind }: Expr) => kind === 'add' || kind === 'subtract'

/** Powers of the letters of a single term; null for a sum or anything that is no polynomial. */
export function monomialOf(expr: Expr): { readonly key: string; readonly coefficient: Rational } | null {
  const [only, ...others] = [...(tryPolynomial(expr) ?? [])]
  return only && others.length === 0 ? { key: only[0], coefficient: only[1].coefficient } : null
}

/** What a block adds to the terms with the same letters. `raw` leaves the sign before the block out. */
export interface Share {
  readonly block: Block
  readonly raw: Rational
  readonly value: Rational
}

/** The blocks that terms with these letters come from. */
export function sharesOf(side: Expr, key: string): Share[] {
  return blocksOf(side).flatMap((block) => {
    const raw = tryPolynomial(block.expr)?.get(key)?.coefficient ?? ZERO
    return isZero(raw) ? [] : [{ block, raw, value: block.isSubtracted ? negate(raw) : raw }]
  })
}

export const totalOf = (shares: readonly Share[]): Rational => shares.reduce((all, { value }) => add(all, value), ZERO)

/** The factor before a bracket, with the sign in front of the block, and the terms inside. */
export function factorAndTerms({ expr, isSubtracted }: Block): { factor: Expr; terms: Expr[]; bracket: Expr } | null {
  const [factor, bracket] = isSum(expr)
    ? [number(1), expr]
    : expr.kind === 'multiply'
      ? isSum(expr.right) && !isSum(expr.left)
        ? [expr.left, expr.right]
        : isSum(expr.left) && !isSum(expr.right)
          ? [expr.right, expr.left]
          : []
      : []
  if (!factor || !bracket || !tryPolynomial(factor)) return null
  const terms = signedTerms(bracket).map(({ expr: term, negative }) => signed(term, negative))
  return { factor: signed(factor, isSubtracted), terms, bracket }
}

/** A square of a sum of two terms. */
export function squareIn(expr: Expr): { readonly sum: Expr; readonly terms: readonly [Expr, Expr] } | null {
  if (expr.kind !== 'power' || !isSum(expr.left)) return null
  if (expr.right.kind !== 'number' || expr.right.value.n !== 2n || expr.right.value.d !== 1n) return null
  const [first, second, ...others] = signedTerms(expr.left).map(({ expr: term, negative }) => signed(term, negative))
  return first && second && others.length === 0 ? { sum: expr.left, terms: [first, second] } : null
}

/** A term with its sign, as short as it is written. */
export function signed(expr: Expr, isNegative: boolean): Expr {
  const poly = tryPolynomial(expr)
  if (!poly) return isNegative ? { kind: 'negate', of: expr } : expr
  return fromPolynomial(new Map([...poly].map(([key, term]) => [key, isNegative ? opposite(term) : term])))
}

const opposite = <T extends { readonly coefficient: Rational }>(term: T): T => ({
  ...term,
  coefficient: negate(term.coefficient),
})

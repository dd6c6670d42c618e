import { binary, type Expr, expression, number, request, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { tryPolynomial } from '../../polynomial.ts'
import { sizeOf } from '../pattern.ts'
import { parse } from './formulas.ts'

/** The area between two curves, from one intersection to the next. */
export function between(text: string, language: Language): Statement | null {
  if (!/area|площад/iu.test(text)) return null
  const sides = [
    ...text.matchAll(/(?<!\p{L})[yу]\s*=\s*([^,;.]*?)(?=\s*(?:,|;|\.|$|(?<!\p{L})(?:and|и|x from|при)(?!\p{L})))/giu),
  ].map((each) => each[1]!)
  if (sides.length !== 2) return null
  const [f, g] = sides.map((side) => parse(side, language))
  const gap = binary('subtract', f!, g!)
  const zeros = rootsOfQuadratic(gap)
  if (!zeros) return null
  const middle = sizeAt(gap, (sizeOf(zeros[0]) + sizeOf(zeros[1])) / 2)
  const upper = middle > 0 ? gap : binary('subtract', g!, f!)
  return request('definite-integral', expression(upper), { unknown: 'x', values: zeros })
}

function rootsOfQuadratic(of: Expr): [Expr, Expr] | null {
  const polynomial = tryPolynomial(of)
  if (!polynomial) return null
  const at = [0, 0, 0]
  for (const { coefficient, powers } of polynomial.values()) {
    const degree = powers.x ?? 0
    if (Object.keys(powers).some((letter) => letter !== 'x' && powers[letter] !== 0) || degree > 2) return null
    at[degree] = Number(coefficient.n) / Number(coefficient.d)
  }
  const [c, b, a] = at as [number, number, number]
  const disc = b * b - 4 * a * c
  if (a === 0 || disc <= 0) return null
  const roots = [(-b - Math.sqrt(disc)) / (2 * a), (-b + Math.sqrt(disc)) / (2 * a)].sort((p, q) => p - q)
  if (!roots.every((value) => Math.abs(value * 12 - Math.round(value * 12)) < 1e-9)) return null
  const exact = (value: number): Expr => {
    const twelfths = Math.round(value * 12)
    return twelfths % 12 === 0 ? number(twelfths / 12) : binary('divide', number(twelfths), number(12))
  }
  return [exact(roots[0]!), exact(roots[1]!)]
}

function sizeAt(of: Expr, x: number): number {
  const polynomial = tryPolynomial(of)
  let total = 0
  for (const { coefficient, powers } of polynomial?.values() ?? [])
    total += (Number(coefficient.n) / Number(coefficient.d)) * x ** (powers.x ?? 0)
  return total
}

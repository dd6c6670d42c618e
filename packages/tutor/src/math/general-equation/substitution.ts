import { Algebra } from '../algebra/index.ts'
import { type Expr, equation, name, number } from '../ast.ts'
import { type FindRoots, inSize, none, type Roots, Unsolved, type Work } from '../equation-work.ts'
import type { Polynomial } from '../polynomial.ts'
import { solveCasesOf } from './cases.ts'

interface Substitution {
  readonly letter: string
  readonly meaning: Expr
  readonly poly: Polynomial
}

/** Solves a polynomial in a new letter, then substitutes back. */
export function substituted(work: Work, { letter, meaning, poly }: Substitution, findRoots: FindRoots): Roots {
  const { trace } = work
  const algebra = new Algebra()
  const line = equation(algebra.polynomialExpr(poly), number(0))
  trace.step('substitute', line, { letter: name(letter), meaning })
  const inner: Work = { ...work, unknown: letter, depth: work.depth + 1, family: 'higher-degree' }
  const roots = findRoots(line, inner)
  if (roots.kind !== 'roots') throw new Unsolved()
  const values = inSize(roots.values)
  if (values.length === 0) return none
  const cases = values.map((value) => equation(meaning, value))
  trace.step('back-substitute', { kind: 'cases', cases }, { letter: name(letter), meaning })
  return solveCasesOf(cases, work, findRoots)
}

import { type Equation, type Expr, isClosed, rootsOf } from '../ast.ts'
import { createTrace } from '../equation.ts'
import { type FindRoots, fits, found, inSize, type Roots, Unsolved, type Work } from '../equation-work.ts'

/** Solves each case separately, without showing its steps. */
export function solveCasesOf(cases: readonly Equation[], work: Work, findRoots: FindRoots): Roots {
  const values: Expr[] = []
  let isSeries = false
  for (const each of cases) {
    const inner: Work = { ...work, trace: createTrace(each), depth: work.depth + 1, family: null }
    const roots = findRoots(each, inner)
    if (roots.kind === 'all') throw new Unsolved()
    if (roots.kind === 'series') isSeries = true
    values.push(
      ...(roots.kind === 'roots' ? roots.values.filter((value) => fits(each, work.unknown, value)) : roots.values),
    )
  }
  if (isSeries) {
    work.trace.step('solve-cases', { kind: 'series', unknown: work.unknown, values })
    return { kind: 'series', values }
  }
  const sorted = inSize(values)
  const isSolved = cases.every(
    (each) => each.left.kind === 'name' && each.left.name === work.unknown && isClosed(each.right),
  )
  if (!isSolved)
    work.trace.step('solve-cases', sorted.length > 0 ? rootsOf(work.unknown, sorted) : { kind: 'no-solution' })
  return found(sorted)
}

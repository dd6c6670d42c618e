import type { Equation, Expr, Request } from './ast.ts'
import { namesOf, SERIES_LETTER } from './ast.ts'
import { isWholeSeries } from './judge.ts'
import { realAt } from './numeric.ts'
import type { Solution } from './steps.ts'
import { rootsIn } from './steps.ts'

export const unknownOf = (task: Request) => task.unknown ?? namesOf(task.subject)[0] ?? 'x'
export const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

const valuesOf = ({ values }: Request) => (values ?? []).map((value) => realAt(value, {}))

export function isInside(task: Request): (root: Expr | number) => boolean {
  const [from = Number.NaN, to = Number.NaN, closed = 0] = valuesOf(task)
  return (root) => {
    const at = typeof root === 'number' ? root : realAt(root, {})
    if (near(at, from)) return (closed & 1) === 1
    if (near(at, to)) return (closed & 2) === 2
    return at > from && at < to
  }
}

/** Whether every one of the roots solves one of the equations: a line on the way that has lost none. */
export const solvesAll = (lines: readonly Equation[], unknown: string, roots: readonly Expr[]): boolean =>
  roots.every((root) => lines.some((own) => Math.abs(gapOf(own, unknown)(realAt(root, {}))) <= 1e-7))

const gapOf =
  ({ left, right }: Equation, unknown: string) =>
  (x: number) =>
    realAt(left, { [unknown]: x }) - realAt(right, { [unknown]: x })

/** Sign changes between two points, sampled densely enough to separate roots; poles are excluded. */
function signChanges(gap: (x: number) => number, from: number, to: number): number[] {
  const steps = 4000
  const found: number[] = []
  for (let index = 0; index < steps; index++) {
    let [low, high] = [from + ((to - from) * index) / steps, from + ((to - from) * (index + 1)) / steps]
    const [a, b] = [gap(low), gap(high)]
    if (!Number.isFinite(a) || !Number.isFinite(b) || a === 0 || a * b > 0) continue
    for (let halving = 0; halving < 60; halving++) {
      const middle = (low + high) / 2
      if (gap(low) * gap(middle) <= 0) high = middle
      else low = middle
    }
    if (Math.abs(gap((low + high) / 2)) < 1e-6) found.push((low + high) / 2)
  }
  return found
}

/**
 * Verifies that every stated root satisfies the equation within the interval, and that no sign change there is left
 * out.
 */
export function areSomeRootsVerified(task: Request, { answer }: Solution): boolean {
  const { subject, operation } = task
  if (subject.kind !== 'equation') return false
  const unknown = unknownOf(task)
  if (operation === 'in-degrees')
    return answer.kind === 'series' && isWholeSeries(subject, unknown, answer.values, SERIES_LETTER) === 'verified'
  const gap = gapOf(subject, unknown)
  const solves = (root: number) => Math.abs(gap(root)) <= 1e-7
  if (operation === 'root-first') {
    if (answer.kind !== 'expression') return false
    const root = realAt(answer.value, {})
    const hidden = signChanges(gap, Math.min(0, root) + 1e-6, Math.max(0, root) - 1e-6)
    const [side = Number.NaN] = valuesOf(task)
    return root * side > 0 && solves(root) && hidden.length === 0
  }
  const roots = answer.kind === 'no-solution' ? [] : rootsIn(answer).map((root) => realAt(root, {}))
  const [from = Number.NaN, to = Number.NaN] = valuesOf(task)
  const isIn = isInside(task)
  return (
    roots.every((root) => solves(root) && isIn(root)) &&
    signChanges(gap, from, to).every((found) => !isIn(found) || roots.some((root) => Math.abs(root - found) < 1e-6))
  )
}

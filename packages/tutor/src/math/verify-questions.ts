import type { Equation, Expr, Inequality, Request } from './ast.ts'
import { namesOf } from './ast.ts'
import { realAt } from './numeric.ts'
import type { Solution } from './steps.ts'
import { rootsIn } from './steps.ts'

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))

/** Verifies the last step from the task itself; the steps before it were verified with their own task. */
export function isQuestionVerified(task: Request, { answer, steps }: Solution): boolean {
  if (answer.kind !== 'expression') return false
  const value = realAt(answer.value, {})
  const { subject, operation } = task
  const unknown = task.unknown ?? namesOf(subject)[0] ?? 'x'
  const before = steps.at(-1)?.before
  if (!Number.isFinite(value) || !before) return false
  const roots = rootsIn(before).map((root) => realAt(root, {}))
  switch (operation) {
    case 'roots-count':
      return value === roots.length
    case 'roots-sum':
    case 'roots-product':
      return isVietaVerified(task, unknown, roots, value)
    case 'roots-difference':
      return roots.length === 2 && near(value, Math.abs(roots[0]! - roots[1]!))
    case 'root-largest':
      return near(value, Math.max(...roots))
    case 'root-smallest':
      return near(value, Math.min(...roots))
    case 'integers-count':
    case 'integer-largest':
    case 'integer-smallest':
      return isIntegerVerified(task, unknown, value)
    case 'discriminant': {
      const gap = (x: number) =>
        subject.kind === 'equation'
          ? realAt(subject.left, { [unknown]: x }) - realAt(subject.right, { [unknown]: x })
          : Number.NaN
      const [c, s, d] = [gap(0), gap(1), gap(-1)]
      const a = (s + d) / 2 - c
      const b = (s - d) / 2
      return near(value, b * b - 4 * a * c) && near(gap(3), 9 * a + 3 * b + c)
    }
    case 'slope': {
      const at = task.values?.[0] ? realAt(task.values[0], {}) : Number.NaN
      if (subject.kind !== 'expression') return false
      const f = (x: number) => realAt(subject.value, { [unknown]: x })
      const measured = (f(at + 1e-4) - f(at - 1e-4)) / 2e-4
      return Math.abs(measured - value) <= 1e-4 * Math.max(1, Math.abs(value))
    }
    case 'coefficient': {
      if (subject.kind !== 'expression' || before.kind !== 'expression') return false
      return [0.3, -1.7, 2.2, 0.9].every((x) =>
        near(realAt(subject.value, { [unknown]: x }), realAt((before as { value: Expr }).value, { [unknown]: x })),
      )
    }
    default:
      return true
  }
}

/** Verifies by the roots if they were found, else by coefficients interpolated from values of the quadratic. */
function isVietaVerified(
  { subject, operation }: Request,
  unknown: string,
  roots: readonly number[],
  value: number,
): boolean {
  const isSum = operation === 'roots-sum'
  if (roots.length > 0)
    return near(
      value,
      roots.reduce((a, b) => (isSum ? a + b : a * b), isSum ? 0 : 1),
    )
  if (subject.kind !== 'equation') return false
  const gap = (x: number) => realAt(subject.left, { [unknown]: x }) - realAt(subject.right, { [unknown]: x })
  const [c, above, below] = [gap(0), gap(1), gap(-1)]
  const [a, b] = [(above + below) / 2 - c, (above - below) / 2]
  return near(value * a, isSum ? -b : c) && near(gap(3), 9 * a + 3 * b + c)
}

function isIntegerVerified({ subject, operation, values }: Request, unknown: string, value: number): boolean {
  const lines: readonly (Equation | Inequality)[] =
    subject.kind === 'system'
      ? subject.lines
      : subject.kind === 'between'
        ? subject.relations.map((relation, index) => ({
            kind: 'inequality' as const,
            left: subject.parts[index]!,
            relation,
            right: subject.parts[index + 1]!,
          }))
        : subject.kind === 'inequality'
          ? [subject]
          : []
  const least = values?.[0] ? realAt(values[0], {}) : Number.NEGATIVE_INFINITY
  const holds = (x: number) =>
    x >= least &&
    lines.every((line) => {
      const [a, b] = [realAt(line.left, { [unknown]: x }), realAt(line.right, { [unknown]: x })]
      if (!Number.isFinite(a) || !Number.isFinite(b)) return false
      if (line.kind === 'equation') return near(a, b)
      if (near(a, b)) return line.relation === '<=' || line.relation === '>='
      return line.relation === '!=' || (line.relation.startsWith('<') ? a < b : a > b)
    })
  if (lines.length === 0) return false
  const places = Array.from({ length: 4001 }, (_, index) => index - 2000).filter(holds)
  if (operation === 'integers-count') return places.length === value
  return (operation === 'integer-largest' ? places.at(-1) : places[0]) === value
}

import type { Expr, Request, Statement } from './ast.ts'
import { namesOf } from './ast.ts'
import { minus, realAt, size, valueAt } from './numeric.ts'

export const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
export const subjectsOf = ({ subject }: Request): readonly Expr[] =>
  subject.kind === 'values' ? subject.values : subject.kind === 'expression' ? [subject.value] : []
export const sizesOf = (task: Request) => subjectsOf(task).map((each) => realAt(each, {}))
export const givenOf = ({ values }: Request) => (values ?? []).map((each) => realAt(each, {}))

export const DAY_MINUTES = 24 * 60

/** Verifies the answer by computing it from the task in another way. */
export function isFormTaskVerified(task: Request, answer: Statement): boolean {
  const sizes = sizesOf(task)
  const given = givenOf(task)
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = sizes
  const value = answer.kind === 'expression' ? realAt(answer.value, {}) : Number.NaN
  switch (task.operation) {
    case 'ranked': {
      const sign = given[1] ?? 1
      const isIn = sizes.some((each) => near(each, value))
      return isIn && sizes.filter((each) => (each - value) * sign > 1e-12).length === given[0]! - 1
    }
    case 'in-base':
      return Number.parseInt(`${value}`, given[0]) === a
    case 'standard-form':
    case 'mixed-number':
      return near(value, a)
    case 'clock':
      return answer.kind === 'story' && readTime(answer.text) === ((a % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
    case 'circle':
      return [0, 1.1, 2.7, 4].every((angle) => {
        const at = { x: a + c * Math.cos(angle), y: b + c * Math.sin(angle) }
        return answer.kind === 'equation' && near(realAt(answer.left, at), realAt(answer.right, at))
      })
    case 'complex-roots':
      return areComplexRoots(task.subject, answer)
    case 'is-multiple':
      return answer.kind === 'truth' && answer.value === Number.isInteger(a / b)
    case 'lies-on':
      return answer.kind === 'truth' && answer.value === near(a, b)
    case 'symmetry-axes':
      return value === a
    default:
      return false
  }
}

function readTime(text: string): number {
  const [, hour, minute, half] = /^(\d+):(\d+)(?: (AM|PM))?$/.exec(text) ?? []
  return (half ? (Number(hour) % 12) + (half === 'PM' ? 12 : 0) : Number(hour)) * 60 + Number(minute)
}

function areComplexRoots(task: Statement, answer: Statement): boolean {
  if (task.kind !== 'equation' || answer.kind !== 'cases' || answer.cases.length !== 2) return false
  const [unknown = 'x'] = namesOf(task)
  const i = { re: 0, im: 1 }
  const values = answer.cases.map(({ right }) => valueAt(right, { i }))
  const gaps = values.map((each) => {
    const [left, right] = [valueAt(task.left, { [unknown]: each, i }), valueAt(task.right, { [unknown]: each, i })]
    return size(minus(left, right))
  })
  const areApart = size(minus(values[0]!, values[1]!)) > 1e-6
  return areApart && gaps.every((gap) => gap < 1e-7)
}

/**
 * Whether two equations describe the same curve: the difference of the sides of one is a multiple of the other's
 * everywhere.
 */
export function isSameCurve(a: Statement, b: Statement): boolean {
  if (a.kind !== 'equation' || b.kind !== 'equation') return false
  const letters = [...new Set([...namesOf(a), ...namesOf(b)])]
  const gap = (of: typeof a, at: Readonly<Record<string, number>>) => realAt(of.left, at) - realAt(of.right, at)
  const ratios = [0.3, -2.9, 5.3, 11.7].map((start) => {
    const at = Object.fromEntries(letters.map((letter, index) => [letter, start + index * (1.7 - start / 3)]))
    return gap(a, at) / gap(b, at)
  })
  return ratios.every((ratio) => Number.isFinite(ratio) && ratio !== 0 && near(ratio, ratios[0]!))
}

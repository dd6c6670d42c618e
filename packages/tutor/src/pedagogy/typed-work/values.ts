import type { WorkKey } from '../../language/typed-work.ts'
import type { Expr, Statement } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import type { Turn } from '../reply.ts'

/** The cause of a wrong value, where it is a usual one; with what its question names. */
interface ValueSlip {
  readonly key: WorkKey
  readonly values: Readonly<Record<string, string>>
}

type Formula = (expr: Expr) => string

/** Each knows one usual slip in a calculation by the value that it gives. */
const slips: readonly ((task: Expr, value: number, formula: Formula) => ValueSlip | null)[] = [
  // A logarithm that was divided.
  (task, value, formula) => {
    if (task.kind !== 'call' || task.fn !== 'log' || task.args.length !== 2) return null
    const [of, base] = task.args
    if (!base || !of || !isNear(realAt(of, {}) / realAt(base, {}), value)) return null
    return {
      key: 'quotient-for-log',
      values: { value: `$${value}$`, base: formula(base), a: formula(of) },
    }
  },
  // Two roots under one.
  (task, value) => {
    if (task.kind !== 'add' && task.kind !== 'subtract') return null
    const { left, right } = task
    if (left.kind !== 'root' || right.kind !== 'root' || left.index !== 2 || right.index !== 2) return null
    const sign = task.kind === 'add' ? 1 : -1
    return isNear(Math.sqrt(realAt(left.of, {}) + sign * realAt(right.of, {})), value)
      ? { key: 'roots-joined', values: {} }
      : null
  },
  // Taking away a negative number.
  (task, value, formula) => {
    if (task.kind !== 'subtract') return null
    const [a, b] = [realAt(task.left, {}), realAt(task.right, {})]
    return b < 0 && isNear(a + b, value)
      ? { key: 'minus-minus', values: { a: formula(task.left), b: formula(task.right) } }
      : null
  },
  // 3² · 3⁴ as 9⁶ or 3⁸: what is joined is the base, or the exponents.
  (task, value, formula) => {
    if (task.kind !== 'multiply' || task.left.kind !== 'power' || task.right.kind !== 'power') return null
    const [a, m, b, n] = [task.left.left, task.left.right, task.right.left, task.right.right].map((each) =>
      realAt(each, {}),
    )
    if (a === undefined || b === undefined || m === undefined || n === undefined || !isNear(a, b)) return null
    const first = formula(task.left)
    if (isNear((a * b) ** (m + n), value)) return { key: 'bases-joined', values: { first } }
    return isNear(a ** (m * n), value) ? { key: 'exponents-multiplied', values: { first } } : null
  },
  // log 8 + log 4 as log 12.
  (task, value, formula) => {
    if (task.kind !== 'add' && task.kind !== 'subtract') return null
    const { left, right } = task
    if (left.kind !== 'call' || right.kind !== 'call' || !/^(?:log|ln)$/.test(left.fn) || left.fn !== right.fn)
      return null
    const [one, two] = [left.args[0], right.args[0]].map((each) => (each ? realAt(each, {}) : Number.NaN))
    if (one === undefined || two === undefined || one <= 0) return null
    const joined = one + (task.kind === 'add' ? two : -two)
    return isNear((realAt(left, {}) * Math.log(joined)) / Math.log(one), value)
      ? { key: 'logs-joined', values: { first: formula(left) } }
      : null
  },
  // 100 : 4 · 5 with the multiplication first.
  (task, value) => {
    if (task.kind !== 'multiply' || task.left.kind !== 'divide') return null
    const [a, b, c] = [task.left.left, task.left.right, task.right].map((each) => realAt(each, {}))
    return a !== undefined && b !== undefined && c !== undefined && isNear(a / (b * c), value)
      ? { key: 'same-rank', values: { value: `$${value}$` } }
      : null
  },
  // 12 - 8 : 4 from left to right.
  (task, value, formula) => {
    if (task.kind !== 'add' && task.kind !== 'subtract') return null
    const { left, right } = task
    if ((right.kind !== 'multiply' && right.kind !== 'divide') || left.kind === 'divide') return null
    const [a, b, c] = [left, right.left, right.right].map((each) => realAt(each, {}))
    if (a === undefined || b === undefined || c === undefined) return null
    const first = task.kind === 'add' ? a + b : a - b
    return isNear(right.kind === 'multiply' ? first * c : first / c, value)
      ? { key: 'order-first', values: { value: `$${value}$`, first: formula(right) } }
      : null
  },
]

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a))

export function valueSlip({ voice }: Turn, task: Statement, value: number): ValueSlip | null {
  if (task.kind !== 'expression') return null
  const formula: Formula = (expr) => voice.formula(expr)
  for (const slip of slips) {
    const found = slip(task.value, value, formula)
    if (found)
      return found.key === 'roots-joined' && 'left' in task.value
        ? { ...found, values: { first: formula(task.value.left) } }
        : found
  }
  return null
}

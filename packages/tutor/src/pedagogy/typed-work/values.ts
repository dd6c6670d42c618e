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

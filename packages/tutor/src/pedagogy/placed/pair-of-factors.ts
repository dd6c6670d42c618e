import type { Expr, Statement } from '../../math/ast.ts'
import { binary, namesOf } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { plain } from '../beside/parts.ts'
import { isNear, type Place, places, shownNumber, statementsIn, sumsIn, wordsOf } from './placing.ts'

/**
 * "6·3 = 18 and 9 + 2 = 11" beside 6x² + 11x + 3: the product of the outer numbers, and the pair that has it as its product
 * and the middle number as its sum. What comes next depends on how much of that is there.
 */
export const pairOfFactors: Place = (placing) => {
  const { turn, task, text } = placing
  const quadratic = quadraticOf(task)
  // A why asks for a reason.
  if (!quadratic || wordsOf(turn).why.test(plain(text))) return null
  const sums = sumsIn(turn, text)
  const { a, b, c, letter } = quadratic
  const ofSums = sums.flatMap(({ of }) =>
    of.kind === 'add' || of.kind === 'subtract' || of.kind === 'multiply'
      ? [{ kind: of.kind, m: realAt(of.left, {}), n: (of.kind === 'subtract' ? -1 : 1) * realAt(of.right, {}) }]
      : [],
  )
  // "2 and 3", alone.
  const [line, ...more] = statementsIn(turn, text)
  const [m, n, ...others] =
    line?.kind === 'values' && more.length === 0 ? line.values.map((each) => realAt(each, {})) : []
  const isNamed = task.kind === 'request' && m !== undefined && n !== undefined && others.length === 0
  const pairs = [...ofSums, ...(isNamed ? [{ kind: 'add' as const, m, n }] : [])]
  const show = (value: number) => shownNumber(turn, value)
  const values = { product: show(a * c), sum: show(b) }
  const found = pairs.find(({ m, n }) => isNear(m * n, a * c) && isNear(m + n, b))
  if (found) {
    const pair = { ...values, m: show(found.m), n: show(found.n) }
    const middle = `$${coefficient(b)}${letter}$`
    return isNear(a, 1)
      ? places(placing, 'pair-found', pair, 'correct')
      : places(placing, 'pair-to-split', { ...pair, middle }, 'correct')
  }
  const unsigned = pairs.find(({ m, n }) =>
    [
      [-m, n],
      [m, -n],
      [-m, -n],
    ].some(([p = 0, q = 0]) => isNear(p * q, a * c) && isNear(p + q, b)),
  )
  if (unsigned)
    return places(placing, 'pair-signs', { ...values, m: show(Math.abs(unsigned.m)), n: show(Math.abs(unsigned.n)) })
  const byProduct = pairs.find(({ kind, m, n }) => kind === 'multiply' && isNear(m * n, a * c))
  const other = pairs.find(({ kind, m, n }) => kind !== 'multiply' && isNear(m * n, a * c) && !isNear(m + n, b))
  if (other)
    return places(placing, 'pair-off', { ...values, m: show(other.m), n: show(other.n), own: show(other.m + other.n) })
  return byProduct && !isNear(a, 1) ? places(placing, 'outer-product', values, 'correct') : null
}

const coefficient = (value: number) => (isNear(value, 1) ? '' : isNear(value, -1) ? '-' : `${value}`)

/** Whole coefficients of a quadratic expression in one letter that is to be factored, or of its equation. */
function quadraticOf(task: Statement): { a: number; b: number; c: number; letter: string } | null {
  const subject = task.kind === 'request' && task.operation === 'factor' ? task.subject : task
  const expr: Expr | null =
    subject.kind === 'equation'
      ? binary('subtract', subject.left, subject.right)
      : subject.kind === 'expression' && task.kind === 'request'
        ? subject.value
        : null
  const [letter, ...others] = expr ? namesOf({ kind: 'expression', value: expr }) : []
  if (!expr || letter === undefined || others.length > 0) return null
  const at = (x: number) => realAt(expr, { [letter]: x })
  const c = at(0)
  const a = (at(1) + at(-1)) / 2 - c
  const b = at(1) - a - c
  const isQuadratic = [2, 3, -5, 7].every((x) => isNear(at(x), a * x * x + b * x + c))
  return isQuadratic && a !== 0 && c !== 0 && [a, b, c].every(Number.isInteger) ? { a, b, c, letter } : null
}

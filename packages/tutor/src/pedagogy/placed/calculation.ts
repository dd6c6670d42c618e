import type { Expr } from '../../math/ast.ts'
import { children, isClosed, signedTerms } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { writeStatement } from '../../math/written.ts'
import { isNear, type Place, places, type Sum, shownNumber, statementsIn, sumsIn } from './placing.ts'

/**
 * Calculations inside a calculation: what each stands for in it. Right by itself says nothing where the sign between two
 * powers was lost, where top and bottom of fractions were added apart, or where the digits lack their point.
 */
export const pieceOfCalculation: Place = (placing) => {
  const { turn, task, text } = placing
  if (task.kind !== 'expression' || !isClosed(task.value)) return null
  const sums = sumsIn(turn, text)
  if (sums.length === 0) return null
  return (
    topsAndBottoms(placing, task.value, sums) ??
    signOfTerm(placing, task.value, sums) ??
    leftFirst(placing, task.value, sums) ??
    digitsOnly(placing, task.value, sums)
  )
}

type Looked = (placing: Parameters<Place>[0], task: Expr, sums: readonly Sum[]) => ReturnType<Place>

/** -8 + 9 for (-2)³ - (-3)²: the terms are right but for the sign of one. */
const signOfTerm: Looked = (placing, task, sums) => {
  const terms = signedTerms(task)
  if (terms.length < 2) return null
  const { voice } = placing.turn
  const own = terms.map(({ expr, negative }) => ({ expr, negative, value: realAt(expr, {}) }))
  // What is only copied has been thought about neither rightly nor wrongly.
  if (own.every(({ expr }) => expr.kind === 'number')) return null
  for (const { of } of sums) {
    const said = signedTerms(of).map(({ expr, negative }) => (negative ? -1 : 1) * realAt(expr, {}))
    if (said.length !== own.length) continue
    const off = own.flatMap((term, at) => {
      const meant = term.negative ? -term.value : term.value
      return isNear(said[at] ?? Number.NaN, meant) ? [] : [{ term, said: said[at] ?? Number.NaN, meant }]
    })
    const [only, ...others] = off
    if (!only || others.length > 0 || only.meant === 0 || !isNear(only.said, -only.meant)) continue
    const { expr, negative, value } = only.term
    const values = {
      term: voice.formula(expr),
      value: shownNumber(placing.turn, value),
      task: voice.formula(task),
    }
    return places(placing, negative ? 'minus-between' : 'sign-of-power', values)
  }
  return null
}

/** 5 - 3 and 6 - 8 for 5/6 - 3/8. */
const topsAndBottoms: Looked = (placing, task, sums) => {
  if (task.kind !== 'add' && task.kind !== 'subtract') return null
  const { left, right } = task
  if (left.kind !== 'divide' || right.kind !== 'divide') return null
  const isOf = ({ of }: Sum, one: Expr, two: Expr) =>
    of.kind === task.kind &&
    isNear(realAt(of.left, {}), realAt(one, {})) &&
    isNear(realAt(of.right, {}), realAt(two, {}))
  const either = (one: Expr, two: Expr) => sums.some((sum) => isOf(sum, one, two) || isOf(sum, two, one))
  if (!either(left.right, right.right) || isNear(realAt(left.right, {}), realAt(right.right, {}))) return null
  const { voice } = placing.turn
  return places(placing, 'bottoms-apart', { first: voice.formula(left.right), second: voice.formula(right.right) })
}

/** 12 - 3 first, in 12 - 3 · 2. */
const leftFirst: Looked = (placing, task, sums) => {
  if (task.kind !== 'add' && task.kind !== 'subtract') return null
  const { left, right } = task
  if (right.kind !== 'multiply' && right.kind !== 'divide') return null
  // In 2/5 the line is no operation that could come too late.
  if (left.kind === 'divide' || (right.kind === 'divide' && right.left.kind === 'number')) {
    const isWhole = right.kind === 'multiply' || Number.isInteger(realAt(right, {}))
    if (!isWhole || left.kind === 'divide') return null
  }
  const isFirst = sums.some(
    ({ of }) =>
      of.kind === task.kind &&
      isNear(realAt(of.left, {}), realAt(left, {})) &&
      isNear(realAt(of.right, {}), realAt(right.left, {})),
  )
  // 8 : 4 in 20 - 12 : 4, with 20 - 12 done in the head.
  const inHead = realAt({ ...task, right: right.left }, {})
  const isSecond = sums.some(
    ({ of }) =>
      of.kind === right.kind &&
      isNear(realAt(of.left, {}), inHead) &&
      isNear(realAt(of.right, {}), realAt(right.right, {})) &&
      !isNear(inHead, realAt(right.left, {})),
  )
  if (!(isFirst || isSecond) || isNear(realAt(right.left, {}), realAt(right, {}))) return null
  const { voice } = placing.turn
  return places(placing, 'goes-first', { first: voice.formula(right), task: voice.formula(task) })
}

/** 3 · 2 = 6 for 0.3 · 0.2: the digits of the product, without its point. */
const digitsOnly: Looked = (placing, task, sums) => {
  if (task.kind !== 'multiply') return null
  const [a, b] = [realAt(task.left, {}), realAt(task.right, {})]
  const isScaled = (value: number, own: number) =>
    own !== 0 && [0, 1, 2, 3, 4].some((places) => isNear(value, own * 10 ** places))
  const sum = sums.find(
    ({ of, value }) =>
      of.kind === 'multiply' &&
      isScaled(realAt(of.left, {}), a) &&
      isScaled(realAt(of.right, {}), b) &&
      !isNear(value, a * b),
  )
  if (!sum || (Number.isInteger(a) && Number.isInteger(b))) return null
  const { voice } = placing.turn
  return places(placing, 'digits-of-product', {
    sum: voice.formula(sum.of),
    value: shownNumber(placing.turn, sum.value),
    task: voice.formula(task),
  })
}

/** "5√2 and 3√2, so 2" for √50 - √18: the parts are right, and what is made of them is not. */
export const endOfPieces: Place = (placing) => {
  const { turn, task, text } = placing
  if (task.kind !== 'expression' || !isClosed(task.value)) return null
  const whole = realAt(task.value, {})
  const said = text
    .split(/[,;=]|(?<!\p{L})(?:and|so|is|are|then|und|и|а|значит|тогда|это|получается|итого)(?!\p{L})/iu)
    .flatMap((piece) => statementsIn(turn, piece.trim()))
    .flatMap((line) => (line.kind === 'expression' && isClosed(line.value) ? [line.value] : []))
  const [last] = said.slice(-1)
  const inside = (expr: Expr): readonly Expr[] => [expr, ...children(expr).flatMap(inside)]
  const parts = inside(task.value).filter((each) => each !== task.value && each.kind !== 'number')
  const right = said
    .slice(0, -1)
    .filter((each) =>
      [task.value, ...parts].some((part) => isNear(realAt(part, {}), realAt(each, {})) && !isSameFormula(part, each)),
    )
  const isWhole = right.some((each) => isNear(realAt(each, {}), whole))
  if (!last || (right.length < 2 && !isWhole) || right.length < said.length - 1 || isNear(realAt(last, {}), whole))
    return null
  const { voice } = turn
  return places(
    placing,
    'end-of-pieces',
    {
      pieces: right.map((each) => voice.formula(each)).join(', '),
      last: voice.formula(last),
      task: voice.formula(task.value),
    },
    'incorrect',
  )
}

const isSameFormula = (one: Expr, other: Expr) =>
  writeStatement({ kind: 'expression', value: one }) === writeStatement({ kind: 'expression', value: other })

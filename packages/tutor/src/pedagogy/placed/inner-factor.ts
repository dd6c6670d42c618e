import type { Expr } from '../../math/ast.ts'
import { expressionsOf, namesOf } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { wholeSolution } from '../problem.ts'
import { isNear, type Place, places, statementsIn } from './placing.ts'

/**
 * 5(2x + 1)⁴ for the derivative of (2x + 1)⁵: the outer function is right, whether it is meant as a part or as all of it, and
 * what is inside has a derivative of its own.
 */
export const innerFactor: Place = (placing) => {
  const { turn, problem, task, text } = placing
  if (task.kind !== 'request' || task.operation !== 'differentiate' || task.subject.kind !== 'expression') return null
  // A factor is about to follow.
  if (/[+*·]\s*$/u.test(text)) return null
  const { value: subject } = task.subject
  const inner = insideOf(subject)
  const [letter, ...others] = inner ? namesOf({ kind: 'expression', value: inner }) : []
  const [answer] = expressionsOf(wholeSolution(problem).answer).slice(-1)
  if (!inner || !answer || letter === undefined || others.length > 0 || inner.kind === 'name') return null
  const slope = (x: number) => (realAt(inner, { [letter]: x + 1e-5 }) - realAt(inner, { [letter]: x - 1e-5 })) / 2e-5
  const isOuter = (own: Expr) =>
    [0.71, 1.37, 2.13].every((x) => {
      const [mine, whole] = [realAt(own, { [letter]: x }), realAt(answer, { [letter]: x })]
      return Number.isFinite(mine) && Math.abs(mine * slope(x) - whole) < 1e-4 * Math.max(1, Math.abs(whole))
    })
  const isAll = [0.71, 1.37].every((x) => isNear(Number(slope(x).toFixed(6)), 1))
  const own = statementsIn(turn, text)
    .flatMap((line) => (line.kind === 'expression' ? [line.value] : line.kind === 'equation' ? [line.right] : []))
    .find((each) => namesOf({ kind: 'expression', value: each }).join() === letter && isOuter(each))
  if (!own || isAll) return null
  return places(placing, 'inner-factor', { own: turn.voice.formula(own), inner: turn.voice.formula(inner) })
}

/** What stands inside the one power, root or function. */
function insideOf(expr: Expr): Expr | null {
  if (expr.kind === 'power')
    return namesOf({ kind: 'expression', value: expr.right }).length === 0 ? expr.left : expr.right
  if (expr.kind === 'call') return expr.args[0] ?? null
  return expr.kind === 'root' ? expr.of : null
}

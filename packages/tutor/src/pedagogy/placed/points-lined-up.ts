import type { Expr } from '../../math/ast.ts'
import { isClosed } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { isNear, type Place, places, statementsIn } from './placing.ts'

/** 0.7 + 0.25 as 7 + 25: the last digits stand below each other, and not the points. */
export const pointsLinedUp: Place = (placing) => {
  const { turn, task, text, reply } = placing
  if (task.kind !== 'expression' || (task.value.kind !== 'add' && task.value.kind !== 'subtract')) return null
  const [one, two] = [digitsOf(task.value.left), digitsOf(task.value.right)]
  if (!one || !two || one.count === two.count) return null
  const joined = task.value.kind === 'add' ? one.all + two.all : one.all - two.all
  const [last] = statementsIn(turn, text)
    .flatMap((line) => (line.kind === 'expression' ? [line.value] : line.kind === 'chain' ? line.parts.slice(-1) : []))
    .slice(-1)
  if (!last || !isClosed(last)) return null
  const value = realAt(last, {})
  const isJoined = [0, one.count, two.count].some((count) => isNear(value * 10 ** count, joined))
  if (!isJoined || isNear(value, realAt(task.value, {}))) return null
  const verdict = reply.content.verdict === 'incorrect' ? 'incorrect' : undefined
  return places(placing, 'points-lined-up', { task: turn.voice.formula(task.value) }, verdict)
}

/** The digits of a decimal number as a whole one, and how many stand behind the point. */
function digitsOf(expr: Expr): { readonly all: number; readonly count: number } | null {
  const written = expr.kind === 'number' && expr.style !== 'percent' ? `${realAt(expr, {})}` : ''
  if (!/^\d+(?:\.\d+)?$/.test(written)) return null
  return { all: Number(written.replace('.', '')), count: written.split('.')[1]?.length ?? 0 }
}

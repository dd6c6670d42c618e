import type { Expr, Statement } from '../../math/ast.ts'
import { expression, namesOf, someNode } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { isNear, type Place, places, shownNumber, statementsIn } from './placing.ts'

interface Point {
  readonly x: number
  readonly y: number
  readonly own: string
}

const pointsIn = (text: string): readonly Point[] =>
  [...text.matchAll(/(?<![\p{L}\d)])\(\s?([-−]?\d+(?:\.\d+)?)\s?[;,]\s?([-−]?\d+(?:\.\d+)?)\s?\)/gu)].map(
    ([own, x = '', y = '']) => ({ own, x: Number(x.replace('−', '-')), y: Number(y.replace('−', '-')) }),
  )

/** "(x - 2)² + 3, so the vertex is (-2, 3)": the bracket is read with the wrong sign. */
export const vertexFromSquare: Place = (placing) => {
  const { turn, task, text } = placing
  if (task.kind !== 'request' || !/^(?:vertex|extrema|complete-square)$/.test(task.operation)) return null
  if (task.subject.kind !== 'expression') return null
  const curve = task.subject.value
  const [letter = 'x'] = namesOf(task.subject)
  const [point, ...more] = pointsIn(text)
  const square = statementsIn(turn, text)
    .flatMap(sidesOf)
    .find((side) => isSquared(side) && agree(side, curve, letter))
  if (!point || more.length > 0 || !square) return null
  const at = (x: number) => realAt(curve, { [letter]: x })
  const a = (at(1) + at(-1)) / 2 - at(0)
  const turning = (at(-1) - at(1)) / (4 * a)
  if (!isNear(point.x, -turning) || isNear(turning, 0) || !isNear(point.y, at(turning))) return null
  return places(
    placing,
    'vertex-sign',
    { square: turn.voice.formula(square), y: shownNumber(turn, point.y), x: `$${letter}$` },
    'incorrect',
  )
}

/** "y = x + c, then put (1, 1) in": the point is on the tangent only if it is on the curve. */
export const pointOffCurve: Place = (placing) => {
  const { turn, task, text } = placing
  if (task.kind !== 'request' || task.operation !== 'tangent' || task.subject.kind !== 'expression') return null
  const [letter = 'x'] = namesOf(task.subject)
  const [place] = task.values ?? []
  const [point, ...more] = pointsIn(text)
  if (!point || more.length > 0 || !place || !isNear(realAt(place, {}), point.x)) return null
  if (isNear(realAt(task.subject.value, { [letter]: point.x }), point.y)) return null
  return places(
    placing,
    'point-off-curve',
    {
      point: `$(${point.x};\\ ${point.y})$`,
      x: `$${letter} = ${point.x}$`,
      curve: turn.voice.formula(task.subject.value),
    },
    'incorrect',
  )
}

const sidesOf = (line: Statement): readonly Expr[] =>
  line.kind === 'expression' ? [line.value] : line.kind === 'equation' ? [line.right, line.left] : []

const isSquared = (expr: Expr) =>
  someNode(expr, (node) => node.kind === 'power' && (node.left.kind === 'add' || node.left.kind === 'subtract'))

const agree = (one: Expr, other: Expr, letter: string) =>
  namesOf(expression(one)).join() === letter &&
  [0.7, 2.3, -4.1].every((x) => isNear(realAt(one, { [letter]: x }), realAt(other, { [letter]: x })))

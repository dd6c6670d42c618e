import { approximate } from '../math/approximate.ts'
import type { Statement } from '../math/ast.ts'
import { exactValue } from '../math/polynomial.ts'
import { roundingWish } from '../math/tasks/rounding-questions.ts'
import { taskOf } from './problem.ts'
import type { Turn } from './reply.ts'
import type { Problem } from './state.ts'

/** How a wrong rounding came about: cut off, or counted behind the point where significant figures are asked. */
export function roundingCause({ voice }: Turn, problem: Problem, line: Statement): string | null {
  const task = taskOf(problem)
  if (task.kind !== 'request' || task.operation !== 'round' || task.subject.kind !== 'expression') return null
  if (line.kind !== 'expression' || !exactValue(line.value)) return null
  const [value, own] = [approximate(task.subject.value), approximate(line.value)]
  const places = task.values?.[0] ? approximate(task.values[0]) : 0
  const wish = roundingWish(problem.told ?? '', voice.language)
  const at = (count: number) => Math.round(value * 10 ** count) / 10 ** count
  const near = (one: number, other: number) => Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one))
  const said = { value: voice.line(line) }
  if (wish?.isSignificant && wish.count !== places && near(own, at(wish.count)))
    return voice.say('round.significant', { ...said, count: `${wish.count}` })
  if (near(own, Math.trunc(value * 10 ** places) / 10 ** places)) return voice.say('round.cut', said)
  const other = [0, 1, 2, 3, 4, 5].find((count) => count !== places && near(own, at(count)))
  return other === undefined ? null : voice.say('round.places', { ...said, count: `${other}` })
}

import { binary, expression, number } from '../math/ast.ts'
import { exactValue } from '../math/polynomial.ts'
import { multiply } from '../math/rational.ts'
import type { ReadLine } from '../math/reading.ts'
import { type Unit, unitOf, unitPattern, unitRatio } from '../math/units.ts'

const behindNumber = () => new RegExp(`(?<=[\\d)π])\\s*(${unitPattern}|%)(?![\\p{L}\\d²³^/])`, 'giu')

/** What a student wrote to a task with a unit, the unit apart: `180 km` is 180 and kilometres. */
export function splitUnit(text: string): { readonly text: string; readonly unit: Unit | null } {
  const found = [...text.matchAll(behindNumber())].at(-1)
  return { text: text.replace(behindNumber(), ' '), unit: found ? unitOf(found[1]!) : null }
}

/** A message that is nothing but a unit: the rest of an answer whose number was right. */
export const onlyUnit = (text: string): Unit | null => unitOf(text.replace(/[.!?\s]+$/, '').trim())

/** The value in the unit of the task, where the student answered in another one of the same kind: 3 km for 3000 m. */
export function inUnit(lines: readonly ReadLine[], stated: Unit, wanted: Unit): readonly ReadLine[] | null {
  const ratio = unitRatio(stated, wanted)
  const last = lines.at(-1)
  if (!ratio || stated === wanted || !last || !('statement' in last) || last.statement.kind !== 'expression')
    return null
  const exact = exactValue(last.statement.value)
  const value = exact ? number(multiply(exact, ratio)) : binary('multiply', last.statement.value, number(ratio))
  return [...lines.slice(0, -1), { ...last, statement: expression(value) }]
}

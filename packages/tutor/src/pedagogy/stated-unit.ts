import { binary, expression, number } from '../math/ast.ts'
import { exactValue } from '../math/polynomial.ts'
import { multiply } from '../math/rational.ts'
import type { ReadLine } from '../math/reading.ts'
import { type Unit, unitOf, unitPattern, unitRatio } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'

/** In the same line, and no name: the S of "x = 8 ⏎ S = 8 · 15" is no unit of 8. */
const behindNumber = () => regExpOf(`(?<=[\\d)π])[^\\S\\n]*(${unitPattern}|%)(?![\\p{L}\\d²³^/])(?![^\\S\\n]*=)`, 'giu')

/** Splits a message into value and unit: `180 km` is 180 and kilometers. */
export function splitUnit(text: string): { readonly text: string; readonly unit: Unit | null } {
  const found = [...text.matchAll(behindNumber())].at(-1)
  return { text: text.replace(behindNumber(), ' '), unit: found ? unitOf(found[1]!) : null }
}

/** The unit of a message that consists of a unit alone: the missing part of a correct answer. */
export const onlyUnit = (text: string): Unit | null => unitOf(text.replace(/[.!?\s]+$/, '').trim())

/** Converts an answer in another unit of the same dimension: 3 km for 3000 m. null if the dimensions differ. */
export function inUnit(lines: readonly ReadLine[], stated: Unit, wanted: Unit): readonly ReadLine[] | null {
  const ratio = unitRatio(stated, wanted)
  const last = lines.at(-1)
  if (!ratio || stated === wanted || !last || !('statement' in last) || last.statement.kind !== 'expression')
    return null
  const exact = exactValue(last.statement.value)
  const value = exact ? number(multiply(exact, ratio)) : binary('multiply', last.statement.value, number(ratio))
  return [...lines.slice(0, -1), { ...last, statement: expression(value) }]
}

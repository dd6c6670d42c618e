import { difference, money, one, total } from './asked-amounts.ts'
import { eachOne, grouped } from './asked-groups.ts'
import { first, left, part } from './asked-parts.ts'
import type { Done } from './question.ts'
import { linkTotal, resolveCosts, resolveRates } from './resolved.ts'
import { has, patternOf, placesIn } from './scene.ts'
import type { State } from './state.ts'
import { withoutYears } from './years.ts'

/** What the question asks for; null where that is not one of the amounts. */
export function answered(state: State): Done {
  const { scene, accounts } = state
  const { asks } = scene.words
  state.shift = null
  if (state.isOfAges) {
    state.asked = withoutYears(state, state.asked)
    if (has(asks.atThatTime, state.asked)) state.shift ??= state.lastShift
  }
  const asked = state.asked
  for (const at of placesIn(asked)) {
    const { value, unit, kind } = state.amounts[at] ?? {}
    if (kind !== 'count' || unit !== '' || value?.d !== 1n || value.n > 5n) return null
    state.members.push(at)
  }
  if (has(asks.odd, asked.replace(patternOf(asks.first, 'gu'), ' '))) return null
  if (
    has(scene.words.negation, asked) &&
    !accounts.some(({ parts }) => parts.some(({ kind }) => kind === 'share')) &&
    !has(asks.over, asked) &&
    !has(asks.missing, asked)
  )
    return null
  resolveRates(state)
  resolveCosts(state)
  linkTotal(state)
  if (accounts.some(({ role }) => role === '')) return null
  return (
    first(state) ??
    grouped(state) ??
    eachOne(state) ??
    money(state) ??
    difference(state) ??
    part(state) ??
    left(state) ??
    total(state) ??
    one(state)
  )
}

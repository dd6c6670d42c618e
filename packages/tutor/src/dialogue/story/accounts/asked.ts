import { money, one, total } from './asked-amounts.ts'
import { difference } from './asked-differences.ts'
import { eachOne, grouped } from './asked-groups.ts'
import { first, left, part } from './asked-parts.ts'
import { type Done, known } from './question.ts'
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
  againstOthers(state)
  const asked = state.asked
  const occasions = occasionsIn(state)
  for (const at of placesIn(asked)) {
    const { value, unit, kind } = state.amounts[at] ?? {}
    if (kind !== 'count' || value?.d !== 1n || value.n > 5n || (unit !== '' && !occasions.includes(at))) return null
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

/** "In two days", where each amount belongs to a day of its own: the numbers that count these days. */
function occasionsIn({ scene, asked, accounts }: State): readonly number[] {
  const { occasions, asks } = scene.words
  const found = patternOf(asks.everyTime).exec(asked)
  const areOccasions =
    accounts.length > 1 &&
    accounts.every(({ name, stems }) => has(occasions, name) || stems.has('#pair0') || stems.has('#pair1'))
  return found && areOccasions ? placesIn(found[0]) : []
}

/** "Than the other two together": they count all amounts but one. */
function againstOthers(state: State): void {
  const { asks } = state.scene.words
  if (!has(asks.difference, state.asked)) return
  const found = patternOf(asks.others).exec(state.asked)
  if (!found) return
  const [at, ...more] = placesIn(found[0])
  if (more.length > 0) return
  if (at !== undefined) {
    const { value, kind } = state.amounts[at] ?? {}
    if (kind !== 'count' || value?.d !== 1n || Number(value.n) !== known(state).length - 1) return
    state.others.push(at)
  }
  state.isAgainstOthers = true
  state.asked = state.asked.replace(found[0], ' ')
}

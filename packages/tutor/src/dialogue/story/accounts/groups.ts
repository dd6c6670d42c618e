import { has, patternOf, placesIn, stemsOf } from './scene.ts'
import type { State } from './state.ts'
import { cutOut, directionIn, isClear, signless, type Taker } from './steps.ts'

export function takeAmong(state: State, clause: string, take: Taker): boolean | null {
  const { scene, amounts } = state
  const { words } = scene
  const places = placesIn(clause)
  if (!has(words.asks.each, scene.asked) || state.shares !== null) return null
  for (const source of words.among)
    for (const found of clause.matchAll(patternOf(source, 'gu'))) {
      const [at, ...more] = placesIn(found[0])
      if (at === undefined || more.length > 0 || amounts[at]?.kind !== 'count' || amounts[at]?.factors) continue
      const rest = clause.replace(found[0], ' ')
      if (!has(words.sharing, clause)) continue
      const before = rest.replace(patternOf(words.others, 'u'), ' ').replace(patternOf(words.sharing, 'gu'), ' ')
      if (!isClear(signless(before), scene)) return false
      const others = places.filter((each) => each !== at)
      if (others.length > 0 && !take(state, before)) return false
      if (state.accounts.length === 0) return false
      // Of kinds that are told it must be said which ones are shared.
      const isOfKinds = state.accounts.some(({ parts }) =>
        parts.some(({ kind, isTaken }) => kind === 'share' && !isTaken),
      )
      if (isOfKinds && !has(words.others, clause)) return false
      state.shares = at
      state.reasons.add('groups')
      return true
    }
  return null
}

export function takeRate(state: State, clause: string, take: Taker): boolean | null {
  const { scene, amounts } = state
  const { words } = scene
  const places = placesIn(clause)
  for (const source of words.rates) {
    const found = patternOf(source).exec(clause)
    if (!found) continue
    const [at, ...more] = placesIn(found[0])
    const amount = at === undefined ? undefined : amounts[at]
    if (at === undefined || !amount || more.length > 0 || (amount.kind !== 'count' && amount.kind !== 'money')) continue
    const perText = (found.slice(1).find((each) => /\p{L}/u.test(each ?? '')) ?? '').split(' ').at(-1) ?? ''
    if (perText !== '' && stemsOf(perText, scene).size === 0) continue
    const isOfRest = has(words.others, clause)
    const rest = cutOut(
      isOfRest ? clause.replace(patternOf(words.others), (said) => ' '.repeat(said.length)) : clause,
      found.index,
      found[0].length,
    )
    const others = places.filter((each) => each !== at)
    if (others.length > 1) return false
    if (!isClear(signless(directionIn(rest, scene).rest.replace(patternOf(words.eachWord, 'gu'), ' ')), scene))
      return false
    if (others.length === 1 && !take(state, rest)) return false
    state.rates.push({ at, per: stemsOf(perText, scene), perText, of: amount.things, isOfRest })
    return true
  }
  return null
}

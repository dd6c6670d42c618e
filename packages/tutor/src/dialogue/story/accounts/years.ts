import { has, patternOf, placesIn } from './scene.ts'
import { roleOf, type State } from './state.ts'

/** The time that a clause of a task about ages tells of; the words for it are taken out. */
export function withoutYears(state: State, clause: string): string {
  const { scene, amounts } = state
  const { words } = scene
  let rest = clause
  for (const [sign, source] of words.shifts) {
    const found = patternOf(source).exec(rest)
    const [at, ...more] = found ? placesIn(found[0]) : []
    if (!found || at === undefined || more.length > 0 || amounts[at]?.kind !== 'count') continue
    state.shift = { role: roleOf(state, at, words.names.years), sign }
    state.lastShift = state.shift
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
    break
  }
  if (has(words.present, rest)) {
    state.shift = null
    rest = rest.replace(patternOf(words.present, 'gu'), ' ')
  }
  return rest.replace(patternOf(words.ageWords, 'gu'), ' ').replace(/ {2,}/g, ' ')
}

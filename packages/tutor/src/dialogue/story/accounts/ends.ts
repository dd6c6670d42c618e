import { has, patternOf } from './scene.ts'
import { roleOf, type State } from './state.ts'
import { isClear, signless } from './steps.ts'

/** What an amount that is not told at first comes to in the end, or what the whole of told parts is. */
export function takeEnd(state: State, clause: string, at: number): boolean | null {
  const { scene, sheet, accounts } = state
  const { words } = scene
  const [account, ...others] = accounts
  if (state.ended !== null) return false
  if (account?.kind !== 'open' || account.parts.length === 0) return null
  const isWhole = has(words.wholeTold, clause) && !has(words.loss, clause)
  const ends = patternOf(words.ends).exec(clause) ?? patternOf(words.otherAmount).exec(clause)
  if (!ends && !isWhole) return null
  if (others.length > 0) return false
  const rest = isWhole ? clause.replace(patternOf(words.wholeTold, 'gu'), ' ') : clause.replace(ends?.[0] ?? '', ' ')
  if (!isClear(signless(rest.replace(patternOf(`(?:${words.besides}|${words.atFirst})`, 'gu'), ' ')), scene))
    return false
  const role = isWhole ? account.start : account.role
  sheet.hold(`${roleOf(state, at, isWhole ? words.names.whole : words.names.end)} = ${role}`)
  state.ended = role
  return true
}

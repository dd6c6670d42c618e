import { regExpOf } from '../../../pattern.ts'
import { takeAmount } from './amounts.ts'
import { takeMoney } from './money.ts'
import { placesIn } from './scene.ts'
import type { State } from './state.ts'
import type { Taker } from './steps.ts'
import { withoutMembers } from './totals.ts'

/** Several prices in one clause: "a 20 note for sandwiches at ...". */
export function takeSeveral(state: State, clause: string, take: Taker): boolean | null {
  const { scene } = state
  const places = placesIn(clause)
  if (places.length < 2) return null
  // "Of 54 pigeons 9 flew away": the whole, and what is told of it.
  const whole = regExpOf(
    `^(?:out )?(?:${scene.words.of}) (?:\\p{L}+ ){0,2}[\\ue000-\\ue07f](?: \\p{L}+){0,3}?,? (?=[\\ue000-\\ue27f])`,
    'u',
  ).exec(clause)
  if (whole && state.accounts.length === 0) {
    const head = whole[0].replace(/^out /u, '')
    return takeAmount(state, head) === true && take(state, clause.slice(whole[0].length))
  }
  const single = withoutMembers(state, clause)
  if (single !== clause) return take(state, single)
  if (places.some((at) => state.amounts[at]?.kind !== 'money')) return null
  const pieces = clause.split(/(?<=[\ue000-\ue27f])(?=.*[\ue000-\ue27f])/u)
  return pieces.every((piece) => takeMoney(state, piece, placesIn(piece)[0] ?? -1, clause))
}

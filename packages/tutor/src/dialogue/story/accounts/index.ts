import { type KindReader, quoteAt } from '../kinds/kind.ts'
import { answered } from './asked.ts'
import { clausesOf, take } from './clauses.ts'
import { sceneOf } from './scene.ts'
import { joined, type State, stateOf } from './state.ts'

/**
 * Everyday amounts: each clause of the task tells an amount, a change, a part, a comparison or a ratio, and every
 * number and relation word has its place in one of them.
 */
export const readAccounts: KindReader = (text, language) => {
  const scene = sceneOf(text, language)
  // Rates of two units have a reader of their own.
  if (!scene || scene.amounts.some(({ perUnit }) => perUnit !== undefined)) return null
  const state = stateOf(scene)
  const told = joined(state, scene.told)
  for (const clause of clausesOf(told, scene)) if (!take(state, clause)) return null
  const kind = answered(state)
  if (!kind) return null
  // Each number has its place.
  const isUsed = scene.amounts.every(
    (each, at) =>
      each.kind === 'ratio' || state.sheet.isKnown(at) || state.members.includes(at) || state.others.includes(at),
  )
  if (!isUsed || !areMembersRight(state)) return null
  const counted = [...state.members, ...state.others].flatMap((at) => {
    const each = scene.amounts[at]
    return each ? [quoteAt(text, each.start, each.end - each.start)] : []
  })
  return { ...kind, idle: [...(kind.idle ?? []), ...counted] }
}

/** "Three sisters" of whom two are told of are another task. */
const areMembersRight = ({ members, accounts, scene }: State): boolean =>
  members.every((at) => {
    const { value } = scene.amounts[at] ?? {}
    return value?.d === 1n && Number(value.n) === accounts.length
  })

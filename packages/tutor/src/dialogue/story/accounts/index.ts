import { type KindOfTask, type KindReader, quoteAt } from '../kinds/kind.ts'
import { answered } from './asked.ts'
import { clausesOf, take } from './clauses.ts'
import { has, placesIn, type Scene, sceneOf, signOf } from './scene.ts'
import { joined, type State, stateOf } from './state.ts'

/**
 * Everyday amounts: each clause of the task tells an amount, a change, a part, a comparison or a ratio, and every
 * number and relation word has its place in one of them.
 */
export const readAccounts: KindReader = (text, language) => {
  const scene = sceneOf(text, language)
  // Rates of two units have a reader of their own.
  if (!scene || scene.amounts.some(({ perUnit }) => perUnit !== undefined)) return null
  const own = readScene(scene, text)
  if (own) return own
  const owned = asOwned(scene)
  return owned && readScene(owned, text)
}

/** Money that several people have is an amount like any other: nothing is paid with it. */
function asOwned(scene: Scene): Scene | null {
  const { words, amounts } = scene
  const isMoney = amounts.some(({ kind }) => kind === 'money') && amounts.every(({ kind }) => kind !== 'count')
  if (!isMoney || has(words.price, `${scene.told} ${scene.asked}`)) return null
  const plain = (mask: string) => mask.replace(/[\ue080-\ue0ff]/gu, (sign) => signOf('count', placesIn(sign)[0] ?? 0))
  return {
    ...scene,
    amounts: amounts.map((each) => (each.kind === 'money' ? { ...each, kind: 'count' as const } : each)),
    told: plain(scene.told),
    asked: plain(scene.asked),
  }
}

function readScene(scene: Scene, text: string): KindOfTask | null {
  const clauses = clausesOf(joined(stateOf(scene), scene.told), scene)
  return readClauses(scene, text, clauses) ?? readClauses(scene, text, wholeFirst(scene, clauses))
}

/** "She read 2/5 of a book and 1/3 of the rest. The book has 150 pages": the whole, told behind its parts, comes first. */
function wholeFirst({ amounts, words }: Scene, clauses: readonly string[]): readonly string[] {
  const kindsIn = (clause: string) => placesIn(clause).map((at) => amounts[at]?.kind)
  const last = clauses.findLastIndex((each) => placesIn(each).length > 0)
  const whole = clauses[last]
  // "30 pages are left" tells no whole, and "12 %, namely 36 g" the part itself.
  const isLast =
    whole !== undefined &&
    /[.!?]\s*$/u.test(clauses[last - 1] ?? '') &&
    !has(words.relations, whole) &&
    kindsIn(whole).every((kind) => kind === 'count' || kind === 'money')
  const before = clauses.slice(0, Math.max(0, last))
  const areParts = before.length > 0 && before.every((each) => kindsIn(each).every((kind) => kind === 'share'))
  return isLast && areParts ? [whole, ...before, ...clauses.slice(last + 1)] : []
}

function readClauses(scene: Scene, text: string, clauses: readonly string[]): KindOfTask | null {
  if (clauses.length === 0) return null
  const state = stateOf(scene)
  // Names that are put together on the way belong to the state.
  joined(state, scene.told)
  for (const clause of clauses) if (!take(state, clause)) return null
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

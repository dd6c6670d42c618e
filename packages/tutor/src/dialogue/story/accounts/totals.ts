import { regExpOf } from '../../../pattern.ts'
import { comparesWithSeveral } from './comparisons.ts'
import { has, patternOf, placesIn, stemsOf } from './scene.ts'
import { type Account, accountNamed, holderIn, openAccount, roleOf, type State } from './state.ts'
import { cutOut, isClear } from './steps.ts'

/** "Two parcels weigh 84 kg together", "sold 150 in three days": how many of them have the amount. */
export function withoutMembers(state: State, clause: string): string {
  const { words, told } = state.scene
  const places = placesIn(clause)
  const isCompared = has(words.comparing, told) || /[\ue180-\ue1ff]/u.test(told)
  const isFew = (at: number) => {
    const { kind, factors, value, unit } = state.amounts[at] ?? {}
    const isNumber = kind === 'count' && !factors && value?.d === 1n && value.n >= 2n && value.n <= 5n
    return isNumber && (unit === '' || (isCompared && ['d', 'wk'].includes(unit ?? '')))
  }
  if (places.length < 2) return clause
  for (const source of [words.membersTold, ...(isCompared ? [words.membersBehind] : [])]) {
    const found = patternOf(source).exec(clause)
    const [at, ...more] = found ? placesIn(found[0]) : []
    if (!found || at === undefined || more.length > 0 || !isFew(at)) continue
    state.members.push(at)
    const sign = clause.slice(found.index).search(/[\ue000-\ue07f]/u) + found.index
    const rest = `${clause.slice(0, sign)} ${clause.slice(sign + 1)}`
    // "Three friends shared 84": where they are compared, that is what they have together.
    return isCompared ? rest.replace(patternOf(words.sharedOut), ' ') : rest
  }
  return clause
}

export function takeTotal(state: State, typed: string): boolean | null {
  const { scene } = state
  const { words } = scene
  // "Tom and Ann picked 35": where each of them is compared, they have it together.
  const isJoint =
    state.accounts.length === 0 &&
    patternOf(words.joint).test(typed) &&
    (has(words.comparing, scene.told) || /[\ue180-\ue27f]/u.test(scene.told))
  if ((!has(words.together, typed) && !isJoint) || comparesWithSeveral(state, typed)) return null
  const clause = withoutMembers(state, typed)
  const [at, ...more] = placesIn(clause)
  const found = patternOf(words.together).exec(clause)
  if (at === undefined || more.length > 0 || state.total) return null
  if (!['count', 'money'].includes(state.amounts[at]?.kind ?? '')) return null
  // The whole of parts that are told before it.
  if (state.accounts.some(({ kind, parts }) => kind === 'open' && parts.length > 0)) return null
  if (!isClear(found ? cutOut(clause, found.index, found[0].length) : clause, scene)) return false
  state.total = { role: roleOf(state, at, words.names.together), stems: stemsOf(clause, scene) }
  // "Lena and Vera have 64 together": those who share it.
  const before = clause.slice(0, Math.max(found?.index ?? 0, clause.search(/[\ue000-\ue27f]/u)))
  for (const each of before.split(regExpOf(`(?<!\\p{L})(?:${words.joins})(?!\\p{L})|,`, 'u'))) {
    const holder = holderIn(state, each)
    if (holder && holder.stems.size <= 2 && accountNamed(state, holder.stems) === undefined)
      openAccount(state, holder, 'open', '')
  }
  return true
}

/** All amounts of one thing as one. */
export function pooled(state: State): Account | null {
  const { accounts, sheet, scene } = state
  const told = accounts.filter((each) => each.role !== '')
  if (told.length < 2 || told.some(({ kind, isMoney }) => kind !== 'told' || isMoney !== told[0]?.isMoney)) return null
  const role = sheet.find(scene.words.names.together, told.map((each) => each.role).join(' + '))
  const things = new Set(told.flatMap((each) => [...each.things]))
  const account: Account = {
    name: scene.words.names.together,
    stems: new Set(told.flatMap(({ stems }) => [...stems])),
    things,
    kind: 'told',
    role,
    start: role,
    parts: [],
    isMoney: told.every(({ isMoney }) => isMoney),
  }
  accounts.splice(0, accounts.length, account)
  state.last = account
  state.isPooled = true
  return account
}

import { graphWords } from '../../../language/relation-words.ts'
import { regExpOf } from '../../../pattern.ts'
import { has, patternOf, placesIn, stemsOf } from './scene.ts'
import { accountNamed, openAccount, roleOf, type State, sharesStem, without } from './state.ts'
import { cutOut, isClear, signless } from './steps.ts'

export function takeRatio(state: State, clause: string): boolean | null {
  const { scene, amounts, sheet } = state
  const { words } = scene
  const places = placesIn(clause)
  const at = places.find((each) => amounts[each]?.kind === 'ratio')
  const ratio = at === undefined ? undefined : amounts[at]
  if (at === undefined || !ratio) return null
  if (places.length > 3 || ratio.parts.length > 4 || state.accounts.some(({ kind }) => kind === 'compared'))
    return false
  const index = clause.search(/[\ue200-\ue27f]/u)
  const [before, behind] = [clause.slice(0, index), clause.slice(index + 1)]
  const members =
    membersIn(state, before, ratio.parts.length, true) ?? membersIn(state, behind, ratio.parts.length, false)
  const rest = clause.replace(patternOf(words.ratio, 'gu'), ' ')
  const others = places.filter((each) => {
    if (each === at) return false
    const value = amounts[each]?.value
    const isCount = value?.d === 1n && Number(value.n) === ratio.parts.length && amounts[each]?.unit === ''
    if (isCount) state.members.push(each)
    return !isCount
  })
  if (others.length > 1) return false
  const isOfRest = others.length === 0 && has(words.others, clause)
  const plain = isOfRest ? rest.replace(patternOf(words.others), ' ') : rest
  if (!isClear(signless(plain.replace(patternOf(words.sharing, 'gu'), ' ')), scene)) return false
  // "13 went on a cake, and the rest was shared 1 : 2 : 3".
  if (isOfRest) {
    const [only, ...more] = state.accounts.filter(({ role }) => role !== '')
    const stems = stemsOf(scene.asked, scene)
    const isOther = only?.parts.every(
      (each) => (each.kind === 'loss' || each.isTaken === true) && !sharesStem(without(each.stems, only.things), stems),
    )
    if (!only || more.length > 0 || only.parts.length === 0 || !isOther || state.total) return false
    state.total = { role: only.role, stems: only.stems }
    state.accounts.splice(state.accounts.indexOf(only), 1)
  }
  const [whole] = others
  if (whole !== undefined) {
    if (!['count', 'money'].includes(amounts[whole]?.kind ?? '')) return false
    state.total = { role: roleOf(state, whole, words.names.whole), stems: stemsOf(clause, scene) }
  }
  const part = sheet.open(words.names.onePart)
  ratio.parts.forEach((value, place) => {
    const holder = members?.[place] ?? { name: words.members[place] ?? '', stems: new Set([`#part${place}`]) }
    const known = accountNamed(state, holder.stems)
    const known2 = known ?? undefined
    const role = sheet.knowPart(ratio, place, value, words.names.parts(holder.name))
    const amount = sheet.find(holder.name, `${role} * ${part}`)
    if (known2 && known2.role !== '') sheet.hold(`${known2.role} = ${amount}`)
    else if (known2) {
      known2.role = known2.start = amount
      known2.kind = 'compared'
    } else openAccount(state, holder, 'compared', amount)
  })
  state.reasons.add('ratio')
  return true
}

/** "For every 2 adults there are 3 children". */
export function takePairRatio(state: State, clause: string): boolean | null {
  const { scene, sheet } = state
  const { words } = scene
  for (const source of words.pairRatio) {
    const found = patternOf(source).exec(clause)
    if (!found) continue
    const [a, b, ...more] = placesIn(found[0])
    const members = found.slice(1).filter((each) => /\p{L}/u.test(each ?? ''))
    const [one, two] = members
    if (a === undefined || b === undefined || more.length > 0 || one === undefined || two === undefined) continue
    if (!isClear(signless(cutOut(clause, found.index, found[0].length)), scene) || state.reasons.has('ratio'))
      return false
    const part = sheet.open(words.names.onePart)
    for (const [at, name] of [
      [a, one],
      [b, two],
    ] as const) {
      const stems = stemsOf(name, scene)
      const known = state.accounts.find((each) => each.kind === 'told' && sharesStem(each.things, stems))
      const amount = sheet.find(name, `${roleOf(state, at, words.names.parts(name))} * ${part}`)
      if (known) sheet.hold(`${known.role} = ${amount}`)
      else openAccount(state, { name, stems }, 'compared', amount)
    }
    state.reasons.add('ratio')
    return true
  }
  return null
}

/** The names of a list: "cats to dogs", "flour, sugar and butter". */
function membersIn(
  state: State,
  mask: string,
  size: number,
  isBefore: boolean,
): { name: string; stems: Set<string> }[] | null {
  const { words } = state.scene
  const small = regExpOf(`^(?:${words.small})$`, 'u')
  const verb = regExpOf(`^(?:${words.verbs})$`, 'u')
  const list = regExpOf(
    `(?:\\p{L}[\\p{L}'-]*)(?:(?:${words.listJoin})(?:(?:${words.articles}) )?\\p{L}[\\p{L}'-]*){${size - 1}}`,
    'gu',
  )
  const found = [...mask.matchAll(list)]
    .map(([said]) => said.split(regExpOf(`(?:${words.listJoin})(?:(?:${words.articles}) )?`, 'u')))
    .filter(
      (each) =>
        each.length === size && each.every((word) => (!small.test(word) || has(words.me, word)) && !verb.test(word)),
    )
  const one = isBefore ? found.at(-1) : found[0]
  return one
    ? one.map((name) => ({
        name,
        stems: has(words.me, name) ? new Set(['#me']) : new Set([graphWords[state.scene.language].stem(name)]),
      }))
    : null
}

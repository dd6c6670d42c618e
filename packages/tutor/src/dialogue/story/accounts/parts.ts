import { regExpOf } from '../../../pattern.ts'
import { isRestOfOthers } from '../rest-things.ts'
import { takeAmount } from './amounts.ts'
import { has, patternOf, placesIn, stemsOf } from './scene.ts'
import { type Account, openAccount, roleOf, type State, sharesStem, without } from './state.ts'
import { directionIn, isClear, signless, type Taker } from './steps.ts'

export function takeShares(state: State, typed: string, take: Taker): boolean | null {
  const clause = restBehind(state, typed)
  const { scene, amounts, sheet } = state
  const { words } = scene
  const { names, slips } = words
  const places = placesIn(clause)
  const shares = places.filter((each) => amounts[each]?.kind === 'share')
  const [at, ...more] = shares
  if (at === undefined) return null
  // A discount is no part that goes away.
  const isChange = regExpOf(`(?<!\\p{L})(?:${words.byShare}) [\\ue100-\\ue17f]`, 'u').test(clause)
  if (more.length > 0 || places.length > 2 || isChange || has(words.off, clause)) return false
  const other = places.find((each) => each !== at)
  const index = clause.search(/[\ue100-\ue17f]/u)
  let rest = clause
  const behind = clause.slice(index + 1)
  const near = (source: string) => regExpOf(`^[\\s,]*(?:${source})(?!\\p{L})`, 'u').exec(behind)
  const isPartTold = other !== undefined && words.partTold.some((source) => has(source, clause))
  if (other !== undefined && !isPartTold) {
    // "A third of the 96 trees": the whole is told with its part.
    const isWhole = regExpOf(`^ ?(?:${words.ofAmount})?(?:\\p{L}+ ){0,2}[\\ue000-\\ue0ff]`, 'u').test(behind)
    const isBefore = regExpOf(
      `(?<!\\p{L})(?:${words.of}) (?:\\p{L}+ ){0,2}[\\ue000-\\ue0ff][^\\ue000-\\ue27f]*$`,
      'u',
    ).test(clause.slice(0, index))
    // "Of his wage of 4500 he gave a fifth away": the whole, and what is told of it.
    const end = clause.search(/[\ue000-\ue0ff]/u) + 1
    if (!isWhole && !isBefore && state.accounts.length === 0 && end > 0 && end < index)
      return takeAmount(state, clause.slice(0, end)) === true && take(state, clause.slice(end))
    if ((!isWhole && !isBefore) || !['count', 'money'].includes(amounts[other]?.kind ?? '')) return false
    const known = state.accounts.find((each) => each.role === `n_${other + 1}`)
    if (state.accounts.length > 0 && !known) return false
    if (!known) {
      const things = amounts[other]?.things ?? new Set<string>()
      const account = openAccount(
        state,
        { name: names.whole, stems: new Set() },
        'told',
        roleOf(state, other, names.whole),
        things,
      )
      account.isMoney = amounts[other]?.kind === 'money'
      state.last = account
    }
  }
  const told = state.accounts.filter(({ role }) => role !== '')
  if (told.length > 1) return false
  // A part of an amount that is told behind, or is asked for.
  const account =
    told[0] ?? openAccount(state, { name: names.whole, stems: new Set() }, 'open', sheet.open(names.whole))
  const ofRest = near(words.ofRest)
  const ofPart = ofRest ? null : near(words.ofPart)
  const ofWhole = ofRest || ofPart ? null : near(words.ofWhole)
  const ofThem = ofRest || ofPart || ofWhole ? null : near(words.ofThem)
  const ofThing = ofRest || ofPart || ofWhole || ofThem ? null : near(words.ofThing)
  const taken = ofRest ?? ofPart ?? ofWhole ?? ofThem
  if (isPartTold && (ofPart || ofRest || account.parts.length > 0 || account.kind !== 'open')) return false
  // "2/5 of the whole route": what the whole is called.
  if (ofWhole && account.kind === 'open' && account.things.size === 0) account.things = stemsOf(ofWhole[0], scene)
  if (taken) rest = `${clause.slice(0, index + 1)}${behind.slice(taken[0].length)}`
  const directed = directionIn(rest, scene)
  if (!isClear(signless(directed.rest.replace(patternOf(words.besides, 'gu'), ' ')), scene)) return false
  // A part that is added to the amount would be another task.
  if (has(words.adds, rest)) return false
  const previous = account.parts.findLast(({ kind }) => kind === 'share')
  const isChanged = account.parts.some(({ kind }) => kind !== 'share')
  if (ofRest && isCounted(state, account) && isRestOfOthers(scene.text, scene.language)) return false
  let base = account.start
  let name = names.ofWhole
  if (ofRest) [base, name] = [account.role, names.ofRest]
  else if (ofPart) {
    if (!previous || previous !== account.parts.at(-1)) return false
    ;[base, name] = [previous.role, names.ofPart]
  } else if (ofThem && account.parts.length > 0) return false
  // After something has come or gone it must be told of what the part is taken.
  else if (isChanged && !ofWhole) return false
  else if (isChanged && account.parts.some(({ kind }) => kind === 'gain')) return false
  else if (ofThing?.[1] !== undefined) {
    const stems = stemsOf(ofThing[1], scene)
    const owner = account.parts.find((part) => sharesStem(part.stems, stems))
    if (!owner && account.things.size === 0) account.things = stems
    if (owner && !sharesStem(account.things, stems)) {
      if (owner.kind !== 'share') return false
      ;[base, name] = [owner.role, names.ofPart]
    }
  }
  const factor = roleOf(state, at, name)
  const role = sheet.find(names.part(account.parts.length + 1), `${base} * ${factor}`, [
    ...(base === account.start ? [] : ([[`${account.start} * ${factor}`, slips.ofWhole]] as const)),
    ...(base === account.start && account.parts.length > 0
      ? ([[`${account.role} * ${factor}`, slips.ofWhole]] as const)
      : []),
  ])
  const stems = without(stemsOf(rest, scene), account.things)
  if (name !== names.ofPart)
    account.role = sheet.find(names.rest, `${account.role} - ${role}`, [[`${role} * 1`, slips.notEnd]])
  account.parts.push({
    role,
    stems,
    kind: 'share',
    isTaken: directionIn(clause, scene).kind !== null || (previous?.isTaken === true && !has(words.isOfKind, rest)),
  })
  if (isPartTold && other !== undefined) sheet.hold(`${roleOf(state, other, names.partAmount)} = ${role}`)
  state.reasons.add('shares')
  // What follows without a verb goes on with the list.
  state.before = 'loss'
  return true
}

/** "Of the rest three quarters", "of the remaining ones he gave a half": as if it were told behind the part. */
function restBehind({ scene: { words } }: State, clause: string): string {
  const lead = regExpOf(
    `^(?<lead>(?:(?:${words.joins}|${words.besides}) )*)(?<rest>${words.ofRest}),?(?<between>(?: (?!(?:${words.joins})(?!\\p{L}))\\p{L}[\\p{L}'-]*){0,3}?) (?:(?:${words.besides}) )?(?<part>[\\ue100-\\ue17f])`,
    'u',
  ).exec(clause)
  if (!lead?.groups) return clause
  const { lead: before = '', rest = '', between = '', part = '' } = lead.groups
  return `${before}${between.trim()}${between === '' ? '' : ' '}${part} ${rest}${clause.slice(lead[0].length)}`
}

/** Whether the amount is a count, whose rest can only be of the same things. */
const isCounted = ({ scene }: State, { kind, start, isMoney }: Account): boolean =>
  kind === 'told' && !isMoney && scene.amounts.find((_, index) => start === `n_${index + 1}`)?.unit === ''

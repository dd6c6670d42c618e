import { divide, multiply, ONE } from '../../../math/rational.ts'
import { type Unit, unitOf, unitRatio } from '../../../math/units.ts'
import { written } from '../kinds/kind.ts'
import { type Amount, has, patternOf, placesIn, type Scene, signOf, stemsOf } from './scene.ts'
import { Sheet } from './sheet.ts'

/** A part of an account: a share of it, or an amount that came or went. */
interface Part {
  readonly role: string
  readonly stems: ReadonlySet<string>
  readonly kind: 'share' | 'loss' | 'gain'
  /** Gone, and not only of a kind of its own. */
  readonly isTaken?: boolean
}

/** An amount of somebody or something, in its present state. */
export interface Account {
  readonly name: string
  /** Of whom or what: the words that tell it from other accounts. */
  stems: ReadonlySet<string>
  /** What is counted. */
  things: ReadonlySet<string>
  /** `open`: named, and its amount is not told yet. */
  kind: 'told' | 'compared' | 'open'
  role: string
  /** Its state before its parts were taken. */
  start: string
  readonly parts: Part[]
  isMoney: boolean
  /** The words of what is paid for, each by itself. */
  readonly costs?: readonly ReadonlySet<string>[]
}

/** So much for one of something. */
interface Rate {
  readonly at: number
  readonly per: ReadonlySet<string>
  readonly perText: string
  /** Told of what is left. */
  readonly isOfRest: boolean
  readonly of: ReadonlySet<string>
}

export interface State {
  readonly scene: Scene
  readonly isOfAges: boolean
  /** The unit in which each quantity is calculated. */
  readonly targets: ReadonlyMap<string, Unit>
  asked: string
  readonly sheet: Sheet
  readonly amounts: Amount[]
  readonly accounts: Account[]
  readonly rates: Rate[]
  last: Account | null
  total: { readonly role: string; readonly stems: ReadonlySet<string> } | null
  goal: Account | null
  shares: number | null
  /** Words of the clause that tells of the rest. */
  restStems: Set<string>
  hasRest: boolean
  costs: { readonly role: string; readonly stems: ReadonlySet<string> }[]
  offs: string[]
  ended: string | null
  before: 'loss' | 'gain' | 'set' | 'cost' | null
  reasons: Set<'changes' | 'money' | 'groups' | 'shares' | 'compare' | 'ratio'>
  isPooled: boolean
  /** Loose ones beside full groups belong to all of them. */
  hasBeside: boolean
  /** Numbers that only count the amounts themselves: "two brothers". */
  readonly members: number[]
  /** Numbers in the question that count all amounts but one: "the other two". */
  readonly others: number[]
  /** One amount is compared with all others together. */
  isAgainstOthers: boolean
  price: string | null
  /** Years before or after the present that a sentence tells of. */
  shift: { readonly role: string; readonly sign: '+' | '-' } | null
  lastShift: State['shift']
  /** The older one of the first two whose ages are compared: that stays so at any time. */
  elder: Account | null
}

export const stateOf = (scene: Scene): State => ({
  scene,
  isOfAges: has(scene.words.ages, `${scene.told} ${scene.asked}`),
  targets: targetsOf(scene),
  asked: scene.asked,
  sheet: new Sheet(scene),
  amounts: [...scene.amounts],
  accounts: [],
  rates: [],
  last: null,
  total: null,
  goal: null,
  shares: null,
  restStems: new Set(),
  hasRest: false,
  costs: [],
  offs: [],
  ended: null,
  before: null,
  reasons: new Set(),
  isPooled: false,
  hasBeside: false,
  members: [],
  others: [],
  isAgainstOthers: false,
  price: null,
  shift: null,
  lastShift: null,
  elder: null,
})

export const sharesStem = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((stem) => b.has(stem))
export const without = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  new Set([...a].filter((stem) => !b.has(stem)))

/** The role of an amount; equal groups are calculated where they are used. */
export function roleOf(state: State, at: number, what: string): string {
  const { sheet, amounts, scene } = state
  const each = amounts[at]
  if (!each?.factors) return inTarget(state, sheet.know(amounts, at, what), each?.unit ?? '')
  const known = products.get(state)?.get(at)
  if (known) return known
  const { names, slips } = scene.words
  const [one, other] = each.factors
  const [a, b] = [roleOf(state, one, names.groups), roleOf(state, other, names.inEach)]
  state.reasons.add('groups')
  const role = sheet.find(names.product, `${a} * ${b}`, [
    [`${b} * 1`, slips.once],
    [`${a} + ${b}`, slips.once],
  ])
  const own = products.get(state) ?? new Map<number, string>()
  own.set(at, role)
  products.set(state, own)
  return role
}
/** All amounts of one quantity are calculated in one unit: the asked one, or the smallest. */
function inTarget(state: State, role: string, unit: string): string {
  const own = unitOf(unit)
  const target = own ? state.targets.get(own.quantity) : undefined
  if (!own || !target || target === own) return role
  const known = converted.get(state)?.get(role)
  if (known !== undefined) return known
  const { scene, sheet } = state
  const { names, slips } = scene.words
  const ratio = unitRatio(own, target)
  if (!ratio) return role
  const by = ratio.n >= ratio.d ? `* ${written(ratio)}` : `/ ${written(divide(ONE, ratio))}`
  const made = sheet.find(names.inUnit(target[scene.language]), `${role} ${by}`, [[`${role} * 1`, slips.unit]])
  converted.set(state, new Map([...(converted.get(state) ?? []), [role, made]]))
  return made
}
const converted = new WeakMap<State, Map<string, string>>()

function targetsOf(scene: Scene): ReadonlyMap<string, Unit> {
  const targets = new Map<string, Unit>()
  const units = scene.amounts.flatMap(({ unit }) => unitOf(unit) ?? [])
  const named = [
    scene.words.howMany.exec(scene.asked)?.[1] ?? '',
    ...[...scene.asked.matchAll(patternOf(`(?:${scene.words.inWord}) (<W>)`, 'gu'))].flatMap(([, word = '']) => word),
  ]
  for (const unit of units) {
    const asked = named.flatMap((word) => unitOf(word) ?? []).find(({ quantity }) => quantity === unit.quantity)
    const smallest = units
      .filter(({ quantity }) => quantity === unit.quantity)
      .toSorted((a, b) => Number(a.size.n * b.size.d - b.size.n * a.size.d))[0]
    const target = asked ?? smallest
    if (target) targets.set(unit.quantity, target)
  }
  return targets
}

const products = new WeakMap<State, Map<number, string>>()

/** Rewrites equal groups as one amount. */
export function joined(state: State, mask: string): string {
  const { words } = state.scene
  let text = mask
  for (const source of words.products)
    for (let more = 0; more < 5; more++) {
      const found = patternOf(source).exec(text)
      const [one, other, ...rest] = found ? placesIn(found[0]) : []
      if (!found || one === undefined || other === undefined || rest.length > 0) break
      // "Four friends each have a pizza for 7 and a drink for 3": what each has is a list.
      const [next = ''] = /^[^.!?]*/u.exec(text.slice(found.index + found[0].length)) ?? []
      const eachAt = patternOf(words.eachOf).exec(found[0])
      const isList = eachAt !== null && eachAt.index < found[0].lastIndexOf(signIn(found[0], other))
      if (isList && placesIn(next).length > 0) break
      const made = product(state, one, other)
      if (made === null) break
      const sign = signOf(state.amounts[made]!.kind, made)
      // What the groups are of stays told.
      const [first = '', second = ''] = [signIn(found[0], one), signIn(found[0], other)]
      const inner = found[0].slice(0, found[0].indexOf(first))
      const words2 = found[0].slice(found[0].indexOf(first) + 1, found[0].indexOf(second))
      const isMoney = state.amounts[made]!.kind === 'money'
      const keep = isMoney ? words2.replace(/(?<!\p{L})(?:at|for|@|each|по|за)(?!\p{L})/gu, ' ') : ''
      text = `${text.slice(0, found.index)}${inner.trim() === '' ? '' : inner}${sign}${keep}${text.slice(found.index + found[0].length)}`
    }
  return text
}

const signIn = (mask: string, at: number): string =>
  [...mask].find((sign) => /[\ue000-\ue27f]/u.test(sign) && (sign.charCodeAt(0) - 0xe000) % 128 === at) ?? ''

function product(state: State, one: number, other: number): number | null {
  const { amounts } = state
  const [a, b] = [amounts[one], amounts[other]]
  if (!a || !b || (a.kind === 'money' && b.kind === 'money') || amounts.length > 40) return null
  if ([a, b].some(({ kind }) => kind !== 'money' && kind !== 'count')) return null
  // Five litres of eight metres are none.
  if (a.unit !== '' && b.unit !== '' && !isTimeUnit(a.unit) && !isTimeUnit(b.unit)) return null
  const isMoney = a.kind === 'money' || b.kind === 'money'
  const each = isMoney ? (a.kind === 'money' ? a : b) : b
  const count = each === a ? b : a
  amounts.push({
    kind: isMoney ? 'money' : 'count',
    value: multiply(a.value, b.value),
    parts: [],
    unit: isTimeUnit(each.unit) ? count.unit : each.unit,
    things: isMoney || each.things.size === 0 ? count.things : each.things,
    start: a.start,
    end: b.end,
    text: '',
    factors: [one, other],
  })
  return amounts.length - 1
}
const isTimeUnit = (unit: string) => ['d', 'wk', 'h', 'min', 's'].includes(unit)

const shifted = new WeakMap<Account, Map<string, string>>()

/** The role of an account at the time that the sentence tells of. */
export function roleThen(state: State, account: Account): string {
  const { shift, sheet } = state
  if (account.role === '') account.role = account.start = sheet.open(account.name)
  if (!shift) return account.role
  const own = shifted.get(account) ?? new Map<string, string>()
  shifted.set(account, own)
  const key = `${shift.sign}${shift.role}`
  const known = own.get(key)
  if (known !== undefined) return known
  const { names, slips } = state.scene.words
  const other = shift.sign === '+' ? '-' : '+'
  const role = sheet.find(names.atThatTime(account.name), `${account.role} ${shift.sign} ${shift.role}`, [
    [`${account.role} ${other} ${shift.role}`, slips.time],
    [`${account.role} * 1`, slips.time],
  ])
  own.set(key, role)
  return role
}

/** Whom or what a piece of text names, without what is counted; `#me` for the one who tells. */
export function holderIn(state: State, mask: string): { name: string; stems: Set<string> } | null {
  const { scene } = state
  const { words } = scene
  const things = thingsOf(state)
  const kept = [...mask.matchAll(/\p{L}[\p{L}'-]*/gu)]
    .map(([word]) => word)
    .filter((word) => patternOf(`(?:${words.verbs}|${words.loss}|${words.gain})`).exec(word)?.[0] !== word)
  const telling = kept.filter((word) => {
    const [stem] = stemsOf(word, scene)
    return stem !== undefined && !things.has(stem)
  })
  const stems = new Set([...telling.flatMap((word) => [...stemsOf(word, scene)]), ...pairIn(mask, scene)])
  if (telling.length === 0 && stems.size > 0) return { name: mask.trim().slice(0, 30), stems }
  if (stems.size > 0) return { name: telling.slice(0, 3).join(' '), stems }
  const me = patternOf(`(?:${words.me})`).exec(mask)
  return me ? { name: me[0], stems: new Set(['#me']) } : null
}

/** "The first", "the other": the two of a pair have no names of their own. */
export const pairIn = (mask: string, { words }: Scene): string[] =>
  words.pair.flatMap((source, at) => (has(source, mask) ? [`#pair${at}`] : []))

/** What is counted names nobody. */
const counted = new WeakMap<State, Set<string>>()
function thingsOf(state: State): ReadonlySet<string> {
  const known = counted.get(state)
  if (known) return known
  const { scene } = state
  const many = scene.words.howMany.exec(scene.asked)?.[1] ?? ''
  const all = new Set([...scene.amounts.flatMap(({ things }) => [...things]), ...stemsOf(many, scene)])
  counted.set(state, all)
  return all
}

export function openAccount(
  state: State,
  { name, stems }: { name: string; stems: ReadonlySet<string> },
  kind: Account['kind'],
  role: string,
  things: ReadonlySet<string> = new Set(),
): Account {
  const account: Account = { name, stems, things, kind, role, start: role, parts: [], isMoney: false }
  state.accounts.push(account)
  return account
}

/** The one account that words name; undefined where there is none, null where there are several. */
export function accountNamed(state: State, stems: ReadonlySet<string>): Account | null | undefined {
  const found = state.accounts
    .map((account) => ({ account, score: [...stems].filter((stem) => account.stems.has(stem)).length }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = found
  if (!first) return undefined
  return second && second.score === first.score ? null : first.account
}

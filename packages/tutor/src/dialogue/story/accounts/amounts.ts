import { unitOf } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import { takeEnd } from './ends.ts'
import { takeMoney } from './money.ts'
import { has, patternOf, placesIn, stemsOf } from './scene.ts'
import {
  type Account,
  accountNamed,
  holderIn,
  openAccount,
  roleOf,
  roleThen,
  type State,
  sharesStem,
  without,
} from './state.ts'
import { directionIn, isClear, signless, tellsUnknown } from './steps.ts'
import { pooled } from './totals.ts'

export function takeAmount(state: State, clause: string): boolean | null {
  const { scene, amounts, sheet, accounts } = state
  const { words } = scene
  const { names, asks } = words
  const [at, ...more] = placesIn(clause)
  const amount = at === undefined ? undefined : amounts[at]
  if (at === undefined || !amount || more.length > 0) return false
  if (amount.kind !== 'count' && amount.kind !== 'money') return false
  if (amount.kind === 'money') return takeMoney(state, clause, at)
  const asksFirst = has(asks.first, scene.asked)
  const ended = takeEnd(state, clause, at)
  if (ended !== null) return ended
  const { kind, rest } = directionIn(clause, scene)
  const [groups, ...otherGroups] = accounts
  // "5 piles of 20, and 13 are left on the table": all of them were there.
  const isBeside = groups && otherGroups.length === 0 && groups.parts.length === 0 && groups.start.startsWith('q_')
  if (isBeside && has(words.leftOver, clause) && !has(asks.left, scene.asked) && state.rates.length === 0) {
    const left = rest.replace(patternOf(`(?:${words.leftOver}|${words.besides})`, 'gu'), ' ')
    state.hasBeside = true
    // "20 in each pile, and 13 exercise books": what is in the piles need not be said.
    if (!sharesStem(groups.things, amount.things)) groups.things = new Set()
    return isClear(signless(left), scene) && change(state, groups, at, clause, 'gain')
  }
  if (kind === 'both') return false
  // "Half of the rest": what was told before it is gone from there, whoever has it.
  const tellsRest = has(`<S>[\\s,]*(?:${words.ofRest})|(?:${words.ofRest}),? (?:<W> )?<S>`, scene.told)
  const asksState = asksFirst || tellsRest || has(asks.left, scene.asked) || has(asks.missing, scene.asked)
  const isBare = !kind && !has(words.verbs, clause)
  const goesOn = isBare && (state.before === 'loss' || state.before === 'gain')
  // "Four convoys left" is no arrival, whatever came before.
  if (goesOn && has(words.leftOver, clause)) return false
  const plain = rest.replace(patternOf(kind || goesOn ? words.besides : words.atFirst, 'gu'), ' ')
  if (!isClear(signless(plain), scene)) return false
  // A verb that is not known may be a change.
  if (!kind && asksState && accounts.length > 0 && tellsUnknown(clause, scene)) return false
  const holder = holderIn(state, clause)
  const named = holder ? accountNamed(state, holder.stems) : undefined
  if (accounts.length === 0) {
    if (asksFirst && kind) {
      const account = openAccount(
        state,
        { name: names.start, stems: new Set() },
        'open',
        sheet.open(names.start),
        amount.things,
      )
      return change(state, account, at, clause, kind)
    }
    return kind === 'loss' && asksState ? false : set(state, at, clause, holder)
  }
  let direction: 'loss' | 'gain' | null = kind
  if (!direction && goesOn && (state.before === 'loss' || state.before === 'gain')) direction = state.before
  if (!kind && !holder && state.isOfAges && has(words.pronoun, clause)) {
    const open = accounts.filter((each) => each.kind !== 'told' && !each.stems.has('#me'))
    const [only, ...others] = open
    if (!only || others.length > 0) return false
    sheet.hold(`${roleThen(state, only)} = ${roleOf(state, at, only.name)}`)
    return true
  }
  const isNew = holder !== null && named === undefined && !has(words.pronoun, clause)
  // Somebody else, who has an amount of his own.
  if (direction && isNew && !state.isPooled && accounts.every(({ parts }) => parts.length === 0)) {
    if (direction === 'gain' ? !asksFirst && state.before === 'set' : !asksState && state.shares === null) {
      const isShared = has(asks.each, scene.asked)
      if (!(direction === 'loss' && isShared)) return set(state, at, clause, holder)
    }
  }
  if (!direction) {
    if (named === null || (!holder && amount.things.size === 0 && !amount.factors)) return false
    // "He is 60 now": whoever was named last.
    return set(state, at, clause, holder)
  }
  if (named === null) return false
  let account = named
  if (!account) {
    const told = accounts.filter((each) => each.role !== '')
    account = told.length === 1 ? told[0] : (pooled(state) ?? undefined)
  }
  return account ? change(state, account, at, clause, direction) : false
}

function set(state: State, at: number, clause: string, holder: { name: string; stems: Set<string> } | null): boolean {
  const { scene, amounts, accounts, sheet } = state
  const { names } = scene.words
  const amount = amounts[at]
  if (!amount) return false
  // A time that something takes: more workers take less of it.
  const before = clause.slice(0, clause.search(/[\ue000-\ue07f]/u))
  if (
    ['h', 'min', 's', 'd', 'wk'].includes(amount.unit) &&
    regExpOf(`(?<!\\p{L})(?:${scene.words.within}) $`, 'u').test(before)
  )
    return false
  const stems = holder?.stems ?? new Set<string>()
  // One of a ratio is told by what it counts.
  const member = accounts.filter((each) => each.kind === 'compared' && sharesStem(each.stems, amount.things))
  const [only, ...others] = member
  if (only && others.length === 0 && state.reasons.has('ratio') && !state.shift) {
    sheet.hold(`${only.role} = ${roleOf(state, at, only.name)}`)
    return true
  }
  // A number of the groups that were counted before.
  if (
    amount.things.size > 0 &&
    !amount.factors &&
    state.amounts.some(
      ({ factors }, index) =>
        index !== at &&
        factors &&
        factors[0] !== at &&
        sharesStem(state.amounts[factors[0]]?.things ?? new Set(), amount.things),
    )
  )
    return false
  const known = holder ? accountNamed(state, stems) : undefined
  if (known === null) return false
  if (known && known.role !== '') {
    // Of an open amount its value is told behind the comparison; ages are told for two times.
    if (known.kind === 'told' && !state.isOfAges) return false
    if (known.parts.length > 0) return false
    sheet.hold(`${roleThen(state, known)} = ${roleOf(state, at, known.name)}`)
    state.last = known
    state.before = 'set'
    return true
  }
  const name = holder?.name ?? names.amount
  const role = roleOf(state, at, name === names.amount && accounts.length === 0 ? names.start : name)
  if (state.shift) {
    const account = known ?? openAccount(state, { name, stems }, 'told', '', amount.things)
    sheet.hold(`${roleThen(state, account)} = ${role}`)
    account.kind = 'told'
    state.last = account
    state.before = 'set'
    return true
  }
  if (known && known.role === '') {
    known.role = known.start = role
    known.kind = 'told'
    state.last = known
  } else if (known) return false
  else {
    state.last = openAccount(state, { name, stems }, 'told', role, amount.things)
    state.last.isMoney = amount.kind === 'money'
  }
  if (has(scene.words.goal, clause) && !state.goal && accounts.length <= 2 && isGoal(state, clause))
    state.goal = state.last
  state.before = 'set'
  return true
}

const isGoal = ({ scene }: State, clause: string) =>
  has(scene.words.goal, clause) && has(scene.words.asks.missing, scene.asked)

function change(
  state: State,
  account: Account,
  at: number,
  clause: string,
  direction: 'loss' | 'gain' | null,
): boolean {
  const { scene, sheet } = state
  const { names, slips } = scene.words
  if (direction === null) return false
  const amount = state.amounts[at]
  if (account.isMoney !== (amount?.kind === 'money')) return false
  // Of which kind something goes must be told.
  if (account.parts.some(({ kind, isTaken }) => kind === 'share' && !isTaken)) return false
  // Another thing is lost than the one that there is.
  if (amount && amount.things.size > 0 && account.things.size > 0 && !sharesStem(amount.things, account.things))
    return false
  if (
    (amount?.unit ?? '') !== '' &&
    unitOf(amountUnitOf(state, account))?.quantity !== unitOf(amount?.unit ?? '')?.quantity
  )
    return false
  const role = roleOf(state, at, direction === 'loss' ? names.goes : names.comes)
  const [sign, other] = direction === 'loss' ? ['-', '+'] : ['+', '-']
  const next = sheet.find(names.state(account.parts.length + 1), `${account.role} ${sign} ${role}`, [
    [`${account.role} ${other} ${role}`, slips.sign],
  ])
  account.parts.push({ role, stems: without(stemsOf(clause, scene), account.things), kind: direction })
  account.role = next
  state.reasons.add('changes')
  state.before = direction
  state.last = account
  return true
}

function amountUnitOf(state: State, account: Account): string {
  const at = state.amounts.findIndex((_, index) => account.start === `n_${index + 1}`)
  return at < 0 ? (state.amounts.find(({ unit }) => unit !== '')?.unit ?? '') : (state.amounts[at]?.unit ?? '')
}

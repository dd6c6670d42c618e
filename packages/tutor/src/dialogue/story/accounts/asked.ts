import { add, divide, multiply, ONE, type Rational, rational, subtract } from '../../../math/rational.ts'
import { unitOf } from '../../../math/units.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { has, patternOf, placesIn, stemsOf } from './scene.ts'
import { type Account, pairIn, roleOf, roleThen, type State, sharesStem, without } from './state.ts'
import { pooled } from './totals.ts'
import { withoutYears } from './years.ts'

type Done = KindOfTask | null

/** What the question asks for; null where that is not one of the amounts. */
export function answered(state: State): Done {
  const { scene, accounts } = state
  const { asks } = scene.words
  state.shift = null
  if (state.isOfAges) {
    state.asked = withoutYears(state, state.asked)
    if (has(asks.atThatTime, state.asked)) state.shift ??= state.lastShift
  }
  const asked = state.asked
  for (const at of placesIn(asked)) {
    const { value, unit, kind } = state.amounts[at] ?? {}
    if (kind !== 'count' || unit !== '' || value?.d !== 1n || value.n > 5n) return null
    state.members.push(at)
  }
  if (has(asks.odd, asked.replace(patternOf(asks.first, 'gu'), ' '))) return null
  if (
    has(scene.words.negation, asked) &&
    !accounts.some(({ parts }) => parts.some(({ kind }) => kind === 'share')) &&
    !has(asks.over, asked) &&
    !has(asks.missing, asked)
  )
    return null
  resolveRates(state)
  resolveCosts(state)
  linkTotal(state)
  if (accounts.some(({ role }) => role === '')) return null
  return (
    first(state) ??
    grouped(state) ??
    eachOne(state) ??
    money(state) ??
    difference(state) ??
    part(state) ??
    left(state) ??
    total(state) ??
    one(state)
  )
}

const known = ({ accounts }: State) => accounts.filter(({ role }) => role !== '')
/** Money is not added to things. */
const isMixed = (all: readonly Account[]) => all.some(({ isMoney }) => isMoney !== all[0]?.isMoney)

/** "Teams of 5 ... 11 teams": the number of groups and the size of one. */
function resolveRates(state: State): void {
  const { accounts, rates, scene } = state
  for (const rate of [...rates]) {
    const owner = accounts.find(
      (each) => each.kind === 'told' && each.parts.length === 0 && sharesStem(each.things, rate.per),
    )
    if (!owner || rate.per.size === 0) continue
    const { names, slips } = scene.words
    const size = roleOf(state, rate.at, names.rate)
    owner.role = owner.start = state.sheet.find(names.product, `${owner.role} * ${size}`, [[`${size} * 1`, slips.once]])
    owner.things = rate.of
    owner.isMoney = state.amounts[rate.at]?.kind === 'money'
    state.reasons.add('groups')
    rates.splice(rates.indexOf(rate), 1)
  }
}

/** What is bought comes off the money, also where the money is told behind it. */
function resolveCosts(state: State): void {
  const { accounts, costs, offs, sheet, scene } = state
  const { names, slips } = scene.words
  const account = accounts.find(({ isMoney }) => isMoney)
  if (costs.length === 0 && offs.length === 0) return
  if (account) {
    for (const { role, stems } of costs.splice(0)) {
      account.role = sheet.find(names.state(account.parts.length + 1), `${account.role} - ${role}`, [
        [`${account.role} + ${role}`, slips.sign],
      ])
      account.parts.push({ role, stems, kind: 'loss' })
    }
    for (const role of offs.splice(0)) {
      account.role = sheet.find(names.state(account.parts.length + 1), `${account.role} + ${role}`, [
        [`${account.role} - ${role}`, slips.sign],
      ])
      account.parts.push({ role, stems: new Set(), kind: 'gain' })
    }
    return
  }
  const [first, ...more] = costs
  if (!first) return
  let role = more.length > 0 ? sheet.find(names.costs, costs.map((each) => each.role).join(' + ')) : first.role
  for (const off of offs.splice(0))
    role = sheet.find(names.cost, `${role} - ${off}`, [[`${role} + ${off}`, slips.sign]])
  const things = new Set(costs.flatMap(({ stems }) => [...stems]))
  accounts.push({
    name: names.costs,
    stems: things,
    things: new Set(),
    kind: 'told',
    role,
    start: role,
    parts: [],
    isMoney: true,
    costs: costs.map((each) => each.stems),
  })
}

/** A total that holds the open amounts together, or an amount that turns out to be one. */
function linkTotal(state: State): void {
  const { accounts, sheet } = state
  const linked = accounts.filter(({ kind }) => kind !== 'told')
  const isOpen = sheet.values() === null || linked.some(({ role }) => role === '')
  if (!isOpen) {
    if (state.total && accounts.length === 0) accounts.push(whole(state, state.total.role, state.total.stems))
    return
  }
  for (const each of linked) if (each.role === '') each.role = each.start = sheet.open(each.name)
  const parts = accounts.filter(({ kind }) => kind !== 'told')
  if (parts.length < 2) return
  let total = state.total?.role
  if (total === undefined) {
    const free = accounts.filter(({ kind, parts: own }) => kind === 'told' && own.length === 0)
    const [only, ...more] = free
    // What is told behind a ratio without names may be one of them.
    if (!only || more.length > 0 || accounts.indexOf(only) > 0) return
    total = only.role
    accounts.splice(accounts.indexOf(only), 1)
  }
  const sum = parts.map(({ role }) => role).join(' + ')
  sheet.hold(`${total} = ${sum}`)
  state.total = null
}

const whole = (state: State, role: string, stems: ReadonlySet<string>): Account => ({
  name: state.scene.words.names.whole,
  stems,
  things: new Set(),
  kind: 'told',
  role,
  start: role,
  parts: [],
  isMoney: false,
})

/** The account that the question names by a word that the others do not have. */
function named(state: State): Account | null {
  const { scene } = state
  const all = known(state)
  const asked = new Set([...stemsOf(state.asked, scene), ...pairIn(state.asked, scene)])
  const me = has(scene.words.me, state.asked)
  const common =
    all.length > 1 ? [...(all[0]?.things ?? [])].filter((stem) => all.every(({ things }) => things.has(stem))) : []
  const own = without(asked, new Set(common))
  const score = (of: (account: Account) => ReadonlySet<string>) =>
    all
      .map((account) => ({
        account,
        score: [...own].filter((stem) => of(account).has(stem)).length + (me && account.stems.has('#me') ? 1 : 0),
      }))
      .toSorted((a, b) => b.score - a.score)
  const byName = score(({ stems }) => stems)
  const scored = (byName[0]?.score ?? 0) > 0 ? byName : score(({ things }) => without(things, new Set(common)))
  const [first, second] = scored
  if (!first || first.score === 0 || (second && second.score === first.score)) return null
  return first.account
}

function because(state: State): { because?: string } {
  const reasons = state.scene.words.because
  const order = ['ratio', 'shares', 'compare', 'money', 'changes', 'groups'] as const
  const found = order.find((each) => state.reasons.has(each))
  return found ? { because: reasons[found] } : {}
}

const finish = (
  state: State,
  role: string,
  extra: readonly (readonly [string, string])[] = [],
  more: Partial<KindOfTask> = {},
): Done =>
  /^n_\d+$/u.test(role) || !isOfKind(state) ? null : state.sheet.done(role, extra, { ...because(state), ...more })

/** Whether the question has no relation word besides those that its kind explains. */
function isPlain(state: State, ...explained: readonly string[]): boolean {
  const left = [...explained, state.scene.words.harmless].reduce(
    (rest, source) => rest.replace(patternOf(source, 'gu'), ' '),
    state.asked,
  )
  return !has(state.scene.words.relations, left)
}

/** Whether the amounts are of the kind that the question asks for: "how many days" asks for no money. */
function isOfKind(state: State): boolean {
  const { scene, amounts, rates } = state
  const word = scene.words.howMany.exec(state.asked)?.[1] ?? ''
  if (word === '' || rates.length > 0) return true
  const isMoney = amounts.some(({ kind }) => kind === 'money')
  if (isMoney) {
    const stems = stemsOf(word, scene)
    return (
      has(scene.words.currency, word) ||
      (unitOf(word) === null && !amounts.some(({ things }) => sharesStem(things, stems)))
    )
  }
  const quantities = new Set(amounts.flatMap(({ unit }) => unitOf(unit)?.quantity ?? []))
  const unit = unitOf(word)
  if (unit && !state.isOfAges) return quantities.has(unit.quantity) || quantities.size === 0
  return true
}

// ---- The kinds of questions ---------------------------------------------------------------------------------------------

function first(state: State): Done {
  const { scene, accounts } = state
  const { asks, slips } = scene.words
  const [account, ...more] = accounts
  if (!account || more.length > 0 || account.kind !== 'open' || state.rates.length > 0) return null
  const stems = stemsOf(state.asked, scene)
  const isOfWhole = sharesStem(stems, account.things) && !account.parts.some((part) => sharesStem(part.stems, stems))
  const isWhole = account.parts.every(({ kind }) => kind === 'share') && (has(asks.whole, state.asked) || isOfWhole)
  if (has(asks.surely, state.asked) || !(has(asks.first, state.asked) || isWhole)) return null
  if (!isPlain(state, asks.first, asks.whole, asks.total)) return null
  return finish(state, account.start, [[account.role, slips.changes]])
}

/** So many in each group: how many groups, what is left over, what stays empty. */
function grouped(state: State): Done {
  const { scene, rates, amounts, sheet } = state
  const { asks, names, slips, because: reasons } = scene.words
  const [rate, ...more] = rates
  if (!rate) return null
  if (more.length > 0 || state.shares !== null) return null
  const asked = state.asked
  const all = known(state)
  if (all.length === 0) return null
  const account = all.length === 1 ? all[0] : pooled(state)
  if (!account) return null
  // Of which part groups are made must be told.
  if (account.parts.some(({ kind }) => kind === 'share') && !rate.isOfRest) return null
  const each = amounts[rate.at]
  if (!each || each.factors) return null
  const isMoney = each.kind === 'money'
  if (isMoney !== account.isMoney && account.isMoney) return null
  if (state.price !== null && !account.isMoney) return null
  const total =
    state.price === null
      ? account.role
      : sheet.find(names.missing, `${state.price} - ${account.role}`, [[`${state.price} * 1`, slips.notEnd]])
  const values = sheet.values()
  const value = values?.get(total)
  if (!value || each.value.n <= 0n || value.n <= 0n) return null
  const stems = stemsOf(asked, scene)
  const isGroups = rate.per.size > 0 && sharesStem(stems, rate.per)
  if (!isPlain(state, asks.up, asks.down, asks.over, asks.empty, asks.each, asks.total)) return null
  const size = roleOf(state, rate.at, names.size)
  const exact = divide(value, each.value)
  const isWhole = exact.d === 1n
  const near = rational(exact.n / exact.d)
  const far = isWhole ? near : add(near, ONE)
  if (near.n < 1n) return null
  const [isUp, isDown] = [has(asks.up, asked), has(asks.down, asked)]
  if (!isGroups && has(asks.empty, asked)) {
    const needed = sheet.find(names.needed, `${far.n} * 1`)
    const room = sheet.find(names.room, `${needed} * ${size}`)
    const empty = sheet.find(names.empty, `${room} - ${total}`)
    return finishRounded(
      state,
      empty,
      { operation: 'round-up', total, size, gives: needed },
      subtract(value, multiply(near, each.value)),
      reasons.up,
    )
  }
  if (!isGroups && has(asks.over, asked)) {
    if (isWhole) return null
    const full = sheet.find(names.full, `${near.n} * 1`)
    const filled = sheet.find(names.filled, `${full} * ${size}`)
    const over = sheet.find(names.over, `${total} - ${filled}`)
    return finishRounded(
      state,
      over,
      { operation: 'round-down', total, size, gives: full },
      subtract(multiply(far, each.value), value),
      reasons.down,
    )
  }
  if (!isGroups) return null
  if (isWhole || (each.unit !== '' && !isUp && !isDown && isTime(rate.perText))) {
    const count = sheet.find(names.full, `${total} / ${size}`)
    return finish(state, count)
  }
  if (isUp === isDown) return null
  const filled = sheet.find(names.filled, `${size} * ${near.n}`)
  const over = sheet.find(names.over, `${total} - ${filled}`)
  const packed = sheet.find(names.filled, `${total} - ${over}`)
  const full = sheet.find(names.full, `${packed} / ${size}`)
  const needed = isUp ? sheet.find(names.needed, `${full} + 1`) : full
  return finishRounded(
    state,
    needed,
    { operation: isUp ? 'round-up' : 'round-down', total, size },
    isUp ? near : far,
    isUp ? reasons.up : reasons.down,
    isUp ? slips.roundUp : slips.roundDown,
  )
}

const isTime = (word: string) => /^(?:day|week|month|hour|minute|д[ен]|нед|мес|час|мин)/u.test(word)

function finishRounded(
  state: State,
  asked: string,
  rounded: NonNullable<KindOfTask['rounded']>,
  slip: Rational,
  reason: string,
  text: string = state.scene.words.slips.notEnd,
): Done {
  const done = state.sheet.done(asked, [], { because: reason, rounded })
  return done && { ...done, slips: [...done.slips, ...(slip.n > 0n ? [{ value: slip, text }] : [])] }
}

/** Shared equally: the amount of one. */
function eachOne(state: State): Done {
  const { scene, sheet, shares, rates } = state
  const { asks, names, slips } = scene.words
  if (shares === null) return null
  if (rates.length > 0 || !has(asks.each, state.asked) || has(asks.difference, state.asked)) return null
  const all = known(state)
  const account = all.length === 1 ? all[0] : pooled(state)
  if (!account) return null
  if (!isPlain(state, asks.each, asks.left, scene.words.sharing)) return null
  const by = roleOf(state, shares, names.shares)
  const share = sheet.find(names.share, `${account.role} / ${by}`, [
    [`${account.start} / ${by}`, slips.changes],
    [`${account.role} * ${by}`, slips.once],
  ])
  return finish(state, share, [[account.role, slips.notEnd]])
}

function money(state: State): Done {
  const { scene, rates, shares, goal } = state
  const { asks, slips } = scene.words
  const all = known(state)
  const [account, ...more] = all
  if (!account?.isMoney || more.length > 0 || rates.length > 0 || shares !== null || goal) return null
  const asked = state.asked
  if (has(asks.difference, asked) || has(asks.first, asked)) return null
  const isLeft = has(asks.change, asked)
  if (!isPlain(state, asks.change, asks.money, asks.total)) return null
  if (account.name === scene.words.names.costs) {
    if (isLeft || !has(asks.money, asked)) return null
    // "How much are the pens?" asks for a part of it.
    const stems = stemsOf(asked, scene)
    const named = account.costs?.filter((each) => sharesStem(each, stems)).length ?? 0
    if (named > 0 && named < (account.costs?.length ?? 0)) return null
    return finish(state, account.role)
  }
  if (account.parts.some(({ kind }) => kind === 'share')) return null
  if (!isLeft || account.parts.length === 0) return null
  return finish(state, account.role, [[account.start, slips.notEnd]])
}

function difference(state: State): Done {
  const { scene, sheet, rates, shares } = state
  const { asks, names, slips } = scene.words
  const asked = state.asked
  if (!has(asks.difference, asked)) return null
  if (rates.length > 0 || shares !== null || state.goal) return null
  if (
    !isPlain(
      state,
      asks.difference,
      asks.fewer,
      scene.words.than,
      scene.words.ages,
      scene.words.comparing,
      scene.words.besides,
    )
  )
    return null
  const all = known(state)
  if (all.length < 2) return null
  const stems = new Set([
    ...stemsOf(asked, scene),
    ...pairIn(asked, scene),
    ...(has(scene.words.me, asked) ? ['#me'] : []),
  ])
  const hit = all.filter((each) => sharesStem(each.stems, stems))
  const pair = hit.length === 2 ? hit : all.length === 2 && hit.length <= 1 ? all : null
  const [one, two] = pair ?? []
  if (!one || !two || !pair || isMixed(pair) || pair.some(({ parts }) => parts.some(({ kind }) => kind === 'share')))
    return null
  const values = sheet.values()
  const [a, b] = [values?.get(one.role), values?.get(two.role)]
  if (!a || !b) return null
  const gap = subtract(a, b)
  if (gap.n === 0n) return null
  const [big, small] = gap.n > 0n ? [one, two] : [two, one]
  // "How many more has Tom than Ann?" has a direction.
  const order = positions(state, asked, [big, small])
  const isFewer = has(asks.fewer, asked)
  if (order && (order[0] === (isFewer ? 1 : 0)) === false) return null
  const role = sheet.find(names.difference, `${big.role} - ${small.role}`, [
    [`${big.role} + ${small.role}`, slips.notEnd],
  ])
  return finish(state, role, [
    [big.role, slips.notEnd],
    [small.role, slips.notEnd],
  ])
}

/** Which of two accounts is named first in the question: its place in the list. */
function positions(state: State, asked: string, pair: readonly [Account, Account]): [number] | null {
  const { scene } = state
  const places = pair.map((account) =>
    [...asked.matchAll(/\p{L}[\p{L}'-]*/gu)].findIndex(
      ([word]) =>
        sharesStem(account.stems, stemsOf(word, scene)) || (account.stems.has('#me') && has(scene.words.me, word)),
    ),
  )
  const [a = -1, b = -1] = places
  if (a < 0 && b < 0) return null
  if (b < 0) return [0]
  if (a < 0) return [1]
  return [a < b ? 0 : 1]
}

/** A part of the whole by its own words, or what is left of it. */
function part(state: State): Done {
  const { scene, sheet, rates, shares } = state
  const { asks, slips, names } = scene.words
  const [account, ...more] = known(state)
  if (!account || more.length > 0 || rates.length > 0 || shares !== null) return null
  const cut = account.parts.filter(({ kind }) => kind === 'share')
  if (cut.length === 0 || has(asks.difference, state.asked) || has(asks.first, state.asked)) return null
  const asked = without(stemsOf(state.asked, scene), account.things)
  if (!isPlain(state, asks.rest, asks.total, asks.taken, asks.surely, scene.words.negation, scene.words.others))
    return null
  const count = (stems: ReadonlySet<string>) => [...stems].filter((stem) => asked.has(stem)).length
  const scores = account.parts.map(({ stems }) => count(stems))
  const best = Math.max(0, ...scores)
  const byRest = count(state.restStems)
  const isRest = has(asks.rest, state.asked)
  if (has(asks.total, state.asked) && !isRest) {
    // "These together", where all of them are named or nothing is.
    if (account.parts.some(({ kind }) => kind !== 'share') || scores.some((score) => score === 0)) return null
    const taken = sheet.find(names.taken, account.parts.map(({ role }) => role).join(' + '))
    return finish(state, taken, [[account.role, slips.notEnd]])
  }
  // "How many have no bike?" after "60 % have a bike".
  if (has(scene.words.negation, state.asked)) {
    const [only, ...others] = account.parts
    const isOfIt = only && others.length === 0 && only.kind === 'share' && best > 0 && !has(asks.surely, state.asked)
    return isOfIt ? finish(state, account.role, [[only.role, slips.notEnd]]) : null
  }
  const winners = account.parts.filter((_, index) => scores[index] === best)
  const [winner, ...others] = winners
  // "Left" and a word of what was done with a part.
  const isVerb =
    has(asks.surely, state.asked) &&
    [...asked].every((stem) => !account.parts.some(({ stems }) => stems.has(stem)) || isAction(state, stem))
  const isThat = state.hasRest && best === 0 && has(asks.that, state.asked)
  if (isThat || byRest > best || (isRest && (best === 0 || isVerb)) || (isRest && byRest === best && byRest > 0))
    return finish(
      state,
      account.role,
      account.parts.map(({ role }) => [role, slips.notEnd] as const),
    )
  if (isRest) {
    // "Left" and a word of the parts: the rest, unless the word names one part only.
    const isOfEvery = winners.length === account.parts.length
    return isOfEvery && account.parts.length > 1 ? finish(state, account.role) : null
  }
  if (best > byRest && winner && others.length === 0 && winner.kind === 'share')
    return finish(state, winner.role, [[account.role, slips.notEnd]])
  return null
}

/** Whether a stem of the question comes from a verb. */
const isAction = ({ scene }: State, stem: string): boolean =>
  [...scene.asked.matchAll(/\p{L}[\p{L}'-]*/gu)].some(
    ([word]) =>
      stemsOf(word, scene).has(stem) &&
      patternOf(`(?:${scene.words.verbs}|${scene.words.loss}|${scene.words.gain})`).exec(word)?.[0] === word,
  )

function left(state: State): Done {
  const { scene, rates, shares, goal, sheet } = state
  const { asks, slips, names } = scene.words
  const asked = state.asked
  if (rates.length > 0 || shares !== null || (has(asks.difference, asked) && !goal)) return null
  if (goal) {
    if (goal.parts.length > 0) return null
    if (!has(asks.missing, asked) && !has(asks.left, asked)) return null
    const others = known(state).filter((each) => each !== goal)
    if (others.length === 0) return null
    const have =
      others.length > 1
        ? sheet.find(names.together, others.map(({ role }) => role).join(' + '))
        : (others[0]?.role ?? '')
    return finish(state, sheet.find(names.missing, `${goal.role} - ${have}`), [[have, slips.notEnd]])
  }
  if (!has(asks.left, asked) || has(asks.first, asked)) return null
  if (!isPlain(state, asks.left, asks.total)) return null
  const all = known(state)
  let account = all.length === 1 ? all[0] : null
  if (!account) {
    const changed = all.filter(({ parts }) => parts.length > 0)
    const own = named(state)
    account = own && own.parts.length > 0 && changed.length === 1 ? own : null
  }
  if (!account || account.parts.length === 0) return null
  if (account.parts.some(({ kind, isTaken }) => kind === 'share' && !isTaken)) return null
  const total = account.parts.map(({ role }) => role)
  const changes = total.length > 1 ? sheet.find(names.taken, total.join(' + ')) : total[0]
  return finish(state, account.role, changes ? [[changes, slips.changes]] : [])
}

function total(state: State): Done {
  const { scene, sheet, rates, shares, goal } = state
  const { asks, names, slips } = scene.words
  const asked = state.asked
  // "The three girls", or several amounts of one thing that nobody owns.
  const all0 = known(state)
  const noun = stemsOf(scene.words.howMany.exec(asked)?.[1] ?? '', scene)
  const isOneThing =
    all0.length > 1 &&
    all0.slice(1).every(({ stems, kind, parts }) => stems.size === 0 && kind === 'told' && parts.length === 0) &&
    all0.every(({ things }) => things.size === 0 || sharesStem(things, noun)) &&
    all0.some(({ things }) => sharesStem(things, noun))
  const isEverybody =
    (state.reasons.has('ratio') && has(asks.everybody, asked)) ||
    (placesIn(asked).some((at) => state.members.includes(at)) && has(asks.every, asked)) ||
    state.hasBeside ||
    isOneThing
  if (!(has(asks.total, asked) || isEverybody) || rates.length > 0 || shares !== null || goal || has(asks.left, asked))
    return null
  if (!isPlain(state, asks.total, scene.words.ages)) return null
  const all = known(state)
  const stems = new Set([
    ...stemsOf(asked, scene),
    ...pairIn(asked, scene),
    ...(has(scene.words.me, asked) ? ['#me'] : []),
  ])
  const hit = all.filter((each) => sharesStem(each.stems, stems))
  const some = hit.length >= 2 ? hit : hit.length === 0 ? all : null
  if (!some || isMixed(some)) return null
  if (some.length === 1) {
    const [only] = some
    return only && only.parts.length > 0 && only.parts.every(({ kind }) => kind === 'gain')
      ? finish(state, only.role)
      : null
  }
  const role = sheet.find(names.together, some.map((each) => roleThen(state, each)).join(' + '))
  return finish(
    state,
    role,
    some.map((each) => [each.role, slips.together] as const),
  )
}

/** One of several, by its name; the larger or the smaller one of two. */
function one(state: State): Done {
  const { scene, sheet, rates, shares, goal } = state
  const { asks, slips } = scene.words
  const asked = state.asked
  if (rates.length > 0 || shares !== null || goal) return null
  const all = known(state)
  if (has(asks.difference, asked) || has(asks.first, asked)) return null
  const isLargest = has(asks.largest, asked)
  const isSmallest = has(asks.smallest, asked)
  if (!isPlain(state, asks.largest, asks.smallest, scene.words.ages)) return null
  let wanted = named(state)
  if (!wanted && isLargest !== isSmallest) {
    const values = sheet.values()
    if (!values) return null
    const sorted = all.toSorted((a, b) => {
      const gap = subtract(values.get(a.role) ?? ONE, values.get(b.role) ?? ONE)
      return gap.n < 0n ? -1 : gap.n > 0n ? 1 : 0
    })
    wanted = (isLargest ? sorted.at(-1) : sorted[0]) ?? null
  }
  if (!wanted && has(asks.pronoun, asked) && state.last && all.length <= 2) wanted = state.last
  if (!wanted || wanted.name === scene.words.names.costs) return null
  const role = roleThen(state, wanted)
  if (role.startsWith('n_') || wanted.parts.length > 0) return null
  const others = all.filter((each) => each !== wanted)
  return finish(
    state,
    role,
    others.map((each) => [each.role, slips.notEnd] as const),
  )
}

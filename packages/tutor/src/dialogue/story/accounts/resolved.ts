import { type Account, roleOf, type State, sharesStem } from './state.ts'

/** "Teams of 5 ... 11 teams": the number of groups and the size of one. */
export function resolveRates(state: State): void {
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
export function resolveCosts(state: State): void {
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
export function linkTotal(state: State): void {
  const { accounts, sheet } = state
  const linked = accounts.filter(({ kind }) => kind !== 'told')
  const isOpen = sheet.values() === null || linked.some(({ role }) => role === '')
  if (!isOpen) {
    if (state.total && accounts.length === 0) accounts.push(whole(state, state.total.role, state.total.stems))
    return
  }
  for (const each of linked) if (each.role === '') each.role = each.start = sheet.open(each.name)
  const stems = state.total?.stems ?? new Set<string>()
  const named = accounts.filter((each) => sharesStem(each.stems, stems))
  let parts = accounts.filter(({ kind }) => kind !== 'told')
  let total = state.total?.role
  if (total !== undefined && parts.length < accounts.length) {
    // Whether an amount that is told for itself belongs to the whole must be said, by names or by their number.
    const isCounted = state.members.some((at) => state.amounts[at]?.value.n === BigInt(accounts.length))
    if (named.length < 2 && !isCounted) return
    parts = named.length < 2 ? [...accounts] : named
  }
  if (parts.length < 2) return
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

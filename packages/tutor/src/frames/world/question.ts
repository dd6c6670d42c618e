import { divide, ONE, rational } from '../../math/rational.ts'
import { unclear } from '../chunks.ts'
import { BACK, COST, type Fact, type Ref } from '../facts.ts'
import type { Relation } from '../system.ts'
import { addEvent, attachDoings } from './states.ts'
import type { Quantity, World } from './world.ts'

export function askState(world: World, fact: Fact & { kind: 'state' }) {
  const { ref } = fact
  const jobs = world.quantities.filter((each) => each.ref.measure === 'job')
  if (ref.measure === 'time' && jobs.length > 0) return askTogether(world, ref, jobs)
  const which = ref.where.find((tag) => tag.key.startsWith('which:'))
  if (which) return askWhich(world, which.key)
  if (ref.measure === 'money' && fact.isSum && world.stocksFor(ref).length === 0) return askMoney(world, ref)
  if (fact.when === 'start') {
    const stock = world.stockOf(ref, true) ?? unclear('start of what')
    return world.want(stock.states[0])
  }
  const stocks = world.stocksFor(ref)
  const withEvents = stocks.filter((each) => each.events.length > 0)
  if (fact.when === 'end' && withEvents.length === 0) {
    const grouped = world.products.find((each) => each.total.value !== null && world.fits(each.total.ref, ref, true))
    if (grouped) return askRemainder(world, ref, grouped.total, grouped.relation)
  }
  if (fact.when === 'end' || (stocks.length === 1 && withEvents.length === 1)) {
    attachDoings(world, ref)
    const changed = world.stocksFor(ref).filter((each) => each.events.length > 0)
    const [stock, ...more] =
      changed.length > 0
        ? changed
        : world.stocks.filter(
            (each) =>
              each.events.length > 0 &&
              each.ref.measure === ref.measure &&
              (ref.noun === null || each.ref.noun === ref.noun),
          )
    if (!stock) unclear('left of what')
    if (more.length > 0)
      return world.wantSum(
        ref,
        world.stocksFor(ref).map((each) => each.states.at(-1)),
      )
    // The final state is given, so the question is about the initial one.
    if (stock.hasEnd) {
      if (fact.when === 'end') unclear('the end is told')
      return world.want(stock.states[0])
    }
    return world.want(stock.states.at(-1))
  }
  if (
    fact.isSum &&
    stocks.length === 0 &&
    world.loose.some((each) => each.top.measure === ref.measure && each.top.noun === ref.noun)
  )
    return world.want(world.newState(ref))
  if (fact.isSum)
    return world.wantSum(
      ref,
      stocks.map((each) => each.states.at(-1)),
    )
  // "13 girls and twice as many boys. How many children?"
  const ofKind = world.stocks.filter(
    (each) => each.ref.noun !== ref.noun && each.ref.measure === ref.measure && world.isKind(each.ref.noun, ref.noun),
  )
  if (ref.noun !== null && ofKind.length > 1 && world.stocks.every((each) => each.ref.noun !== ref.noun))
    return world.wantSum(
      ref,
      ofKind.map((each) => each.states.at(-1)),
    )
  const found = world.find(ref)
  if (found) return world.want(found)
  if (stocks.length > 1)
    return world.wantSum(
      ref,
      stocks.map((each) => each.states.at(-1)),
    )
  const doings = world.fitting(world.doings, (each) => each.ref, ref)
  if (doings.length > 0) return world.wantSum(ref, doings)
  world.want(world.newState(ref))
}

export function askEvent(world: World, fact: Fact & { kind: 'event' }) {
  const { ref } = fact
  if (fact.verb === BACK) return askBack(world, ref)
  const jobs = world.quantities.filter((each) => each.ref.measure === 'job')
  if (ref.measure === 'time' && jobs.length > 0) return askTogether(world, ref, jobs)
  const sameVerb = world.quantities.filter(
    (each) => (each.kind === 'event' || each.kind === 'cost') && (each.verb === fact.verb || each.verb === '*'),
  )
  // An omitted subject is that of the previous clause.
  const isPlain = ref.where.every((tag) => tag.kind === 'holder')
  const events = isPlain
    ? sameVerb.filter((each) => world.fits(each.ref, ref, true))
    : world.fitting(sameVerb, (each) => each.ref, ref)
  const unknown = events.filter((each) => each.value === null)
  const narrowed = ref.where.some((tag) => tag.kind !== 'holder')
    ? events.filter((each) =>
        ref.where.every((tag) => tag.kind === 'holder' || each.ref.where.some((one) => one.key === tag.key)),
      )
    : []
  if (ref.measure === 'money' && events.length === 0) return askMoney(world, ref)
  if (fact.isSum) {
    const all = world.quantities.filter(
      (each) => each.kind === 'event' && each.verb === fact.verb && world.fits(each.ref, ref, true),
    )
    const alike = world.quantities.filter(
      (each) =>
        each.kind === 'event' && each.sign === fact.sign && each.value !== null && world.fits(each.ref, ref, true),
    )
    return world.wantSum(ref, all.length > events.length ? all : events.length < 2 && all.length < 2 ? alike : events)
  }
  if (narrowed.length === 1) return world.want(narrowed[0])
  if (events.length > 1) return world.wantSum(ref, events)
  if (unknown.length === 1) return world.want(unknown[0])
  const open = world.fitting(
    world
      .current()
      .filter(
        (each) => each.value === null && (each.kind === 'count' || each.kind === 'event' || each.kind === 'cost'),
      ),
    (each) => each.ref,
    ref,
  )
  if (open.length === 1 && (ref.noun === null || open[0]?.ref.noun === ref.noun)) return world.want(open[0])
  const alias = world.aliases.find((each) => each.verb === fact.verb)
  if (alias) return world.want(alias.quantity)
  if (ref.measure === 'money') return askMoney(world, ref)
  if (fact.sign === 1 || fact.sign === 0) {
    const found = world.find(ref)
    if (found && found.value === null) return world.want(found)
  }
  if (events.length === 0) {
    // "How many did he give away?", derived from the initial and final state
    const stock = world.stockOf(ref, false)
    if (stock && stock.states.length === 1 && fact.sign !== 0) unclear('no change')
    const made = addEvent(world, ref, null, fact)
    return world.want(made)
  }
  unclear('which event')
}

/** "The larger part", decided by the comparison of the two. */
function askWhich(world: World, key: string) {
  const compared = world.relations.filter(
    (each) => each.model === 'additive-comparison' || each.model === 'multiplicative-comparison',
  )
  const [only] = compared
  if (!only || compared.length > 1) unclear('which of the two')
  const smaller = only.model === 'additive-comparison' ? only.of[1] : only.of[2]
  return world.want(world.quantities.find((each) => each.id === (key === 'which:>' ? only.of[0] : smaller)))
}

/** The remainder after filling as many groups as possible. */
function askRemainder(world: World, ref: Ref, total: Quantity, relation: Relation) {
  const others = relation.of.slice(1).map((id) => world.quantities.find((each) => each.id === id))
  const known = others.find((each) => each?.value)
  const open = others.find((each) => each && each.value === null)
  if (!known?.value || !open || !total.value) unclear('left of what')
  const full = divide(total.value, known.value)
  world.relations.splice(world.relations.indexOf(relation), 1)
  const groups = world.constant(rational(full.n / full.d), open.ref)
  const grouped = world.make('state', total.ref)
  world.relate('full-groups', grouped, known, groups)
  const rest = world.make('state', ref)
  world.relate('remainder', total, grouped, rest)
  world.want(rest)
}

/** Joint work: each alone needs a given time; the rates per hour add up. */
function askTogether(world: World, ref: Ref, jobs: readonly Quantity[]) {
  if (jobs.length < 2) unclear('together with whom')
  const job: Ref = { noun: null, measure: 'work', name: '', where: [], unit: null }
  const whole = world.constant(ONE, job)
  const rates = jobs.map((each) => {
    const rate = world.make('size', { ...job, where: each.ref.where })
    world.relate('work-rate', whole, rate, each)
    each.unit = world.unitOf('time')
    return rate
  })
  const together = world.make('size', job)
  world.relate('joint-work', together, ...rates)
  const time = world.make('state', ref)
  world.relate('work-rate', whole, together, time)
  world.want(time)
}

/** Change from a payment: the total cost is subtracted. */
function askBack(world: World, ref: Ref) {
  const products = new Set(world.relations.flatMap((each) => (each.model === 'unit-price' ? each.of.slice(0, 1) : [])))
  const linked = new Set(world.relations.flatMap((each) => each.of))
  const money = world.quantities.filter((each) => each.kind === 'cost' && each.ref.measure === 'money')
  const paid = money.filter(
    (each) => !products.has(each.id) && each.verb !== COST && each.sign === -1 && each.value !== null,
  )
  const singles = world.loose
    .filter((each) => each.top.measure === 'money' && !linked.has(each.size.id))
    .map((each) => each.size)
  const costs = [...money.filter((each) => products.has(each.id) || each.verb === COST), ...singles]
  const [payment] = paid
  if (!payment || paid.length !== 1 || costs.length === 0) unclear('change from what')
  const back = world.make('cost', ref)
  world.relate('change-from-payment', payment, ...costs, back)
  world.want(back)
}

/** Total spending; a price that covers one item counts once. */
function askMoney(world: World, ref: Ref) {
  const linked = new Set(world.relations.flatMap((each) => each.of))
  const costs = world.quantities.filter((each) => each.kind === 'cost' && each.ref.measure === 'money')
  const singles = world.loose
    .filter(
      (each) => each.top.measure === 'money' && !linked.has(each.size.id) && !costs.some((cost) => cost === each.size),
    )
    .map((each) => each.size)
  const all = [...costs, ...singles]
  if (all.length === 1) return world.want(all[0])
  return world.wantSum(ref, all)
}

import { divide, ONE, rational, subtract } from '../../math/rational.ts'
import { unclear } from '../chunks.ts'
import type { Fact, Ref, Role } from '../facts.ts'
import { keys, kindKeys, sameKeys } from './refs.ts'
import { addEvent } from './states.ts'
import type { Quantity, World } from './world.ts'

export function addComparison(world: World, fact: Fact & { kind: 'compare' }) {
  const isPrice =
    fact.a.measure === 'money' &&
    (world.loose.some((each) => each.top.measure === 'money') ||
      world.stocks.every((each) => each.ref.measure !== 'money'))
  const b = isPrice
    ? priceOf(world, fact.b)
    : fact.b
      ? (world.find(fact.b, false, true) ?? world.newState(fact.b))
      : lastLike(world, fact.a)
  if (!b) unclear('compared with what')
  const isAsking = fact.by !== null && 'asked' in fact.by
  const like =
    b.kind === 'event' && !fact.role ? { sign: b.sign as 1 | -1 | 0, verb: b.verb, isMore: false } : fact.role
  const a =
    (isPrice ? priceOf(world, fact.a) : null) ??
    world.exact(fact.a) ??
    (isAsking ? world.find(fact.a) : null) ??
    newOf(world, { ...fact.a, noun: fact.a.noun ?? (fact.a.measure === 'count' ? b.ref.noun : null) }, like)
  if (a === b) unclear('compared with itself')
  if (
    !isAsking &&
    fact.b &&
    a.ref.noun === b.ref.noun &&
    keys(a.ref).length < keys(b.ref).length &&
    keys(a.ref).every((key) => keys(b.ref).includes(key))
  )
    unclear('compared as a whole')
  const by = world.make('factor', fact.how === 'difference' ? fact.a : { ...fact.a, measure: 'number' })
  world.give(by, fact.by)
  if (fact.how === 'difference') {
    if (fact.sign > 0) world.relate('additive-comparison', a, b, by)
    else world.relate('additive-comparison', b, a, by)
  } else if (fact.how === 'factor') {
    if (fact.sign > 0) world.relate('multiplicative-comparison', a, by, b)
    else world.relate('multiplicative-comparison', b, by, a)
  } else {
    const percent = fact.by && 'amount' in fact.by ? divide(fact.by.amount.value, rational(100)) : null
    if (!percent) unclear('percent')
    by.value = null
    const factor = world.constant(
      fact.sign > 0 ? rational(percent.n + percent.d, percent.d) : subtract(ONE, percent),
      by.ref,
    )
    factor.amount = by.amount
    factor.isImplied = false
    world.quantities.splice(world.quantities.indexOf(by), 1)
    world.relate('percent-comparison', a, factor, b)
  }
}

/** "The notebook costs $10 more than the pen": a price belongs to the thing, not to its owner. */
function priceOf(world: World, ref: Ref | null): Quantity | null {
  const prices = world.quantities.filter(
    (each) => each.kind === 'size' && each.ref.measure === 'money' && each.per !== null,
  )
  if (!ref) return prices.length === 1 ? (prices[0] ?? null) : null
  const noun = ref.where.find((tag) => tag.kind === 'holder')?.key ?? null
  if (noun === null) return null
  const kinds = ref.where.filter((tag) => tag.kind === 'kind').map((tag) => tag.key)
  const own = prices.filter((each) => each.per?.noun === noun && sameKeys(kindKeys(each.per), kinds))
  if (own.length === 1) return own[0] ?? null
  const per: Ref = {
    noun,
    measure: 'count',
    name: ref.where.map((tag) => tag.text).join(' '),
    where: ref.where.filter((tag) => tag.kind === 'kind'),
    unit: null,
  }
  return world.make('size', { noun: null, measure: 'money', name: '', where: [], unit: null }, { per })
}

/** The last mentioned quantity of the same kind: "Ann has 5 pens, Tom 3 more". */
function lastLike(world: World, ref: Ref): Quantity | null {
  const own = world
    .current()
    .filter(
      (each) =>
        each.ref.measure === ref.measure &&
        !(sameKeys(keys(each.ref), keys(ref)) && (each.ref.noun === ref.noun || ref.noun === null)),
    )
  const told = own.filter((each) => each.amount !== null || world.relations.some((one) => one.of.includes(each.id)))
  const same = told.filter((each) => each.ref.noun === ref.noun || ref.noun === null)
  if (same.length > 0) return same.at(-1) ?? null
  const written = told.filter((each) => each.amount !== null)
  return written.length === 1 ? (written[0] ?? null) : null
}

function newOf(world: World, ref: Ref, role: Role | null): Quantity {
  if (!role) return world.newState(ref)
  return addEvent(world, ref, null, role)
}

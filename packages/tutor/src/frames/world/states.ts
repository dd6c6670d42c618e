import { unclear } from '../chunks.ts'
import type { Fact, Ref, Role, Value } from '../facts.ts'
import { holders, keys, kindKeys } from './refs.ts'
import type { Quantity, Stock, World } from './world.ts'

export function addState(world: World, fact: Fact & { kind: 'state' }) {
  if (fact.isSum) {
    const whole = world.make('whole', fact.ref)
    world.give(whole, fact.value)
    world.wholes.push(whole)
    return
  }
  const stock = world.stockOf(fact.ref, fact.when === 'end')
  const [first] = stock?.states ?? []
  if (
    stock &&
    first?.kind === 'event' &&
    first.sign > 0 &&
    stock.events.length === 0 &&
    fact.when === 'end' &&
    fact.value
  ) {
    // «Подарили 3 куклы, и стало 11»: implies an initial amount
    const start = world.make('state', stock.ref)
    const end = world.make('state', stock.ref)
    stock.states.splice(0, 1, start, end)
    stock.events.push(first)
    stock.hasEnd = true
    world.relate('change', end, start, first)
    return world.give(end, fact.value)
  }
  if (stock && (stock.events.length > 0 || fact.when === 'end')) return endWith(world, stock, fact.value)
  const found = world.exact(fact.ref)
  if (found && found.value === null && fact.value && found.kind !== 'event') return world.give(found, fact.value)
  const open = world.stocks.filter(
    (each) =>
      each.events.length === 0 &&
      each.states[0]?.value === null &&
      each.ref.noun === fact.ref.noun &&
      each.ref.measure === fact.ref.measure &&
      (each.ref.where.length === 0 || keys(fact.ref).every((key) => keys(each.ref).includes(key))),
  )
  if (open.length === 1 && open[0]?.states[0] && kindKeys(fact.ref).length === 0)
    return world.give(open[0].states[0], fact.value)
  const state = world.make('state', fact.ref)
  world.give(state, fact.value)
  if (fact.isPart) world.parts.add(state)
  world.stocks.push({ ref: fact.ref, states: [state], events: [], hasEnd: false })
}

/** "5 are left": the final state of a stock; without a known change, one is implied. */
function endWith(world: World, stock: Stock, value: Value): void {
  const last = stock.states.at(-1)
  if (!last) return
  if (stock.events.length > 0 && last.value === null) {
    world.give(last, value)
    stock.hasEnd = true
    return
  }
  const change = world.make('event', last.ref, { sign: -1, verb: '*' })
  const end = world.make('state', last.ref)
  world.give(end, value)
  stock.states.push(end)
  stock.events.push(change)
  stock.hasEnd = true
  world.relate('change', last, end, change)
}

export function addEvent(world: World, ref: Ref, value: Value, role: Role, made?: Quantity): Quantity {
  const event =
    made ?? world.make(ref.measure === 'money' ? 'cost' : 'event', ref, { verb: role.verb, sign: role.sign })
  if (!made) world.give(event, value)
  if (role.sign === 0) {
    world.doings.push(event)
    return event
  }
  const stock = world.stockOf(ref, false) ?? stockOfDoing(world, ref)
  if (stock && role.isHanded && holders(stock.ref).length > 0) unclear('put or taken by whom')
  if (stock) change(world, stock, event, role.sign)
  else if (role.sign === 1 && !role.isMore) world.stocks.push({ ref, states: [event], events: [], hasEnd: false })
  else {
    const start = world.make('state', ref)
    const fresh: Stock = { ref, states: [start], events: [], hasEnd: false }
    world.stocks.push(fresh)
    change(world, fresh, event, role.sign)
  }
  return event
}

/** «В автобусе ехало 19 пассажиров»: whoever does something is present. */
function stockOfDoing(world: World, ref: Ref): Stock | null {
  const own = world.doings.filter(
    (each) =>
      each.ref.measure === 'count' && each.ref.noun === ref.noun && each.ref.where.every((tag) => tag.kind === 'place'),
  )
  const [doing] = own
  if (!doing || own.length !== 1) return null
  world.doings.splice(world.doings.indexOf(doing), 1)
  const stock: Stock = { ref: doing.ref, states: [doing], events: [], hasEnd: false }
  world.stocks.push(stock)
  return stock
}

export function change(world: World, stock: Stock, event: Quantity, sign: number) {
  const last = stock.states.at(-1)
  if (!last) return
  const end = world.make('state', last.ref)
  stock.states.push(end)
  stock.events.push(event)
  if (sign > 0) world.relate('change', end, last, event)
  else world.relate('change', last, end, event)
}

/** Amounts read or walked are subtracted from a known whole. */
export function attachDoings(world: World, ref: Ref) {
  for (const event of world.doings.splice(0)) {
    const own = world.stocks.filter(
      (each) => each.ref.measure === event.ref.measure && (event.ref.noun === null || each.ref.noun === event.ref.noun),
    )
    const [stock] = own
    if (
      own.length === 1 &&
      stock &&
      (ref.noun === null || stock.ref.noun === null || world.isKind(stock.ref.noun, ref.noun))
    )
      change(world, stock, event, -1)
  }
}

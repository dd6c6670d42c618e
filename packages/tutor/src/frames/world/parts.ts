import { divide, rational } from '../../math/rational.ts'
import { unclear } from '../chunks.ts'
import type { Fact, Ref } from '../facts.ts'
import { keys } from './refs.ts'
import { addEvent, attachDoings } from './states.ts'
import type { Quantity, World } from './world.ts'

export function addPart(world: World, fact: Fact & { kind: 'part' }) {
  const whole = wholeFor(world, fact)
  const fraction = world.make('factor', { ...fact.part, measure: 'fraction' })
  if (fact.fraction && 'amount' in fact.fraction) {
    const { amount } = fact.fraction
    fraction.value = amount.style === 'percent' ? divide(amount.value, rational(100)) : amount.value
    fraction.amount = amount
  } else if (fact.percentAsked) {
    const percent = world.make('factor', { ...fact.part, measure: 'percent' })
    world.want(percent)
    world.relate('what-percent', percent, fraction, world.constant(rational(100), percent.ref))
  } else world.give(fraction, fact.fraction)
  const isPercent = fact.fraction && 'amount' in fact.fraction ? fact.fraction.amount.style === 'percent' : false
  let part: Quantity
  const isAskedPart = fact.fraction !== null && 'asked' in fact.fraction
  const toldPart = isAskedPart && !fact.partValue ? partOf(world, fact.part, whole) : null
  if (toldPart) part = toldPart
  else if (fact.role && fact.role.sign !== 0)
    part = addEvent(
      world,
      { ...fact.part, noun: fact.part.noun ?? whole.ref.noun, measure: whole.ref.measure },
      fact.partValue,
      fact.role,
    )
  else {
    part = world.make('state', { ...fact.part, measure: whole.ref.measure })
    world.give(part, fact.partValue)
    world.stocks.push({ ref: part.ref, states: [part], events: [], hasEnd: false })
  }
  world.relate(
    isPercent ? 'percent-of' : fact.fraction && 'asked' in fact.fraction ? 'what-percent' : 'fraction-of',
    part,
    fraction,
    whole,
  )
}

/** The part a question asks about: given, or the complement of the given one. */
function partOf(world: World, ref: Ref, whole: Quantity): Quantity {
  const parts = world.stocks.filter(
    (each) =>
      !each.states.includes(whole) &&
      each.states[0] &&
      each.ref.measure === whole.ref.measure &&
      (each.ref.noun === whole.ref.noun ||
        world.isKind(each.ref.noun, whole.ref.noun) ||
        world.parts.has(each.states[0])),
  )
  const named = (one: Ref) =>
    [one.noun, ...keys(one)].filter((key) => key !== null && key !== whole.ref.noun && key !== 'share')
  const own = parts.filter((each) => named(each.ref).some((key) => named(ref).includes(key)))
  if (own.length === 1 && own[0]?.states[0]) return own[0].states[0]
  const [only] = parts
  if (
    own.length > 0 ||
    parts.length !== 1 ||
    !only?.states[0] ||
    !world.isKind(ref.noun, whole.ref.noun) ||
    !world.isKind(only.ref.noun, whole.ref.noun) ||
    ref.noun === only.ref.noun
  )
    unclear('which part')
  const rest = world.newState(ref)
  world.relate('part-whole', whole, only.states[0], rest)
  return rest
}

function wholeFor(world: World, fact: Fact & { kind: 'part' }): Quantity {
  if (fact.isOfRest) {
    const stock = fact.whole ? world.stockOf(fact.whole, true) : world.stocks[0]
    const last = stock && stock.events.length > 0 ? stock.states.at(-1) : null
    return last ?? unclear('rest of what')
  }
  if (fact.wholeValue && fact.whole) {
    const whole = world.newState(fact.whole)
    world.give(whole, fact.wholeValue)
    return whole
  }
  const found = fact.whole ? world.find(fact.whole, true) : null
  return found ?? (fact.whole ? world.newState(fact.whole) : unclear('part of what'))
}

export function addRest(world: World, fact: Fact & { kind: 'rest' }) {
  const { ref, role } = fact
  const own = world.stocks.filter(
    (each) => each.ref.measure === ref.measure && (each.ref.noun === ref.noun || world.isKind(ref.noun, each.ref.noun)),
  )
  if (role) {
    // What is left after all events
    const stock = own.find((each) => each.events.length > 0) ?? (own.length === 1 ? own[0] : undefined)
    if (!stock) unclear('rest of what')
    attachDoings(world, stock.ref)
    const end = stock.states.at(-1)
    if (!end || stock.events.length === 0) unclear('rest of what')
    // Amounts received are not parts taken: "won 6 games, lost the rest"
    if (stock.events.some((each) => each.sign > 0)) unclear('rest of what')
    world.aliases.push({ verb: role.verb, quantity: end })
    return
  }
  const rest = world.make('state', ref)
  const [whole, ...parts] = world.stocks.filter(
    (each) =>
      each.ref.measure === ref.measure &&
      (world.isKind(ref.noun, each.ref.noun) ||
        world.isKind(each.ref.noun, world.stocks[0]?.ref.noun ?? null) ||
        each.ref.noun === world.stocks[0]?.ref.noun),
  )
  const [start] = whole?.states ?? []
  const shares = parts.map((each) => each.states[0]).filter((each) => each !== undefined)
  if (
    !whole ||
    !start ||
    shares.length === 0 ||
    whole.events.length > 0 ||
    parts.some((each) => each.events.length > 0)
  )
    unclear('rest of what')
  world.stocks.push({ ref, states: [rest], events: [], hasEnd: false })
  world.relate('part-whole', start, ...shares, rest)
}

import { divide } from '../../math/rational.ts'
import { unitRatio } from '../../math/units.ts'
import { unclear } from '../chunks.ts'
import type { Fact, Ref } from '../facts.ts'
import { holders, kindKeys, productModel, sameKeys } from './refs.ts'
import { addEvent } from './states.ts'
import type { Quantity, World } from './world.ts'

export function addProduct(world: World, told: Fact & { kind: 'product' }) {
  // "How many boxes for 40 eggs", with a known rate of eggs per box
  const isInverse =
    told.size.value === null &&
    told.total.ref.measure === 'count' &&
    told.total.ref.noun !== null &&
    told.total.value !== null &&
    told.count.value !== null &&
    !knowsSize(world, told.total.ref, told.count.ref) &&
    knowsSize(world, told.count.ref, told.total.ref)
  const fact = isInverse
    ? { ...told, total: told.count, count: told.total, size: { ...told.size, ref: { ...told.count.ref, where: [] } } }
    : told
  const { total, size, count, role } = fact
  // "A day of 24 hours" explains a unit and is no amount.
  if ((total.ref.measure === 'time' || total.ref.measure === 'length') && total.ref.measure === count.ref.measure)
    unclear('units')
  let sizeQ = sizeOf(world, size.ref.measure === 'speed' ? { ...size.ref, measure: 'length' } : size.ref, count.ref)
  if (size.value && 'amount' in size.value) {
    const amount = size.value.amount
    const down = count.ref.unit && !count.value ? world.unitOf(count.ref.measure) : null
    const ratio = down && count.ref.unit && down !== count.ref.unit ? unitRatio(count.ref.unit, down) : null
    const value = world.converted(amount)
    const scaled = ratio ? divide(value, ratio) : value
    // A second, different speed or price
    if (sizeQ.value !== null) {
      if (!count.value || !world.relations.some((each) => each.of.includes(sizeQ.id))) unclear('two values')
      sizeQ = world.make('size', size.ref, { per: count.ref })
    }
    sizeQ.value = scaled
    sizeQ.amount = amount
    sizeQ.isImplied = amount.start === amount.end
  } else world.give(sizeQ, size.value)
  if (
    size.value &&
    'asked' in size.value &&
    !count.value &&
    count.ref.measure === 'time' &&
    sizeQ.value === null &&
    world.relations.every((each) => !each.of.includes(sizeQ.id))
  ) {
    // «Сколько продали за день?» with amounts given for parts of the day
    const events = world.quantities.filter(
      (each) => each.kind === 'event' && each.verb === (role?.verb ?? '') && each.ref.measure === total.ref.measure,
    )
    if (events.length > 1) {
      world.asked = null
      world.quantities.splice(world.quantities.indexOf(sizeQ), 1)
      return world.wantSum(total.ref, events)
    }
  }
  if (
    total.value &&
    'asked' in total.value &&
    count.value &&
    'amount' in count.value &&
    sizeQ.value === null &&
    world.relations.every((each) => !each.of.includes(sizeQ.id))
  ) {
    // "How many pages did he read in the two days?"
    const parts = world
      .current()
      .filter(
        (each) =>
          each !== sizeQ &&
          each.kind !== 'count' &&
          (each.kind !== 'state' ||
            each.value !== null ||
            world.relations.some((one) => one.model !== 'change' && one.of.includes(each.id))) &&
          world.fits(each.ref, total.ref, true),
      )
    if (parts.length === Number(count.value.amount.value.n) && parts.length > 1) {
      world.accounted.add(count.value.amount.start)
      world.quantities.splice(world.quantities.indexOf(sizeQ), 1)
      return world.wantSum(total.ref, parts)
    }
  }
  // "$25 a month. How much in a year?"
  const common = world.unitOf('time')
  const own = count.ref.unit
  if (size.value && 'asked' in size.value && !count.value && own?.quantity === 'time' && common && own !== common) {
    const times = unitRatio(own, common)
    if (!times || (times.d !== 1n && times.n !== 1n)) unclear('units of time')
    sizeQ.isAsked = false
    world.asked = null
    const all = world.make(total.ref.measure === 'money' ? 'cost' : 'event', total.ref)
    world.relate(productModel(total.ref, count.ref), all, sizeQ, world.constant(times, count.ref))
    return world.want(all)
  }
  const hasCount = count.value !== null
  const hasTotal = total.value !== null
  if (size.value && 'asked' in size.value && total.ref.measure === 'money') {
    const spent = world.quantities.filter(
      (each) =>
        each !== sizeQ &&
        each.ref.measure === 'money' &&
        each.value === null &&
        each.ref.where.some((tag) => tag.key === count.ref.noun),
    )
    if (spent.length === 1 && spent[0]) {
      sizeQ.isAsked = false
      world.asked = null
      return world.want(spent[0])
    }
  }
  if (!hasCount && !hasTotal && !fact.isShared) {
    world.loose.push({ size: sizeQ, top: total.ref, bottom: count.ref })
    return
  }
  let totalQ: Quantity
  if (fact.isShared && !hasTotal) totalQ = world.find(total.ref) ?? unclear('shared what')
  else {
    totalQ = world.make(total.ref.measure === 'money' ? 'cost' : role ? 'event' : 'state', total.ref, {
      verb: role?.verb ?? '',
      sign: role?.sign ?? 0,
    })
    world.give(totalQ, total.value)
    if (role && role.sign !== 0) addEvent(world, total.ref, null, role, totalQ)
    else if (!role) world.stocks.push({ ref: total.ref, states: [totalQ], events: [], hasEnd: false })
    else world.doings.push(totalQ)
  }
  let countQ = hasCount ? null : world.find(count.ref)
  if (!countQ) {
    countQ = world.make('count', count.ref)
    world.give(countQ, count.value)
  }
  world.relate(productModel(total.ref, count.ref), totalQ, sizeQ, countQ)
  const relation = world.relations.at(-1)
  if (relation) world.products.push({ total: totalQ, count: countQ, relation })
}

/** Whether the amount of one per unit of the other is known. */
function knowsSize(world: World, top: Ref, bottom: Ref): boolean {
  return (
    world.quantities.some(
      (each) =>
        each.kind === 'size' &&
        each.ref.measure === top.measure &&
        world.isLike(each.ref.noun, top.noun) &&
        each.per?.noun === bottom.noun,
    ) || world.heldBy(top, bottom) !== null
  )
}

function sizeOf(world: World, top: Ref, bottom: Ref): Quantity {
  const known = world.quantities.find(
    (each) =>
      each.kind === 'size' &&
      world.isLike(each.ref.noun, top.noun) &&
      (each.ref.measure === top.measure || top.measure === 'speed') &&
      (each.per?.noun === bottom.noun ||
        (bottom.measure !== 'count' && (each.per?.noun === null || bottom.noun === null))) &&
      each.per?.measure === bottom.measure &&
      (top.measure !== 'money' || each.per === null || sameKeys(kindKeys(each.per), kindKeys(bottom))) &&
      (top.measure === 'money' ||
        holders(each.ref).length === 0 ||
        holders(top).length === 0 ||
        sameKeys(holders(each.ref), holders(top))),
  )
  if (known) return known
  const held = world.heldBy(top, bottom)
  if (held) return held
  const size = world.make('size', top.measure === 'speed' ? { ...top, measure: 'length' } : top, { per: bottom })
  return size
}

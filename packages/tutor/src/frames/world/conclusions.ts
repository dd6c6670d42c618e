import { unclear } from '../chunks.ts'
import type { Ref } from '../facts.ts'
import { holders, places, productModel } from './refs.ts'
import type { Quantity, World } from './world.ts'

export function link(world: World) {
  for (const { size, top, bottom } of world.loose) {
    const count = linked(world, bottom)
    const total = linked(world, top)
    if (!count && !total) continue
    const countQ = count ?? world.make('count', bottom)
    const totalQ = total ?? world.make(top.measure === 'money' ? 'cost' : 'state', top)
    world.relate(productModel(top, bottom), totalQ, size, countQ)
  }
}

/** "A van carries 12. How many vans for 100 students?": derives the number of groups. */
export function linkGroups(world: World) {
  const { asked } = world
  if (asked?.ref.measure !== 'count' || world.relations.some((each) => each.of.includes(asked.id))) return
  const sizes = world.quantities.filter(
    (each) =>
      each !== asked &&
      each.value !== null &&
      each.ref.noun !== asked.ref.noun &&
      ((each.kind === 'size' && each.per?.noun === asked.ref.noun) ||
        (each.kind === 'state' && [...holders(each.ref), ...places(each.ref)].includes(asked.ref.noun ?? ''))),
  )
  const [size] = sizes
  if (!size || sizes.length !== 1) return
  const totals = world.quantities.filter(
    (each) =>
      each !== size &&
      each !== asked &&
      each.value !== null &&
      each.kind !== 'size' &&
      each.kind !== 'factor' &&
      each.ref.measure === size.ref.measure &&
      world.isLike(each.ref.noun, size.ref.noun),
  )
  const [total] = totals
  if (!total || totals.length !== 1) return
  world.relate('equal-groups', total, size, asked)
}

function linked(world: World, ref: Ref): Quantity | null {
  const all = world
    .current()
    .filter(
      (each) =>
        each.ref.measure === ref.measure &&
        (each.ref.noun === ref.noun || (ref.measure !== 'count' && (each.ref.noun === null || ref.noun === null))),
    )
  return all.length === 1 ? (all[0] ?? null) : null
}

export function addWholes(world: World) {
  if (world.asked === null) return
  for (const whole of world.wholes) {
    const parts = world.stocks
      .map((each) => each.states[0])
      .filter(
        (each) =>
          each !== undefined &&
          each !== whole &&
          each.ref.measure === whole.ref.measure &&
          (world.isKind(each.ref.noun, whole.ref.noun) || whole.ref.noun === null),
      )
    if (parts.length > 1) world.relate('part-whole', whole, ...parts.filter((each) => each !== undefined))
    else if (parts.length === 1) unclear('a sum of one')
  }
  // "In two boxes there are 40 pens": the boxes are also given one by one.
  for (const { total, count, relation } of world.products) {
    const noun = count.ref.noun
    if (
      !noun ||
      count.value === null ||
      world.relations.some((each) => each !== relation && each.of.includes(relation.of[1] ?? ''))
    )
      continue
    const parts = world.stocks.filter(
      (each) =>
        !each.states.includes(total) &&
        each.ref.measure === total.ref.measure &&
        each.ref.noun === total.ref.noun &&
        (each.ref.where.some((tag) => tag.key === noun) ||
          holders(each.ref).length > 0 ||
          each.ref.where.some((tag) => tag.key.startsWith('#'))),
    )
    if (parts.length !== Number(count.value.n) || count.amount === null) continue
    world.relations.splice(world.relations.indexOf(relation), 1)
    world.accounted.add(count.amount.start)
    world.quantities.splice(world.quantities.indexOf(count), 1)
    world.relate('part-whole', total, ...parts.flatMap((each) => each.states.slice(0, 1)))
  }
  // A whole and its kinds
  for (const whole of world.stocks) {
    const start = whole.states[0]
    if (start?.ref.measure !== 'count') continue
    const parts = world.stocks.filter(
      (each) => each !== whole && each.ref.noun !== whole.ref.noun && world.isKind(each.ref.noun, whole.ref.noun),
    )
    const states = parts.map((each) => each.states[0]).filter((each) => each !== undefined)
    if (states.length > 1 && world.relations.every((each) => each.of[0] !== start.id))
      world.relate('part-whole', start, ...states)
  }
}

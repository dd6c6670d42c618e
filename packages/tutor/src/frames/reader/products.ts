import { type Np, unclear, type Verb } from '../chunks.ts'
import type { Fact, Ref, Role, Tag, Told } from '../facts.ts'
import { type Notes, toldValueOf } from './notes.ts'
import { headOf, isMoney, isShare, isTime } from './parts.ts'

/** Two related amounts: "3 boxes of 12 pens", "180 km in 3 hours", "3 pens for $6". */
export function productOf(
  notes: Notes,
  main: readonly Np[],
  cls: string,
  where: readonly Tag[],
  role: Role | null,
  verb: Verb | null,
): { facts: Fact[]; used: Np[] } | null {
  const facts: Fact[] = []
  const used: Np[] = []
  const product = (total: Told, size: Told, count: Told, own: Role | null) =>
    facts.push({ kind: 'product', total, size, count, role: own })
  for (const one of main) {
    if (one.per) {
      const top = notes.refOf(one, where)
      const bottom = notes.refOf(one.per)
      const isBottom = (other: Np) => {
        const ref = notes.refOf(other)
        return ref.measure === bottom.measure && ref.noun === bottom.noun
      }
      const free = main.filter((other) => other !== one && !used.includes(other) && !other.per)
      const count = free.find(isBottom)
      const total = free.find(
        (other) =>
          other !== count && notes.refOf(other).measure === top.measure && notes.refOf(other).noun === top.noun,
      )
      used.push(one, ...(count ? [count] : []), ...(total ? [total] : []))
      if (top.measure === 'count') notes.remember(top)
      product(
        { ref: top, value: total ? toldValueOf(total) : null },
        { ref: top, value: toldValueOf(one) },
        { ref: { ...bottom, where: count || total ? where : [] }, value: count ? toldValueOf(count) : null },
        top.measure === 'money' && role
          ? { ...role, sign: role.sign === 1 ? -1 : role.sign === -1 ? 1 : 0, isMore: false }
          : role,
      )
      continue
    }
    const inner = one.of
    if (inner?.amount && one.amount && one.words.length === 0 && !one.amount.unit) continue
    // "A class of 30 students"
    const own = one.words.at(-1)
    if (
      inner?.amount &&
      !one.amount &&
      !one.asked &&
      own &&
      notes.language.isAdjective === null &&
      own.text.toLowerCase() === own.key &&
      inner.words.length > 0
    ) {
      const ref = notes.refOf({ ...inner, prep: null }, where)
      notes.remember(ref)
      used.push(one)
      facts.push({ kind: 'state', ref, value: toldValueOf(inner), when: null, isSum: false, isPart: false })
      continue
    }
    if (inner?.amount && !isShare(one.amount) && (one.amount || one.asked || one.words.length > 0)) {
      const size = notes.refOf(inner, where)
      const noun = size.noun ?? (size.measure === 'count' ? (notes.context.noun?.noun ?? null) : null)
      const ref = { ...size, noun }
      const count = notes.refOf({ ...one, of: null }, where)
      notes.context.container = count
      notes.remember(ref)
      used.push(one)
      product({ ref, value: null }, { ref, value: toldValueOf(inner) }, { ref: count, value: toldValueOf(one) }, role)
      continue
    }
    // «По 12 карандашей в коробке», "with 12 pens": the size per item of the preceding noun.
    if ((one.prep === 'by' || (one.prep === 'with' && cls !== 'pay')) && one.amount && !used.includes(one)) {
      const index = main.indexOf(one)
      const held =
        main.slice(0, index).findLast((other) => !used.includes(other) && other.prep !== 'by') ??
        main.find((other) => other !== one && !used.includes(other))
      const top = notes.refOf(one, where)
      if (!held) {
        if (!notes.context.noun) unclear('по')
        product(
          { ref: top, value: null },
          { ref: top, value: toldValueOf(one) },
          { ref: { ...notes.context.noun, where: [] }, value: null },
          null,
        )
        used.push(one)
        continue
      }
      const isUnit = held.amount?.unit !== undefined && held.amount.unit !== null && held.of === null
      const count = notes.refOf(held, where)
      const sized =
        top.measure === 'mass' && held.of && top.noun === null
          ? {
              ...top,
              noun: headOf(held.of)?.key ?? null,
              name: `${top.name} ${held.of.words.map((word) => word.text).join(' ')}`,
            }
          : top
      if (top.measure !== 'money') notes.context.container = count
      if (isUnit && top.measure === 'count') unclear('по')
      notes.remember(top.measure === 'money' ? count : sized)
      used.push(one, held)
      const own: Role | null =
        top.measure === 'money' ? { sign: role?.sign === -1 ? 1 : -1, verb: role?.verb ?? '', isMore: false } : role
      product(
        { ref: sized, value: null },
        { ref: sized, value: toldValueOf(one) },
        {
          ref:
            top.measure === 'money' ? { ...count, where: count.where.filter((each) => each.kind === 'kind') } : count,
          value: toldValueOf(held),
        },
        own,
      )
    }
  }
  if (used.length > 0) return { facts, used }
  const speed = main.find((one) => notes.refOf(one).measure === 'speed')
  if (speed) {
    const others = main.filter((one) => one !== speed)
    const way = others.find((one) => notes.refOf(one).measure === 'length')
    const hours = others.find(isTime)
    const total: Ref = { noun: null, measure: 'length', name: '', where, unit: null }
    const spent: Ref = { noun: null, measure: 'time', name: '', where, unit: null }
    product(
      { ref: way ? notes.refOf(way, where) : total, value: way ? toldValueOf(way) : null },
      { ref: { ...total, name: notes.refOf(speed).name }, value: toldValueOf(speed) },
      { ref: hours ? notes.refOf(hours, where) : spent, value: hours ? toldValueOf(hours) : null },
      role,
    )
    return { facts, used: [speed, ...(way ? [way] : []), ...(hours ? [hours] : [])] }
  }
  if (main.length !== 2) return null
  const [first, second] = main
  if (!first || !second) return null
  // An amount within a time
  const time = main.find((one) => isTime(one) && (one.prep === 'in' || one.prep === 'for' || one.prep === null))
  const done = main.find((one) => one !== time && !isTime(one))
  // The time someone works, not what is produced
  if (
    time &&
    done &&
    verb &&
    done.prep === null &&
    done.start < verb.start &&
    !done.asked &&
    ['do', 'gain', 'pack', 'need', 'pay'].includes(cls)
  )
    unclear('a time for many')
  if (time && done && ['travel', 'do', 'gain', 'lose', 'pay', 'pack', 'have', 'need', 'know'].includes(cls)) {
    const total = notes.refOf(done, where)
    notes.remember(total)
    facts.push(
      timed(
        { ref: total, value: toldValueOf(done) },
        { ref: notes.refOf(time, where), value: toldValueOf(time) },
        role ?? { sign: 0, verb: verb?.key ?? '', isMore: false },
      ),
    )
    return { facts, used: [time, done] }
  }
  if (time) return null
  // An amount for a price
  const money = main.find(isMoney)
  const item = main.find((one) => one !== money)
  if (money && item && (cls === 'gain' || cls === 'pay' || cls === 'lose' || cls === 'know' || cls === 'need')) {
    if (isMoney(item)) return null
    const count = notes.refOf(item, [])
    notes.remember(count)
    product(
      { ref: notes.refOf(money, where), value: toldValueOf(money) },
      { ref: { noun: null, measure: 'money', name: '', where: [], unit: null }, value: null },
      { ref: count, value: toldValueOf(item) },
      { sign: -1, verb: verb?.key ?? '', isMore: false },
    )
    return { facts, used: [money, item] }
  }
  // "12 pens in 3 boxes", "5 crates weigh 75 kg", "3 eggs for one cake", "3 spiders have 24 legs"
  const isBehind = (one: Np) =>
    one.prep !== null && ['in', 'at', 'for', 'from', 'with', 'on', 'into', 'among', 'owner'].includes(one.prep)
  const held = isBehind(second) && !isBehind(first) ? second : isBehind(first) && !isBehind(second) ? first : null
  const isTransitive =
    !held &&
    verb !== null &&
    first.start < verb.start &&
    second.start > verb.start &&
    ['have', 'weigh', 'need', 'do', 'gain', 'lose', 'pack'].includes(cls)
  const asked = !held && main.find((one) => one.asked)
  const count =
    held ??
    (isTransitive
      ? first
      : asked && verb && ['have', 'weigh', 'need', 'do', 'gain', 'lose'].includes(cls)
        ? main.find((one) => one !== asked && one.prep === null)
        : null)
  const top = main.find((one) => one !== count)
  if (!count || !top || count.asked) return null
  const bottom = notes.refOf(
    { ...count, prep: null },
    where.filter((each) => each.kind !== 'holder'),
  )
  const total = notes.refOf(top, where)
  if (bottom.noun === total.noun && bottom.measure === total.measure) return null
  // More workers need less time: an inverse proportion, which this relation is not.
  if (total.measure === 'time') unclear('a time for many')
  notes.context.container = bottom
  notes.remember(total)
  product(
    { ref: total, value: toldValueOf(top) },
    { ref: { ...total, unit: null }, value: null },
    { ref: bottom, value: toldValueOf(count) },
    role,
  )
  return { facts, used: [top, count] }
}

function timed(total: Told, count: Told, role: Role | null): Fact {
  return {
    kind: 'product',
    total,
    size: { ref: { ...total.ref, unit: null }, value: null },
    count,
    role,
  }
}

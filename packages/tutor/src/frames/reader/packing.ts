import { type Np, unclear, type Verb } from '../chunks.ts'
import type { Ref, Value } from '../facts.ts'
import { type Notes, toldValueOf } from './notes.ts'
import { amounts, asks, headOf, type Parts } from './parts.ts'

/** "24 sweets among 6 children", "96 rolls into bags of 8", "30 chairs in 5 rows" */
export function readPacking(notes: Notes, parts: Parts, verb: Verb) {
  parts.takeAll('adj:')
  notes.context.packed = null
  const hadEqually = parts.take('equally')
  // "A box of 24 pencils is shared": the pencils are shared, not the box.
  for (const one of parts.rest()) {
    const all = one.of
    const head = headOf(one)
    if (
      one.prep !== null ||
      one.amount ||
      one.asked ||
      !all?.amount ||
      one.start > verb.start ||
      notes.language.isAdjective !== null ||
      head?.text.toLowerCase() !== head?.key
    )
      continue
    parts.use(one)
    parts.nps.unshift({ ...all, prep: null, start: one.start })
  }
  parts.take('same')
  const nps = parts.rest()
  const each = nps.find((one) => one.isEach)
  const isGroup = (one: Np) =>
    one.prep === 'into' || one.prep === 'in' || one.prep === 'among' || one.prep === 'at' || one.prep === 'to'
  const by = nps.find((one) => one.prep === 'by' && (one.amount || one.asked))
  const inner = nps.find((one) => one.of?.amount)
  const numbered = nps.filter((one) => amounts(one).length > 0 || asks(one))
  const containers = nps.filter(
    (one) => one !== each && one !== by && isGroup(one) && (one === inner || one.words.length > 0 || one.amount),
  )
  const container = containers.find((one) => numbered.includes(one)) ?? containers[0] ?? null
  const plain = numbered.filter((one) => one !== each && one !== by && one !== container && one !== inner)
  const restNp =
    nps.find((one) => (one.flags.has('rest') || one.flags.has('other')) && amounts(one).length === 0 && !one.isEach) ??
    null
  if (restNp) {
    parts.use(restNp)
    if (!notes.facts.some((fact) => fact.kind === 'event' || fact.kind === 'part' || fact.kind === 'product'))
      unclear('rest of what')
  }
  const thing =
    restNp ??
    nps.find(
      (one) =>
        one.prep === null && one.pron !== null && one.start > verb.start && one.pron !== 'he' && one.pron !== 'she',
    ) ??
    null
  const bare =
    nps.find(
      (one) =>
        one.prep === null &&
        one.start > verb.start &&
        one.words.length > 0 &&
        !numbered.includes(one) &&
        notes.counted.has(headOf(one)?.key ?? ''),
    ) ?? null
  const isPassive = parts.verbs.some((one) => one.cls === 'be') || notes.language.isAdjective !== null
  const told =
    thing || bare || !isPassive
      ? null
      : (nps.find((one) => one.prep === null && one.start < verb.start && !numbered.includes(one) && !one.isEach) ??
        null)
  const toldKey = told ? (headOf(told)?.key ?? '') : ''
  if (
    told &&
    told.pron === null &&
    told.words.length > 0 &&
    !(
      notes.language.isAdjective !== null &&
      (headOf(told)?.isName || notes.people.has(toldKey) || (plain.length > 0 && !notes.counted.has(toldKey)))
    )
  ) {
    const ref = notes.refs.get(toldKey) ?? notes.refOf(told)
    notes.remember(ref)
    notes.context.packed = ref
  }
  const role = null
  if (each) {
    // "She put 5 apples in each bag", "how many does each child get"
    const size = by ?? plain.find((one) => one.asked) ?? plain.at(-1)
    const total = plain.find((one) => one !== size) ?? null
    if (!size || plain.length > 2) unclear('packing')
    const bottom = headOf(each) || each.unit ? notes.refOf({ ...each, prep: null }) : notes.context.container
    if (!bottom) unclear('each of what')
    const top = notes.refOf(size)
    const count = container && container !== each && container.amount ? container : null
    for (const one of [
      each,
      size,
      ...(total ? [total] : []),
      ...(count ? [count] : []),
      ...(thing ? [thing] : []),
      ...(bare ? [bare] : []),
    ])
      parts.use(one)
    const shared = total ? notes.refOf(total) : (notes.contextNoun(top) ?? top)
    notes.facts.push({
      kind: 'product',
      total: { ref: shared, value: total ? toldValueOf(total) : null },
      size: { ref: { ...shared }, value: toldValueOf(size) },
      count: { ref: bottom, value: count ? toldValueOf(count) : each.amount ? { amount: each.amount } : null },
      role,
      isShared: !total && notes.isTold(shared),
    })
    notes.context.container = bottom
    notes.remember(shared)
    return finishPacking(parts)
  }
  if (inner && inner !== container && !container) {
    // "how many bags of 8 can she fill with 96 rolls"
    const total = plain.find((one) => one !== inner) ?? null
    const size = inner.of
    if (!size) unclear('packing')
    parts.use(inner)
    if (total) parts.use(total)
    const sized = notes.refOf(size)
    const top = total ? notes.refOf(total) : sized.noun ? sized : (notes.context.noun ?? unclear('packing'))
    pushPacking(notes, top, total, size, notes.refOf({ ...inner, of: null }), toldValueOf(inner), parts)
    return finishPacking(parts)
  }
  if (
    !container &&
    numbered.length === 1 &&
    plain.length === 1 &&
    plain[0]?.amount &&
    (plain[0].flags.has('more') || notes.counted.has(headOf(plain[0])?.key ?? ''))
  ) {
    const [one] = plain
    if (one) {
      parts.use(one)
      notes.facts.push({
        kind: 'event',
        ref: notes.refOf(one),
        value: toldValueOf(one),
        sign: 1,
        verb: verb.key,
        isMore: one.flags.has('more'),
        isSum: false,
      })
    }
    return finishPacking(parts)
  }
  if (!container) {
    const [sharer, thing2] = plain
    if (
      plain.length === 2 &&
      sharer?.amount &&
      thing2?.amount &&
      sharer.start < verb.start &&
      thing2.start > verb.start &&
      (parts.has('equally') || hadEqually)
    ) {
      parts.use(sharer)
      parts.use(thing2)
      pushPacking(notes, notes.refOf(thing2), thing2, null, notes.refOf(sharer), toldValueOf(sharer), parts)
      return finishPacking(parts)
    }
    if (plain.length === 1 && plain[0]?.asked && notes.context.container) {
      // "How many bags did he fill?"
      const [one] = plain
      if (!one) unclear('packing')
      for (const other of nps) if (other !== one && amounts(other).length === 0) parts.use(other)
      parts.use(one)
      notes.facts.push({
        kind: 'state',
        ref: notes.refOf(one),
        value: toldValueOf(one),
        when: null,
        isSum: false,
        isPart: false,
      })
      return finishPacking(parts)
    }
    unclear('packed into what')
  }
  if (plain.length > 1) unclear('packing')
  const total = plain[0] ?? null
  if (total) parts.use(total)
  parts.use(container)
  if (thing) parts.use(thing)
  if (bare) parts.use(bare)
  const size = container.of?.amount ? container.of : by
  if (by) parts.use(by)
  const count = notes.refOf({ ...container, prep: null, of: container.of?.amount ? null : container.of })
  const bareRef = bare ? notes.refs.get(headOf(bare)?.key ?? '') : undefined
  const top = total
    ? notes.refOf(total)
    : (notes.context.packed ?? bareRef ?? notes.context.last ?? unclear('packed what'))
  pushPacking(notes, top, total, size ?? null, count, toldValueOf({ ...container, isOne: false }), parts)
  return finishPacking(parts)
}

function pushPacking(
  notes: Notes,
  top: Ref,
  total: Np | null,
  size: Np | null,
  count: Ref,
  countValue: Value,
  _parts: Parts,
) {
  if (size && notes.refOf(size).noun && notes.refOf(size).noun !== top.noun && notes.refOf(size).measure === 'count')
    unclear('packed something else')
  notes.facts.push({
    kind: 'product',
    total: { ref: top, value: total ? toldValueOf(total) : null },
    size: { ref: top, value: size ? toldValueOf(size) : null },
    count: { ref: count, value: countValue },
    role: null,
    isShared: !total,
  })
  notes.context.container = count
  notes.remember(top)
}

function finishPacking(parts: Parts) {
  for (const np of parts.rest())
    if (amounts(np).length === 0 && !asks(np) && !np.isEach) {
      if (np.flags.size > 0 && ![...np.flags].every((flag) => flag === 'all' || flag === 'same'))
        unclear('a relation without a number')
      parts.use(np)
    }
  parts.done()
}

import { type Np, unclear, type Verb } from '../chunks.ts'
import { BACK, COST, type Ref, type Role, type Tag, type Value } from '../facts.ts'
import { type Notes, toldValueOf } from './notes.ts'
import { amounts, asks, headOf, isMoney, type Parts, signs } from './parts.ts'
import { productOf } from './products.ts'
import { partRef } from './shares.ts'
import { complementOf, recipientOf, whereOf } from './where.ts'

export function readAmounts(notes: Notes, parts: Parts, verb: Verb | null) {
  const back = parts.nps.find((one) => one.asked === 'back')
  if (back) {
    // "How much change did he get?"
    if (parts.nps.some((one) => amounts(one).length > 0)) unclear('change with a number')
    for (const one of parts.rest()) parts.use(one)
    notes.facts.push({
      kind: 'event',
      ref: { noun: null, measure: 'money', name: '', where: [], unit: null },
      value: { asked: true },
      sign: 0,
      verb: BACK,
      isMore: false,
      isSum: false,
    })
    return parts.done()
  }
  const cls = verb?.cls ?? 'have'
  const isLeft = parts.take('left') || cls === 'left'
  const isStart = parts.take('start')
  const isNow = parts.has('now') && parts.nps.every((one) => !asks(one))
  const isSum = parts.take('sum') || parts.nps.some((one) => one.flags.has('both'))
  const isPart = parts.take('of-them')
  if (
    parts.nps.some(
      (one) =>
        one.amount?.unit?.quantity === 'length' ||
        one.unit?.quantity === 'length' ||
        one.asked === 'length' ||
        one.asked === 'long',
    )
  )
    parts.takeAll('adj:')
  const recipient = cls === 'give' && verb ? recipientOf(notes, parts, verb) : null
  const where = whereOf(notes, parts, verb)
  const nps = parts.rest()
  const each = nps.find((one) => one.isEach && one.prep !== 'per')
  const isEvent = cls in signs && !(isLeft && ['do', 'travel', 'pay'].includes(cls))
  const role: Role = {
    sign: signs[cls] ?? 0,
    verb: verb?.key ?? '',
    isMore: nps.some((one) => one.flags.has('more') || one.flags.has('another')),
    ...((cls === 'put' || cls === 'grab') && { isHanded: true }),
  }
  if (role.isMore && (cls === 'lose' || cls === 'grab') && !nps.some((one) => one.asked)) unclear('more of what goes')
  const isSame =
    each !== undefined && (parts.nps.some((one) => one.flags.has('same')) || parts.has('same') || parts.has('equally'))
  if (
    isSame &&
    each &&
    nps.filter((one) => amounts(one).length > 0 || asks(one)).length === 2 &&
    amounts(each).length === 0
  )
    parts.use(each)
  const main = nps.filter((one) => one !== each && (amounts(one).length > 0 || asks(one)))
  if (each && parts.nps.includes(each)) {
    readEach(notes, parts, main, each, where, isEvent ? role : null)
    return parts.done()
  }
  if (recipient && main.length === 1 && main[0]) {
    const [one] = main
    const giver = recipient.isSubjectless
      ? null
      : where.filter((tag) => !recipient.tags.some((other) => other.key === tag.key))
    parts.use(one)
    const ref = notes.refOf(one, [])
    notes.remember(ref)
    notes.context.told = ref
    const value = toldValueOf(one)
    if (giver)
      notes.facts.push({ kind: 'event', ref: { ...ref, where: [...ref.where, ...giver] }, value, ...role, isSum })
    notes.facts.push({
      kind: 'event',
      ref: { ...ref, where: [...ref.where, ...recipient.tags] },
      value: giver ? null : value,
      ...role,
      sign: 1,
      isMore: true,
      isSum,
      ...(giver && { isMirror: true }),
    })
    return parts.done()
  }
  const product = productOf(notes, main, cls, where, isEvent ? role : null, verb)
  const others = main.filter((one) => !product?.used.includes(one))
  if (product) notes.facts.push(...product.facts)
  const complement = cls === 'be' && verb ? complementOf(parts, main, verb) : null
  for (const one of others) {
    parts.use(one)
    const all = one.of
    if (
      one.amount &&
      all?.amount &&
      one.words.length === 0 &&
      !one.amount.unit &&
      all.words.length > 0 &&
      notes.language.isAdjective === null
    ) {
      // "15 of its 20 games"
      const whole = notes.refOf({ ...all, prep: null }, where)
      notes.remember(whole)
      notes.facts.push({
        kind: 'state',
        ref: whole,
        value: toldValueOf(all),
        when: null,
        isSum: false,
        isPart: false,
      })
      const kind: Tag = { key: verb?.key ?? 'part', text: '', kind: 'kind' }
      const named = parts.bare.find((each) => each.start > (verb?.start ?? 0))
      notes.facts.push({
        kind: 'state',
        ref: named ? partRef(notes, named, whole) : { ...whole, where: [...whole.where, kind] },
        value: toldValueOf(one),
        when: null,
        isSum: false,
        isPart: true,
      })
      continue
    }
    if (one.of?.amount) unclear('an amount of an amount')
    const told = notes.refOf(one, where)
    const isOf = isPart || one.of?.pron === 'they' || (complement !== null && one.of !== null)
    const ref = complement ? partRef(notes, complement, told) : told
    const value = toldValueOf(one)
    if (!complement) notes.remember(ref)
    if (value) notes.context.told = ref
    if (ref.measure === 'time' && isEvent && (one.prep === 'in' || one.prep === 'for') && main.length > 1)
      unclear('a time beside amounts')
    const isPaid =
      ref.measure === 'money' &&
      (cls === 'gain' || cls === 'lose') &&
      (one.prep === 'for' || one.prep === 'at' || one.prep === 'by')
    const isJob =
      ref.measure === 'time' &&
      isEvent &&
      (one.prep === 'in' || one.prep === 'for') &&
      main.length === 1 &&
      cls !== 'pay' &&
      cls !== 'travel'
    if (ref.measure === 'time' && !isEvent && (one.prep === 'for' || one.prep === 'in') && cls !== 'take')
      unclear('a time without a verb')
    if (isPaid)
      notes.facts.push({
        kind: 'event',
        ref,
        value,
        ...role,
        sign: cls === 'gain' ? -1 : 1,
        verb: cls === 'gain' ? COST : role.verb,
        isMore: false,
        isSum,
      })
    else if (isJob && !one.asked)
      notes.facts.push({ kind: 'event', ref: { ...ref, measure: 'job' }, value, ...role, sign: 0, isSum })
    else if (isEvent) notes.facts.push({ kind: 'event', ref, value, ...role, isSum })
    else if (isLeft || ['have', 'stand', 'be', 'left', 'weigh', 'need', 'measure', 'take', 'will'].includes(cls))
      notes.facts.push({
        kind: 'state',
        ref:
          isSum && value && !one.asked && !isLeft
            ? { ...ref, where: ref.where.filter((each) => each.kind !== 'holder') }
            : ref,
        value,
        when: isLeft || isNow ? 'end' : isStart ? 'start' : null,
        isSum,
        isPart: isOf,
      })
    else unclear(`an amount with ${cls}`)
  }
  for (const one of product?.used ?? []) parts.use(one)
  parts.done()
}

/** "12 pens in each box", "each box holds 12 pens", "$2 each" */
function readEach(notes: Notes, parts: Parts, main: readonly Np[], each: Np, where: readonly Tag[], role: Role | null) {
  parts.use(each)
  const eachHead = headOf(each)
  const money = main.find(isMoney)
  const size =
    money ?? main.find((one) => one !== each && !(one.prep === null && main.length > 1 && one === main[0])) ?? main[0]
  if (!size) unclear('each of nothing')
  parts.use(size)
  const counts = main.filter((one) => one !== size)
  if (counts.length > 1) unclear('each of two')
  const count = counts[0] ?? null
  if (count) parts.use(count)
  let bottom: Ref
  if (eachHead || each.unit) bottom = notes.refOf({ ...each, prep: null }, [])
  else if (count) bottom = notes.refOf(count, [])
  else if (notes.context.container && notes.context.container.noun !== notes.refOf(size).noun)
    bottom = notes.context.container
  else if (notes.context.noun) bottom = notes.context.noun
  else unclear('each of what')
  if (count && eachHead && headOf(count)?.key !== eachHead.key) unclear('each of another')
  const top = notes.refOf(size, where)
  const countValue: Value = count ? toldValueOf(count) : each.amount ? { amount: each.amount } : null
  const sale =
    role && top.measure === 'money' ? { ...role, sign: (role.sign === -1 ? 1 : -1) as 1 | -1, isMore: false } : role
  if (top.measure === 'count') notes.remember(top)
  notes.facts.push({
    kind: 'product',
    total: { ref: top, value: null },
    size: { ref: top, value: toldValueOf(size) },
    count: { ref: { ...bottom, where: [...bottom.where, ...(count ? where : [])] }, value: countValue },
    role: count || each.amount ? sale : null,
  })
}

import { type Np, unclear, type Verb } from '../chunks.ts'
import type { Ref, Value } from '../facts.ts'
import { type Notes, toldValueOf } from './notes.ts'
import { isMoney, type Parts } from './parts.ts'

/** "5 notebooks cost $10", "a pen costs $2", "the pens cost $2 each" */
export function readCost(notes: Notes, parts: Parts, verb: Verb | null) {
  const isSum = parts.take('sum')
  const nps = parts.rest()
  const each = nps.find((one) => one.isEach)
  const money = nps.filter(isMoney)
  const [price, ...more] = money
  if (!price || more.length > 0) unclear('cost')
  const items = nps.filter(
    (one) =>
      one !== price &&
      !isMoney(one) &&
      one.prep === null &&
      (one.words.length > 0 || one.amount || one.unit || one.pron),
  )
  for (const one of [price, ...items]) parts.use(one)
  if (each && !items.includes(each)) parts.use(each)
  if (price.per) {
    const bottom = notes.refOf(price.per)
    pushPrice(notes, price, bottom, null)
    return parts.done()
  }
  if (price.asked && items.every((one) => one.pron === 'they') && (isSum || items.length > 0) && !each) {
    notes.facts.push({
      kind: 'state',
      ref: { noun: null, measure: 'money', name: '', where: [], unit: null },
      value: { asked: true },
      when: null,
      isSum: true,
      isPart: false,
    })
    return parts.done()
  }
  if (items.length === 0) {
    const noun = notes.context.noun
    if (!noun) unclear('cost of what')
    pushPrice(notes, price, { ...noun, where: [] }, each || price.asked ? null : 'all')
    return parts.done()
  }
  if (items.length > 1) {
    // "How much do 3 pens and 2 books cost?"
    if (!price.asked && !isSum) {
      notes.facts.push({
        kind: 'state',
        ref: { noun: null, measure: 'money', name: 'cost', where: [], unit: price.amount?.unit ?? null },
        value: toldValueOf(price),
        when: null,
        isSum: true,
        isPart: false,
      })
      for (const item of items) pushItem(notes, item)
      return parts.done()
    }
    for (const item of items) pushItem(notes, item)
    notes.facts.push({
      kind: 'state',
      ref: { noun: null, measure: 'money', name: price.unitText, where: [], unit: price.unit },
      value: { asked: true },
      when: null,
      isSum: true,
      isPart: false,
    })
    return parts.done()
  }
  const [item] = items
  if (!item) unclear('cost of what')
  const ref = notes.refOf({ ...item, isEach: false })
  if (!verb) unclear('cost')
  notes.remember(ref)
  const count = item.amount && !each ? toldValueOf(item) : null
  if (item.flags.size > 0) unclear('a relation without a number')
  if (count) pushPair(notes, price, ref, count)
  else pushPrice(notes, price, ref, null)
  parts.done()
}

/** One item of a purchase at a known price. */
function pushItem(notes: Notes, item: Np) {
  const ref = notes.refOf(item)
  notes.facts.push({
    kind: 'product',
    total: { ref: { noun: null, measure: 'money', name: ref.name, where: [], unit: null }, value: null },
    size: { ref: { noun: null, measure: 'money', name: '', where: [], unit: null }, value: null },
    count: {
      ref: { ...ref, where: ref.where.filter((each) => each.kind === 'kind') },
      value: toldValueOf({ ...item, isOne: item.amount === null }),
    },
    role: { sign: 0, verb: '', isMore: false },
  })
}

function pushPair(notes: Notes, price: Np, ref: Ref, count: Value) {
  notes.facts.push({
    kind: 'product',
    total: { ref: moneyOf(price, ref), value: toldValueOf(price) },
    size: { ref: { ...moneyOf(price, ref), where: [] }, value: null },
    count: { ref, value: count },
    role: { sign: 0, verb: '', isMore: false },
  })
}

function pushPrice(notes: Notes, price: Np, bottom: Ref, _of: 'all' | null) {
  const top = { ...moneyOf(price, bottom), where: [] }
  notes.facts.push({
    kind: 'product',
    total: { ref: top, value: null },
    size: { ref: top, value: toldValueOf(price) },
    count: { ref: bottom, value: null },
    role: null,
  })
}

function moneyOf(price: Np, _of: Ref): Ref {
  return {
    noun: null,
    measure: 'money',
    name: price.unitText || price.amount?.unitText || '',
    where: [],
    unit: price.amount?.unit ?? price.unit,
  }
}

import { type Np, unclear, type Verb } from '../chunks.ts'
import type { Ref, Role, Value } from '../facts.ts'
import { type Notes, toldValueOf } from './notes.ts'
import { amounts, asks, headOf, kindTag, type Parts, signs } from './parts.ts'
import { whereOf } from './where.ts'

/** "a third of the apples", "30 % of them are girls" */
export function readShare(notes: Notes, parts: Parts, verb: Verb | null, share: Np) {
  parts.take('of-them')
  const cls = verb?.cls ?? 'have'
  const role: Role | null =
    cls in signs && (signs[cls] ?? 0) !== 0 ? { sign: signs[cls] ?? 0, verb: verb?.key ?? '', isMore: false } : null
  const isDoing = cls in signs && signs[cls] === 0
  const source =
    share.of || share.words.length > 0 ? null : parts.nps.find((one) => one !== share && one.prep === 'from')
  const inner: Np | null =
    share.words.length > 0
      ? { ...share, amount: null, asked: null, prep: null, of: notes.language.isAdjective && !verb ? null : share.of }
      : (share.of ?? source ?? null)
  parts.use(share)
  if (source) parts.use(source)
  const isOfRest = inner?.flags.has('rest') || share.flags.has('rest')
  const numbered = parts.rest().filter((each) => amounts(each).length > 0 || asks(each))
  if (numbered.length > 1) unclear('a share with more numbers')
  const [other] = numbered
  if (other) parts.use(other)
  const bare = parts
    .rest()
    .filter((each) => each.prep === null && each.words.length > 0 && each.start > share.end && !each.isEach)
  const stated =
    !verb && share.words.length > 0 && share.of && !share.asked && notes.language.isAdjective !== null
      ? share.of
      : undefined
  const named = stated ?? (!role && !isDoing ? bare[0] : undefined)
  if (named) parts.use(named)
  const where = whereOf(notes, parts, verb)
  const wholeRef = inner
    ? inner.pron || headOf(inner) === null
      ? notes.context.noun
      : notes.refOf({ ...inner, prep: null, flags: new Set() }, inner.amount ? [] : [])
    : notes.context.noun
  if (!wholeRef) unclear('a share of what')
  const wholeValue: Value = inner?.amount ? { amount: inner.amount } : inner?.asked ? { asked: true } : null
  const part: Ref = named
    ? partRef(notes, named, wholeRef)
    : {
        ...wholeRef,
        where: [...where, ...(role || isDoing ? [] : [{ key: 'share', text: '', kind: 'kind' as const }])],
      }
  if (!named && !role && !other && !share.asked && !isDoing) unclear('a share without a name')
  notes.facts.push({
    kind: 'part',
    part,
    partValue: other ? toldValueOf(other) : null,
    whole: wholeRef,
    wholeValue,
    isOfRest: isOfRest ?? false,
    fraction: toldValueOf(share),
    percentAsked: share.asked === 'percent',
    role: role ?? (isDoing && share.amount ? { sign: 0, verb: verb?.key ?? '', isMore: false } : null),
  })
  notes.remember(wholeRef)
  parts.done()
}

export function partRef(notes: Notes, np: Np, whole: Ref): Ref {
  const head = headOf(np)
  if (
    np.words.every((each) => each.isAdjective) ||
    (notes.language.isAdjective === null &&
      !notes.counted.has(head?.key ?? '') &&
      np.words.length === 1 &&
      np.words[0]?.text === np.words[0]?.key)
  )
    return { ...whole, where: np.words.map(kindTag) }
  return notes.refOf(np)
}

/** "the rest are blue", "he lost the other games" */
export function readRest(notes: Notes, parts: Parts, verb: Verb | null) {
  const np = parts.nps.find((each) => each.flags.has('rest') || each.flags.has('other'))
  const flag = parts.take('rest') || parts.take('other')
  if (!np && !flag) unclear('rest')
  if (np) parts.use(np)
  if ((np && (amounts(np).length > 0 || asks(np))) || parts.nps.some((each) => amounts(each).length > 0 || asks(each)))
    unclear('rest with a number')
  if (np?.flags.has('more') || np?.flags.has('less')) unclear('rest')
  const cls = verb?.cls ?? 'have'
  const base =
    np && headOf(np) && notes.counted.has(headOf(np)?.key ?? '')
      ? notes.refOf({ ...np, flags: new Set() })
      : notes.context.noun
  if (!base) unclear('rest of what')
  if (cls === 'be' || cls === 'have') {
    const named =
      parts.nps.find((each) => each.prep === null && each.words.length > 0) ??
      (np && headOf(np) && !notes.counted.has(headOf(np)?.key ?? '') ? np : undefined)
    if (!named) unclear('rest of what')
    parts.use(named)
    notes.facts.push({ kind: 'rest', ref: partRef(notes, named, base), value: null, role: null })
  } else {
    const where = whereOf(notes, parts, verb)
    notes.facts.push({
      kind: 'rest',
      ref: { ...base, where },
      value: null,
      role: { sign: signs[cls] ?? 0, verb: verb?.key ?? '', isMore: false },
    })
  }
  parts.done()
}
